"""What everything on Hyperborea's pages is."""

from __future__ import annotations

from collections.abc import Callable

from games.hyperborea import components as c
from render.blocks import Block, Panel, Stack, explained, grid, icon_mark
from render.canvas import Canvas
from render.hyperborea import ground, pieces, theme
from render.hyperborea.scene import Scene

Mark = Callable[[Canvas], None]
SIGNS = ("move", "fly", "attack", "ranged", "fortress", "figure", "clone", "dev", "gem", "tech", "draw", "gain_cube")
MORE = ("return_cube", "exchange_cube", "purge", "spy", "dev_loss")


def page(scene: Scene) -> Block:
    """Land and what stands there."""
    return Stack([_panel(scene, "land", _land(scene)), _panel(scene, "pieces", _pieces(scene))], 14)


def signs(scene: Scene) -> Block:
    """Cubes, and the icons of effects."""
    return Stack([_panel(scene, "cubes", _cubes(scene)), _panel(scene, "effects", _effects(scene))], 14)


def _panel(scene: Scene, part: str, rows: list[Block]) -> Block:
    return Panel(theme.FURNITURE, grid(rows, 2, 8), scene.say(f"hyperborea-legend-{part}"))


def _entry(scene: Scene, key: str, mark: Mark) -> Block:
    words = scene.say(f"hyperborea-legend-{key}-means")
    return explained(theme.FURNITURE, mark, scene.say(f"hyperborea-legend-{key}"), words)


def _land(scene: Scene) -> list[Block]:
    def mark(kind: str) -> Mark:
        return lambda canvas: canvas.stamp(ground.land(canvas.scale, 40, kind, 0), 0, 0)

    return [_entry(scene, kind, mark(kind)) for kind in ("desert", "forest", "swamp", "mountain", "outer", "central")]


def _pieces(scene: Scene) -> list[Block]:
    style = scene.styles[0]
    return [
        _entry(scene, "city", lambda canvas: canvas.stamp(pieces.city(canvas.scale, (("move", 2),)), 0, 0)),
        _entry(scene, "ruin", lambda canvas: canvas.stamp(pieces.ruin(canvas.scale, "silver", 2), 0, 0)),
        _entry(scene, "ghost", lambda canvas: canvas.stamp(pieces.ghost(canvas.scale, 26), 0, 0)),
        _entry(scene, "figures", lambda canvas: canvas.stamp(pieces.group(canvas.scale, style, 2, 0), 0, 0)),
        _entry(scene, "walls", lambda canvas: canvas.stamp(pieces.group(canvas.scale, style, 0, 1), 0, 0)),
        _entry(scene, "control", lambda canvas: canvas.stamp(ground.border(canvas.scale, 36, style.colour), 0, 0)),
        _entry(scene, "home", lambda canvas: canvas.stamp(ground.home(canvas.scale, 40, style.colour), 0, 0)),
    ]


def _cubes(scene: Scene) -> list[Block]:
    def mark(kind: int) -> Mark:
        return lambda canvas: canvas.stamp(pieces.cube(canvas.scale, kind, 52), 0, 0)

    return [
        explained(theme.FURNITURE, mark(kind), scene.say(f"hyperborea-legend-cube-{name}"))
        for kind, name in enumerate(c.CUBES)
    ]


def _effects(scene: Scene) -> list[Block]:
    return [
        explained(theme.FURNITURE, icon_mark(theme.OPS[op], theme.INK), scene.say(f"hyperborea-op-{op}"))
        for op in (*SIGNS, *MORE)
    ]
