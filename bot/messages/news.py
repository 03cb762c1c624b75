"""What happened, in words: log entries into lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

import db
from bot.messages.people import mentions
from bot.messages.story import Line, Turn, tell
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Event, SeatName, Text

EVENTS = msgspec.json.Decoder(list[Event])
PREPARED, STOOD_IN = "news-prepared", "news-bot-stood-in"
ONCE = {PREPARED, STOOD_IN}
"""Said once of choices in a row; that time ran out is said of each."""


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
    return [line.words for turn in _turns(running, entries, language, seat) for line in turn.lines]


def story(running: Running, entries: Sequence[db.LogEntry], language: str, seat: int | None = None) -> list[str]:
    """The same with a heading for each turn, and a choice on one line with what it brought about."""
    return tell(_turns(running, entries, language, seat), mentions(running))


def _turns(running: Running, entries: Sequence[db.LogEntry], language: str, seat: int | None) -> list[Turn]:
    texts, who = running.texts(language), mentions(running)
    since = running.seats[seat].since_entry if seat is not None else 0
    found: list[Turn] = []
    told_of: tuple[str, int] | None = None  # why whose choices are made for them: said once for all in a row
    for entry in without_undone(entries):
        if entry.kind == "table":
            told_of = None
            told = [event.text for event in EVENTS.decode(entry.events)]
            found.append(Turn(None, [[Line.small(say(language, text.key, who, **text.args)) for text in told]]))
            continue
        if not found or not _goes_on(found[-1], entry):
            found.append(Turn(_whose(entry)))
        viewer = seat if entry.number > since else None
        reason = _reason(running, entry, viewer)
        why = (reason, entry.seat) if reason in ONCE else None
        choice = []
        if reason and (why is None or why != told_of):
            choice.append(Line.small(say(language, reason, who, seat=SeatName(entry.seat))))
        told_of = why
        seen = [event.text for event in EVENTS.decode(entry.events) if event.seen_by(viewer)]
        found[-1].add([*choice, *(Line.of(text, texts.say(text, who), who) for text in seen)])
    return found


def _whose(entry: db.LogEntry) -> int | None:
    """Whose turn a choice begins: nobody's if it was sealed, for others may have sealed theirs."""
    return None if entry.receipt is not None or entry.seat < 0 else entry.seat


def _goes_on(turn: Turn, entry: db.LogEntry) -> bool:
    """Whether a choice belongs to the turn before it: also one that was sealed in the middle of its seat's turn."""
    return turn.seat == (_whose(entry) if turn.seat is None else entry.seat)


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
