/** Messages that only tell what happened: somebody joined, a thread was started, a message was pinned. */
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { moment } from "../moments.js";
import { PERSON_JOINED, PIN_ADDED, THREAD_STARTED, THREAD_STARTER } from "../state/kinds.js";

const LINES = {
  [PIN_ADDED]: ["pin", "system_pinned"],
  [PERSON_JOINED]: ["people", "system_joined"],
  [THREAD_STARTED]: ["thread", "system_thread"],
  [THREAD_STARTER]: ["thread", "system_starter"],
};

export function isSystem(message) {
  return message.type in LINES;
}

export function systemLine(message, ctx) {
  const [sign, key] = LINES[message.type];
  const blanks = { name: ctx.world.nameOf(message.author), thread: message.content };
  const reference = message.message_reference ?? {};
  const target = message.type === THREAD_STARTED ? (message.thread?.id ?? reference.channel_id) : reference.channel_id;
  const goes = target && ctx.world.channels.has(target) && message.type !== PERSON_JOINED;
  const words = ctx.words(key, blanks);
  const open = () => ctx.openChannel(target, message.type === THREAD_STARTED ? undefined : reference.message_id);
  return el(
    "div.system",
    { data: { id: message.id } },
    icon(sign),
    goes ? el("button.text-button", { type: "button", on: { click: open } }, words) : el("span", {}, words),
    moment(Date.parse(message.timestamp) / 1000, "head", ctx.locale),
  );
}
