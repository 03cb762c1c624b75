"""One card per seat: points, pieces, cubes, tracks and started technologies."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.view import SeatView
from render import furniture, marks
from render.canvas import Canvas
from render.hyperborea import pieces, theme
from render.hyperborea.scene import Scene
from render.seats import badge

HEIGHT = 268
GAP = 14


def columns(players: int) -> int:
    """How many cards stand side by side."""
    return 2 if players in (2, 4) else 3


def rows(players: int) -> int:
    """How many rows of cards there are."""
    return -(-players // columns(players))


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """All cards, in turn order."""
    beside = columns(scene.view.players)
    wide = (width - GAP * (beside - 1)) / beside
    for seat, spot in zip(scene.order, furniture.in_rows(scene.view.players, beside, (wide, HEIGHT), GAP), strict=True):
        card(canvas.moved(*spot), scene, seat, wide)


def card(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """A seat."""
    player = scene.view.seats[seat]
    heading(canvas, scene, seat, width, HEIGHT)
    numbers(canvas.moved(14, 80), scene, seat, width - 28)
    _cubes(canvas.moved(14, 118), player, width - 28)
    _tracks(canvas.moved(14, 144), scene, seat, width - 28)
    _rows(canvas.moved(14, 206), scene, player, width - 28)


def heading(canvas: Canvas, scene: Scene, seat: int, width: float, height: float) -> None:
    """The band with name, faction and points."""
    view, style = scene.view, scene.styles[seat]
    active = seat in view.waiting
    furniture.seat_card(canvas, theme.FURNITURE, (width, height), style, "", active)
    middle = furniture.BAND / 2
    name = canvas.fitted(62, middle + 1, scene.names[seat], 30, style.ink, width * 0.45, "bold", least=23)
    left = 62 + name + 14
    faction = scene.say(f"hyperborea-faction-{view.seats[seat].faction}")
    canvas.fitted(left, middle + 2, faction, 20, style.ink, width - left - 120, least=17)
    canvas.text(width - 16, middle + 1, str(scene.total(seat)), 38, style.ink, "bold", "r")
    canvas.icon("laurel-crown", width - 84, middle, 30, style.ink)
    if seat in view.sealed:
        canvas.icon("wax-seal", width - 124, middle, 32, style.ink)
    elif scene.gained(seat) > 0:
        marks.gain(canvas, width - 120, middle, scene.gained(seat), 22)


def numbers(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Gems, figures on the map and in reserve, cards, graveyard, objectives, kept token."""
    player, earlier = scene.view.seats[seat], scene.seat_before(seat)
    x = 0.0
    shown = (
        ("gems", str(player.gems), player.gems - earlier.gems if earlier else 0),
        ("meeple", f"{player.on_map}+{player.reserve}", 0),
        ("white-tower", str(player.fortresses), 0),
        ("scroll-unfurled", str(len(player.cards)), len(player.cards) - len(earlier.cards) if earlier else 0),
    )
    for icon, words, change in shown:
        canvas.icon(icon, x + 14, 0, 26, theme.INK)
        canvas.text(x + 31, 0, words, 26, theme.INK, "bold")
        wide = canvas.width(words, 26, "bold")
        if change:
            marks.gain(canvas, x + 36 + wide, -12, change, 18)
        x += 48 + wide
    if player.ghosts:
        canvas.stamp(pieces.ghost(canvas.scale, 14), x + 14, 0)
        canvas.text(x + 32, 0, str(player.ghosts), 26, theme.INK, "bold")
        x += 58
    for rival in player.rivals:
        canvas.stamp(badge(canvas.scale, scene.styles[rival], 9), x + 12, 0)
        canvas.icon("cancel", x + 12, 0, 22, theme.INK)
        x += 28
    right = width
    if player.kept:
        canvas.stamp(pieces.ruin(canvas.scale, player.kept, 1, 14), right - 16, 0)
        right -= 40
    for objective in player.objectives:
        canvas.icon(theme.OBJECTIVES[objective], right - 14, 0, 26, theme.GOLD)
        right -= 34
    if player.losses:
        canvas.icon("tombstone", right - 14, 0, 24, marks.LOSS)


def _cubes(canvas: Canvas, player: SeatView, width: float) -> None:
    """Available cubes large, then the unused ones and what is in the bag."""
    end = pieces.cubes(canvas, 0, 0, player.available, 28, width * 0.4)
    end = max(end + 14, 110)
    canvas.icon("cancel", end + 10, 0, 20, theme.SOFT_INK)
    end = pieces.cubes(canvas, end + 24, 0, player.unused, 18, width * 0.22)
    end = max(end + 12, width * 0.5)
    canvas.icon("swap-bag", end + 12, 0, 26, theme.SOFT_INK)
    pieces.cubes(canvas, end + 30, 0, player.bag, 18, width - end - 34)


def _tracks(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Six development tracks in two lines of three."""
    player = scene.view.seats[seat]
    step = width / 3
    for kind, reached in enumerate(player.levels):
        line, column = divmod(kind, 3)
        x, y = column * step, line * 26
        canvas.stamp(pieces.cube(canvas.scale, kind, 18), x + 10, y + 10)
        canvas.stamp(pieces.level(canvas.scale, kind, reached, step - 60, 17), x + 24, y + 1)
        canvas.text(x + step - 32, y + 10, str(reached), 20, theme.INK if reached else theme.SOFT_INK, "bold")


def _rows(canvas: Canvas, scene: Scene, player: SeatView, width: float) -> None:
    """Technologies with cubes on them: three beside each other, two lines."""
    step = width / 3
    started = sorted(player.rows, key=lambda row: (row in c.BASE_ROWS, row not in player.in_force))
    for index, row in enumerate(started[:6]):
        line, column = divmod(index, 3)
        chip(canvas.moved(column * step, line * 30), scene, player, row, step - 6)
    if len(started) > 6:
        canvas.text(width, 48, f"+{len(started) - 6}", 20, theme.SOFT_INK, "bold", "r")
    if player.tile:
        canvas.text(width, -8, player.tile[-1].upper(), 18, theme.SOFT_INK, "bold", "r")


def chip(canvas: Canvas, scene: Scene, player: SeatView, row: str, width: float) -> None:
    """A started row: its cubes and its name."""
    end = pieces.row(canvas, 0, 0, row, player.rows[row], 21)
    ink = theme.GAIN if row in player.in_force else theme.INK
    canvas.fitted(end + 2, 0, scene.say(f"hyperborea-row-{row}"), 18, ink, width - end - 4)
