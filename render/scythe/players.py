"""A card for every seat."""

from __future__ import annotations

from games.scythe import components as c
from render import furniture, marks
from render.canvas import Canvas
from render.scythe import pieces, theme
from render.scythe.scene import Scene
from render.scythe.tracks import progress

GAP = 12
CARD_HEIGHT = 282


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """The cards in turn order, side by side."""
    count = scene.view.players
    wide = (width - (count - 1) * GAP) / count
    for index, seat in enumerate(scene.order):
        draw_card(canvas.moved(index * (wide + GAP), 0), scene, seat, wide, CARD_HEIGHT)


def header(canvas: Canvas, scene: Scene, seat: int, width: float, height: float) -> None:
    """An empty card with the seat's name."""
    active = seat in scene.view.waiting
    furniture.seat_card(canvas, theme.FURNITURE, (width, height), scene.styles[seat], scene.names[seat], active)


def draw_card(canvas: Canvas, scene: Scene, seat: int, width: float, height: float) -> None:
    """Name, faction and mat, numbers, stars."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    header(canvas, scene, seat, width, height)
    if seat in scene.view.sealed:
        canvas.icon("wax-seal", width - 30, 27, 34, style.ink)
    elif seat == scene.view.active and not scene.view.outcome:
        canvas.icon("hourglass", width - 30, 27, 30, style.ink)
    if not player.faction:
        return
    title = scene.say(f"scythe-faction-{player.faction}")
    canvas.fitted(14, 76, title, 24, theme.INK, width - 28, "bold", least=18)
    if player.mat:
        canvas.fitted(14, 104, scene.say(f"scythe-mat-{player.mat}"), 21, theme.SOFT_INK, width - 28, least=17)
    coins = "?" if player.coins < 0 else str(player.coins)
    numbers = (
        ("two-coins", coins, "coins"),
        ("fist", str(player.power), "power"),
        ("hearts", str(player.popularity), "popularity"),
        ("card-play", str(player.cards), "cards"),
    )
    step = (width - 20) / 4
    for index, (icon, value, field) in enumerate(numbers):
        x = 14 + index * step
        canvas.icon(icon, x + 13, 142, 28, theme.SOFT_INK)
        canvas.text(x + 31, 142, value, 27, theme.INK, "bold")
        before = scene.seat_before(seat)
        change = getattr(player, field) - getattr(before, field) if before else 0
        if change and player.coins >= 0:
            marks.gain(canvas, x + 38, 120, change, 20)
    _progress(canvas, scene, seat, width)
    for place in range(c.STARS):
        x = 30 + place * (width - 60) / (c.STARS - 1)
        if place < len(player.stars):
            canvas.stamp(pieces.star(canvas.scale, style, 15), x, height - 28)
        else:
            canvas.icon("round-star", x, height - 28, 26, theme.SLOT)


def _progress(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Upgrades, mechs, structures, recruits, workers; tokens under control."""
    player = scene.view.seats[seat]
    kinds = (
        ("upgrade", "upgrades"),
        ("battle-mech", "mechs"),
        ("stone-tower", "structures"),
        ("rally-the-troops", "recruits"),
        ("miner", "workers"),
    )
    step = (width - 16) / 5
    for index, (icon, what) in enumerate(kinds):
        x = 12 + index * step
        canvas.icon(icon, x + 12, 178, 24, theme.SOFT_INK)
        canvas.text(x + 27, 178, str(progress(player, what)), 23, theme.INK, "bold")
    step = (width - 16) / 5
    for index, kind in enumerate(c.RESOURCES):
        x = 12 + index * step
        canvas.icon(theme.RESOURCE_ICONS[kind], x + 12, 208, 22, theme.RESOURCE_COLOURS[kind])
        canvas.text(x + 27, 208, str(player.stock[index]), 22, theme.INK, "bold")
    canvas.icon("position-marker", 12 + 4 * step + 12, 208, 22, theme.SOFT_INK)
    canvas.text(12 + 4 * step + 27, 208, str(len(player.territories)), 22, theme.INK, "bold")
