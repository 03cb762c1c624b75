/** The bar over the messages: where we are, and the way to the drawers. */
import { el, fill } from "../dom.js";
import { icon, iconButton, setLabel } from "../icons.js";
import { DM, isThread } from "../state/kinds.js";

export class ChatHeader {
  #ctx;
  #openId = null;

  /** `toggleChannels` and `toggleMembers` open the pane's drawers. */
  constructor(ctx, toggleChannels, toggleMembers) {
    this.#ctx = ctx;
    this.channels = iconButton("menu", "", toggleChannels, "only-narrow");
    this.members = iconButton("people", "", toggleMembers);
    this.dot = el("span.dot", { hidden: true });
    this.channels.append(this.dot);
    this.title = el("div.chat-title");
    this.line = el("div.line-lost", { role: "status", hidden: true });
    this.element = el("header.chat-head", {}, this.channels, this.title, this.line, this.members);
    ctx.world.on(["hello", "channels", "names", "language"], () => this.#render());
    ctx.world.on("reads", () => this.#dot());
    ctx.world.on("line", (state) => this.#lost(state === "lost"));
  }

  open(channelId) {
    this.#openId = channelId;
    this.#render();
    this.#dot();
  }

  #render() {
    const { world, words } = this.#ctx;
    const channel = world.channels.get(this.#openId);
    setLabel(this.channels, words("channels"));
    setLabel(this.members, words("members"));
    this.line.textContent = words("line_lost");
    if (!channel) return fill(this.title);
    const parent = isThread(channel) ? world.channels.get(channel.parent_id) : null;
    const sign = channel.type === DM ? "at" : isThread(channel) ? "thread" : "hash";
    const up = () => this.#ctx.openChannel(parent.id);
    return fill(
      this.title,
      parent
        ? el("button.text-button.parent", { type: "button", on: { click: up } }, icon("hash"), parent.name, " ›")
        : null,
      icon(sign),
      el("h2", {}, world.channelName(channel)),
      channel.topic ? el("p.topic", { title: channel.topic }, channel.topic) : null,
    );
  }

  /** Something elsewhere is unread: a sign on the button that leads there. */
  #dot() {
    const { world, reads } = this.#ctx;
    const calls = [...world.channels.keys()].some((id) => id !== this.#openId && reads.pings(id));
    this.dot.hidden = !calls;
  }

  #lost(lost) {
    this.line.hidden = !lost;
  }
}
