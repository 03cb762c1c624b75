"""From a lobby to the first decision of its match."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import msgspec

import db
import games
from bot.tables import changes
from bot.tables.refusal import Refused, Why
from bot.tables.running import Running
from bot.tables.table import Table
from db import Status
from games.engine import Match, Setup, dice, lesson
from games.engine.lesson import Lesson, Progress

SEATING = "seating"
"""Of the table, not of the game: `random`, or `joined` (in the order people joined)."""
SEATINGS = ("random", "joined")
HINTS = "hints"
"""Of the table, too: whether people may ask what the house's bot would do."""
HINTS_CHOICES = ("allowed", "forbidden")
LESSON_BEGUN = cast("dict[str, Any]", msgspec.to_builtins(Progress()))
"""How far a learner has come when a match that teaches begins."""


class Begun(msgspec.Struct, frozen=True):
    """A match that has begun."""

    running: Running


def new_secret() -> str:
    """What the seed of a new table will be mixed from."""
    return secrets.token_hex(16)


def choices(game: str) -> dict[str, tuple[str, ...]]:
    """What a host may choose for the table, by option."""
    return {SEATING: SEATINGS, HINTS: HINTS_CHOICES, **{spec.key: spec.choices for spec in games.metas()[game].options}}


def hindrance(match: db.Match, seats: Sequence[db.Seat], user: int) -> Refused | None:
    """Why a lobby cannot be started now."""
    if match.status is not Status.LOBBY:
        return Refused(Why.OVER, match.id)
    if match.host_id != user:
        return Refused(Why.HOST_ONLY, match.id, user=match.host_id)
    low, high = games.metas()[match.game].players
    if not low <= len(seats) <= high:
        return Refused(Why.TOO_FEW, match.id, count=len(seats), low=low, high=high)
    return clash(match, seats)


def clash(match: db.Match, seats: Sequence[db.Seat]) -> Refused | None:
    """What several seats have chosen, though only one can have it."""
    for spec in games.metas()[match.game].seat_options:
        chosen = Counter(seat.options[spec.key] for seat in seats if spec.key in seat.options)
        for value, count in chosen.items():
            if spec.unique and count > 1:
                return Refused(Why.CLASH, match.id, count=count, game=match.game, key=spec.key, value=value)
    return None


def tickets(seats: Sequence[db.Seat]) -> list[tuple[int, int]]:
    """Who has joined, and the id of the interaction by which: in the order of these, which is that of joining."""
    joined = [(seat.user_id, seat.ticket or 0) for seat in seats if seat.user_id is not None]
    return sorted(joined, key=lambda pair: (pair[1], pair[0]))


def shuffled(seats: Sequence[db.Seat], seed: str) -> list[db.Seat]:
    """Seats drawn by lot, by a draw of its own that anybody can repeat who knows the seed."""
    drawn = list(seats)
    dice.Dice(f"{seed} seats").shuffle(drawn)
    return drawn


def lesson_seats(prepared: Lesson, seats: Sequence[db.Seat]) -> list[db.Seat]:
    """The learner in the place that the lesson is prepared for, bots around them."""
    bots = [seat for seat in seats if seat.user_id is None]
    learner = [seat for seat in seats if seat.user_id is not None]
    return [*bots[: prepared.seat], *learner, *bots[prepared.seat :]]


async def begin(table: Table, found: db.Match, seats: Sequence[db.Seat], thread: int) -> Begun:
    """Commit the start, in one transaction; the board follows through the outbox. The caller holds the lock."""
    joined = tickets(seats)
    prepared = lesson.lesson(found.game) if found.lesson is not None else None
    if prepared is not None:
        seats, setup = lesson_seats(prepared, seats), games.game(found.game).complete(prepared.setup)
    else:
        seed = dice.mixed(found.secret or new_secret(), joined)
        if found.options.get(SEATING, "random") == "random":
            seats = shuffled(seats, seed)
        setup = setup_of(found, seats, seed)
    match, events = Match.begin(games.game(found.game), setup)
    found.thread_id = thread
    running = Running(found, _fresh(table, found, seats, setup), match)
    return Begun(await table.begin(running, changes.Started(setup=setup, events=events, tickets=joined)))


def setup_of(found: db.Match, seats: Sequence[db.Seat], seed: str) -> Setup:
    """What the lobby has settled, with defaults for all that nobody chose."""
    game = games.game(found.game)
    offered = {spec.key for spec in game.meta.offered(len(seats))}
    chosen = {key: value for key, value in found.options.items() if key in offered}
    return game.complete(Setup(len(seats), seed, chosen, tuple(dict(seat.options) for seat in seats)))


def _fresh(table: Table, found: db.Match, seats: Sequence[db.Seat], setup: Setup) -> list[db.Seat]:
    """The seats as the match has them."""
    return [
        db.Seat(
            match_id=found.id,
            number=number,
            joined_at=table.now(),
            user_id=seat.user_id,
            bot=seat.bot,
            bot_name=seat.bot_name,
            strength=seat.strength,
            style=seat.style,
            options=setup.seats[number] if setup.seats else {},
            bank_seconds=found.bank_hours * 3600,
        )
        for number, seat in enumerate(seats)
    ]
