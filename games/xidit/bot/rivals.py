"""Who else may be somewhere earlier: other heroes are seen, their units and plans are guessed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import exp

from games.xidit import components as c
from games.xidit.bot.ways import FAR
from games.xidit.view import XiditView

ERRANDS = 2.2
"""City orders of a rival within a year that others compete for."""
SURELY = 0.85
"""No rival is taken to be surer than that to go somewhere."""
DRAWN = 0.6
"""How much less a city draws for each road to it."""
IN_TIME = (0.6, 0.8, 1.0)
"""Of those who come at all: who has come with no order to spare, with one, with more."""


class Rivals:
    """The chances that others act in a city before an own order."""

    def __init__(self, view: XiditView, draws: Mapping[int, float], contested: float) -> None:
        """`draws`: what acting in each city with a tile is worth to anybody."""
        self._view = view
        self._contested = contested
        self._draws = draws
        self._taken: dict[tuple[int, int], list[float]] = {}

    @cached_property
    def hands(self) -> list[int]:
        """Units of each type behind the screens of all others: what is nowhere else (XID-20.3)."""
        return hands(self._view)

    @cached_property
    def _errands(self) -> list[tuple[int, bool, dict[int, float]]]:
        """Of each rival: the city, whether it moves before the viewer, and how likely it goes for each tile."""
        view, seat = self._view, self._view.seat
        assert seat is not None
        place = {number: (number - view.first) % view.players for number in range(view.players)}
        found = []
        for number, rival in enumerate(view.seats):
            if number == seat:
                continue
            drawn = {city: self._draw(city) * DRAWN ** FAR[rival.hero][city] for city in self._draws}
            total = sum(drawn.values()) or 1.0
            likely = {
                city: min(SURELY, self._contested * ERRANDS * pull / total) * (city not in rival.recruited)
                for city, pull in drawn.items()
            }
            found.append((rival.hero, place[number] < place[seat], likely))
        return found

    def _draw(self, city: int) -> float:
        """What a city is worth to a rival: a threat only to one who has the units."""
        site = self._view.sites[city]
        if site.recruit:
            return self._draws[city]
        able = 1.0
        for held, need in zip(self.hands, c.TILES[self._view.tile_set, city].threat, strict=True):
            able *= _at_least(held / (self._view.players - 1), need)
        return self._draws[city] * able

    def taken(self, city: int, step: int) -> list[float]:
        """The chance that nobody, one, two ... of the others have acted there before the own order of this step."""
        key = (city, step)
        if key not in self._taken:
            chances = [1.0]
            for hero, before, likely in self._errands:
                spare = step - FAR[hero][city] - (not before)
                if spare >= 0:
                    p = likely[city] * IN_TIME[min(spare, len(IN_TIME) - 1)]
                    grown = [*(chance * (1 - p) for chance in chances), 0.0]
                    for number, chance in enumerate(chances):
                        grown[number + 1] += chance * p
                    chances = grown
            self._taken[key] = chances
        return self._taken[key]


def hands(view: XiditView) -> list[int]:
    """Units of each type behind the screens of all others: what is nowhere else (XID-20.3)."""
    assert view.screen is not None
    left = [unit.count - idle - own for unit, idle, own in zip(c.UNITS, view.barracks, view.screen.units, strict=True)]
    for site in view.sites.values():
        left = [count - there for count, there in zip(left, site.units, strict=True)] if site.recruit else left
    return left


def _at_least(mean: float, need: int) -> float:
    """The chance of having so many units when that many are usual."""
    chance, term = 0.0, exp(-mean)
    for number in range(need):
        chance += term
        term *= mean / (number + 1)
    return 1 - chance
