"""Hyperborea's components from close by: technologies, factions, tiles with what is printed on them, ruins tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.hyperborea import components as c
from games.hyperborea.vocabulary import Effect
from render.art import Colour
from render.blocks import Chip
from render.cards import SIGN, Face, arrow, pictured, stamped, valued, worded
from render.hyperborea import pieces, theme
from render.seats import STYLES
from render.sprites import Sprite

TERRAIN_ICONS = {
    "mountain": "peaks",
    "forest": "pine-tree",
    "desert": "desert",
    "swamp": "high-grass",
}


def _row(name: str) -> Face:
    row = c.ROWS[name]
    signs: dict[int, Sequence[Chip]] = {0: [_space(slot) for slot in row.slots], 1: _effects(row.effects)}
    if name in c.CARDS:
        signs[2] = [pictured(KINDS[row.kind], theme.SOFT_INK)]
        signs[3] = [valued("gems", theme.GOLD, c.CARDS[name].gems * c.SCORING.tech_gem, theme.INK)]
    first = next((slot for slot in row.slots if slot != c.ANY), None)
    colour = theme.CUBES[first] if first is not None else theme.NIGHT
    return Face(theme.FURNITURE, colour, theme.OPS[row.effects[0].op], signs)


KINDS = {"instant": "fire-dash", "start_of_turn": "hourglass", "permanent": "padlock"}
"""When a technology works."""


def _space(slot: int) -> Chip:
    return stamped(_slot(slot), SIGN)


def _slot(slot: int) -> Callable[[float], Sprite]:
    if slot == c.ANY:
        return lambda scale: pieces.space(scale, slot, SIGN)
    return lambda scale: pieces.cube(scale, slot, SIGN - 4)


def _effects(effects: Sequence[Effect]) -> list[Chip]:
    """Effects in icons: what is paid stands before an arrow, what is chosen from between slashes."""
    chips: list[Chip] = []
    for effect in effects:
        if effect.op == "pay":
            chips += [*_effects(effect.cost), arrow(theme.SOFT_INK), *_effects(effect.gain)]
        elif effect.op == "choose":
            for number, each in enumerate(effect.options):
                chips += [worded("/", theme.SOFT_INK)] if number else []
                chips += _effects(each)
        elif effect.n > 1:
            chips.append(valued(theme.OPS[effect.op], theme.INK, effect.n, theme.INK))
        else:
            chips.append(pictured(theme.OPS[effect.op], theme.INK))
    return chips


def _faction(name: str) -> Face:
    return Face(theme.FURNITURE, STYLES[theme.SEATS[name]].colour, "flying-flag")


def _tile(name: str) -> Face:
    place = c.PLACES[name]
    return Face(theme.FURNITURE, _ground(place), TERRAIN_ICONS[place.terrain], dict(enumerate(_print(place))))


def _home(name: str) -> Face:
    home = next(home for home in c.DATA.homes.home if home.id == name)
    places = [c.PLACES[f"{home.id}.{area.role}"] for area in home.hex]
    rows = [chips for place in places for chips in _print(place)]
    return Face(theme.FURNITURE, _ground(places[0]), "castle", dict(enumerate(rows)))


def _ground(place: c.Place) -> Colour:
    return theme.TERRAIN[place.terrain]


def _print(place: c.Place) -> list[list[Chip]]:
    """The signs of each line: the land, then its cities and ruins."""
    rows = [[pictured(TERRAIN_ICONS[place.terrain], theme.SOFT_INK)]]
    for feature in place.features:
        if feature.kind == "city":
            rows.append([pictured("castle", theme.CITY_EDGE), *_effects(feature.effects)])
        else:
            rows.append([pictured("ancient-ruins", theme.METALS[feature.color])])
    return rows


def _token(name: str) -> Face:
    token = c.TOKENS[name]
    signs = {
        0: _effects(token.effects),
        1: [valued("ancient-ruins", theme.METALS[token.color], token.count, theme.INK)],
    }
    return Face(theme.FURNITURE, theme.METALS[token.color], theme.OPS[token.effects[0].op], signs)


FACES: dict[str, Callable[[str], Face]] = {
    "row": _row,
    "faction": _faction,
    "tile": _tile,
    "home": _home,
    "token": _token,
}
