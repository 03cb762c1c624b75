/** The messages of the open channel: grouped, divided by day, kept at the end, older ones brought on scrolling up. */
import { el, fill } from "../dom.js";
import { coalesced } from "../emitter.js";
import { icon } from "../icons.js";
import { ANCHORS_MOVED } from "../popup.js";
import { EPHEMERAL } from "../state/kinds.js";
import { isDismissed } from "./dismissed.js";
import { beginning, continues, dividerBetween, loadingLine, olderLine } from "./grouping.js";
import { messageRow, showInteractions } from "./message.js";
import { pendingRow } from "./pending.js";
import { swapRow } from "./swap.js";

const NEAR = 80;

export class Timeline {
  #ctx;
  #rows = new Map();
  #follow = true;
  #newFrom = null;
  #channelId = null;
  #missed = 0;
  #lastTop = 0;
  #lastHeight = 0;

  constructor(ctx) {
    this.#ctx = ctx;
    this.list = el("div.timeline-list", { role: "log", "aria-live": "off" });
    this.scroller = el("div.timeline", { tabindex: "0", role: "region" }, this.list);
    this.jump = el("button.jump-down", { type: "button", hidden: true, on: { click: () => this.toEnd() } });
    this.element = el("div.timeline-frame", {}, this.scroller, this.jump);
    this.render = coalesced(() => this.#render());
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.observer = new ResizeObserver(() => this.#stick());
    this.observer.observe(this.list);
    this.observer.observe(this.scroller);
    this.#listen();
  }

  #listen() {
    const { world } = this.#ctx;
    world.on("messages", (channelId) => channelId === this.#channelId && this.render());
    world.on(["said", "whispered"], (message) => this.#arrived(message));
    world.on("pending", () => this.render());
    world.on(["names", "language"], () => this.#refresh(() => true));
    world.on("late", (id) => this.#refresh((message) => message.interaction_metadata?.id === id));
    world.on("channels", () => this.#refresh(namesChannels));
    world.on("interactions", (messageId) => {
      const row = this.#rows.get(messageId);
      if (row) showInteractions(row.node, row.message, this.#ctx);
    });
  }

  /** Shows a channel from its end. */
  async open(channelId) {
    this.#channelId = channelId;
    this.#follow = true;
    this.#missed = 0;
    this.#newFrom = this.#ctx.reads.isUnread(channelId) ? (this.#ctx.reads.lastRead(channelId) ?? "0") : null;
    this.#rows.clear();
    this.list.replaceChildren();
    this.scroller.setAttribute("aria-label", this.#ctx.words("messages_in", { name: this.#name() }));
    this.#render();
    await this.#ctx.messages.open(channelId).catch((error) => this.#ctx.notify(error.message));
  }

  #name() {
    const channel = this.#ctx.world.channels.get(this.#channelId);
    return channel ? this.#ctx.world.channelName(channel) : "";
  }

  /** Builds rows again whose words changed although their messages did not. */
  #refresh(touched) {
    for (const row of this.#rows.values()) if (touched(row.message)) row.stale = true;
    this.render();
  }

  #arrived(message) {
    if (message.channel_id !== this.#channelId) return;
    if (message.author?.id === this.#ctx.world.me.id || message.flags & EPHEMERAL) this.#follow = true;
    if (!this.#follow) {
      this.#missed += 1;
      return;
    }
    this.#ctx.messages.trim(this.#channelId);
    this.#seen();
  }

  #render() {
    if (!this.#channelId || !this.#ctx.world.me) return;
    const held = this.#follow ? null : this.#firstInSight();
    const messages = this.#ctx.messages.list(this.#channelId).filter(({ id }) => !isDismissed(id));
    const nodes = [this.#top(messages)];
    let before = null;
    for (const message of messages) {
      const divider = dividerBetween(before, message, this.#newFrom, this.#ctx);
      if (divider) nodes.push(divider);
      nodes.push(this.#row(message, divider || !continues(message, before)));
      before = message;
    }
    nodes.push(...this.#ctx.pending.in(this.#channelId).map((waiting) => pendingRow(waiting, this.#ctx)));
    this.#place(nodes);
    const here = new Set(messages.map(({ id }) => id));
    for (const id of this.#rows.keys()) if (!here.has(id)) this.#rows.delete(id);
    if (held) this.#hold(held);
    this.#stick();
    this.#showJump();
    document.dispatchEvent(new Event(ANCHORS_MOVED));
  }

  /** Which message one is reading, and where it stands. */
  #firstInSight() {
    const { top } = this.scroller.getBoundingClientRect();
    const seen = [...this.list.querySelectorAll("[data-id]")].find((node) => node.getBoundingClientRect().bottom > top);
    return seen ? { id: seen.dataset.id, top: seen.getBoundingClientRect().top } : null;
  }

  /** Brings it back to its place after something changed above it. */
  #hold({ id, top }) {
    const node = this.#rows.get(id)?.node;
    if (node?.isConnected) this.scroller.scrollTop += node.getBoundingClientRect().top - top;
  }

  #row(message, head) {
    const known = this.#rows.get(message.id);
    if (known && !known.stale && known.message === message && known.head === Boolean(head)) return known.node;
    const node = messageRow(message, Boolean(head), this.#ctx);
    if (known) swapRow(known.node, node);
    this.#rows.set(message.id, { node, message, head: Boolean(head), stale: false });
    return node;
  }

  /** Puts the nodes in order and moves only those that are not in their place, so focus and pictures stay. */
  #place(nodes) {
    const wanted = new Set(nodes);
    for (const child of [...this.list.children]) if (!wanted.has(child)) child.remove();
    nodes.forEach((node, index) => {
      const at = this.list.children[index];
      if (at !== node) this.list.insertBefore(node, at ?? null);
    });
  }

  #top(messages) {
    const stage = this.#ctx.messages.stage(this.#channelId);
    if (stage === "loading") return loadingLine();
    if (!this.#ctx.messages.isComplete(this.#channelId)) return olderLine(() => this.#older(), this.#ctx);
    return beginning(this.#name(), messages.length === 0, this.#ctx);
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // Only going up leaves the end, and not what messages do that grow or shrink under the reader's eyes.
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#follow = true;
    else if (scrollTop < this.#lastTop && scrollHeight === this.#lastHeight) this.#follow = false;
    this.#remember();
    if (this.#follow) this.#seen();
    if (scrollTop < NEAR && this.#rows.size) this.#older();
    this.#showJump();
  }

  #older() {
    const { messages, notify } = this.#ctx;
    const some = messages.stage(this.#channelId) === "none" ? messages.open : messages.older;
    some.call(messages, this.#channelId).catch((error) => notify(error.message));
  }

  /** Stays at the end while the person is there, also when a picture makes a message taller. */
  #stick() {
    if (this.#follow) {
      this.scroller.scrollTop = this.scroller.scrollHeight;
      this.#remember();
      this.#seen();
    }
  }

  #remember() {
    this.#lastTop = this.scroller.scrollTop;
    this.#lastHeight = this.scroller.scrollHeight;
  }

  /** The page came into sight again. */
  look() {
    this.#stick();
  }

  #seen() {
    this.#missed = 0;
    if (this.#channelId && this.#ctx.isVisible()) this.#ctx.reads.markRead(this.#channelId);
  }

  #showJump() {
    this.jump.hidden = this.#follow;
    const text = this.#missed ? this.#ctx.words("new_messages", { n: this.#missed }) : this.#ctx.words("to_end");
    fill(this.jump, text, icon("down"));
  }

  toEnd() {
    this.#follow = true;
    this.#stick();
    this.#showJump();
  }

  /** Scrolls to a message, bringing older ones until it is there. */
  async reveal(messageId) {
    const { messages } = this.#ctx;
    while (
      !messages.get(this.#channelId, messageId) &&
      messages.stage(this.#channelId) === "loaded" &&
      !messages.isComplete(this.#channelId)
    ) {
      await messages.older(this.#channelId);
    }
    await Promise.resolve();
    const row = this.#rows.get(messageId)?.node;
    if (!row) return;
    this.#follow = false;
    row.scrollIntoView({ block: "center" });
    row.classList.add("revealed");
    row.addEventListener("animationend", () => row.classList.remove("revealed"), { once: true });
  }
}

function namesChannels(message) {
  return Boolean(message.thread) || JSON.stringify(message).includes("<#");
}
