"""HYP-9: movement and flight."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Option, Text
from games.engine.text import Arg
from games.hyperborea import components as c
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.fog import lift_fog
from games.hyperborea.state import AreaKey, Areas, Hyperborea, area_name, label, own_key, who
from games.lib.routes import Ways, cheapest, shortest


def movable(g: Hyperborea, seat: int, name: str) -> int:
    """HYP-9.8, HYP-9.15, HYP-X13: free figures that may leave the area; who began the turn there or was
    placed there has no mark (HYP-9.10)."""
    area = g.areas[name]
    stopped = area.stopped if g.rival_free(seat, area) else 0
    return area.free[seat] - stopped


BASE_COST = c.DATA.game.movement.base_cost


def ignores_terrain(g: Hyperborea, seat: int) -> bool:
    """HYP-22.6, HYP-X12: emerald_b pays no terrain extras."""
    tile = g.seats[seat].tile
    return bool(tile) and c.TILES[tile].ability == "ignore_terrain"


@lru_cache(maxsize=1024)
def _option(op: str, source: AreaKey, target: AreaKey, cost: int) -> Option[Act]:
    return Option(
        f"{op}:{source[0]}>{target[0]}",
        Text(f"hyperborea-do-{op}", {"from": label(*source), "to": label(*target)}),
        Text(f"hyperborea-group-{op}", {"from": label(*source)}),
        Text(f"hyperborea-hint-{op}", {"cost": cost}),
        f"area:{target[0]}",
        means=Act(op, (source[0], target[0], 1) if op == "move" else (source[0], target[0])),
    )


@lru_cache(maxsize=1024)
def _together_option(source: AreaKey, target: AreaKey, cost: int, figures: int) -> Option[Act]:
    words: dict[str, Arg] = {"from": label(*source), "to": label(*target), "figures": figures}
    return Option(
        f"move:{source[0]}>{target[0]}:{figures}",
        Text("hyperborea-do-move-together", words),
        Text("hyperborea-group-move", {"from": label(*source)}),
        Text("hyperborea-hint-move", {"cost": cost * figures}),
        f"area:{target[0]}",
        means=Act("move", (source[0], target[0], figures)),
    )


def steps(g: Hyperborea, seat: int, areas: Areas) -> Iterator[Option[Act]]:
    """HYP-D13, HYP-24.5: destinations with their costs, by movement points or by flight
    points and never by both (HYP-9.14)."""
    points = g.pool.points
    walk, fly = points.get("move", 0), points.get("fly", 0)
    if not walk and not fly:
        return
    for name, _ in areas:
        if movable(g, seat, name):
            source = own_key(g, name, seat)
            if walk:
                for target, cost in destinations(g, seat, name, walk).items():
                    yield _option("move", source, own_key(g, target, seat), cost)
                    together = min(movable(g, seat, name), walk // cost)
                    if together > 1 and clear(g, target):
                        yield _together_option(source, own_key(g, target, seat), cost, together)
            if fly:
                for target, cost in flights(g, name, fly).items():
                    yield _option("fly", source, own_key(g, target, seat), cost)


def destinations(g: Hyperborea, seat: int, start: str, points: int) -> dict[str, int]:
    """Where a figure can walk with so many points, at the least cost: into any area, however full (HYP-9.16). Paths
    end where fog lifts or it must stop."""
    return _walks(g, seat, start, points).costs


def _walks(g: Hyperborea, seat: int, start: str, points: int) -> Ways:
    flat, neighbours = ignores_terrain(g, seat), g.layout.neighbours

    def steps(here: str) -> list[tuple[str, int]]:
        if here != start and not passable(g, seat, here):
            return []
        if flat:
            return [(there, BASE_COST) for there in neighbours[here]]
        left = g.place(here).terrain
        return [(there, c.STEP_COST[left, g.place(there).terrain]) for there in neighbours[here]]

    return cheapest(start, points, steps)


def way(g: Hyperborea, seat: int, op: str, source: str, target: str) -> list[str]:
    """The areas of a walk or flight, with its two ends."""
    points = g.pool.points[op]
    if op == "move":
        return _walks(g, seat, source, points).to(target)
    return [source, *_flights(g, source, points)[target]]


def passable(g: Hyperborea, seat: int, name: str) -> bool:
    """Whether walking on through an area changes nothing: nobody stops the figure and no fog lifts."""
    return not g.rival_free(seat, g.areas[name]) and clear(g, name)


def clear(g: Hyperborea, name: str) -> bool:
    """Whether a figure can enter the area without turning up a tile."""
    return all(g.areas[other].up for other in g.layout.neighbours[name])


def step_cost(g: Hyperborea, seat: int, source: str, target: str) -> int:
    """HYP-9.1, HYP-9.2, HYP-9.3, HYP-9.4, HYP-9.5, HYP-9.6: movement points for a step to a neighbour."""
    if ignores_terrain(g, seat):
        return BASE_COST
    return c.STEP_COST[g.place(source).terrain, g.place(target).terrain]


def flights(g: Hyperborea, start: str, points: int) -> dict[str, int]:
    """HYP-9.12, HYP-9.13: one point a step whatever the terrain, without stops; new sights end the flight."""
    return {target: len(areas) for target, areas in _flights(g, start, points).items()}


def _flights(g: Hyperborea, start: str, points: int) -> dict[str, tuple[str, ...]]:
    neighbours = g.layout.neighbours
    return shortest(start, points, lambda here: neighbours[here] if here == start or clear(g, here) else ())


def move(g: Hyperborea, seat: int, source: str, target: str, figures: int) -> None:
    """HYP-9.7, HYP-9.8: a free figure walks, or several the same way; where a free figure of another player is, they
    must stop."""
    cost = destinations(g, seat, source, g.pool.points["move"])[target]
    passed = way(g, seat, "move", source, target)
    g.pool.spend("move", cost * figures)
    g.tell(
        "hyperborea-moved",
        seat=who(seat),
        count=figures,
        source=area_name(g, source),
        target=area_name(g, target),
        where=f"area:{target}",
        route=tuple(f"area:{name}" for name in passed),
    )
    area = g.areas[target]
    for _ in range(figures):
        _leave(g, seat, source)
        area.free[seat] += 1
        if g.rival_free(seat, area):
            area.stopped += 1
    lift_fog(g, target)  # HYP-9.17


def fly(g: Hyperborea, seat: int, source: str, target: str) -> None:
    """HYP-9.12, HYP-9.13, HYP-9.19, HYP-X15: a free figure flies and never has to stop."""
    cost = flights(g, source, g.pool.points["fly"])[target]
    passed = way(g, seat, "fly", source, target)
    g.pool.spend("fly", cost)
    g.tell(
        "hyperborea-flew",
        seat=who(seat),
        source=area_name(g, source),
        target=area_name(g, target),
        where=f"area:{target}",
        route=tuple(f"area:{name}" for name in passed),
    )
    _leave(g, seat, source)
    g.areas[target].free[seat] += 1
    lift_fog(g, target)


def _leave(g: Hyperborea, seat: int, source: str) -> None:
    """A figure that may leave does so; marks of others in the area stay."""
    area = g.areas[source]
    area.free[seat] -= 1
    area.stopped = min(area.stopped, area.free[seat])
