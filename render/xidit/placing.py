"""Which of its places each card and hero takes, so that nothing lies over anything else.

A card keeps its first place unless another card, a hero or a region's bards are there; a hero stands where no card is.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, dist, inf, pi, sin

from games.engine.texts import LANGUAGES
from games.xidit import components
from games.xidit.view import XiditView
from render import fonts
from render.sprites import Point
from render.words import words
from render.xidit import layout, pieces, sizes

Box = tuple[float, float, float, float]
Weighed = tuple[Box, float]
"""Something that is there, and how much a unit of it that is covered counts."""
Site = tuple[int, int]
"""A city and how many recruits wait there; -1: a threat."""
APART = 8
EDGE = 5
"""So far from the edge of the map."""
NEAR, FAR = sizes.CITY_RADIUS + sizes.HERO + 4, 9
"""Where a hero belongs to its city at a glance, and what each further unit costs, in units of overlap."""
LABEL = 6
"""So much wider than its letters a name is, with its halo."""
CROWDED = 30
"""So much overlap is too much for a card's own places."""
READ = 6
"""What must be read weighs so much more than what is only there."""
COVERING = 4
"""What lies upon something counts so many times more than what only comes too near."""
SWEEPS = 3
"""How often every card looks for a better place."""


@lru_cache(maxsize=64)
def cards(
    sites: tuple[Site, ...],
    bards: tuple[tuple[str, int], ...],
    guilds: tuple[int, ...] = (),
    language: str = LANGUAGES[0],
) -> dict[int, Point]:
    """Where the tile of each city lies; `guilds` are the cities that have one."""
    taken: list[Weighed] = [(box, READ) for region, there in bards for box in region_boxes(region, there, language)]
    name, values, gate = region_boxes(components.CENTRAL, 0, language)
    taken += [(name, READ), (values, READ), (gate, 1)]
    taken += [(box, READ) for box in labels(language)]
    taken += _guilds(guilds)
    taken += _discs()
    size = {city: card_size(units) for city, units in sites}
    places = {
        city: [_drawn_in(layout.CITIES[city], place, size[city]) for place in layout.CITIES[city].cards]
        for city in size
    }
    found = {city: of_card[0] for city, of_card in places.items()}
    for _ in range(SWEEPS):
        before = dict(found)
        for city, of_card in places.items():
            others = [(around(at, size[other]), 1) for other, at in found.items() if other != city]
            found[city] = _freest(of_card, size[city], [*taken, *others])
        if found == before:
            break
    for _ in range(SWEEPS):
        before = dict(found)
        for city, of_card in places.items():
            others = [(around(at, size[other]), READ) for other, at in found.items() if other != city]
            if _over(around(found[city], size[city]), [*taken, *others]) > CROWDED:
                found[city] = _freest([*of_card, *_ring(city, size[city])], size[city], [*taken, *others])
        if found == before:
            break
    return found


def _guilds(cities: tuple[int, ...]) -> list[Weighed]:
    """The guilds of these cities, and the empty places of others."""
    return [
        (around(city.guild, sizes.GUILD), READ if number in cities else 1) for number, city in layout.CITIES.items()
    ]


def _discs() -> list[Weighed]:
    """The cities themselves, with their numbers."""
    size = (2 * sizes.CITY_RADIUS, 2 * sizes.CITY_RADIUS)
    return [(around(city.at, size), READ) for city in layout.CITIES.values()]


def _freest(places: list[Point], size: Point, taken: list[Weighed]) -> Point:
    boxes = [around(place, size) for place in places]
    near = _near(boxes, taken)
    found, least = places[0], inf
    for place, box in zip(places, boxes, strict=True):
        over = _over(box, near, least)
        if over < least:
            found, least = place, over
        if not least:
            break
    return found


