/** The commands that can be used in a channel, each subcommand an entry of its own, in the person's language. */
import { DM, Option } from "../state/kinds.js";
import { localized } from "../words.js";

const CHAT_INPUT = 1;
const IN_GUILD = 0;
const IN_BOT_DM = 1;

/** Entries `{command, path, label, description, options, app}`; `path` holds the names Discord knows. */
export function entriesFor(channel, ctx) {
  const usable = ctx.world.commands.filter(
    (command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && isUsable(command, channel),
  );
  const entries = usable.flatMap((command) => flatten(command, command, [], [], ctx));
  return entries.sort((a, b) => a.label.localeCompare(b.label));
}

function isUsable(command, channel) {
  const contexts = command.contexts ?? null;
  if (channel?.type !== DM) return contexts === null || contexts.includes(IN_GUILD);
  const withItsBot = channel.recipients?.some(({ bot }) => bot);
  if (!withItsBot || command.guild_id) return false;
  return contexts === null ? command.dm_permission !== false : contexts.includes(IN_BOT_DM);
}

function flatten(command, node, names, labels, ctx) {
  const path = [...names, node.name];
  const shown = [...labels, localized(node, "name", ctx.locale)];
  const inner = (node.options ?? []).filter(({ type }) => type === Option.SUBCOMMAND || type === Option.GROUP);
  if (inner.length) return inner.flatMap((child) => flatten(command, child, path, shown, ctx));
  const app = ctx.world.users.get(command.application_id);
  return [
    {
      command,
      path,
      label: shown.join(" "),
      description: localized(node, "description", ctx.locale) ?? "",
      options: node.options ?? [],
      app: app ? ctx.world.nameOf(app) : "",
    },
  ];
}

/** What a command that Discord knows as `name` ("match new") is called in the person's language. */
export function shownName(name, ctx) {
  const entries = ctx.world.commands.flatMap((command) => flatten(command, command, [], [], ctx));
  return entries.find(({ path }) => path.join(" ") === name)?.label ?? name;
}

/** Entries whose name begins with, else contains, what was typed after the slash. */
export function matching(entries, typed) {
  const sought = typed.toLowerCase().trimStart();
  const names = ({ label, path }) => [label.toLowerCase(), path.join(" ")];
  const begins = entries.filter((entry) => names(entry).some((name) => name.startsWith(sought)));
  const contains = entries.filter(
    (entry) => !begins.includes(entry) && names(entry).some((name) => name.includes(sought)),
  );
  return [...begins, ...contains];
}

/** The entry whose whole name stands at the start of the text, with what follows it; the longest name wins. */
export function spelledOut(entries, typed) {
  const text = typed.toLowerCase();
  const fits = entries
    .flatMap((entry) => [entry.label, entry.path.join(" ")].map((name) => ({ entry, name })))
    .filter(({ name }) => text.startsWith(`${name.toLowerCase()} `))
    .sort((a, b) => b.name.length - a.name.length);
  if (!fits.length) return null;
  return { entry: fits[0].entry, rest: typed.slice(fits[0].name.length + 1) };
}

/** `{name: text}` of a typed "move:e2 e4 silent:true". */
export function typedOptions(rest, options, locale) {
  const names = options.flatMap((option) => [option.name, localized(option, "name", locale)]);
  const marks = [...rest.matchAll(/(?:^|\s)([\p{L}\p{N}_-]{1,32}):\s*/gu)].filter(([, name]) => names.includes(name));
  const found = {};
  marks.forEach((mark, index) => {
    const from = mark.index + mark[0].length;
    const option = options.find((each) => each.name === mark[1] || localized(each, "name", locale) === mark[1]);
    found[option.name] = rest.slice(from, marks[index + 1]?.index ?? rest.length).trim();
  });
  return found;
}
