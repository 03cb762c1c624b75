/** Completes @people and #channels in a text, and turns them into Discord's marks when it is sent. */
import { channelChoices, userChoices } from "../components/choices.js";

export class Mentions {
  #ctx;
  /** What stands in the text -> what is sent. */
  #marks = new Map();

  constructor(ctx) {
    this.#ctx = ctx;
  }

  /** The mention being written before the caret, as `{start, typed, kind}`, or null. */
  at(text, caret) {
    const found = /(^|\s)([@#])([\p{L}\p{N}_-]{0,32})$/u.exec(text.slice(0, caret));
    return found ? { start: caret - found[3].length - 1, typed: found[3].toLowerCase(), kind: found[2] } : null;
  }

  options({ kind, typed }) {
    const all = kind === "@" ? userChoices(this.#ctx) : channelChoices(this.#ctx);
    return all.filter(({ label }) => label.toLowerCase().includes(typed)).slice(0, 10);
  }

  /** The text with the mention put in, and where the caret goes. */
  insert(text, caret, { start, kind }, option) {
    const shown = `${kind}${option.label}`;
    this.#marks.set(shown, kind === "@" ? `<@${option.value}>` : `<#${option.value}>`);
    const before = `${text.slice(0, start)}${shown} `;
    return { text: before + text.slice(caret), caret: before.length };
  }

  /** The text as Discord wants it; longer names first, so that "@Ann" does not break "@Anna". */
  encode(text) {
    const shown = [...this.#marks.keys()].sort((a, b) => b.length - a.length);
    return shown.reduce((coded, name) => coded.replaceAll(name, this.#marks.get(name)), text);
  }
}
