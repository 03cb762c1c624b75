"""What happened, in words: log entries into lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

import db
from bot.messages.people import mentions
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Event, SeatName, Text

EVENTS = msgspec.json.Decoder(list[Event])
PREPARED, STOOD_IN = "news-prepared", "news-bot-stood-in"
ONCE = {PREPARED, STOOD_IN}
"""Said once of choices in a row; that time ran out is said of each."""
HEADING = "▸ "
"""Begins the line that names whose turn is told."""


def without_undone(entries: Iterable[db.LogEntry]) -> list[db.LogEntry]:
    """The entries that still stand: an undo takes away the last choice of its seat."""
    standing: list[db.LogEntry] = []
    for entry in entries:
        if entry.kind != "undo":
            standing.append(entry)
            continue
        for index in range(len(standing) - 1, -1, -1):
            if standing[index].kind == "choice" and standing[index].seat == entry.seat:
                del standing[index]
                break
    return standing


def lines(running: Running, entries: Sequence[db.LogEntry], language: str, seat: int | None = None) -> list[str]:
    """What a viewer may read of these entries, a line each: as the owner of a seat, since they have it."""
    return [line for turn in _turns(running, entries, language, seat) for line in turn.lines]


def story(running: Running, entries: Sequence[db.LogEntry], language: str, seat: int | None = None) -> list[str]:
    """The same with a heading for each turn of more than a line, unless the line before names whose turn it is."""
    who = mentions(running)
    found: list[str] = []
    for turn in _turns(running, entries, language, seat):
        if turn.seat is not None and len(turn.lines) > 1 and not (found and found[-1].endswith(who(turn.seat))):
            found.append(f"{HEADING}**{who(turn.seat)}**")
        found += turn.lines
    return found


class _Turn(msgspec.Struct):
    """Choices of one seat in a row."""

    seat: int | None
    """None: nobody's, as what the table did, or what was sealed by several and told when the last one was."""
    lines: list[str] = []


def _turns(running: Running, entries: Sequence[db.LogEntry], language: str, seat: int | None) -> list[_Turn]:
    texts, who = running.texts(language), mentions(running)
    since = running.seats[seat].since_entry if seat is not None else 0
    found: list[_Turn] = []
    told_of: tuple[str, int] | None = None  # why whose choices are made for them: said once for all in a row
    for entry in without_undone(entries):
        if entry.kind == "table":
            told_of = None
            told = [event.text for event in EVENTS.decode(entry.events)]
            found.append(_Turn(None, ["-# " + say(language, text.key, who, **text.args) for text in told]))
            continue
        whose = None if entry.receipt is not None or entry.seat < 0 else entry.seat
        if not found or found[-1].seat != whose:
            found.append(_Turn(whose))
        viewer = seat if entry.number > since else None
        reason = _reason(running, entry, viewer)
        why = (reason, entry.seat) if reason in ONCE else None
        if reason and (why is None or why != told_of):
            found[-1].lines.append("-# " + say(language, reason, who, seat=SeatName(entry.seat)))
        told_of = why
        events = EVENTS.decode(entry.events)
        found[-1].lines += [texts.say(event.text, who) for event in events if event.seen_by(viewer)]
    return found


def public(entries: Iterable[db.LogEntry]) -> list[Text]:
    """What everybody may read of these entries, not yet in words; without what the bot itself says."""
    return [
        event.text
        for entry in without_undone(entries)
        if entry.kind != "table"
        for event in EVENTS.decode(entry.events)
        if event.seen_by(None)
    ]


def _reason(running: Running, entry: db.LogEntry, viewer: int | None) -> str | None:
    """Why a move was made by no player. Of a sealed one nobody else is told before the reveal: it would tell it."""
    decision = running.decision(entry.seat) if entry.receipt is not None else None
    may_read = viewer == entry.seat and not running.unread(entry.seat)
    if decision is not None and decision.asked == entry.asked and not may_read:
        return None
    stood_in = entry.by == "bot" and running.owner(entry.seat) is not None
    return {"default": "news-time-ran-out", "late": "news-bot-was-asked", "plan": PREPARED}.get(
        entry.by, STOOD_IN if stood_in else None
    )


def shortened(found: list[str], most: int, language: str) -> str:
    """The newest lines that fit, with a word about those left out."""
    kept: list[str] = []
    size = 0
    for line in reversed(found):
        size += len(line) + 1
        if size > most:
            kept.append("-# " + say(language, "news-more", count=len(found) - len(kept)))
            break
        kept.append(line)
    return "\n".join(reversed(kept))
