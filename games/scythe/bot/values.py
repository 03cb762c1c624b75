"""What things are worth to the bot, roughly in coins at the end of the game."""

from __future__ import annotations

from games.scythe import components as c
from games.scythe.board import TERRAIN
from games.scythe.rules.mat import boxes_of, cost_of, is_exhausted, top_choice
from games.scythe.rules.produce import mill_site, row_left
from games.scythe.rules.supply import can_pay
from games.scythe.state import Scythe

ADVANCE = {"upgrade": 6.0, "deploy": 8.5, "build": 6.0, "enlist": 7.5}
LAST_ADVANCE = 5.0
"""The last one of a kind gives a star."""
NEEDED = {"upgrade": 6, "deploy": 4, "build": 4, "enlist": 4}


def left_of(g: Scythe, seat: int, bottom: str) -> int:
    """How many upgrades, mechs, structures or recruits are still to come."""
    player = g.seats[seat]
    have = {
        "upgrade": len(player.cubes),
        "deploy": player.mechs_out,
        "build": len(player.structures),
        "enlist": len(player.recruits),
    }[bottom]
    return NEEDED[bottom] - have


def worth_of_advance(g: Scythe, seat: int, bottom: str) -> float:
    """An upgrade, mech, structure or recruit; the nearer the star, the better."""
    left = left_of(g, seat, bottom)
    if not left:
        return 0.0
    return ADVANCE[bottom] + (LAST_ADVANCE if left == 1 else 4.0 / left)


def worth_of_token(g: Scythe, seat: int, kind: int, stock: list[int]) -> float:
    """A resource token, given what is in stock already."""
    bottom = tuple(c.BOTTOM_ACTIONS)[kind]
    if is_exhausted(g, seat, bottom):
        return 0.5
    cost = cost_of(g, seat, bottom)
    if stock[kind] < cost:
        return 2.2
    return 1.3 if stock[kind] < cost * left_of(g, seat, bottom) else 0.5


def worth_of_power(g: Scythe, seat: int, count: int) -> float:
    """Power: on the way to its star, or against attackers."""
    player = g.seats[seat]
    gained = min(count, c.POWER_MAX - player.power)
    if "power" not in player.stars:
        return gained * (1.0 + player.power / 20) + (4.0 if player.power + gained == c.POWER_MAX else 0.0)
    return gained * (0.6 if player.power < 8 else 0.2)


def worth_of_popularity(g: Scythe, seat: int, count: int) -> float:
    """Popularity: by what the tiers it leads to multiply, part of it on the way and part at the edge."""
    player = g.seats[seat]
    after = max(0, min(c.POPULARITY_MAX, player.popularity + count))
    star = 4.0 if after == c.POPULARITY_MAX and "popularity" not in player.stars else 0.0
    return standing(g, seat, after) - standing(g, seat, player.popularity) + star


def standing(g: Scythe, seat: int, popularity: int) -> float:
    """What so much popularity promises: a coin more in each tier for every star, territory and pair (SCY-15.2)."""
    player = g.seats[seat]
    stake = min(c.STARS, len(player.stars) + 3) + max(6, len(player.places())) + 1
    value = 0.0
    for edge in EDGES:
        reached = min(1.0, max(0.0, (popularity - edge + 6) / 6))
        value += stake * (ON_THE_WAY * reached + (1 - ON_THE_WAY) * (popularity >= edge))
    return EAGER * value + 0.4 * popularity


EDGES = tuple(tier.min for tier in c.TIERS[1:])
EAGER = 1.25
"""Who counts what there is now forgets what stars and territories are still to come."""
ON_THE_WAY = 0.7
"""The share of a tier's worth that the steps up to it have; the rest comes with the tier."""


def worth_of_worker(g: Scythe, seat: int) -> float:
    """One more worker: production, a territory, the star for eight."""
    out = g.seats[seat].workers_out
    return WORKER.get(out, 0.0)


WORKER = {2: 3.2, 3: 3.0, 4: 1.5, 5: -1.2, 6: -0.4, 7: 6.5}
"""By the workers that are out: the sixth makes every Produce cost popularity, the eighth is a star."""


