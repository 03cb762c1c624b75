"""What each seat may expect to have in the end, in favour: what it has, what this Night promises, what is to come.

The figures are those by which the results of some nine hundred matches between bots are told best from positions in
their course.
"""

from __future__ import annotations

from games.ryozen import components as c
from games.ryozen.bot.effects import ABILITY
from games.ryozen.rules.night import NightRewards
from games.ryozen.rules.scoring import resource_score
from games.ryozen.rules.shards import shard_score
from games.ryozen.state import Kin, Player, Ryozen, is_palace

TIE = 1e-3
"""RYO-16.9: a better space of the Capital track decides a tie, and no more than that."""

TURN = 4.3
"""What a turn brings that is still to come in this round, beside what is promised already for the Night."""
LATER_TURN = 5.3
"""The same of later rounds, with its share in the Night."""
SHARD = 3.6
"""A shard at the beginning, when it can still become part of a set of its colour."""
RESOURCE = {"coin": 1.3, "scroll": 1.0, "lantern": 1.05}
USE = (1.16, -1.1)
"""A kin that can do something, each time that it will be placed: so much of what its ability is worth, less what
another kin could have done there."""
VILLAGE = 0.5
"""A village explored, at the beginning."""
CARD = {"seal": 4.0, "mercy": 3.0, "offering": 2.2, "stratagem": 2.0}
"""A kept card at the beginning of a match: it is used again and again."""
ONCE = {"prayer": 3.5, "rainbow": 3.1}
"""A card that is used once, as long as there is time."""

PRESENCE = {"gate": 4.0, "capital": 1.4}
"""RYO-14.4: night rewards in favour; in the other sectors it is a resource."""
MAJORITY, LEAD = 1.8, 0.7
"""RYO-14.5: a majority when the last kin is placed, and what leading is worth before."""
IN_PALACE, EACH_IN_PALACE = 2.0, 1.1
"""RYO-14.9, RYO-14.10: a shard, and favour for each kin."""
TOKEN, EARLY_TOKEN = 1.9, -1.2
"""RYO-14.11, RYO-16.5: the first-player token is a wild shard at the end; before, it makes one move first."""
CLOAKED = (2.3, 1.0)
"""A cloaked kin is hard to drive away: at the beginning of a Day and at its end."""
SPACE = 0.6
"""RYO-14.6: a space of the Capital track, which decides ties."""


def appraise(g: Ryozen) -> list[float]:
    """What each seat may expect to have in the end; of a match that is over, what it has, the tie-break included."""
    if g.outcome is not None or g.phase == "end":
        return [player.favour - TIE * g.space(seat) for seat, player in enumerate(g.seats)]
    seats = range(g.players)
    if not g.heralds:
        return [0.0 for _ in seats]
    tonight = night(g) if rewards_are_due(g) else [0.0 for _ in seats]
    return [owned(g, seat) + tonight[seat] + coming(g, seat) - TIE * g.space(seat) for seat in seats]


def placed(g: Ryozen) -> float:
    """How much of this Day has been played, from 0 to 1."""
    return 1 - sum(kin.at == c.HAND for kin in g.kin) / (g.players * g.table.turns_per_round)


def share_left(g: Ryozen) -> float:
    """How much of the match is still to be played, from 1 to 0."""
    return (1 - placed(g) + c.ROUNDS - g.round) / c.ROUNDS


def owned(g: Ryozen, seat: int) -> float:
    """Favour, shards and resources."""
    player, left = g.seats[seat], share_left(g)
    shards = (1 - left) * shard_score(player.shards) + left * SHARD * sum(player.shards.values())
    return player.favour + shards + resources(g, player)


def resources(g: Ryozen, player: Player) -> float:
    """RYO-16.7: towards the end only what they score counts."""
    useful = sum(RESOURCE[kind] * count for kind, count in player.resources.items())
    if g.round < c.ROUNDS:
        return useful
    late = placed(g)
    return (1 - late) * useful + late * resource_score(player.resources)


def coming(g: Ryozen, seat: int) -> float:
    """What the turns to come will bring: their number, and what the seat has that makes them better."""
    player, left = g.seats[seat], share_left(g)
    hand = sum(kin.owner == seat and kin.at == c.HAND for kin in g.kin)
    later = (c.ROUNDS - g.round) * g.table.turns_per_round
    able = sum(uses(g, kin) * use(kin.kind) for kin in g.kin if kin.owner == seat and kin.kind in ABILITY)
    cards = sum(card(name, hand + later, left) for name in player.cards)
    return TURN * hand + LATER_TURN * later + able + VILLAGE * player.explorer * left + cards


def uses(g: Ryozen, kin: Kin) -> int:
    """How often a kin will still be placed."""
    return c.ROUNDS - g.round + (kin.at == c.HAND)


def use(kind: str) -> float:
    """What placing a kin of this kind is worth beyond placing an Apprentice."""
    share, missed = USE
    return max(share * ABILITY[kind] + missed, 0.0)


def card(name: str, turns: int, left: float) -> float:
    """A kept card, with so many turns in which it can be used."""
    glyph = c.REVELATIONS[name].glyph
    return ONCE[glyph] * min(turns / 3, 1) if glyph in ONCE else CARD[glyph] * left


# -- the Night -------------------------------------------------------------------------------------------------


def rewards_are_due(g: Ryozen) -> bool:
    """Whether the night rewards of this round are still to come."""
    return g.phase == "day" or any(isinstance(step, NightRewards) for step in g.stack)


def night(g: Ryozen) -> list[float]:
    """What this Night promises each seat, as the kin lie now: the less, the more kin are still to be placed, for until
    then others come to be there as well."""
    done = placed(g)
    strength: dict[str, list[int]] = {sector: [0 for _ in g.seats] for sector in (*c.SECTOR_IDS, c.PALACE)}
    promised = [-SPACE * done * g.space(seat) for seat in range(g.players)]
    for kin in g.kin:
        where = c.PALACE if is_palace(kin.at) else c.SECTOR_OF.get(kin.at)
        if where is not None:
            strength[where][kin.owner] += weight(kin) if where != c.PALACE else 1
        if kin.cloaked:
            promised[kin.owner] += (1 - done) * CLOAKED[0] + done * CLOAKED[1]
    for where, counts in strength.items():
        leads = max(range(g.players), key=lambda seat: (counts[seat], -g.space(seat)))
        for seat, count in enumerate(counts):
            if count:
                promised[seat] += reward(g, where, count, seat == leads, done)
    return promised


def weight(kin: Kin) -> int:
    """RYO-7.1: a kin's influence in a sector."""
    return c.CLOAKED_INFLUENCE if kin.cloaked else c.REVEALED_INFLUENCE


def reward(g: Ryozen, where: str, count: int, leads: bool, done: float) -> float:
    """What a sector or the Palace promises whoever is there."""
    if where == c.PALACE:
        token = (TOKEN if g.round == c.ROUNDS else EARLY_TOKEN) * leads
        return done * (IN_PALACE + EACH_IN_PALACE * count + token)
    majority = (LEAD * done + MAJORITY * done**6) * leads
    return done * PRESENCE.get(where, 1.0) + majority
