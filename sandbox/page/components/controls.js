/** Buttons and selects under a message: pressing one is an interaction. */
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { safeLink } from "../links.js";
import { Component } from "../state/kinds.js";
import { choicesOf, emojiText } from "./choices.js";
import { picker } from "./picker.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

export function button(component, message, ctx) {
  const face = [
    component.emoji ? emojiText(component.emoji) : null,
    component.label ? el("span", {}, component.label) : null,
  ];
  const name = component.label ? undefined : (component.emoji?.name ?? ctx.words("button"));
  if (component.style === LINK) return linkButton(component, face, name);
  const key = keyOf(message, component);
  return el(
    "button.button",
    {
      type: "button",
      class: STYLES[component.style] ?? "secondary",
      disabled: Boolean(component.disabled),
      "aria-label": name,
      data: { key },
      on: { click: () => press(component, message, ctx) },
    },
    face,
    el("span.spinner"),
  );
}

function linkButton(component, face, name) {
  const href = component.disabled ? null : safeLink(component.url);
  return el(
    "a.button.secondary",
    {
      href: href ?? undefined,
      "aria-disabled": href ? undefined : "true",
      "aria-label": name,
      target: "_blank",
      rel: "noopener noreferrer nofollow",
    },
    face,
    icon("link"),
  );
}

/** What tells a control from all others of the pane; the same again after its message was edited. */
function keyOf(message, component) {
  return `${message.id} ${component.custom_id}`;
}

function press(component, message, ctx, values) {
  const key = keyOf(message, component);
  if (ctx.interactions.isBusy(key)) return;
  const payload = {
    channel_id: message.channel_id,
    message_id: message.id,
    custom_id: component.custom_id,
    component_type: component.type,
    values,
    locale: ctx.locale,
  };
  ctx.interactions.run(key, message.id, () => ctx.api.component(payload));
}

export function select(component, message, ctx) {
  const { options, chosen } = choicesOf(component, ctx);
  const placeholder = component.placeholder || ctx.words(component.max_values > 1 ? "choose_some" : "choose_one");
  const spec = {
    options,
    chosen,
    placeholder,
    label: placeholder,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    key: keyOf(message, component),
  };
  return picker(ctx, spec, (values) => press(component, message, ctx, values)).element;
}

export function row(component, message, ctx) {
  const children = (component.components ?? []).map((child) =>
    child.type === Component.BUTTON ? button(child, message, ctx) : select(child, message, ctx),
  );
  return el("div.row", {}, children);
}

/** Shows at the controls of a message which of them wait for the bot. */
export function markBusy(root, ctx) {
  for (const control of root.querySelectorAll("[data-key]")) {
    const busy = ctx.interactions.isBusy(control.dataset.key);
    control.classList.toggle("busy", busy);
    control.setAttribute("aria-busy", String(busy));
  }
}
