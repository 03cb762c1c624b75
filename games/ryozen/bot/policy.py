"""The bot that fills a seat: it takes what its judgement values most, one decision at a time."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from games.engine import Decision, Field, Form, Option, Pick
from games.engine.policy import Style
from games.ryozen import components as c
from games.ryozen.bot.judgement import ABILITY, Judgement, colour_of
from games.ryozen.rules.effects import Answers
from games.ryozen.rules.placement import Placement, placement_cost
from games.ryozen.rules.purse import Bundle
from games.ryozen.rules.springs import Purchase
from games.ryozen.rules.villages import Trip
from games.ryozen.state import Kin
from games.ryozen.view import RyozenView

SMALLEST = 1e-6


def decide(view: RyozenView, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """What the bot answers."""
    shape = decision.shape
    judge = Judgement(view, decision.seat)
    if isinstance(shape, Form):
        return decision.write({field.name: [least_missed(judge, field)] for field in shape.fields})
    assert isinstance(shape, Pick)
    if decision.rule == "RYO-D24":
        return decision.write(forget(judge, decision, shape.least))
    return max(shape.options, key=lambda option: worth(judge, decision.rule, option) + SMALLEST * rng.random()).id


def worth(judge: Judgement, rule: str, option: Option) -> float:
    """What an answer is worth: all that is chosen with it, or what refusing is worth."""
    value = VALUES.get(rule, indifferent)
    if option.role == "decline":
        return value(judge, None)
    if not isinstance(option.value, Answers):
        return value(judge, option.value)
    if not option.value.means:
        return APPLIED.get(rule, USED)
    return sum(value(judge, what) for what in option.value.means)


def least_missed(judge: Judgement, field: Field) -> str:
    """Curse of Shadow: in each sector the kin whose loss hurts least."""
    assert isinstance(field.shape, Pick)
    places = {option.id: option.value for option in field.shape.options}
    return max(places, key=lambda name: own_target(judge, str(places[name])))


def indifferent(judge: Judgement, what: object) -> float:
    """Anything is fine; doing something rather than nothing."""
    return 0.0 if what is None else 0.1


# -- placing a kin -----------------------------------------------------------------------------------------


def place(judge: Judgement, what: Placement | str) -> float:
    """RYO-D4: a placement; before it a card, if one is worth using."""
    if isinstance(what, Placement):
        value = placement(judge, what.place, what.kind, what.cloaked)
        return value - judge.day_effect(c.SECTOR_OF[what.place]) if what.only else value
    value = card(judge, what)
    return FIRST + value if value > WORTH_A_CARD else -FIRST


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


def strike(judge: Judgement, where: str | None) -> float:
    """RYO-D5.1, RYO-D19: now, or not, or later."""
    return 0.0 if where is None else blow(judge, at(judge, where))


def own_target(judge: Judgement, where: str) -> float:
    """RYO-D22: the kin whose loss hurts least."""
    kin = at(judge, where)
    sector = c.SECTOR_OF[kin.at]
    mine = judge.influence(judge.seat, sector)
    weight = c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
    left = mine - 1 if kin.cloaked else mine - weight
    loss = 0.0 if left else judge.night_value(sector)
    if judge.wins(sector, mine) and not judge.wins(sector, left):
        loss += judge.shard(c.SECTORS[sector].shard)
    return -loss


def cloak(judge: Judgement, where: str | None) -> float:
    """RYO-D5.2, and cloaking through villages and cards: own kin that profit."""
    if where is None:
        return 0.0
    kin = at(judge, where)
    return judge.stake(c.SECTOR_OF[kin.at], 1) + 0.2 if kin.owner == judge.seat else -1.0


def move(judge: Judgement, way: tuple[str, str] | None) -> float:
    """RYO-D5.3, and moving through villages and cards: a kin to where it promises more."""
    if way is None:
        return 0.05
    start, target = way
    kin = at(judge, start)
    weight = c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE
    return judge.stake(c.SECTOR_OF[target], weight) + own_target(judge, start)


# -- effects -----------------------------------------------------------------------------------------------


def palace_choice(judge: Judgement, what: Bundle | str | None) -> float:
    """RYO-D13, RYO-D29, RYO-D5.7: a resource, a sector's day effect, or nothing."""
    if what is None:
        return 0.2
    if not isinstance(what, str):
        return sum(judge.resource(kind) for kind in what)
    paid = 0.0 if hermit(judge) else judge.resource("lantern")
    return judge.day_effect(what) - paid


def hermit(judge: Judgement) -> bool:
    """Whether the choice of a sector comes from an ability and costs nothing."""
    turn = judge.view.turn
    return turn is not None and turn.place in c.SECTOR_OF


def gained(judge: Judgement, what: Bundle) -> float:
    """RYO-D14, RYO-D26, RYO-D27: what one gains."""
    return sum(judge.shard(kind) if kind in c.SHARDS else judge.resource(kind) for kind in what)


def paid(judge: Judgement, kind: str | None) -> float:
    """RYO-D16: what one can spare."""
    return NOT_PAID if kind is None else spared(judge, (kind,))


NOT_PAID = -1.6


def spared(judge: Judgement, kinds: Bundle) -> float:
    """RYO-D18: the same of several resources."""
    return -sum(judge.resource(kind) - 0.02 * judge.me.resources[kind] for kind in kinds)


def merchant_or_agent(judge: Judgement, what: Bundle | str | None) -> float:
    """RYO-D5.9: the Merchant gains a resource, the Night Agent pays one for a shard."""
    if isinstance(what, str):
        return paid(judge, what)
    if what is not None:
        return gained(judge, what)
    turn = judge.view.turn
    return 0.0 if turn is not None and turn.kind == "merchant" else NOT_PAID


