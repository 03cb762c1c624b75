"""What a move writes, and how: the one hot transaction, in a handful of statements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.sql.dml import ReturningUpdate

from db import outbox, reminders, sharing
from db.changes import MatchChanges, SeatChanges
from db.errors import NoSuchMatch, NotSeated, StaleVersion
from db.offers import close_offers, open_offer
from db.outbox import Post
from db.reminders import Forget, NewReminder
from db.snapshots import pack
from db.tables import METADATA, Offer
from db.types import Status
from db.upsert import Upsert
from db.vote_rows import close_vote

MATCHES = METADATA.tables["matches"]
SEATS = METADATA.tables["seats"]
LOG = METADATA.tables["log"]
SNAPSHOTS = METADATA.tables["snapshots"]
MILESTONES = METADATA.tables["milestones"]
RECEIPTS = METADATA.tables["receipts"]

MILESTONES_KEPT = 12


class NewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A line for the log. One with a receipt is a sealed choice; its salt is as secret as its text."""

    seat: int
    text: str
    kind: str = "choice"
    by: str = "player"
    asked: int = 0
    receipt: str | None = None
    salt: str | None = None
    events: str = "[]"


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat when the match starts."""

    user_id: int | None = None
    bot: str | None = None
    bot_name: str | None = None
    strength: str = "normal"
    style: str = ""
    options: dict[str, str] = {}
    bank_seconds: int = 0


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happens to a match, with all its consequences. Only the first three have to be given."""

    match_id: int
    expected_version: int
    at: datetime
    snapshot: bytes | None = None
    """The state after it; None if the state is the same."""
    milestone: bool = False
    """Keep this state, so that the table can vote to come back to it."""
    entries: Sequence[NewEntry] = ()
    forget: Sequence[Forget] = ()
    """Done before `remind`. When the match is over, all its reminders go by themselves."""
    remind: Sequence[NewReminder] = ()
    posts: Sequence[Post] = ()
    changes: MatchChanges = {}
    seating: Sequence[Seating] | None = None
    """All seats anew, in order; at the start."""
    seats: Mapping[int, SeatChanges] = {}
    closed_votes: Mapping[int, str] = {}
    """Outcomes of votes that this move carries out."""
    offer: Offer | None = None
    """A seat that it offers; the match is sent a post of the kind `offer` with its id."""
    closed_offers: Mapping[int, str] = {}
    """Outcomes of offers that it ends."""
    taken_by: int | None = None
    """Who has taken the seat of the one that is `taken`."""


class Committed(msgspec.Struct, frozen=True):
    """What the commit made of a move."""

    version: int
    logged: int
    """Number of the match's last log entry."""
    outbox_ids: list[int]


_INCREMENT = {
    "version": MATCHES.c.version + 1,
    "logged": MATCHES.c.logged + bindparam("entries"),
    "posted": MATCHES.c.posted + bindparam("posts"),
    "moved_at": func.coalesce(bindparam("moved", type_=MATCHES.c.moved_at.type), MATCHES.c.moved_at),
}
_ADVANCE = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"), MATCHES.c.version == bindparam("expected"))
    .values(_INCREMENT)
    .returning(MATCHES.c.version, MATCHES.c.logged, MATCHES.c.posted)
)


@lru_cache(maxsize=64)
def _advance_with(columns: tuple[str, ...]) -> ReturningUpdate[tuple[int, int, int]]:
    """The statement that increments the counters and changes these columns. Making it takes longer than carrying it
    out."""
    return _ADVANCE.values({name: bindparam(f"new_{name}") for name in columns}) if columns else _ADVANCE


_LOG = insert(LOG)
_MILESTONE = insert(MILESTONES)
_SNAPSHOT = Upsert(SNAPSHOTS, ["match_id"], ["version", "data"])
_RECEIPT = Upsert(RECEIPTS, ["match_id", "asked", "seat"], ["receipt", "at"])


def write(connection: Connection, move: Move) -> Committed:
    """Write a move, as one transaction."""
    version, logged, posted = _advance(connection, move)
    if move.entries:
        _write_log(connection, move, logged)
    if move.snapshot is not None:
        _write_snapshot(connection, move, move.snapshot, version, logged)
    _write_reminders(connection, move)
    if move.seating is not None:
        _seat_anew(connection, move, move.seating)
    for number, changes in move.seats.items():
        _change_seat(connection, move, number, changes)
    for vote_id, outcome in move.closed_votes.items():
        close_vote(connection, vote_id, outcome, move.at)
    close_offers(connection, move.closed_offers, move.at, move.taken_by)
    sharing.tell(connection, sharing.MATCH, move.match_id)
    ids = outbox.put(connection, move.posts, move.at, move.match_id, posted)
    if move.offer is not None:
        ids += outbox.put(connection, [open_offer(connection, move.offer)], move.at, move.match_id)
    return Committed(version, logged, ids)


