"""HYP-11 and HYP-12: Fortresses, figures and clones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Option, Text
from games.hyperborea import components as c
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.ending import check_expansion
from games.hyperborea.rules.fog import lift_fog
from games.hyperborea.state import Area, AreaKey, Hyperborea, area_name, label, own_key, who


def place_figure(g: Hyperborea, seat: int, name: str) -> None:
    """A figure from the reserve, free, into an area, where it may act this turn (HYP-12.4); fog lifts, the last one
    meets Expansion (HYP-12.5, HYP-20.4)."""
    g.seats[seat].reserve -= 1
    g.areas[name].free[seat] += 1
    lift_fog(g, name)
    check_expansion(g, seat)


def leave_free(area: Area, seat: int) -> None:
    """HYP-9.18, HYP-X49: a free figure enters a city or ruin (HYP-9.11: also a stopped one) or is discarded; a stopped
    one is used first. No fog lifts (HYP-4.12)."""
    area.free[seat] -= 1
    area.stopped = max(0, area.stopped - 1)


@lru_cache(maxsize=1024)
def _option(op: str, key: AreaKey) -> Option[Act]:
    return Option(
        f"{op}:{key[0]}",
        Text(f"hyperborea-do-{op}", {"area": label(*key)}),
        Text("hyperborea-group-pool"),
        None,
        f"area:{key[0]}",
        means=Act(op, (key[0],)),
    )


def placements(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D17, HYP-D18, HYP-D19: where Fortresses, figures and clones can be placed;
    nowhere when none are left (HYP-8.6)."""
    points, player = g.pool.points, g.seats[seat]
    if "fortress" in points and player.fortresses:  # HYP-11.6
        yield from (_option("fortress", own_key(g, name, seat)) for name in g.present(seat))
    if "figure" in points and player.reserve:  # HYP-12.3
        yield from (_option("figure", own_key(g, name, seat)) for name in home_cities(g, seat))
    if "clone" in points and player.reserve:
        yield from (_option("clone", own_key(g, name, seat)) for name in g.present(seat))


def home_cities(g: Hyperborea, seat: int) -> list[str]:
    """HYP-12.1: own home areas that contain a city."""
    return [name for name in g.home(seat) if any(f.kind == "city" for f in g.place(name).features)]


def fortress(g: Hyperborea, seat: int, name: str) -> None:
    """HYP-11.1, HYP-11.2: an own Fortress from the supply into an area with an own figure."""
    g.pool.spend("fortress")
    g.seats[seat].fortresses -= 1
    g.areas[name].walls[seat] += 1
    g.tell("hyperborea-fortress", seat=who(seat), area=area_name(g, name), where=f"area:{name}")


def figure(g: Hyperborea, seat: int, name: str) -> None:
    """HYP-12.1: free, in an own home area with a city."""
    g.pool.spend("figure")
    g.tell("hyperborea-figure", seat=who(seat), area=area_name(g, name), where=f"area:{name}")
    place_figure(g, seat, name)


def clone(g: Hyperborea, seat: int, name: str) -> None:
    """HYP-12.2: free, in an area with an own figure."""
    g.pool.spend("clone")
    g.tell("hyperborea-clone", seat=who(seat), area=area_name(g, name), where=f"area:{name}")
    place_figure(g, seat, name)


def remove_fortresses(g: Hyperborea, seat: int) -> None:
    """HYP-6.1, HYP-11.4: at the start of the owner's turn."""
    for area in g.areas.values():
        if area.walls[seat]:
            g.seats[seat].fortresses += area.walls[seat]
            area.walls[seat] = 0


def fill_up_figures(g: Hyperborea, seat: int) -> None:
    """HYP-6.2, HYP-6.3: at least three figures on the map, as far as the reserve goes. This is
    no effect (HYP-6.7, HYP-8.13)."""
    missing = min(c.MINIMUM_FIGURES - g.on_map(seat), g.seats[seat].reserve)
    if missing > 0:
        g.tell("hyperborea-minimum-figures", seat=who(seat), count=missing)
    for _ in range(missing):
        place_figure(g, seat, g.home(seat)[0])
