"""The tracks: research with the price of each phase, fame on its way to the goal, the decks and loot tokens."""

from __future__ import annotations

from games.circadians import components as c
from render import marks
from render.blocks import Block, Chip, Columns, Drawing, Flow, Lines, Panel, Stack
from render.canvas import Canvas
from render.circadians import pieces, theme
from render.circadians.scene import Scene
from render.seatcards import captioned
from render.seats import badge
from render.strips import Figure

SIDE = 236
"""Width of a phase's name and price."""
BAR = 46


def page(scene: Scene) -> Block:
    """Prices and research, fame, supply."""
    return Stack(
        [
            Panel(
                theme.FURNITURE,
                Stack([_track(scene, track) for track in c.TRACKS], 8),
                scene.say("circadians-picture-tracks"),
            ),
            Panel(
                theme.FURNITURE,
                Stack([_fame(scene, seat) for seat in scene.order], 6),
                scene.say("circadians-resource-fame"),
            ),
            Panel(theme.FURNITURE, _supply(scene), scene.say("circadians-picture-supply")),
        ],
        14,
    )


def _track(scene: Scene, track: str) -> Block:
    """A phase with its price, and the five columns of its track with the shapes of those who stand there."""

    def paint(canvas: Canvas, width: float) -> None:
        now = scene.view.phase == track
        canvas.box(0, 0, width, 124, theme.GLOW if now else theme.SLOT)
        canvas.icon(theme.PHASE_ICONS[track], 42, 40, 58, theme.INK)
        _price(canvas.moved(124, 42), scene, track)
        canvas.fitted(10, 100, scene.say(f"circadians-phase-{track}"), 34, theme.INK, SIDE - 16, "bold")
        step = (width - SIDE - 4) / c.LAST_COLUMN
        for column in range(1, c.LAST_COLUMN + 1):
            _cell(canvas.moved(SIDE + (column - 1) * step, 4), scene, track, column, step - 6)

    return Drawing(124, paint)


def _price(canvas: Canvas, scene: Scene, track: str) -> None:
    price = scene.view.prices.get(track)
    if price is None:
        return
    total = c.NEUTRALS[price.token].total if price.seat is None else c.TOKENS[price.token].total
    style = None if price.seat is None else scene.styles[price.seat]
    canvas.stamp(pieces.token(canvas.scale, total, style), 0, 0)
    if price.last:
        canvas.icon("hourglass", 56, 0, 40, theme.INK)


def _cell(canvas: Canvas, scene: Scene, track: str, column: int, width: float) -> None:
    """How much a column gives, a lock before it, and who is there."""
    data = c.COLUMNS[track, column]
    canvas.box(0, 0, width, 116, theme.PANEL)
    main = "+".join(str(amount) for key, amount in data.main.items() if key != "cards")
    canvas.text(10, 26, main, 36, theme.INK, "bold")
    if data.lock:
        canvas.icon("padlock", width - 24, 26, 36, theme.TRAP)
    seats = [seat for seat in scene.order if scene.view.seats[seat].tracks.get(track) == column]
    for index, seat in enumerate(seats):
        x, y = 26 + index % 3 * 46, (78 if len(seats) < 4 else 66) + index // 3 * 32
        before = scene.seat_before(seat)
        if before is not None and before.tracks.get(track) != column:
            canvas.stamp(marks.glow(canvas.scale, 20), x, y)
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 13 if len(seats) > 3 else 16), x, y)


def _fame(scene: Scene, seat: int) -> Block:
    """A faction's own track as a bar to its goal, with the spaces that give something."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    if not player.faction:
        return Lines(scene.names[seat], 34, theme.SOFT_INK)

    def bar(canvas: Canvas, width: float) -> None:
        canvas.box(0, 4, width, BAR - 8, theme.PANEL_EDGE)
        canvas.box(3, 7, width - 6, BAR - 14, theme.SLOT)
        canvas.box(3, 7, (width - 6) * min(1, player.fame / player.goal), BAR - 14, style.colour)
        for space in c.FAME_BONUS[player.faction]:
            canvas.box(3 + (width - 6) * space / player.goal - 2, 7, 3, BAR - 14, theme.INK)

    def numbers(canvas: Canvas, width: float) -> None:
        canvas.text(width, BAR / 2, f"{player.fame}/{player.goal}", 36, theme.INK, "bold", "r")

    def shape(canvas: Canvas, width: float) -> None:
        canvas.stamp(badge(canvas.scale, style, 16), 24, BAR / 2)

    name = Columns(
        [Drawing(BAR, shape), Lines(scene.say(f"circadians-faction-{player.faction}"), 34, theme.INK)], 4, first=52
    )
    return Columns([name, Drawing(BAR, bar), Drawing(BAR, numbers)], 12, (5, 10, 2), middle=True)


def _supply(scene: Scene) -> Block:
    """Decks, and loot tokens that can still be placed."""
    view = scene.view
    decks = [
        (Figure("card-play", view.deck), scene.say("circadians-picture-deck")),
        (Figure("card-random", len(view.discard)), scene.say("circadians-picture-discard")),
    ]
    chips = [_token(token) for token in view.corner]
    loot: list[Block] = (
        [Flow(chips, 12), Lines(scene.say("circadians-picture-loot"), 26, theme.SOFT_INK)] if chips else []
    )
    return Columns([captioned(theme.FURNITURE, decks), Stack(loot, 4)], 16, (2, 5))


def _token(token: str) -> Chip:
    kinds = pieces.kinds_of(c.LOOT[token].base)
    wide = pieces.loot_width(kinds)
    return Chip(wide, 46, lambda canvas: canvas.stamp(pieces.loot(canvas.scale, kinds, True), wide / 2, 0))
