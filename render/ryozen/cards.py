"""Ryozen's components from close by: kin, sectors, villages, revelation cards, events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.ryozen import components as c
from render.art import Colour
from render.blocks import Chip
from render.cards import Face, pictured, valued
from render.ryozen import theme


def _kin(name: str) -> Face:
    kind = c.KINDS[name]
    signs = {1: [valued(theme.KIN_ICONS[name], theme.SOFT_INK, kind.per_clan, theme.INK)]}
    return Face(theme.FURNITURE, theme.STONE, theme.KIN_ICONS[name], signs)


def _sector(name: str) -> Face:
    moon = c.SECTORS[name].shard if name in c.SECTORS else ""
    colour = theme.SECTOR_EDGE[moon] if moon else theme.ROOF
    signs = {0: [pictured(theme.SHARD_ICON, theme.SHARDS[moon])]} if moon else {}
    return Face(theme.FURNITURE, colour, theme.SECTOR_ICONS[name], signs)


def _village(name: str) -> Face:
    return Face(theme.FURNITURE, theme.SECTOR_EDGE["jade"], theme.VILLAGE_ICONS[name])


def _revelation(name: str) -> Face:
    row = c.REVELATIONS[name]
    glyph = theme.GLYPH_ICONS[row.glyph]
    signs: dict[int, Sequence[Chip]] = {
        1: [
            valued(theme.RESOURCE_ICONS[kind], theme.RESOURCES[kind], count, theme.INK)
            for kind, count in row.cost.items()
            if count
        ],
        2: [valued(theme.FAVOUR_ICON, theme.ROOF, f"+{row.discard_favour}", theme.INK)],
        3: [pictured(glyph, theme.SOFT_INK)],
    }
    return Face(theme.FURNITURE, _moon(name, theme.SECTOR_EDGE["agate"]), glyph, signs)


def _event(name: str) -> Face:
    return Face(theme.FURNITURE, _moon(name, theme.ROOF), theme.EVENT_ICONS[name])


def _moon(name: str, otherwise: Colour) -> Colour:
    """The colour of the moon that is in a name."""
    return next((colour for moon, colour in theme.SHARDS.items() if moon in name), otherwise)


FACES: dict[str, Callable[[str], Face]] = {
    "kin": _kin,
    "sector": _sector,
    "village": _village,
    "revelation": _revelation,
    "event": _event,
}
