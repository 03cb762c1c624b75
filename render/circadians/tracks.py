"""Prices on the phases, research tracks, fame tracks, vault and decks."""

from __future__ import annotations

from games.circadians import components as c
from render import furniture
from render.canvas import Canvas
from render.circadians import pieces, theme
from render.circadians.scene import Scene
from render.seats import badge

WIDTH = 606
RESEARCH_HEIGHT = 470
FAME_ROW = 44
DECKS_HEIGHT = 108
GAP = 10


CLOSE_WIDTH = WIDTH


def fame_height(players: int) -> float:
    """Height of the panel of fame tracks."""
    return 50 + players * FAME_ROW


def height(scene: Scene) -> float:
    """Height of all panels."""
    return RESEARCH_HEIGHT + fame_height(scene.view.players) + DECKS_HEIGHT + 2 * GAP


def draw(canvas: Canvas, scene: Scene) -> None:
    """All panels, below each other."""
    _research(canvas, scene)
    _fame(canvas.moved(0, RESEARCH_HEIGHT + GAP), scene)
    _decks(canvas.moved(0, RESEARCH_HEIGHT + fame_height(scene.view.players) + 2 * GAP), scene)


close_height, draw_close = height, draw


def _research(canvas: Canvas, scene: Scene) -> None:
    """Each track is the row of its phase: the price on the left, five columns with the markers."""
    view = scene.view
    furniture.panel(canvas, theme.FURNITURE, (WIDTH, RESEARCH_HEIGHT), scene.say("circadians-picture-tracks"))
    for row, track in enumerate(c.TRACKS):
        y = 44 + row * 84
        now = view.phase == track
        canvas.box(10, y, WIDTH - 20, 78, theme.GLOW if now else theme.SLOT)
        canvas.icon(theme.PHASE_ICONS[track], 34, y + 24, 34, theme.INK)
        canvas.fitted(14, y + 62, scene.say(f"circadians-phase-{track}"), 19, theme.INK, 124, "bold", least=14)
        _price(canvas.moved(98, y + 27), scene, track)
        step = (WIDTH - 160) / 5
        for column in range(1, 6):
            _cell(canvas.moved(146 + (column - 1) * step, y + 4), scene, track, column, step - 6)


def _price(canvas: Canvas, scene: Scene, track: str) -> None:
    price = scene.view.prices.get(track)
    if price is None:
        return
    if price.seat is None:
        canvas.stamp(pieces.token(canvas.scale, c.NEUTRALS[price.token].total, None), 0, 0)
    else:
        canvas.stamp(pieces.token(canvas.scale, c.TOKENS[price.token].total, scene.styles[price.seat]), 0, 0)
    if price.last:
        canvas.icon("hourglass", 32, 14, 18, theme.INK)


def _cell(canvas: Canvas, scene: Scene, track: str, column: int, width: float) -> None:
    data = c.COLUMNS[track, column]
    canvas.box(0, 0, width, 70, theme.PANEL)
    main = "+".join(str(amount) for key, amount in data.main.items() if key != "cards")
    canvas.text(8, 15, main, 22, theme.INK, "bold")
    if data.lock:
        canvas.icon("padlock", width - 14, 15, 20, theme.TRAP)
    seats = [seat for seat in scene.order if scene.view.seats[seat].tracks.get(track) == column]
    for index, seat in enumerate(seats):
        x, y = 16 + index % 3 * 25, 38 + index // 3 * 20
        before = scene.seat_before(seat)
        if before is not None and before.tracks.get(track) != column:
            canvas.box(x - 12, y - 10, 24, 20, theme.GLOW)
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 8.5), x, y)


def _fame(canvas: Canvas, scene: Scene) -> None:
    """Every faction's own track, as a bar to its goal."""
    view = scene.view
    furniture.panel(canvas, theme.FURNITURE, (WIDTH, fame_height(view.players)), scene.say("circadians-resource-fame"))
    for row, seat in enumerate(scene.order):
        player, style = view.seats[seat], scene.styles[seat]
        y = 62 + row * FAME_ROW
        canvas.stamp(badge(canvas.scale, style, 12), 30, y)
        if not player.faction:
            continue
        canvas.fitted(50, y, scene.say(f"circadians-faction-{player.faction}"), 21, theme.INK, 130, "bold", least=15)
        wide = WIDTH - 300
        canvas.box(186, y - 12, wide, 24, theme.SLOT)
        canvas.box(186, y - 12, wide * player.fame / player.goal, 24, style.colour)
        for space in c.FAME_BONUS[player.faction]:
            canvas.box(186 + wide * space / player.goal - 2, y - 12, 3, 24, theme.SOFT_INK)
        canvas.text(WIDTH - 60, y, f"{player.fame}/{player.goal}", 26, theme.INK, "bold", "m")


def _decks(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    furniture.panel(canvas, theme.FURNITURE, (WIDTH, DECKS_HEIGHT), scene.say("circadians-picture-supply"))
    for index, (icon, count) in enumerate((("card-play", view.deck), ("card-random", len(view.discard)))):
        canvas.icon(icon, 40 + index * 92, 68, 36, theme.CARD)
        canvas.text(64 + index * 92, 68, str(count), 26, theme.INK, "bold")
    x = 224.0
    for token in view.corner:
        side = c.LOOT[token].base
        kinds = tuple((key, amount if isinstance(amount, int) else 1) for key, amount in side.items())
        wide = 34.0 * len(kinds) + 8
        if x + wide > WIDTH - 8:
            break
        canvas.stamp(pieces.loot(canvas.scale, kinds, True), x + wide / 2, 68)
        x += wide
