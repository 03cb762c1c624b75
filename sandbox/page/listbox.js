/** A list to choose from, steered by the keys of whatever has the focus (WAI-ARIA listbox). */
import { el, fill, freshId } from "./dom.js";

/** Options are `{value, label, description?, lead?, disabled?}`; `lead` is an element shown before the label. */
export class Listbox {
  #owner;
  #onPick;
  #options = [];
  #active = -1;
  chosen = new Set();

  /** `owner` has the focus and is told of the active option; `onPick(option)` is called for a chosen one. */
  constructor(owner, onPick, { label, multiple = false } = {}) {
    this.#owner = owner;
    this.#onPick = onPick;
    this.element = el("div.listbox", {
      role: "listbox",
      id: freshId("list"),
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : undefined,
    });
    owner.setAttribute("aria-controls", this.element.id);
  }

  get options() {
    return this.#options;
  }

  get active() {
    return this.#options[this.#active] ?? null;
  }

  /** Shows the options; `empty` is what to say when there are none; `at` is the one to start from. */
  show(options, { empty = "", at = 0 } = {}) {
    this.#options = options;
    fill(this.element, options.length ? options.map((option) => this.#row(option)) : el("p.listbox-empty", {}, empty));
    this.#activate(options.length ? Math.min(at, options.length - 1) : -1);
  }

  #row(option) {
    const row = el(
      "div.option",
      {
        role: "option",
        id: freshId("option"),
        "aria-selected": String(this.chosen.has(option.value)),
        "aria-disabled": option.disabled ? "true" : undefined,
        data: { value: String(option.value) },
      },
      option.lead ?? null,
      el(
        "span.option-text",
        {},
        el("span.option-label", {}, option.label),
        option.description ? el("small.option-description", {}, option.description) : null,
      ),
      el("span.option-check", { "aria-hidden": "true" }),
    );
    // Pressing must not take the focus away from the owner.
    row.addEventListener("pointerdown", (event) => event.preventDefault());
    row.addEventListener("click", () => this.#pick(option));
    row.addEventListener("pointermove", () => this.#activate(this.#options.indexOf(option), false));
    return row;
  }

  #pick(option) {
    if (!option.disabled) this.#onPick(option);
  }

  /** Marks again what is chosen and what can be. */
  refresh() {
    this.#options.forEach((option, index) => {
      const row = this.element.children[index];
      row.setAttribute("aria-selected", String(this.chosen.has(option.value)));
      if (option.disabled) row.setAttribute("aria-disabled", "true");
      else row.removeAttribute("aria-disabled");
    });
  }

  #activate(index, scroll = true) {
    this.element.children[this.#active]?.classList.remove("active");
    this.#active = index;
    const row = this.#options.length ? this.element.children[index] : null;
    if (!row) {
      this.#owner.removeAttribute("aria-activedescendant");
      return;
    }
    row.classList.add("active");
    this.#owner.setAttribute("aria-activedescendant", row.id);
    if (scroll) this.reveal();
  }

  /** Brings the active option into sight. */
  reveal() {
    this.element.children[this.#active]?.scrollIntoView({ block: "nearest" });
  }

  /** Handles arrows, Home, End and Enter; says whether the key was its own. */
  handleKey(event) {
    const last = this.#options.length - 1;
    if (last < 0) return false;
    const moves = {
      ArrowDown: this.#active >= last ? 0 : this.#active + 1,
      ArrowUp: this.#active <= 0 ? last : this.#active - 1,
      PageDown: Math.min(last, this.#active + 8),
      PageUp: Math.max(0, this.#active - 8),
    };
    if (event.key in moves) {
      event.preventDefault();
      this.#activate(moves[event.key]);
      return true;
    }
    if (event.key === "Enter" && this.active) {
      event.preventDefault();
      this.#pick(this.active);
      return true;
    }
    return false;
  }
}
