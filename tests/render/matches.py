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


class Recording:
    """A match that is played on as far as somebody asks for it; where it was stopped, it is kept."""

    def __init__(self, game: str, players: int, options: tuple[tuple[str, str], ...]) -> None:
        self._begin = (games.game(game), Setup(players, f"pictures {players}", dict(options)))
        self._kept: dict[int, bytes] = {}
        self._restart()

    def after(self, decisions: int) -> bytes:
        """The match after so many decisions."""
        if decisions not in self._kept:
            if decisions < self._made:
                self._restart()
            while self._made < decisions and not self._match.outcome:
                seat = self._match.waiting[0]
                view = self._match.view(seat)
                self._match.submit(seat, self._match.game.policy(view, self._match.decisions[seat], self._dice))
                self._made += 1
            self._kept[decisions] = self._match.dump()
        return self._kept[decisions]

    def _restart(self) -> None:
        self._match, _ = Match.begin(*self._begin)
        self._dice, self._made = Random(self._begin[1].players), 0


_recording = cache(Recording)


def played(game: str, players: int, decisions: int, **options: str) -> Match[Any, Any]:
    """A match after so many decisions."""
    return Match.load(games.game(game), _recording(game, players, tuple(options.items())).after(decisions))


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
