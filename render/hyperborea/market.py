"""The eight technologies on offer, and what is printed on a card."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.text import Text
from games.hyperborea import components as c
from games.hyperborea.effects import effect_list
from games.hyperborea.view import Offer
from games.hyperborea.vocabulary import Effect
from render import marks
from render.art import Colour
from render.blocks import Block, Chip, Columns, Drawing, Flow, Lines, Panel, Stack
from render.canvas import Canvas
from render.hyperborea import pieces, theme
from render.hyperborea.scene import Scene

SPACE = 44


def page(scene: Scene) -> Block:
    """A row for each deck: how many are left, and its two cards."""
    view = scene.view
    return Stack([_deck(scene, index, number) for index, number in enumerate(c.DECKS) if view.market], 14)


def _deck(scene: Scene, index: int, number: int) -> Block:
    left = scene.view.decks[index] if scene.view.decks else 0
    name = scene.say("hyperborea-picture-deck", name=scene.say(f"hyperborea-deck-{number}"), count=left)
    offers = [offer for offer in scene.view.market[index] if offer.card]
    cards: list[Block] = [offered(scene, offer) for offer in offers]
    rows: list[Block] = [Lines(name, 32, theme.INK, "display")]
    return Stack([*rows, Columns(cards, 12)] if cards else rows, 6)


def offered(scene: Scene, offer: Offer) -> Block:
    """A card on offer, and the grey cube on it."""
    edge = marks.GLOW if is_new(scene, offer.card) else None
    return card(scene, offer.card, None, edge, grey=offer.grey)


def is_new(scene: Scene, name: str) -> bool:
    """Whether the card came up since the earlier view."""
    before = scene.before
    if before is None or not before.market:
        return False
    return all(offer.card != name for offers in before.market for offer in offers)


def card(
    scene: Scene, name: str, lying: Sequence[int] | None, edge: Colour | None = None, *, grey: bool = False
) -> Block:
    """A technology: its name, gems, spaces with what lies on them, and what it does."""
    row = c.ROWS[name]
    gems = c.CARDS[name].gems

    def worth(canvas: Canvas, width: float) -> None:
        canvas.icon("gems", width - 58, 24, 36, theme.GOLD)
        canvas.text(width, 24, str(gems), 36, theme.INK, "bold", "r")

    title = Lines(scene.say(f"hyperborea-row-{name}"), 34, theme.INK, "bold")
    chips = spaces(row.slots, lying)
    if row.kind != "instant":
        chips.append(_sign("hourglass" if row.kind == "start_of_turn" else "padlock"))
    if grey:
        chips.append(Chip(SPACE, SPACE, lambda canvas: canvas.stamp(pieces.cube(canvas.scale, c.GREY, 38), 24, 0)))
    rows: list[Block] = [
        Columns([title, Drawing(48, worth)], 4, (5, 1)),
        Flow(chips, 6),
        Lines(in_words(scene, row.effects), 28, theme.SOFT_INK, least=28),
    ]
    return Panel(theme.FURNITURE, Stack(rows, 4), fill=theme.WHITE, edge=edge, padding=14)


def in_words(scene: Scene, effects: Sequence[Effect]) -> str:
    """What a row does."""
    return scene.text(Text("hyperborea-effects", {"effects": effect_list(effects)}))


def spaces(slots: Sequence[int], lying: Sequence[int] | None, closed: bool = False) -> list[Chip]:
    """Activation spaces with what lies on them."""
    return [_space(slot, lying[number] if lying else c.EMPTY, closed) for number, slot in enumerate(slots)]


def _space(slot: int, lying: int, closed: bool) -> Chip:
    def paint(canvas: Canvas) -> None:
        canvas.stamp(pieces.space(canvas.scale, slot, SPACE, closed), SPACE / 2, 0)
        if lying != c.EMPTY:
            canvas.stamp(pieces.cube(canvas.scale, lying, 36), SPACE / 2, 0)

    return Chip(SPACE, SPACE, paint)


def _sign(icon: str) -> Chip:
    return Chip(SPACE, SPACE, lambda canvas: canvas.icon(icon, 22, 0, 36, theme.SOFT_INK))
