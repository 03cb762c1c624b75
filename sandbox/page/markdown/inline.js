/**
 * Discord's inline Markdown as a tree: `{kind, children}` or `{kind, ...facts}`.
 * Closing marks are found by scanning, not by backtracking: a hostile text costs no more than its length squared.
 */
import { specialAt } from "./specials.js";

const DEEPEST = 16;
const ESCAPABLE = /[\\*_~`|<>[\]()#:@./-]/;

/** Longest marks first: `**` before `*`. */
const MARKS = [
  ["**", "bold"],
  ["__", "underline"],
  ["~~", "strike"],
  ["||", "spoiler"],
  ["*", "italic"],
  ["_", "italic"],
];

export function parseInline(text, depth = 0) {
  const nodes = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) nodes.push({ kind: "text", text: plain });
    plain = "";
  };
  while (at < text.length) {
    const found = nodeAt(text, at, depth);
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (found.node.kind === "text") plain += found.node.text;
    else {
      flush();
      nodes.push(found.node);
    }
    at = found.end;
  }
  flush();
  return nodes;
}

function nodeAt(text, at, depth) {
  const char = text[at];
  if (char === "\\") return escapedAt(text, at);
  if (char === "`") return codeAt(text, at);
  if (char === "[") return maskedLinkAt(text, at, depth);
  return specialAt(text, at) ?? (depth < DEEPEST ? markedAt(text, at, depth) : null);
}

function escapedAt(text, at) {
  const next = text[at + 1];
  if (!next || !ESCAPABLE.test(next)) return null;
  return { node: { kind: "text", text: next }, end: at + 2 };
}

function codeAt(text, at) {
  const end = codeEnd(text, at);
  if (end < 0) return null;
  const ticks = text.startsWith("``", at) ? 2 : 1;
  const inside = text.slice(at + ticks, end - ticks);
  return { node: { kind: "code", text: inside.replace(/^ (.*) $/s, "$1") }, end };
}

/** Where the code span that opens here ends, or -1. */
function codeEnd(text, at) {
  const ticks = text.startsWith("``", at) ? "``" : "`";
  const close = text.indexOf(ticks, at + ticks.length);
  return close > at + ticks.length - 1 && close !== at + ticks.length ? close + ticks.length : -1;
}

function maskedLinkAt(text, at, depth) {
  const match =
    /\[((?:\\.|[^[\]\\]){1,400})\]\(\s*<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\s*\)/y;
  match.lastIndex = at;
  const found = match.exec(text);
  if (!found || depth >= DEEPEST) return null;
  const [whole, label, url] = found;
  // A label that looks like another address would lie about where the link goes: it stays plain text.
  if (/https?:\/\//i.test(label)) return { node: { kind: "text", text: whole }, end: at + whole.length };
  return { node: { kind: "link", url, children: parseInline(label, depth + 1) }, end: at + whole.length };
}

function markedAt(text, at, depth) {
  for (const [mark, kind] of MARKS) {
    if (!text.startsWith(mark, at)) continue;
    const close = closeOf(text, at, mark);
    if (close < 0) continue;
    const children = parseInline(text.slice(at + mark.length, close), depth + 1);
    return { node: { kind, children }, end: close + mark.length };
  }
  return null;
}

/** Where the closing mark of the one that opens at `at` stands, or -1. */
function closeOf(text, at, mark) {
  const start = at + mark.length;
  if (!opens(text, at, mark)) return -1;
  for (let i = start; i < text.length; i += 1) {
    if (text[i] === "\\") {
      i += 1;
    } else if (text[i] === "`") {
      const end = codeEnd(text, i);
      if (end > 0) i = end - 1;
    } else if (mark.length === 1 && text.startsWith(mark + mark, i)) {
      i += 1;
    } else if (text.startsWith(mark, i) && i > start && closes(text, i, mark)) {
      return i;
    }
  }
  return -1;
}

function opens(text, at, mark) {
  if (mark === "*") return /\S/.test(text[at + 1] ?? " ");
  if (mark === "_") return !/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ");
  return true;
}

function closes(text, at, mark) {
  const before = text[at - 1];
  const after = text[at + mark.length] ?? " ";
  if (mark === "*") return /\S/.test(before);
  if (mark === "_") return !/[\p{L}\p{N}]/u.test(after);
  return mark === "||" || after !== mark[0];
}
