"""Scythe's components from close by: factions, abilities, mats, structures, tiles and the three decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.scythe import components as c
from render.art import Colour
from render.blocks import Chip
from render.cards import Face, arrow, pictured, stamped, valued, worded
from render.scythe import pieces, theme
from render.seats import STYLES
from render.sprites import Sprite

ICONS: dict[str, tuple[str, Colour]] = {
    "coins": ("two-coins", theme.GOLD),
    "power": ("fist", theme.POWER),
    "popularity": ("hearts", theme.HEART),
    "combat_cards": ("card-play", theme.INK),
    "worker_row": ("meeple", theme.INK),
    "resource_any": ("oil-drum", theme.SOFT_INK),
    "worker": ("meeple", theme.INK),
    "deploy": ("battle-mech", theme.INK),
    "build": ("stone-tower", theme.INK),
    "upgrade": ("upgrade", theme.INK),
    "enlist": ("rally-the-troops", theme.INK),
    "produce": ("sprout", theme.GREEN_BOX),
    "move": ("walking-boot", theme.INK),
}
"""What is paid and gained."""
DECKS = {"encounter": theme.GREEN_BOX, "factory": theme.TERRAIN["factory"], "objective": theme.GOLD}


def _colour(faction: str) -> Colour:
    return STYLES[theme.SEATS[faction]].colour


def _faction(name: str) -> Face:
    row = c.FACTIONS[name]
    signs: dict[int, Sequence[Chip]] = {
        1: [_some("power", row.start_power), _some("combat_cards", row.start_combat_cards)],
    }
    return Face(theme.FURNITURE, _colour(name), theme.EMBLEMS[name], signs)


def _ability(name: str) -> Face:
    for faction in c.FACTIONS.values():
        if faction.ability.id == name:
            return Face(theme.FURNITURE, _colour(faction.id), theme.EMBLEMS[faction.id])
        if any(mech.id == name for mech in faction.mech):
            return Face(theme.FURNITURE, _colour(faction.id), theme.UNIT_ICONS["mech"])
    raise ValueError(name)


def _mat(name: str) -> Face:
    mat = c.MATS[name]
    signs: dict[int, Sequence[Chip]] = {0: [_some("popularity", mat.start_popularity), _some("coins", mat.start_coins)]}
    for number, section in enumerate(mat.section, 1):
        signs[number] = _section(section)
    return Face(theme.FURNITURE, theme.PANEL_EDGE, "gears", signs)


def _section(section: c.Section) -> list[Chip]:
    """What a section does, the boxes of its cost (those that upgrades take away are marked), and what it pays."""
    kind = c.BOTTOM_ACTIONS[section.bottom].resource
    boxes = [
        stamped(_box(theme.RESOURCE_ICONS[kind], number < section.fixed), 58)
        for number in range(section.fixed + section.upgradable)
    ]
    return [
        pictured(theme.TOP_ICONS[section.top], theme.GREEN_BOX),
        worded("/", theme.SOFT_INK),
        pictured(theme.BOTTOM_ICONS[section.bottom], theme.RED_BOX),
        *boxes,
        _some("coins", section.coins),
    ]


def _box(icon: str, fixed: bool) -> Callable[[float], Sprite]:
    return lambda scale: pieces.box(scale * 1.15, icon, "red" if fixed else "green", True)


def _structure(name: str) -> Face:
    return Face(theme.FURNITURE, theme.PANEL_EDGE, theme.STRUCTURE_ICONS[name])


def _tile(name: str) -> Face:
    return Face(theme.FURNITURE, theme.TERRAIN["village"], "stone-tower")


def _encounter(name: str) -> Face:
    options = c.ENCOUNTERS[name].option
    signs = {number: _exchange(option.cost, option.gain) for number, option in enumerate(options)}
    return Face(theme.FURNITURE, DECKS["encounter"], "chess-knight", signs)


def _factory(name: str) -> Face:
    top = c.FACTORY_CARDS[name].top
    joint = "/" if top.mode == "one_of" else ""
    signs = {0: _exchange(top.cost, top.gain, joint), 1: _exchange((), (c.FACTORY_MOVE,))}
    return Face(theme.FURNITURE, DECKS["factory"], "factory", signs)


def _objective(name: str) -> Face:
    return Face(theme.FURNITURE, DECKS["objective"], "scroll-unfurled")


def _exchange(cost: Sequence[c.Cost], gain: Sequence[c.Gain], joint: str = "") -> list[Chip]:
    """What is paid, an arrow, what is gained."""
    chips = [_some(each.pay, f"−{each.n}") for each in cost]
    if chips:
        chips.append(arrow(theme.SOFT_INK))
    for number, each in enumerate(gain):
        if number and joint:
            chips.append(worded(joint, theme.SOFT_INK))
        chips.append(_gained(each))
    return chips


def _gained(gain: c.Gain) -> Chip:
    if gain.op == "resource" and gain.kind:
        return valued(theme.RESOURCE_ICONS[gain.kind], theme.RESOURCE_COLOURS[gain.kind], f"+{gain.n}", theme.INK)
    if gain.op in ("produce", "move"):
        return valued(*ICONS[gain.op], gain.territories or gain.steps or gain.n, theme.INK)
    return _some(gain.op, f"+{gain.n}")


def _some(kind: str, count: int | str) -> Chip:
    return valued(*ICONS[kind], count, theme.INK)


FACES: dict[str, Callable[[str], Face]] = {
    "faction": _faction,
    "ability": _ability,
    "mat": _mat,
    "structure": _structure,
    "tile": _tile,
    "encounter": _encounter,
    "factory": _factory,
    "objective": _objective,
}
