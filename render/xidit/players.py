"""One card per seat: name, plan, public numbers."""

from __future__ import annotations

from functools import lru_cache

from games.xidit import components
from games.xidit.view import SeatView
from render import furniture, marks
from render.canvas import Canvas
from render.sprites import Pen, Sprite, drawn
from render.stamps import Label, stamp
from render.xidit import pieces, theme
from render.xidit.scene import Scene

CARD_HEIGHT = 212
ORDER_SIZE = 41
GAP = 18


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """All cards in one row, as wide as there is room for."""
    wide = (width - GAP * (scene.view.players - 1)) / scene.view.players
    for seat in range(scene.view.players):
        draw_card(canvas.moved(seat * (wide + GAP), 0), scene, seat, wide, CARD_HEIGHT)


def draw_card(canvas: Canvas, scene: Scene, seat: int, width: float, height: float) -> None:
    """A seat: name, plan, public numbers, what it is doing."""
    view = scene.view
    player = view.seats[seat]
    style = scene.styles[seat]
    furniture.seat_card(canvas, theme.FURNITURE, (width, height), style, scene.names[seat], seat in view.waiting)
    if seat == view.first and not view.outcome:
        canvas.icon("queen-crown", width - 32, furniture.BAND / 2, 38, style.ink)
    elif view.outcome:
        canvas.stamp(place_mark(canvas.scale, view.outcome.places[seat]), width - 32, furniture.BAND / 2)
    if view.outcome:
        _scores(canvas.moved(14, 86), scene, seat, width - 28)
    else:
        _plan(canvas.moved(14, 66), scene, seat, width - 28)
    _numbers(canvas.moved(14, 142), scene, seat, player, width - 28)
    _status(canvas.moved(14, 187), scene, seat, width - 28)


def place_mark(scale: float, place: int) -> Sprite:
    """The place at the end."""
    rings = ((20, theme.INK), (18, theme.PALE_GOLD if place == 1 else theme.PAPER))
    return stamp(scale, rings, Label(str(place), 28, theme.INK))


def _scores(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """What the three assessments found."""
    for index, assessed in enumerate(scene.view.assessments):
        x = index * width / 3
        canvas.icon(theme.ASSESSMENT_ICONS[assessed.kind], x + 18, 0, 36, theme.GOLD)
        canvas.text(x + 42, 0, str(assessed.scores[seat]), 34, theme.INK, "bold")


def _plan(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    view = scene.view
    plan = view.seats[seat].plan
    own = not plan and seat == view.seat and bool(view.my_plan)
    shown = view.my_plan if own else plan
    step = (width - ORDER_SIZE) / (components.ORDERS_PER_YEAR - 1)
    for index in range(components.ORDERS_PER_YEAR):
        x, y = ORDER_SIZE / 2 + index * step, ORDER_SIZE / 2
        if shown:
            state = "next" if own else order_state(scene, seat, index + 1)
            canvas.stamp(pieces.order(canvas.scale, shown[index], ORDER_SIZE, state), x, y)
        else:
            sealed = seat in view.sealed and view.phase == "orders"
            canvas.stamp(covered(canvas.scale, ORDER_SIZE, sealed), x, y)


def order_state(scene: Scene, seat: int, number: int) -> str:
    """Whether this order of a revealed plan is done, is being executed, or is still to come."""
    view = scene.view
    if view.phase != "execution" or number < view.order:
        return "done"
    if number > view.order or not view.waiting:
        return "next"
    acting = view.waiting[0]
    if seat == acting:
        return "now"
    return "done" if _turn(scene, seat) < _turn(scene, acting) else "next"


def _turn(scene: Scene, seat: int) -> int:
    return (seat - scene.view.first) % scene.view.players


@lru_cache(maxsize=8)
def covered(scale: float, size: float, sealed: bool) -> Sprite:
    """An order nobody knows: under a seal, or not chosen yet."""
    half = size / 2

    def paint(pen: Pen) -> None:
        edge = theme.THREAT if sealed else theme.PANEL_EDGE
        pen.box(-half, -half, size, size, theme.SLOT, radius=8, edge=edge, edge_width=2)
        if sealed:
            pen.icon("wax-seal", 0, 0, size * 0.78, theme.THREAT)

    return drawn((-half, -half, half, half), scale, paint)


def _numbers(canvas: Canvas, scene: Scene, seat: int, player: SeatView, width: float) -> None:
    """Public numbers: sections on the map and in supply, bards on the map, the hero's city."""
    earlier = scene.seat_before(seat)
    bards = placed_bards(scene.view.bards, seat)
    bards_before = placed_bards(scene.before.bards, seat) if scene.before and not scene.view.outcome else bards
    rows = (
        ("white-tower", player.guild_sections, earlier.guild_sections if earlier else player.guild_sections),
        ("lyre", bards, bards_before),
        ("stack", player.sections, earlier.sections if earlier else player.sections),
    )
    step = width / 4
    for index, (icon, now, before) in enumerate(rows):
        x = index * step
        soft = icon == "stack"
        canvas.icon(icon, x + 15, 0, 28, theme.SOFT_INK if soft else theme.INK)
        canvas.text(x + 34, 0, str(now), 30, theme.SOFT_INK if soft else theme.INK, "bold")
        if now != before and not soft:
            marks.gain(canvas, x + 42 + 14 * len(str(now)), -13, now - before, 22)
    if player.hero:
        canvas.icon("chess-knight", 3 * step + 14, 0, 28, theme.INK)
        canvas.stamp(pieces.medallion(canvas.scale, player.hero, 18, theme.GOLD), 3 * step + 46, 0)


def placed_bards(bards: dict[str, list[int]], seat: int) -> int:
    """How many bards of a seat everybody can see."""
    return sum(placed[seat] for placed in bards.values())


def _status(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    icon, key, colour = status(scene, seat)
    if key:
        canvas.icon(icon, 13, 0, 24, colour)
        canvas.fitted(32, 0, scene.say(key), 22, colour, width - 32)


def status(scene: Scene, seat: int) -> tuple[str, str, tuple[int, int, int]]:
    """What a seat is doing: an icon, a message, a colour."""
    view = scene.view
    if view.outcome:
        won = seat in view.outcome.winners
        return (
            ("laurel-crown", "xidit-picture-winner", theme.RECRUIT)
            if won
            else ("tombstone", "xidit-picture-out", theme.SOFT_INK)
        )
    asked, sealed = seat in view.waiting, seat in view.sealed
    if view.phase == "orders" and sealed:
        return ("wax-seal", "xidit-picture-sealed", theme.THREAT)
    if view.phase == "census" and sealed:
        return ("wax-seal", "xidit-picture-counted", theme.THREAT)
    if asked:
        doing = {"orders": "is-planning", "census": "is-counting", "heroes": "places-hero"}.get(view.phase, "acts")
        if view.phase == "census" and len(view.waiting) + len(view.sealed) < 2:
            doing = "acts"
        return (
            "quill-ink" if view.phase in ("orders", "census") else "chess-knight",
            f"xidit-picture-{doing}",
            theme.AWAKE,
        )
    return ("", "", theme.SOFT_INK)
