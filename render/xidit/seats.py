"""The seats: in a strip below the map, and from close by with their plans, guilds and what they did this year."""

from __future__ import annotations

from games.xidit import components
from games.xidit.view import SeatView
from render.art import Colour
from render.blocks import Block, Chip, Columns, Drawing, Flow, Stack
from render.canvas import Canvas
from render.seatcards import SeatCard, captioned
from render.stamps import Label, stamp
from render.strips import Figure, seat_strip
from render.xidit import pieces, theme, ways
from render.xidit.scene import Scene

ORDER = 66


def strip(scene: Scene) -> Block:
    """Below the map: sections on the map, bards on the map, the hero's city; at the end what was assessed."""
    view = scene.view

    def figures(seat: int) -> tuple[Figure, ...]:
        return _assessed(scene, seat) if view.outcome else _figures(scene, seat, view.seats[seat])

    return seat_strip(scene, figures, lambda seat: "queen-crown" if seat == view.first and not view.outcome else "")


def _figures(scene: Scene, seat: int, player: SeatView) -> tuple[Figure, ...]:
    earlier = scene.seat_before(seat)
    bards = placed_bards(scene.view.bards, seat)
    bards_before = placed_bards(scene.before.bards, seat) if scene.before else bards
    sections_before = earlier.guild_sections if earlier else player.guild_sections
    return (
        Figure("white-tower", player.guild_sections, player.guild_sections - sections_before),
        Figure("lyre", bards, bards - bards_before),
        Figure("chess-knight", player.hero or "–"),
    )


def _assessed(scene: Scene, seat: int) -> tuple[Figure, ...]:
    return tuple(
        Figure(theme.ASSESSMENT_ICONS[assessed.kind], assessed.scores[seat]) for assessed in scene.view.assessments
    )


def placed_bards(bards: dict[str, list[int]], seat: int) -> int:
    """How many bards of a seat everybody can see."""
    return sum(placed[seat] for placed in bards.values())


def page(scene: Scene) -> Block:
    """Everybody from close by."""
    return Stack([_card(scene, seat) for seat in range(scene.view.players)], 12)


def _card(scene: Scene, seat: int) -> Block:
    view = scene.view
    player = view.seats[seat]
    figures = _figures(scene, seat, player)
    numbers = captioned(
        theme.FURNITURE,
        [
            (figures[0], scene.say("xidit-picture-built")),
            (figures[1], scene.say("xidit-picture-placed")),
            (Figure("stack", player.sections), scene.say("xidit-picture-supply")),
        ],
    )
    first = _place(view.outcome.places[seat]) if view.outcome else plan(scene, seat)
    rows: list[Block] = [Columns([first, numbers], 24, middle=True, first=72 if view.outcome else 470)]
    if chips := _places(scene, seat, player):
        rows.append(Flow(chips, 12))
    mark = "queen-crown" if seat == view.first and not view.outcome else ""
    return SeatCard(
        theme.FURNITURE,
        scene.styles[seat],
        scene.names[seat],
        Stack(rows, 8),
        seat in view.waiting,
        mark,
        note=_status(scene, seat),
    )


def _place(place: int) -> Block:
    """The place at the end."""

    def paint(canvas: Canvas, _: float) -> None:
        rings = ((34, theme.INK), (31, theme.PALE_GOLD if place == 1 else theme.PAPER))
        canvas.stamp(stamp(canvas.scale, rings, Label(str(place), 48, theme.INK)), 36, 40)

    return Drawing(80, paint)


def plan(scene: Scene, seat: int) -> Block:
    """The six orders: revealed, sealed or not chosen yet."""
    view = scene.view
    known = view.seats[seat].plan
    own = not known and seat == view.seat and bool(view.my_plan)
    shown = view.my_plan if own else known

    def paint(canvas: Canvas, width: float) -> None:
        step = min(ORDER + 12, (width - ORDER) / (components.ORDERS_PER_YEAR - 1))
        for index in range(components.ORDERS_PER_YEAR):
            x, y = ORDER / 2 + index * step, ORDER / 2 + 4
            if shown:
                state = "next" if own else ways.state(scene, seat, index + 1)
                canvas.stamp(pieces.order(canvas.scale, shown[index], ORDER, state), x, y)
            else:
                sealed = seat in view.sealed and view.phase == "orders"
                canvas.stamp(pieces.covered(canvas.scale, ORDER, sealed), x, y)

    return Drawing(ORDER + 10, paint)


def _places(scene: Scene, seat: int, player: SeatView) -> list[Chip]:
    """Where the hero and the guilds are, and where a limit of this year is used up (XID-3.5)."""
    chips: list[Chip] = []
    if player.hero:
        chips += [_sign("chess-knight", theme.INK), _medal(player.hero, theme.GOLD)]
    own = sorted((city, guild.sections) for city, guild in scene.view.guilds.items() if guild.owner == seat)
    if own:
        chips.append(_sign("white-tower", theme.INK))
        chips += [_medal(city, theme.GOLD, f"×{sections}") for city, sections in own]
    for icon, cities, edge in (
        ("meeple", player.recruited, theme.RECRUIT),
        ("crossed-swords", player.ended, theme.THREAT),
        ("golem-head", player.banished, theme.AWAKE),
    ):
        if cities:
            chips += [_sign(icon, edge), *(_medal(city, edge) for city in cities)]
    return chips


def _sign(icon: str, ink: Colour) -> Chip:
    return Chip(52, 54, lambda canvas: canvas.icon(icon, 30, 0, 42, ink))


def _medal(city: int, edge: Colour, words: str = "") -> Chip:
    def paint(canvas: Canvas) -> None:
        canvas.stamp(pieces.medallion(canvas.scale, city, 25, edge), 26, 0)
        if words:
            canvas.text(56, 0, words, 34, theme.INK, "bold")

    return Chip(100 if words else 52, 54, paint)


def _status(scene: Scene, seat: int) -> str:
    key = status(scene, seat)
    return scene.say(key) if key else ""


def status(scene: Scene, seat: int) -> str:
    """What a seat is doing, as a message."""
    view = scene.view
    if view.outcome:
        return "xidit-picture-winner" if seat in view.outcome.winners else "xidit-picture-out"
    asked, sealed = seat in view.waiting, seat in view.sealed
    if view.phase == "orders" and sealed:
        return "xidit-picture-sealed"
    if view.phase == "census" and sealed:
        return "xidit-picture-counted"
    if not asked:
        return ""
    doing = {"orders": "is-planning", "census": "is-counting", "heroes": "places-hero"}.get(view.phase, "acts")
    if view.phase == "census" and len(view.waiting) + len(view.sealed) < 2:
        doing = "acts"
    return f"xidit-picture-{doing}"
