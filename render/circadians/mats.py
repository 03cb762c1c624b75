"""Faction mats from close by: buildings, foundations, leaders, attributes, recruits."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.view import CircadiansView
from games.circadians.words import effects_text
from render.canvas import Canvas
from render.circadians import pieces, theme
from render.circadians.players import header
from render.circadians.scene import Scene
from render.seats import counted

WIDTH, HEIGHT = 790, 452


def draw(canvas: Canvas, scene: Scene, seat: int) -> None:
    """One mat."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    header(canvas, scene, seat, WIDTH, HEIGHT)
    if not player.faction:
        return
    title = scene.say(f"circadians-faction-{player.faction}")
    canvas.fitted(WIDTH - 60, 28, title, 26, style.ink, 300, "bold", "r", least=18)
    _buildings(canvas.moved(16, 84), scene, seat)
    _foundations(canvas.moved(330, 84), scene, seat)
    _recruits(canvas.moved(570, 84), scene, seat)
    _leaders(canvas.moved(16, 218), scene, seat)
    _attributes(canvas.moved(322, 218), scene, seat)


def on_map(view: CircadiansView, seat: int, kind: str) -> int:
    """Buildings of a type on the map."""
    return sum(b.seat == seat and b.kind == kind for region in view.regions.values() for b in region.buildings)


def _buildings(canvas: Canvas, scene: Scene, seat: int) -> None:
    player, style = scene.view.seats[seat], scene.styles[seat]
    for row, kind in enumerate(c.BUILDINGS):
        data, built = c.ROWS[player.faction, kind], on_map(scene.view, seat, kind)
        canvas.icon(theme.BUILDING_ICONS[kind], 14, row * 42, 30, theme.SOFT_INK)
        for slot in range(data.slots):
            x = 58 + slot * 58
            canvas.box(x - 24, row * 42 - 19, 48, 38, theme.SLOT)
            if slot >= built:
                canvas.stamp(pieces.building(canvas.scale, style, kind, False), x, row * 42)
            else:
                icon, colour = theme.GAIN_ICONS[next(iter(data.income))]
                canvas.icon(icon, x, row * 42, 28, colour)
            if data.locks[slot]:
                canvas.icon("padlock", x + 18, row * 42 - 12, 15, theme.TRAP)


def _foundations(canvas: Canvas, scene: Scene, seat: int) -> None:
    player = scene.view.seats[seat]
    for row, name in enumerate(c.PERSONAL):
        built = name not in player.mat
        y = row * 26 - 12
        canvas.icon("check-mark" if built else "cube", 12, y, 20, theme.MORALE if built else theme.PANEL_EDGE)
        ink = theme.INK if built else theme.SOFT_INK
        canvas.fitted(
            30, y, scene.say(f"circadians-personal-{name}"), 20, ink, 190, "bold" if built else "text", least=15
        )
        if name in c.PERSONAL_LOCKS[player.faction]:
            canvas.icon("padlock", 214, y, 16, theme.TRAP)


def _recruits(canvas: Canvas, scene: Scene, seat: int) -> None:
    """Recruit areas from left to right, home, relics."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    for index, count in enumerate([*player.areas, player.home.fighters]):
        x = 24 + index * 50
        home = index == len(player.areas)
        canvas.box(x - 22, -20, 44, 52, theme.GOLD if home else theme.SLOT)
        canvas.stamp(counted(canvas.scale, style, str(count), 26), x, 6)
    for index in range(5):
        x = 24 + index * 40
        canvas.box(x - 18, 52, 36, 44, theme.SLOT)
        if index < len(player.relics):
            canvas.stamp(pieces.relic(canvas.scale, player.relics[index], False), x, 74)


def _leaders(canvas: Canvas, scene: Scene, seat: int) -> None:
    player = scene.view.seats[seat]
    places = where(scene.view, seat)
    names = [name for name in c.FACTION_LEADERS[player.faction] if name in places]
    names += list(c.RHYZU) if player.faction == "jrayek" else []
    for row, name in enumerate(names):
        y = row * 32
        up = name in player.upgraded
        side = c.LEADERS[name].upgraded if up else c.LEADERS[name].base
        canvas.icon("round-star" if up else "crown", 12, y, 22, theme.GOLD if up else theme.SOFT_INK)
        canvas.fitted(30, y, scene.say(f"circadians-leader-{name}"), 21, theme.INK, 100, "bold", least=15)
        canvas.text(138, y, "/".join(map(str, side.stats)), 21, theme.INK)
        canvas.fitted(214, y, place_name(scene, places.get(name, "")), 19, theme.SOFT_INK, 86, least=14)


def where(view: CircadiansView, seat: int) -> dict[str, str]:
    """Places of a faction's leaders, and of all Rhy-zu."""
    player = view.seats[seat]
    found = dict.fromkeys(player.reserve, "") | dict.fromkeys(player.home.leaders, "home")
    for name, region in view.regions.items():
        for other, units in region.units.items():
            if other == seat:
                found |= dict.fromkeys(units.leaders, name)
            found |= dict.fromkeys(units.rhyzu, name)
    return found


def place_name(scene: Scene, place: str) -> str:
    """A region's code, home, or the supply."""
    if not place:
        return scene.say("circadians-picture-in-supply")
    return scene.say("circadians-home") if place == "home" else c.HEXES[place].code


def _attributes(canvas: Canvas, scene: Scene, seat: int) -> None:
    player = scene.view.seats[seat]
    for row, name in enumerate(c.FACTION_ATTRIBUTES[player.faction]):
        y = row * 44
        up = name in player.attributes
        data = c.ATTRIBUTES[name]
        canvas.icon("round-star" if up else "gems", 12, y, 22, theme.GOLD if up else theme.GEM)
        title = scene.say(f"circadians-attribute-{name}") + ("" if up else f" ({data.upgrade_gems})")
        canvas.fitted(32, y, title, 21, theme.INK, 420, "bold", least=15)
        canvas.fitted(
            32, y + 21, scene.text(effects_text(data.upgraded if up else data.base)), 18, theme.SOFT_INK, 424, least=15
        )
