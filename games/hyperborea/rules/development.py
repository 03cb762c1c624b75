"""HYP-14: development tracks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Option, Text
from games.engine.text import Arg
from games.hyperborea import components as c
from games.hyperborea.rules.activation import gain_cube
from games.hyperborea.rules.acts import Act
from games.hyperborea.state import Entry, Hyperborea, cube_name, who

TRACKS = tuple(Text(f"hyperborea-track-{name}") for name in c.COLOURS)


@lru_cache(maxsize=8192)
def _raise_option(
    entry: int, kind: int, level: int, mode: str, points: int, raised: tuple[int, ...] = ()
) -> Option[Act]:
    name = "any" if not entry else str(entry)
    different = mode == "different"
    return Option(
        f"dev:{name}:{c.COLOURS[kind]}",
        Text(f"hyperborea-do-dev-{mode}", {"track": TRACKS[kind], "count": 1 if different else points}),
        Text("hyperborea-group-dev"),
        _different_hint(level, points, raised) if different else Text("hyperborea-hint-level", {"level": level}),
        f"track:{c.COLOURS[kind]}",
        means=Act("dev", (entry, kind)),
    )


def _different_hint(level: int, left: int, raised: tuple[int, ...]) -> Text:
    """HYP-14.13: what this effect still gives and where it went before, as another effect may say otherwise."""
    words: dict[str, Arg] = {"level": level, "left": left}
    if not raised:
        return Text("hyperborea-hint-level-left", {**words})
    return Text("hyperborea-hint-level-after", {**words, "raised": [TRACKS[kind] for kind in raised]})


@lru_cache(maxsize=64)
def _cash_option(kind: int, cubes: int) -> Option[Act]:
    words: dict[str, Arg] = {"track": TRACKS[kind], "cube": cube_name(kind), "count": cubes}
    text = Text("hyperborea-do-cash", words)
    group, where = Text("hyperborea-group-cash"), f"track:{c.COLOURS[kind]}"
    return Option(f"cash:{c.COLOURS[kind]}", text, group, None, where, means=Act("cash", (kind,)))


def raises(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D20, HYP-14.14: tracks below level 6 for each kind of development point in the pool."""
    levels = g.seats[seat].levels
    if "dev" in g.pool.points:
        yield from (_raise_option(0, kind, n, "any", 1) for kind, n in enumerate(levels) if n < c.MAX_LEVEL)
    seen = set()
    for entry in g.pool.entries:
        effect = entry.what
        if effect.op == "dev":
            points = effect.n if effect.mode == "same" else entry.left
            raised = tuple(sorted(entry.raised))
            if (alike := (effect.mode, points, raised)) in seen:
                continue  # the same as the points of an earlier effect
            seen.add(alike)
            for kind, level in enumerate(levels):
                if level < c.MAX_LEVEL and kind not in raised:
                    yield _raise_option(entry.id, kind, level, effect.mode, points, raised)


def develop(g: Hyperborea, seat: int, entry: int, kind: int) -> None:
    """HYP-14.2, HYP-14.3, HYP-14.4, HYP-14.5, HYP-14.6, HYP-X32: a marker goes up."""
    if not entry:  # HYP-14.3
        g.pool.spend("dev")
        raise_marker(g, seat, kind, 1)
        return
    waiting = g.pool.entry(entry)
    if waiting.what.mode == "same":  # HYP-14.5
        g.pool.drop(waiting)
        raise_marker(g, seat, kind, waiting.what.n)
    else:
        raise_marker(g, seat, kind, 1)
        _raised(g, waiting, kind)


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
