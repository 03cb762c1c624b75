"""What everything on Xidit's pages is."""

from __future__ import annotations

from collections.abc import Callable

from games.xidit import components
from render.blocks import Block, Columns, Panel, Stack, explained
from render.canvas import Canvas
from render.seats import STYLES, counted, pawn
from render.xidit import pieces, theme
from render.xidit.scene import Scene

Mark = Callable[[Canvas], None]


def page(scene: Scene) -> Block:
    """What is on the map."""
    return _panel(scene, "map", _places(scene))


def signs(scene: Scene) -> Block:
    """Units, orders and icons."""
    pairs = Columns([_panel(scene, "units", _units(scene)), _panel(scene, "orders", _orders(scene))], 16)
    return Stack([pairs, _panel(scene, "signs", _signs(scene))], 12)


def _panel(scene: Scene, part: str, rows: list[Block]) -> Block:
    return Panel(theme.FURNITURE, Stack(rows, 14), scene.say(f"xidit-legend-{part}"))


def _entry(scene: Scene, key: str, mark: Mark, room: float = 96) -> Block:
    title, words = f"xidit-legend-{key}", f"xidit-legend-{key}-means"
    tall = 92 if room > 100 else 64
    return explained(theme.FURNITURE, mark, scene.say(title), scene.say(words), room, tall)


def _icon(name: str, size: float = 56) -> Mark:
    return lambda canvas: canvas.icon(name, 0, 0, size, theme.INK)


def _places(scene: Scene) -> list[Block]:
    style = scene.styles[0]

    def values(canvas: Canvas) -> None:
        canvas.icon("lyre", -52, 0, 42, theme.INK)
        canvas.stamp(pieces.lyre_value(canvas.scale, 5, True), -6, 0)
        canvas.stamp(pieces.lyre_value(canvas.scale, 2, False), 34, 0)

    return [
        _entry(scene, "city", lambda canvas: canvas.stamp(pieces.city(canvas.scale, 7, theme.CITY), 0, 0), 170),
        _entry(
            scene,
            "recruits",
            lambda canvas: canvas.stamp(pieces.recruit_card(canvas.scale, (1, 0, 1, 0, 1)), 0, 0),
            170,
        ),
        _entry(
            scene, "threat", lambda canvas: canvas.stamp(pieces.threat_card(canvas.scale, 3, "standard"), 0, 0), 170
        ),
        _entry(scene, "region", values, 170),
        _entry(scene, "bards", lambda canvas: canvas.stamp(counted(canvas.scale, style, "3", 40), 0, 0), 170),
        _entry(scene, "guild", lambda canvas: canvas.stamp(pieces.guild(canvas.scale, style, 3), 0, 0), 170),
        _entry(scene, "hero", lambda canvas: canvas.stamp(pawn(canvas.scale, style, 24, "chess-knight"), 0, 0), 170),
        *(
            [_entry(scene, "blank", _icon("cancel"), 170), _entry(scene, "neutral", _neutral(scene), 170)]
            if scene.view.neutral
            else []
        ),
    ]


def _neutral(scene: Scene) -> Mark:
    return lambda canvas: canvas.stamp(pawn(canvas.scale, STYLES["grey"], 24, "chess-knight"), 0, 0)


def _units(scene: Scene) -> list[Block]:
    """XID-1.6: the five kinds, from the weakest."""
    rows: list[Block] = []
    for kind, name in enumerate(components.UNIT_IDS):

        def mark(canvas: Canvas, kind: int = kind) -> None:
            canvas.stamp(pieces.unit(canvas.scale, kind, 28), 0, 0)

        rows.append(explained(theme.FURNITURE, mark, scene.say(f"xidit-unit-{name}")))
    return rows


def _orders(scene: Scene) -> list[Block]:
    """XID-4.3: the five orders."""
    rows: list[Block] = []
    for name in components.ORDERS:

        def mark(canvas: Canvas, name: str = name) -> None:
            canvas.stamp(pieces.order(canvas.scale, name, 64, "next"), 0, 0)

        words = "" if name in components.ROAD_COLOURS else scene.say(f"xidit-legend-order-{name}")
        rows.append(explained(theme.FURNITURE, mark, scene.say(f"xidit-order-{name}"), words))
    return rows


def _signs(scene: Scene) -> list[Block]:
    rewards = [
        explained(
            theme.FURNITURE,
            _icon(theme.KIND_ICONS[kind]),
            scene.say(f"xidit-legend-{kind}"),
            scene.say(f"xidit-legend-{kind}-means"),
        )
        for kind in components.KINDS
        if kind != "bards"  # their icon is explained with the regions
    ]
    signs = (
        ("supply", "stack"),
        ("first", "queen-crown"),
        ("census", "checked-shield"),
        ("seal", "wax-seal"),
        ("titan", "golem-head"),
        ("skull", "death-skull"),
    )
    rows = [*rewards, *(_entry(scene, key, _icon(icon), 84) for key, icon in signs)]
    half = 5  # the others have more to say
    return [Columns([Stack(rows[:half], 8), Stack(rows[half:], 8)], 20)]
