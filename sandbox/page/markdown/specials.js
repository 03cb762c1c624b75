/** Mentions, moments, emoji and bare addresses: what Discord writes in angle brackets, or finds by itself. */

const PATTERNS = [
  [/<@!?(\d{1,20})>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d{1,20})>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d{1,20})>/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, ([, name, id]) => ({ kind: "command", name, id })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    ([, unix, style]) => ({ kind: "moment", unix: Number(unix), style: style ?? "f" }),
  ],
  [/<a?:(\w{1,32}):(\d{1,20})>/y, ([, name]) => ({ kind: "emoji", name })],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => bare(url)],
  [/@(everyone|here)\b/y, ([, who]) => ({ kind: "everyone", who })],
];

const URL_PATTERN = /https?:\/\/[^\s<>]+/y;
const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The special that starts at `at`, as `{node, end}`, or null. */
export function specialAt(text, at) {
  const char = text[at];
  if (char === "h") return urlAt(text, at);
  if (char !== "<" && char !== "@") return null;
  for (const [pattern, make] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { node: make(found), end: at + found[0].length };
  }
  return null;
}

function urlAt(text, at) {
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) return null;
  URL_PATTERN.lastIndex = at;
  const found = URL_PATTERN.exec(text);
  if (!found) return null;
  const url = trimmed(found[0]);
  return { node: bare(url), end: at + url.length };
}

/** Without the punctuation of the sentence around it, and without a bracket that was opened outside. */
function trimmed(url) {
  let kept = url.replace(/[.,:;"'\]!?*_~|]+$/, "");
  if (kept.endsWith(")") && !kept.includes("(")) kept = kept.replace(/\)+[.,:;"'!?]*$/, "");
  return kept;
}

/** A link to a message or channel of this very server opens here; others are links. */
function bare(url) {
  const jump = JUMP.exec(url);
  if (jump) return { kind: "jump", channelId: jump[1], messageId: jump[2] ?? null, url };
  return { kind: "link", url, children: [{ kind: "text", text: url }] };
}
