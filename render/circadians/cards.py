"""Components of Circadians from close by: factions, leaders, attributes, tactics cards, foundations, loot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.circadians import components as c
from render.art import Colour
from render.blocks import Chip
from render.cards import Face, pictured, valued, worded
from render.circadians import theme
from render.seats import STYLES

STATS: tuple[tuple[str, Colour], ...] = (
    ("fist", theme.INK),
    ("crossed-swords", theme.TRAP),
    ("checked-shield", theme.TUNNELS["blue"]),
)
"""Strength, attack, defense."""
FOUNDATION_ICON = "cube"


def _colour(faction: str) -> Colour:
    return STYLES[theme.SEATS[faction]].colour


def _faction(name: str) -> Face:
    row = c.FACTIONS[name]
    signs: dict[int, Sequence[Chip]] = {
        0: [valued("laurel-crown", theme.GOLD, row.fame_goal, theme.INK)],
        1: [valued("queen-crown", theme.CARD, row.leaders_in_play, theme.INK)],
        2: [pictured(theme.BUILDING_ICONS["stronghold"], theme.INK)],
    }
    return Face(theme.FURNITURE, _colour(name), theme.FACTION_ICONS[name], signs)


def _leader(name: str) -> Face:
    row = c.LEADERS[name]
    signs: dict[int, Sequence[Chip]] = {
        0: [pictured(theme.FACTION_ICONS[row.faction], theme.SOFT_INK)],
        1: [pictured(theme.PHASE_ICONS[row.phase], theme.SOFT_INK)],
        2: _side(row.base),
        3: _side(row.upgraded),
    }
    icon = "queen-crown" if row.kind == "leader" else "dragon-head"
    return Face(theme.FURNITURE, _colour(row.faction), icon, signs)


def _side(side: c.Side) -> list[Chip]:
    chips = [valued(icon, colour, value, theme.INK) for (icon, colour), value in zip(STATS, side.stats, strict=True)]
    return [*chips, valued("gems", theme.GEM, f"−{side.deploy_gems}", theme.INK)] if side.deploy_gems else chips


def _attribute(name: str) -> Face:
    row = c.ATTRIBUTES[name]
    signs: dict[int, Sequence[Chip]] = {0: [pictured(theme.FACTION_ICONS[row.faction], theme.SOFT_INK)]}
    if row.upgrade_gems:
        signs[2] = [valued("gems", theme.GEM, f"−{row.upgrade_gems}", theme.INK)]
    return Face(theme.FURNITURE, _colour(row.faction), "round-star", signs)


def _tactics(name: str) -> Face:
    row = c.CARDS[name]
    signs: dict[int, Sequence[Chip]] = {
        0: [
            worded(str(row.left), theme.INK, 64),
            worded("·", theme.SOFT_INK, 64),
            worded(str(row.right), theme.INK, 64),
        ],
        1: [pictured(theme.PHASE_ICONS["combat"], theme.TRAP)],
        2: [pictured(theme.PHASE_ICONS[row.phase], theme.CARD)],
    }
    if row.lock:
        signs[3] = [pictured("padlock", theme.SOFT_INK)]
    return Face(theme.FURNITURE, theme.CARD, theme.PHASE_ICONS[row.phase], signs)


def _personal(name: str) -> Face:
    reward = c.PERSONAL_REWARD[name]
    last = bool(c.PERSONAL_EFFECTS[name])
    signs = {int(last): _reward(reward)} if reward else {}
    return Face(theme.FURNITURE, theme.PANEL_EDGE, FOUNDATION_ICON, signs)


def _loot(name: str) -> Face:
    row = c.LOOT[name]
    first = next(iter(row.base))
    icon, colour = theme.GAIN_ICONS[first]
    return Face(theme.FURNITURE, colour, icon, {0: _reward(row.base), 1: _reward(row.upgraded)})


def _reward(reward: Mapping[str, object]) -> list[Chip]:
    return [
        valued(*theme.GAIN_ICONS[kind], count, theme.INK)
        if isinstance(count, int)
        else pictured(*theme.GAIN_ICONS[kind])
        for kind, count in reward.items()
        if kind in theme.GAIN_ICONS
    ]


FACES: dict[str, Callable[[str], Face]] = {
    "faction": _faction,
    "leader": _leader,
    "attribute": _attribute,
    "card": _tactics,
    "personal": _personal,
    "loot": _loot,
}
