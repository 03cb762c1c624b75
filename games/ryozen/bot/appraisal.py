"""What each seat may expect to have in the end, in favour: what it has, what this Night promises, what is to come."""

from __future__ import annotations

from games.ryozen import components as c
from games.ryozen.rules.night import NightRewards
from games.ryozen.rules.scoring import resource_score
from games.ryozen.rules.shards import shard_score
from games.ryozen.state import Kin, Ryozen, is_palace

TIE = 1e-3
"""RYO-16.9: a better space of the Capital track decides a tie, and no more than that."""

TURN = 3.9
"""What a turn that is still to come brings, before its share in the Night."""
SHARD = 2.7
"""A shard on average; how far that counts instead of what it scores now depends on how much is left to come."""
RESOURCE = 1.15
RESOURCE_AT_THE_END = 0.9
"""Two in three resources at the end are part of a set, and the rest nothing."""
TOKEN = 2.5
"""The first-player token is a wild shard at the end."""
REWARD = {"gate": 4.0, "capital": 2.0}
"""Night rewards in favour; in the other sectors it is a resource."""
ABILITY = 0.55
"""A kin that can do something, for each time that it will be placed."""
VILLAGE = 0.25
"""A village explored, for each of the turns to come."""
CARD = {"prayer": 1.5, "seal": 1.2, "mercy": 0.8, "offering": 0.8, "stratagem": 0.8, "rainbow": 1.0}
"""A kept card at the beginning of a match."""


def appraise(g: Ryozen) -> list[float]:
    """What each seat may expect to have in the end; of a match that is over, what it has, the tie-break included."""
    if g.outcome is not None or g.phase == "end":
        return [player.favour - TIE * g.space(seat) for seat, player in enumerate(g.seats)]
    seats = range(g.players)
    if not g.heralds:
        return [0.0 for _ in seats]
    tonight = night(g) if rewards_are_due(g) else [0.0 for _ in seats]
    return [owned(g, seat) + tonight[seat] + coming(g, seat) - TIE * g.space(seat) for seat in seats]


def turns_left(g: Ryozen, seat: int) -> int:
    """How many kin the seat has still to place in this match."""
    later = (c.ROUNDS - g.round) * g.table.turns_per_round
    return later + sum(kin.owner == seat and kin.at == c.HAND for kin in g.kin)


def share_left(g: Ryozen) -> float:
    """How much of the match is still to be played, from 1 to 0."""
    each = g.table.turns_per_round
    hands = sum(kin.at == c.HAND for kin in g.kin) / g.players
    return (hands + (c.ROUNDS - g.round) * each) / (c.ROUNDS * each)


def owned(g: Ryozen, seat: int) -> float:
    """Favour, shards and resources."""
    player, left = g.seats[seat], share_left(g)
    shards = (1 - left) * shard_score(player.shards) + left * SHARD * sum(player.shards.values())
    return player.favour + shards + resources(g, player.resources)


def resources(g: Ryozen, purse: dict[str, int]) -> float:
    """RYO-16.7: in the last round half of what they score now, half of what they score on average."""
    total = sum(purse.values())
    if g.round < c.ROUNDS:
        return RESOURCE * total
    return 0.5 * resource_score(purse) + 0.5 * RESOURCE_AT_THE_END * total


def coming(g: Ryozen, seat: int) -> float:
    """What the turns to come will bring: their number, and what the seat has that makes them better."""
    player, turns, left = g.seats[seat], turns_left(g, seat), share_left(g)
    able = sum(kin.owner == seat and kin.kind != "apprentice" for kin in g.kin)
    times = turns / g.table.turns_per_round
    cards = sum(CARD[c.REVELATIONS[card].glyph] for card in player.cards)
    return TURN * turns + ABILITY * able * times + VILLAGE * player.explorer * turns + cards * left


# -- the Night -------------------------------------------------------------------------------------------------


def rewards_are_due(g: Ryozen) -> bool:
    """Whether the night rewards of this round are still to come."""
    return g.phase == "day" or any(isinstance(step, NightRewards) for step in g.stack)


def night(g: Ryozen) -> list[float]:
    """What this Night promises each seat, as the kin lie now."""
    promised = [0.0 for _ in g.seats]
    strength: dict[str, list[int]] = {sector: [0 for _ in g.seats] for sector in (*c.SECTOR_IDS, c.PALACE)}
    for kin in g.kin:
        where = c.PALACE if is_palace(kin.at) else c.SECTOR_OF.get(kin.at)
        if where is not None:
            strength[where][kin.owner] += weight(kin) if where != c.PALACE else 1
    for where, counts in strength.items():
        reward = palace if where == c.PALACE else sector
        for seat, chance in enumerate(chances(g, counts)):
            promised[seat] += reward(g, where, counts[seat], chance)
    return promised


def weight(kin: Kin) -> int:
    """RYO-7.1: a kin's influence in a sector."""
    return c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE


def chances(g: Ryozen, counts: list[int]) -> list[float]:
    """How likely each seat is to have the most in the end: whoever leads, the more so the fewer kin are to come."""
    if not any(counts):
        return [0.0 for _ in counts]
    leader = max(range(g.players), key=lambda seat: (counts[seat], -g.space(seat)))
    hands = sum(kin.at == c.HAND for kin in g.kin)
    hold = 1 / (1 + 0.06 * hands)
    present = sum(map(bool, counts))
    others = (1 - hold) / (present - 1) if present > 1 else 0.0
    return [hold if seat == leader else others * 0.6 if counts[seat] else 0.0 for seat in range(g.players)]


def sector(g: Ryozen, name: str, mine: int, chance: float) -> float:
    """RYO-14.4, RYO-14.5: the reward of a sector, and its shard for the most influence."""
    return (REWARD.get(name, RESOURCE) if mine else 0.0) + chance * SHARD


def palace(g: Ryozen, name: str, mine: int, chance: float) -> float:
    """RYO-14.9, RYO-14.10, RYO-14.11: favour for each kin, a shard, and the token, which counts in the last round."""
    if not mine:
        return 0.0
    return mine + SHARD + (TOKEN * chance if g.round == c.ROUNDS else 0.0)
