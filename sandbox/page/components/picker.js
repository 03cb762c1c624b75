/** The control of every select, in messages and in modals: a button that opens a list, searchable when it is long. */
import { el, fill, freshId, isComposing } from "../dom.js";
import { icon } from "../icons.js";
import { Listbox } from "../listbox.js";
import { openPopup } from "../popup.js";

const SEARCH_FROM = 9;
const IN_SIGHT = 8;
const HIGH = 340;
/** Padding of the list and border of the popup, above and below. */
const FRAME = 10;

/**
 * `spec` is `{options, min, max, chosen, placeholder, disabled, key, required}`. One value is given at once, several when
 * the list closes; `onPick(values)` gets them. Returns the element; `values()` says what is chosen.
 */
export function picker(ctx, spec, onPick) {
  const chosen = new Set(spec.chosen);
  const button = el("button.picker", {
    type: "button",
    id: freshId("picker"),
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-label": spec.label,
    "aria-required": spec.required ? "true" : undefined,
    disabled: Boolean(spec.disabled),
    data: { key: spec.key },
  });
  const write = () => fill(button, face(spec, chosen), el("span.spinner"), icon("down"));
  write();

  const settle = (values) => {
    const before = [...chosen];
    if (values.length === before.length && values.every((value) => chosen.has(value))) return;
    chosen.clear();
    values.forEach((value) => chosen.add(value));
    write();
    onPick?.([...chosen]);
  };
  const open = () => {
    if (button.getAttribute("aria-expanded") === "false" && !button.classList.contains("busy")) {
      openList(ctx, button, spec, new Set(chosen), settle);
    }
  };
  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  return { element: button, values: () => [...chosen] };
}

function face(spec, chosen) {
  const picked = spec.options.filter((option) => chosen.has(option.value));
  if (!picked.length) return el("span.picker-text.placeholder", {}, spec.placeholder);
  if (picked.length === 1) {
    const [{ lead, label }] = picked;
    return el("span.picker-text", {}, lead?.cloneNode(true), label);
  }
  return el(
    "span.picker-text",
    {},
    picked.map(({ label }) => el("span.picked", {}, label)),
  );
}

function openList(ctx, button, spec, draft, settle) {
  const many = spec.max > 1;
  const search = spec.options.length >= SEARCH_FROM ? searchBox(ctx) : null;
  const list = new Listbox(search ?? button, (option) => pick(option), { label: spec.label, multiple: many });
  list.chosen = draft;
  const options = spec.options.map((option) => ({ ...option }));
  const count = el("small.picker-count", { role: "status" });
  const done = el(
    "button.button.primary.small",
    { type: "button", on: { click: () => popup.close("done") } },
    ctx.words("done"),
  );
  const content = el("div.picker-list", {}, search, list.element, many ? el("div.picker-foot", {}, count, done) : null);

  const popup = openPopup(ctx, button, content, {
    wide: true,
    least,
    name: "picker-popup",
    onClose: (reason) => {
      button.setAttribute("aria-expanded", "false");
      button.removeAttribute("aria-activedescendant");
      button.removeEventListener("keydown", keys);
      if (reason !== "outside") button.focus();
      const enough = draft.size >= spec.min && draft.size <= spec.max;
      if (reason !== "escape" && reason !== "gone" && enough) settle([...draft]);
    },
  });

  /** The height with which eight options are in sight, beside what stands around them. */
  function least() {
    const rows = [...list.element.children].slice(0, IN_SIGHT);
    const around = content.offsetHeight - list.element.offsetHeight + FRAME;
    return rows.reduce((sum, row) => sum + row.offsetHeight, around);
  }

  function pick(option) {
    if (!many) {
      const off = draft.has(option.value) && spec.min === 0;
      draft.clear();
      if (!off) draft.add(option.value);
      popup.close("picked");
      return;
    }
    if (!draft.delete(option.value)) draft.add(option.value);
    limit();
  }

  function limit() {
    const full = draft.size >= spec.max;
    for (const option of options) option.disabled = full && !draft.has(option.value);
    list.refresh();
    count.textContent = ctx.words("picked_of", { n: draft.size, min: spec.min, max: spec.max });
    done.disabled = draft.size < spec.min;
  }

  function show() {
    const sought = search?.value.trim().toLowerCase() ?? "";
    const found = options.filter(({ label, description }) =>
      `${label} ${description ?? ""}`.toLowerCase().includes(sought),
    );
    const at = Math.max(
      0,
      found.findIndex((option) => draft.has(option.value)),
    );
    list.show(found, { empty: ctx.words("nothing_found"), at: sought ? 0 : at });
    content.style.maxHeight = `${Math.max(HIGH, least())}px`;
    popup.place();
    list.reveal();
  }

  function keys(event) {
    if (isComposing(event)) return;
    if (event.key === "Escape") popup.close("escape");
    else if (event.key === "Tab") return popup.close(many ? "done" : "escape");
    else if (event.key === " " && !search && list.active)
      list.handleKey(new KeyboardEvent("keydown", { key: "Enter" }));
    else if (!list.handleKey(event)) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return undefined;
  }

  button.setAttribute("aria-expanded", "true");
  (search ?? button).addEventListener("keydown", keys);
  search?.addEventListener("input", show);
  show();
  if (many) limit();
  (search ?? button).focus();
}

function searchBox(ctx) {
  return el("input.picker-search", {
    type: "search",
    role: "combobox",
    "aria-expanded": "true",
    "aria-autocomplete": "list",
    "aria-label": ctx.words("search"),
    placeholder: ctx.words("search"),
    autocomplete: "off",
  });
}
