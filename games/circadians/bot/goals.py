"""What fame is worth to a faction: how near its own goal is, and whether it can still be reached (CIR-15.1)."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.state import Circadians

GOAL = {"ai": 36.0, "zcharo": 36.0}
"""What the way from no fame to the goal is worth, 30 if not named; a region is worth about 2."""
DECISIVE = 40.0
"""What it is worth to win now."""
PACE = {"circadians": 1.4, "ai": 6.0, "zcharo": 4.5, "leyrien": 5.0, "jrayek": 2.0, "oxataya": 3.5}
"""How much fame a faction may gain in a good round."""


def fame_worth(g: Circadians, seat: int, gained: float = 1.0) -> float:
    """What so much fame is worth now; more for each step nearer to the goal, little if that cannot be reached."""
    player = g.seats[seat]
    goal = player.data.fame_goal
    left = goal - player.fame
    if left <= 0 or gained <= 0:
        return 0.0
    if gained >= left:
        return DECISIVE
    return gained * GOAL.get(player.faction, 30.0) / goal * (0.7 + 0.8 * player.fame / goal) * hope(g, seat)


def hope(g: Circadians, seat: int) -> float:
    """How likely a faction still reaches its goal: 1 if a good pace is enough."""
    player = g.seats[seat]
    left = player.data.fame_goal - player.fame
    pace = PACE[player.faction] * (c.ROUNDS + 1 - g.round)
    return min(1.0, pace / left) ** 2 if left > 0 else 1.0


def menace(g: Circadians, seat: int) -> float:
    """How near a faction is to its goal, from 0 to 1; whoever is near is worth attacking."""
    player = g.seats[seat]
    big_steps = 2 if player.data.fame_goal == 4 else 1 if player.data.fame_goal == 5 else 0
    return max(0.0, (player.fame + big_steps) / player.data.fame_goal - 0.2) / 0.8


def victory_fame(g: Circadians, seat: int, trophies: int, leaders: list[str]) -> int:
    """Fame for a battle won: over leaders or Rhy-zu (CIR-22.1), over anybody (CIR-23.5), by Eeyla (CIR-26.17)."""
    faction = g.seats[seat].faction
    if faction == "jrayek":
        return int(trophies > 0)
    return int(faction == "oxataya" or "eeyla" in leaders)


def wound_fame(g: Circadians, seat: int) -> float:
    """What an enemy fighter wounded is worth in fame (CIR-19.2)."""
    return fame_worth(g, seat) if g.seats[seat].faction == "ai" else 0.0
