/** A bot's modal: labelled fields, checked before they are sent, kept when the bot does not answer. */
import { failureText } from "../chat/message.js";
import { el } from "../dom.js";
import { markdown } from "../markdown/render.js";
import { Component } from "../state/kinds.js";
import { openDialog } from "./dialog.js";
import { labelledField } from "./labels.js";

export function openModal(ctx, modal) {
  const entries = (modal.components ?? []).map((component) => entry(component, ctx));
  const error = el("p.failure", { role: "alert", hidden: true });
  const send = el(
    "button.button.primary",
    { type: "submit", data: { key: `modal ${modal.interaction_id}` } },
    ctx.words("submit"),
    el("span.spinner"),
  );
  const form = el(
    "form.dialog-form",
    { novalidate: true, on: { submit: (event) => submit(event) } },
    el(
      "div.dialog-body",
      {},
      entries.map(({ element }) => element),
      error,
    ),
    el(
      "footer.dialog-foot",
      {},
      el("button.button.secondary", { type: "button", on: { click: () => dialog.close() } }, ctx.words("cancel")),
      send,
    ),
  );
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  const dialog = openDialog(ctx, modal.title, form, { name: "bot-modal" });

  async function submit(event) {
    event.preventDefault();
    const wrong = entries.map(({ field }) => field).filter((field) => field && !field.check());
    if (wrong.length) return wrong[0].focus();
    if (send.classList.contains("busy")) return undefined;
    send.classList.add("busy");
    error.hidden = true;
    const files = [];
    const payload = {
      interaction_id: modal.interaction_id,
      custom_id: modal.custom_id,
      components: entries.map(({ read }) => read(files)),
      locale: ctx.locale,
    };
    const failure = await ctx.interactions.run(`modal ${modal.interaction_id}`, null, () =>
      ctx.api.modal(payload, files),
    );
    send.classList.remove("busy");
    if (!failure) return dialog.close();
    error.textContent = failureText(failure, ctx);
    error.hidden = false;
    return send.focus();
  }
}

/** A top-level component as `{element, field?, read(files)}`; `read` gives Discord's submit shape. */
function entry(component, ctx) {
  const { id, type } = component;
  if (type === Component.TEXT) {
    return { element: markdown(component.content, ctx), read: () => ({ id, type }) };
  }
  if (type === Component.ROW) {
    const [inner] = component.components ?? [];
    const field = labelledField({ label: inner.label ?? "", component: inner }, ctx);
    return { element: field.element, field, read: (files) => ({ id, type, components: [field.read(files)] }) };
  }
  const field = labelledField(component, ctx);
  return { element: field.element, field, read: (files) => ({ id, type, component: field.read(files) }) };
}