def shard(judge: Judgement, colour: str) -> float:
    """RYO-D15."""
    return judge.shard(colour)


def lost(judge: Judgement, what: Bundle) -> float:
    """RYO-D23, RYO-D25: resources or shards that are missed least."""
    value = 0.0
    for thing in what:
        if thing in c.RESOURCES:
            value -= judge.resource(thing) - 0.02 * judge.me.resources[thing]
        else:
            value -= 1.5 + (judge.me.shards[thing] % 3) * 0.4
    return value


def avert(judge: Judgement, what: str | int | None) -> float:
    """RYO-D7, RYO-D5.6: events worth discarding; bringing one back only if it hurts others more."""
    if what is None:
        return -0.01
    return judge.harm(what) if isinstance(what, str) else -judge.restored_harm() + 0.05


def travel(judge: Judgement, what: Trip | str | None) -> float:
    """RYO-D8, RYO-D9, RYO-D5.5: exploring, building, and village bonuses; at the Altar exploring comes before a bonus
    and does not replace it."""
    if what is None:
        return 0.01
    if isinstance(what, str):
        return judge.bonus(what)
    return judge.build(what.villages) if what.builds else judge.explore(what.villages)


def purchase(judge: Judgement, cards: Purchase | None) -> float:
    """RYO-D10, RYO-D5.10."""
    value = 0.0
    for _, card, way in cards or ():
        gain = judge.keep(card) if way == "keep" else c.REVELATIONS[card].discard_favour
        value += gain - 0.8 * c.REVELATIONS[card].price * judge.resource("scroll")
    return value


def hire(judge: Judgement, what: tuple[str, str, str] | str | None) -> float:
    """RYO-D11, RYO-D12: a good tile for the least useful kin, or a tile more."""
    if what is None:
        return 0.0
    if isinstance(what, str):
        return judge.clan_house() - 0.2
    kind, where, old = what
    return judge.hire(kind) - ABILITY.get(old, 0.0) + (0.3 if where == c.HAND else 0.0)


def card(judge: Judgement, name: str) -> float:
    """What using a card at the start of a turn is worth."""
    if c.REVELATIONS[name].glyph == "prayer":
        return judge.shard(colour_of(name)) - judge.resource("lantern")
    if name == "rainbow":
        return len({c.REVELATIONS[kept].glyph for kept in judge.me.cards}) - 0.8 * len(judge.hand) / 2
    return -0.5


def card_parameter(judge: Judgement, what: int | tuple[str, str] | str) -> float:
    """RYO-D3: as much as possible, or the kin that a card moves, turns or strikes."""
    if isinstance(what, int):
        return float(what)
    if isinstance(what, tuple):
        return move(judge, what)
    return own_target(judge, what) if is_offering(judge) else cloak(judge, what)


def is_offering(judge: Judgement) -> bool:
    """Whether the card being used strikes an own kin."""
    turn = judge.view.turn
    return turn is not None and c.REVELATIONS[turn.card].glyph == "offering" if turn and turn.card else False


def mercy(judge: Judgement, what: tuple[str, str] | None) -> float:
    """RYO-D17."""
    if what is None:
        return 0.0
    card, resource = what
    return judge.shard(colour_of(card)) - judge.resource(resource)


def bonus_parameter(judge: Judgement, what: int | tuple[str, str] | str) -> float:
    """RYO-D20."""
    if isinstance(what, tuple):
        return move(judge, what)
    if isinstance(what, int):
        return 0.0
    return judge.harbour(what) if what in c.SECTORS else cloak(judge, what)


def discard(judge: Judgement, card: str) -> float:
    """RYO-D21: the card worth least."""
    return -judge.keep(card)


def forget(judge: Judgement, decision: Decision, least: int) -> list[str]:
    """RYO-D24: cards worth less than a favour go."""
    cards = decision.offers(str)
    ranked = sorted(cards, key=lambda name: judge.keep(cards[name]))
    worthless = [name for name in ranked if judge.keep(cards[name]) < 1]
    return ranked[: max(least, len(worthless))]


def copied(judge: Judgement, kind: str | None) -> float:
    """RYO-D5.4."""
    return 0.0 if kind is None else ABILITY.get(kind, 0.0)


def guard(judge: Judgement, what: None) -> float:
    """RYO-D5.8: what not to close a sector is worth; closing it is worth a coin where one holds the majority."""
    turn = judge.view.turn
    assert turn is not None
    sector = c.SECTOR_OF[turn.place]
    return -0.5 if judge.wins(sector, judge.influence(judge.seat, sector)) else 0.5


VALUES: dict[str, Callable[[Judgement, Any], float]] = {
    "RYO-D3": card_parameter,
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
    "RYO-D7": avert,
    "RYO-D8": travel,
    "RYO-D9": travel,
    "RYO-D10": purchase,
    "RYO-D11": hire,
    "RYO-D12": hire,
    "RYO-D13": palace_choice,
    "RYO-D14": gained,
    "RYO-D15": shard,
    "RYO-D16": paid,
    "RYO-D17": mercy,
    "RYO-D18": spared,
    "RYO-D19": strike,
    "RYO-D20": bonus_parameter,
    "RYO-D21": discard,
    "RYO-D22": own_target,
    "RYO-D23": lost,
    "RYO-D25": lost,
    "RYO-D26": gained,
    "RYO-D27": gained,
    "RYO-D29": palace_choice,
}
"""By the decision: what one of the things is worth that it offers, and refusing it (None)."""
USED = 0.1
APPLIED = dict.fromkeys(VALUES, 0.0) | {"RYO-D6": 1.0, "RYO-D8": 0.02, "RYO-D9": 0.02}
"""What it is worth to use or apply something that leaves nothing to choose: day effects are good for you."""