def wanted_workers(g: Scythe, seat: int, most: int) -> tuple[int, float]:
    """How many workers to make of so many, and what they are worth: a few, or all up to the star."""
    out = g.seats[seat].workers_out
    best, value, total = 0, 0.0, 0.0
    for made in range(1, min(most, c.WORKERS - out) + 1):
        total += WORKER[out + made - 1]
        if total > value:
            best, value = made, total
    return best, value


def worth_of_gain(g: Scythe, seat: int, gain: c.Gain) -> float:
    """A part of an encounter option or of a Factory card."""
    if gain.op == "coins":
        return float(gain.n)
    if gain.op == "power":
        return worth_of_power(g, seat, gain.n)
    if gain.op == "popularity":
        return worth_of_popularity(g, seat, gain.n)
    if gain.op == "combat_cards":
        return 0.9 * gain.n
    if gain.op == "worker":
        return worth_of_worker(g, seat)
    if gain.op in ("resource", "resource_any"):
        return worth_of_tokens(g, seat, gain)
    if gain.op == "produce":
        return worth_of_production(g, seat, gain.territories, mill=False)
    if gain.op == "build" and gain.at == "encounter" and g.structure_on(g.seats[seat].character):
        return 0.0
    if gain.op in ("build", "deploy") and gain.at != "encounter" and not g.workplaces(seat):
        return 0.0
    return worth_of_advance(g, seat, gain.op)


def worth_of_tokens(g: Scythe, seat: int, gain: c.Gain) -> float:
    """Some tokens of one kind, or of the kinds that are worth most."""
    stock = g.stock(seat)
    total = 0.0
    for _ in range(gain.n):
        kinds = range(4) if gain.op == "resource_any" else [c.RESOURCES.index(gain.kind)]
        best = max(kinds, key=lambda kind: worth_of_token(g, seat, kind, stock))
        total += worth_of_token(g, seat, best, stock)
        stock[best] += 1
    return total


def worth_of_cost(g: Scythe, seat: int, cost: c.Cost) -> float:
    """What paying hurts."""
    if cost.pay == "coins":
        return 0.8 * cost.n
    if cost.pay == "popularity":
        return -worth_of_popularity(g, seat, -cost.n)
    return 0.9 * cost.n if cost.pay == "combat_cards" else 0.7 * cost.n


def site_values(g: Scythe, seat: int, *, mill: bool) -> dict[str, float]:
    """What each producing territory would give now."""
    player = g.seats[seat]
    stock = g.stock(seat)
    row = row_left(g, seat)
    own = mill_site(g, seat) if mill else None
    values: dict[str, float] = {}
    for place in {*g.workplaces(seat), *([own] if own else [])}:
        made = c.PRODUCES[TERRAIN[place]]
        if not made:
            continue
        count = player.workers.count(place) + int(place == own)
        if made == "worker":
            values[place] = wanted_workers(g, seat, min(count, row))[1]
        else:
            kind = c.RESOURCES.index(made)
            filled = [*stock]
            total = 0.0
            for _ in range(count):
                total += worth_of_token(g, seat, kind, filled)
                filled[kind] += 1
            values[place] = total
    return values


def worth_of_production(g: Scythe, seat: int, sites: int, *, mill: bool) -> float:
    """The best so many territories, and the Mill's."""
    values = site_values(g, seat, mill=mill)
    own = mill_site(g, seat) if mill else None
    extra = values.pop(own, 0.0) if own else 0.0
    return extra + sum(sorted(values.values(), reverse=True)[:sites])


def produce_boxes(g: Scythe, seat: int) -> int:
    """How many territories Produce names."""
    return boxes_of(g.seats[seat], top_choice("produce_territories"))


def can_produce(g: Scythe, seat: int) -> bool:
    """Whether the row can be paid."""
    return can_pay(g, seat, c.TOP_ACTIONS["produce"].cost)


def worth_of_factory_top(g: Scythe, seat: int) -> float:
    """The top action of the own Factory card, if it can be paid."""
    top = c.FACTORY_CARDS[g.seats[seat].factory].top
    if not can_pay(g, seat, top.cost):
        return 0.0
    gains = [worth_of_gain(g, seat, gain) for gain in top.gain]
    return (sum(gains) if top.mode == "all" else max(gains)) - sum(worth_of_cost(g, seat, cost) for cost in top.cost)
