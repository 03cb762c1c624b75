"""Cubes that go back into the bag, and cubes that are exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.hyperborea import components as c
from games.hyperborea.bot.cubes import Workshop, open_spaces
from games.hyperborea.bot.valuation import Eye, bag_change
from games.hyperborea.rules.acts import Cube
from games.hyperborea.rules.cubes import fits


def spare(eye: Eye, workshop: Workshop) -> list[int]:
    """Cubes at hand that no row of the plan needs."""
    left = [*eye.me.available]
    for filling in workshop.plan:
        for kind in filling.kinds:
            left[kind] -= 1
    return left


def best_return(eye: Eye, workshop: Workshop) -> tuple[float, Cube | None]:
    """HYP-17.4: the cube to return, and what that is worth."""
    bag = bag_change(eye, 1)
    best: tuple[float, Cube | None] = (bag, _idle(eye)) if bag > 0 else (-1.0, None)
    left = spare(eye, workshop)
    for row, lying in eye.me.rows.items():
        if c.ROWS[row].kind == "instant" and c.EMPTY not in lying and not c.EXTRA_ROWS.get(row):
            for place, slot in enumerate(c.ROWS[row].slots):
                if any(n and fits(slot, kind, c.EMPTY) for kind, n in enumerate(left)):
                    value = workshop.gain(row)[1] + bag
                    if value > max(0.1, best[0]):
                        best = value, Cube(row, place)
    return best


def _idle(eye: Eye) -> Cube | None:
    """A cube that does nothing more before the Reset: one that is left, or one on a full row."""
    for name, kinds in (("unused", eye.me.unused), ("available", eye.me.available)):
        for kind, number in enumerate(kinds[: c.GREY]):
            if number:
                return Cube(name, kind)
    for row, lying in eye.me.rows.items():
        if c.ROWS[row].kind == "instant":
            for place, kind in enumerate(lying):
                if kind not in (c.EMPTY, c.GREY) and c.EMPTY not in lying:
                    return Cube(row, place)
    return None


class Exchange(NamedTuple):
    """A cube for one of another colour: the old kind, the new one, and what that is worth."""

    value: float
    old: int
    new: int


def best_exchange(eye: Eye, workshop: Workshop) -> Exchange:
    """HYP-17.9: a spare cube for the one that a row lacks."""
    left = spare(eye, workshop)
    closed = {row for filling in workshop.plan for row in (filling.row, c.ROWS[filling.row].rival)}
    best = Exchange(0.0, c.EMPTY, c.EMPTY)
    for row in rows(eye):
        if row in closed or not 0 < open_spaces(eye, row) <= sum(left[: c.GREY]):
            continue
        for old, new in _lacking(eye, row, left):
            value = workshop.gain(row)[1]
            if value > best.value and eye.view.supply[new]:
                best = Exchange(value, old, new)
    return best


def rows(eye: Eye) -> Iterator[str]:
    """Rows on which cubes may be laid."""
    me = eye.me
    yield from (row for row in c.BASE_ROWS if c.ROWS[row].rival not in me.rows)
    yield from me.cards


def _lacking(eye: Eye, row: str, left: list[int]) -> Iterator[tuple[int, int]]:
    """Which spare cube would have to be of which colour, where only one is wrong."""
    slots = c.ROWS[row].slots
    lying = eye.me.rows.get(row, [c.EMPTY] * len(slots))
    lacks = sorted(
        (slot for slot, lies in zip(slots, lying, strict=True) if lies == c.EMPTY), key=lambda slot: slot == c.ANY
    )
    cubes = [*left]
    wrong: list[int] = []
    for slot in lacks:
        fitting = [kind for kind, n in enumerate(cubes) if n and fits(slot, kind, c.EMPTY)]
        if fitting:
            cubes[fitting[0]] -= 1
        else:
            wrong.append(slot)
    spares = [kind for kind, n in enumerate(cubes[: c.GREY]) if n]
    if len(wrong) == 1 and spares and wrong[0] in range(len(c.COLOURS)):
        yield spares[0], wrong[0]
