"""A match that is being changed: what it was, what it becomes, and what that writes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Unpack

import msgspec

import db
from bot.tables.posts import AnyPost
from bot.tables.running import Running
from bot.tables.writes import Writes
from games.engine import Decision, Entry, Event

Played = list[tuple[Entry, list[Event]]]


class BeforeChange(msgspec.Struct, frozen=True):
    """What mattered about a match before the change."""

    waiting: frozenset[int] = frozenset()
    secret: frozenset[int] = frozenset()
    """Seats that were asked something secret."""
    asked: dict[int, int] = {}
    """Number of the question each seat was asked."""
    logged: int = 0
    resting: bool = False
    """Whether nobody was there to play."""
    questions: dict[int, Decision] = {}
    sealed: dict[int, str] = {}
    """What the owners of seats had sealed, in the words of the log."""

    @classmethod
    def of(cls, running: Running) -> BeforeChange:
        """As it is now."""
        decisions = running.match.decisions
        return cls(
            frozenset(running.match.waiting),
            frozenset(seat for seat, decision in decisions.items() if decision.secret),
            {seat: decision.asked for seat, decision in decisions.items()},
            running.row.logged,
            running.resting,
            decisions,
            {
                seat: decisions[seat].write(choice)
                for seat in running.match.sealed
                if not running.unread(seat) and (choice := running.match.sealed_choice(seat)) is not None
            },
        )


class Draft(Running):
    """A copy of a match. Whatever is changed in it is written in the same breath, so that what is in memory and what is
    committed cannot differ; whoever reads the match keeps the one that was committed last."""

    def __init__(self, running: Running, at: datetime, before: BeforeChange | None = None) -> None:
        seats = [seat.changed() for seat in running.seats]
        offers = list(running.offers.values())
        super().__init__(running.row.changed(), seats, running.match.copy(), offers, running.names)
        self.coming = running.coming
        self.at = at
        self.before = before if before is not None else BeforeChange.of(running)
        self.writes = Writes()
        self.played: Played = []
        self.off_board = False
        """Whether nothing has changed that the board shows: what one seat has written down for itself, an offer."""

    @property
    def turn_over(self) -> bool:
        """Whether the table waits for somebody else than before (or nobody)."""
        return frozenset(self.match.waiting) != self.before.waiting

    @property
    def told(self) -> bool:
        """Whether anything was told to the table."""
        return any(event.audience is None for _, events in self.played for event in events)

    @property
    def newly_asked(self) -> list[int]:
        """Seats with a question they did not have before."""
        decisions = self.match.decisions
        return [seat for seat, decision in decisions.items() if self.before.asked.get(seat) != decision.asked]

    # -- changing it -----------------------------------------------------------------------------------------------

    def change(self, **columns: Unpack[db.MatchChanges]) -> None:
        """Columns of the match."""
        self.add(Writes(match=columns))

    def change_seat(self, seat: int, **columns: Unpack[db.SeatChanges]) -> None:
        """Columns of a seat."""
        self.add(Writes(seats={seat: columns}))

    def close_offers(self, outcomes: Mapping[int, str]) -> None:
        """Offers of seats end."""
        self.add(Writes(closed_offers=dict(outcomes)))

    def log(self, *entries: db.NewEntry) -> None:
        """Lines of the log."""
        self.writes.entries += entries

    def post(self, *posts: AnyPost) -> None:
        """Messages to the table or to people."""
        self.writes.posts += posts

    def remind(self, *reminders: db.NewReminder) -> None:
        """Set reminders."""
        self.writes.remind += reminders

    def add(self, writes: Writes) -> None:
        """Everything that something else writes."""
        self.writes += writes
        if writes.match:
            self.row = self.row.changed(**writes.match)
        for number, columns in writes.seats.items():
            self.seats[number] = self.seats[number].changed(**columns)
        if writes.closed_offers:
            left = {seat: offer for seat, offer in self.offers.items() if offer.id not in writes.closed_offers}
            self.offers = left

    def committed(self, done: db.Committed) -> Running:
        """The match as it is from now on, when all this has been written."""
        moved_at = self.at if self.writes.entries else self.row.moved_at
        row = self.row.changed(version=done.version, logged=done.logged, moved_at=moved_at)
        offers = [*self.offers.values(), *([self.writes.offer] if self.writes.offer is not None else [])]
        running = Running(row, self.seats, self.match, offers, self.names)
        running.coming = self.coming
        return running
