/** The message that is being answered, shown over the composer. */
import { el, fill } from "../dom.js";
import { icon, iconButton } from "../icons.js";

export class Reply {
  #ctx;
  #message = null;

  constructor(ctx) {
    this.#ctx = ctx;
    this.element = el("div.replying", { hidden: true });
  }

  to(message) {
    this.#message = message;
    const { words, world } = this.#ctx;
    const stop = iconButton("close", words("stop_reply"), () => this.take(), "small");
    fill(
      this.element,
      icon("reply"),
      el("span", {}, words("replying_to", { name: world.nameOf(message.author) })),
      stop,
    );
    this.element.hidden = false;
  }

  /** The id of the answered message, if any; then there is none. */
  take() {
    const id = this.#message?.id;
    this.#message = null;
    this.element.hidden = true;
    return id;
  }
}
