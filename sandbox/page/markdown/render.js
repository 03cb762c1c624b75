/** Turns Markdown into elements. Facts about people and channels come from the pane's world. */
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { safeLink } from "../links.js";
import { moment } from "../moments.js";
import { isThread } from "../state/kinds.js";
import { parseBlocks } from "./blocks.js";
import { parseInline } from "./inline.js";

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

/** A whole text with blocks. */
export function markdown(text, ctx) {
  return el("div.md", {}, blocks(parseBlocks(text ?? ""), ctx));
}

/** One line without blocks: names of fields, labels. */
export function inlineMarkdown(text, ctx) {
  return inline(parseInline(text ?? ""), ctx);
}

/** The text with its marks taken off, for labels and announcements. */
export function plainText(text, ctx) {
  const holder = markdown(text, ctx);
  for (const hidden of holder.querySelectorAll(".spoiler")) hidden.textContent = "…";
  return holder.textContent.replace(/\s+/g, " ").trim();
}

function blocks(list, ctx) {
  return list.map((block) => BLOCKS[block.kind](block, ctx));
}

const BLOCKS = {
  lines: ({ lines }, ctx) => {
    const parts = lines.flatMap((line, index) => (index ? ["\n", inline(line, ctx)] : [inline(line, ctx)]));
    return el("p", {}, parts);
  },
  heading: ({ level, children }, ctx) =>
    el(`div.heading.h${level}`, { role: "heading", "aria-level": level + 2 }, inline(children, ctx)),
  subtext: ({ children }, ctx) => el("small.subtext", {}, inline(children, ctx)),
  quote: (block, ctx) => el("blockquote", {}, blocks(block.blocks, ctx)),
  codeblock: ({ text, language }) =>
    el("pre", { tabindex: "0" }, el("code", { data: { language: language || undefined } }, text)),
  list: ({ start, items }, ctx) =>
    el(
      start === null ? "ul" : "ol",
      { start: start ?? undefined },
      items.map((item) => el("li", {}, inline(item.children, ctx), blocks(item.lists, ctx))),
    ),
};

function inline(nodes, ctx) {
  return nodes.map((node) => (node.kind in TAGS ? marked(node, ctx) : INLINE[node.kind](node, ctx)));
}

const marked = (node, ctx) => el(TAGS[node.kind], {}, inline(node.children, ctx));

const INLINE = {
  text: ({ text }) => text,
  code: ({ text }) => el("code", {}, text),
  emoji: ({ name }) => el("span.emoji-name", {}, `:${name}:`),
  moment: ({ unix, style }, ctx) => el("span.moment", {}, moment(unix, style, ctx.locale)),
  everyone: ({ who }) => el("span.mention.calls-me", {}, `@${who}`),
  link: (node, ctx) => link(node, ctx),
  spoiler: (node, ctx) => spoiler(inline(node.children, ctx), ctx),
  user: ({ id }, ctx) => userMention(id, ctx),
  role: ({ id }, ctx) => el("span.mention", {}, `@${ctx.world.roles.get(id)?.name ?? ctx.words("unknown_role")}`),
  channel: ({ id }, ctx) => channelMention(id, null, ctx),
  jump: ({ channelId, messageId }, ctx) => channelMention(channelId, messageId, ctx),
  command: ({ name, id }, ctx) =>
    el("button.mention", { type: "button", on: { click: () => ctx.startCommand(id, name) } }, `/${name}`),
};

function link({ url, children }, ctx) {
  const href = safeLink(url);
  const inside = inline(children, ctx);
  if (!href) return el("span", {}, inside);
  return el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow", title: href }, inside);
}

function userMention(id, ctx) {
  const user = ctx.world.users.get(id);
  const mine = id === ctx.world.me.id;
  const button = el(
    `button.mention${mine ? ".calls-me" : ""}`,
    { type: "button" },
    `@${user ? ctx.world.nameOf(user) : ctx.words("unknown_person")}`,
  );
  if (user) button.addEventListener("click", () => ctx.openProfile(id, button));
  return button;
}

function channelMention(id, messageId, ctx) {
  const channel = ctx.world.channels.get(id);
  if (!channel) return el("span.mention", {}, `#${ctx.words("unknown_channel")}`);
  return el(
    "button.mention",
    { type: "button", on: { click: () => ctx.openChannel(id, messageId) } },
    icon(isThread(channel) ? "thread" : "hash"),
    ctx.world.channelName(channel),
    messageId ? [" › ", ctx.words("a_message")] : null,
  );
}

/** Hidden until asked for, by mouse or keyboard. */
export function spoiler(children, ctx) {
  const inside = el("span.spoiler-inside", { inert: true }, children);
  const cover = el(
    "span.spoiler",
    { role: "button", tabindex: "0", "aria-label": ctx.words("spoiler"), data: { word: ctx.words("spoiler_word") } },
    inside,
  );
  const reveal = (event) => {
    if (cover.classList.contains("shown")) return;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    cover.classList.add("shown");
    cover.removeAttribute("role");
    cover.removeAttribute("aria-label");
    inside.inert = false;
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}
