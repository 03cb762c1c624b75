/** Times in words, in the reader's language, by the sandbox's clock. */
import { clock } from "./clock.js";
import { el } from "./dom.js";

const SHAPES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const formats = new Map();

function format(locale, shape) {
  const key = `${locale} ${JSON.stringify(shape)}`;
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, shape));
  return formats.get(key);
}

/** "in 3 hours", "2 days ago". */
function relative(unix, locale) {
  const seconds = Math.round(unix - clock.now() / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  const key = `${locale} relative`;
  if (!formats.has(key)) formats.set(key, new Intl.RelativeTimeFormat(locale, { numeric: "always" }));
  return formats.get(key).format(Math.trunc(seconds / size), unit);
}

/** The text of a moment in one of Discord's styles, or "head": how a message's own time is written. */
function momentText(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return String(unix);
  if (style === "R") return relative(unix, locale);
  if (style === "head") return headText(date, locale);
  return format(locale, SHAPES[style] ?? SHAPES.f).format(date);
}

/** Only the time today, the weekday within a week, else the date. */
function headText(date, locale) {
  const now = new Date(clock.now());
  if (date.toDateString() === now.toDateString()) return format(locale, SHAPES.t).format(date);
  const days = Math.abs(now - date) / 86_400_000;
  if (days < 6) return format(locale, { weekday: "short", hour: "numeric", minute: "2-digit" }).format(date);
  return format(locale, SHAPES.s).format(date);
}

export function dayText(date, locale) {
  return format(locale, { dateStyle: "full" }).format(date);
}

/** A <time> that keeps itself true while the clock moves. */
export function moment(unix, style, locale) {
  const date = new Date(unix * 1000);
  const valid = !Number.isNaN(date.getTime());
  return el(
    "time",
    {
      datetime: valid ? date.toISOString() : undefined,
      title: valid ? momentText(unix, "F", locale) : undefined,
      data: { unix: String(unix), moment: style, locale },
    },
    momentText(unix, style, locale),
  );
}

/** Rewrites every moment that depends on now. */
function refresh() {
  for (const node of document.querySelectorAll("time[data-moment='R'], time[data-moment='head']")) {
    const text = momentText(Number(node.dataset.unix), node.dataset.moment, node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
}

clock.on("tick", refresh);
