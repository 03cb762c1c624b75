"""What each seat may expect: the game is won by never being last, so the measure is the expected place."""

from __future__ import annotations

from functools import cache
from math import exp, sqrt

from games.xidit.rules.majorities import lyres
from games.xidit.rules.neutral import neutral_value
from games.xidit.state import Xidit

USUAL = {"wealth": 17.0, "influence": 9.5, "reputation": 25.0}
"""Usual results of a full match with four: the scale of each assessment."""
UNIT_REWARD = (1.5, 2.0, 2.5, 3.0, 3.5)
"""What units bring once they end a threat, by their type: what the tiles were made by (specification, section 19)."""
USED = 0.9
"""The share of the units in hand that find their threat in time, once there are years enough."""
SURE, GROWING = 0.05, 0.15
"""How far a result may still change, as a share of the usual: always a little, and with the root of the years left."""


def appraise(g: Xidit) -> list[float]:
    """Parties each seat may expect to leave behind: of four the winner 3, who is out first 0."""
    if g.outcome is not None:
        parties = g.players + bool(g.neutral)
        return [float(parties - place) for place in g.outcome.places]
    left = max(0, g.mode.years - g.year + (not g.order))
    scores = [_expected(g, kind, left) for kind in g.hall]
    return _places(g, scores, SURE + GROWING * sqrt(left))[: g.players]


def _expected(g: Xidit, kind: str, left: int) -> list[float]:
    """The result of each party in an assessment: what it has, and what its units and the years will bring."""
    found = [float(have) for have in _have(g, kind)]
    scale = USUAL[kind] / sum(USUAL.values())
    usable = USED * min(1.0, left / 2)
    for seat, player in enumerate(g.seats):
        army = sum(count * value for count, value in zip(player.units, UNIT_REWARD, strict=True))
        found[seat] += usable * army * scale + 0.01 * sum(player.units)  # XID-11.13: units settle ties
    if g.neutral:
        found.append(neutral_value(g, kind) - 0.5)  # XID-12.17: it loses all ties
    return found


def _have(g: Xidit, kind: str) -> list[float]:
    """The results as they stand."""
    if kind == "wealth":
        return [float(player.coins) for player in g.seats]
    if kind == "influence":
        built = [float(player.stored) for player in g.seats]
        for guild in g.guilds.values():
            built[guild.owner] += guild.sections
        return built
    sung = [0.0] * g.players
    for region, placed in g.bards.items():
        if any(placed):
            for seat, score in enumerate(lyres(region, placed)):
                sung[seat] += score + 0.2 * placed[seat]
    return sung


def _places(g: Xidit, scores: list[list[float]], doubt: float) -> list[float]:
    """The number of parties each one outlasts, on average over who may be the last in each assessment."""
    parties = len(scores[0])
    weights = [
        [exp(max(-30.0, min(30.0, (sum(row) / parties - score) / (doubt * USUAL[kind])))) for score in row]
        for kind, row in zip(g.hall, scores, strict=True)
    ]
    chance = {frozenset(party for party in range(parties) if party not in g.eliminated): 1.0}
    outlasted = [0.0] * parties
    for out, party in enumerate(g.eliminated):
        outlasted[party] = float(out)
    out = len(g.eliminated)
    for column in _eliminating(g.mode.eliminations)[out:]:
        following: dict[frozenset[int], float] = {}
        for active, likely in chance.items():
            total = sum(weights[column][party] for party in active)
            for party in active:
                falls = likely * weights[column][party] / total
                outlasted[party] += falls * out
                rest = active - {party}
                following[rest] = following.get(rest, 0.0) + falls
        chance, out = following, out + 1
    for active, likely in chance.items():
        for party in active:
            outlasted[party] += likely * out
    return outlasted


@cache
def _eliminating(eliminations: tuple[int, ...]) -> list[int]:
    """The column of each elimination, one after another."""
    return [column for column, count in enumerate(eliminations) for _ in range(count)]
