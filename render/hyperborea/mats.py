"""The seats from close by: whole mats with every row, own cards, tracks."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.view import SeatView
from render import furniture
from render.canvas import Canvas
from render.hyperborea import effects, market, pieces, players, theme
from render.hyperborea.scene import Scene

WIDTH = 786
TECHS = tuple(dict.fromkeys(row.tech for row in c.ROWS.values() if row.tech))
BASE = 402
PER_ROW = 3
CARD = 112


def height(player: SeatView) -> float:
    """Taller with more cards."""
    return BASE + -(-len(player.cards) // PER_ROW) * (CARD + 8) + (56 if player.tile else 0)


def draw(canvas: Canvas, scene: Scene, seat: int, tall: float) -> None:
    """A seat's mat."""
    player = scene.view.seats[seat]
    players.heading(canvas, scene, seat, WIDTH, tall)
    players.numbers(canvas.moved(16, 82), scene, seat, WIDTH - 32)
    _techs(canvas.moved(14, 106), scene, player)
    _tracks(canvas.moved(WIDTH - 216, 106), player)
    _areas(canvas.moved(16, 360), scene, player)
    y = 396.0
    if player.tile:
        _tile(canvas.moved(14, y), scene, player)
        y += 56
    for index, card in enumerate(player.cards):
        line, column = divmod(index, PER_ROW)
        wide = (WIDTH - 28 - 16) / PER_ROW
        here = canvas.moved(14 + column * (wide + 8), y + line * (CARD + 8))
        edge = theme.GAIN if card in player.in_force else theme.PANEL_EDGE
        here.stamp(furniture.plate(here.scale, wide, CARD, theme.WHITE, edge, 3, 8), 0, 0)
        market.face(here, scene, card, player.rows.get(card), wide)


def _techs(canvas: Canvas, scene: Scene, player: SeatView) -> None:
    """Six base technologies, two beside each other."""
    for index, tech in enumerate(TECHS):
        line, column = divmod(index, 2)
        here = canvas.moved(column * 272, line * 78)
        here.stamp(furniture.plate(here.scale, 266, 74, theme.WHITE, theme.PANEL_EDGE, 2, 8), 0, 0)
        for number in (1, 2):
            row = f"{tech}{number}"
            rival = c.ROWS[row].rival in player.rows
            y = 20 + (number - 1) * 34
            end = pieces.row(here, 8, y, row, player.rows.get(row), 26, closed=rival)
            ink = theme.PANEL_EDGE if rival else theme.INK
            effects.draw(here, max(end, 104) + 6, y, c.ROWS[row].effects, 24, ink)


def _tracks(canvas: Canvas, player: SeatView) -> None:
    """Six development tracks below each other."""
    for kind, reached in enumerate(player.levels):
        y = kind * 39 + 18
        canvas.stamp(pieces.cube(canvas.scale, kind, 24), 12, y)
        canvas.stamp(pieces.level(canvas.scale, kind, reached, 138, 22), 30, y - 11)
        canvas.text(198, y, str(reached), 24, theme.INK if reached else theme.SOFT_INK, "bold", "r")


def _areas(canvas: Canvas, scene: Scene, player: SeatView) -> None:
    """Available, unused, bag."""
    for index, (icon, cubes) in enumerate(
        (("cube", player.available), ("cancel", player.unused), ("swap-bag", player.bag))
    ):
        x = index * 252
        canvas.icon(icon, x + 12, 0, 26, theme.INK if not index else theme.SOFT_INK)
        pieces.cubes(canvas, x + 30, 0, cubes, 24, 204)


def _tile(canvas: Canvas, scene: Scene, player: SeatView) -> None:
    """The faction tile in words, its tokens, and the row of coral_a."""
    canvas.stamp(furniture.plate(canvas.scale, WIDTH - 28, 46, theme.SLOT, theme.PANEL_EDGE, 2, 8), 0, 0)
    right = WIDTH - 44.0
    if player.tile in c.EXTRA_ROWS:
        right -= 70
        pieces.row(canvas, right, 23, player.tile, player.rows.get(player.tile), 28, closed=player.row_used)
    for _ in range(player.tokens):
        canvas.icon("white-tower", right - 14, 23, 30, theme.INK)
        right -= 36
    canvas.fitted(12, 23, scene.say(f"hyperborea-faction-tile-{player.tile}"), 22, theme.INK, right - 24, least=17)
