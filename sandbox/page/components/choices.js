/** The options behind a select: its own strings, or people, roles and channels of the server. */
import { avatar } from "../chat/avatar.js";
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { Component, isThread } from "../state/kinds.js";

/** `{options, chosen}` of a select component. */
export function choicesOf(component, ctx) {
  if (component.type === Component.STRING_SELECT) return stringChoices(component);
  const chosen = (component.default_values ?? []).map(({ id }) => id);
  return { options: SOURCES[component.type](component, ctx), chosen };
}

function stringChoices(component) {
  const options = (component.options ?? []).map(({ value, label, description, emoji }) => ({
    value,
    label,
    description,
    lead: emoji ? emojiText(emoji) : null,
  }));
  const chosen = (component.options ?? []).filter((option) => option.default).map(({ value }) => value);
  return { options, chosen };
}

const SOURCES = {
  [Component.USER_SELECT]: (_, ctx) => userChoices(ctx),
  [Component.ROLE_SELECT]: (_, ctx) => roleChoices(ctx),
  [Component.MENTIONABLE_SELECT]: (_, ctx) => [...userChoices(ctx), ...roleChoices(ctx)],
  [Component.CHANNEL_SELECT]: ({ channel_types: types }, ctx) => channelChoices(ctx, types),
};

export function userChoices(ctx) {
  return [...ctx.world.members.values()]
    .map(({ user }) => ({
      value: user.id,
      label: ctx.world.nameOf(user),
      description: user.username,
      lead: avatar(user, ctx.world),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

export function roleChoices(ctx) {
  return [...ctx.world.roles.values()]
    .filter((role) => !ctx.world.guilds.some((guild) => guild.id === role.id))
    .map((role) => ({ value: role.id, label: `@${role.name}` }));
}

export function channelChoices(ctx, types) {
  const all = ctx.world.textChannels().flatMap((channel) => [channel, ...ctx.world.threadsOf(channel.id)]);
  return all
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({
      value: channel.id,
      label: channel.name,
      lead: icon(isThread(channel) ? "thread" : "hash"),
    }));
}

/** An emoji of a button or option: the character itself, or a custom one's name. */
export function emojiText(emoji) {
  return el("span.emoji", { "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}
