"""What a choice would change, told before it is made: the rules themselves carry it out in made-up worlds."""

from __future__ import annotations

from typing import Generic, Literal

import msgspec

from games.engine.decision import Choice
from games.engine.errors import GameError
from games.engine.game import V
from games.engine.imagine import BlindRandom
from games.engine.match import Match
from games.engine.play import Position
from games.engine.state import State
from games.engine.text import Text

WORLDS = 2
"""What comes out alike in worlds that differ in all that is hidden does not depend on it."""

Stop = Literal["", "chance", "reveal", "others", "end"]
"""What comes next cannot be foreseen: dice fall, something hidden is shown, others answer. Or nothing comes next."""


class Foresight(msgspec.Struct, Generic[V], frozen=True):
    """How things would stand after a choice, as far as its seat can know."""

    after: V
    """What the seat would see. Where it is not complete: in one of the worlds that may be."""
    changes: tuple[Text, ...]
    """What would be different, in words; where it is not complete, only what would be so in any case."""
    stops: Stop
    complete: bool
    """Whether making the choice shows exactly this."""


def foresee(match: Match[State, V], seat: int, choice: str | Choice, seed: str) -> Foresight[V] | None:
    """What a choice of a seat that is asked would change. The match itself is not touched.

    All that is hidden from the seat is made up, by a seed that must be nothing secret: so it tells nothing, and says
    the same whenever it is asked again. A made-up world may be one that the rules never come to; where they fail in it,
    nothing can be foreseen. A choice that is not offered raises one of the three errors.
    """
    match.decision(seat).taken(choice)
    try:
        ends = [_End.of(match, seat, choice, f"{seed} {world}") for world in range(WORLDS)]
    except GameError:
        raise
    except Exception:  # whatever it is: it is no fault of the match
        return None
    before = match.view(seat)
    told = [match.game.changes(before, end.after) for end in ends]
    alike = len({match.game.view_key(end.after) for end in ends}) == 1
    certain = [change for change in told[0] if all(change in other for other in told[1:])]
    complete = alike and all(end.known and end.stops in ("", "others") for end in ends)
    stops = next((end.stops for end in ends if end.stops not in ("", "others")), ends[0].stops)
    return Foresight(ends[0].after, tuple(certain), stops, complete)


class _End(msgspec.Struct, Generic[V], frozen=True):
    """Where one world has come to."""

    after: V
    stops: Stop
    known: bool
    """Whether no standing orders of others, which the seat does not know, have decided anything."""

    @classmethod
    def of(cls, match: Match[State, V], seat: int, choice: str | Choice, seed: str) -> _End[V]:
        position = Position(match.imagined(seat, BlindRandom(f"{seed} {seat}")))
        g = position.g
        drawn, revealed = g.barrier
        step, decision = position.find(seat)
        position.apply(seat, step.plain(seat, decision.taken(choice)))  # as `Match.submit` takes it
        known = g.consulted <= {seat}
        return cls(match.game.view(g, seat), _stop(position, seat, drawn, revealed), known)


def _stop(position: Position[State], seat: int, drawn: int, revealed: int) -> Stop:
    g = position.g
    if g.outcome is not None:
        return "end"
    if g.dice.drawn != drawn:
        return "chance"
    if g.revealed != revealed:
        return "reveal"
    return "" if seat in position.waiting else "others"
