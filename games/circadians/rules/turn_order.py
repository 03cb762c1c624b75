"""CIR-6.1, CIR-6.2, CIR-6.3, CIR-34.1: in which order turns of action phases count, whoever takes theirs first."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.state import Circadians, Turn

TURN = "turn"
"""What a faction waits for that takes its turn when all turns before it are over."""
PURSE = "purse of "
"""With a seat: energy that others may still pay to it."""

NUMBERS = {track: number for number, track in enumerate(c.TRACKS)}

Place = tuple[int, int]
"""The phase, and the place in its order of turns."""


def turn_order(g: Circadians, phase: str) -> list[int]:
    """CIR-6.1, CIR-6.2, CIR-6.3: clockwise from the pricer (who comes last in Move if they said so), or from the
    flare gun where the price is neutral."""
    return g.clockwise(_first(g, phase))


def _first(g: Circadians, phase: str) -> int:
    """Whose turn comes first in a phase of this round."""
    price = g.prices[phase]
    return g.flare if price.seat is None else (price.seat + price.last) % g.players


def turn_of(g: Circadians, seat: int) -> Turn | None:
    """The turn a faction is in."""
    return g.turn if g.turn is not None and g.turn.seat == seat else g.turns.get(seat)


def place(g: Circadians, phase: str, seat: int) -> Place:
    """When a faction takes its turn in a phase of this round."""
    return NUMBERS[phase], (seat - _first(g, phase)) % g.players


def turns_before(g: Circadians, seat: int) -> list[int]:
    """The factions that have turns to finish which come before the one this faction is in."""
    mine = turn_of(g, seat)
    if mine is None or not g.turns:
        return []
    phase, players = mine.phase, g.players
    number, first = NUMBERS[phase], _first(g, phase)
    limit = (seat - first) % players
    return [
        other
        for other, turn in g.turns.items()
        if other != seat
        and ((other - first) % players < limit if turn.phase == phase else NUMBERS[turn.phase] < number)
    ]


def may_pay(g: Circadians, payer: int, seat: int) -> bool:
    """CIR-6.4, CIR-27.33: whether a faction may still give energy to another, in turns that come before the one that
    this other is in."""
    first, last = turn_of(g, payer), turn_of(g, seat)
    if first is None or last is None:
        return False
    limit = place(g, last.phase, seat)
    phases = c.TRACKS[c.TRACKS.index(first.phase) : limit[0] + 1]
    return any(place(g, phase, payer) < limit and _pays(g, phase, payer, seat) for phase in phases)


def _pays(g: Circadians, phase: str, payer: int, seat: int) -> bool:
    price = g.prices[phase]
    if price.seat is not None:
        return price.seat == seat
    neutral = c.NEUTRALS[price.token]
    left, right = (payer + 1) % g.players, (payer - 1) % g.players
    return (neutral.to_left > 0 and seat == left) or (neutral.to_right > 0 and seat == right)
