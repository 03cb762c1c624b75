"""Matches to draw, played by the bots that fill seats; each is played once."""

from __future__ import annotations

from functools import cache
from random import Random

import games
from games.engine import Match, Setup
from games.xidit.view import XiditView
from render import Request

NAMES = ("Ada", "Борис", "Chloé", "Ґанна", "Eve")
END = 1000
"""More decisions than any match has."""


@cache
def recorded(players: int, decisions: int, length: str = "full") -> bytes:
    """A match after so many decisions, as stored."""
    match, _ = Match.begin(games.game("xidit"), Setup(players, f"pictures {players}", {"length": length}))
    dice = Random(players)
    for _ in range(decisions):
        if match.state.outcome:
            break
        seat = match.waiting[0]
        match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
    return match.dump()


def played(players: int, decisions: int, length: str = "full") -> Match:
    """A match after so many decisions."""
    return Match.load(games.game("xidit"), recorded(players, decisions, length))


def viewed(players: int, decisions: int, seat: int | None = None, length: str = "full") -> XiditView:
    """What a seat sees then."""
    view: XiditView = played(players, decisions, length).view(seat)
    return view


def request(view: XiditView, **rest: object) -> Request:
    """A request to draw this view."""
    return Request(view, NAMES[: view.players], **rest)  # type: ignore[arg-type]  # any field of a request
