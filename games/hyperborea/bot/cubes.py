"""Cubes: which rows to fill with those at hand, where the others are laid, and what the bag should hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.hyperborea import components as c
from games.hyperborea.bot.valuation import Eye, bundle_worth, flat_row, gained, lasting
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.cubes import fits

MOST = 400
"""How many ways to fill rows are compared."""
LAID = 0.7
"""A cube on a row that is not full yet, of the row's share."""
USELESS = 0.05
"""What rows must give more than lying cubes do, to be filled."""


class Filling(NamedTuple):
    """A way to complete a row: the choice, the row, and the cubes."""

    act: Act
    row: str
    kinds: tuple[int, ...]


def fillings(eye: Eye, acts: Iterable[Act]) -> list[Filling]:
    """The offered choices that complete a row."""
    found = []
    for act in acts:
        if act.verb == "fill":
            row, kinds = act.args
            assert isinstance(row, str)
            assert isinstance(kinds, tuple)
            found.append(Filling(act, row, kinds))
        elif act.verb == "place":
            kind, row, _ = act.args
            assert isinstance(row, str)
            assert isinstance(kind, int)
            if open_spaces(eye, row) == 1:
                found.append(Filling(act, row, (kind,)))
    return found


def open_spaces(eye: Eye, row: str) -> int:
    """Spaces of a row that have to be filled yet."""
    lying = eye.me.rows.get(row, [c.EMPTY] * len(c.ROWS[row].slots))
    discount = eye.me.tile in c.DISCOUNT_TILES and c.ROWS[row].discount >= 0
    return lying.count(c.EMPTY) - discount


class Workshop:
    """What can be made of the cubes at hand."""

    def __init__(self, eye: Eye, acts: Iterable[Act]) -> None:
        self.eye = eye
        acts = [*acts]
        self.fillings = fillings(eye, acts)
        self.laying = self._laying(acts)
        self._gains: dict[str, tuple[dict[str, int], float]] = {}
        self.plan, self.value = self._best()

    def _laying(self, acts: Iterable[Act]) -> dict[Act, float]:
        """What every single cube is worth on a row that it does not complete."""
        found: dict[Act, float] = {}
        for act in acts:
            if act.verb == "place":
                kind, row, wild = act.args
                assert isinstance(row, str)
                assert isinstance(kind, int)
                if not wild and open_spaces(self.eye, row) > 1:
                    found[act] = self._laid(kind, row)
        return found

    def _laid(self, kind: int, row: str) -> float:
        """A share of what the row gives, if what it lacks then is still in the bag."""
        eye, slots = self.eye, c.ROWS[row].slots
        permanent = c.ROWS[row].kind != "instant"
        if eye.last or not (eye.bag or permanent):
            return 0.0
        lying = eye.me.rows.get(row, [c.EMPTY] * len(slots))
        lacks = [slot for slot, lies in zip(slots, lying, strict=True) if lies == c.EMPTY]
        own = kind in lacks
        lacks.remove(kind if own else c.ANY if c.ANY in lacks else lacks[0])
        if eye.me.tile in c.DISCOUNT_TILES and c.ROWS[row].discount >= 0:
            lacks.remove(c.ANY)
        coming = [*eye.me.bag]
        chance = 1.0 if own else 0.8
        for slot in lacks:
            fitting = [k for k, n in enumerate(coming) if n and fits(slot, k, c.EMPTY)]
            if not fitting:
                return 0.1 * chance if permanent else 0.0
            chance *= 0.9 if slot == c.ANY else 0.75
            coming[fitting[0] if slot != c.ANY else max(fitting, key=lambda k: coming[k])] -= 1
        return LAID * chance * max(0.0, flat_row(row, eye)) / (len(lacks) + 1)

    def _best(self) -> tuple[list[Filling], float]:
        """The rows to fill, and what they give more than lying cubes would."""
        eye = self.eye
        lying: dict[int, float] = {}
        for act, value in self.laying.items():
            kind = act.args[0]
            assert isinstance(kind, int)
            lying[kind] = max(value, lying.get(kind, 0.0))
        available = [*eye.me.available]
        gains = {filling.row: self.gain(filling.row) for filling in self.fillings}
        order = sorted(self.fillings, key=lambda each: gains[each.row][1] / len(each.kinds), reverse=True)
        best: list[Filling] = []
        best_value, tried = USELESS, 0

        def extend(start: int, chosen: list[Filling], closed: frozenset[str], price: float) -> None:
            nonlocal best, best_value, tried
            for number in range(start, len(order)):
                each = order[number]
                if each.row in closed or not _take(available, each.kinds):
                    continue
                tried += 1
                cost = price + sum(lying.get(kind, 0.0) for kind in each.kinds)
                plan = [*chosen, each]
                value = self._together([gains[one.row] for one in plan]) - cost
                if value > best_value + 1e-9:
                    best, best_value = plan, value
                if tried < MOST and any(available):
                    extend(number + 1, plan, closed | {each.row, c.ROWS[each.row].rival}, cost)
                for kind in each.kinds:
                    available[kind] += 1
                if tried >= MOST:
                    return

        extend(0, [], frozenset(), 0.0)
        return best, best_value

    def gain(self, row: str) -> tuple[dict[str, int], float]:
        """Points that a row gives, and what they are worth alone."""
        if row not in self._gains:
            if c.ROWS[row].kind != "instant":
                self._gains[row] = ({}, lasting(row, self.eye))
            else:
                points = gained(c.ROWS[row].effects, self.eye)
                self._gains[row] = (points, bundle_worth(points, self.eye))
        return self._gains[row]

    def _together(self, gains: list[tuple[dict[str, int], float]]) -> float:
        """What rows give together: movement and attacks help each other."""
        if len(gains) == 1:
            return gains[0][1]
        total: dict[str, int] = {}
        value = 0.0
        for points, alone in gains:
            if not points:
                value += alone
            for op, count in points.items():
                total[op] = total.get(op, 0) + count
        return value + bundle_worth(total, self.eye)


def _take(available: list[int], kinds: tuple[int, ...]) -> bool:
    """Take cubes, if they are there."""
    for number, kind in enumerate(kinds):
        available[kind] -= 1
        if available[kind] < 0:
            for taken in kinds[: number + 1]:
                available[taken] += 1
            return False
    return True
