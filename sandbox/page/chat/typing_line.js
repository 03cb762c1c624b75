/** "Alice is writing…" over the composer. */
import { el, fill } from "../dom.js";

export class TypingLine {
  #ctx;
  #openId = null;

  constructor(ctx) {
    this.#ctx = ctx;
    this.element = el("div.typing-line", { "aria-live": "polite" });
    ctx.world.on(["typing", "language"], () => this.#render());
  }

  open(channelId) {
    this.#openId = channelId;
    this.#render();
  }

  #render() {
    const { world, words, typing } = this.#ctx;
    const names = typing.in(this.#openId).map((id) => world.nameOf(world.users.get(id)));
    if (!names.length) return fill(this.element);
    const text =
      names.length > 3 ? words("many_typing") : words("typing", { n: names.length, names: names.join(", ") });
    return fill(this.element, el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")), text);
  }
}
