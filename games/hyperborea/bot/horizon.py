"""How near the end is: what players lack for the conditions, and how many turns that should take."""

from __future__ import annotations

from collections.abc import Sequence

from games.hyperborea import components as c
from games.hyperborea.state import Player
from games.hyperborea.view import HyperboreaView, SeatView

PACE = {"gems": 0.75, "technologies": 0.27, "figures": 0.36}
"""How much of each condition a seat gains in a turn."""
LONGEST = 14.0
"""Turns that a match takes when nobody is near any end."""


def near_to(objective: str, players: int, player: Player | SeatView) -> float:
    """How much of an objective is done, from 0 to 1; nothing any more once it is met."""
    if objective in player.objectives:
        return 0.0
    whole = c.FIGURES - c.START_FIGURES if objective == "figures" else c.threshold(objective, players)
    return 1.0 - missing(objective, players, player) / whole


def missing(objective: str, players: int, player: Player | SeatView) -> int:
    """HYP-20.2, HYP-20.3, HYP-20.4: what a player lacks for an objective."""
    goal = c.threshold(objective, players)
    if objective == "gems":
        return max(0, goal - player.gems)
    if objective == "technologies":
        return max(0, goal - len(player.cards) + len(player.start_cards))
    return max(0, player.reserve - goal)


def turns_until_end(seats: Sequence[Player] | Sequence[SeatView], needed: int) -> float:
    """How many turns it should take until so many more conditions are met."""
    met = {objective for player in seats for objective in player.objectives}
    times = sorted(
        min(missing(objective, len(seats), player) / PACE[objective] for player in seats)
        for objective in c.OBJECTIVES
        if objective not in met
    )
    return min(LONGEST, max(0.5, times[needed - 1]))


def turns_after_this(view: HyperboreaView) -> float:
    """How many turns the seat on turn may expect after this one: none once the end is triggered (HYP-20.11)."""
    if view.trigger >= 0:
        return 0.0
    return turns_until_end(view.seats, view.conditions_needed - view.conditions)


# -- whether the end suits ------------------------------------------------------------------------------------

LAST_TURN = 3
"""Points that a last turn brings the others, and what the objective itself is worth."""


def total(player: SeatView) -> int:
    """Victory points so far."""
    return sum(player.score.values())


def is_ahead(view: HyperboreaView, seat: int, extra: int) -> bool:
    """Whether the seat would lead even after everybody's last turn, with some more points of its own."""
    rivals = max(total(player) for other, player in enumerate(view.seats) if other != seat)
    return total(view.seats[seat]) + extra > rivals + LAST_TURN


def would_end(view: HyperboreaView, objective: str) -> bool:
    """Whether meeting this condition now would trigger the end."""
    met = {name for player in view.seats for name in player.objectives}
    return view.trigger < 0 and objective not in met and view.conditions + 1 >= view.conditions_needed


def meeting(view: HyperboreaView, seat: int, objective: str) -> float:
    """What meeting a condition is worth: two points, and the end of the game when it suits."""
    if objective in view.seats[seat].objectives:
        return 0.0
    if would_end(view, objective):
        return 4.0 if is_ahead(view, seat, 4) else -6.0
    return 2.0
