/** Channels, threads and direct messages, with what is unread in them. */
import { addChannel } from "../api.js";
import { el, fill } from "../dom.js";
import { coalesced } from "../emitter.js";
import { icon, iconButton } from "../icons.js";
import { PRIVATE_THREAD } from "../state/kinds.js";
import { openAsk } from "../modals/ask.js";
import { avatar } from "./avatar.js";
import { openMenu } from "../popup.js";

export class Sidebar {
  #ctx;
  #openId = null;
  #archived = new Set();

  constructor(ctx, personPanel) {
    this.#ctx = ctx;
    this.lists = el("div.sidebar-lists");
    this.title = el("h1.guild-name");
    this.element = el("nav.sidebar", {}, el("header.sidebar-head", {}, this.title), this.lists, personPanel);
    const render = coalesced(() => this.#render());
    ctx.world.on(["hello", "channels", "reads", "names", "people", "language"], render);
  }

  open(channelId) {
    this.#openId = channelId;
    this.#render();
  }

  #render() {
    const { world, words } = this.#ctx;
    if (!world.me) return;
    const focused = this.lists.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    this.element.setAttribute("aria-label", words("channels"));
    this.title.textContent = world.guilds.map((guild) => guild.name).join(", ");
    fill(
      this.lists,
      this.#guildGroups(),
      this.#group(
        words("direct_messages"),
        words("start_dm"),
        (event) => this.#startDm(event.currentTarget),
        world.dms().map((channel) => this.#dm(channel)),
      ),
    );
    if (focused) this.lists.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  }

  /** Channels by guild; a guild alone stands in the title already. */
  #guildGroups() {
    const { world, words } = this.#ctx;
    return world.guilds.map((guild) =>
      this.#group(
        world.guilds.length > 1 ? guild.name : words("channels"),
        words("add_channel"),
        () => this.#addChannel(guild),
        world.textChannels(guild).flatMap((channel) => this.#withThreads(channel)),
      ),
    );
  }

  #group(title, addLabel, add, entries) {
    const plus = iconButton("plus", addLabel, add, "small");
    return el("section.channel-group", {}, el("header", {}, el("h2", {}, title), plus), el("ul", {}, entries));
  }

  #withThreads(channel) {
    const threads = this.#ctx.world.threadsOf(channel.id);
    const live = threads.filter(
      (thread) =>
        !thread.thread_metadata?.archived || thread.id === this.#openId || this.#ctx.reads.isUnread(thread.id),
    );
    const old = threads.filter((thread) => !live.includes(thread));
    const shown = this.#archived.has(channel.id) ? threads : live;
    return [
      this.#entry(channel, icon("hash"), ""),
      shown.map((thread) => this.#entry(thread, icon(thread.type === PRIVATE_THREAD ? "lock" : "thread"), "thread")),
      old.length ? this.#archivedToggle(channel, old.length) : null,
    ];
  }

  #archivedToggle(channel, n) {
    const shown = this.#archived.has(channel.id);
    const toggle = () => {
      if (!this.#archived.delete(channel.id)) this.#archived.add(channel.id);
      this.#render();
    };
    const label = this.#ctx.words(shown ? "hide_archived" : "show_archived", { n });
    return el(
      "li.thread",
      {},
      el("button.channel.archived", { type: "button", "aria-expanded": String(shown), on: { click: toggle } }, label),
    );
  }

  #dm(channel) {
    const [other] = channel.recipients ?? [];
    return this.#entry(channel, avatar(other, this.#ctx.world), "dm");
  }

  #entry(channel, lead, kind) {
    const { world, reads, words } = this.#ctx;
    const name = world.channelName(channel);
    const pings = reads.pings(channel.id);
    const unread = reads.isUnread(channel.id) && channel.id !== this.#openId;
    const told = [name, pings ? words("mentions_count", { n: pings }) : unread ? words("unread") : ""].filter(Boolean);
    return el(
      "li",
      { class: kind },
      el(
        "button.channel",
        {
          type: "button",
          class: unread ? "unread" : "",
          "aria-current": channel.id === this.#openId ? "page" : undefined,
          "aria-label": told.join(", "),
          data: { channel: channel.id },
          on: { click: () => this.#ctx.openChannel(channel.id) },
        },
        lead,
        el("span.channel-name", {}, name),
        pings ? el("span.badge", { "aria-hidden": "true" }, pings > 99 ? "99+" : String(pings)) : null,
      ),
    );
  }

  #addChannel(guild) {
    const { words } = this.#ctx;
    openAsk(this.#ctx, { title: words("add_channel"), label: words("channel_name"), max: 100 }, async (name) => {
      const channel = await addChannel(name, guild.id);
      this.#ctx.world.putChannel(channel);
      this.#ctx.openChannel(channel.id);
    });
  }

  #startDm(anchor) {
    const { world, words } = this.#ctx;
    const others = [...world.members.values()].map(({ user }) => user).filter(({ id }) => id !== world.me.id);
    const items = others.map((user) => ({
      label: world.nameOf(user),
      hint: user.bot ? words("app") : "",
      run: () => this.#ctx.openDm(user.id),
    }));
    openMenu(this.#ctx, anchor, items, words("start_dm"));
  }
}
