"""The bot that fills a seat: it takes what its judgement values most, one decision at a time."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.engine import Decision, Field, Form, Pick
from games.ryozen import components as c
from games.ryozen.bot.judgement import ABILITY, Judgement
from games.ryozen.rules.placement import placement_cost
from games.ryozen.state import Kin
from games.ryozen.view import RyozenView

SKIP, APPLY = "skip", "apply"
SMALLEST = 1e-6


def decide(view: RyozenView, decision: Decision, rng: random.Random) -> str:
    """What the bot answers."""
    shape = decision.shape
    judge = Judgement(view, decision.seat)
    if isinstance(shape, Form):
        return decision.write({field.name: [least_missed(judge, field)] for field in shape.fields})
    assert isinstance(shape, Pick)
    ids = [option.id for option in shape.options]
    if decision.rule == "RYO-D24":
        return decision.write(forget(judge, ids, shape.least))
    value = VALUES.get(decision.rule, indifferent)
    return max(ids, key=lambda option: value(judge, option) + SMALLEST * rng.random())


def least_missed(judge: Judgement, field: Field) -> str:
    """Curse of Shadow: in each sector the kin whose loss hurts least."""
    assert isinstance(field.shape, Pick)
    return max((option.id for option in field.shape.options), key=lambda option: own_target(judge, option))


def indifferent(judge: Judgement, option: str) -> float:
    """Anything is fine; doing something rather than nothing."""
    return 0.0 if option == SKIP else 0.1


# -- placing a kin -----------------------------------------------------------------------------------------


def place(judge: Judgement, option: str) -> float:
    """RYO-D4: a placement; before it a card, if one is worth using."""
    if option in c.REVELATIONS:
        value = card(judge, option)
        return FIRST + value if value > WORTH_A_CARD else -FIRST
    where, kind, *side = option.split(":")
    return placement(judge, where, kind, bool(side))


FIRST = 1e3
"""What comes before everything else, if it comes at all."""
WORTH_A_CARD = 0.05


def placement(judge: Judgement, where: str, kind: str, cloaked: bool) -> float:
    """What placing a kin of this kind there would bring, by day and by night."""
    sector = c.SECTOR_OF.get(where)
    if sector is None:
        return palace(judge, where) - waste(judge, kind)
    cost = placement_cost(judge.view.side, where, cloaked)
    value = judge.stake(sector, 2 if cloaked else 1) + judge.day_effect(sector) - judge.cost(cost)
    return value - waste(judge, kind) if cloaked else value + ability(judge, kind, sector) - waste(judge, kind)


def palace(judge: Judgement, where: str) -> float:
    """The Palace or one of its spots."""
    resource = max(judge.resource(kind) for kind in c.RESOURCES)
    copy = max(judge.day_effect(sector) for sector in judge.view.highlighted) - judge.resource("lantern")
    lantern = judge.me.resources["lantern"] > 0
    effects = {
        "outer_wall": resource,
        "embrasure": copy if lantern else 0.0,
        "summit": resource + max(copy, 0.0) - 0.8,
    }
    spot = c.SPOTS.get(where)
    if spot is None:
        return judge.palace_stake() + max(resource, copy if lantern else 0.0)
    return judge.palace_stake() + effects[spot.kind]


def waste(judge: Judgement, kind: str) -> float:
    """A kin with an ability is better kept for a place where it can use it."""
    return 0.5 * ABILITY.get(kind, 0.0)


def ability(judge: Judgement, kind: str, sector: str) -> float:
    """What the ability is worth in this sector."""
    row = c.SECTORS[sector]
    strikes = {"fighter": (sector,), "archer": (row.opposite,)}
    if kind in strikes:
        return max((blow(judge, kin) for kin in standing_in(judge, strikes[kind])), default=0.0)
    if kind == "night_agent":
        return judge.shard(row.shard) - 1.0
    if kind == "advisor":
        return 3.0 if judge.view.heralds[0] == judge.seat else 2 * judge.resource("scroll")
    if kind == "hermit":
        return max(judge.day_effect(other) for other in row.adjacent) - judge.day_effect(sector)
    if kind == "mentor":
        return judge.clan_house()
    return ABILITY.get(kind, 0.0)


def standing_in(judge: Judgement, sectors: tuple[str, ...]) -> list[Kin]:
    """Kin in some sectors."""
    return [kin for kin in judge.view.kin if c.SECTOR_OF.get(kin.at) in sectors]


# -- striking ----------------------------------------------------------------------------------------------


def blow(judge: Judgement, kin: Kin) -> float:
    """What striking a kin brings: the majority, or at least an opponent's loss."""
    sector = c.SECTOR_OF[kin.at]
    if kin.owner == judge.seat:
        return -2.0 if kin.cloaked else -1.0
    before = judge.wins(sector, judge.influence(judge.seat, sector))
    kin_left = judge.influence(kin.owner, sector) - 1
    rivals = [judge.influence(other, sector) for other in range(judge.view.players) if other != judge.seat]
    rivals.remove(kin_left + 1)
    mine = judge.influence(judge.seat, sector)
    value = 0.4 + 0.2 * judge.night_value(sector) * (kin_left == 0)
    if not before and mine >= max([*rivals, kin_left]) > 0:
        value += judge.shard(c.SECTORS[sector].shard)
    lead = judge.view.seats[kin.owner].favour - judge.me.favour
    return value + 0.01 * lead


