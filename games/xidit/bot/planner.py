"""How the bot plans a year: it goes through the errands it could run, one after another, and keeps the best row."""

from __future__ import annotations

from typing import NamedTuple

from games.xidit import components as c
from games.xidit.bot import worth
from games.xidit.bot.lair import Lair, Prey
from games.xidit.bot.rivals import Rivals
from games.xidit.bot.temper import Temper
from games.xidit.bot.ways import FAR, WAYS
from games.xidit.view import XiditView

Units = tuple[int, ...]
FUSSY = (0.02, 0.08)
"""How much seats differ in what they like: a hero alone in a city, and those who stand together."""
NOBODY = 0.85
"""How likely nobody else was waiting for a threat that has just appeared."""
LEAST = 0.3
"""Nothing is planned that is less likely to come about."""
TITAN_PLACES = 4
"""How many cities without a tile are thought of for a titan."""
NEXT_YEAR = 0.35
"""What something that can be done next year counts for, and how much less for each road to it."""
FARTHER = 0.75
COMES = 0.6
"""How likely the next threat has come by then."""
COST = 0.8
"""What a paid unit counts for, as a share of its worth: it was recruited to be paid."""
NEEDED = 0.8
"""How much of a threat's worth goes over to the units it lacks."""
IDLE_UNIT = 0.35
"""Units in the last year only settle ties (XID-11.13) and win the census."""


class Errand(NamedTuple):
    """What a city order is expected to bring."""

    gain: float
    units: Units
    sure: float


