"""The tracks: popularity with its tiers, power, the triumph track with everybody's stars, and the decks."""

from __future__ import annotations

from games.scythe import components as c
from games.scythe.view import SeatView
from render import marks
from render.blocks import Block, Columns, Drawing, Lines, Panel, Stack
from render.canvas import Canvas
from render.scythe import pieces, theme
from render.scythe.scene import Scene
from render.scythe.seats import progress
from render.seatcards import captioned
from render.seats import badge
from render.strips import Figure

ROW = 40
PAIR = 2
"""How many stand beside each other on a number."""
TIER = 54
"""Height of what a tier of popularity brings."""


def page(scene: Scene) -> Block:
    """Popularity and power, stars and decks."""
    return Stack(
        [
            _panel(scene, "popularity", _track(scene, "popularity", c.POPULARITY_MAX)),
            _panel(scene, "power", _track(scene, "power", c.POWER_MAX)),
            _panel(scene, "triumphs", Stack([_triumph(scene, triumph) for triumph in c.TRIUMPHS], 1)),
            _panel(scene, "decks", _decks(scene)),
        ],
        14,
    )


def _panel(scene: Scene, part: str, inside: Block) -> Panel:
    return Panel(theme.FURNITURE, inside, scene.say(f"scythe-picture-{part}"))


def _value(player: SeatView, what: str) -> int:
    return player.popularity if what == "popularity" else player.power


def _track(scene: Scene, what: str, most: int) -> Block:
    """Numbers in a row, and below each the shapes of those who stand there."""
    standing: dict[int, list[int]] = {}
    for seat in scene.order:
        standing.setdefault(_value(scene.view.seats[seat], what), []).append(seat)
    rows = max((-(-len(seats) // PAIR) for seats in standing.values()), default=0)
    tiers = what == "popularity"

    def paint(canvas: Canvas, width: float) -> None:
        step = width / (most + 1)
        for value in range(most + 1):
            canvas.box(value * step + 1, 0, step - 2, 46, _ground(what, value, most))
            canvas.text((value + 0.5) * step, 23, str(value), 32, theme.INK, "bold", "m")
        for value, seats in standing.items():
            for place, seat in enumerate(seats):
                row, column = divmod(place, PAIR)
                beside = min(PAIR, len(seats) - row * PAIR)
                x, y = (value + 0.5 + (column - (beside - 1) / 2) * 0.52) * step, 70 + row * ROW
                before = scene.seat_before(seat)
                if before is not None and _value(before, what) != value:
                    canvas.stamp(marks.glow(canvas.scale, 26), x, y)
                canvas.stamp(badge(canvas.scale, scene.styles[seat], 17 if beside == 1 else 12), x, y)
        if tiers:
            _tiers(canvas.moved(0, 54 + rows * ROW), step)

    return Drawing(50 + rows * ROW + (TIER if tiers else 0), paint)


def _tiers(canvas: Canvas, step: float) -> None:
    """What stars, territories and pairs of resources bring at the end, as popular as one is."""
    for number, tier in enumerate(c.TIERS):
        left, wide = tier.min * step, (tier.max - tier.min + 1) * step
        canvas.box(left + 1, 0, wide - 2, TIER - 6, (theme.SLOT, *theme.TIERS)[number])
        each = (
            ("round-star", 1, tier.coins_per_star),
            ("position-marker", 1, tier.coins_per_territory),
            ("oil-drum", 2, tier.coins_per_resource_pair),
        )
        for index, (icon, pieces_each, coins) in enumerate(each):
            x = left + wide * (index + 0.5) / len(each)
            for piece in range(pieces_each):
                canvas.icon(icon, x - 30 + piece * 22, TIER / 2 - 3, 34, theme.SOFT_INK)
            canvas.text(x - 12 + pieces_each * 18 - 14, TIER / 2 - 3, f"{coins}", 34, theme.INK, "bold")


def _ground(what: str, value: int, most: int) -> tuple[int, int, int]:
    if value == most:
        return theme.GLOW
    if what == "power":
        return theme.SLOT
    tier = next(index for index, tier in enumerate(c.TIERS) if tier.min <= value <= tier.max)
    return (theme.SLOT, theme.TIERS[0], theme.TIERS[1])[tier]


def _triumph(scene: Scene, triumph: c.Triumph) -> Block:
    """What a star is won for, who has it, and how far the others are."""

    def stars(canvas: Canvas, width: float) -> None:
        x = 26.0
        for seat in scene.order:
            player, style = scene.view.seats[seat], scene.styles[seat]
            placed = player.stars.count(triumph.id)
            if placed:
                canvas.stamp(pieces.star(canvas.scale, style, 15), x, 21)
                if placed > 1:
                    canvas.text(x + 26, 21, f"×{placed}", 32, theme.INK, "bold")
            elif triumph.kind == "count":
                canvas.stamp(badge(canvas.scale, style, 13), x - 4, 21)
                canvas.text(x + 16, 21, str(progress(player, triumph.of)), 32, theme.SOFT_INK, "bold")
            x += width / max(5, scene.view.players)

    title = scene.say(f"scythe-triumph-{triumph.id}")
    return Columns(
        [Lines(title, 34, theme.INK, icon=theme.TRIUMPH_ICONS[triumph.id]), Drawing(42, stars)], 10, (5, 6), middle=True
    )


def _decks(scene: Scene) -> Block:
    view = scene.view
    decks = (
        ("crossed-swords", view.combat_deck, "combat"),
        ("card-random", len(view.discard), "discard"),
        ("compass", view.encounter_deck, "encounters"),
        ("scroll-unfurled", view.objective_deck, "objectives"),
        ("factory", view.factory, "factory"),
    )
    return captioned(
        theme.FURNITURE,
        [(Figure(icon, count), scene.say(f"scythe-picture-deck-{name}")) for icon, count, name in decks],
    )
