"""The map in front of a seat: what its free figures could do there with the points it has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from games.engine.policy import Style
from games.hyperborea import components as c
from games.hyperborea.bot.valuation import (
    CITIES,
    ON_MAP,
    Eye,
    control_change,
    count,
    flat_worth,
    ghost_worth,
    spot_worth,
)
from games.hyperborea.rules.acts import FREE, Target
from games.hyperborea.state import GHOST, NOBODY
from games.hyperborea.view import AreaView, HyperboreaView
from games.lib.routes import cheapest, shortest

FOG = 0.45
"""A face-down tile that is turned up."""
PULL = 0.4
"""What standing near something is worth, of what it gives."""
STEP = 0.72
"""How much of it is left for each movement point it is away."""
FREEZE = 0.06
"""What it costs to be in a city or on a ruin, for every turn until the Reset."""
DENIED = 0.5
"""A point that somebody else loses, with one other player; with more it counts less."""
WALL = 0.05
"""A Fortress, for each figure that could come and each point that it would take."""
SETBACK = 0.6
"""A figure that has to be placed again by its owner."""


def look(view: HyperboreaView, seat: int, style: Style = "") -> Eye:
    """A seat's look at the table, with the map."""
    eye = Eye(view, seat, style)
    eye.field = Field(eye)
    return eye


class Prey(NamedTuple):
    """Something that attack points can beat: how many that takes, what it is worth, and where it stands."""

    target: Target
    cost: int
    value: float


class Sortie(NamedTuple):
    """What a free figure could do: walk or fly somewhere, strike there, enter something."""

    value: float
    source: str
    target: str
    walk: int
    fly: int
    strikes: tuple[Target, ...]
    spot: int

    @property
    def attacks(self) -> int:
        """Attack points it takes, Fortresses counted as what stands behind them."""
        return len(self.strikes)


class Deed(NamedTuple):
    """What a figure does in an area: its value, strikes (with the points they take) and what it enters."""

    value: float
    strikes: tuple[Target, ...]
    attacks: int
    spot: int


