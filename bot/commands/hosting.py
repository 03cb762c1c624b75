"""`/match invite`, `kick`, `private`, `host`, `rename`, `language`, `watch`: a table and its people, typed."""

from __future__ import annotations

import discord
from discord import app_commands

import db
from bot.commands.completing import running_choices
from bot.commands.context import Answer, Context, Said, match_choices, slash
from bot.commands.translate import language_choices, named
from bot.messages import naming
from bot.messages.lobby_words import refusal
from bot.panels import guests, watching
from bot.tables import hosting, inviting
from bot.tables.refusal import Refused
from db import Status

TONGUES = language_choices()
SWITCH = [app_commands.Choice(name=named(f"switch-{name}"), value=name) for name in ("on", "off")]


def extend(group: app_commands.Group) -> None:
    """The commands of this module."""
    for command in (invite, kick, private, host, rename, language, watch):
        group.add_command(command)


async def table_of(context: Context, match: int | None) -> db.Match:
    """The table that is meant: by number, the thread's, else one's own that has not begun, if there is one only."""
    if match is not None:
        return await context.row(match)
    here = await context.store.matches.in_thread(context.interaction.channel_id or 0)
    if here is not None:
        return here
    lobbies = await context.store.matches.of_user(context.user, [Status.LOBBY])
    if len(lobbies) > 1:
        raise Answer("which-match", numbers=", ".join(f"#{row.id}" for row in lobbies))
    return lobbies[0] if lobbies else await context.row()


def checked(context: Context, outcome: object) -> None:
    """Say why something was not done."""
    if isinstance(outcome, Refused):
        raise Said(refusal(outcome, context.language))


@slash("match-invite", match=match_choices)
async def invite(context: Context, guest: discord.User, match: int | None = None) -> None:
    """Ask somebody to a table that has not begun."""
    row = await table_of(context, match)
    await context.think()
    await context.reply(await guests.invited(context, row.id, guest.id))


@slash("match-kick", match=match_choices)
async def kick(context: Context, person: discord.User, match: int | None = None) -> None:
    """Free somebody's seat before the start."""
    row = await table_of(context, match)
    checked(context, await inviting.remove(context.table, row.id, context.user, person.id))
    await context.reply(context.say("lobby-kicked", user=person.mention))


@slash("match-private", private=SWITCH, match=match_choices)
async def private(context: Context, private: str, match: int | None = None) -> None:
    """Whether only invited people may sit down."""
    row, on = await table_of(context, match), private == "on"
    checked(context, await inviting.set_private(context.table, row.id, context.user, private=on))
    await context.reply(context.say("lobby-is-private" if on else "lobby-is-open"))


@slash("match-host", match=match_choices)
async def host(context: Context, person: discord.User | None = None, match: int | None = None) -> None:
    """Ask somebody to be host; whoever is asked says yes without naming anybody."""
    row = await table_of(context, match)
    if person is None:
        if row.heir_id != context.user:
            raise Answer("host-is", user=f"<@{row.host_id}>")
        checked(context, await hosting.accept(context.table, row.id, context.user))
        await context.reply(context.say("host-yours", table=naming.linked(row, context.language)))
        return
    checked(context, await hosting.ask(context.table, row.id, context.user, person.id))
    await context.reply(context.say("host-asked", user=person.mention))


@slash("match-rename", match=match_choices)
async def rename(context: Context, name: str = "", match: int | None = None) -> None:
    """Give the table a name; without one, its name is taken away."""
    row = await table_of(context, match)
    checked(context, await hosting.rename(context.table, row.id, context.user, name))
    await context.reply(context.say("table-renamed-done"))


@slash("match-language", tongue=TONGUES, match=match_choices)
async def language(context: Context, tongue: str, match: int | None = None) -> None:
    """The language of the table's thread."""
    row = await table_of(context, match)
    checked(context, await hosting.speak(context.table, row.id, context.user, tongue))
    await context.reply(context.say("table-speaks-done"))


@slash("match-watch", match=running_choices)
async def watch(context: Context, match: int | None = None) -> None:
    """Hear of the end of a match in which one does not play."""
    running = await context.running(match)
    await context.send(await watching.begun(context, running))
