"""HYP-20: the three conditions, their objective tiles, and what triggers the end of the game.
HYP-20.1: each condition is looked at wherever what it counts can have grown."""

from __future__ import annotations

from games.engine import Text
from games.hyperborea import components as c
from games.hyperborea.state import NOBODY, Hyperborea, who


def check_wealth(g: Hyperborea, seat: int) -> None:
    """HYP-20.2."""
    if g.seats[seat].gems >= c.threshold("gems", g.players):
        meet(g, seat, "gems")


def check_knowledge(g: Hyperborea, seat: int) -> None:
    """HYP-20.3, HYP-X27: start cards of faction tiles do not count."""
    player = g.seats[seat]
    if len(player.cards) - len(player.start_cards) >= c.threshold("technologies", g.players):
        meet(g, seat, "technologies")


def check_expansion(g: Hyperborea, seat: int) -> None:
    """HYP-20.4, HYP-20.5, HYP-X31: after a placement the reserve is empty."""
    if g.seats[seat].reserve <= c.threshold("figures", g.players):
        meet(g, seat, "figures")


def meet(g: Hyperborea, seat: int, objective: str) -> None:
    """HYP-20.6, HYP-20.7, HYP-20.8, HYP-20.9: a tile for the first time a player meets a condition, for as many
    players as do and for good (HYP-X30); enough conditions trigger the end, once (HYP-20.14, HYP-X10). Only what the
    player on turn does leads here (HYP-20.16)."""
    player = g.seats[seat]
    if objective in player.objectives:
        return
    player.objectives.append(objective)
    g.tell("hyperborea-objective", seat=who(seat), objective=Text(f"hyperborea-objective-{objective}"))
    if g.trigger == NOBODY and conditions_met(g) >= c.CONDITIONS[g.options["length"]]:
        g.trigger = seat
        g.tell("hyperborea-end-triggered", seat=who(seat))


def conditions_met(g: Hyperborea) -> int:
    """HYP-20.13: conditions for which somebody has a tile, each once."""
    return len({objective for player in g.seats for objective in player.objectives})


def is_last_turn(g: Hyperborea) -> bool:
    """HYP-20.15: whether the player on turn has no further turn."""
    return g.trigger != NOBODY
