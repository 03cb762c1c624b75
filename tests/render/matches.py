"""Matches to draw, played by the bots that fill seats; each is played once."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, TypeVar

from PIL import Image

import games
import render
from games.engine import Match, Setup
from games.engine.view import View
from render import Request
from render.art import paint

V = TypeVar("V", bound=View)

NAMES = ("Ada", "Борис", "Chloé", "Ґанна", "Eve", "Fay")
END = 5000
"""More decisions than any match has."""


@cache
def _recorded(game: str, players: int, decisions: int, options: tuple[tuple[str, str], ...]) -> bytes:
    match, _ = Match.begin(games.game(game), Setup(players, f"pictures {players}", dict(options)))
    dice = Random(players)
    for _ in range(decisions):
        if match.state.outcome:
            break
        seat = match.waiting[0]
        match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
    return match.dump()


def played(game: str, players: int, decisions: int, **options: str) -> Match[Any, Any]:
    """A match after so many decisions."""
    return Match.load(games.game(game), _recorded(game, players, decisions, tuple(options.items())))


def viewed(game: str, players: int, decisions: int, seat: int | None = None, **options: str) -> Any:
    """What a seat sees then."""
    return played(game, players, decisions, **options).view(seat)


@cache
def trailed(game: str, players: int, decisions: int, more: int) -> Request[Any]:
    """What the table sees after some more decisions, with what happened meanwhile."""
    match = played(game, players, decisions)
    before, dice, told = match.game.detach(match.view(None)), Random(players), []
    for _ in range(more):
        if match.outcome is None:
            seat = match.waiting[0]
            _, events = match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
            told += [event for event in events if event.seen_by(None)]
    return request(match.view(None), before=before, trail=tuple(match.game.trails(told)))


def request(view: V, **rest: Any) -> Request[V]:
    """A request to draw this view."""
    return Request(view, NAMES[: view.players], **rest)


def shows_nothing_hidden(match: Match, *seats: int | None) -> bool:
    """Whether pictures and alt texts for these seats stay the same when all that is hidden from them changes."""
    game = match.game.meta.id
    for seat in seats:
        other = match.game.shuffle_hidden(match.game.clone(match.state), seat, Random(7))
        assert other != match.state, "nothing is hidden: this would prove nothing"
        for page in render.pages(game):
            if page.own and seat is None:
                continue
            one, two = (request(match.game.view(state, seat), page=page.name) for state in (match.state, other))
            if render.draw(game, one) != render.draw(game, two) or render.alt(game, one) != render.alt(game, two):
                return False
    return True


def painted(game: str, view: View, **rest: Any) -> Image.Image:
    """This view, as a picture."""
    return paint(game, request(view, **rest))
