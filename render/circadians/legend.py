"""What everything on the pages of Circadians is."""

from __future__ import annotations

from collections.abc import Callable

from games.circadians import components as c
from render import painted
from render.art import Colour
from render.blocks import Block, explained, legend
from render.canvas import Canvas
from render.circadians import pieces, theme
from render.circadians.layout import RADIUS, middle
from render.circadians.map_svg import TILES, tile_at
from render.circadians.scene import Scene

Mark = Callable[[Canvas], None]
LAKE = next(name for name, spot in c.HEXES.items() if spot.terrain == "lake")


def page(scene: Scene) -> Block:
    """Land and pieces."""
    return _parts(scene, {"land": _land, "pieces": _pieces})


def signs(scene: Scene) -> Block:
    """Icons of phases and numbers."""
    return _parts(scene, {"phases": _phases, "signs": _signs})


def _parts(scene: Scene, parts: dict[str, Callable[[Scene], list[Block]]]) -> Block:
    return legend(
        theme.FURNITURE, {scene.say(f"circadians-legend-{part}"): rows(scene) for part, rows in parts.items()}, 12
    )


def _entry(scene: Scene, key: str, mark: Mark, title: str) -> Block:
    return explained(theme.FURNITURE, mark, scene.say(title), scene.say(f"circadians-legend-{key}"))


def _land(scene: Scene) -> list[Block]:
    def mark(terrain: str) -> Mark:
        tile = (terrain, 0) in TILES
        spot = tile_at(terrain, 0) if tile else middle(LAKE)
        return lambda canvas: canvas.stamp(painted.sample("circadians", spot, RADIUS - 2, True, 42, canvas.scale), 0, 0)

    return [_entry(scene, terrain, mark(terrain), f"circadians-terrain-{terrain}") for terrain in theme.TERRAIN] + [
        _entry(
            scene, "mountain", lambda canvas: canvas.icon("peaks", 0, 0, 60, theme.INK), "circadians-piece-mountain"
        ),
        _entry(
            scene,
            "tunnel",
            lambda canvas: canvas.stamp(pieces.cave(canvas.scale, "blue", 0), 0, 0),
            "circadians-piece-tunnel",
        ),
    ]


def _pieces(scene: Scene) -> list[Block]:
    style = scene.styles[0]
    faction = scene.view.seats[0].faction or "circadians"
    name = scene.say("circadians-leader-sable")
    return [
        _entry(
            scene,
            "fighters",
            lambda canvas: canvas.stamp(pieces.company(canvas.scale, style, faction, 3), 0, 0),
            "circadians-unit-fighter",
        ),
        _entry(
            scene,
            "leader",
            lambda canvas: canvas.stamp(pieces.leader(0.78 * canvas.scale, style, name, False), 0, 0),
            "circadians-unit-leader",
        ),
        *(_entry(scene, kind, _building(scene, kind), f"circadians-building-{kind}") for kind in theme.BUILDING_ICONS),
        _entry(
            scene,
            "foundation",
            lambda canvas: canvas.stamp(pieces.foundation(canvas.scale, "gems"), 0, 0),
            "circadians-piece-foundation",
        ),
        _entry(
            scene,
            "relic",
            lambda canvas: canvas.stamp(pieces.relic(canvas.scale, 3, True), 0, 0),
            "circadians-piece-relic",
        ),
        _entry(
            scene,
            "loot",
            lambda canvas: canvas.stamp(pieces.loot(canvas.scale, (("energy", 2),), True), 0, 0),
            "circadians-piece-loot_token",
        ),
        _entry(
            scene,
            "price",
            lambda canvas: canvas.stamp(pieces.token(canvas.scale, 4, style), 0, 0),
            "circadians-piece-price_token",
        ),
        _entry(
            scene,
            "morale",
            lambda canvas: canvas.stamp(pieces.morale(canvas.scale), 0, 0),
            "circadians-piece-morale_token",
        ),
    ]


def _building(scene: Scene, kind: str) -> Mark:
    return lambda canvas: canvas.stamp(pieces.building(canvas.scale, scene.styles[0], kind, False), 0, 0)


def _icon(name: str, colour: Colour) -> Mark:
    return lambda canvas: canvas.icon(name, 0, 0, 56, colour)


def _phases(scene: Scene) -> list[Block]:
    phases = ("discover", "build", "harvest", "recruit", "move", "relic")
    return [
        _entry(scene, f"{phase}-phase", _icon(theme.PHASE_ICONS[phase], theme.INK), f"circadians-phase-{phase}")
        for phase in phases
    ]


def _signs(scene: Scene) -> list[Block]:
    signs = (
        ("energy", "energy-tank", theme.ENERGY, "circadians-resource-energy"),
        ("gems", "gems", theme.GEM, "circadians-resource-gems"),
        ("cards", "card-play", theme.CARD, "circadians-resource-cards"),
        ("fame", "laurel-crown", theme.GOLD, "circadians-resource-fame"),
        ("land-count", "position-marker", theme.SOFT_INK, "circadians-score-land"),
        ("lock", "padlock", theme.TRAP, "circadians-piece-lock"),
        ("flare", "ray-gun", theme.INK, "circadians-piece-flare_gun"),
        ("seal", "wax-seal", theme.INK, "circadians-legend-seal-name"),
    )
    return [_entry(scene, key, _icon(icon, colour), title) for key, icon, colour, title in signs]
