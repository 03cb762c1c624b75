/** A command being written: its name, its options as chips, and the list of what can be put in. */
import { el, fill, isComposing } from "../dom.js";
import { localized } from "../words.js";
import { Chip } from "./chip.js";
import { commandPayload } from "./payload.js";
import { fromChoices, mustPick, suggestionsFor } from "./suggest.js";

export class CommandForm {
  #ctx;
  #completion;
  #onSend;
  #onLeave;
  #chips = [];
  #asked = 0;

  /** `onSend(payload, files, shownName)` and `onLeave(text)` end the form. */
  constructor(ctx, entry, channelId, completion, { onSend, onLeave }) {
    this.#ctx = ctx;
    this.entry = entry;
    this.channelId = channelId;
    this.#completion = completion;
    this.#onSend = onSend;
    this.#onLeave = onLeave;
    this.row = el("span.chips");
    this.tail = el("input.chip-tail", {
      type: "text",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": ctx.words("more_options"),
      autocomplete: "off",
    });
    this.tail.addEventListener("focus", () => this.#offerMore());
    this.tail.addEventListener("input", () => this.#offerMore());
    this.tail.addEventListener("keydown", (event) => this.#tailKey(event));
    this.element = el("div.command-form", {}, el("span.command-name", {}, `/${entry.label}`), this.row, this.tail);
    for (const option of entry.options.filter(({ required }) => required)) this.#add(option);
  }

  /** Fills in what was typed as "name:text". */
  prefill(texts) {
    for (const [name, text] of Object.entries(texts)) {
      const chip =
        this.#chips.find(({ option }) => option.name === name) ??
        this.#add(this.entry.options.find((option) => option.name === name));
      chip.write(text);
    }
  }

  focus() {
    (this.#chips.find((chip) => !chip.isFilled)?.input ?? this.tail).focus();
  }

  #add(option) {
    const chip = new Chip(this.#ctx, option, {
      focus: (each) => this.#suggest(each),
      input: (each) => this.#suggest(each),
      key: (event, each) => this.#chipKey(event, each),
    });
    this.#chips.push(chip);
    this.row.append(chip.element);
    this.#showRest();
    return chip;
  }

  #remove(chip) {
    this.#chips = this.#chips.filter((each) => each !== chip);
    chip.element.remove();
    this.#showRest();
    this.tail.focus();
  }

  #left() {
    const used = new Set(this.#chips.map(({ option }) => option.name));
    return this.entry.options.filter(({ name }) => !used.has(name));
  }

  #showRest() {
    const n = this.#left().length;
    this.tail.placeholder = n ? this.#ctx.words("optional_left", { n }) : "";
  }

  /** The options not used yet. Nothing is marked until an arrow or a letter: Enter shall send. */
  #offerMore() {
    const typed = this.tail.value.trim().toLowerCase();
    const { locale, words } = this.#ctx;
    const options = this.#left()
      .map((option) => ({
        value: option.name,
        label: localized(option, "name", locale),
        description: localized(option, "description", locale),
        option,
      }))
      .filter(({ label, value }) => label.toLowerCase().startsWith(typed) || value.startsWith(typed));
    const onPick = ({ option }) => {
      this.tail.value = "";
      this.#add(option).input.focus();
    };
    this.#completion.show(this.tail, { title: words("optional_options"), options, onPick, lazy: !typed });
  }

  async #suggest(chip) {
    const { words } = this.#ctx;
    this.#asked += 1;
    const asked = this.#asked;
    const show = (options, empty) =>
      this.#completion.show(chip.input, {
        title: chip.name,
        hint: chip.description,
        options,
        empty,
        onPick: (option) => this.#took(chip, option),
      });
    if (!chip.option.autocomplete) {
      const options = suggestionsFor(chip.option, chip.isPicked ? "" : chip.text, this.#ctx);
      return show(options ?? [], options ? words("nothing_found") : chip.description || chip.name);
    }
    if (!this.#completion.isOpen) show([], words("loading_choices"));
    const values = this.#chips.map((each) => each.raw(each === chip)).filter(Boolean);
    const payload = commandPayload(this.entry, values, this.channelId, this.#ctx.locale);
    const outcome = await this.#ctx.interactions.ask(() => this.#ctx.api.autocomplete(payload), true);
    if (asked !== this.#asked || document.activeElement !== chip.input) return undefined;
    if (outcome?.choices) return show(fromChoices(outcome.choices, this.#ctx), words("nothing_found"));
    return show([], words("choices_failed"));
  }

  #took(chip, suggestion) {
    this.#asked += 1;
    chip.pick(suggestion);
    this.#completion.close();
    this.focus();
  }

  #chipKey(event, chip) {
    if (isComposing(event)) return;
    const open = this.#completion.isOpen && this.#completion.active && !chip.isPicked;
    if (event.key === "Enter") {
      event.preventDefault();
      if (!open || !this.#completion.accept()) this.send();
    } else if (event.key === "Tab" && !event.shiftKey && open && (chip.isFilled || mustPick(chip.option))) {
      event.preventDefault();
      this.#completion.accept();
    } else if (event.key === "Backspace" && !chip.isFilled) {
      event.preventDefault();
      if (chip.option.required) this.leave();
      else this.#remove(chip);
    } else this.#commonKey(event);
  }

  #tailKey(event) {
    if (isComposing(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (!this.#completion.accept()) this.send();
    } else if (event.key === "Tab" && !event.shiftKey && this.#completion.active) {
      event.preventDefault();
      this.#completion.accept();
    } else if (event.key === "Backspace" && !this.tail.value) {
      event.preventDefault();
      const last = this.#chips.at(-1);
      if (last) last.input.focus();
      else this.leave();
    } else this.#commonKey(event);
  }

  #commonKey(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      if (this.#completion.isOpen) this.#completion.close();
      else this.leave("");
      return;
    }
    this.#completion.move(event);
  }

  leave(text = `/${this.entry.label}`) {
    this.#asked += 1;
    this.#completion.close();
    this.#onLeave(text);
  }

  /** Sends when every option is right; goes to the first that is not. */
  send() {
    const files = [];
    const read = this.#chips.map((chip) => [chip, chip.read(files)]);
    const wrong = read.find(([, value]) => value === false);
    if (wrong) return wrong[0].input.focus();
    const values = read.map(([, value]) => value).filter(Boolean);
    this.#asked += 1;
    this.#completion.close();
    fill(this.row);
    return this.#onSend(commandPayload(this.entry, values, this.channelId, this.#ctx.locale), files, this.entry.label);
  }
}
