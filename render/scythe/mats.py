"""Player mats from close by: sections with costs and cubes, mechs, recruits, structures."""

from __future__ import annotations

from games.scythe import components as c
from render.canvas import Canvas
from render.scythe import pieces, players, theme
from render.scythe.scene import Scene

WIDTH, HEIGHT = 780, 404


def draw(canvas: Canvas, scene: Scene, seat: int) -> None:
    """A player mat."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    players.header(canvas, scene, seat, WIDTH, HEIGHT)
    if not player.faction or not player.mat:
        return
    words = f"{scene.say(f'scythe-faction-{player.faction}')} · {scene.say(f'scythe-mat-{player.mat}')}"
    canvas.fitted(WIDTH - 16, 28, words, 24, style.ink, 430, "bold", "r", least=17)
    wide = (WIDTH - 28) / 4
    for section in c.MATS[player.mat].section:
        _section(canvas.moved(14 + (section.index - 1) * wide, 66), scene, seat, section, wide - 8)
    _mechs(canvas.moved(14, 262), scene, seat)
    _bonuses(canvas.moved(14, 340), scene, seat)


def _section(canvas: Canvas, scene: Scene, seat: int, section: c.Section, width: float) -> None:
    player, style = scene.view.seats[seat], scene.styles[seat]
    here = player.section == str(section.index)
    canvas.box(0, 0, width, 184, theme.GLOW if here else theme.PANEL_EDGE)
    canvas.box(3, 3, width - 6, 178, theme.SLOT)
    canvas.icon(theme.TOP_ICONS[section.top], 24, 26, 30, theme.GREEN_BOX)
    canvas.fitted(44, 26, scene.say(f"scythe-top-{section.top}"), 20, theme.INK, width - 50, "bold", least=15)
    x = 22.0
    for choice in c.TOP_ACTIONS[section.top].choice:
        if choice.cube_id:
            moved = choice.cube_id in player.cubes
            canvas.box(x - 14, 46, 28, 28, theme.PANEL if moved else theme.GREEN_BOX)
            ink = theme.GREEN_BOX if moved else theme.WHITE
            canvas.icon(theme.CUBE_ICONS[choice.cube_id], x, 60, 22, ink)
            x += 36
    if c.TOP_ACTIONS[section.top].structure in player.structures:
        name = c.TOP_ACTIONS[section.top].structure
        canvas.stamp(pieces.structure(canvas.scale, style, name), width - 28, 66)
    canvas.box(8, 92, width - 16, 2, theme.PANEL_EDGE)
    canvas.icon(theme.BOTTOM_ICONS[section.bottom], 24, 114, 28, theme.RED_BOX)
    canvas.fitted(44, 114, scene.say(f"scythe-bottom-{section.bottom}"), 20, theme.INK, width - 50, "bold", least=15)
    kind = c.BOTTOM_ACTIONS[section.bottom].resource
    covered = player.boxes.get(section.bottom, 0)
    for box in range(section.fixed + section.upgradable):
        under = box >= section.fixed + section.upgradable - covered
        canvas.box(10 + box * 27, 132, 24, 24, theme.COVERED if under else theme.RED_BOX)
        canvas.icon("cube" if under else theme.RESOURCE_ICONS[kind], 22 + box * 27, 144, 18, theme.WHITE)
    canvas.text(width - 10, 144, f"${section.coins}", 21, theme.INK, "bold", "r")
    if section.bottom in player.recruits:
        canvas.icon(
            "rally-the-troops", width - 56, 168, 22, style.colour if style.colour != (246, 244, 238) else theme.INK
        )
        canvas.icon(theme.ONGOING_ICONS[section.bottom], width - 28, 168, 22, theme.INK)


def _mechs(canvas: Canvas, scene: Scene, seat: int) -> None:
    player, style = scene.view.seats[seat], scene.styles[seat]
    wide = (WIDTH - 28) / 4
    for mech in c.FACTIONS[player.faction].mech:
        out = player.mechs[mech.slot - 1] != ""
        x = (mech.slot - 1) * wide
        canvas.box(x, 0, wide - 8, 60, theme.SLOT)
        if out:
            canvas.stamp(pieces.unit(canvas.scale, style, "mech", 1, 18), x + 28, 30)
        else:
            canvas.icon("battle-mech", x + 28, 30, 32, theme.PANEL_EDGE)
        name = scene.say(f"scythe-ability-{mech.id}")
        canvas.fitted(x + 56, 30, name, 21, theme.INK if out else theme.SOFT_INK, wide - 68, "bold", least=15)


def _bonuses(canvas: Canvas, scene: Scene, seat: int) -> None:
    """Workers on the mat, the faction's ability, the Factory card."""
    player = scene.view.seats[seat]
    left = player.workers.count("")
    canvas.icon("miner", 14, 26, 28, theme.SOFT_INK)
    canvas.text(34, 26, f"×{left}", 24, theme.INK, "bold")
    ability = c.FACTIONS[player.faction].ability.id
    words = f"{scene.say(f'scythe-ability-{ability}')}: {scene.say(f'scythe-about-{ability}')}"
    canvas.fitted(84, 14, words, 20, theme.INK, WIDTH - 120, least=15)
    if player.factory:
        card = f"{scene.say(f'scythe-factory-{player.factory}')}: {scene.say(f'scythe-about-{player.factory}')}"
        canvas.icon("factory", 96, 40, 24, theme.SOFT_INK)
        canvas.fitted(116, 40, card, 20, theme.INK, WIDTH - 150, least=15)
