/**
 * Builds elements. Strings become text nodes and handlers are functions, so what a server
 * or a person sent can never turn into markup or code.
 */

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "required", "selected", "inert"]);

/** el("button.primary", {type: "button", on: {click}}, "Send") */
export function el(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name);
  if (classes.length) node.classList.add(...classes);
  for (const [key, value] of Object.entries(props)) set(node, key, value);
  append(node, children);
  return node;
}

function set(node, key, value) {
  if (value === undefined || value === null) return;
  if (key === "on") {
    for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
  } else if (key === "data") {
    for (const [name, text] of Object.entries(value)) if (text !== undefined) node.dataset[name] = text;
  } else if (key === "vars") {
    for (const [name, text] of Object.entries(value)) node.style.setProperty(`--${name}`, text);
  } else if (key === "class") {
    node.classList.add(...value.split(" ").filter(Boolean));
  } else if (PROPERTIES.has(key)) {
    node[key] = value;
  } else if (typeof value === "boolean" && !key.startsWith("aria-")) {
    node.toggleAttribute(key, value);
  } else {
    node.setAttribute(key, String(value));
  }
}

/** Appends nodes, texts and nested lists; nothing for null, undefined and false. */
function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
}

/** Replaces all children. */
export function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
}

let lastId = 0;

/** An id no other element of the document has. */
export function freshId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

/** Whether a key event belongs to an input method that is still composing a character. */
export function isComposing(event) {
  return event.isComposing || event.keyCode === 229;
}

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]:not([tabindex='-1'])";

/** The elements inside `root` that Tab would visit. */
export function focusable(root) {
  return [...root.querySelectorAll(FOCUSABLE)].filter(
    (node) => !node.disabled && !node.closest("[inert], [hidden]") && node.getClientRects().length > 0,
  );
}
