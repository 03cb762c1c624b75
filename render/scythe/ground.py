"""The map's ground: the painted country, its labels, and whose base is where."""

from __future__ import annotations

from games.scythe.board import HEXES, HOMES
from games.scythe.components import FACTIONS
from render import painted
from render.canvas import Canvas
from render.scythe import pieces, theme
from render.scythe.layout import HEIGHT, HOME, RADIUS, WIDTH, middle
from render.scythe.scene import Scene
from render.seats import STYLES
from render.sprites import Point

LABEL, NAME = 36, 35
"""Sizes of hexes' labels, and of names at the bases."""
BANNER = 118
"""Room for a name at a base."""
EDGE = 4
"""So far a banner keeps from the edge of the page."""


NORTHERNMOST = min((home for home in HOMES.values() if home.faction in FACTIONS), key=lambda home: home.y).faction
"""Below its base lie the labels of hexes: its banner hangs beside it."""


def draw(canvas: Canvas) -> None:
    """The painted map."""
    painted.paste(canvas, "scythe", WIDTH, HEIGHT)


def draw_labels(canvas: Canvas) -> None:
    """What hexes are called when a move is typed: upon the rims of those who hold them."""
    for spot in HEXES.values():
        x, y = middle(spot.id)
        canvas.text(x, y - RADIUS * 0.66, spot.label, LABEL, theme.INK, "bold", "m", halo=theme.PANEL)


def draw_homes(canvas: Canvas, scene: Scene) -> None:
    """The bases with the emblems of their factions; those of factions that nobody plays are pale."""
    owners = {player.faction: seat for seat, player in enumerate(scene.view.seats)}
    for home in HOMES.values():
        if home.faction not in FACTIONS:
            continue
        x, y = middle(home.id)
        seat = owners.get(home.faction)
        style = STYLES[theme.SEATS[home.faction]] if seat is not None else None
        canvas.stamp(pieces.base(canvas.scale, home.faction, style, HOME), x, y)


def draw_names(canvas: Canvas, scene: Scene) -> None:
    """Whose base is where."""
    places = {home.faction: home.id for home in HOMES.values()}
    for seat, player in enumerate(scene.view.seats):
        if player.faction:
            _draw_name(canvas, scene, middle(places[player.faction]), seat)


def _draw_name(canvas: Canvas, scene: Scene, base: Point, seat: int) -> None:
    """Whose base it is, on a banner: the player, or the faction where the player's name is too long for it."""
    name, style, faction = scene.names[seat], scene.styles[seat], scene.view.seats[seat].faction
    if canvas.width(name, NAME, "narrow") > BANNER:
        name = scene.say(f"scythe-short-{faction}")
    wide = round(canvas.width(name, NAME, "narrow")) + 12
    x, y = (base[0] + HOME + wide / 2 - 4, base[1] - 8) if faction == NORTHERNMOST else (base[0], base[1] + HOME - 4)
    x = min(max(x, wide / 2 + EDGE), WIDTH - wide / 2 - EDGE)
    canvas.stamp(pieces.banner(canvas.scale, style, wide), x, y)
    canvas.text(x, y, name, NAME, style.ink, "narrow", "m")