def _advance(connection: Connection, move: Move) -> tuple[int, int, int]:
    """Increment the counters, provided that the match is where the mover saw it. Returns version, last entry, last
    outbox item."""
    row = connection.execute(
        _advance_with(tuple(move.changes)),
        {
            "match": move.match_id,
            "expected": move.expected_version,
            "entries": len(move.entries),
            "posts": len(move.posts),
            "moved": move.at if move.entries else None,
            **{f"new_{name}": value for name, value in move.changes.items()},
        },
    ).first()
    if row is None:
        actual = connection.execute(select(MATCHES.c.version).where(MATCHES.c.id == move.match_id)).scalar()
        if actual is None:
            raise NoSuchMatch(move.match_id)
        raise StaleVersion(move.match_id, move.expected_version, actual)
    return row.version, row.logged, row.posted


def log_rows(move: Move, logged: int) -> list[dict[str, Any]]:
    """What a move adds to the log, when the last of its entries has this number."""
    first = logged - len(move.entries) + 1
    return [
        {"match_id": move.match_id, "number": number, "at": move.at, **msgspec.structs.asdict(entry)}
        for number, entry in enumerate(move.entries, first)
    ]


def _write_log(connection: Connection, move: Move, logged: int) -> None:
    rows = log_rows(move, logged)
    connection.execute(_LOG, rows)
    sealed = [row for row in rows if row["receipt"] is not None]
    if sealed:
        connection.execute(
            _RECEIPT.on(connection), [{column.name: row[column.name] for column in RECEIPTS.c} for row in sealed]
        )


def _write_snapshot(connection: Connection, move: Move, state: bytes, version: int, logged: int) -> None:
    data = pack(state)
    connection.execute(_SNAPSHOT.on(connection), {"match_id": move.match_id, "version": version, "data": data})
    if move.milestone:
        row = {"match_id": move.match_id, "version": version, "logged": logged, "data": data, "at": move.at}
        connection.execute(_MILESTONE, row)
        _prune_milestones(connection, move.match_id, MILESTONES_KEPT)


_OF_MATCH = MILESTONES.c.match_id == bindparam("of_match")
_NEWEST = select(MILESTONES.c.version).where(_OF_MATCH).order_by(MILESTONES.c.version.desc()).limit(bindparam("kept"))
_PRUNE = delete(MILESTONES).where(_OF_MATCH, MILESTONES.c.version.not_in(_NEWEST))


def _prune_milestones(connection: Connection, match_id: int, kept: int) -> None:
    connection.execute(_PRUNE, {"of_match": match_id, "kept": kept})


def _write_reminders(connection: Connection, move: Move) -> None:
    if move.changes.get("status", Status.RUNNING).over:
        reminders.forget(connection, move.match_id, [Forget()])
        _prune_milestones(connection, move.match_id, 0)
    else:
        reminders.forget(connection, move.match_id, move.forget)
    if move.remind:
        reminders.put(connection, move.remind, move.match_id)


def _seat_anew(connection: Connection, move: Move, seating: Sequence[Seating]) -> None:
    connection.execute(delete(SEATS).where(SEATS.c.match_id == move.match_id))
    rows = [
        {
            "match_id": move.match_id,
            "number": number,
            "joined_at": move.at,
            "former": [],
            "took": {},
            **msgspec.structs.asdict(seat),
        }
        for number, seat in enumerate(seating)
    ]
    connection.execute(insert(SEATS), rows)


_SEAT = (SEATS.c.match_id == bindparam("of_match")) & (SEATS.c.number == bindparam("of_seat"))
_OWNER = select(SEATS.c.user_id, SEATS.c.bot, SEATS.c.former).where(_SEAT)


@lru_cache(maxsize=64)
def _update_of(columns: tuple[str, ...]) -> Update:
    """The statement that changes these columns of a seat. Making it takes longer than carrying it out."""
    return update(SEATS).where(_SEAT).values({name: bindparam(f"new_{name}") for name in columns})


def _change_seat(connection: Connection, move: Move, number: int, changes: SeatChanges) -> None:
    here = {"of_match": move.match_id, "of_seat": number}
    values: dict[str, Any] = dict(changes)
    if "user_id" in changes:
        old = connection.execute(_OWNER, here).first()
        if old is not None and old.user_id != changes["user_id"]:
            left = {"user_id": old.user_id, "bot": old.bot, "until": move.at.isoformat()}
            values |= {"former": [*old.former, left], "joined_at": move.at}
    new = {f"new_{name}": value for name, value in values.items()}
    if connection.execute(_update_of(tuple(values)), {**here, **new}).rowcount == 0:
        raise NotSeated(f"match {move.match_id} has no seat {number}")
