"""Finds places on Xidit's map: for the names, cards, guilds and heroes of every city and the labels of every region.

`python -m tools.xidit_layout [steps]` writes `render/xidit/layout.toml`. Cities and roads lie where the game's map.toml
has them, and what the file says was put there by hand stays where it is; everything else is moved about at random until
as little as possible lies over something else (simulated annealing from a fixed seed). Run it after a change of the map
or of the sizes below, then build the map anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from math import cos, dist, exp, hypot, pi, sin
from pathlib import Path
from random import Random

import games
from games.engine.text import Text
from games.engine.texts import LANGUAGES
from games.xidit import components
from render import fonts
from render.xidit import layout as shown
from render.xidit import sizes

OUT = Path(__file__).parents[1] / "render" / "xidit" / "layout.toml"
STEPS = 400_000
REACH = 300
"""Further apart nothing meets."""
PLACES = 5
"""Of a city's card."""
Point = tuple[float, float]
Rect = tuple[float, float, float, float]
Key = tuple[str, object]

CITIES = {row.number: sizes.on_board(row.x, row.y) for row in components.DATA.map.city}
PATHS = {(row.a, row.b): row.path for row in components.DATA.map.road}


def _samples() -> Iterator[Point]:
    """Points along all roads, ten units apart."""
    for row in components.DATA.map.road:
        path = [sizes.on_board(*point) for point in row.path]
        for one, other in pairwise(path):
            parts = max(1, round(dist(one, other) / 10))
            for part in range(parts):
                share = part / parts
                yield (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


ROAD = tuple(_samples())


def _outline(region: components.Region) -> list[Point]:
    found: list[Point] = []
    for here, there in zip(region.cities, (*region.cities[1:], region.cities[0]), strict=True):
        path = PATHS.get((here, there)) or PATHS[there, here][::-1]
        found += [sizes.on_board(*point) for point in path[:-1]]
    return found


BORDERS = {row.id: _outline(row) for row in components.DATA.map.region}


def _widest(key: str, role: fonts.Role, size: int) -> float:
    return max(fonts.width(games.texts("xidit", language).say(Text(key)), role, size) for language in LANGUAGES)


SIZE: dict[Key, Point] = {}
for number in CITIES:
    SIZE["city", number] = (2 * sizes.CITY_RADIUS + 4, 2 * sizes.CITY_RADIUS + 4)
    name = f"xidit-city-name-{number}"
    SIZE["label", number] = (_widest(name, "bold", sizes.CITY_NAME) + 8, sizes.CITY_NAME + 2)
    SIZE["guild", number] = sizes.GUILD
    SIZE["hero", number] = (2 * sizes.HERO + 4, 2 * sizes.HERO + 4)
    SIZE["card", number] = sizes.CARD
for region in BORDERS:
    wide = max(_widest(f"xidit-region-{region}", "narrow", sizes.REGION_NAME) + 8, sizes.BLOCK[0])
    SIZE["block", region] = (wide, sizes.BLOCK[1])
SIZE["castle", ""] = sizes.CASTLE

WEIGHT = {
    "city": 20.0,
    "label": 12.0,
    "block": 9.0,
    "guild": 6.0,
    "hero": 4.0,
    "card": 4.0,
    "castle": 1.5,
}
ON_ROAD = {"label": 26.0, "block": 80.0, "guild": 24.0, "hero": 2.0, "card": 22.0}


def _by_hand() -> Iterator[tuple[Key, Point]]:
    """What somebody has put somewhere: names of cities, guilds, labels of regions."""
    for number in CITIES:
        places = shown.PLACES.city[str(number)]
        at = {"label": places.label, "guild": places.guild}
        yield from (((kind, number), at[kind]) for kind in places.by_hand)
    for region in BORDERS:
        place = shown.PLACES.region[region]
        yield from (((kind, region), place.block) for kind in place.by_hand)


BY_HAND: dict[Key, Point] = dict(_by_hand())


class Layout:
    """Everything and where it stands."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.at: dict[Key, Point] = {("city", number): at for number, at in CITIES.items()}
        for number, (x, y) in CITIES.items():
            self.at["label", number] = (x, y + 48)
            for kind, angle in (("guild", 0.0), ("hero", 2.0), ("card", -1.5)):
                self.at[kind, number] = (x + 70 * cos(angle), y + 70 * sin(angle))
        for region, border in BORDERS.items():
            self.at["block", region] = _middle(border)
        x, y = self.at["block", components.CENTRAL]
        self.at["castle", ""] = (x, y - 30)
        self.at |= BY_HAND
        self.free = [key for key in self.at if key[0] not in ("city", "castle") and key not in BY_HAND]
        self.near = {key: [other for other in self.at if other != key and self._meets(key, other)] for key in self.at}
        self.roads = {key: [spot for spot in ROAD if dist(spot, self.at[key]) < REACH] for key in self.at}

    def _meets(self, key: Key, other: Key) -> bool:
        """Whether two things can ever come close to each other."""
        return dist(self.at[key], self.at[other]) < (REACH if "block" in (key[0], other[0]) else 1.3 * REACH)

    def rect(self, key: Key) -> Rect:
        (x, y), (wide, tall) = self.at[key], SIZE[key]
        return (x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)

    def cost(self, key: Key) -> float:
        """What is wrong with where this stands."""
        kind, one = key[0], self.rect(key)
        total = _outside(one) * 40 + self._away(key, one)
        for other in self.near[key]:
            area = _overlap(one, self.rect(other), 3)
            if not area:
                continue
            pair = 2.6 if kind == other[0] == "card" else max(WEIGHT[kind], WEIGHT[other[0]])
            total += area / 10 * pair
        if (price := ON_ROAD.get(kind)) is not None:
            total += price * sum(
                one[0] - 4 < x < one[2] + 4 and one[1] - 4 < y < one[3] + 4 for x, y in self.roads[key]
            )
        return total

    def _away(self, key: Key, one: Rect) -> float:
        """Things of a city keep close to it, labels of a region inside it."""
        kind, name = key
        if kind == "block":
            border = BORDERS[str(name)]
            corners = [(one[0], one[1]), (one[2], one[1]), (one[0], one[3]), (one[2], one[3])]
            away = 6000.0 * sum(not _inside(corner, border) for corner in corners)
            if name == components.CENTRAL:
                x, y = self.at["castle", ""]
                return away + abs(one[1] - y - SIZE["castle", ""][1] / 2 - 6) * 60 + abs(self.at[key][0] - x) * 60
            return away + dist(self.at[key], _middle(border)) * 0.6
        x, y = CITIES[int(str(name))]
        nearest = (min(max(x, one[0]), one[2]), min(max(y, one[1]), one[3]))
        gap = dist(nearest, (x, y)) - sizes.CITY_RADIUS
        if kind == "hero":
            return abs(dist(self.at[key], (x, y)) - sizes.CITY_RADIUS - sizes.HERO - 1) * 60
        return (
            max(0.0, gap - {"label": 3, "guild": 5, "card": 6}[kind]) ** 2 * {"label": 3, "guild": 2, "card": 1.2}[kind]
        )

    def moved(self, key: Key, heat: float) -> Point:
        """Somewhere else for it."""
        kind, name = key
        x, y = self.at[key]
        if self.dice.random() < 0.7 or kind == "block":
            reach = 4 + 60 * heat
            return (x + self.dice.uniform(-reach, reach), y + self.dice.uniform(-reach, reach))
        (cx, cy), (wide, tall) = CITIES[int(str(name))], SIZE[key]
        angle, gap = self.dice.uniform(0, 2 * pi), sizes.CITY_RADIUS + 3
        return (cx + cos(angle) * (gap + wide / 2), cy + sin(angle) * (gap + tall / 2))

    def settle(self, steps: int) -> None:
        """Try other places; worse ones are taken less and less often."""
        for step in range(steps):
            heat = (1 - step / steps) ** 2
            key = self.dice.choice(self.free)
            old, before = self.at[key], self.cost(key)
            self.at[key] = self.moved(key, heat)
            worse = self.cost(key) - before
            if worse > 0 and self.dice.random() > exp(-worse / (1 + 400 * heat)):
                self.at[key] = old

    def spare(self, number: int, taken: list[Point]) -> Point:
        """Another place for a city's card, as clear as there is."""
        key, old = ("card", number), self.at[("card", number)]
        best, least = old, float("inf")
        (x, y), (wide, tall) = CITIES[number], SIZE[key]
        for turn in range(48):
            for gap in (3, 12, 24):
                angle, reach = turn * pi / 24, sizes.CITY_RADIUS + gap
                at = (x + cos(angle) * (reach + wide / 2), y + sin(angle) * (reach + tall / 2))
                self.at[key] = at
                near = sum(max(0.0, 70 - hypot(at[0] - a, at[1] - b)) * 12 for a, b in taken)
                if (cost := self.cost(key) + near) < least:
                    best, least = at, cost
        self.at[key] = old
        return best


def _middle(border: list[Point]) -> Point:
    return (
        (min(x for x, _ in border) + max(x for x, _ in border)) / 2,
        (min(y for _, y in border) + max(y for _, y in border)) / 2,
    )


def _overlap(one: Rect, other: Rect, apart: float) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0]) + apart
    tall = min(one[3], other[3]) - max(one[1], other[1]) + apart
    return wide * tall if wide > 0 and tall > 0 else 0.0


