/** Discord's block Markdown: code blocks, headings, subtext, quotes, lists; the rest are lines. */
import { parseInline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]{1,20})\n)?\n?([\s\S]*?)\n?```/g;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const DEEPEST_QUOTE = 4;

export function parseBlocks(text, depth = 0) {
  const blocks = [];
  let last = 0;
  for (const fence of text.matchAll(FENCE)) {
    if (!fence[2].trim()) continue;
    blocks.push(...linesToBlocks(text.slice(last, fence.index).replace(/\n$/, ""), depth));
    blocks.push({ kind: "codeblock", language: fence[1] ?? "", text: fence[2] });
    last = fence.index + fence[0].length;
    if (text[last] === "\n") last += 1;
  }
  blocks.push(...linesToBlocks(text.slice(last), depth));
  return blocks;
}

function linesToBlocks(text, depth) {
  if (!text) return [];
  const lines = text.split("\n");
  const blocks = [];
  let at = 0;
  while (at < lines.length) {
    const [block, used] = blockAt(lines, at, depth);
    const before = blocks.at(-1);
    if (block.kind === "lines" && before?.kind === "lines") before.lines.push(...block.lines);
    else blocks.push(block);
    at += used;
  }
  return blocks;
}

function blockAt(lines, at, depth) {
  const line = lines[at];
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) return [{ kind: "heading", level: heading[1].length, children: parseInline(heading[2].trim()) }, 1];
  const subtext = /^-# +(.+)$/.exec(line);
  if (subtext) return [{ kind: "subtext", children: parseInline(subtext[1]) }, 1];
  if (depth < DEEPEST_QUOTE && line.startsWith(">>> ")) return quoteOfRest(lines, at, depth);
  if (depth < DEEPEST_QUOTE && /^> /.test(line)) return quoteOfLines(lines, at, depth);
  if (ITEM.test(line)) return listAt(lines, at);
  return [{ kind: "lines", lines: [parseInline(line)] }, 1];
}

function quoteOfRest(lines, at, depth) {
  const text = [lines[at].slice(4), ...lines.slice(at + 1)].join("\n");
  return [{ kind: "quote", blocks: parseBlocks(text, depth + 1) }, lines.length - at];
}

function quoteOfLines(lines, at, depth) {
  let end = at;
  while (end < lines.length && /^> ?/.test(lines[end])) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.replace(/^> ?/, ""))
    .join("\n");
  return [{ kind: "quote", blocks: linesToBlocks(text, depth + 1) }, end - at];
}

const isNumbered = (mark) => /\d/.test(mark);

/** A run of items; one indented deeper belongs to the one above it, another kind of mark begins another list. */
function listAt(lines, at) {
  let end = at;
  const items = [];
  while (end < lines.length) {
    const found = ITEM.exec(lines[end]);
    if (!found || (found[1].length === items[0]?.indent && isNumbered(found[2]) !== isNumbered(items[0].mark))) break;
    items.push({ indent: found[1].length, mark: found[2], children: parseInline(found[3]) });
    end += 1;
  }
  return [nest(items, 0, items[0].indent).list, end - at];
}

function nest(items, from, indent) {
  const list = {
    kind: "list",
    start: isNumbered(items[from].mark) ? Number.parseInt(items[from].mark, 10) : null,
    items: [],
  };
  let at = from;
  while (at < items.length && items[at].indent >= indent) {
    if (items[at].indent > indent && list.items.length) {
      const inner = nest(items, at, items[at].indent);
      list.items.at(-1).lists.push(inner.list);
      at = inner.end;
    } else {
      list.items.push({ children: items[at].children, lists: [] });
      at += 1;
    }
  }
  return { list, end: at };
}
