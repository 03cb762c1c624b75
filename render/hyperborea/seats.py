"""The seats: in a strip below the map, and from close by with their cubes and tracks."""

from __future__ import annotations

from collections.abc import Sequence

from games.hyperborea import components as c
from games.hyperborea.view import SeatView
from render.blocks import Block, Chip, Columns, Drawing, Flow, Lines, Panel, Stack, key
from render.canvas import Canvas
from render.hyperborea import pieces, theme
from render.hyperborea.scene import Scene
from render.seatcards import SeatCard
from render.seats import badge
from render.strips import Figure, draw_figures, seat_strip

CUBE = 40
KEY = {
    "points": "laurel-crown",
    "gems": "gems",
    "figures": "meeple",
    "fortresses": "white-tower",
    "cards": "scroll-unfurled",
    "available": "cube",
    "unused": "cancel",
    "bag": "swap-bag",
}
"""What the icons of a seat's card mean."""


def strip(scene: Scene) -> Block:
    """Below the map: points, gems, technologies."""

    def figures(seat: int) -> tuple[Figure, ...]:
        return (
            Figure("laurel-crown", scene.total(seat), scene.gained(seat)),
            Figure("gems", scene.view.seats[seat].gems),
            Figure("scroll-unfurled", len(scene.view.seats[seat].cards)),
        )

    return seat_strip(scene, figures, lambda seat: "wax-seal" if seat in scene.view.sealed else "")


USUAL = (200.0, 200.0, 500.0)
"""Room for available, unused cubes and those in the bag, unless there are more."""


def page(scene: Scene) -> Block:
    """Everybody from close by, and below them what the icons mean."""
    entries = [(icon, scene.say(f"hyperborea-key-{name}")) for name, icon in KEY.items()]
    cards = Stack([_card(scene, seat) for seat in scene.order], 4)
    return Stack([cards, key(theme.FURNITURE, entries)], 12)  # below the bright frame of whoever acts


def _card(scene: Scene, seat: int) -> Block:
    player = scene.view.seats[seat]
    rows: list[Block] = [_numbers(scene, seat), _cubes(player)]
    return SeatCard(
        theme.FURNITURE,
        scene.styles[seat],
        scene.names[seat],
        Stack(rows, 1),
        seat in scene.view.waiting,
        "wax-seal" if seat in scene.view.sealed else "",
        note=scene.say(f"hyperborea-faction-{player.faction}"),
    )


def _numbers(scene: Scene, seat: int) -> Block:
    """Points, gems, figures on the map and in reserve, Fortresses, technologies; and the six tracks."""
    player = scene.view.seats[seat]
    figures = (
        Figure("laurel-crown", scene.total(seat), scene.gained(seat)),
        Figure("gems", player.gems),
        Figure("meeple", f"{player.on_map}+{player.reserve}"),
        Figure("white-tower", player.fortresses),
        Figure("scroll-unfurled", len(player.cards)),
    )

    def paint(canvas: Canvas, width: float) -> None:
        draw_figures(canvas.moved(0, 20), theme.FURNITURE, figures, width, 36, 36)

    def tracks(canvas: Canvas, width: float) -> None:
        step = width / len(player.levels)
        for kind, reached in enumerate(player.levels):
            canvas.stamp(pieces.cube(canvas.scale, kind, 34), kind * step + 18, 20)
            canvas.text(kind * step + 40, 20, str(reached), 34, theme.INK if reached else theme.SOFT_INK, "bold")

    return Columns([Drawing(40, paint), Drawing(40, tracks)], 16, (6, 5))


def _cubes(player: SeatView) -> Block:
    """Available, unused, in the bag: as wide as what is there, so that it stays in one row."""
    parts = [
        [sign("cube", theme.INK), *cube_chips(player.available)],
        [sign("cancel", theme.SOFT_INK), *cube_chips(player.unused)],
        [sign("swap-bag", theme.SOFT_INK), *cube_chips(player.bag)],
    ]
    wide = [sum(chip.wide + 4 for chip in chips) for chips in parts]
    shares = tuple(max(usual, need) for usual, need in zip(USUAL, wide, strict=True))
    return Columns([Flow(chips, 4) for chips in parts], 12, shares)


