/** A field of a modal with its label, description and what is wrong with it. */
import { el, freshId } from "../dom.js";
import { Component, SELECTS } from "../state/kinds.js";
import { checkboxGroup, radioGroup, singleCheckbox } from "./boxes.js";
import { fileUpload, selectField, textInput } from "./inputs.js";

const GROUPS = new Set([Component.RADIO_GROUP, Component.CHECKBOX_GROUP]);

/**
 * `{element, check(), focus(), read(files)}` of a Label component (or an old row's text input). A maker gets
 * `(component, ids, ctx)` and returns `{element, focus(), problem(), value(files)}`.
 */
export function labelledField({ label, description, component }, ctx) {
  const ids = { input: freshId("field"), label: freshId("label"), help: freshId("help"), error: freshId("error") };
  const made = makerOf(component.type)(component, { ...ids, name: label }, ctx);
  const error = el("p.field-error", { id: ids.error, role: "alert", hidden: true });
  const help = description ? el("p.field-help", { id: ids.help }, description) : null;
  const element = GROUPS.has(component.type)
    ? el(
        "fieldset.field",
        { "aria-describedby": `${ids.help} ${ids.error}` },
        el("legend.field-label", {}, title(label, component)),
        help,
        made.element,
        error,
      )
    : el(
        "div.field",
        {},
        el("label.field-label", { for: ids.input, id: ids.label }, title(label, component)),
        help,
        made.element,
        error,
      );

  const check = () => {
    const problem = made.problem();
    error.textContent = problem ?? "";
    error.hidden = !problem;
    element.classList.toggle("wrong", Boolean(problem));
    return !problem;
  };
  element.addEventListener("change", () => error.hidden || check());
  const read = (files) => ({
    type: component.type,
    id: component.id,
    custom_id: component.custom_id,
    ...made.value(files),
  });
  return { element, check, focus: made.focus, read };
}

function title(label, component) {
  const required = component.required !== false && component.type !== Component.CHECKBOX;
  return [label, required ? el("span.required", { "aria-hidden": "true" }, " *") : null];
}

function makerOf(type) {
  if (SELECTS.has(type)) return selectField;
  return MAKERS[type] ?? textInput;
}

const MAKERS = {
  [Component.TEXT_INPUT]: textInput,
  [Component.FILE_UPLOAD]: fileUpload,
  [Component.RADIO_GROUP]: radioGroup,
  [Component.CHECKBOX_GROUP]: checkboxGroup,
  [Component.CHECKBOX]: singleCheckbox,
};
