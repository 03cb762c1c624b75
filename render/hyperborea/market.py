"""The eight technologies on offer."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.view import Offer
from render import furniture, marks
from render.canvas import Canvas
from render.hyperborea import effects, pieces, theme
from render.hyperborea.scene import Scene

CARD_HEIGHT = 106
DECK = 30
HEIGHT = 44 + len(c.DECKS) * (DECK + CARD_HEIGHT + 6) + 6


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """A panel with a line for each deck and its two cards below."""
    furniture.panel(canvas, theme.FURNITURE, (width, HEIGHT), scene.say("hyperborea-picture-offer"))
    wide = (width - 36) / c.FACE_UP
    for index, number in enumerate(c.DECKS):
        y = 44 + index * (DECK + CARD_HEIGHT + 6)
        left = scene.view.decks[index] if scene.view.decks else 0
        name = scene.say(f"hyperborea-deck-{number}")
        canvas.fitted(16, y + DECK / 2, f"{number} · {name}", 19, theme.SOFT_INK, width - 100)
        canvas.icon("stack", width - 52, y + DECK / 2, 22, theme.SOFT_INK)
        canvas.text(width - 16, y + DECK / 2, str(left), 22, theme.SOFT_INK, "bold", "r")
        offers = scene.view.market[index] if scene.view.market else []
        for place, offer in enumerate(offers):
            if offer.card:
                card(canvas.moved(14 + place * (wide + 8), y + DECK), scene, offer, wide, CARD_HEIGHT)


def is_new(scene: Scene, name: str) -> bool:
    """Whether the card came up since the earlier view."""
    before = scene.before
    if before is None or not before.market:
        return False
    return all(offer.card != name for offers in before.market for offer in offers)


def card(canvas: Canvas, scene: Scene, offer: Offer, width: float, height: float) -> None:
    """A card on offer: name, gems, row, effects, and the grey cube on it."""
    edge = marks.GLOW if is_new(scene, offer.card) else theme.PANEL_EDGE
    canvas.stamp(
        furniture.plate(canvas.scale, width, height, theme.WHITE, edge, 3 if edge == marks.GLOW else 2, 8), 0, 0
    )
    face(canvas, scene, offer.card, None, width)
    if offer.grey:
        canvas.stamp(pieces.cube(canvas.scale, c.GREY, 20), width - 20, height - 18)


def face(canvas: Canvas, scene: Scene, name: str, lying: list[int] | None, width: float) -> None:
    """What is printed on a card."""
    row = c.ROWS[name]
    canvas.fitted(10, 19, scene.say(f"hyperborea-row-{name}"), 21, theme.INK, width - 58, "bold", least=17)
    canvas.icon("gems", width - 32, 19, 20, theme.GOLD)
    canvas.text(width - 8, 19, str(c.CARDS[name].gems), 21, theme.INK, "bold", "r")
    end = pieces.row(canvas, 10, 84, name, lying, 26)
    if row.kind != "instant":
        canvas.icon("hourglass" if row.kind == "start_of_turn" else "padlock", end + 16, 84, 22, theme.SOFT_INK)
    size = 26.0
    while size > 15 and effects.width(row.effects, size) > width - 12:
        size -= 1
    effects.draw(canvas, 10, 50, row.effects, size)
