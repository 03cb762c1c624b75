"""A clock in words."""

from __future__ import annotations

import db
from bot.words import say


def clock_lines(clock: db.Clock, language: str) -> list[str]:
    """How long a decision may take, what happens then, when the clock rests; the first reminder, if it is unusual."""
    lines = [_time(clock, language)]
    if clock.decision_hours is not None:
        lines.append(say(language, f"clock-late-{clock.when_late.value}"))
        lines.append(say(language, "clock-rests" if clock.clock_rests else "clock-never-rests"))
    if clock.remind_hours is not None:
        lines.append(say(language, "clock-reminders", hours=clock.remind_hours))
    return lines


def _time(clock: db.Clock, language: str) -> str:
    if clock.decision_hours is None:
        return say(language, "clock-none")
    bank = {"bank": clock.bank_hours, "increment": clock.increment_hours}
    if clock.decision_hours == 0:
        return say(language, "clock-bank", None, **bank)
    if clock.bank_hours:
        return say(language, "clock-both", None, decision=clock.decision_hours, **bank)
    return say(language, "clock-decision", decision=clock.decision_hours)
