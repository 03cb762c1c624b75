/** Something that opens at a control and goes away by Esc, by a press elsewhere, or with the control itself. */
import { el } from "./dom.js";

/** Told to the document when controls moved or went: popups follow theirs, or close. */
export const ANCHORS_MOVED = "anchorsmoved";

const GAP = 4;
const EDGE = 8;
const LEAST = 120;

/**
 * Shows `content` at `anchor` inside the pane's layer. `onClose(reason)` is told "escape", "outside", "gone" or what
 * `close` was given. Options: `wide` makes it at least as wide as the anchor, `above` prefers the upper side, `least()`
 * tells a height that it has even if it must cover its anchor for that.
 */
export function openPopup(ctx, anchor, content, { onClose, wide = false, above = false, least, name = "" } = {}) {
  const box = el("div.popup", { class: name }, content);
  ctx.layer.append(box);

  const place = () => {
    if (!anchor.isConnected) return close("gone");
    const area = ctx.layer.getBoundingClientRect();
    const at = anchor.getBoundingClientRect();
    if (wide) box.style.minWidth = `${at.width}px`;
    const under = area.bottom - at.bottom - GAP - EDGE;
    const over = at.top - area.top - GAP - EDGE;
    const natural = naturalHeight(box);
    const up = above ? over >= Math.min(natural, under) : natural > under && over > under;
    const room = Math.max(least?.() ?? LEAST, up ? over : under);
    const height = Math.min(natural, room, area.height - 2 * EDGE);
    box.style.maxHeight = `${height}px`;
    const left = Math.min(at.left - area.left, area.width - box.offsetWidth - EDGE);
    box.style.left = `${Math.max(EDGE, left)}px`;
    const most = area.height - EDGE - height;
    box.style.top = up ? "auto" : `${Math.min(at.bottom - area.top + GAP, most)}px`;
    box.style.bottom = up ? `${Math.min(area.bottom - at.top + GAP, most)}px` : "auto";
    return undefined;
  };

  const pressed = (event) => {
    if (!box.contains(event.target) && !anchor.contains(event.target)) close("outside");
  };
  const key = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close("escape");
  };
  const moved = (event) => {
    if (!box.contains(event.target)) place();
  };

  let open = true;
  function close(reason = "closed") {
    if (!open) return;
    open = false;
    document.removeEventListener("pointerdown", pressed, true);
    document.removeEventListener("scroll", moved, true);
    document.removeEventListener(ANCHORS_MOVED, place);
    removeEventListener("resize", place);
    box.remove();
    onClose?.(reason);
  }

  document.addEventListener("pointerdown", pressed, true);
  document.addEventListener("scroll", moved, true);
  document.addEventListener(ANCHORS_MOVED, place);
  addEventListener("resize", place);
  box.addEventListener("keydown", key);
  place();
  return { box, close, place };
}

/** How high a popup would be if nothing limited it; what is scrolled in it stays where it is. */
function naturalHeight(box) {
  const tops = [...box.querySelectorAll("*")].filter((node) => node.scrollTop).map((node) => [node, node.scrollTop]);
  box.style.maxHeight = "none";
  const height = box.offsetHeight;
  for (const [node, top] of tops) node.scrollTop = top;
  return height;
}

/** A popup of actions: `items` are `{label, hint?, run, checked?}`; focus goes in, and back when it closes. */
export function openMenu(ctx, anchor, items, label) {
  const menu = el("div.menu", { role: "menu", "aria-label": label });
  const popup = openPopup(ctx, anchor, menu, {
    name: "menu-popup",
    onClose: (reason) => {
      anchor.setAttribute("aria-expanded", "false");
      if (reason !== "outside") anchor.focus();
    },
  });
  for (const item of items) {
    const checkable = item.checked !== undefined;
    const run = () => {
      popup.close();
      item.run();
    };
    const entry = el(
      "button.menu-item",
      {
        type: "button",
        role: checkable ? "menuitemradio" : "menuitem",
        "aria-checked": checkable ? String(item.checked) : undefined,
        on: { click: run },
      },
      el("span", {}, item.label),
      item.hint ? el("small", {}, item.hint) : null,
    );
    menu.append(entry);
  }
  menu.addEventListener("keydown", (event) => walk(event, [...menu.children]));
  anchor.setAttribute("aria-expanded", "true");
  popup.place();
  (menu.querySelector("[aria-checked='true']") ?? menu.firstElementChild)?.focus();
  return popup;
}

function walk(event, entries) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = entries.indexOf(document.activeElement);
  entries[(at + step + entries.length) % entries.length].focus();
}
