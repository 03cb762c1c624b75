"""How the bot plans a year: it walks through all sensible plans over the board it sees and keeps the best."""

from __future__ import annotations

from games.xidit import components as c
from games.xidit.bot import worth
from games.xidit.view import XiditView


class Planner:
    """One year ahead, as if nobody else moved; what others may take first counts for less the later it comes."""

    def __init__(self, view: XiditView) -> None:
        assert view.screen is not None
        self.view = view
        self.weight = worth.weights(view)
        self.threats = {
            number: (c.TILES[view.tile_set, number], self._threat_worth(number))
            for number, site in view.sites.items()
            if not site.recruit
        }
        self.recruits = {number: site.units for number, site in view.sites.items() if site.recruit}
        self.titan = min(
            (c.TITANS[stack.awake] for stack in view.lair if stack.awake), key=lambda t: t.units_required, default=None
        )
        self.wanted = self._wanted()
        self.best: tuple[float, list[str]] = (-1.0, ["wait"] * c.ORDERS_PER_YEAR)

    def plan(self) -> list[str]:
        """Six orders."""
        assert self.view.screen is not None
        hero = self.view.seats[worth.own_seat(self.view)].hero
        self._walk(hero, tuple(self.view.screen.units), frozenset(), [], 0.0)
        return self.best[1]

    def _threat_worth(self, number: int) -> float:
        return worth.claim_worth(self.view, number, c.TILES[self.view.tile_set, number].rewards, self.weight)

    def _wanted(self) -> list[float]:
        """A unit is worth more when threats on the map demand its type and the own screen lacks it."""
        assert self.view.screen is not None
        wanted = list(worth.UNIT_WORTH)
        upcoming = [tile for tile, _ in self.threats.values()]
        upcoming.append(c.TILES[self.view.tile_set, self.view.next_threat])
        for kind in range(len(c.UNITS)):
            demand = max(tile.threat[kind] for tile in upcoming)
            if demand > self.view.screen.units[kind]:
                wanted[kind] += 0.5
        last_year = self.view.year == self.view.years
        return [value * 0.2 for value in wanted] if last_year else wanted

    def _walk(self, city: int, units: tuple[int, ...], used: frozenset[int], orders: list[str], score: float) -> None:
        if len(orders) == c.ORDERS_PER_YEAR:
            final = score + self._position(city, units)
            if final > self.best[0]:
                self.best = (final, list(orders))
            return
        for colour, target in c.CITIES[city].roads.items():
            self._walk(target, units, used, [*orders, colour], score)
        if city not in used:
            gained, left = self._act(city, units, len(orders))
            if gained > 0:
                self._walk(city, left, used | {city}, [*orders, "city"], score + gained)
        if not orders or orders[-1] in ("city", "wait"):
            self._walk(city, units, used, [*orders, "wait"], score)

    def _act(self, city: int, units: tuple[int, ...], step: int) -> tuple[float, tuple[int, ...]]:
        """What a city order here would bring, and the units afterwards."""
        sure = 1 - 0.05 * step
        if city in self.recruits:
            return self._recruit(city, units, sure)
        if city in self.threats:
            tile, value = self.threats[city]
            if any(have < need for have, need in zip(units, tile.threat, strict=True)):
                return 0.0, units
            left = tuple(have - need for have, need in zip(units, tile.threat, strict=True))
            return sure * value - self._cost(tile.threat), left
        if self.titan is not None and sum(units) >= self.titan.units_required:
            return self._banish(city, units, self.titan, sure)
        return 0.0, units

    def _recruit(self, city: int, units: tuple[int, ...], sure: float) -> tuple[float, tuple[int, ...]]:
        weakest = next((kind for kind, count in enumerate(self.recruits[city]) if count), None)
        if weakest is None:
            return 0.0, units
        gained = tuple(count + (kind == weakest) for kind, count in enumerate(units))
        return sure * self.wanted[weakest], gained

    def _banish(self, city: int, units: tuple[int, ...], titan: c.Titan, sure: float) -> tuple[float, tuple[int, ...]]:
        left = list(units)
        for _ in range(titan.units_required):
            left[next(kind for kind, count in enumerate(left) if count)] -= 1
        paid = tuple(have - rest for have, rest in zip(units, left, strict=True))
        value = worth.claim_worth(self.view, city, titan.rewards, self.weight)
        return sure * value - self._cost(paid), tuple(left)

    def _cost(self, paid: tuple[int, ...]) -> float:
        return sum(count * value for count, value in zip(paid, worth.UNIT_WORTH, strict=True)) * 0.5

    def _position(self, city: int, units: tuple[int, ...]) -> float:
        """A little for ending the year beside something to do next year."""
        near = {city, *c.CITIES[city].roads.values()}
        ready = [
            value
            for number, (tile, value) in self.threats.items()
            if number in near and all(have >= need for have, need in zip(units, tile.threat, strict=True))
        ]
        return 0.1 * max(ready, default=0.0) + 0.1 * len(near & self.recruits.keys())
