/** One option of a command being written: its name and what was put in. */
import { el, freshId } from "../dom.js";
import { Option } from "../state/kinds.js";
import { localized } from "../words.js";
import { valueOf } from "./suggest.js";

export class Chip {
  #ctx;
  /** A picked suggestion `{value, label}`; typing on drops it. */
  #picked = null;

  /** `handlers` are `{focus, input, key, remove}`, called with this chip (and the event). */
  constructor(ctx, option, handlers) {
    this.#ctx = ctx;
    this.option = option;
    this.name = localized(option, "name", ctx.locale);
    this.description = localized(option, "description", ctx.locale) ?? "";
    this.isFile = option.type === Option.ATTACHMENT;
    const id = freshId("option");
    const errorId = freshId("error");
    this.input = el("input.chip-input", {
      id,
      type: this.isFile ? "file" : "text",
      role: this.isFile ? undefined : "combobox",
      "aria-expanded": this.isFile ? undefined : "false",
      "aria-autocomplete": this.isFile ? undefined : "list",
      "aria-required": String(Boolean(option.required)),
      "aria-describedby": errorId,
      inputmode: option.type === Option.INTEGER ? "numeric" : option.type === Option.NUMBER ? "decimal" : undefined,
      autocomplete: "off",
      title: this.description,
    });
    this.error = el("span.chip-error", { id: errorId, role: "alert", hidden: true });
    this.element = el("span.chip", {}, el("label", { for: id }, this.name), this.input, this.error);
    this.input.addEventListener("focus", () => handlers.focus(this));
    this.input.addEventListener("keydown", (event) => handlers.key(event, this));
    this.input.addEventListener("input", () => {
      this.#picked = null;
      this.#problem(null);
      this.#fit();
      handlers.input(this);
    });
    this.#fit();
  }

  /** As wide as its text. */
  #fit() {
    if (!this.isFile) this.input.style.width = `${Math.min(40, Math.max(4, this.input.value.length + 1))}ch`;
  }

  get text() {
    return this.isFile ? (this.input.files[0]?.name ?? "") : this.input.value;
  }

  get isPicked() {
    return this.#picked !== null;
  }

  get isFilled() {
    return this.text.trim() !== "";
  }

  pick(suggestion) {
    this.#picked = suggestion;
    this.input.value = suggestion.label;
    this.#problem(null);
    this.#fit();
  }

  write(text) {
    this.input.value = text;
    this.#fit();
  }

  #problem(text) {
    this.error.textContent = text ?? "";
    this.error.hidden = !text;
    this.element.classList.toggle("wrong", Boolean(text));
    this.input.setAttribute("aria-invalid", String(Boolean(text)));
  }

  /** `{name, type, value}` for Discord, null when left empty, false when wrong (and says so). */
  read(files) {
    const { name, type, required } = this.option;
    if (!this.isFilled && !required) return null;
    if (this.isFile && this.isFilled) {
      files.push(this.input.files[0]);
      return { name, type, value: String(files.length - 1) };
    }
    const found = this.#picked ?? valueOf(this.option, this.text, this.#ctx);
    this.#problem(found.problem);
    return found.problem ? false : { name, type, value: found.value };
  }

  /** What an autocomplete is told of this option: the raw text where it is being written. */
  raw(focused) {
    const { name, type } = this.option;
    if (focused) return { name, type, value: this.text, focused: true };
    if (this.isFile || !this.isFilled) return null;
    const found = this.#picked ?? valueOf(this.option, this.text, this.#ctx);
    return found.problem ? null : { name, type, value: found.value };
  }
}
