/** The list over the composer: commands, options, choices, people. */
import { el, fill } from "../dom.js";
import { Listbox } from "../listbox.js";

export class Completion {
  #list = null;
  #owner = null;

  constructor() {
    this.element = el("div.completion", { hidden: true });
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /**
   * Shows options under a title for the input `owner`. `lazy` marks none until an arrow key is pressed;
   * without options the `empty` text is shown, and without that nothing.
   */
  show(owner, { title, hint, options, empty, onPick, lazy = false }) {
    if (!options.length && !empty) return this.close();
    if (this.#owner !== owner || !this.#list) this.#attach(owner);
    this.#list = new Listbox(owner, (option) => onPick(option), { label: title });
    fill(
      this.element,
      el("header", {}, el("strong", {}, title), hint ? el("small", {}, hint) : null),
      this.#list.element,
    );
    this.element.hidden = false;
    this.#list.show(options, { empty, at: lazy ? -1 : 0 });
    owner.setAttribute("aria-expanded", "true");
    return undefined;
  }

  #attach(owner) {
    this.close();
    this.#owner = owner;
  }

  close() {
    this.element.hidden = true;
    this.#list = null;
    this.#owner?.setAttribute("aria-expanded", "false");
    this.#owner?.removeAttribute("aria-activedescendant");
  }

  get active() {
    return this.isOpen ? (this.#list?.active ?? null) : null;
  }

  /** Takes the active option, if any. */
  accept() {
    if (!this.active) return false;
    return this.#list.handleKey(new KeyboardEvent("keydown", { key: "Enter" }));
  }

  /** Arrow keys move in the list. */
  move(event) {
    if (!this.isOpen || !["ArrowDown", "ArrowUp", "PageDown", "PageUp"].includes(event.key)) return false;
    return this.#list.handleKey(event);
  }
}
