/** A dialog over one pane: the other person's pane stays usable, so the browser's own modal dialog would be too much. */
import { el, focusable, freshId } from "../dom.js";
import { iconButton } from "../icons.js";

/** Shows `content` under a title. Returns `{element, close}`; `onClose()` is called however it ends. */
export function openDialog(ctx, title, content, { onClose, name = "" } = {}) {
  const id = freshId("dialog");
  const before = document.activeElement;
  const dismiss = iconButton("close", ctx.words("close"), () => close());
  const box = el(
    "div.dialog",
    { role: "dialog", "aria-modal": "true", "aria-labelledby": id, class: name },
    el("header.dialog-head", {}, el("h2", { id }, title), dismiss),
    content,
  );
  const veil = el("div.veil", {}, box);

  let open = true;
  function close() {
    if (!open) return;
    open = false;
    veil.remove();
    ctx.stage.inert = Boolean(ctx.layer.querySelector(".veil"));
    onClose?.();
    if (before?.isConnected) before.focus();
  }

  veil.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === "Tab") trap(event, box);
  });
  ctx.layer.append(veil);
  ctx.stage.inert = true;
  const [first] = focusable(box.querySelector(".dialog-body") ?? box);
  (first ?? dismiss).focus();
  return { element: box, close };
}

/** Tab goes around inside the dialog. */
function trap(event, box) {
  const stops = focusable(box);
  const [first, last] = [stops[0], stops.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
