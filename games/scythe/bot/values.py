"""What things are worth to the bot, roughly in coins at the end of the game."""

from __future__ import annotations

from games.scythe import components as c
from games.scythe.board import TERRAIN
from games.scythe.bot.position import Position
from games.scythe.rules.mat import boxes_of, cost_of, section_of, top_choice
from games.scythe.rules.produce import mill_site, row_left
from games.scythe.rules.scoring import fortune, tier
from games.scythe.rules.supply import can_pay

ADVANCE = {"upgrade": 6.0, "deploy": 8.5, "build": 6.0, "enlist": 7.5}
NEEDED = {"upgrade": 6, "deploy": 4, "build": 4, "enlist": 4}


def left_of(g: Position, seat: int, bottom: str) -> int:
    """How many upgrades, mechs, structures or recruits are still to come."""
    player = g.seats[seat]
    have = {
        "upgrade": len(player.cubes),
        "deploy": player.mechs_out,
        "build": len(player.structures),
        "enlist": len(player.recruits),
    }[bottom]
    return NEEDED[bottom] - have


def worth_of_star(g: Position, seat: int) -> float:
    """One more star: its coins, and that it brings the end nearer. The sixth is the end (SCY-14.5): worth everything to
    who would win then, and nothing to anybody else."""
    player = g.seats[seat]
    coins = tier(player.popularity).coins_per_star
    if len(player.stars) < c.STARS - 1:
        return coins + NEARER_TO_THE_END
    totals = [fortune(g, other).total for other in range(g.players)]
    lead = totals[seat] + coins - max((each for other, each in enumerate(totals) if other != seat), default=0)
    return THE_END if lead > 0 else -THE_END / 2


NEARER_TO_THE_END = 1.5
THE_END = 20.0


def worth_of_advance(g: Position, seat: int, bottom: str) -> float:
    """An upgrade, mech, structure or recruit; the nearer the star, the better."""
    left = left_of(g, seat, bottom)
    if not left:
        return 0.0
    first = RIVERWALK if bottom == "deploy" and not g.seats[seat].has("riverwalk") else 0.0
    return first + ADVANCE[bottom] + (worth_of_star(g, seat) if left == 1 else 4.0 / left)


RIVERWALK = 4.0
"""What the first mech is worth besides: without it everybody stays on the home peninsula."""


def worth_of_token(g: Position, seat: int, kind: int, stock: list[int]) -> float:
    """A resource token, given what is in stock already."""
    return worth_of_kind(g, seat, kind, stock[kind], 1)


def worth_of_kind(g: Position, seat: int, kind: int, have: int, count: int) -> float:
    """A number of tokens of a kind: those for the next bottom action most, those for later ones less, others little."""
    bottom = tuple(c.BOTTOM_ACTIONS)[kind]
    left = left_of(g, seat, bottom)
    if not left:
        return SPARE * count
    cost = cost_of(g, seat, bottom)
    gain = worth_of_advance(g, seat, bottom) + section_of(g.seats[seat].mat, bottom).coins
    each = g.temper.goods * min(3.5, max(1.6, SHARE * gain / cost))
    now = min(count, max(0, cost - have))
    later = min(count - now, max(0, cost * left - max(have, cost)))
    return each * (now + LATER * later) + SPARE * (count - now - later)


SPARE = 0.5
"""What a token is worth that pays for nothing."""
LATER = 0.6
"""What a token for a later action is worth, of one for the next."""
SHARE = 0.7
"""How much of what a bottom action brings is in the resources it costs."""


def worth_of_power(g: Position, seat: int, count: int) -> float:
    """Power: on the way to its star, or against attackers."""
    player = g.seats[seat]
    gained = min(count, c.POWER_MAX - player.power)
    if "power" not in player.stars:
        star = worth_of_star(g, seat) if player.power + gained == c.POWER_MAX else 0.0
        weak = (UNARMED - 1) * max(0, min(gained, ARMED - player.power))
        return g.temper.power * (gained * (1.0 + player.power / 20) + weak) + star
    return g.temper.power * gained * (0.6 if player.power < 8 else 0.2)


def worth_of_popularity(g: Position, seat: int, count: int) -> float:
    """Popularity: by what the tiers it leads to multiply, part of it on the way and part at the edge."""
    player = g.seats[seat]
    after = max(0, min(c.POPULARITY_MAX, player.popularity + count))
    star = worth_of_star(g, seat) if after == c.POPULARITY_MAX and "popularity" not in player.stars else 0.0
    return g.temper.popularity * (standing(g, seat, after) - standing(g, seat, player.popularity)) + star