@lru_cache(maxsize=256)
def _ring(city: int, size: Point) -> list[Point]:
    """Places all around a city, for a card whose own places are taken."""
    here, reach = layout.CITIES[city], sizes.CITY_RADIUS + 4
    return [
        _drawn_in(
            here,
            (
                here.at[0] + cos(turn * pi / 12) * (reach + away + size[0] / 2),
                here.at[1] + sin(turn * pi / 12) * (reach + away + size[1] / 2),
            ),
            size,
            keep=True,
        )
        for away in (0, 14, 30, 48, 56)
        for turn in range(24)
    ]


def card_size(units: int) -> Point:
    """Of a threat or of a recruit tile with so many units."""
    return sizes.CARD if units < 0 else pieces.recruit_size(units)


def _drawn_in(city: layout.City, place: Point, size: Point, keep: bool = False) -> Point:
    """A tile that is smaller than a threat keeps close to its city; and all stay on the map."""
    spare = [0.0 if keep else (whole - part) / 2 for whole, part in zip(sizes.CARD, size, strict=True)]
    (x, y), (city_x, city_y) = place, city.at
    x, y = x - max(-spare[0], min(spare[0], x - city_x)), y - max(-spare[1], min(spare[1], y - city_y))
    return (
        max(size[0] / 2 + EDGE, min(sizes.MAP_WIDTH - size[0] / 2 - EDGE, x)),
        max(size[1] / 2 + EDGE, min(sizes.MAP_HEIGHT - size[1] / 2 - EDGE, y)),
    )


@lru_cache(maxsize=64)
def heroes(
    at: tuple[int, ...],
    sites: tuple[Site, ...],
    bards: tuple[tuple[str, int], ...],
    guilds: tuple[int, ...] = (),
    language: str = LANGUAGES[0],
) -> tuple[Point, ...]:
    """Where each hero stands; `at` are their cities, 0 for one that is not on the map."""
    units = dict(sites)
    lying = cards(sites, bards, guilds, language).items()
    taken: list[Weighed] = [(around(place, card_size(units[city])), READ) for city, place in lying]
    taken += [(box, READ) for region, there in bards for box in region_boxes(region, there, language)]
    name, values, gate = region_boxes(components.CENTRAL, 0, language)
    taken += [(name, READ), (values, READ), (gate, 1)]
    taken += _guilds(guilds)
    taken += [(box, READ) for box in labels(language)]
    taken += _discs()
    found: list[Point] = []
    for city in at:
        if not city:
            found.append((0, 0))
            continue
        size = (2.5 * sizes.HERO, 2.5 * sizes.HERO)
        here = layout.CITIES[city].at
        places = hero_places(city)
        near = _near([around(place, size) for place in places], taken)
        best, least = places[0], inf
        for place in places:
            away = FAR * max(0.0, dist(place, here) - NEAR)
            worth = _over(around(place, size), near, least - away) + away
            if worth < least:
                best, least = place, worth
            if not least:
                break
        found.append(best)
        taken.append((around(best, size), 1))
    return tuple(found)


def hero_places(city: int) -> list[Point]:
    """All places around a city for a hero, the best first."""
    here = layout.CITIES[city]
    found = [*here.heroes]
    for away in (3, 24, 48, 80):
        reach = sizes.CITY_RADIUS + sizes.HERO + away
        found += [
            (here.at[0] + reach * cos(turn * pi / 8), here.at[1] + reach * sin(turn * pi / 8)) for turn in range(16)
        ]
    return [place for place in found if dist(place, here.at) > sizes.CITY_RADIUS + sizes.HERO - 6]


@cache
def labels(language: str) -> tuple[Box, ...]:
    """The names of the cities."""
    return tuple(
        around(
            city.label, (written(f"xidit-city-name-{number}", "bold", sizes.CITY_NAME, language), sizes.CITY_NAME + 1)
        )
        for number, city in layout.CITIES.items()
    )


@cache
def written(key: str, role: fonts.Role, size: int, language: str) -> float:
    """How wide a name is."""
    return fonts.width(words("xidit", language).say(key), role, size) + LABEL


