/** The sandbox's time, and a menu to skip some of it: so reminders can be tried. */
import { skipTime } from "../api.js";
import { clock } from "../clock.js";
import { el, fill } from "../dom.js";
import { icon } from "../icons.js";
import { openMenu } from "../popup.js";

const HOUR = 3600;
const SKIPS = [
  ["skip_15m", HOUR / 4],
  ["skip_1h", HOUR],
  ["skip_6h", 6 * HOUR],
  ["skip_1d", 24 * HOUR],
  ["skip_7d", 7 * 24 * HOUR],
];

/** The control of the app bar. `ctx` is the shell's: words, locale, layer, notify. */
export function clockControl(ctx) {
  const time = el("span.clock-time");
  const ahead = el("small.clock-ahead");
  const button = el(
    "button.bar-button.clock",
    { type: "button", "aria-haspopup": "menu", "aria-expanded": "false" },
    icon("clock"),
    time,
    ahead,
    icon("down"),
  );
  const show = () => {
    const now = new Intl.DateTimeFormat(ctx.locale, {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
    });
    fill(time, now.format(new Date(clock.now())));
    fill(ahead, clock.offset ? aheadText(clock.offset, ctx) : "");
    button.title = ctx.words("clock_hint");
    button.setAttribute("aria-label", `${ctx.words("clock_hint")} ${time.textContent} ${ahead.textContent}`);
  };
  button.addEventListener("click", () => {
    const items = SKIPS.map(([key, seconds]) => ({ label: ctx.words(key), run: () => skip(seconds, ctx) }));
    openMenu(ctx, button, items, ctx.words("skip_time"));
  });
  clock.on("tick", show);
  return { element: button, show };
}

async function skip(seconds, ctx) {
  try {
    const { now, offset } = await skipTime(seconds);
    clock.set(now, offset);
  } catch (error) {
    ctx.notify(error.message);
  }
}

/** "+1 d 6 h" of the seconds skipped. */
function aheadText(seconds, ctx) {
  const minutes = Math.round(seconds / 60);
  const parts = [
    ["day", Math.floor(minutes / 1440)],
    ["hour", Math.floor((minutes % 1440) / 60)],
    ["minute", minutes % 60],
  ];
  const shown = parts.filter(([, amount]) => amount);
  return `+${shown.map(([unit, amount]) => new Intl.NumberFormat(ctx.locale, { style: "unit", unit, unitDisplay: "narrow" }).format(amount)).join(" ")}`;
}
