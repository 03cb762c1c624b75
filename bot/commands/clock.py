"""`/match pause`, `resume` and `clock`: subcommands about time, for the group in `match.py`."""

from __future__ import annotations

from typing import cast

import msgspec
from discord import app_commands

import db
from bot.commands import typed
from bot.commands.context import Answer, Context, Said, match_choices, slash
from bot.commands.remind import MOST_HOURS
from bot.commands.translate import named
from bot.messages.clock_words import bank_lines, clock_lines, deadlines
from bot.messages.lobby_words import refusal
from bot.panels.lobby import update_later
from bot.settings import MOST_DECISION
from bot.tables import clock as clocks
from bot.tables.posts import Note
from bot.tables.refusal import Refused
from db import Status, WhenLate

LATE_CHOICES = [app_commands.Choice(name=named(f"late-{how.value}"), value=how.value) for how in WhenLate]


def extend(group: app_commands.Group) -> None:
    """Add them."""
    group.add_command(pause)
    group.add_command(resume)
    group.add_command(clock)


class Typed(msgspec.Struct, frozen=True):
    """A clock as somebody types it; None: as it was."""

    decision: str | None = None
    bank: str | None = None
    increment: str | None = None
    late: str | None = None
    rests: bool | None = None
    reminders: str | None = None

    def changes(self, clock: db.Clock, language: str) -> db.ClockChanges:
        """What is to change in a clock. Raises an answer to whoever typed nonsense."""
        changes = db.ClockChanges()
        if self.bank is not None:
            changes["bank_hours"] = hours(self.bank, language)
        if self.increment is not None:
            changes["increment_hours"] = hours(self.increment, language)
        if self.decision is not None or self.bank is not None:
            changes["decision_hours"] = self._decision(clock, language)
        if self.late is not None:
            changes["when_late"] = WhenLate(self.late)
        if self.rests is not None:
            changes["clock_rests"] = self.rests
        if self.reminders is not None:
            usual = off(self.reminders, language) or typed.means(self.reminders, "usual", language)
            changes["remind_hours"] = None if usual else typed.whole_hours(self.reminders, language, MOST_HOURS)
        return changes

    def _decision(self, clock: db.Clock, language: str) -> int | None:
        """The time per decision: none beside a bank is 0, as every minute counts; without a bank, there is no clock."""
        length = clock.decision_hours or 0
        if self.decision is not None:
            length = hours(self.decision, language)
        banked = clock.bank_hours if self.bank is None else not off(self.bank, language)
        ends = self.decision is not None and self.bank is None and not length  # `decision: off` alone ends it all
        return length or (0 if banked and not ends else None)


async def hosted(context: Context, match: int | None) -> db.Match:
    """The match that is meant, for its host."""
    row = await context.row(match)
    if row.host_id != context.user:
        raise Answer("lobby-host-only", user=f"<@{row.host_id}>")
    if row.status.over:
        raise Answer("own-over")
    return row


@slash("match-pause", match=match_choices)
async def pause(context: Context, match: int | None = None) -> None:
    """Clocks stop, nobody is reminded."""
    row = await hosted(context, match)
    if row.status is not Status.RUNNING:
        raise Answer("pause-not-running")
    await context.think()
    await clocks.pause(context.table, row.id, context.user)
    await context.reply(context.say("pause-done"))


@slash("match-resume", match=match_choices)
async def resume(context: Context, match: int | None = None) -> None:
    """It goes on."""
    row = await hosted(context, match)
    if row.status is not Status.PAUSED:
        raise Answer("resume-not-paused")
    await context.think()
    await clocks.resume(context.table, row.id, context.user)
    await context.reply(context.say("resume-done"))


@slash("match-clock", match=match_choices, late=LATE_CHOICES)
async def clock(
    context: Context,
    decision: str | None = None,
    bank: str | None = None,
    increment: str | None = None,
    late: str | None = None,
    rests: bool | None = None,
    reminders: str | None = None,
    match: int | None = None,
) -> None:
    """How long a decision may take, and what happens then; without anything to change, show it."""
    row = await context.row(match)
    changes = Typed(decision, bank, increment, late, rests, reminders).changes(row, context.language)
    if not changes:
        await context.reply("\n".join(await clock_now(context, row)))
        return
    row = await hosted(context, match)
    await context.think()
    await set_clock(context, row, cast("db.MatchChanges", changes))


async def set_clock(context: Context, row: db.Match, changes: db.MatchChanges) -> None:
    """Store it, tell the table, and answer with how it stands."""
    services = context.services
    running = await services.table.read(row.id)
    if running is None:
        outcome = await services.lobbies.set_clock(row.id, context.user, cast("db.ClockChanges", changes))
        if isinstance(outcome, Refused):
            raise Said(refusal(outcome, context.language))
        await update_later(services.table, row.id)
    else:
        await clocks.set_clock(services.table, row.id, changes, context.user)
    row = await services.table.store.matches.get(row.id)
    if running is not None:
        note = Note(key="note-clock-off", user=context.user)
        if row.decision_hours is not None:
            lines = "\n".join(clock_lines(row, row.language))
            note = Note(key="note-clock", user=context.user, clock=lines)
        await services.table.post(note, match_id=row.id)
    await context.reply("\n".join(await clock_now(context, row)))


async def clock_now(context: Context, row: db.Match) -> list[str]:
    """A clock, until when the table waits for whom, and what everybody has left in the bank."""
    services, language = context.services, context.language
    lines, running = clock_lines(row, language), await services.table.read(row.id)
    if running is None:
        return lines
    return [
        *lines,
        *deadlines(running, language),
        *await bank_lines(services.table.store, running, language, services.table.now()),
    ]


def off(words: str, language: str) -> bool:
    """Whether somebody types that there is to be none."""
    return words.strip() == "0" or typed.means(words, "off", language)


def hours(words: str, language: str) -> int:
    """`24`, `24h`, `3 days`, at most two months; 0: none."""
    return 0 if off(words, language) else typed.whole_hours(words, language, MOST_DECISION)
