"""What the day effects of the sectors are worth, and the villages' bonuses."""

from __future__ import annotations

from games.ryozen import components as c
from games.ryozen.bot import cards, events
from games.ryozen.bot.judgement import RESOURCE, Judgement

ABILITY = {
    "philosopher": 1.2,
    "merchant": 1.2,
    "archer": 1.2,
    "bard": 0.8,
    "fighter": 1.2,
    "diplomat": 0.5,
    "advisor": 2.2,
    "pathfinder": 1.6,
    "seer": 1.0,
    "mentor": 1.5,
    "hermit": 1.2,
    "guardian": 0.4,
    "organizer": 1.3,
    "trickster": 0.9,
    "night_agent": 1.8,
}
"""What using an ability once is worth, roughly."""
USED_WELL = 0.7
"""How often an ability finds a place where it is worth that much."""
VILLAGE, PER_TURN = 1.1, 0.1
"""What exploring one more village is worth: at most, and for each turn to come in which its bonus may be taken."""


def day_effect(judge: Judgement, sector: str) -> float:
    """What applying a sector's day effect is worth now, with the seals that belong to it."""
    name = f"day/{sector}"
    if name not in judge.known:
        judge.known[name] = OF_SECTOR[sector](judge) + cards.seals(judge, sector)
    return judge.known[name]


def gate(judge: Judgement) -> float:
    """A lantern, and perhaps the worst event."""
    worst = max((events.harm(judge, event) for event in judge.view.event_row if event), default=0.0)
    return judge.resource("lantern") + max(worst, 0.0)


def capital(judge: Judgement) -> float:
    """Two scrolls and the first space."""
    return 2 * judge.resource("scroll") + 0.5 * judge.view.heralds.index(judge.seat)


def outskirts(judge: Judgement) -> float:
    """The best of exploring and building."""
    return max(explore(judge, 1), explore(judge, 2), build(judge, 0), build(judge, 1), 0.0)


def explore(judge: Judgement, count: int) -> float:
    """Moving the Explorer on."""
    ahead = len(judge.view.villages) - 1 - judge.me.explorer
    return village(judge) * count if count <= ahead else 0.0


def village(judge: Judgement) -> float:
    """One more village explored."""
    return min(VILLAGE, PER_TURN * judge.turns)


def build(judge: Judgement, explored: int) -> float:
    """Building the next space, after exploring so far."""
    space = len(judge.view.villages)
    if space == len(c.TRACK) or judge.me.explorer + explored != space - 1:
        return 0.0
    row = c.TRACK[space]
    if any(judge.me.resources[kind] < count for kind, count in row.build_cost.items()):
        return 0.0
    return row.build_favour - judge.cost(row.build_cost) + village(judge)


def altar(judge: Judgement) -> float:
    """The best bonus within reach."""
    ahead = judge.view.villages[: judge.me.explorer + 2]
    return max(bonus(judge, village) for village in ahead) + explore(judge, 1)


def bonus(judge: Judgement, village: str) -> float:
    """A village's bonus."""
    shard = judge.shard(judge.best_shard())
    own = [kin for kin in judge.view.kin if kin.owner == judge.seat and c.SECTOR_OF.get(kin.at)]
    lit = sum(c.SECTOR_OF[kin.at] in judge.view.highlighted for kin in own)
    empty = judge.view.event_row.count("")
    fixed = {
        c.START_VILLAGE: 2 * judge.resource("coin"),
        c.ALTAR_TILE: shard - RESOURCE,
        "prosperville": sum(judge.resource(kind) for kind in c.RESOURCES),
        "craftsville": 3 * judge.resource("scroll"),
        "fire_cape": 2 * judge.resource("lantern"),
        "river_shoal": len(judge.me.cards) // 2,
        "stronghold": empty * 1.1,
        "owl_cove": max((judge.stake(c.SECTOR_OF[kin.at], 1) for kin in own if not kin.cloaked), default=0) + 0.3,
        "bandit_den": 3 - events.restored_harm(judge) if empty and judge.view.event_discard else 0,
        "bird_gorge": lit,
        "town_hall": capital(judge),
        "nomad_camp": 1.0,
        "moon_forge": shard - 0.8,
        "moon_harbour": max(harbour(judge, sector) for sector in judge.view.highlighted),
    }
    return float(fixed[village])


def harbour(judge: Judgement, sector: str) -> float:
    """Resolving a sector's night reward now, against what it gives the others."""
    mine = judge.influence(judge.seat, sector)
    gain = judge.night_value(sector) if mine else 0.0
    if judge.wins(sector, mine):
        gain += judge.shard(c.SECTORS[sector].shard)
    there = sum(judge.influence(other, sector) > 0 for other in judge.others)
    return gain - 0.5 * there / len(judge.others) * judge.night_value(sector)


def springs(judge: Judgement) -> float:
    """The best purchase of up to two cards."""
    nets = sorted((cards.acquire(judge, card) for card in judge.view.revelation_row if card), reverse=True)
    return sum(max(net, 0.0) for net in nets[:2])


def clan_house(judge: Judgement) -> float:
    """The best hire; a reveal may bring a better one."""
    own = [tile.kind for tile in judge.view.clan_row if tile.owner == judge.seat]
    return max((hire(judge, kind) for kind in own), default=0.0) + 0.7


def hire(judge: Judgement, kind: str) -> float:
    """Hiring a kin from the row: the slot's favour and the ability, against the price."""
    slot = next(
        slot
        for slot, tile in zip(c.SLOTS, judge.view.clan_row, strict=False)
        if tile.owner == judge.seat and tile.kind == kind
    )
    if any(judge.me.resources[resource] < count for resource, count in slot.cost.items()):
        return 0.0
    return slot.favour - judge.cost(slot.cost) + USED_WELL * uses(judge) * ABILITY[kind]


def uses(judge: Judgement) -> int:
    """How often a kin hired now will be placed: once in each round to come, and in this one instead of a kin that is
    still in hand."""
    turn = judge.view.turn
    in_hand = len(judge.hand) - (turn is not None and not turn.place)
    return c.ROUNDS - judge.view.round + (in_hand > 0)


OF_SECTOR = {
    "gate": gate,
    "capital": capital,
    "outskirts": outskirts,
    "altar": altar,
    "springs": springs,
    "clan_house": clan_house,
}
