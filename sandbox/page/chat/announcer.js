/** Reads new messages of the open channel to those who do not see the page, and shows short notices to all. */
import { el } from "../dom.js";
import { plainText } from "../markdown/render.js";
import { Component } from "../state/kinds.js";

const NOTICE_STAYS = 4000;
const LONGEST = 300;

export class Announcer {
  #ctx;

  constructor(ctx) {
    this.#ctx = ctx;
    this.spoken = el("div.unseen", { role: "status", "aria-live": "polite" });
    this.notices = el("div.notices", { role: "status", "aria-live": "polite" });
    this.element = el("div", {}, this.spoken, this.notices);
    ctx.world.on(["said", "whispered"], (message) => this.#speak(message));
  }

  #speak(message) {
    const { world } = this.#ctx;
    if (message.channel_id !== this.#ctx.openId() || message.author?.id === world.me.id) return;
    const text = plainText(wordsOf(message), this.#ctx).slice(0, LONGEST);
    this.spoken.textContent = `${world.nameOf(message.author)}: ${text || this.#ctx.words("a_message")}`;
  }

  notice(text) {
    const note = el("p.notice", {}, text);
    this.notices.append(note);
    setTimeout(() => note.remove(), NOTICE_STAYS);
  }
}

/** Everything a message says in words, components included. */
function wordsOf(message) {
  const texts = [message.content];
  const gather = (component) => {
    if (component.type === Component.TEXT) texts.push(component.content);
    (component.components ?? []).forEach(gather);
  };
  (message.components ?? []).forEach(gather);
  for (const embed of message.embeds ?? []) texts.push(embed.title, embed.description);
  return texts.filter(Boolean).join("\n");
}
