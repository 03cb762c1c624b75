"""What happened, in words: log entries into lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

import db
from bot.people import mentions
from bot.running import Running
from bot.words import say
from games.engine import Event, SeatName

EVENTS = msgspec.json.Decoder(list[Event])


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
    """What a viewer may read of these entries, a line each."""
    texts, who = running.texts(language), mentions(running)
    found = []
    for entry in without_undone(entries):
        if entry.by == "default":
            found.append("-# " + say(language, "news-time-ran-out", who, seat=SeatName(entry.seat)))
        found += [texts.say(event.text, who) for event in EVENTS.decode(entry.events) if event.seen_by(seat)]
    return found


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
