/** What can be put into a command's option: its choices, yes or no, people, channels, roles. */
import { channelChoices, roleChoices, userChoices } from "../components/choices.js";
import { Option } from "../state/kinds.js";
import { localized } from "../words.js";

/** Suggestions `{value, label, description?}` that need no bot, filtered by what was typed; null for free text. */
export function suggestionsFor(option, typed, ctx) {
  const all = allFor(option, ctx);
  if (!all) return null;
  const sought = typed.trim().toLowerCase();
  return all
    .filter(({ label, description }) => `${label} ${description ?? ""}`.toLowerCase().includes(sought))
    .slice(0, 25);
}

function allFor(option, ctx) {
  if (option.choices?.length) return fromChoices(option.choices, ctx);
  switch (option.type) {
    case Option.BOOLEAN:
      return [
        { value: true, label: ctx.words("true") },
        { value: false, label: ctx.words("false") },
      ];
    case Option.USER:
      return userChoices(ctx);
    case Option.CHANNEL:
      return channelChoices(ctx, option.channel_types);
    case Option.ROLE:
      return roleChoices(ctx);
    case Option.MENTIONABLE:
      return [...userChoices(ctx), ...roleChoices(ctx)];
    default:
      return null;
  }
}

export function fromChoices(choices, ctx) {
  return choices.map((choice) => ({ value: choice.value, label: localized(choice, "name", ctx.locale) }));
}

/** Whether only a suggestion will do, not free text. */
export function mustPick(option) {
  return (
    Boolean(option.choices?.length) ||
    ![Option.STRING, Option.INTEGER, Option.NUMBER, Option.ATTACHMENT].includes(option.type)
  );
}

/** `{value}` or `{problem}` of a typed text. */
export function valueOf(option, typed, ctx) {
  const text = typed.trim();
  if (!text) return { problem: ctx.words("option_required") };
  if (mustPick(option)) {
    const same = (allFor(option, ctx) ?? []).find(({ label }) => label.toLowerCase() === text.toLowerCase());
    return same ? { value: same.value } : { problem: ctx.words("option_pick") };
  }
  return option.type === Option.STRING ? checkedText(option, text, ctx) : checkedNumber(option, text, ctx);
}

function checkedText(option, text, ctx) {
  if (text.length < (option.min_length ?? 0)) return { problem: ctx.words("too_short", { n: option.min_length }) };
  if (text.length > (option.max_length ?? 6000)) return { problem: ctx.words("too_long", { n: option.max_length }) };
  return { value: text };
}

function checkedNumber(option, text, ctx) {
  const value = Number(text.replace(",", "."));
  const whole = option.type !== Option.INTEGER || Number.isSafeInteger(value);
  if (!Number.isFinite(value) || !whole)
    return { problem: ctx.words(option.type === Option.INTEGER ? "option_integer" : "option_number") };
  const { min_value: min = -Infinity, max_value: max = Infinity } = option;
  if (value < min || value > max)
    return {
      problem: ctx.words("option_range", { min: min === -Infinity ? "−∞" : min, max: max === Infinity ? "∞" : max }),
    };
  return { value };
}
