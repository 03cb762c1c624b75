"""What the boxes of a player mat say at the moment (SCY-17)."""

from __future__ import annotations

from functools import cache

from games.scythe import components as c
from games.scythe.state import Player, Scythe


def boxes_of(player: Player, choice: c.TopChoice) -> int:
    """SCY-7.8: open boxes of a top action's choice, more once its technology cube has left."""
    return choice.base + (choice.cube if choice.cube_id in player.cubes else 0)


@cache
def top_choice(name: str) -> c.TopChoice:
    """A choice of a top action by its id."""
    return next(choice for action in c.TOP_ACTIONS.values() for choice in action.choice if choice.id == name)


@cache
def section_of(mat: str, bottom: str) -> c.Section:
    """The section of a bottom action on a mat."""
    return next(section for section in c.MATS[mat].section if section.bottom == bottom)


def cost_of(g: Scythe, seat: int, bottom: str) -> int:
    """SCY-7.2: fixed boxes plus bracketed boxes without a cube."""
    player = g.seats[seat]
    section = section_of(player.mat, bottom)
    return section.fixed + section.upgradable - player.boxes.get(bottom, 0)


def is_exhausted(g: Scythe, seat: int, bottom: str) -> bool:
    """Whether nothing is left of the main benefit of a bottom action."""
    player = g.seats[seat]
    if bottom == "upgrade":
        return len(player.cubes) == len(c.CUBES)
    if bottom == "deploy":
        return "" not in player.mechs
    return len(player.structures if bottom == "build" else player.recruits) == 4
