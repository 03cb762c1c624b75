"""What every game's view has."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from games.engine.outcome import Outcome
from games.engine.play import Position
from games.engine.state import State


class View(msgspec.Struct, kw_only=True):
    """What one viewer may know. Pictures, texts, exports and bots that fill seats are made from views alone."""

    seat: int | None
    players: int
    options: dict[str, str]
    waiting: list[int]
    """Whom the table waits for."""
    sealed: list[int]
    """Who has sealed a choice that is not revealed yet."""
    outcome: Outcome | None


class Common(TypedDict):
    """The fields of `View`, by name."""

    seat: int | None
    players: int
    options: dict[str, str]
    waiting: list[int]
    sealed: list[int]
    outcome: Outcome | None


def common(g: State, seat: int | None) -> Common:
    """The fields of `View`, for a game's own view."""
    position = Position(g)
    return {
        "seat": seat,
        "players": g.players,
        "options": g.options,
        "waiting": position.waiting,
        "sealed": position.sealed,
        "outcome": g.outcome,
    }
