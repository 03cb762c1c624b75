/** One message, with everything that can hang on it. */
import { markBusy } from "../components/controls.js";
import { components } from "../components/layout.js";
import { shownName } from "../composer/catalog.js";
import { el, fill } from "../dom.js";
import { icon, iconButton } from "../icons.js";
import { markdown, plainText } from "../markdown/render.js";
import { moment } from "../moments.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "../state/kinds.js";
import { avatar } from "./avatar.js";
import { embeds } from "./embeds.js";
import { attachments } from "./files.js";
import { isSystem, systemLine } from "./system.js";

export const sentAt = (message) => Date.parse(message.timestamp) / 1000;

/** The row of a message; `head` says whether author and time are shown, or the message continues the one above. */
export function messageRow(message, head, ctx) {
  if (isSystem(message)) return systemLine(message, ctx);
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const row = el(
    "article.message",
    {
      class: [head ? "head" : "", ephemeral ? "ephemeral" : "", ctx.reads.isCall(message) ? "calls-me" : ""].join(" "),
      data: { id: message.id },
      "aria-label": ctx.world.nameOf(message.author),
    },
    origin(message, ctx),
    head ? avatar(message.author, ctx.world) : el("span.side-time", {}, moment(sentAt(message), "t", ctx.locale)),
    ephemeral ? null : iconButton("reply", ctx.words("reply"), () => ctx.reply(message), "small reply"),
    el(
      "div.message-body",
      {},
      head ? heading(message, ctx) : null,
      body(message, ctx),
      ephemeral ? onlyYou(message, ctx) : null,
    ),
  );
  showInteractions(row, message, ctx);
  return row;
}

/** What the message answers: a command somebody used, or another message. */
function origin(message, ctx) {
  const { command } = message;
  const user = message.interaction_metadata?.user;
  if (command && user) {
    const used = ctx.words("used_command", { name: ctx.world.nameOf(user), command: `/${shownName(command, ctx)}` });
    return el("div.origin", {}, avatar(user, ctx.world), el("span", {}, used));
  }
  return message.message_reference?.message_id ? answered(message, ctx) : null;
}

function answered(message, ctx) {
  const { message_id: id, channel_id: channelId } = message.message_reference;
  const original = message.referenced_message ?? ctx.messages.get(message.channel_id, id);
  if (!original) return el("div.origin", {}, icon("reply"), el("span", {}, ctx.words("original_gone")));
  const said = plainText(original.content, ctx).slice(0, 120) || ctx.words("a_message");
  return el(
    "button.origin",
    { type: "button", on: { click: () => ctx.openChannel(channelId ?? message.channel_id, id) } },
    icon("reply"),
    el("span", {}, el("strong", {}, ctx.world.nameOf(original.author)), " ", said),
  );
}

function heading(message, ctx) {
  const { author } = message;
  const name = el("button.author", { type: "button" }, ctx.world.nameOf(author));
  name.addEventListener("click", () => ctx.openProfile(author.id, name));
  return el(
    "header.message-head",
    {},
    name,
    author.bot ? el("span.tag", {}, ctx.words("app")) : null,
    moment(sentAt(message), "head", ctx.locale),
    message.pinned
      ? el("span.pinned", { title: ctx.words("pinned") }, icon("pin"), el("span.unseen", {}, ctx.words("pinned")))
      : null,
  );
}

function body(message, ctx) {
  if (message.flags & LOADING) return thinking(message, ctx);
  const v2 = Boolean(message.flags & COMPONENTS_V2);
  return [
    v2 ? null : text(message, ctx),
    v2 ? null : attachments(message, ctx),
    v2 ? null : embeds(message, ctx),
    components(message, ctx),
    v2 && message.edited_timestamp ? edited(message, ctx) : null,
    message.thread ? threadCard(message.thread, ctx) : null,
    el("p.failure", { role: "alert", hidden: true }),
  ];
}

function thinking(message, ctx) {
  if (ctx.interactions.isLate(message.interaction_metadata?.id)) {
    return el("p.failure", { role: "alert" }, icon("warn"), ctx.words("no_response"));
  }
  const dots = el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("p.thinking", { role: "status" }, dots, ctx.words("thinking", { name: ctx.world.nameOf(message.author) }));
}

function text(message, ctx) {
  if (!message.content) return null;
  const content = markdown(message.content, ctx);
  if (message.edited_timestamp) {
    const end = content.lastElementChild?.tagName === "P" ? content.lastElementChild : content;
    end.append(" ", edited(message, ctx));
  }
  return content;
}

function edited(message, ctx) {
  const when = new Date(message.edited_timestamp).toLocaleString(ctx.locale);
  return el("small.edited", { title: when }, ctx.words("edited"));
}

function threadCard(thread, ctx) {
  const known = ctx.world.channels.get(thread.id) ?? thread;
  return el(
    "button.thread-card",
    { type: "button", on: { click: () => ctx.openChannel(thread.id) } },
    icon("thread"),
    el("strong", {}, known.name),
    el("small", {}, ctx.words("messages_count", { n: known.message_count ?? 0 })),
    icon("right"),
  );
}

function onlyYou(message, ctx) {
  return el(
    "p.only-you",
    {},
    icon("eye"),
    el("span", {}, ctx.words("only_you")),
    " · ",
    el("button.text-button", { type: "button", on: { click: () => ctx.dismiss(message) } }, ctx.words("dismiss")),
  );
}

/** Which controls wait for the bot, and what went wrong. */
export function showInteractions(row, message, ctx) {
  markBusy(row, ctx);
  const line = row.querySelector(".failure");
  const failure = ctx.interactions.failureAt(message.id);
  if (!line || line.hidden === !failure) return;
  line.hidden = !failure;
  if (failure) fill(line, icon("warn"), failureText(failure, ctx));
}

export function failureText({ reason, text: told }, ctx) {
  return reason === "timeout" ? ctx.words("no_response") : told || ctx.words("interaction_failed");
}
