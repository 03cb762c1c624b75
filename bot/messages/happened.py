"""What happened, to be drawn on the map: log entries into trails."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import db
from bot.messages.news import EVENTS, without_undone
from bot.tables.running import Running
from games.engine import Event
from games.engine.trail import Trail

LOOK_BACK = 60
"""How many entries before a turn a chapter may have begun."""


def events(running: Running, entries: Iterable[db.LogEntry], seat: int | None = None) -> list[Event]:
    """What a viewer may know of these entries: as the owner of a seat, since they have it."""
    since = running.seats[seat].since_entry if seat is not None else 0
    found: list[Event] = []
    for entry in without_undone(_without_rewound(entries)):
        if entry.kind != "table":
            viewer = seat if entry.number > since else None
            found += [event for event in EVENTS.decode(entry.events) if event.seen_by(viewer)]
    return found


def trails(running: Running, entries: Iterable[db.LogEntry], seat: int | None = None) -> tuple[Trail, ...]:
    """The same, as it is drawn."""
    return tuple(running.match.game.trails(events(running, entries, seat)))


def chapter(running: Running, entries: Iterable[db.LogEntry]) -> tuple[Trail, ...]:
    """What happened since the chapter began; while nothing has, what happened in the one before."""
    game = running.match.game
    told = events(running, entries)
    starts = [number for number, event in enumerate(told) if event.text.key == game.chapter]
    for start, end in zip(reversed([0, *starts]), reversed([*starts, len(told)]), strict=True):
        if found := game.trails(told[start:end]):
            return tuple(found)
    return ()


def begin(running: Running, since: int) -> int:
    """The entry after which the log is read for what is marked on a board that tells of what happened since."""
    return max(0, since - LOOK_BACK) if running.match.game.chapter else since


def marked(running: Running, entries: Sequence[db.LogEntry]) -> tuple[Trail, ...]:
    """What is marked on the table's board, of entries from `begin` on."""
    return chapter(running, entries) if running.match.game.chapter else trails(running, entries)


def _without_rewound(entries: Iterable[db.LogEntry]) -> list[db.LogEntry]:
    """The entries since the table went back for the last time: what it went back behind did not happen."""
    standing: list[db.LogEntry] = []
    for entry in entries:
        if entry.kind == "rewind":
            standing.clear()
        else:
            standing.append(entry)
    return standing
