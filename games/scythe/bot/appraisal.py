"""What each seat may expect to have in the end: its fortune now, and what is in hand for the turns that are left."""

from __future__ import annotations

from games.scythe import components as c
from games.scythe.rules.scoring import counted, structure_bonus
from games.scythe.state import Player, Scythe

MATCH = 20.0
"""Turns each, in a usual match."""
PER_STAR = 3.2
"""Turns each, for every star that the foremost still lacks."""
STARS_PER_TURN = 0.2
"""How much of a star a seat comes nearer to in a turn, with an engine as it usually is."""


def appraise(g: Scythe) -> list[float]:
    """The coins that each seat may expect (SCY-15.14); of a finished match its coins, ties as they were broken."""
    if g.outcome is not None:
        totals = g.outcome.scores["scythe-score-total"]
        return [total - place / 100 for total, place in zip(totals, g.outcome.places, strict=True)]
    if not g.tile or not all(player.mat for player in g.seats):
        return [0.0] * g.players
    ripe = [ripeness(player) for player in g.seats]
    left = turns_left(g, max(ripe))
    return [expected(g, seat, ripe[seat], left) for seat in range(g.players)]


def turns_left(g: Scythe, foremost: float) -> float:
    """Turns each until somebody has the sixth star: by the stars, and at the beginning by the clock."""
    gone = g.turn / g.players
    return max(0.5, min(PER_STAR * (c.STARS - foremost), 0.5 * (MATCH - gone) + 0.5 * PER_STAR * (c.STARS - foremost)))


def ripeness(player: Player) -> float:
    """Stars, and parts of those that are begun: the nearer, the more."""
    placed = {*player.stars}
    begun = (
        ("upgrades", len(player.cubes) / 6),
        ("mechs", player.mechs_out / 4),
        ("structures", len(player.structures) / 4),
        ("recruits", len(player.recruits) / 4),
        ("workers", (player.workers_out - 2) / 6),
        ("power", player.power / c.POWER_MAX),
        ("popularity", player.popularity / c.POPULARITY_MAX),
    )
    open_parts = sorted((part * part for name, part in begun if name not in placed), reverse=True)
    missing = c.STARS - len(player.stars)
    return min(c.STARS - 0.3, len(player.stars) + 0.75 * sum(open_parts[:missing]))


def expected(g: Scythe, seat: int, ripe: float, left: float) -> float:
    """What can be told of the present, the less the more is still to come, and what there is to make more of it."""
    part = min(1.0, left / OPEN)
    player = g.seats[seat]
    made = sum(each * count for each, count in zip(PER_TURN, means(g, seat), strict=True))
    return (
        (1 - FADING * part) * carried_on(g, seat, ripe, left)
        + left * (USUAL + made)
        + part * (MECH * player.mechs_out - CREDIT)
    )


def means(g: Scythe, seat: int) -> tuple[int, ...]:
    """What a seat makes more of with every turn: upgrades, mechs, structures, coins, resources, popularity, power and
    combat cards."""
    player = g.seats[seat]
    built = (len(player.cubes), player.mechs_out, len(player.structures))
    return (*built, player.coins, sum(g.stock(seat)), player.popularity, player.power, len(player.hand))


PER_TURN = (0.64, 0.26, 0.27, 0.105, 0.105, 0.205, 0.115, 0.1)
"""Coins in each turn for each of them. All of these figures are those by which the results of eighty matches of bots
are told best from positions in their course."""
USUAL = 1.14
"""What a turn brings anyhow."""
MECH, CREDIT = 3.5, 16.0
FADING = 0.4
"""How much of what things come to now is open yet."""
OPEN = 4.0
"""With so many turns left, or more, everything is open."""


def carried_on(g: Scythe, seat: int, ripe: float, left: float) -> float:
    """Coins, and what popularity multiplies, if everything went on as it usually does."""
    player = g.seats[seat]
    places = g.controlled(seat)
    stock = sum(g.stock(seat))
    star, territory, pair = rates(player.popularity + GROWTH["popularity"] * left)
    engine = strength(player)
    stars = min(float(c.STARS), ripe + STARS_PER_TURN * left * engine)
    reach = 1 + player.mechs_out + bool(player.factory)
    lands = counted(places) + left * GROWTH["territories"] * min(1.0, reach / 4)
    coins = player.coins + left * (GROWTH["coins"] + 0.12 * len(player.recruits) + 0.35 * bool(player.factory)) * engine
    tile = structure_bonus(g.tile, [*player.structures.values()]) if player.structures else 0
    fighting = 0.12 * player.power + 0.25 * len(player.hand)
    return coins + stars * star + lands * territory + 0.5 * stock * pair + stock * 0.04 * left + tile + fighting


GROWTH = {"popularity": 0.25, "territories": 0.3, "coins": 0.7}
"""What a seat gains in a turn, on the average."""


def strength(player: Player) -> float:
    """How well a seat's engine runs, against the usual one: workers, upgrades, mechs."""
    workers = min(player.workers_out, 6)
    return 0.6 + 0.05 * workers + 0.03 * len(player.cubes) + 0.03 * player.mechs_out


def rates(popularity: float) -> tuple[float, float, float]:
    """Coins per star, territory and pair; two steps around an edge the tier is half sure."""
    low, *higher = c.TIERS
    star, territory, pair = (
        float(low.coins_per_star),
        float(low.coins_per_territory),
        float(low.coins_per_resource_pair),
    )
    before = low
    for tier in higher:
        share = min(1.0, max(0.0, (popularity - tier.min + 2.5) / 4))
        star += share * (tier.coins_per_star - before.coins_per_star)
        territory += share * (tier.coins_per_territory - before.coins_per_territory)
        pair += share * (tier.coins_per_resource_pair - before.coins_per_resource_pair)
        before = tier
    return star, territory, pair
