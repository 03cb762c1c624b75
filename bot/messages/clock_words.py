"""A clock in words."""

from __future__ import annotations

from datetime import datetime, timedelta

import db
from bot.messages.people import mentions
from bot.messages.words import say, texts
from bot.tables.running import Running
from bot.tables.time import clocks
from games.engine import SeatName, Text
from games.engine.text import Arg


def clock_lines(clock: db.Clock, language: str) -> list[str]:
    """How long a decision may take, what happens then, when the clock rests; the first reminder, if it is unusual."""
    lines = [texts(language).say(time_text(clock))]
    if clock.decision_hours is not None:
        lines.append(say(language, f"clock-late-{clock.when_late.value}"))
        lines.append(say(language, "clock-rests" if clock.clock_rests else "clock-never-rests"))
    if clock.remind_hours is not None:
        lines.append(say(language, "clock-reminders", hours=clock.remind_hours))
    return lines


def time_text(clock: db.Clock) -> Text:
    """How long a decision may take."""
    if clock.decision_hours is None:
        return Text("clock-none")
    bank: dict[str, Arg] = {"bank": span(clock.bank_hours), "increment": span(clock.increment_hours)}
    if clock.decision_hours == 0:
        return Text("clock-bank", bank)
    if clock.bank_hours:
        return Text("clock-both", {"decision": span(clock.decision_hours), **bank})
    if in_days(clock.decision_hours):
        return Text("clock-decision-days", {"days": clock.decision_hours // 24})
    return Text("clock-decision", {"decision": clock.decision_hours})


def span(hours: int) -> Text:
    """A length of time, in days from two days on."""
    return Text("clock-days", {"count": hours // 24}) if in_days(hours) else Text("clock-hours", {"count": hours})


def in_days(hours: int) -> bool:
    """Whether hours are easier to read as days."""
    return hours >= 48 and hours % 24 == 0


def until(running: Running, seat: int, language: str) -> str:
    """When the time of what a seat is asked runs out, with how much of it from the bank, and what happens then; empty
    without a clock."""
    here = running.seats[seat]
    if here.ends_at is None or running.row.status is not db.Status.RUNNING:
        return ""
    how = clocks.when_over(running.row, here)
    told = say(language, f"clock-until-{how.value}", ends=f"<t:{int(here.ends_at.timestamp())}:R>")
    hours, minutes = divmod(here.bank_seconds // 60, 60)
    return f"{told} · {say(language, 'clock-banked', hours=hours, minutes=minutes)}" if here.bank_seconds else told


def deadlines(running: Running, language: str) -> list[str]:
    """Until when the table waits for whom, in small print; nothing without a clock."""
    who = mentions(running)
    found = [(who(seat), until(running, seat, language)) for seat in running.waiting_people()]
    return [f"-# {name}: {words}" for name, words in found if words]


async def bank_lines(store: db.Store, running: Running, language: str, now: datetime) -> list[str]:
    """What each person has left in the bank, less what the question at hand has drawn so far."""
    row, people = running.row, [seat for seat in running.seats if seat.user_id is not None]
    if not clocks.ticks(row) or not (row.bank_hours or any(seat.bank_seconds for seat in people)):
        return []
    settings, lines = await store.settings.users({seat.user_id or 0 for seat in people}), list[str]()
    for seat in people:
        left = timedelta(seconds=clocks.bank_now(row, seat, settings[seat.user_id or 0], now))
        hours, minutes = divmod(round(left.total_seconds()) // 60, 60)
        who = SeatName(seat.number)
        lines.append(say(language, "clock-left", mentions(running), seat=who, hours=hours, minutes=minutes))
    return lines
