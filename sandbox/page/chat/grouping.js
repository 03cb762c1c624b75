/** What stands between messages: days, the mark of what is new, the beginning; and which of them belong together. */
import { el } from "../dom.js";
import { newerThan } from "../ids.js";
import { dayText } from "../moments.js";
import { EPHEMERAL } from "../state/kinds.js";
import { sentAt } from "./message.js";
import { isSystem } from "./system.js";

const TOGETHER = 7 * 60;

/** Whether a message continues the one above: same author, soon after, nothing of its own to announce. */
export function continues(message, before) {
  if (!before || isSystem(before) || before.author?.id !== message.author?.id) return false;
  if (message.command || message.message_reference) return false;
  if ((message.flags & EPHEMERAL) !== (before.flags & EPHEMERAL)) return false;
  return sentAt(message) - sentAt(before) < TOGETHER;
}

/** The line between two messages where a day or the unread begins (after the id `newFrom`), or null. */
export function dividerBetween(before, message, newFrom, ctx) {
  const day = new Date(message.timestamp);
  const newDay = !before || new Date(before.timestamp).toDateString() !== day.toDateString();
  const isNew = newFrom !== null && newerThan(message.id, newFrom) && !newerThan(before?.id, newFrom);
  if (!newDay && !isNew) return null;
  return el(
    `div.divider${isNew ? ".new" : ""}`,
    { role: "separator" },
    newDay ? el("span", {}, dayText(day, ctx.locale)) : null,
    isNew ? el("strong", {}, ctx.words("new_mark")) : null,
  );
}

export function loadingLine() {
  return el("div.timeline-top", { "aria-busy": "true" }, el("span.spinner.shown"));
}

export function olderLine(more, ctx) {
  const button = el("button.text-button", { type: "button", on: { click: more } }, ctx.words("older"));
  return el("div.timeline-top", {}, button);
}

export function beginning(name, isEmpty, ctx) {
  return el(
    "div.timeline-top.beginning",
    {},
    el("h2", {}, name),
    el("p", {}, ctx.words("beginning", { name })),
    isEmpty ? el("p", {}, ctx.words("nothing_yet")) : null,
  );
}
