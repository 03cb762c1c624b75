"""What each seat may expect: the game is won by never being last, so the measure is whom it outlasts."""

from __future__ import annotations

from games.xidit.bot import outlook
from games.xidit.rules.majorities import lyres
from games.xidit.state import Xidit

WINNING = 0.5
"""How much winning counts against outlasting others: the second has not won."""


def appraise(g: Xidit) -> list[float]:
    """Parties each seat may expect to leave behind, with a prize for the last one. All parties together share as many
    as they would leave behind without it."""
    parties = g.players + bool(g.neutral)
    if g.outcome is not None:
        outlasted = [float(parties - place) for place in g.outcome.places]
        wins = [float(place == 1) for place in g.outcome.places]
    else:
        left = max(0, g.mode.years - g.year + (not g.order))
        scores = {kind: _expected(g, kind, left) for kind in g.hall}
        chances = outlook.chances(scores, left, g.mode.eliminations, g.eliminated)
        outlasted, wins = chances.outlasted[: g.players], chances.wins[: g.players]
    prize = WINNING * parties * (parties - 1) / 2
    return [(1 - WINNING) * each + prize * win for each, win in zip(outlasted, wins, strict=True)]


def _expected(g: Xidit, kind: str, left: int) -> list[float]:
    """The result of each party in an assessment: what it has, and what its units will bring."""
    have = _have(g, kind, left)
    found = [have[seat] + outlook.army(kind, player.units, left) for seat, player in enumerate(g.seats)]
    if g.neutral:
        found.append(outlook.neutral(kind, g.neutral[g.hall.index(kind)], g.players, left, g.mode.years))
    return found


def _have(g: Xidit, kind: str, left: int) -> list[float]:
    """The results as they stand."""
    if kind == "wealth":
        return [float(player.coins) for player in g.seats]
    if kind == "influence":
        built = [float(player.stored) for player in g.seats]
        for guild in g.guilds.values():
            built[guild.owner] += guild.sections
        return built
    found = [0.0] * g.players
    for region, placed in g.bards.items():
        if any(placed):
            for seat, score in enumerate(lyres(region, placed)):
                found[seat] += outlook.sung(score, placed[seat], left)
    return found
