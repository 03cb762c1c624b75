"""The clock among a lobby's options. Banks and odd times are for `/match clock`."""

from __future__ import annotations

from typing import Any

from discord import SelectOption, ui

import db
from bot.address import Address
from bot.panels.controls import menu, option, row
from bot.settings import MOST_DECISION
from bot.time.clock_words import clock_lines
from bot.words import say
from db import WhenLate

DECISION, LATE = "clock-decision", "clock-late"
"""Arguments of the verb `option`, where others are names of options."""
NONE = "none"
HOURS = (6, 12, 24, 48, 72, 168)


def clock_line(found: db.Match) -> str:
    """The clock in the lobby's message."""
    return "-# ⏱️ " + " ".join(clock_lines(found, found.language))


def clock_rows(found: db.Match, language: str) -> list[ui.ActionRow[Any]]:
    """A menu for the time, and one for what happens when it has run out."""
    time, late = say(language, "lobby-clock-decision"), say(language, "lobby-clock-late")
    now = NONE if found.decision_hours is None else str(found.decision_hours)
    offered = sorted({*HOURS} | ({found.decision_hours} if found.decision_hours is not None else set()))
    times = {NONE: _time(found, None, language), **{str(hours): _time(found, hours, language) for hours in offered}}
    ways = {how.value: say(language, f"late-{how.value}") for how in WhenLate}
    return [
        row(menu(Address("option", found.id, argument=DECISION), time, _options(time, times, now))),
        row(menu(Address("option", found.id, argument=LATE), late, _options(late, ways, found.when_late.value))),
    ]


def _options(label: str, names: dict[str, str], now: str) -> list[SelectOption]:
    """Lines of a menu; the chosen one says what it is about."""
    return [
        option(f"{label}: {name}" if value == now else name, value, chosen=value == now)
        for value, name in names.items()
    ]


def _time(found: db.Match, hours: int | None, language: str) -> str:
    """A time in words, with the bank that the table has."""
    clock = db.Clock(decision_hours=hours, bank_hours=found.bank_hours, increment_hours=found.increment_hours)
    return clock_lines(clock, language)[0]


def changes(key: str, value: str) -> db.ClockChanges | None:
    """What a choice in one of these menus changes; None if it is another menu's, or none of its choices."""
    if key == DECISION and value == NONE:
        return {"decision_hours": None}
    if key == DECISION and value.isdecimal() and int(value) <= MOST_DECISION:
        return {"decision_hours": int(value)}
    return {"when_late": WhenLate(value)} if key == LATE and value in [*WhenLate] else None
