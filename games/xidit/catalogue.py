"""The components of Lords of Xidit, to be looked up: units, titans, city tiles, cities, regions."""

from __future__ import annotations

from functools import cache

from games.engine.catalogue import Card, Catalogue, with_seats
from games.engine.text import Arg, Item, Text
from games.xidit import components as c
from games.xidit.state import city_name, some_units, who
from games.xidit.view import XiditView


@cache
def cards() -> tuple[Card, ...]:
    """Everything that has a name on the board."""
    return (*_units(), *_titans(), *_tiles(), *_cities(), *_regions())


def _units() -> tuple[Card, ...]:
    return tuple(
        Card(
            f"unit/{unit.id}",
            "unit",
            Text(f"xidit-unit-{unit.id}"),
            (
                Text("xidit-card-unit", {"strength": unit.strength, "count": unit.count}),
                Text("xidit-card-census", {"reward": _some(unit.census.kind, unit.census.n)}),
            ),
            unit.source,
        )
        for unit in c.UNITS
    )


def _titans() -> tuple[Card, ...]:
    return tuple(
        Card(
            f"titan/{titan.id}",
            "titan",
            Text(f"xidit-titan-{titan.id}"),
            (Text("xidit-card-any-units", {"count": titan.units_required}), _rewards(titan.rewards)),
            titan.source,
        )
        for titan in c.TITANS.values()
    )


def _tiles() -> tuple[Card, ...]:
    """A tile of the standard set and one of the crown set may show the same threat: the kind tells them apart."""
    source = {row.id: row.source for row in c.DATA.city_tiles.tile}
    return tuple(
        Card(
            f"tile/{tile.id}",
            f"tile-{of}",
            Text(f"xidit-threat-{tile.id}"),
            (
                Text("xidit-card-city", {"city": city_name(number)}),
                Text("xidit-card-recruit", {"units": some_units(tile.recruit)}),
                Text("xidit-card-threat", {"units": some_units(tile.threat)}),
                _rewards(tile.rewards),
            ),
            source[tile.id],
        )
        for (of, number), tile in c.TILES.items()
    )


def _cities() -> tuple[Card, ...]:
    source = {row.number: row.source for row in c.DATA.map.city}
    return tuple(
        Card(
            f"city/{city.number}",
            "city",
            city_name(city.number),
            (
                *(
                    Text("xidit-card-road", {"road": Text(f"xidit-road-{colour}"), "city": city_name(there)})
                    for colour, there in city.roads.items()
                ),
                Text("xidit-card-regions", {"regions": [Text(f"xidit-region-{region}") for region in city.regions]}),
            ),
            source[city.number],
        )
        for city in c.CITIES.values()
    )


def _regions() -> tuple[Card, ...]:
    return tuple(
        Card(
            f"region/{region.id}",
            "region",
            Text(f"xidit-region-{region.id}"),
            (
                Text("xidit-card-lyres", {"first": region.lyre_first, "second": region.lyre_second}),
                Text(
                    "xidit-card-cities",
                    {"cities": [city_name(city.number) for city in c.CITIES.values() if region.id in city.regions]},
                ),
            ),
            region.source,
        )
        for region in c.REGIONS.values()
    )


def _some(kind: str, count: int) -> Text:
    """A reward in words; the bonus of the census is sections for a guild (XID-9.13)."""
    return Text(f"xidit-some-{'guild_sections' if kind == 'guild_bonus' else kind}", {"count": count})


def _rewards(rewards: c.Rewards) -> Text:
    counted: list[Item] = [_some(kind, getattr(rewards, kind)) for kind in c.KINDS]
    return Text("xidit-card-rewards", {"rewards": counted})


def whereabouts(view: XiditView, card: Card) -> Text | None:
    """What everybody sees on the board."""
    kind, _, name = card.id.partition("/")
    if kind == "titan":
        return Text("xidit-where-awake") if any(stack.awake == name for stack in view.lair) else None
    if kind == "tile":
        return _tile(view, name)
    if kind == "city":
        return with_seats(seat for seat, player in enumerate(view.seats) if player.hero == int(name))
    if kind == "unit":
        return Text("xidit-where-barracks", {"count": view.barracks[c.UNIT_IDS.index(name)]})
    return _bards(view, name)


def _tile(view: XiditView, name: str) -> Text | None:
    number = next((number for (of, number), tile in c.TILES.items() if tile.id == name and of == view.tile_set), None)
    site = view.sites.get(number) if number is not None else None
    if number is None or site is None:
        return None
    if not site.recruit:
        return Text("xidit-where-threat", {"city": city_name(number)})
    args: dict[str, Arg] = {"city": city_name(number), "units": some_units(site.units)}
    return Text("xidit-where-recruit", args) if any(site.units) else None


def _bards(view: XiditView, region: str) -> Text | None:
    placed: list[Item] = [
        Text("xidit-words-bards-of", {"seat": who(seat), "count": count})
        for seat, count in enumerate(view.bards.get(region, []))
        if count
    ]
    return Text("xidit-where-bards", {"bards": placed}) if placed else None


CATALOGUE = Catalogue(cards, whereabouts)