def _outside(one: Rect) -> float:
    edge = 14
    return sum(
        max(0.0, beyond)
        for beyond in (edge - one[0], edge - one[1], one[2] - sizes.MAP_WIDTH + edge, one[3] - sizes.MAP_HEIGHT + edge)
    )


def _inside(spot: Point, border: list[Point]) -> bool:
    x, y = spot
    within = False
    for (x1, y1), (x2, y2) in zip(border, border[1:] + border[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within


def written(layout: Layout) -> str:
    """The file."""

    def at(key: Key) -> str:
        x, y = layout.at[key]
        return f"[{round(x)}, {round(y)}]"

    lines = [
        "# Where things stand on the map, in pixels of a page. The cities, roads and regions themselves come from",
        "# the game's map.toml; `python -m tools.xidit_layout` finds these places. A card has several of them: the",
        "# first that is free is used. What is named in by_hand was put there by somebody: the tool keeps it.",
    ]
    for number in sorted(CITIES):
        found = [layout.at[("card", number)]]
        while len(found) < PLACES:
            found.append(layout.spare(number, found))
        cards = ", ".join(f"[{round(x)}, {round(y)}]" for x, y in found)
        heroes = at(("hero", number))
        lines += ["", f"[city.{number}]", f"cards = [{cards}]", f"label = {at(('label', number))}"]
        lines += [f"guild = {at(('guild', number))}", f"heroes = [{heroes}]", *_kept(number)]
    for region in BORDERS:
        lines += ["", f"[region.{region}]", f"block = {at(('block', region))}", *_kept(region)]
    return "\n".join(lines) + "\n"


def _kept(name: object) -> list[str]:
    """What of a city or region was put there by hand."""
    kinds = ", ".join(f'"{kind}"' for kind, of in BY_HAND if of == name)
    return [f"by_hand = [{kinds}]"] if kinds else []


def main(steps: int) -> None:
    """Settle, write, and tell what is left."""
    layout = Layout(Random("xidit"))
    layout.settle(steps)
    OUT.write_text(written(layout), "utf-8")
    clashes = sorted(
        (
            (_overlap(layout.rect(one), layout.rect(other), 0), one, other)
            for one in layout.at
            for other in layout.at
            if str(one) < str(other) and _overlap(layout.rect(one), layout.rect(other), 0) > 20
        ),
        reverse=True,
    )
    for area, one, other in clashes:
        print(round(area), one, other)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else STEPS)
