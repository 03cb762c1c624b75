"""What each seat may expect: the game is won by never being last, so the measure is the expected place."""

from __future__ import annotations

from games.xidit.bot import outlook
from games.xidit.rules.majorities import lyres
from games.xidit.state import Xidit


def appraise(g: Xidit) -> list[float]:
    """Parties each seat may expect to leave behind: of four the winner 3, who is out first 0."""
    if g.outcome is not None:
        parties = g.players + bool(g.neutral)
        return [float(parties - place) for place in g.outcome.places]
    left = max(0, g.mode.years - g.year + (not g.order))
    scores = {kind: _expected(g, kind, left) for kind in g.hall}
    return outlook.chances(scores, left, g.mode.eliminations, g.eliminated).outlasted[: g.players]


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
