/** Text inputs, selects and file uploads of a modal. */
import { choicesOf } from "../components/choices.js";
import { picker } from "../components/picker.js";
import { sizeText } from "../chat/files.js";
import { el, fill } from "../dom.js";

const PARAGRAPH = 2;
const LARGEST_FILE = 10 * 1024 * 1024;

export function textInput(component, ids, ctx) {
  const long = component.style === PARAGRAPH;
  const required = component.required !== false;
  const min = component.min_length ?? 0;
  const max = component.max_length ?? 4000;
  const input = el(long ? "textarea" : "input", {
    id: ids.input,
    type: long ? undefined : "text",
    rows: long ? "4" : undefined,
    value: component.value ?? "",
    placeholder: component.placeholder,
    maxlength: max,
    "aria-required": String(required),
    "aria-describedby": `${ids.help} ${ids.error}`,
    autocomplete: "off",
  });
  const problem = () => {
    const { length } = input.value;
    if (!length) return required ? ctx.words("must_fill") : null;
    return length < min ? ctx.words("too_short", { n: min }) : null;
  };
  return { element: input, focus: () => input.focus(), problem, value: () => ({ value: input.value }) };
}

export function selectField(component, ids, ctx) {
  const { options, chosen } = choicesOf(component, ctx);
  const required = component.required !== false;
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  const placeholder = component.placeholder || ctx.words(max > 1 ? "choose_some" : "choose_one");
  const control = picker(
    ctx,
    { options, chosen, placeholder, label: ids.name, min: required ? min : 0, max, required },
    () => control.element.dispatchEvent(new Event("change", { bubbles: true })),
  );
  control.element.id = ids.input;
  const enough = () => {
    const { length } = control.values();
    return (length >= min && length <= max) || (!required && length === 0);
  };
  return {
    element: control.element,
    focus: () => control.element.focus(),
    problem: () => (enough() ? null : max > 1 ? ctx.words("choose_between", { min, max }) : ctx.words("must_choose")),
    value: () => ({ values: control.values() }),
  };
}

export function fileUpload(component, ids, ctx) {
  const required = component.required !== false;
  const min = component.min_values ?? (required ? 1 : 0);
  const max = component.max_values ?? 1;
  const input = el("input", {
    id: ids.input,
    type: "file",
    multiple: max > 1,
    "aria-describedby": `${ids.help} ${ids.error}`,
  });
  const names = el("ul.file-names", {});
  const files = () => [...input.files];
  input.addEventListener("change", () => {
    fill(
      names,
      files().map((file) => el("li", {}, `${file.name} · ${sizeText(file.size, ctx)}`)),
    );
  });
  const problem = () => {
    if (files().some(({ size }) => size > LARGEST_FILE)) return ctx.words("file_too_large");
    const { length } = files();
    if (!required && length === 0) return null;
    return length >= min && length <= max ? null : ctx.words("choose_files", { min, max });
  };
  const value = (all) => {
    const first = all.length;
    all.push(...files());
    return { values: files().map((_, index) => String(first + index)) };
  };
  return { element: el("div.upload", {}, input, names), focus: () => input.focus(), problem, value };
}
