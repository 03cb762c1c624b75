/** Asks for one line of text: a channel's or a person's name. */
import { el, freshId } from "../dom.js";
import { openDialog } from "./dialog.js";

/** `answer(text)` may refuse by throwing: its message is shown and the dialog stays. */
export function openAsk(ctx, { title, label, max }, answer) {
  const id = freshId("ask");
  const input = el("input", { id, type: "text", maxlength: max, required: true, autocomplete: "off" });
  const error = el("p.field-error", { role: "alert", hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return input.focus();
    try {
      await answer(text);
      return dialog.close();
    } catch (refusal) {
      error.textContent = refusal.message;
      error.hidden = false;
      return input.focus();
    }
  };
  const form = el(
    "form.dialog-form",
    { novalidate: true, on: { submit } },
    el("div.dialog-body", {}, el("div.field", {}, el("label.field-label", { for: id }, label), input, error)),
    el(
      "footer.dialog-foot",
      {},
      el("button.button.secondary", { type: "button", on: { click: () => dialog.close() } }, ctx.words("cancel")),
      el("button.button.primary", { type: "submit" }, ctx.words("add")),
    ),
  );
  const dialog = openDialog(ctx, title, form, { name: "small" });
}
