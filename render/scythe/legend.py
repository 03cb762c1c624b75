"""What everything on Scythe's pages is."""

from __future__ import annotations

from collections.abc import Callable

from games.scythe import components as c
from render.blocks import Block, explained, legend
from render.canvas import Canvas
from render.hexes import tile
from render.scythe import pieces, theme
from render.scythe.scene import Scene

Mark = Callable[[Canvas], None]


def page(scene: Scene) -> Block:
    """Land and pieces."""
    parts = {scene.say("scythe-legend-land"): _land(scene), scene.say("scythe-legend-pieces"): _pieces(scene)}
    return legend(theme.FURNITURE, parts)


def signs(scene: Scene) -> Block:
    """Icons that stand before numbers."""
    return legend(theme.FURNITURE, {scene.say("scythe-legend-signs"): _signs(scene)})


def _entry(scene: Scene, key: str, mark: Mark, title: str = "") -> Block:
    name = title or scene.say(f"scythe-legend-{key}")
    return explained(theme.FURNITURE, mark, name, scene.say(f"scythe-legend-{key}-means"))


def _land(scene: Scene) -> list[Block]:
    def mark(terrain: str) -> Mark:
        ground = theme.TERRAIN[terrain]
        return lambda canvas: canvas.stamp(tile(canvas.scale, 34, False, ground, theme.EDGE), 0, 0)

    rows: list[Block] = []
    for terrain in theme.TERRAIN:
        made = c.PRODUCES.get(terrain, "")
        words = scene.say(
            f"scythe-legend-makes-{made or 'nothing'}" if terrain != "factory" else "scythe-legend-factory-means"
        )
        rows.append(explained(theme.FURNITURE, mark(terrain), scene.say(f"scythe-terrain-{terrain}"), words))
    return rows


def _pieces(scene: Scene) -> list[Block]:
    style = scene.styles[0]

    def figure(kind: str) -> Mark:
        return lambda canvas: canvas.stamp(pieces.unit(canvas.scale, style, kind, 1), 0, 0)

    return [
        _entry(scene, "character", figure("character")),
        _entry(scene, "mech", figure("mech")),
        _entry(scene, "worker", figure("worker")),
        _entry(scene, "structure", lambda canvas: canvas.stamp(pieces.structure(canvas.scale, style, "mill"), 0, 0)),
        _entry(scene, "goods", lambda canvas: canvas.stamp(pieces.goods(canvas.scale, "oil", 2), 0, 0)),
        _entry(scene, "encounter", lambda canvas: canvas.stamp(pieces.encounter(canvas.scale), 0, 0)),
        _entry(scene, "star", lambda canvas: canvas.stamp(pieces.star(canvas.scale, style, 22), 0, 0)),
        _entry(scene, "tunnel", _icon("cave-entrance")),
    ]


def _icon(name: str) -> Mark:
    return lambda canvas: canvas.icon(name, 0, 0, 56, theme.INK)


def _signs(scene: Scene) -> list[Block]:
    signs = (
        ("power", "fist"),
        ("popularity", "hearts"),
        ("coins", "two-coins"),
        ("cards", "card-play"),
        ("upgrades", "upgrade"),
        ("recruits", "rally-the-troops"),
    )
    return [_entry(scene, key, _icon(icon)) for key, icon in signs]
