"""`/match pause`, `resume` and `clock`: subcommands about time, for the group in `match.py`."""

from __future__ import annotations

from typing import Any, cast

from discord import app_commands

import db
from bot.commands import typed
from bot.commands.context import Answer, Context, Interaction, command, match_choices
from bot.commands.me import OFF
from bot.commands.remind import whole_hours
from bot.commands.translate import named
from bot.time import seats
from db import Status, WhenLate

LATE = (WhenLate.NOTHING, WhenLate.DEFAULT, WhenLate.BOT, WhenLate.SEAT)
LATE_CHOICES = [app_commands.Choice(name=named(f"late-{how.value}"), value=how.value) for how in LATE]
MOST_DECISION = 60 * 24


def extend(group: app_commands.Group) -> None:
    """Add them."""
    group.add_command(pause)
    group.add_command(resume)
    group.add_command(clock)


async def hosted(context: Context, match: int | None) -> db.Match:
    """The match that is meant, for its host."""
    row = await context.row(match)
    if row.host_id != context.user:
        raise Answer("lobby-host-only", user=f"<@{row.host_id}>")
    if row.status.over:
        raise Answer("own-over")
    return row


@app_commands.command(name=named("command-match-pause"), description=named("command-match-pause-about"))
@app_commands.rename(match=named("option-match"))
@app_commands.describe(match=named("option-match-about"))
@app_commands.autocomplete(match=match_choices)
async def pause(interaction: Interaction, match: int | None = None) -> None:
    """Clocks stop, nobody is reminded."""

    async def work(context: Context) -> None:
        row = await hosted(context, match)
        if row.status is not Status.RUNNING:
            raise Answer("pause-not-running")
        await context.think()
        await seats.pause(context.bot, row.id, context.user)
        await context.reply(context.say("pause-done"))

    await command(work)(interaction)


@app_commands.command(name=named("command-match-resume"), description=named("command-match-resume-about"))
@app_commands.rename(match=named("option-match"))
@app_commands.describe(match=named("option-match-about"))
@app_commands.autocomplete(match=match_choices)
async def resume(interaction: Interaction, match: int | None = None) -> None:
    """It goes on."""

    async def work(context: Context) -> None:
        row = await hosted(context, match)
        if row.status is not Status.PAUSED:
            raise Answer("resume-not-paused")
        await context.think()
        await seats.resume(context.bot, row.id, context.user)
        await context.reply(context.say("resume-done"))

    await command(work)(interaction)


@app_commands.command(name=named("command-match-clock"), description=named("command-match-clock-about"))
@app_commands.rename(
    decision=named("option-decision"),
    bank=named("option-bank"),
    increment=named("option-increment"),
    late=named("option-late"),
    rests=named("option-rests"),
    reminders=named("option-reminders"),
    match=named("option-match"),
)
@app_commands.describe(
    decision=named("option-decision-about"),
    bank=named("option-bank-about"),
    increment=named("option-increment-about"),
    late=named("option-late-about"),
    rests=named("option-rests-about"),
    reminders=named("option-reminders-about"),
    match=named("option-match-about"),
)
@app_commands.choices(late=LATE_CHOICES)
@app_commands.autocomplete(match=match_choices)
async def clock(
    interaction: Interaction,
    decision: str | None = None,
    bank: str | None = None,
    increment: str | None = None,
    late: str | None = None,
    rests: bool | None = None,
    reminders: str | None = None,
    match: int | None = None,
) -> None:
    """How long a decision may take, and what happens then; without anything to change, show it."""

    async def work(context: Context) -> None:
        changes: dict[str, Any] = {}
        for name, words in (("bank_hours", bank), ("increment_hours", increment)):
            if words is not None:
                changes[name] = 0 if off(words) else hours(words)
        if decision is not None:
            changes["decision_hours"] = None if off(decision) else hours(decision)
        elif bank is not None and not off(bank):
            changes["decision_hours"] = 0  # a bank alone: every minute counts
        if late is not None:
            changes["when_late"] = WhenLate(late)
        if rests is not None:
            changes["clock_rests"] = rests
        if reminders is not None:
            changes["remind_hours"] = None if off(reminders) else whole_hours(reminders)
        if not changes:
            await context.reply(clock_line(await context.row(match), context))
            return
        row = await hosted(context, match)
        await context.think()
        await set_clock(context, row, cast("db.MatchChanges", changes))

    await command(work)(interaction)


async def set_clock(context: Context, row: db.Match, changes: db.MatchChanges) -> None:
    """Store it, tell the table, and answer with how it stands."""
    bot = context.bot
    running = await bot.table.read(row.id)
    if running is None:
        await bot.store.matches.update(row.id, **changes)
    else:
        await seats.set_clock(bot, running, changes, context.user)
    row = await bot.store.matches.get(row.id)
    if running is not None:
        words = clock_line(row, Context(bot, context.interaction, row.language))
        payload = {"key": "note-clock", "user": context.user, "clock": words}
        await bot.store.outbox.put([db.Post(kind="note", payload=payload)], bot.now(), row.id)
        bot.delivery.wake()
    await context.reply(clock_line(row, context))


def off(words: str) -> bool:
    """Whether somebody types that there is to be none."""
    return words.strip().lower() in (*OFF, "0")


def hours(words: str) -> int:
    """`24`, `24h`, `3 days`: at least an hour, at most two months."""
    length = typed.duration(f"{words.strip()}h" if words.strip().isdecimal() else words)
    number = round(length.total_seconds() / 3600)
    if not 1 <= number <= MOST_DECISION:
        raise Answer("remind-absurd", most=MOST_DECISION // 24)
    return number


def clock_line(row: db.Match, context: Context) -> str:
    """The clock of a match in words."""
    if row.decision_hours is None:
        lines = [context.say("clock-none")]
    elif row.decision_hours == 0:
        lines = [context.say("clock-bank", bank=row.bank_hours, increment=row.increment_hours)]
    elif row.bank_hours:
        lines = [
            context.say("clock-both", decision=row.decision_hours, bank=row.bank_hours, increment=row.increment_hours)
        ]
    else:
        lines = [context.say("clock-decision", decision=row.decision_hours)]
    if row.decision_hours is not None:
        lines.append(context.say(f"clock-late-{row.when_late.value}"))
        lines.append(context.say("clock-rests" if row.clock_rests else "clock-never-rests"))
    if row.remind_hours is not None:
        lines.append(context.say("clock-reminders", hours=row.remind_hours))
    return "\n".join(lines)