class Field:
    """The map as a seat sees it. `gone`: a free figure of this area is left out, because it is to enter a city."""

    def __init__(self, eye: Eye, gone: str = "") -> None:
        self.eye = eye
        self.areas = eye.view.areas
        self.neighbours = c.LAYOUTS[eye.view.players].neighbours
        seat = eye.seat
        self.free = {
            name: area.free[seat] - (name == gone)
            for name, area in self.areas.items()
            if area.free[seat] > (name == gone)
        }
        tile = eye.me.tile
        self.flat = bool(tile) and c.TILES[tile].ability == "ignore_terrain"
        self._ways: dict[tuple[str, int, int], list[tuple[str, int, int]]] = {}
        self._deeds: dict[tuple[str, int, int, frozenset[int]], Deed] = {}
        self._plans: dict[tuple[int, int, int], list[Sortie]] = {}

    # -- ways ----------------------------------------------------------------------------------------------

    def movable(self, name: str) -> int:
        """HYP-9.8: free figures that may leave."""
        area = self.areas[name]
        return self.free[name] - (area.stopped if self.is_blocked(area) else 0)

    def is_blocked(self, area: AreaView) -> bool:
        """HYP-9.8: whether a free figure of somebody else is there."""
        return sum(area.free) > area.free[self.eye.seat]

    def is_clear(self, name: str) -> bool:
        """Whether nothing is turned up by entering the area."""
        return all(self.areas[other].tile for other in self.neighbours[name])

    def cost(self, here: str, there: str) -> int:
        """HYP-9.1: movement points for a step."""
        return 1 if self.flat else c.STEP_COST[self.areas[here].terrain, self.areas[there].terrain]

    def ways(self, start: str, walk: int, fly: int) -> list[tuple[str, int, int]]:
        """Where a figure can go, for how many movement or flight points."""
        key = (start, walk, fly)
        if key not in self._ways:
            self._ways[key] = [*self._found(start, walk, fly)]
        return self._ways[key]

    def _found(self, start: str, walk: int, fly: int) -> Iterator[tuple[str, int, int]]:
        def steps(here: str) -> list[tuple[str, int]]:
            if here != start and (self.is_blocked(self.areas[here]) or not self.is_clear(here)):
                return []
            return [(there, self.cost(here, there)) for there in self.neighbours[here]]

        walks = cheapest(start, walk, steps).costs if walk else {}
        yield from ((target, cost, 0) for target, cost in walks.items() if target != start)
        if fly:
            flights = shortest(
                start, fly, lambda here: self.neighbours[here] if here == start or self.is_clear(here) else ()
            )
            yield from ((target, 0, len(way)) for target, way in flights.items() if target != start)

    # -- what is there to be had -----------------------------------------------------------------------------

    def prey(self, name: str) -> list[Prey]:
        """HYP-10.3, HYP-10.4: Ghosts, and figures of others behind their Fortresses."""
        eye, area = self.eye, self.areas[name]
        found = [
            Prey(Target("ghost", NOBODY, number), 1, eye.temper.ghosts * ghost_worth(eye.me.ghosts))
            for number, spot in enumerate(area.spots)
            if spot.occupant == GHOST
        ]
        for rival in range(eye.view.players):
            if rival != eye.seat and count(area, rival):
                value = self.kill_worth(name, rival)
                cost = 1 + area.walls[rival]
                if area.free[rival]:
                    found.append(Prey(Target("figure", rival), cost, value + 0.1))
                found += [
                    Prey(Target("figure", rival, number), cost, value)
                    for number, spot in enumerate(area.spots)
                    if spot.occupant == rival
                ]
        return found

    def kill_worth(self, name: str, rival: int) -> float:
        """HYP-10.7, HYP-10.8, HYP-10.9: a point for the collection or a gem, land, and what the other loses."""
        eye, others = self.eye, self.eye.view.players - 1
        spoils = 1.0 if rival not in eye.me.rivals or len(eye.me.rivals) == others else 0.0
        mine = self.own_gain(name, rival)
        theirs = max(0.0, -control_change(eye, name, rival, -1))
        setback = SETBACK if not eye.last else 0.0
        denied = DENIED * (eye.land * theirs + setback) / others
        return eye.temper.prey * (spoils + eye.land * mine + denied)

    def own_gain(self, name: str, rival: int) -> float:
        """HYP-21.8: whether the area becomes the seat's own without a figure of somebody else."""
        area, seat = self.areas[name], self.eye.seat
        counts = [count(area, other) for other in range(self.eye.view.players)]
        before = max(n for other, n in enumerate(counts) if other != seat)
        counts[rival] -= 1
        after = max(n for other, n in enumerate(counts) if other != seat)
        mine = max(1, counts[seat])
        return float(c.CONTROL[area.kind]) if before >= mine > after else 0.0

    def spot(self, name: str, number: int) -> float:
        """What entering a city or exploring a ruin gives, less what it costs to be frozen there."""
        eye, spot = self.eye, self.areas[name].spots[number]
        value = spot_worth(eye, spot)
        if spot.kind == "city" and sum(self.free.values()) < 2:
            value -= sum(flat_worth(effect, eye) for effect in CITIES[spot.city] if effect.op in ON_MAP)
        return value - FREEZE * eye.wait if value > 0 else 0.0

    def deed(self, name: str, attacks: int, taken: frozenset[int]) -> Deed:
        """The best that one figure can do in an area with so many attack points; `taken` is used by others: places by
        their numbers, and FREE for a free figure of somebody else."""
        key = (name, attacks, 0, taken)
        if key not in self._deeds:
            self._deeds[key] = self._best_deed(name, attacks, taken)
        return self._deeds[key]

    def _best_deed(self, name: str, attacks: int, taken: frozenset[int]) -> Deed:
        area = self.areas[name]
        spots = {number: self.spot(name, number) for number in range(len(area.spots)) if number not in taken}
        open_now = [n for n in spots if area.spots[n].occupant == NOBODY]
        entered = max(open_now, key=lambda n: spots[n], default=FREE)
        best = Deed(max(0.0, spots[entered]) if entered != FREE else 0.0, (), 0, entered)
        if entered != FREE and spots[entered] <= 0:
            best = Deed(0.0, (), 0, FREE)
        if not attacks:
            return best
        prey = [each for each in self.prey(name) if each.target.spot not in taken and each.cost <= attacks]
        chosen: list[Prey] = []
        left = attacks
        for each in sorted(
            prey, key=lambda each: (each.value + 0.5 * spots.get(each.target.spot, 0.0)) / each.cost, reverse=True
        ):
            if each.cost <= left and all(each.target.rival != other.target.rival or each.cost == 1 for other in chosen):
                chosen.append(each)
                left -= each.cost
        freed = [*open_now, *(each.target.spot for each in chosen if each.target.spot != FREE)]
        entered = max(freed, key=lambda n: spots[n], default=FREE)
        if entered != FREE and spots[entered] <= 0:
            entered = FREE
        value = sum(each.value for each in chosen) + (spots[entered] if entered != FREE else 0.0)
        return Deed(value, tuple(each.target for each in chosen), attacks - left, entered)

    @cached_property
    def pull(self) -> dict[str, float]:
        """What each area promises to a figure that stands there, or not far from there."""
        found = {name: self._promise(name) if area.tile else 0.0 for name, area in self.areas.items()}
        for _ in range(3):
            found = {
                name: max(
                    value,
                    *(
                        found[other] * STEP ** self.cost(name, other)
                        for other in self.neighbours[name]
                        if self.areas[other].tile
                    ),
                    0.0,
                )
                if self.areas[name].tile
                else 0.0
                for name, value in found.items()
            }
        return found

    def _promise(self, name: str) -> float:
        area, eye = self.areas[name], self.eye
        fog = FOG * sum(not self.areas[other].tile for other in self.neighbours[name])
        places = [spot_worth(eye, spot) for spot in area.spots if spot.occupant != eye.seat]
        places = sorted(places, reverse=True)[area.free[eye.seat] :]
        prey = max((0.6 * each.value / each.cost for each in self.prey(name)), default=0.0)
        land = max(0.0, control_change(eye, name, eye.seat, 1))
        return fog + sum(places[:1]) + prey + eye.land * land

    def shot(self, name: str, target: Target) -> float:
        """HYP-10.13: figures that hold something; Ghosts only where a place waits behind them."""
        if target.what == "ghost":
            return 0.4 * self.spot(name, target.spot) - 0.2
        spoils = target.rival not in self.eye.me.rivals or len(self.eye.me.rivals) == self.eye.view.players - 1
        return (self.kill_worth(name, target.rival) - self.eye.temper.prey * spoils) / (
            1 + self.areas[name].walls[target.rival]
        )

    @cached_property
    def best_shot(self) -> float:
        """The best figure that a ranged point could hit."""
        near = {other for name in self.free for other in self.neighbours[name] if self.areas[other].tile}
        targets = [(name, each.target) for name in near for each in self.prey(name) if each.target.what == "figure"]
        return max((self.shot(name, target) for name, target in targets), default=0.0)

    def wall(self, name: str) -> float:
        """HYP-11.3: what a Fortress is worth: only where somebody could come before the own next turn, and something is
        to be held."""
        eye, areas = self.eye, self.areas
        if eye.last and (eye.seat + 1) % eye.view.players == eye.view.trigger:
            return 0.0  # nobody has a turn any more
        near = (name, *self.neighbours[name])
        threat = sum(sum(areas[other].free) - areas[other].free[eye.seat] for other in near)
        held = max(0.0, -control_change(eye, name, eye.seat, -1))
        stake = 0.3 + held + 0.2 * count(areas[name], eye.seat)
        return eye.temper.walls * WALL * min(threat, 3) * stake / (1 + areas[name].walls[eye.seat])

    @cached_property
    def best_wall(self) -> float:
        """What a Fortress is worth where it is wanted most."""
        return max((self.wall(name) for name, area in self.areas.items() if count(area, self.eye.seat)), default=0.0)

    # -- plans -----------------------------------------------------------------------------------------------

    def gain(self, walk: int, fly: int, attacks: int) -> float:
        """What so many points more are worth."""
        points = self.eye.view.pool.points
        now = (points.get("move", 0), points.get("fly", 0), points.get("attack", 0))
        return self.value(now[0] + walk, now[1] + fly, now[2] + attacks) - self.value(*now)

    def value(self, walk: int, fly: int, attacks: int) -> float:
        """What figures can do with these points."""
        return sum(sortie.value for sortie in self.plan(walk, fly, attacks))

    def plan(self, walk: int, fly: int, attacks: int) -> list[Sortie]:
        """One sortie after the other, the best first; every figure goes once."""
        key = (min(walk, 6), min(fly, 4), min(attacks, 4))
        if key not in self._plans:
            self._plans[key] = self._planned(*key)
        return self._plans[key]

    def _planned(self, walk: int, fly: int, attacks: int) -> list[Sortie]:
        left = {**self.free}
        leaving = {name: self.movable(name) for name in left}
        taken: dict[str, frozenset[int]] = {}
        coming: dict[str, int] = {}
        found: list[Sortie] = []
        while left:
            best: Sortie | None = None
            best_rank = 0.02
            for source in left:
                targets = [(source, 0, 0)]
                if leaving[source] > 0:
                    targets += self.ways(source, walk, fly)
                for target, cost, wings in targets:
                    sortie = self._sortie(source, target, cost, wings, attacks, taken, coming)
                    rank = sortie.value - 0.15 * (cost + wings)
                    if rank > best_rank:
                        best, best_rank = sortie, rank
            if best is None:
                return found
            found.append(best)
            self._use(best, left, leaving, taken, coming)
            walk, fly = walk - best.walk, fly - best.fly
            attacks -= self._attacks(best)
        return found

    def _attacks(self, sortie: Sortie) -> int:
        walls = self.areas[sortie.target].walls
        return sum(1 + (walls[each.rival] if each.rival != NOBODY else 0) for each in sortie.strikes)

    @staticmethod
    def _use(
        sortie: Sortie,
        left: dict[str, int],
        leaving: dict[str, int],
        taken: dict[str, frozenset[int]],
        coming: dict[str, int],
    ) -> None:
        source, target = sortie.source, sortie.target
        left[source] -= 1
        if not left[source]:
            del left[source]
        if target != source:
            leaving[source] -= 1
            coming[source] = coming.get(source, 0) - 1
            coming[target] = coming.get(target, 0) + 1
        used = {each.spot for each in sortie.strikes}
        if sortie.spot != FREE:
            used.add(sortie.spot)
        if used:
            taken[target] = taken.get(target, frozenset()) | used

    def _sortie(
        self,
        source: str,
        target: str,
        walk: int,
        fly: int,
        attacks: int,
        taken: dict[str, frozenset[int]],
        coming: dict[str, int],
    ) -> Sortie:
        eye = self.eye
        deed = self.deed(target, attacks, taken.get(target, frozenset()))
        value = deed.value
        if source != target:
            value += self._land(target, 1, coming.get(target, 0)) + self._land(source, -1, coming.get(source, 0))
            if not coming.get(target):
                value += FOG * sum(not self.areas[other].tile for other in self.neighbours[target])
            if not eye.last:
                here = PULL * self.pull[source]
                there = 0.0 if deed.spot != FREE else PULL * self.pull[target] * (0.5 if coming.get(target) else 1.0)
                value += there - here
        return Sortie(value, source, target, walk, fly, deed.strikes, deed.spot)

    def _land(self, name: str, figures: int, coming: int) -> float:
        return self.eye.land * control_change(self.eye, name, self.eye.seat, figures, coming)
