"""The tracks: popularity with its tiers, power, and the triumph track with everybody's stars."""

from __future__ import annotations

from games.scythe import components as c
from games.scythe.view import SeatView
from render import furniture
from render.canvas import Canvas
from render.scythe import pieces, theme
from render.scythe.scene import Scene
from render.seats import badge

WIDTH = 500
TRACK_HEIGHT = 168
TRIUMPH_HEIGHT = 452
DECKS_HEIGHT = 118
GAP = 10
CLOSE_WIDTH = 2 * WIDTH + GAP


def height(scene: Scene) -> float:
    """Height of all panels below each other."""
    return 2 * TRACK_HEIGHT + TRIUMPH_HEIGHT + DECKS_HEIGHT + 3 * GAP


def close_height(scene: Scene) -> float:
    """Height of the panels in two columns."""
    return 2 * TRACK_HEIGHT + DECKS_HEIGHT + 2 * GAP


def draw(canvas: Canvas, scene: Scene) -> None:
    """All panels, below each other."""
    _track(canvas, scene, "popularity", c.POPULARITY_MAX, theme.HEART)
    _track(canvas.moved(0, TRACK_HEIGHT + GAP), scene, "power", c.POWER_MAX, theme.POWER)
    _triumphs(canvas.moved(0, 2 * (TRACK_HEIGHT + GAP)), scene)
    _decks(canvas.moved(0, 2 * (TRACK_HEIGHT + GAP) + TRIUMPH_HEIGHT + GAP), scene)


def draw_close(canvas: Canvas, scene: Scene) -> None:
    """The same panels in two columns."""
    _track(canvas, scene, "popularity", c.POPULARITY_MAX, theme.HEART)
    _track(canvas.moved(0, TRACK_HEIGHT + GAP), scene, "power", c.POWER_MAX, theme.POWER)
    _decks(canvas.moved(0, 2 * (TRACK_HEIGHT + GAP)), scene)
    _triumphs(canvas.moved(WIDTH + GAP, 0), scene)


def value_of(player: SeatView, what: str) -> int:
    """Popularity or power."""
    return player.popularity if what == "popularity" else player.power


def _track(canvas: Canvas, scene: Scene, what: str, most: int, colour: tuple[int, int, int]) -> None:
    heading = scene.say(f"scythe-picture-{what}")
    furniture.panel(canvas, theme.FURNITURE, (WIDTH, TRACK_HEIGHT), heading)
    step = (WIDTH - 28) / (most + 1)
    for value in range(most + 1):
        x = 14 + value * step
        ground = theme.SLOT
        if what == "popularity":
            ground = (theme.SLOT, (232, 208, 190), (232, 190, 176))[0 if value <= 6 else 1 if value <= 12 else 2]
        if value == most:
            ground = theme.GLOW
        canvas.box(x + 1, 42, step - 2, 34, ground)
        canvas.text(x + step / 2, 59, str(value), 18 if what == "popularity" else 19, theme.INK, "bold", "m")
    for row, seat in enumerate(scene.order):
        value = value_of(scene.view.seats[seat], what)
        x, y = 14 + (value + 0.5) * step, 90 + row * 15.5
        before = scene.seat_before(seat)
        if before is not None and value_of(before, what) != value:
            start = 14 + (value_of(before, what) + 0.5) * step
            canvas.box(min(start, x), y - 2, abs(x - start), 4, colour)
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 8.5), x, y)


def _triumphs(canvas: Canvas, scene: Scene) -> None:
    furniture.panel(canvas, theme.FURNITURE, (WIDTH, TRIUMPH_HEIGHT), scene.say("scythe-picture-triumphs"))
    for row, triumph in enumerate(c.TRIUMPHS):
        y = 58 + row * 40
        canvas.box(14, y - 17, WIDTH - 28, 34, theme.SLOT)
        canvas.icon(theme.TRIUMPH_ICONS[triumph.id], 34, y, 28, theme.INK)
        canvas.fitted(56, y, scene.say(f"scythe-triumph-{triumph.id}"), 21, theme.INK, 216, least=17)
        x = 294.0
        for seat in scene.order:
            player = scene.view.seats[seat]
            placed = player.stars.count(triumph.id)
            for _ in range(placed):
                canvas.stamp(pieces.star(canvas.scale, scene.styles[seat], 13), x, y)
                x += 33
            if not placed and triumph.kind == "count":
                canvas.stamp(badge(canvas.scale, scene.styles[seat], 7), x - 6, y)
                canvas.text(x + 4, y, str(progress(player, triumph.of)), 18, theme.SOFT_INK, "bold")
                x += 37


def progress(player: SeatView, what: str) -> int:
    """How many of the needed a player has."""
    if what == "workers":
        return c.WORKERS - player.workers.count("")
    if what == "mechs":
        return c.MECHS - player.mechs.count("")
    have = {"upgrades": player.cubes, "structures": player.structures, "recruits": player.recruits}[what]
    return len(have)


def _decks(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    furniture.panel(canvas, theme.FURNITURE, (WIDTH, DECKS_HEIGHT), scene.say("scythe-picture-decks"))
    decks = (
        ("crossed-swords", str(view.combat_deck)),
        ("card-random", str(len(view.discard))),
        ("compass", str(view.encounter_deck)),
        ("scroll-unfurled", str(view.objective_deck)),
        ("factory", str(view.factory)),
    )
    for index, (icon, count) in enumerate(decks):
        x = 44 + index * 94
        canvas.icon(icon, x, 72, 40, theme.SOFT_INK)
        canvas.text(x + 26, 72, count, 28, theme.INK, "bold")
