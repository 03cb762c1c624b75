"""The seats: in a strip below the map, and from close by with all their numbers and stars."""

from __future__ import annotations

from games.scythe import components as c
from games.scythe.view import SeatView
from render.blocks import Block, Columns, Drawing, Stack, key
from render.canvas import Canvas
from render.scythe import pieces, theme
from render.scythe.scene import Scene
from render.seatcards import SeatCard
from render.seatcards import numbers as row_of_numbers
from render.strips import Figure, seat_strip

NUMBERS = (("two-coins", "coins"), ("fist", "power"), ("hearts", "popularity"), ("card-play", "cards"))
LAND = "position-marker"
PROGRESS = (
    ("upgrade", "upgrades"),
    ("battle-mech", "mechs"),
    ("stone-tower", "structures"),
    ("rally-the-troops", "recruits"),
    ("meeple", "workers"),
)


def strip(scene: Scene) -> Block:
    """Below the map: stars, coins, popularity, power."""

    def figures(seat: int) -> tuple[Figure, ...]:
        shown = (("round-star", "stars"), ("two-coins", "coins"), ("hearts", "popularity"))
        return tuple(_figure(scene, seat, icon, what) for icon, what in shown)

    return seat_strip(scene, figures, lambda seat: _mark(scene, seat))


def _mark(scene: Scene, seat: int) -> str:
    if seat in scene.view.sealed:
        return "wax-seal"
    return "hourglass" if seat == scene.view.active and not scene.view.outcome else ""


def _value(player: SeatView, what: str) -> int:
    return len(player.stars) if what == "stars" else int(getattr(player, what))


def _figure(scene: Scene, seat: int, icon: str, what: str) -> Figure:
    player, before = scene.view.seats[seat], scene.seat_before(seat)
    value = _value(player, what)
    if value < 0:
        return Figure(icon, "?")
    return Figure(icon, value, value - _value(before, what) if before else 0)


def page(scene: Scene) -> Block:
    """Everybody from close by, and what the numbers are."""
    return Stack([*(_card(scene, seat) for seat in scene.order), _key(scene)], 10)


def _key(scene: Scene) -> Block:
    icons = [(icon, what) for icon, what in (*NUMBERS, *PROGRESS)]
    icons += [(theme.RESOURCE_ICONS[kind], kind) for kind in c.RESOURCES]
    icons.append((LAND, "territories"))
    return key(theme.FURNITURE, [(icon, scene.say(f"scythe-key-{what}")) for icon, what in icons])


def _card(scene: Scene, seat: int) -> Block:
    player = scene.view.seats[seat]
    rows: list[Block] = []
    if player.faction:
        numbers = [(_figure(scene, seat, icon, what), scene.say(f"scythe-key-{what}")) for icon, what in NUMBERS]
        rows = [
            Columns(
                [row_of_numbers(theme.FURNITURE, numbers, captions=False), _stars(scene, seat)],
                12,
                (2, 1),
                middle=True,
            ),
            _counts(player),
        ]
    return SeatCard(
        theme.FURNITURE,
        scene.styles[seat],
        scene.names[seat],
        Stack(rows, 4),
        seat in scene.view.waiting,
        _mark(scene, seat),
        note=scene.mat(player),
    )


def _stars(scene: Scene, seat: int) -> Block:
    player, style = scene.view.seats[seat], scene.styles[seat]

    def paint(canvas: Canvas, width: float) -> None:
        step = width / c.STARS
        for place in range(c.STARS):
            if place < len(player.stars):
                canvas.stamp(pieces.star(canvas.scale, style, 18), (place + 0.5) * step, 32)
            else:
                canvas.icon("round-star", (place + 0.5) * step, 32, 42, theme.SLOT)

    return Drawing(64, paint)


def _counts(player: SeatView) -> Block:
    """Upgrades, mechs, structures, recruits, workers; tokens and land under control."""

    def paint(canvas: Canvas, width: float) -> None:
        shown = [(icon, str(progress(player, what)), theme.SOFT_INK) for icon, what in PROGRESS]
        shown += [
            (theme.RESOURCE_ICONS[kind], str(player.stock[index]), theme.RESOURCE_COLOURS[kind])
            for index, kind in enumerate(c.RESOURCES)
        ]
        shown.append((LAND, str(len(player.territories)), theme.SOFT_INK))
        step = width / len(shown)
        for index, (icon, count, colour) in enumerate(shown):
            canvas.icon(icon, index * step + 20, 24, 36, colour)
            canvas.text(index * step + 44, 24, count, 34, theme.INK, "bold")

    return Drawing(46, paint)


def progress(player: SeatView, what: str) -> int:
    """How many of the needed a player has."""
    if what == "workers":
        return c.WORKERS - player.workers.count("")
    if what == "mechs":
        return c.MECHS - player.mechs.count("")
    have = {"upgrades": player.cubes, "structures": player.structures, "recruits": player.recruits}[what]
    return len(have)
