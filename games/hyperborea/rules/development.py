"""HYP-14: development tracks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from games.engine import Option, Text
from games.engine.text import Arg
from games.hyperborea import components as c
from games.hyperborea.effects import hint
from games.hyperborea.rules.activation import gain_cube
from games.hyperborea.rules.acts import Act
from games.hyperborea.state import Entry, Hyperborea, cube_name, who

TRACKS = tuple(Text(f"hyperborea-track-{name}") for name in c.COLOURS)


@lru_cache(maxsize=1024)
def _raise_option(entry: int, kind: int, mode: str, points: int) -> Option[Act]:
    name = "any" if not entry else str(entry)
    several = f":{points}" if not entry and points > 1 else ""
    return Option(
        f"dev:{name}:{c.COLOURS[kind]}{several}",
        Text(f"hyperborea-do-dev-{mode}", {"track": TRACKS[kind], "count": 1 if mode == "different" else points}),
        Text("hyperborea-group-dev-several" if several else "hyperborea-group-dev"),
        None,
        f"track:{c.COLOURS[kind]}",
        means=Act("dev", (entry, kind, points if mode == "any" else 1)),
    )


@lru_cache(maxsize=1024)
def _pair_option(entry: int, pair: tuple[int, int]) -> Option[Act]:
    """Both points of an effect on different tracks in one go."""
    first, second = pair
    words: dict[str, Arg] = {"first": TRACKS[first], "second": TRACKS[second]}
    return Option(
        f"dev:{entry}:{c.COLOURS[first]}+{c.COLOURS[second]}",
        Text("hyperborea-do-dev-pair", words),
        Text("hyperborea-group-dev-several"),
        None,
        f"track:{c.COLOURS[first]}",
        means=Act("pair", (entry, pair)),
    )


@lru_cache(maxsize=64)
def _cash_option(kind: int, cubes: int) -> Option[Act]:
    words: dict[str, Arg] = {"track": TRACKS[kind], "cube": cube_name(kind), "count": cubes}
    text = Text("hyperborea-do-cash", words)
    group, where = Text("hyperborea-group-cash"), f"track:{c.COLOURS[kind]}"
    return Option(f"cash:{c.COLOURS[kind]}", text, group, None, where, means=Act("cash", (kind,)))


def raises(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D20, HYP-14.14: tracks below level 6 for each kind of development point in the pool."""
    levels = g.seats[seat].levels
    if points := g.pool.points.get("dev", 0):
        below = [kind for kind, level in enumerate(levels) if level < c.MAX_LEVEL]
        yield from (_raise_option(0, kind, "any", 1) for kind in below)
        if points > 1:
            yield from (_raise_option(0, kind, "any", points) for kind in below if levels[kind] + points <= c.MAX_LEVEL)
    seen = set()
    for entry in g.pool.entries:
        effect = entry.what
        if effect.op == "dev":
            points = effect.n if effect.mode == "same" else entry.left
            raised = tuple(sorted(entry.raised))
            if (alike := (effect.mode, points, raised)) in seen:
                continue  # the same as the points of an earlier effect
            seen.add(alike)
            below = [kind for kind, level in enumerate(levels) if level < c.MAX_LEVEL and kind not in raised]
            yield from (_raise_option(entry.id, kind, effect.mode, points) for kind in below)
            if effect.mode == "different" and points == 2:
                yield from (_pair_option(entry.id, pair) for pair in combinations(below, 2))


def of_level(level: int, after: int) -> Text:
    """PL-37: what a marker is worth on its new level."""
    return hint("to-level", level=level, after=after, cubes=c.CUBE_REWARD[after], first=FIRST_REWARD)


FIRST_REWARD = next(level for level, cubes in enumerate(c.CUBE_REWARD) if cubes)
"""The lowest level that is worth a cube."""


def develop(g: Hyperborea, seat: int, entry: int, kind: int, points: int) -> None:
    """HYP-14.2, HYP-14.3, HYP-14.4, HYP-14.5, HYP-14.6, HYP-X32: a marker goes up, by one point or by several that may
    all go to one track."""
    if not entry:  # HYP-14.3
        g.pool.spend("dev", points)
        raise_marker(g, seat, kind, points)
        return
    waiting = g.pool.entry(entry)
    if waiting.what.mode == "same":  # HYP-14.5
        g.pool.drop(waiting)
        raise_marker(g, seat, kind, waiting.what.n)
    else:
        raise_marker(g, seat, kind, 1)
        _raised(g, waiting, kind)


def develop_pair(g: Hyperborea, seat: int, entry: int, pair: tuple[int, int]) -> None:
    """HYP-14.4: both points of a `different` effect, each on a track of its own."""
    for kind in pair:
        develop(g, seat, entry, kind, 1)


def _raised(g: Hyperborea, entry: Entry, kind: int) -> None:
    """HYP-14.4, HYP-14.13, HYP-X44: the other points of this effect go to other tracks."""
    entry.raised.append(kind)
    entry.left -= 1
    if not entry.left:
        g.pool.drop(entry)


def raise_marker(g: Hyperborea, seat: int, kind: int, points: int) -> None:
    """HYP-14.6: never above level 6."""
    levels = g.seats[seat].levels
    levels[kind] = min(levels[kind] + points, c.MAX_LEVEL)
    g.tell("hyperborea-developed", seat=who(seat), track=TRACKS[kind], level=levels[kind])


def cashable(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D35, HYP-14.7, HYP-14.8, HYP-14.9: markers that are worth cubes, while there are cubes; any
    number, again and again (HYP-14.10)."""
    for kind, level in enumerate(g.seats[seat].levels):
        if c.CUBE_REWARD[level] and g.supply[kind]:
            yield _cash_option(kind, min(c.CUBE_REWARD[level], g.supply[kind]))


def cash(g: Hyperborea, seat: int, kind: int) -> None:
    """HYP-14.7, HYP-14.8, HYP-14.9, HYP-14.10, HYP-14.11, HYP-X33: the marker drops to 0 and the cubes go into the
    bag, which is no effect (HYP-8.13)."""
    levels = g.seats[seat].levels
    cubes = min(c.CUBE_REWARD[levels[kind]], g.supply[kind])
    levels[kind] = 0
    for _ in range(cubes):
        gain_cube(g, seat, kind)
    g.tell("hyperborea-cashed", seat=who(seat), track=TRACKS[kind], cube=cube_name(kind), count=cubes)