def standing(g: Position, seat: int, popularity: int) -> float:
    """What so much popularity promises: a coin more in each tier for every star, territory and pair (SCY-15.2)."""
    player = g.seats[seat]
    stake = min(c.STARS, len(player.stars) + 3) + max(6, len(player.places())) + 1
    value = 0.0
    for edge in EDGES:
        reached = min(1.0, max(0.0, (popularity - edge + 6) / 6))
        value += stake * (ON_THE_WAY * reached + (1 - ON_THE_WAY) * (popularity >= edge))
    return EAGER * value + 0.4 * popularity


EDGES = tuple(tier.min for tier in c.TIERS[1:])
EAGER = 1.35
"""Who counts what there is now forgets what stars and territories are still to come."""
ON_THE_WAY = 0.7
"""The share of a tier's worth that the steps up to it have; the rest comes with the tier."""


def worth_of_worker(g: Position, seat: int, out: int) -> float:
    """One more worker than are out already: production, a territory, the star for eight."""
    return worth_of_star(g, seat) + LAST_WORKER if out == c.WORKERS - 1 else WORKER.get(out, 0.0)


WORKER = {2: 6.0, 3: 5.0, 4: 3.0, 5: -3.0, 6: -2.0}
"""By the workers that are out: the sixth makes every Produce cost popularity."""
LAST_WORKER = 2.0
"""What the eighth is worth beside the star."""


def wanted_workers(g: Position, seat: int, most: int) -> tuple[int, float]:
    """How many workers to make of so many, and what they are worth: a few, or all up to the star."""
    out = g.seats[seat].workers_out
    best, value, total = 0, 0.0, 0.0
    for made in range(1, min(most, c.WORKERS - out) + 1):
        total += worth_of_worker(g, seat, out + made - 1)
        if total > value:
            best, value = made, total
    return best, value


def worth_of_gain(g: Position, seat: int, gain: c.Gain) -> float:
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
        return worth_of_worker(g, seat, g.seats[seat].workers_out)
    if gain.op in ("resource", "resource_any"):
        return worth_of_tokens(g, seat, gain)
    if gain.op == "produce":
        return worth_of_production(g, seat, gain.territories, mill=False)
    if gain.op == "build" and gain.at == "encounter" and g.structure_on(g.seats[seat].character):
        return 0.0
    if gain.op in ("build", "deploy") and gain.at != "encounter" and not g.workplaces(seat):
        return 0.0
    return worth_of_advance(g, seat, gain.op)


def worth_of_tokens(g: Position, seat: int, gain: c.Gain) -> float:
    """Some tokens of one kind, or of the kinds that are worth most."""
    stock = g.stock(seat)
    total = 0.0
    for _ in range(gain.n):
        kinds = range(4) if gain.op == "resource_any" else [c.RESOURCES.index(gain.kind)]
        best = max(kinds, key=lambda kind: worth_of_token(g, seat, kind, stock))
        total += worth_of_token(g, seat, best, stock)
        stock[best] += 1
    return total


def worth_of_cost(g: Position, seat: int, cost: c.Cost) -> float:
    """What paying hurts."""
    if cost.pay == "coins":
        return 0.8 * cost.n
    if cost.pay == "popularity":
        return -worth_of_popularity(g, seat, -cost.n)
    if cost.pay == "combat_cards":
        return 0.9 * cost.n
    return (0.7 if g.seats[seat].power > ARMED else UNARMED) * cost.n


ARMED = 3
UNARMED = 1.5
"""Who has little power is attacked: what the last of it is worth."""


def site_values(g: Position, seat: int, *, mill: bool) -> dict[str, float]:
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
            values[place] = worth_of_kind(g, seat, kind, stock[kind], count)
    return values


def worth_of_production(g: Position, seat: int, sites: int, *, mill: bool) -> float:
    """The best so many territories, and the Mill's."""
    values = site_values(g, seat, mill=mill)
    own = mill_site(g, seat) if mill else None
    extra = values.pop(own, 0.0) if own else 0.0
    return extra + sum(sorted(values.values(), reverse=True)[:sites])


def produce_boxes(g: Position, seat: int) -> int:
    """How many territories Produce names."""
    return boxes_of(g.seats[seat], top_choice("produce_territories"))


def can_produce(g: Position, seat: int) -> bool:
    """Whether the row can be paid."""
    return can_pay(g, seat, c.TOP_ACTIONS["produce"].cost)


def worth_of_factory_top(g: Position, seat: int) -> float:
    """The top action of the own Factory card, if it can be paid."""
    top = c.FACTORY_CARDS[g.seats[seat].factory].top
    if not can_pay(g, seat, top.cost):
        return 0.0
    gains = [worth_of_gain(g, seat, gain) for gain in top.gain]
    return (sum(gains) if top.mode == "all" else max(gains)) - sum(worth_of_cost(g, seat, cost) for cost in top.cost)
