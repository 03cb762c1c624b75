"""What everything on Ryozen's pages is: sectors by day and by night, kin, signs."""

from __future__ import annotations

from collections.abc import Callable

from games.ryozen import components as c
from render.blocks import Block, Panel, Stack, explained, grid, icon_mark
from render.canvas import Canvas
from render.ryozen import pieces, theme
from render.ryozen.scene import Scene
from render.ryozen.seats import entry

Mark = Callable[[Canvas], None]


def page(scene: Scene) -> Block:
    """The sectors, and what is drawn on the ring."""
    return Stack([_panel(scene, "sectors", _sectors(scene), 1), _panel(scene, "signs", _signs(scene), 2)], 12)


def kin(scene: Scene) -> Block:
    """All kinds of kin, with what they can do."""
    style = scene.styles[0]
    rows: list[Block] = [
        entry(
            lambda canvas, kind=kind: canvas.stamp(pieces.kin(canvas.scale, style, kind, False, 30), 0, 0),
            scene.say(f"ryozen-kin-{kind}"),
            scene.say(f"ryozen-ability-{kind.replace('_', '-')}"),
        )
        for kind in theme.KIN_ICONS
    ]
    rows.append(
        entry(
            lambda canvas: canvas.stamp(pieces.kin(canvas.scale, style, "", True, 30), 0, 0),
            scene.say("ryozen-legend-cloaked"),
            scene.say("ryozen-legend-cloaked-means"),
        )
    )
    return Panel(theme.FURNITURE, grid(rows, 2, 8), scene.say("ryozen-legend-kin"))


def _panel(scene: Scene, part: str, rows: list[Block], columns: int) -> Block:
    return Panel(theme.FURNITURE, grid(rows, columns, 4), scene.say(f"ryozen-legend-{part}"))


def _sectors(scene: Scene) -> list[Block]:
    return [
        explained(
            theme.FURNITURE,
            icon_mark(theme.SECTOR_ICONS[sector], theme.ROOF),
            scene.say(f"ryozen-sector-{sector}"),
            scene.say(f"ryozen-effect-{sector.replace('_', '-')}"),
        )
        for sector in (*c.SECTORS, "palace")
    ]


def _signs(scene: Scene) -> list[Block]:
    marks: tuple[tuple[str, Mark], ...] = (
        ("favour", icon_mark(theme.FAVOUR_ICON, theme.ROOF)),
        ("shard", icon_mark(theme.SHARD_ICON, theme.SHARDS["coral"])),
        ("coin", icon_mark(theme.RESOURCE_ICONS["coin"], theme.RESOURCES["coin"])),
        ("scroll", icon_mark(theme.RESOURCE_ICONS["scroll"], theme.RESOURCES["scroll"])),
        ("lantern", icon_mark(theme.RESOURCE_ICONS["lantern"], theme.RESOURCES["lantern"])),
        ("light", lambda canvas: canvas.stamp(pieces.place_slot(canvas.scale, "", theme.GOLD), 0, 0)),
        ("paid", lambda canvas: canvas.stamp(pieces.place_slot(canvas.scale, "coin", theme.RIM), 0, 0)),
        ("closed", lambda canvas: canvas.stamp(pieces.barrier(canvas.scale), 0, 0)),
        ("night", lambda canvas: canvas.stamp(pieces.night_sample(canvas.scale), 0, 0)),
        ("first", icon_mark("queen-crown", theme.INK)),
    )
    return [
        explained(theme.FURNITURE, mark, scene.say(f"ryozen-legend-{key}"), scene.say(f"ryozen-legend-{key}-means"))
        for key, mark in marks
    ]
