"""Questions that explain themselves: what undo will not take back is found out by trying, on a copy of the match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar, cast

import msgspec

import games
from games.circadians.state import Circadians, Standing
from games.engine import Choice, Decision, Form, Number, Option, Pick, Question, Text
from games.engine.play import Position

A = TypeVar("A")


class Asks(Question[Circadians, A], Generic[A], kw_only=True):
    """A question of this game, with all that is said about it."""

    def told(self, g: Circadians, decision: Decision[A]) -> Decision[A]:
        """The question with hints and what is not possible; what cannot be taken back is added to it."""
        return decision

    def explained(self, g: Circadians, decision: Decision) -> Decision:
        return with_finals(g, self.told(g, cast("Decision[A]", decision)))


def with_finals(g: Circadians, decision: Decision) -> Decision:
    """The same question; what cannot be taken back says why."""
    shape = decision.shape
    if decision.final or isinstance(shape, Form):
        return decision
    if isinstance(shape, Number):
        return decision.explain(final=_first(g, decision, (shape.low, shape.high)))
    if shape.most > 1 or shape.least != 1:
        ids = [option.id for option in shape.options]
        return decision.explain(final=_first(g, decision, (ids[: shape.least], ids[-shape.least :])))
    return msgspec.structs.replace(decision, shape=_each(g, decision, shape))


def _each(g: Circadians, decision: Decision, pick: Pick) -> Pick:
    def judged(option: Option) -> Option:
        if option.final is not None:
            return option
        final = barred(g, decision.seat, [option.id])
        return msgspec.structs.replace(option, final=final) if final else option

    return msgspec.structs.replace(pick, options=tuple(map(judged, pick.options)))


def _first(g: Circadians, decision: Decision, choices: Iterable[Choice]) -> Text | None:
    return next((final for choice in choices if (final := barred(g, decision.seat, choice))), None)


def barred(g: Circadians, seat: int, choice: Choice) -> Text | None:
    """Why undo could not take this choice back; None if it can.

    Standing orders are left out: that something would be answered by them must not be told. Nothing else that is
    hidden decides whether somebody is asked (CIR-29.4).
    """
    world = games.game("circadians").clone(g)
    assert isinstance(world, Circadians)
    for player in world.seats:
        player.standing = Standing()
    before, hand = world.barrier, len(world.seats[seat].hand)
    position = Position(world)
    position.apply(seat, choice)
    if world.barrier == before:
        return None
    if world.outcome is not None:
        return Text("circadians-final-over")
    if world.dice.drawn != before[0]:
        return Text("circadians-final-die")
    if seat in position.waiting or len(world.seats[seat].hand) > hand:
        return Text("circadians-final-draws")
    return Text("circadians-final-ends")
