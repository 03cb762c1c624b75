"""HYP-15: cities."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Option, Text
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list
from games.hyperborea.rules.activation import activate
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.figures import leave_free
from games.hyperborea.state import GHOST, NOBODY, AreaKey, Areas, Hyperborea, Spot, area_name, label, own_key, who


@lru_cache(maxsize=1024)
def _option(key: AreaKey, spot: int) -> Option[Act]:
    city = c.PLACES[key[1]].features[spot]
    return Option(
        f"enter:{key[0]}:{spot}",
        Text("hyperborea-do-enter", {"city": Text(f"hyperborea-city-{city.id}"), "area": label(*key)}),
        Text("hyperborea-group-places"),
        Text("hyperborea-hint-row", {"effects": effect_list(city.effects)}),
        f"area:{key[0]}",
        means=Act("enter", (key[0], spot)),
    )


CITIES = {
    name: tuple(number for number, feature in enumerate(place.features) if feature.kind == "city")
    for name, place in c.PLACES.items()
}
"""Which features of an area's print are cities."""


def entrances(g: Hyperborea, areas: Areas, seat: int) -> Iterator[Option[Act]]:
    """HYP-D31, HYP-15.1, HYP-15.3: empty cities in areas with a free own figure, stopped or not (HYP-X16); also in
    homes, whosever they are (HYP-15.5), and again when its figure has left (HYP-15.6)."""
    for name, area in areas:
        if area.spots:
            for number in CITIES[area.tile]:
                if not taken(area.spots[number]):
                    yield _option(own_key(g, name, seat), number)


def entrances_at_once(areas: Areas, seat: int) -> Iterator[Option[Act]]:
    """Two or more cities that can all be entered now: in one go."""
    found = [
        (name, number)
        for name, area in areas
        for number in [n for n in CITIES[area.tile] if area.spots and not taken(area.spots[n])][: area.free[seat]]
    ]
    if len(found) > 1:
        yield _all_option(tuple(found))


@lru_cache(maxsize=512)
def _all_option(cities: tuple[tuple[str, int], ...]) -> Option[Act]:
    return Option(
        "enter:all",
        Text("hyperborea-do-enter-all", {"count": len(cities)}),
        Text("hyperborea-group-places"),
        None,
        f"area:{cities[0][0]}",
        means=Act("enter_all", cities),
    )


def enter_all(g: Hyperborea, seat: int, *cities: tuple[str, int]) -> None:
    """HYP-15.1, HYP-15.2: one after the other, each an activation of its own."""
    for name, spot in cities:
        enter(g, seat, name, spot)


def taken(spot: Spot) -> str:
    """HYP-15.3, HYP-16.1, HYP-16.11: who keeps others out of a city or ruin: a `ghost`, a `figure`, or nobody."""
    if spot.occupant == NOBODY:
        return ""
    return "ghost" if spot.occupant == GHOST else "figure"


def enter(g: Hyperborea, seat: int, name: str, spot: int) -> None:
    """HYP-15.1, HYP-15.2: a free figure enters and activates the city; it is no free
    figure until the Reset (HYP-15.4)."""
    area = g.areas[name]
    leave_free(area, seat)
    area.spots[spot].occupant = seat
    city = g.place(name).features[spot]
    g.tell(
        "hyperborea-entered",
        seat=who(seat),
        city=Text(f"hyperborea-city-{city.id}"),
        area=area_name(g, name),
        effects=effect_list(city.effects),
        where=f"area:{name}",
    )
    activate(g, seat, city.effects)