class Planner:
    """One year ahead: what others can reach earlier counts for less."""

    def __init__(self, view: XiditView, temper: Temper) -> None:
        assert view.screen is not None
        self.view, self.temper = view, temper
        self.start: Units = tuple(view.screen.units)
        self.weight = worth.weights(view, temper)
        heroes = [seat.hero for seat in view.seats]
        self.fussy = FUSSY[heroes.count(heroes[worth.own_seat(view)]) > 1]
        self.keep = min(1.0, IDLE_UNIT + (view.years - view.year) / 3)
        self.threats = {
            city: (c.TILES[view.tile_set, city].threat, self._threat_worth(city))
            for city, site in view.sites.items()
            if not site.recruit
        }
        self.coming = view.next_threat if view.next_threat not in view.sites else 0
        """Where a threat appears as soon as one has been ended (XID-7.4)."""
        self.lair = Lair(view)
        self._titans: dict[tuple[int, tuple[c.Titan, ...]], float] = {}
        self.wanted = self._wanted()
        self.recruits = {city: worth.in_turn(site.units) for city, site in view.sites.items() if site.recruit}
        self.rivals = Rivals(view, self._draws(), temper.contested)
        self.free = self._titan_places()
        self.targets = [*self.threats, *self.recruits, *self.free, *([self.coming] if self.coming else [])]
        self.best: tuple[float, tuple[str, ...]] = (-1.0, ())
        self._seen: dict[tuple[int, int, Units, frozenset[int]], float] = {}
        self._ready: dict[Units, list[tuple[int, float]]] = {}
        self._errands: dict[tuple[int, Units, int, int], Errand | None] = {}

    def plan(self) -> list[str]:
        """Six orders."""
        hero = self.view.seats[worth.own_seat(self.view)].hero
        self.walk(hero, self.start, frozenset(), (), 0.0, 1.0)
        orders = self.best[1]
        return [*orders, *["wait"] * (c.ORDERS_PER_YEAR - len(orders))]

    def _threat_worth(self, city: int) -> float:
        tile = c.TILES[self.view.tile_set, city]
        value = worth.claim_worth(self.view, city, tile.rewards, self.weight) * self.temper.threats
        return value * self._taste(city)

    def _taste(self, city: int) -> float:
        """Seats differ a little in what they like: else heroes who stand together would walk together."""
        return 1 + self.fussy * ((3 * city + 2 * worth.own_seat(self.view) + self.view.year) % 5 - 2)

    def _wanted(self) -> list[float]:
        """What another unit of each type is worth: more the nearer it brings a threat that is worth much."""
        wanted = [value * self.keep * self.temper.recruits for value in worth.UNIT_WORTH]
        if self.view.year == self.view.years:
            return wanted
        hero = self.view.seats[worth.own_seat(self.view)].hero
        bonus = [0.0] * len(wanted)
        for city, (demand, value) in self.threats.items():
            lacking = [max(0, need - have) for have, need in zip(self.start, demand, strict=True)]
            share = NEEDED * value / (1 + sum(lacking)) ** 2 * 0.9 ** FAR[hero][city]
            for kind, lack in enumerate(lacking):
                if lack:
                    bonus[kind] = max(bonus[kind], share)
        for prey in self.lair.prey:
            lacks = prey.demands - sum(self.start)
            if lacks > 0 and prey.awake:
                share = NEEDED * self._titan_worth(hero, prey) / (1 + lacks) ** 2
                bonus = [max(more, share) for more in bonus]
        return [value + more for value, more in zip(wanted, bonus, strict=True)]

    def _draws(self) -> dict[int, float]:
        """What the tiles are worth to anybody."""
        values = {city: value - self._cost(demand) for city, (demand, value) in self.threats.items()}
        return values | {city: worth.UNIT_WORTH[row[0]] if row else 0.1 for city, row in self.recruits.items()}

    def _titan_places(self) -> list[int]:
        """Cities without a tile, now and when the next ones come, where a titan would be worth most."""
        able = [prey for prey in self.lair.prey if prey.demands <= sum(self.start) + 2]
        if not able:
            return []
        hero = self.view.seats[worth.own_seat(self.view)].hero
        taken = {*self.view.sites, self.view.next_recruit, self.view.next_threat}
        free = [city for city in c.CITIES if city not in taken and FAR[hero][city] < c.ORDERS_PER_YEAR]
        value = {city: self._titan_worth(city, able[0]) for city in free}
        return sorted(free, key=lambda city: 0.4 * FAR[hero][city] - value[city])[:TITAN_PLACES]

    def _titan_worth(self, city: int, prey: Prey) -> float:
        """What banishing it there brings; of those it may be, on average."""
        key = (city, prey.titans)
        if key not in self._titans:
            values = [worth.claim_worth(self.view, city, titan.rewards, self.weight) for titan in prey.titans]
            self._titans[key] = self.temper.threats * sum(values) / len(values)
        return self._titans[key]

    def walk(
        self, city: int, units: Units, used: frozenset[int], orders: tuple[str, ...], score: float, sure: float
    ) -> None:
        """Go on from here with each errand that is left, or leave it at that."""
        step = len(orders)
        key = (city, step, units, used)
        if self._seen.get(key, -1.0) >= score:
            return
        self._seen[key] = score
        ended = sum(done in self.threats for done in used)
        final, toward = self._position(city, units, c.ORDERS_PER_YEAR - step)
        if score + final > self.best[0]:
            self.best = (score + final, (*orders, *WAYS[city][toward][: c.ORDERS_PER_YEAR - step]))
        for target in self.targets:
            if target in used:
                continue
            way = WAYS[city][target]
            at = step + len(way)
            for arrives in (at, at + 1) if target in self.recruits else (at,):
                if arrives >= c.ORDERS_PER_YEAR:
                    break
                errand = self._errand(target, units, arrives, sure, ended)
                if errand is not None:
                    waits = ("wait",) * (arrives - at)
                    row = (*orders, *way, *waits, "city")
                    chance = sure * errand.sure
                    self.walk(target, errand.units, used | {target}, row, score + errand.gain, chance)

    def _errand(self, city: int, units: Units, step: int, sure: float, ended: int) -> Errand | None:
        """A city order there and then; none if it is not worth planning. What hangs on units that may not come counts
        for less."""
        key = (city, units, step, ended)
        if key not in self._errands:
            self._errands[key] = self._act(city, units, step, ended)
        errand = self._errands[key]
        if errand is None or city in self.recruits or units == self.start or sure > 0.95:
            return errand
        demand = c.TILES[self.view.tile_set, city].threat if city in self.threats or city == self.coming else ()
        if demand and all(have >= need for have, need in zip(self.start, demand, strict=True)):
            return errand
        return errand._replace(gain=errand.gain * sure) if sure > LEAST else None

    def _act(self, city: int, units: Units, step: int, ended: int) -> Errand | None:
        if city in self.recruits:
            return self._recruit(city, units, step)
        if city in self.threats:
            return self._end(self.threats[city], units, self.rivals.taken(city, step)[0])
        if city == self.coming:
            tile = c.TILES[self.view.tile_set, city]
            return self._end((tile.threat, self._threat_worth(city)), units, self.lair.moved(step, ended) * NOBODY)
        return self._banish(city, units, step, ended)

    def _end(self, threat: tuple[Units, float], units: Units, likely: float) -> Errand | None:
        """End a threat that is still, or already, there with this chance."""
        demand, value = threat
        left = tuple(have - need for have, need in zip(units, demand, strict=True))
        if min(left) < 0 or likely < LEAST:
            return None
        gain = likely * (value - self._cost(demand))
        return Errand(gain, left, 1.0) if gain > 0 else None

    def _recruit(self, city: int, units: Units, step: int) -> Errand | None:
        row = self.recruits[city]
        chances = self.rivals.taken(city, step)[: len(row)]
        if sum(chances) < 2 * LEAST:
            return None
        by_kind = [0.0] * len(units)
        for kind, chance in zip(row, chances, strict=False):
            by_kind[kind] += chance
        likely = max(range(len(units)), key=by_kind.__getitem__)
        gain = sum(chance * value for chance, value in zip(by_kind, self.wanted, strict=True)) * self._taste(city)
        gained = tuple(count + (kind == likely) for kind, count in enumerate(units))
        return Errand(gain, gained, by_kind[likely])

    def _banish(self, city: int, units: Units, step: int, ended: int) -> Errand | None:
        found = None
        for prey in self.lair.prey:
            if prey.demands <= sum(units):
                paid = worth.weakest(units, prey.demands)
                likely = (1 - 0.06 * step) * self.lair.awake(prey, step, ended)
                gain = likely * (self._titan_worth(city, prey) - self._cost(paid))
                if likely > LEAST and gain > (found.gain if found else 0.0):
                    left = tuple(have - pay for have, pay in zip(units, paid, strict=True))
                    found = Errand(gain, left, 1.0)
        return found

    def _cost(self, paid: Units) -> float:
        """What the units would be worth that are paid."""
        return COST * self.keep * sum(count * value for count, value in zip(paid, worth.UNIT_WORTH, strict=True))

    def _position(self, city: int, units: Units, left: int) -> tuple[float, int]:
        """What is in reach for next year after so many roads more, and where to go for it."""
        if self.view.year == self.view.years:
            return 0.0, city
        if units not in self._ready:
            self._ready[units] = self._promising(units)
        far = FAR[city]
        return max(
            ((value * FARTHER ** max(0, far[there] - left), there) for there, value in self._ready[units]),
            default=(0.0, city),
        )

    def _promising(self, units: Units) -> list[tuple[int, float]]:
        """What could be done next year with these units, and what it counts for now."""
        found = [(city, NEXT_YEAR * self.wanted[row[0]]) for city, row in self.recruits.items() if row]
        for city, (demand, value) in self.threats.items():
            found += self._ready_for(city, demand, value, units)
        if self.coming:
            demand = c.TILES[self.view.tile_set, self.coming].threat
            found += self._ready_for(self.coming, demand, COMES * self._threat_worth(self.coming), units)
        for prey in self.lair.prey:
            if prey.awake and prey.demands <= sum(units):
                found += [(city, NEXT_YEAR * self._titan_worth(city, prey)) for city in self.free]
        return found

    def _ready_for(self, city: int, demand: Units, value: float, units: Units) -> list[tuple[int, float]]:
        lacking = sum(max(0, need - have) for have, need in zip(units, demand, strict=True))
        return [(city, NEXT_YEAR * value * (0.4 if lacking else 1.0))] if lacking < 2 else []
