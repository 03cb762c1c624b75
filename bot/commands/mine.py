"""`/my`: all of one's matches, and what has changed in one."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.context import Answer, Context, Interaction, command, match_choices
from bot.commands.translate import named
from bot.panels import layout
from bot.people import mentions
from bot.time import late, since
from bot.time.pings import asked, table_name
from db import Status

if TYPE_CHECKING:
    from bot.client import Slowtable
    from bot.running import Running

LISTED = 20


def install(bot: Slowtable) -> None:
    """`/my …`."""
    bot.tree.add_command(Mine())


class Mine(app_commands.Group):
    """One's own matches."""

    def __init__(self) -> None:
        super().__init__(name=named("command-my"), description=named("command-my-about"))

    @app_commands.command(name=named("command-my-matches"), description=named("command-my-matches-about"))
    async def matches(self, interaction: Interaction) -> None:
        """All matches under way: where, what is asked, how long."""

        async def work(context: Context) -> None:
            await context.think()
            await context.reply(await tables(context) or context.say("my-none"))

        await command(work)(interaction)

    @app_commands.command(name=named("command-my-changes"), description=named("command-my-changes-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def changes(self, interaction: Interaction, match: int | None = None) -> None:
        """What has happened since one's last move."""

        async def work(context: Context) -> None:
            running = await context.running(match)
            seat = context.seat(running)
            await context.think()
            found = await since.summary(context.bot, running, seat, context.language)
            if found is None:
                raise Answer("changes-none")
            picture = found.board.picture
            file = discord.File(io.BytesIO(picture.data), picture.filename, description=found.board.alt[: layout.ALT])
            shown = layout.Picture.attached(picture.filename, found.board.alt)
            await context.reply(context.say("changes-title"), found.text, shown, files=[file])

        await command(work)(interaction)


async def tables(context: Context) -> str:
    """A line per match, those that wait for the person first."""
    bot, found = context.bot, list[tuple[bool, str]]()
    settings = await bot.store.settings.user(context.user)
    for row in await bot.store.matches.of_user(context.user, [Status.RUNNING, Status.PAUSED]):
        running = await bot.table.read(row.id)
        if running is None:
            continue
        running.row.messages, running.row.thread_id = row.messages, row.thread_id
        mine = [seat for seat in running.waiting_people() if running.owner(seat) == context.user]
        if row.status is Status.PAUSED or not mine:
            found.append((False, idle_line(context, running)))
        for seat in mine if row.status is Status.RUNNING else []:
            asked_at = running.seats[seat].asked_at or bot.now()
            line = context.say(
                "ping-line",
                table=table_name(running, context.language),
                asked=asked(running, seat, context.language),
                since=f"<t:{int(asked_at.timestamp())}:R>",
            )
            ends = late.deadline(running, seat, settings)
            if ends is not None:
                line += " " + context.say("my-clock", ends=f"<t:{int(ends.timestamp())}:R>")
            found.append((True, line))
    found.sort(key=lambda pair: not pair[0])
    lines = [line for _, line in found[:LISTED]]
    if len(found) > LISTED:
        lines.append(context.say("ping-more", count=len(found) - LISTED))
    return "\n".join(lines)


def idle_line(context: Context, running: Running) -> str:
    """A match that waits for somebody else, or is paused."""
    name = table_name(running, context.language)
    if running.row.status is Status.PAUSED:
        return context.say("my-paused", table=name)
    who = mentions(running)
    return context.say("my-others", table=name, seats=", ".join(who(seat) for seat in running.match.waiting))
