"""A match that is brought from elsewhere as a file: whether it can be played on, and is what its log says."""

from __future__ import annotations

from typing import Any

import msgspec

import db
import games
from bot.tables.log import entries_of, origin_of
from db import Status
from games.engine import Event, Match, Setup
from games.engine import export as exporting
from games.engine.dice import fingerprint
from games.engine.game import Game
from games.engine.texts import LANGUAGES

EVENTS = msgspec.json.Decoder(list[Event])


class Looked(msgspec.Struct):
    """What a look at it has found."""

    faults: list[str] = []
    """What is wrong, a sentence each."""
    unproved: str | None = None
    """Why nothing is known of whether its log leads to its state; None: it does, or there is none yet."""


class Unreadable(ValueError):
    """What no bot could go on with, in a sentence."""


def look(brought: db.Brought) -> Looked:
    """Everything that is wrong with a match, without storing it. Raises `Unreadable` for what no table could read."""
    row = brought.match
    if row.game not in games.metas():
        raise Unreadable(f"there is no game {row.game!r} here")
    if row.language not in LANGUAGES:
        raise Unreadable(f"there is no language {row.language!r} here")
    if brought.snapshot is None:
        return Looked()
    game = games.game(row.game)
    setup = _setup(game, row)
    match = _match(game, brought.snapshot)
    found = Looked(_of_rows(brought, setup, match))
    found.faults += match.faults()
    try:
        found.faults += _replayed(game, brought, setup, match, found)
    except exporting.BadExport as error:
        found.faults.append(f"its log: {error}")
    return found


def _setup(game: Game[Any, Any], row: db.Match) -> Setup:
    try:
        return game.complete(msgspec.convert(row.setup, Setup))
    except ValueError as error:  # also of what has another shape
        raise Unreadable(f"its setup: {error}") from None


def _match(game: Game[Any, Any], snapshot: bytes) -> Match:
    try:
        return Match.load(game, snapshot)
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError) as error:
        raise Unreadable(f"its state cannot be read: {error}") from None


def _of_rows(brought: db.Brought, setup: Setup, match: Match) -> list[str]:
    """What does not go together: how it is listed, who sits there, what was settled, and how the game stands."""
    row, seats = brought.match, sorted(brought.seats, key=lambda seat: seat.number)
    found = []
    if [seat.number for seat in seats] != [*range(setup.players)] or match.present.players != setup.players:
        found.append(f"{len(seats)} seats, {setup.players} players settled, {match.present.players} in the game")
    if row.seed != setup.seed or row.seed_hash != fingerprint(setup.seed):
        found.append("its seed is not the one that was settled, or whose hash was published")
    if row.status != Status.CANCELLED and (row.status == Status.FINISHED) != (match.outcome is not None):
        found.append(f"it is {row.status}, and its state says that it is {'over' if match.outcome else 'not over'}")
    places = [*match.outcome.places] if match.outcome is not None else [None] * len(seats)
    if row.status != Status.CANCELLED and [seat.place for seat in seats] != places:
        found.append("the places of its seats are not those of its outcome")
    if late := [seat.number + 1 for seat in seats if max(seat.seen_entry, seat.since_entry) > row.logged]:
        found.append(f"seat {late[0]} knows of entries that the log does not have")
    try:
        for entry in brought.log:
            EVENTS.decode(entry.events)
    except (msgspec.MsgspecError, TypeError, RecursionError) as error:
        found.append(f"what its log tells cannot be read: {error}")
    return found


def _replayed(game: Game[Any, Any], brought: db.Brought, setup: Setup, match: Match, found: Looked) -> list[str]:
    entries = entries_of(sorted(brought.log, key=lambda entry: entry.number))
    whole = exporting.export(match, setup, entries, [], origin_of(brought.match))
    whole = exporting.load(exporting.dump(whole))
    found.unproved = exporting.other_version(game, whole)
    if found.unproved is not None:
        return exporting.check_seals(whole)[1]
    try:
        return exporting.replay(game, whole).faults
    except Exception as error:  # made by hand, a log may lead where no table gets
        return [f"its log cannot be played again: {type(error).__name__}: {error}"]
