"""Two answers at one go: what a seat is asked right after a choice, told beforehand, and answered with it."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from games.engine.decision import Choice, Decision, Pick
from games.engine.errors import GameError
from games.engine.event import Event
from games.engine.foresee import WORLDS
from games.engine.imagine import BlindRandom
from games.engine.match import Entry, Match
from games.engine.plan import planned_words
from games.engine.play import Position
from games.engine.state import State


def asked_next(match: Match, seat: int, choice: str | Choice, seed: str, eyes: int | None) -> Decision | None:
    """What a seat that makes this choice is asked next, explained; None where nobody can know that beforehand: dice
    fall, something comes to light, others answer first, or it is asked nothing.

    It is told to whoever has these eyes: those of a seat, or of everybody (None). All that is hidden from them is made
    up, by a seed that must be nothing secret, in worlds in which the same has to be asked; so it tells nothing.
    """
    try:
        worlds = [_after(match, seat, choice, f"{seed} {world}", eyes) for world in range(WORLDS)]
        asked = [_seen(position.decision(seat), eyes) for position in worlds if position is not None]
        if len(asked) < WORLDS or any(other != asked[0] for other in asked) or worlds[0] is None:
            return None
        return _seen(worlds[0].explained(seat), eyes)
    except Exception:  # a made-up world may be one that the rules never come to: then nothing is known
        return None


def _after(match: Match, seat: int, choice: str | Choice, seed: str, eyes: int | None) -> Position[State] | None:
    """One world after the choice, if it shows nothing new and asks that seat again."""
    position = Position(match.imagined(eyes, BlindRandom(f"{seed} {eyes}")))
    g = position.g
    barrier = g.barrier
    step, decision = position.find(seat)
    position.apply(seat, step.plain(seat, decision.taken(choice)))
    by_unknown_orders = g.consulted - {eyes}
    open_ = g.outcome is None and g.barrier == barrier and not by_unknown_orders and seat in position.waiting
    return position if open_ else None


def _seen(decision: Decision, eyes: int | None) -> Decision:
    """A question as these eyes see it."""
    shape = decision.shape
    if eyes is not None or not isinstance(shape, Pick):
        return decision
    options = tuple(option for option in shape.options if not option.private)
    return msgspec.structs.replace(decision, shape=msgspec.structs.replace(shape, options=options), unavailable=())


def submit_onward(
    match: Match, seat: int, choice: str | Choice, planned: str, serial: str | None = None
) -> list[tuple[Entry, list[Event]]]:
    """A choice, and what was said with it (`planned_for`) of the question that comes next. Where another one comes, or
    something new has come to light before it, only the choice is taken: the seat is asked, and can say otherwise."""
    barrier = match.present.barrier
    played = [match.submit(seat, choice, serial)]
    if match.present.barrier == barrier:
        with suppress(GameError):
            played.append(match.submit(seat, planned_words(match.decision(seat), planned)))
    return played