def at(judge: Judgement, place_id: str) -> Kin:
    """The kin lying there."""
    return next(kin for kin in judge.view.kin if kin.at == place_id)


def strike(judge: Judgement, option: str) -> float:
    """RYO-D5.1, RYO-D19."""
    if option in (SKIP, "later"):
        return 0.0
    return blow(judge, at(judge, option))


def own_target(judge: Judgement, option: str) -> float:
    """RYO-D22: the kin whose loss hurts least."""
    kin = at(judge, option)
    sector = c.SECTOR_OF[kin.at]
    mine = judge.influence(judge.seat, sector)
    weight = c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
    left = mine - 1 if kin.cloaked else mine - weight
    loss = 0.0 if left else judge.night_value(sector)
    if judge.wins(sector, mine) and not judge.wins(sector, left):
        loss += judge.shard(c.SECTORS[sector].shard)
    return -loss


def cloak(judge: Judgement, option: str) -> float:
    """RYO-D5.2, and cloaking through villages and cards: own kin that profit."""
    if option == SKIP:
        return 0.0
    kin = at(judge, option)
    return judge.stake(c.SECTOR_OF[kin.at], 1) + 0.2 if kin.owner == judge.seat else -1.0


def move(judge: Judgement, option: str) -> float:
    """Moving a kin to where it promises more."""
    if option == SKIP:
        return 0.05
    start, _, target = option.partition(">")
    kin = at(judge, start)
    weight = c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
    return judge.stake(c.SECTOR_OF[target], weight) + own_target(judge, start)


# -- effects -----------------------------------------------------------------------------------------------


def effect(judge: Judgement, option: str) -> float:
    """RYO-D6: day effects are good for you."""
    return 1.0 if option == APPLY else 0.0


def palace_choice(judge: Judgement, option: str) -> float:
    """RYO-D13, RYO-D29, RYO-D5.7: a resource, a sector's day effect, or nothing."""
    if option in c.RESOURCES:
        return judge.resource(option)
    gained, _, sector = option.rpartition("+")
    if gained:
        return judge.resource(gained) + judge.day_effect(sector) - judge.resource("lantern")
    if option in c.SECTORS:
        paid = 0.0 if judge.view.turn is not None and hermit(judge) else judge.resource("lantern")
        return judge.day_effect(option) - paid
    return 0.2 if option == SKIP else 0.0


def hermit(judge: Judgement) -> bool:
    """Whether the choice of a sector comes from an ability and costs nothing."""
    turn = judge.view.turn
    return turn is not None and turn.place in c.SECTOR_OF


def resources(judge: Judgement, option: str) -> float:
    """RYO-D14, RYO-D26: what one gains."""
    if option == SKIP:
        return 0.0
    return sum(judge.shard(kind) if kind in c.SHARDS else judge.resource(kind) for kind in option.split("+"))


def paid(judge: Judgement, option: str) -> float:
    """RYO-D16, RYO-D18, RYO-D5.9 and payments: what one can spare."""
    if option == SKIP:
        return -1.6
    kinds = option.split("+")
    return -sum(judge.resource(kind) - 0.02 * judge.me.resources[kind] for kind in kinds if kind in c.RESOURCES)


def merchant_or_agent(judge: Judgement, option: str) -> float:
    """RYO-D5.9: the Merchant gains a resource, the Night Agent pays one for a shard."""
    turn = judge.view.turn
    if turn is not None and turn.kind == "merchant":
        return resources(judge, option)
    return paid(judge, option)


def shards(judge: Judgement, option: str) -> float:
    """RYO-D15, RYO-D27."""
    return judge.shard(option)


def lost(judge: Judgement, option: str) -> float:
    """RYO-D23, RYO-D25: resources or shards that are missed least."""
    value = 0.0
    for thing in option.split("+"):
        if thing in c.RESOURCES:
            value -= judge.resource(thing) - 0.02 * judge.me.resources[thing]
        elif thing in c.SHARDS:
            value -= 1.5 + (judge.me.shards[thing] % 3) * 0.4
    return value


def avert(judge: Judgement, option: str) -> float:
    """RYO-D7, RYO-D5.6: events worth discarding; bringing one back only if it hurts others more."""
    if option in (SKIP, APPLY):
        return 0.0 if option == APPLY else -0.01
    if option.startswith("space-"):
        return -judge.restored_harm() + 0.05
    return judge.harm(option)


def altar(judge: Judgement, option: str) -> float:
    """RYO-D9: exploring comes before a bonus and does not replace it."""
    explored, _, village = option.partition("+")
    return travel(judge, explored) + (judge.bonus(village) if village else 0.0)


