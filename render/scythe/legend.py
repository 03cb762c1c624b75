"""What everything on Scythe's pages is."""

from __future__ import annotations

from collections.abc import Callable

from games.scythe import components as c
from games.scythe.board import HEXES
from render import painted
from render.blocks import Block, explained, legend
from render.canvas import Canvas
from render.hexes import river
from render.scythe import pieces, theme
from render.scythe.layout import RADIUS, middle
from render.scythe.scene import Scene
from render.seats import STYLES

Mark = Callable[[Canvas], None]
SHOWN: dict[str, str] = {spot.terrain: spot.id for spot in HEXES.values() if not spot.tunnel}
"""A hex of each terrain."""
TUNNEL = next(spot.id for spot in HEXES.values() if spot.tunnel)


def page(scene: Scene) -> Block:
    """Land, and what is printed on it."""
    parts = {scene.say("scythe-legend-land"): _land(scene), scene.say("scythe-legend-printed"): _printed(scene)}
    return legend(theme.FURNITURE, parts)


def signs(scene: Scene) -> Block:
    """Pieces, and icons that stand before numbers."""
    parts = {scene.say("scythe-legend-pieces"): _pieces(scene), scene.say("scythe-legend-signs"): _signs(scene)}
    return legend(theme.FURNITURE, parts)


def _entry(scene: Scene, key: str, mark: Mark, title: str = "") -> Block:
    name = title or scene.say(f"scythe-legend-{key}")
    return explained(theme.FURNITURE, mark, name, scene.say(f"scythe-legend-{key}-means"))


def _land(scene: Scene) -> list[Block]:
    rows: list[Block] = []
    for terrain in theme.TERRAIN:
        made = c.PRODUCES.get(terrain, "")
        words = scene.say(
            f"scythe-legend-makes-{made or 'nothing'}" if terrain != "factory" else "scythe-legend-factory-means"
        )
        rows.append(explained(theme.FURNITURE, _hex(SHOWN[terrain]), scene.say(f"scythe-terrain-{terrain}"), words))
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
        _entry(scene, "star", lambda canvas: canvas.stamp(pieces.star(canvas.scale, style, 22), 0, 0)),
    ]


def _printed(scene: Scene) -> list[Block]:
    return [
        _entry(scene, "tunnel", _hex(TUNNEL)),
        _entry(
            scene, "river", lambda canvas: canvas.stamp(river(canvas.scale, 60, False, 1, theme.RIVER, 13), -20, -40)
        ),
        _entry(scene, "encounter", lambda canvas: canvas.stamp(pieces.encounter(canvas.scale), 0, 0)),
        _entry(scene, "base", _base),
    ]


def _base(canvas: Canvas) -> None:
    canvas.stamp(pieces.base(canvas.scale, "saxony", STYLES[theme.SEATS["saxony"]], 36), 0, 0)


def _hex(place: str) -> Mark:
    """A hex as the map shows it."""
    return lambda canvas: canvas.stamp(
        painted.sample("scythe", middle(place), RADIUS - 2, False, 40, canvas.scale), 0, 0
    )


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
