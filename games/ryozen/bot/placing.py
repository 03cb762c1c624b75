"""What it is worth to place a kin: in a sector, in the Palace, or on one of its spots."""

from __future__ import annotations

from games.ryozen import components as c
from games.ryozen.bot import cards
from games.ryozen.bot.effects import ABILITY, clan_house, day_effect
from games.ryozen.bot.judgement import SHARD, Judgement
from games.ryozen.bot.strikes import best_blow
from games.ryozen.rules.placement import Placement, placement_cost

FIRST = 1e3
"""What comes before everything else, if it comes at all."""
WORTH_A_CARD = 0.15
PUSH = 0.1
"""How likely a kin that somebody else has still to place pushes whoever is on the Summit off."""
GATHERS = frozenset({"capital", "outskirts", "altar", "springs"})
"""Sectors whose day effect brings resources, villages or cards."""


def place(judge: Judgement, what: Placement | str) -> float:
    """RYO-D4: a placement; before it a card, if one is worth using."""
    if isinstance(what, Placement):
        value = placement(judge, what.place, what.kind, what.cloaked)
        return value - day_effect(judge, c.SECTOR_OF[what.place]) if what.only else value
    value = cards.use(judge, what)
    return FIRST + value if value > WORTH_A_CARD else -FIRST


def placement(judge: Judgement, where: str, kind: str, cloaked: bool) -> float:
    """What placing a kin of this kind there would bring, by day and by night."""
    sector = c.SECTOR_OF.get(where)
    if sector is None:
        return palace(judge, where) - waste(kind)
    cost = placement_cost(judge.view.side, where, cloaked)
    value = (
        judge.stake(sector, 2 if cloaked else 1) + day_effect(judge, sector) - judge.cost(cost) + taste(judge, sector)
    )
    return value - waste(kind) if cloaked else value + ability(judge, kind, sector) - waste(kind)


def taste(judge: Judgement, sector: str) -> float:
    """What the style likes about a sector."""
    there = sum(judge.influence(other, sector) > 0 for other in judge.others)
    return judge.temper.company * there + (judge.temper.gather if sector in GATHERS else 0.0)


def waste(kind: str) -> float:
    """A kin with an ability is better kept for a place where it can use it."""
    return 0.8 * ABILITY.get(kind, 0.0)


def ability(judge: Judgement, kind: str, sector: str) -> float:
    """What the ability is worth in this sector; nobody has to use one."""
    row = c.SECTORS[sector]
    strikes = {"fighter": (sector,), "archer": (row.opposite,)}
    if kind in strikes:
        return max(best_blow(judge, strikes[kind]), 0.0)
    if kind == "night_agent":
        return judge.shard(row.shard) - 1.0
    if kind == "advisor":
        return 3.0 if judge.view.heralds[0] == judge.seat else 2 * judge.resource("scroll")
    if kind == "hermit":
        return max(max(day_effect(judge, other) for other in row.adjacent) - day_effect(judge, sector), 0.0)
    if kind == "mentor":
        return clan_house(judge)
    return ABILITY.get(kind, 0.0)


# -- the Palace ------------------------------------------------------------------------------------------------------


def palace(judge: Judgement, where: str) -> float:
    """The Palace or one of its spots: its day effect, and the Night if the kin stays there."""
    name = f"palace/{where}"
    if name not in judge.known:
        met = sum(judge.in_palace[other] > 0 for other in judge.others)
        judge.known[name] = spot(judge, where) + cards.seals(judge, c.PALACE) + judge.temper.company * met
    return judge.known[name]


def spot(judge: Judgement, where: str) -> float:
    """RYO-9.2, RYO-17.10: by what can be done there."""
    resource, copy = judge.best_resource(), copied_effect(judge)
    if where == c.PALACE:
        return judge.palace_stake() + max(resource, copy)
    kind = c.SPOTS[where].kind
    if kind == "outer_wall":
        return judge.palace_stake() + resource
    if kind == "embrasure":
        return judge.palace_stake() + max(copy, 0.0)
    return summit(judge) + resource + max(copied_effect(judge, gained=True), 0.0)


def copied_effect(judge: Judgement, gained: bool = False) -> float:
    """A lantern for the day effect of a highlighted sector; on the Summit even for the one just gained."""
    if not judge.me.resources["lantern"] and not gained:
        return 0.0
    return max(day_effect(judge, sector) for sector in judge.view.highlighted) - judge.resource("lantern")


def summit(judge: Judgement) -> float:
    """RYO-17.20: the Night on the Summit, if nobody pushes this kin off, and what it costs whoever is pushed off."""
    there = next((kin.owner for kin in judge.view.kin if kin.at == c.SUMMIT), None)
    if there == judge.seat:
        return -FIRST / 2
    stays = float((1 - PUSH) ** (judge.coming * judge.temper.fear))
    value = judge.palace_stake() * stays
    if there is not None:
        loses = 1.0 if judge.in_palace[there] > 1 else 1.0 + SHARD
        value += judge.rivals_share(-loses * stays) + judge.temper.strike
    return value
