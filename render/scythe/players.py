"""A card for every seat, large mats, and the viewer's own hand."""

from __future__ import annotations

from games.scythe import components as c
from render import furniture, marks
from render.canvas import Canvas
from render.scythe import pieces, theme
from render.scythe.scene import Scene
from render.scythe.tracks import progress

GAP = 12
CARD_HEIGHT = 282
MAT_WIDTH, MAT_HEIGHT = 780, 404
HAND_HEIGHT = 168


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """The cards in turn order, side by side."""
    count = scene.view.players
    wide = (width - (count - 1) * GAP) / count
    for index, seat in enumerate(scene.order):
        draw_card(canvas.moved(index * (wide + GAP), 0), scene, seat, wide, CARD_HEIGHT)


def draw_card(canvas: Canvas, scene: Scene, seat: int, width: float, height: float) -> None:
    """Name, faction and mat, numbers, stars."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    furniture.seat_card(
        canvas, theme.FURNITURE, (0, 0, width, height), style, scene.names[seat], active=scene.awaited(seat)
    )
    if seat in scene.view.sealed:
        canvas.icon("wax-seal", width - 30, 27, 34, style.ink)
    elif seat == scene.view.active and not scene.view.outcome:
        canvas.icon("hourglass", width - 30, 27, 30, style.ink)
    if not player.faction:
        return
    title = scene.say(f"scythe-faction-{player.faction}")
    canvas.fitted(14, 76, title, 24, theme.INK, width - 28, "bold", least=18)
    if player.mat:
        canvas.fitted(14, 104, scene.say(f"scythe-mat-{player.mat}"), 21, theme.SOFT_INK, width - 28, least=17)
    coins = "?" if player.coins < 0 else str(player.coins)
    numbers = (
        ("two-coins", coins, "coins"),
        ("fist", str(player.power), "power"),
        ("hearts", str(player.popularity), "popularity"),
        ("card-play", str(player.cards), "cards"),
    )
    step = (width - 20) / 4
    for index, (icon, value, field) in enumerate(numbers):
        x = 14 + index * step
        canvas.icon(icon, x + 13, 142, 28, theme.SOFT_INK)
        canvas.text(x + 31, 142, value, 27, theme.INK, "bold")
        before = scene.seat_before(seat)
        change = getattr(player, field) - getattr(before, field) if before else 0
        if change and player.coins >= 0:
            marks.gain(canvas, x + 38, 120, change, 20)
    _progress(canvas, scene, seat, width)
    for place in range(c.STARS):
        x = 30 + place * (width - 60) / (c.STARS - 1)
        if place < len(player.stars):
            canvas.stamp(pieces.star(canvas.scale, style, 15), x, height - 28)
        else:
            canvas.icon("round-star", x, height - 28, 26, theme.SLOT)


def _progress(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Upgrades, mechs, structures, recruits, workers; tokens under control."""
    player = scene.view.seats[seat]
    kinds = (
        ("upgrade", "upgrades"),
        ("battle-mech", "mechs"),
        ("stone-tower", "structures"),
        ("rally-the-troops", "recruits"),
        ("miner", "workers"),
    )
    step = (width - 16) / 5
    for index, (icon, what) in enumerate(kinds):
        x = 12 + index * step
        canvas.icon(icon, x + 12, 178, 24, theme.SOFT_INK)
        canvas.text(x + 27, 178, str(progress(player, what)), 23, theme.INK, "bold")
    step = (width - 16) / 5
    for index, kind in enumerate(c.RESOURCES):
        x = 12 + index * step
        canvas.icon(theme.RESOURCE_ICONS[kind], x + 12, 208, 22, theme.RESOURCE_COLOURS[kind])
        canvas.text(x + 27, 208, str(player.stock[index]), 22, theme.INK, "bold")
    canvas.icon("position-marker", 12 + 4 * step + 12, 208, 22, theme.SOFT_INK)
    canvas.text(12 + 4 * step + 27, 208, str(len(player.territories)), 22, theme.INK, "bold")


# -- mats -------------------------------------------------------------------------------------------------


def draw_mat(canvas: Canvas, scene: Scene, seat: int) -> None:
    """A player mat from close by: sections with costs and cubes, mechs, recruits, structures."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    furniture.seat_card(
        canvas, theme.FURNITURE, (0, 0, MAT_WIDTH, MAT_HEIGHT), style, scene.names[seat], active=scene.awaited(seat)
    )
    if not player.faction or not player.mat:
        return
    words = f"{scene.say(f'scythe-faction-{player.faction}')} · {scene.say(f'scythe-mat-{player.mat}')}"
    canvas.fitted(MAT_WIDTH - 16, 28, words, 24, style.ink, 430, "bold", "r", least=17)
    wide = (MAT_WIDTH - 28) / 4
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
    wide = (MAT_WIDTH - 28) / 4
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
    canvas.fitted(84, 14, words, 20, theme.INK, MAT_WIDTH - 120, least=15)
    if player.factory:
        card = f"{scene.say(f'scythe-factory-{player.factory}')}: {scene.say(f'scythe-about-{player.factory}')}"
        canvas.icon("factory", 96, 40, 24, theme.SOFT_INK)
        canvas.fitted(116, 40, card, 20, theme.INK, MAT_WIDTH - 150, least=15)


# -- the private hand -------------------------------------------------------------------------------------


def draw_hand(canvas: Canvas, scene: Scene, width: float) -> None:
    """What only the viewer knows: combat cards, objectives, a sealed dial."""
    mine, seat = scene.view.mine, scene.view.seat
    if mine is None or seat is None:
        return
    canvas.stamp(
        furniture.plate(canvas.scale, width, HAND_HEIGHT - 12, theme.BAR, scene.styles[seat].colour, 5, 12), 0, 0
    )
    canvas.text(20, 28, scene.say("scythe-picture-hand"), 26, theme.BAR_INK, "industrial")
    chosen = [int(name[0]) for name in mine.committed]
    step = min(50.0, 640 / max(1, len(mine.hand)))
    for index, value in enumerate(mine.hand):
        up = value in chosen
        if up:
            chosen.remove(value)
        canvas.stamp(pieces.card(canvas.scale, value, up), 46 + index * step, 100)
    if mine.dial >= 0:
        canvas.icon("fist", 200, 28, 30, theme.GOLD)
        canvas.text(222, 28, str(mine.dial), 30, theme.BAR_INK, "bold")
    for index, objective in enumerate(mine.objectives):
        y = 34 + index * 62
        canvas.icon("scroll-unfurled", 728, y + 10, 36, theme.GOLD)
        canvas.fitted(
            756, y, scene.say(f"scythe-objective-{objective}"), 24, theme.BAR_INK, width - 780, "bold", least=18
        )
        canvas.fitted(756, y + 28, scene.say(f"scythe-about-{objective}"), 20, theme.BAR_SOFT, width - 780, least=17)
