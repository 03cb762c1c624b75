"""What each seat may expect to have in the end: points now, and what the rest of the match should bring it."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.bot.horizon import near_to, turns_until_end
from games.hyperborea.bot.valuation import LEVEL
from games.hyperborea.rules.ending import conditions_met
from games.hyperborea.rules.scoring import controller, cube_points, ghost_points, rank
from games.hyperborea.state import GHOST, NOBODY, Hyperborea, Player

TURN = 2.0
"""Points that a turn of a plain seat brings."""
CARD = 0.04
"""What a card adds to every turn: better use of the same cubes."""
WASTE = 0.09
"""What a grey cube takes from every turn."""
FIGURE = 0.03
"""What a figure on the map adds to every turn."""
KEPT = 0.5
"""A kept token."""
PREY = 0.7
"""A Ghost beside a free figure."""
FROZEN = 0.12
"""What a figure in a city or on a ruin lacks."""
AT_HAND = 0.35
"""A cube for the next turn."""
SHORT = 0.15
"""A cube that the last draw before the Reset lacks."""
CLOSENESS = 1.2
"""An objective that is nearly met, times how near it is squared."""
HELD = 0.9
"""How much of what is controlled now is controlled in the end."""


def appraise(g: Hyperborea) -> list[float]:
    """Expected points of every seat; at the end the points, with what decides between equal ones as fractions."""
    if g.outcome is not None:
        return [_final(g, seat) for seat in range(g.players)]
    left = turns_left(g)
    control, prey, frozen = [0.0] * g.players, [0] * g.players, [0] * g.players
    held = 1.0 if g.trigger != NOBODY else HELD
    for area in g.areas.values():
        if area.up:
            owner = controller(g, area)
            if owner != NOBODY:
                control[owner] += held * c.CONTROL[c.PLACES[area.tile].kind]
            for spot in area.spots:
                if spot.occupant >= 0:
                    frozen[spot.occupant] += 1
            if any(spot.occupant == GHOST for spot in area.spots):
                for seat, free in enumerate(area.free):
                    prey[seat] += free > 0
    return [
        _standing(g, seat)
        + control[seat]
        + _future(g.players, player, _turns_of(g, seat, left), PREY * min(prey[seat], 2) - FROZEN * frozen[seat])
        for seat, player in enumerate(g.seats)
    ]


def _final(g: Hyperborea, seat: int) -> float:
    """HYP-21.10, HYP-21.11, HYP-21.12, HYP-21.13 as one number."""
    total, areas, cubes, order = rank(g, seat)
    return total + areas / 100 + cubes / 10_000 + order / 1_000_000


def _standing(g: Hyperborea, seat: int) -> float:
    """HYP-21: points now, control left out."""
    player, points = g.seats[seat], c.SCORING
    return float(
        player.gems * points.gem
        + ghost_points(player.ghosts)
        + len(player.rivals) * points.rival_figure_in_graveyard
        + cube_points(g, seat)
        + len(player.objectives) * points.objective_tile
        + sum(c.CARDS[card].gems for card in player.cards) * points.tech_gem
    )


def _future(players: int, player: Player, turns: float, on_map: float) -> float:
    """What the turns that are left should bring, and what pays only if there are some."""
    grey = player.cubes()[c.GREY]
    placed = c.FIGURES - player.reserve - c.START_FIGURES
    rate = TURN + CARD * len(player.cards) + FIGURE * placed - WASTE * grey
    waiting = sum(LEVEL[level] for level in player.levels) + (KEPT if player.kept else 0.0)
    cubes = AT_HAND * sum(player.available[: c.GREY]) - SHORT * (-sum(player.bag) % c.END_DRAW)
    near = sum(near_to(objective, players, player) ** 2 for objective in c.OBJECTIVES)
    return turns * max(0.4, rate) + min(1.0, turns) * (waiting + cubes + on_map + CLOSENESS * near)


def turns_left(g: Hyperborea) -> float:
    """How many turns it should take until the end is triggered: by then as many conditions are met as it needs."""
    if g.trigger != NOBODY:
        return 0.0
    return turns_until_end(g.seats, c.CONDITIONS[g.options["length"]] - conditions_met(g))


def _turns_of(g: Hyperborea, seat: int, left: float) -> float:
    """The turns of one seat: after the trigger one for each that has not had its last one (HYP-20.11)."""
    if g.trigger == NOBODY:
        return left + 0.5
    if g.active == NOBODY or seat == g.trigger:
        return 0.0
    waits = (seat - g.active) % g.players
    return 1.0 if 0 < waits < (g.trigger - g.active) % g.players else 0.5 if seat == g.active else 0.0
