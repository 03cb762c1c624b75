"""SCY-15: scoring."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.engine import Outcome, Text
from games.scythe import components as c
from games.scythe.board import FACTORY, HEXES, NEIGHBOURS
from games.scythe.state import Scythe, who

LINES = ((1, 0), (0, 1), (1, -1))
"""The three axes of the hex grid."""


class Fortune(msgspec.Struct):
    """The parts of a final fortune (SCY-15.1)."""

    coins: int
    stars: int
    territories: int
    resources: int
    structures: int

    @property
    def total(self) -> int:
        """What is compared."""
        return self.coins + self.stars + self.territories + self.resources + self.structures


def fortune(g: Scythe, seat: int) -> Fortune:
    """SCY-15.1: coins, stars, territories, resource pairs (SCY-15.4), structures (SCY-15.6), no more (SCY-15.5)."""
    player = g.seats[seat]
    structures = list(player.structures.values())
    return worth(
        player.coins, player.popularity, len(player.stars), g.controlled(seat), sum(g.stock(seat)), structures, g.tile
    )


def worth(
    coins: int,
    popularity: int,
    stars: int,
    places: Iterable[str],
    resources: int,
    structures: list[str],
    tile: str,
) -> Fortune:
    """What all this comes to; before the structure bonus tile is known, without it."""
    rates = tier(popularity)
    return Fortune(
        coins=coins,
        stars=stars * rates.coins_per_star,
        territories=counted(places) * rates.coins_per_territory,
        resources=resources // 2 * rates.coins_per_resource_pair,
        structures=structure_bonus(tile, structures) if tile else 0,
    )


def tier(popularity: int) -> c.Tier:
    """SCY-15.2: the rates of a popularity."""
    return next(tier for tier in c.TIERS if popularity <= tier.max)


def territories(g: Scythe, seat: int) -> int:
    """SCY-15.3."""
    return counted(g.controlled(seat))


def counted(places: Iterable[str]) -> int:
    """SCY-15.3: the Factory counts three."""
    return sum(c.FACTORY_TERRITORIES if place == FACTORY else 1 for place in places)


def structure_bonus(tile: str, places: list[str]) -> int:
    """SCY-15.6: coins of the tile for structures on these places."""
    bonus = c.STRUCTURE_BONUSES[tile]
    if bonus.count_rule == "longest_line":  # SCY-15.11
        count = longest_line(places)
    elif bonus.count_rule == "own_hexes":  # SCY-15.10, SCY-15.12
        count = sum(has_feature(place, bonus.feature) for place in places)
    else:  # SCY-15.7, SCY-15.8, SCY-15.9; SCY-15.13: each once
        count = sum(
            has_feature(near, bonus.feature) for near in {near for place in places for near in NEIGHBOURS[place]}
        )
    return bonus.coins[min(count, len(bonus.coins) - 1)]


def has_feature(place: str, feature: c.Feature) -> bool:
    """Whether a territory has a feature as data files describe it; the Mine is no tunnel (SCY-8.7)."""
    on_map = HEXES[place]
    if feature.terrain:
        return on_map.terrain in feature.terrain
    return on_map.tunnel if feature.tunnel else feature.encounter and on_map.encounter


def longest_line(places: list[str]) -> int:
    """SCY-15.11: most structures in one unbroken straight line of hexes."""
    spots = {(HEXES[place].q, HEXES[place].r) for place in places}
    best = 0
    for dq, dr in LINES:
        for q, r in spots:
            length = 1
            while (q + dq * length, r + dr * length) in spots:
                length += 1
            best = max(best, length)
    return best


def rank(g: Scythe, seat: int) -> tuple[int, ...]:
    """SCY-15.15: what decides a place, best first."""
    player = g.seats[seat]
    return (
        fortune(g, seat).total,  # SCY-15.14
        player.workers_out + player.mechs_out + len(player.structures),  # SCY-15.16
        player.power,
        player.popularity,
        sum(g.stock(seat)),
        territories(g, seat),  # SCY-15.18
        len(player.stars),
    )


def final_scoring(g: Scythe) -> None:
    """SCY-15.14, SCY-15.19: places by coins and tie-breaks; equal players share a place, the first too (SCY-15.17)."""
    ranks = [rank(g, seat) for seat in range(g.players)]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    fortunes = [fortune(g, seat) for seat in range(g.players)]
    scores = {
        f"scythe-score-{part}": tuple(getattr(each, part) for each in fortunes)
        for part in ("coins", "stars", "territories", "resources", "structures", "total")
    }
    for seat in sorted(range(g.players), key=lambda seat: places[seat]):
        g.tell("scythe-final", seat=who(seat), total=fortunes[seat].total, place=places[seat])
    tied = sum(each.total == fortunes[winners[0]].total for each in fortunes) > 1
    reason = "scythe-won-shared" if len(winners) > 1 else "scythe-won-tie" if tied else "scythe-won"
    g.finish(Outcome(winners, Text(reason), places, scores))
