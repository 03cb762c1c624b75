"""One card per seat: what everybody can see of it."""

from __future__ import annotations

from games.ryozen import components as c
from render import furniture, marks
from render.canvas import Canvas
from render.ryozen import pieces, theme
from render.ryozen.scene import Scene
from render.sprites import faded

GAP = 12
NAMES_TOP = furniture.BAND + 220
NAME_STEP = 27
ROMAN = ("I", "II", "III", "IV")


def draw(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """All cards below each other."""
    tall = (height - GAP * (scene.view.players - 1)) / scene.view.players
    for row, seat in enumerate(scene.order):
        draw_card(canvas.moved(0, row * (tall + GAP)), scene, seat, width, tall)


def draw_card(canvas: Canvas, scene: Scene, seat: int, width: float, height: float) -> None:
    """A seat: name, favour, resources, shards, hand, cards."""
    view, style = scene.view, scene.styles[seat]
    player = view.seats[seat]
    furniture.seat_card(canvas, theme.FURNITURE, (width, height), style, "", seat in view.waiting)
    room = width - 62 - 150
    if seat == view.first:
        canvas.icon("queen-crown", width - 166, furniture.BAND / 2, 34, style.ink)
        room -= 38
    canvas.fitted(62, furniture.BAND / 2 + 1, scene.names[seat], 30, style.ink, room, "bold", least=22)
    canvas.icon(theme.FAVOUR_ICON, width - 124, furniture.BAND / 2, 36, style.ink)
    canvas.text(width - 100, furniture.BAND / 2 + 1, str(player.favour), 36, style.ink, "bold")
    earlier = scene.seat_before(seat)
    if earlier is not None and earlier.favour != player.favour:
        marks.gain(canvas, width - 28, furniture.BAND / 2, player.favour - earlier.favour, 26)
    if not view.kin:
        return
    _purse(canvas.moved(14, furniture.BAND + 32), scene, seat, width - 28)
    _hand(canvas.moved(14, furniture.BAND + 84), scene, seat, width - 28)
    _cards(canvas.moved(14, furniture.BAND + 136), scene, seat, width - 28)
    _tracks(canvas.moved(14, furniture.BAND + 184), scene, seat, width - 28)
    _card_names(canvas.moved(14, NAMES_TOP), scene, seat, width - 28, height - NAMES_TOP)


def _purse(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Resources and moon shards, with what changed."""
    player, earlier = scene.view.seats[seat], scene.seat_before(seat)
    step = width / 6
    things = [
        *((pieces.resource(canvas.scale, kind, 34), player.resources, kind) for kind in c.RESOURCES),
        *((pieces.shard(canvas.scale, colour, 34), player.shards, colour) for colour in c.SHARDS),
    ]
    for index, (sprite, owned, kind) in enumerate(things):
        x = index * step
        canvas.stamp(sprite, x + 18, 0)
        canvas.text(x + 39, 0, str(owned[kind]), 30, theme.INK if owned[kind] else theme.SOFT_INK, "bold")
        if earlier is not None:
            had = {**earlier.resources, **earlier.shards}[kind]
            if had != owned[kind]:
                marks.gain(canvas, x + 58, -14, owned[kind] - had, 21)


def _hand(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """RYO-3.9: the hand; kin out for the round are pale."""
    style = scene.styles[seat]
    held = [kin for kin in scene.view.kin if kin.owner == seat and kin.at == c.HAND]
    out = [kin for kin in scene.view.kin if kin.owner == seat and kin.at == c.PUSHED]
    for index, kin in enumerate([*held, *out]):
        sprite = pieces.kin(canvas.scale, style, kin.kind, False, 22)
        canvas.stamp(faded(sprite, 0.35) if kin.at == c.PUSHED else sprite, 24 + index * 52, 0)
    if not held and not out:
        canvas.text(8, 0, scene.say("ryozen-picture-all-placed"), 22, theme.SOFT_INK)


def _cards(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Kept revelation cards by their glyphs."""
    kept = scene.view.seats[seat].cards
    step = min(46.0, (width - 30) / max(len(kept), 1))
    for index, card in enumerate(kept):
        canvas.stamp(pieces.chip(canvas.scale, card), 20 + index * step, 0)


def _card_names(canvas: Canvas, scene: Scene, seat: int, width: float, height: float) -> None:
    """The kept cards by name, as many as there is room for."""
    kept = scene.view.seats[seat].cards
    for row, card in enumerate(kept[: int(height // NAME_STEP)]):
        y = row * NAME_STEP
        canvas.icon(theme.GLYPH_ICONS[c.REVELATIONS[card].glyph], 12, y, 22, theme.SOFT_INK)
        canvas.fitted(32, y, scene.say(f"ryozen-revelation-{card}"), 21, theme.INK, width - 34)


def _tracks(canvas: Canvas, scene: Scene, seat: int, width: float) -> None:
    """Where Herald and Explorer stand, and what the seat is doing."""
    view = scene.view
    canvas.icon("megaphone", 14, 0, 26, theme.SOFT_INK)
    canvas.text(34, 0, ROMAN[view.heralds.index(seat)], 25, theme.INK, "display")
    canvas.icon("compass", 88, 0, 26, theme.SOFT_INK)
    canvas.text(108, 0, str(view.seats[seat].explorer), 25, theme.INK, "bold")
    key = status(scene, seat)
    if key:
        canvas.fitted(146, 0, scene.say(key), 23, theme.ROOF, width - 146, "bold")


def status(scene: Scene, seat: int) -> str:
    """What a seat is doing."""
    view = scene.view
    if view.outcome is not None:
        return "ryozen-picture-winner" if seat in view.outcome.winners else ""
    if view.turn is not None and view.turn.seat == seat:
        return "ryozen-picture-on-turn"
    return "ryozen-picture-chooses" if seat in view.waiting else ""
