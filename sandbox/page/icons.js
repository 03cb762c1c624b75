/** The page's own line icons, drawn on a grid of 24. */
import { el } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  hash: "M5 9h15M4 15h15M10 4 8 20M16 4l-2 16",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14a6 6 0 0 1 3.5 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5l4.5 4.5L19 7",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  inspect: "M4 5h16v14H4zM4 9h16M8 13l2 1.5L8 16M12 16h4",
  split: "M3 5h18v14H3zM12 5v14",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  send: "M4 12l16-8-6 16-3-6.5z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  link: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  reply: "M10 7 4 12l6 5v-3.5c5 0 8 1.5 10 4.5 0-6-4-9.5-10-9.5z",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5 16 16",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  warn: "M12 4 2.5 20h19zM12 10v4.5M12 17v.5",
};

/** A decorative icon: the control around it carries the words. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A button that shows only an icon; `label` is said and shown on hovering. */
export function iconButton(name, label, click, classes = "") {
  const button = el("button.icon-button", { type: "button", class: classes }, icon(name));
  if (label) setLabel(button, label);
  if (click) button.addEventListener("click", click);
  return button;
}

/** Names a control that has no text of its own. */
export function setLabel(control, label) {
  control.setAttribute("aria-label", label);
  control.title = label;
}
