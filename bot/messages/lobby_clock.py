"""The clock among a lobby's options. Banks and odd times are for `/match clock`."""

from __future__ import annotations

import db
from bot.messages.clock_words import clock_lines, time_text
from bot.settings import MOST_DECISION
from db import WhenLate
from games.engine import Field, Option, Pick, Text

DECISION, LATE = "clock-decision", "clock-late"
"""Names of its fields, where others are names of options."""
NONE = "none"
HOURS = (6, 12, 24, 48, 72, 168)


def clock_line(found: db.Match) -> str:
    """The clock in the lobby's message."""
    return "-# ⏱️ " + " ".join(clock_lines(found, found.language))


def fields(found: db.Match) -> list[Field]:
    """The time, with the bank that the table has, and what happens when it has run out."""
    own = [found.decision_hours] if found.decision_hours is not None else []
    times = [Option(NONE, _time(found, None)), *(Option(str(h), _time(found, h)) for h in sorted({*HOURS, *own}))]
    ways = [Option(how.value, Text(f"late-{how.value}")) for how in WhenLate]
    return [
        Field(DECISION, Text("lobby-clock-decision"), Pick(tuple(times))),
        Field(LATE, Text("lobby-clock-late"), Pick(tuple(ways))),
    ]


def chosen(found: db.Match) -> dict[str, list[str]]:
    """What the fields show."""
    hours = NONE if found.decision_hours is None else str(found.decision_hours)
    return {DECISION: [hours], LATE: [found.when_late.value]}


def _time(found: db.Match, hours: int | None) -> Text:
    return time_text(db.Clock(decision_hours=hours, bank_hours=found.bank_hours, increment_hours=found.increment_hours))


def changes(key: str, value: str) -> db.ClockChanges | None:
    """What a choice in one of these fields changes; None if it is another field's, or none of its choices."""
    if key == DECISION and value == NONE:
        return {"decision_hours": None}
    if key == DECISION and value.isdecimal() and int(value) <= MOST_DECISION:
        return {"decision_hours": int(value)}
    return {"when_late": WhenLate(value)} if key == LATE and value in [*WhenLate] else None
