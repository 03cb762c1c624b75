"""HYP-15: cities."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Option, Text
from games.hyperborea import components as c
from games.hyperborea.rules.activation import activate
from games.hyperborea.rules.acts import Act
from games.hyperborea.rules.figures import leave_free
from games.hyperborea.state import NOBODY, AreaKey, Areas, Hyperborea, area_name, label, who
from games.hyperborea.texts import effect_list


@lru_cache(maxsize=4096)
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


def entrances(areas: Areas) -> Iterator[Option[Act]]:
    """HYP-D31, HYP-15.1, HYP-15.3: empty cities in areas with a free own figure, stopped or not (HYP-X16); also in
    homes, whosever they are (HYP-15.5), and again when its figure has left (HYP-15.6)."""
    for name, area in areas:
        if area.spots:
            for number in CITIES[area.tile]:
                if area.spots[number].occupant == NOBODY:
                    yield _option((name, area.tile, area.home), number)


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