def sign(icon: str, ink: tuple[int, int, int]) -> Chip:
    """An icon before chips."""
    return Chip(44, 42, lambda canvas: canvas.icon(icon, 20, 0, 36, ink))


def cube_chips(counts: Sequence[int]) -> list[Chip]:
    """Cubes; several of a kind are counted."""
    return [_cube(kind, count) for kind, count in enumerate(counts) if count]


def _cube(kind: int, count: int) -> Chip:
    def paint(canvas: Canvas) -> None:
        canvas.stamp(pieces.cube(canvas.scale, kind, CUBE), CUBE / 2, 0)
        if count > 1:
            canvas.text(CUBE + 4, 0, f"×{count}", 32, theme.INK, "bold")

    return Chip(CUBE + (44 if count > 1 else 2), 42, paint)


def points(scene: Scene) -> Block:
    """Victory points as they stand, by what they are for; and what is left in the box."""
    columns = list(theme.SCORES)
    ranked = sorted(range(scene.view.players), key=lambda seat: -scene.total(seat))
    rows = [_line(scene, seat, columns) for seat in ranked]
    named = [
        Lines(scene.say(f"hyperborea-score-{name}"), 30, theme.SOFT_INK, icon=theme.SCORES[name]) for name in columns
    ]
    legend = Stack([Columns(named[at : at + 2], 10) for at in range(0, len(named) - 1, 2)] + [named[-1]], 6)
    return Stack(
        [
            Panel(theme.FURNITURE, Stack([_heads(columns), *rows], 4), scene.say("hyperborea-picture-points")),
            Panel(theme.FURNITURE, legend),
            Panel(theme.FURNITURE, _supply(scene), scene.say("hyperborea-picture-supply")),
        ],
        12,
    )


def _heads(columns: list[str]) -> Block:
    def paint(canvas: Canvas, width: float) -> None:
        left, step = width * 0.36, width * 0.54 / len(columns)
        for index, name in enumerate(columns):
            canvas.icon(theme.SCORES[name], left + (index + 0.5) * step, 22, 38, theme.SOFT_INK)

    return Drawing(46, paint)


def _line(scene: Scene, seat: int, columns: list[str]) -> Block:
    def shape(canvas: Canvas, _: float) -> None:
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 15), 20, 26)

    def numbers(canvas: Canvas, width: float) -> None:
        step = width * 0.54 / 0.64 / len(columns)
        for index, name in enumerate(columns):
            value = scene.view.seats[seat].score[name]
            ink = theme.INK if value else theme.PANEL_EDGE
            canvas.text((index + 0.5) * step, 26, str(value), 34, ink, "text", "m")
        canvas.text(width, 26, str(scene.total(seat)), 42, theme.INK, "bold", "r")

    name = Lines(scene.names[seat], 34, theme.INK, "bold", least=26)
    left = Columns([Drawing(52, shape), name], 6, first=44, middle=True)
    return Columns([left, Drawing(52, numbers)], 0, (36, 64), middle=True)


def _supply(scene: Scene) -> Block:
    """Cubes of the common supply, Ruins tokens and Ghosts not yet on the map."""
    view = scene.view
    chips = [_counted_cube(kind, count) for kind, count in enumerate(view.supply)]
    tokens = [_token(colour, view.tokens.get(colour, 0)) for colour in c.POOLS]
    return Flow([*chips, *tokens, _ghosts(view.ghosts)], 16)


def _counted_cube(kind: int, count: int) -> Chip:
    def paint(canvas: Canvas) -> None:
        canvas.stamp(pieces.cube(canvas.scale, kind, CUBE), CUBE / 2, 0)
        canvas.text(CUBE + 8, 0, str(count), 36, theme.INK, "bold")

    return Chip(98, 60, paint)


def _token(colour: str, count: int) -> Chip:
    def paint(canvas: Canvas) -> None:
        canvas.stamp(pieces.ruin(canvas.scale, colour, None), 32, 0)
        canvas.text(74, 0, str(count), 36, theme.INK, "bold")

    return Chip(124, 70, paint)


def _ghosts(count: int) -> Chip:
    def paint(canvas: Canvas) -> None:
        canvas.stamp(pieces.ghost(canvas.scale, 26), 30, 0)
        canvas.text(68, 0, str(count), 36, theme.INK, "bold")

    return Chip(118, 70, paint)