def region_boxes(region: str, bards: int, language: str) -> list[Box]:
    """What a region's name, and below it its values and rows of bards take."""
    x, y = layout.REGIONS[region].block
    rows = -(-bards // BARDS_IN_ROW)
    wide = 180 if bards > 2 else 130
    top = y - sizes.BLOCK[1] / 2
    half = written(f"xidit-region-{region}", "narrow", sizes.REGION_NAME, language) / 2
    name = (x - half, top - 4, x + half, top + 32)
    if region == components.CENTRAL:  # its bards stand before the Bastion
        gate = top + sizes.BASTION_BARDS
        return [name, (x - 65, top + 30, x + 65, top + 72), (x - wide / 2, gate - 21, x + wide / 2, gate + 42 * rows)]
    boxes = [name, (x - wide / 2, top + 30, x + wide / 2, top + 72 + 42 * min(1, rows))]
    if rows > 1:
        aside = x + second_row(region)
        boxes.append((aside - 60, top + 110, aside + 60, top + 72 + 84))
    return boxes


@lru_cache(maxsize=16)
def second_row(region: str) -> float:
    """How far aside the second row of bards stands, so that it covers no name and no city."""
    if region == components.CENTRAL:  # before the gate there is room
        return 0.0
    x, y = layout.REGIONS[region].block
    y += -sizes.BLOCK[1] / 2 + 134
    taken: list[Weighed] = [(box, 1) for language in LANGUAGES for box in labels(language)]
    disc = (2 * sizes.CITY_RADIUS, 2 * sizes.CITY_RADIUS)
    taken += [(around(city.at, disc), 1) for city in layout.CITIES.values()]
    taken += [(around(city.guild, sizes.GUILD), 1) for city in layout.CITIES.values()]
    return min(
        (0.0, -28.0, 28.0, -56.0, 56.0, -84.0, 84.0),
        key=lambda aside: round(_over(around((x + aside, y), (118, 42)), taken)),
    )


BARDS_IN_ROW = 3


def around(at: Point, size: Point) -> Box:
    """The box of something."""
    return (at[0] - size[0] / 2, at[1] - size[1] / 2, at[0] + size[0] / 2, at[1] + size[1] / 2)


def _near(boxes: list[Box], taken: list[Weighed]) -> list[Weighed]:
    """What can lie under any of these boxes: most of the map cannot."""
    left, top = min(box[0] for box in boxes) - APART, min(box[1] for box in boxes) - APART
    right, bottom = max(box[2] for box in boxes) + APART, max(box[3] for box in boxes) + APART
    return [
        (other, weight)
        for other, weight in taken
        if other[0] < right and other[2] > left and other[1] < bottom and other[3] > top
    ]


def _over(box: Box, taken: list[Weighed], enough: float = inf) -> float:
    """How much of a box lies over what is there, or too near to it, or beyond the edge of the map; no more is counted
    than is enough.

    Hundreds of places are looked at for each card: this is written to be quick.
    """
    left, top, right, bottom = box
    total = 100 * max(0.0, -left, -top, right - sizes.MAP_WIDTH, bottom - sizes.MAP_HEIGHT)
    for (other_left, other_top, other_right, other_bottom), weight in taken:
        wide = (right if right < other_right else other_right) - (left if left > other_left else other_left) + APART
        if wide <= 0:
            continue
        tall = (bottom if bottom < other_bottom else other_bottom) - (top if top > other_top else other_top) + APART
        if tall > 0:
            total += wide * tall * weight
            if wide > APART and tall > APART:
                total += COVERING * (wide - APART) * (tall - APART) * weight
            if total >= enough:
                break
    return total


def sites_of(view: XiditView) -> tuple[Site, ...]:
    """The tiles on the map."""
    return tuple((city, sum(site.units) if site.recruit else -1) for city, site in sorted(view.sites.items()))


def guilds_of(view: XiditView) -> tuple[int, ...]:
    """The cities with a guild."""
    return tuple(sorted(view.guilds))


def bards_of(view: XiditView) -> tuple[tuple[str, int], ...]:
    """Whose bards are in each region: how many seats."""
    return tuple(
        (region, sum(count > 0 for count in view.bards.get(region, [])))
        for region in layout.REGIONS
        if region != components.CENTRAL or region in view.bards
    )
