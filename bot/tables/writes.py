"""What a change of a match writes, in one transaction: columns, log entries, posts, reminders, offers and votes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, cast

import msgspec

import db
from bot.tables.posts import AnyPost


class Writes(msgspec.Struct):
    """Empty unless told otherwise; a change and each of its consequences have some, and all are added up."""

    entries: list[db.NewEntry] = []
    posts: list[AnyPost] = []
    dms: list[db.Post] = []
    """Posts to people that wait for their hour."""
    forget: list[db.Forget] = []
    remind: list[db.NewReminder] = []
    match: db.MatchChanges = {}
    seats: dict[int, db.SeatChanges] = {}
    offer: db.Offer | None = None
    closed_offers: dict[int, str] = {}
    taken_by: int | None = None
    """Who has taken the offer that is closed."""
    closed_votes: dict[int, str] = {}
    seating: Sequence[db.Seating] | None = None

    def __iadd__(self, other: Writes) -> Writes:
        """Both hold; of two values of one column the other's."""
        self.entries += other.entries
        self.posts += other.posts
        self.dms += other.dms
        self.forget += other.forget
        self.remind += other.remind
        self.match = {**self.match, **other.match}
        self.seats = merged(self.seats, other.seats)
        self.offer = other.offer or self.offer
        self.closed_offers |= other.closed_offers
        self.taken_by = other.taken_by or self.taken_by
        self.closed_votes |= other.closed_votes
        self.seating = other.seating or self.seating
        return self

    def rows(self) -> list[db.Post]:
        """The posts as the outbox keeps them, in the order in which they are told."""
        return [*(post.row() for post in self.posts), *self.dms]

    def move(self, match_id: int, version: int, at: datetime, snapshot: bytes, *, milestone: bool) -> db.Move:
        """As the database is told."""
        return db.Move(
            match_id=match_id,
            expected_version=version,
            at=at,
            snapshot=snapshot,
            milestone=milestone,
            entries=self.entries,
            posts=self.rows(),
            forget=self.forget,
            remind=self.remind,
            changes=self.match,
            seats=self.seats,
            seating=self.seating,
            closed_votes=self.closed_votes,
            offer=self.offer,
            closed_offers=self.closed_offers,
            taken_by=self.taken_by,
        )


def merged(first: Mapping[int, db.SeatChanges], second: Mapping[int, db.SeatChanges]) -> dict[int, db.SeatChanges]:
    """Changes of seats from two sources: both hold."""
    both: dict[int, Any] = {n: {**first.get(n, {}), **second.get(n, {})} for n in {**first, **second}}
    return cast("dict[int, db.SeatChanges]", both)