def travel(judge: Judgement, option: str) -> float:
    """RYO-D8, RYO-D5.5: exploring, building, and village bonuses."""
    if option in (SKIP, APPLY):
        return 0.01 if option == SKIP else 0.02
    word, _, count = option.partition("-")
    if word == "explore":
        return judge.explore(int(count))
    if word == "build":
        return judge.build(int(count))
    return judge.bonus(option)


def purchase(judge: Judgement, option: str) -> float:
    """RYO-D10, RYO-D5.10."""
    if option in (SKIP, APPLY):
        return 0.0
    value = 0.0
    for part in option.split("+"):
        space, _, way = part.partition(":")
        card = judge.view.revelation_row[int(space) - 1]
        gain = judge.keep(card) if way == "keep" else c.REVELATIONS[card].discard_favour
        value += gain - 0.8 * c.REVELATIONS[card].price * judge.resource("scroll")
    return value


def hire(judge: Judgement, option: str) -> float:
    """RYO-D12: a good tile for the least useful kin."""
    if option in (SKIP, APPLY):
        return 0.0
    if option == "reveal":
        return judge.clan_house() - 0.2
    kind, _, replaced = option.partition(">")
    where, _, old = replaced.partition("/")
    return judge.hire(kind) - ABILITY.get(old, 0.0) + (0.3 if where == c.HAND else 0.0)


def card(judge: Judgement, option: str) -> float:
    """RYO-D3: which card to use, and its parameters."""
    if option in ("1", "2"):
        return float(option)
    if ">" in option:
        return move(judge, option)
    if option in c.SECTOR_OF:
        return cloak(judge, option) if not is_offering(judge) else own_target(judge, option)
    row = c.REVELATIONS[option]
    if row.glyph == "prayer":
        return judge.shard(option.split("_")[3]) - judge.resource("lantern")
    if option == "rainbow":
        return len({c.REVELATIONS[kept].glyph for kept in judge.me.cards}) - 0.8 * len(judge.hand) / 2
    return -0.5


def is_offering(judge: Judgement) -> bool:
    """Whether the card being used strikes an own kin."""
    turn = judge.view.turn
    return turn is not None and c.REVELATIONS[turn.card].glyph == "offering" if turn and turn.card else False


def mercy(judge: Judgement, option: str) -> float:
    """RYO-D17."""
    if option == "no":
        return 0.0
    name, _, resource = option.partition(":")
    return judge.shard(name.split("_")[0]) - judge.resource(resource)


def bonus_parameter(judge: Judgement, option: str) -> float:
    """RYO-D20."""
    if ">" in option:
        return move(judge, option)
    if option in c.SECTORS:
        return judge.harbour(option)
    return cloak(judge, option) if option in c.SECTOR_OF else 0.0


def discard(judge: Judgement, option: str) -> float:
    """RYO-D21: the card worth least."""
    return -judge.keep(option)


def forget(judge: Judgement, ids: list[str], least: int) -> list[str]:
    """RYO-D24: cards worth less than a favour go."""
    ranked = sorted(ids, key=lambda option: judge.keep(option.removesuffix("-2")))
    worthless = [option for option in ranked if judge.keep(option.removesuffix("-2")) < 1]
    return ranked[: max(least, len(worthless))]


def copied(judge: Judgement, option: str) -> float:
    """RYO-D5.4."""
    return 0.0 if option == SKIP else ABILITY.get(option, 0.0)


def guard(judge: Judgement, option: str) -> float:
    """RYO-D5.8: closing a sector is worth a coin where one holds the majority."""
    turn = judge.view.turn
    if option == SKIP or turn is None:
        return 0.0
    sector = c.SECTOR_OF[turn.place]
    return 0.5 if judge.wins(sector, judge.influence(judge.seat, sector)) else -0.5


VALUES: dict[str, Callable[[Judgement, str], float]] = {
    "RYO-D3": card,
    "RYO-D4": place,
    "RYO-D5.1": strike,
    "RYO-D5.2": cloak,
    "RYO-D5.3": move,
    "RYO-D5.4": copied,
    "RYO-D5.5": travel,
    "RYO-D5.6": avert,
    "RYO-D5.7": palace_choice,
    "RYO-D5.8": guard,
    "RYO-D5.9": merchant_or_agent,
    "RYO-D5.10": purchase,
    "RYO-D6": effect,
    "RYO-D7": avert,
    "RYO-D8": travel,
    "RYO-D9": altar,
    "RYO-D10": purchase,
    "RYO-D11": hire,
    "RYO-D12": hire,
    "RYO-D13": palace_choice,
    "RYO-D14": resources,
    "RYO-D15": shards,
    "RYO-D16": paid,
    "RYO-D17": mercy,
    "RYO-D18": paid,
    "RYO-D19": strike,
    "RYO-D20": bonus_parameter,
    "RYO-D21": discard,
    "RYO-D22": own_target,
    "RYO-D23": lost,
    "RYO-D25": lost,
    "RYO-D26": resources,
    "RYO-D27": shards,
    "RYO-D29": palace_choice,
}
