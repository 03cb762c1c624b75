/** Radio and checkbox groups, and the single checkbox. */
import { el, freshId } from "../dom.js";

function choice(kind, name, option) {
  const id = freshId("choice");
  const input = el("input", { type: kind, id, name, value: option.value, checked: Boolean(option.default) });
  const text = el(
    "span.choice-text",
    {},
    el("span", {}, option.label),
    option.description ? el("small", {}, option.description) : null,
  );
  return { input, element: el("label.choice", { for: id }, input, text) };
}

export function radioGroup(component, ids, ctx) {
  const choices = (component.options ?? []).map((option) => choice("radio", ids.input, option));
  const picked = () => choices.find(({ input }) => input.checked)?.input.value ?? null;
  return {
    element: el(
      "div.choices",
      {},
      choices.map(({ element }) => element),
    ),
    focus: () => (choices.find(({ input }) => input.checked) ?? choices[0])?.input.focus(),
    problem: () => (component.required !== false && picked() === null ? ctx.words("must_choose") : null),
    value: () => ({ value: picked() }),
  };
}

export function checkboxGroup(component, ids, ctx) {
  const choices = (component.options ?? []).map((option) => choice("checkbox", ids.input, option));
  const required = component.required !== false;
  const min = required ? (component.min_values ?? 1) : (component.min_values ?? 0);
  const max = component.max_values ?? choices.length;
  const picked = () => choices.filter(({ input }) => input.checked).map(({ input }) => input.value);
  const element = el(
    "div.choices",
    {},
    choices.map((each) => each.element),
  );
  const limit = () => {
    const full = picked().length >= max;
    for (const { input } of choices) input.disabled = full && !input.checked;
  };
  element.addEventListener("change", limit);
  limit();
  const enough = () => {
    const { length } = picked();
    return (length >= min || (!required && length === 0)) && length <= max;
  };
  return {
    element,
    focus: () => choices.find(({ input }) => !input.disabled)?.input.focus(),
    problem: () => (enough() ? null : ctx.words("choose_between", { min, max })),
    value: () => ({ values: picked() }),
  };
}

export function singleCheckbox(component, ids) {
  const input = el("input", {
    type: "checkbox",
    id: ids.input,
    checked: Boolean(component.default),
    "aria-describedby": ids.help,
  });
  return {
    element: el("label.box", {}, input),
    focus: () => input.focus(),
    problem: () => null,
    value: () => ({ value: input.checked }),
  };
}
