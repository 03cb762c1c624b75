"""A card for every seat."""

from __future__ import annotations

from render import furniture, marks
from render.canvas import Canvas
from render.circadians import theme
from render.circadians.scene import Scene

GAP = 12
CARD_HEIGHT = 214


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """The cards clockwise, side by side."""
    count = scene.view.players
    wide = (width - (count - 1) * GAP) / count
    for seat in scene.order:
        draw_card(canvas.moved(seat * (wide + GAP), 0), scene, seat, wide)


def header(canvas: Canvas, scene: Scene, seat: int, width: float, height: float) -> None:
    """Name, whose turn, sealed or not, the flare gun."""
    style = scene.styles[seat]
    furniture.seat_card(
        canvas, theme.FURNITURE, (width, height), style, scene.names[seat], active=seat in scene.view.waiting
    )
    if seat in scene.view.sealed:
        canvas.icon("wax-seal", width - 30, 27, 34, style.ink)
    elif seat == scene.view.flare and scene.view.phase != "setup":
        canvas.icon("ray-gun", width - 32, 27, 34, style.ink)


def draw_card(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Faction, energy, gems, cards, fame; regions, relics, price tokens."""
    player = scene.view.seats[seat]
    header(canvas, scene, seat, width, CARD_HEIGHT)
    if not player.faction:
        return
    canvas.icon(theme.FACTION_ICONS[player.faction], 30, 80, 36, theme.INK)
    title = scene.say(f"circadians-faction-{player.faction}")
    canvas.fitted(56, 80, title, 25, theme.INK, width - 70, "bold", least=18)
    numbers = (
        ("energy-tank", player.energy, "energy", theme.ENERGY),
        ("gems", player.gems, "gems", theme.GEM),
        ("card-play", player.cards, "cards", theme.CARD),
        ("laurel-crown", player.fame, "fame", theme.GOLD),
    )
    step = (width - 16) / 4
    before = scene.seat_before(seat)
    for index, (icon, value, field, colour) in enumerate(numbers):
        x = 12 + index * step
        canvas.icon(icon, x + 14, 122, 29, colour)
        canvas.text(x + 33, 122, str(value), 27, theme.INK, "bold")
        change = value - getattr(before, field) if before else 0
        if change:
            marks.gain(canvas, x + 38, 101, change, 20)
    for index, (icon, value) in enumerate(
        (
            ("position-marker", player.land),
            ("planet-core", player.regions),
            ("glowing-artifact", len(player.relics)),
            ("meeple", sum(player.areas)),
        )
    ):
        x = 12 + index * step
        canvas.icon(icon, x + 14, 158, 25, theme.SOFT_INK)
        canvas.text(x + 33, 158, str(value), 24, theme.INK, "bold")
    _tokens(canvas, scene, seat, width)


def _tokens(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Price tokens in supply, and those in the vault, paler."""
    player = scene.view.seats[seat]
    step = (width - 24) / 6
    for index, token in enumerate([*player.supply, *player.vault]):
        x = 12 + index * step
        vault = token in player.vault
        canvas.box(x + 1, 178, step - 4, 26, theme.SLOT if vault else theme.GOLD)
        words = token[1]
        canvas.text(x + step / 2 - 1, 191, words, 21, theme.SOFT_INK if vault else theme.INK, "bold", "m")
