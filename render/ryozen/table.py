"""What lies and stands on the plane: kin, tokens, cards, villages, and the marks of what changed."""

from __future__ import annotations

from collections import defaultdict

from games.ryozen import components as c
from render import marks
from render.canvas import Canvas
from render.ryozen import layout, palace, pieces, theme
from render.ryozen.scene import Scene
from render.sprites import Sprite

KIN = 25
HOP = 13
"""Tokens on one space stand so far apart."""


def draw(canvas: Canvas, scene: Scene) -> None:
    """The whole plane."""
    palace.draw_beams(canvas, scene)
    _places_in_light(canvas, scene)
    palace.draw(canvas, scene)
    if scene.view.kin:
        _rows(canvas, scene)
        _villages(canvas, scene)
        _heralds(canvas, scene)
        _favour(canvas, scene)
        _kin(canvas, scene)
        _blocks(canvas, scene)
    _place_numbers(canvas, scene)


def _place_numbers(canvas: Canvas, scene: Scene) -> None:
    """The slot of each place, so that `gate.2` can be typed from the picture."""
    for place in c.PLACES[scene.view.side].values():
        x, y = layout.PLACES[scene.view.side][place.id]
        canvas.text(x - 25, y - 23, str(place.slot), 17, theme.BAR_INK, "bold", "m", halo=theme.DEEP)


def _places_in_light(canvas: Canvas, scene: Scene) -> None:
    """Places lie on top of the light."""
    for place in c.PLACES[scene.view.side].values():
        if place.sector in scene.view.highlighted:
            cost = next(iter(place.cost), "")
            slot = pieces.place_slot(canvas.scale, cost, theme.GOLD)
            canvas.stamp(slot, *layout.PLACES[scene.view.side][place.id])


def _kin(canvas: Canvas, scene: Scene) -> None:
    """Kin in sectors and on Palace spots; what moved or turned over since glows."""
    for number, kin in enumerate(scene.view.kin):
        spot = scene.spot(kin)
        if spot is None:
            continue
        earlier = scene.kin_before(number)
        changed = earlier is not None and (earlier.at, earlier.cloaked, earlier.kind) != (kin.at, kin.cloaked, kin.kind)
        if changed and kin.at != c.PALACE:
            canvas.stamp(marks.glow(canvas.scale, KIN + 9), *spot)
        if kin.at != c.PALACE:  # those in the open Palace lie on their seat's stack
            canvas.stamp(pieces.kin(canvas.scale, scene.styles[kin.owner], kin.kind, kin.cloaked, KIN), *spot)
        start = scene.spot(earlier) if earlier is not None and earlier.at != kin.at else None
        if start is not None:
            canvas.stamp(marks.arrow(canvas.scale, start, spot, scene.styles[kin.owner].colour), *start)


def _blocks(canvas: Canvas, scene: Scene) -> None:
    """RYO-10.23: sectors closed by a Guardian."""
    for block in scene.view.blocks:
        canvas.stamp(pieces.barrier(canvas.scale), *layout.polar(layout.ANGLES[block.sector], layout.INNER + 22))


def _rows(canvas: Canvas, scene: Scene) -> None:
    """Event row at the Gate, revelation row at the Springs, Clan House row and piles."""
    view = scene.view
    for space, event in enumerate(view.event_row):
        if event:
            canvas.stamp(event_card(canvas.scale, event, space + 1), *layout.EVENTS[space])
    canvas.stamp(pieces.pile(canvas.scale, view.event_deck, "moon", theme.BAR, theme.RIM), *layout.EVENT_DECK)
    if view.event_discard:
        canvas.stamp(event_card(canvas.scale, view.event_discard[-1], 0), *layout.EVENT_DISCARD)
    for space, card in enumerate(view.revelation_row):
        if card:
            canvas.stamp(revelation_card(canvas.scale, card), *layout.REVELATIONS[space])
    deck = pieces.pile(canvas.scale, view.revelation_deck, "wax-seal", theme.SECTOR_GROUND["agate"], theme.RIM)
    canvas.stamp(deck, *layout.REVELATION_DECK)
    if view.revelation_discard:
        canvas.stamp(revelation_card(canvas.scale, view.revelation_discard[-1]), *layout.REVELATION_DISCARD)
    for slot, (x, y) in zip(c.SLOTS, layout.SLOTS, strict=True):
        index = slot.index - 1
        if index < len(view.clan_row):
            tile = view.clan_row[index]
            canvas.stamp(pieces.kin(canvas.scale, scene.styles[tile.owner], tile.kind, False, KIN), x, y)
        else:
            canvas.stamp(pieces.place_slot(canvas.scale, "", theme.RIM), x, y)
        canvas.stamp(pieces.resource(canvas.scale, "coin", 17), x - 18, y + 38)
        canvas.text(x - 5, y + 38, str(slot.cost["coin"]), 18, theme.LIGHT, "bold", "m")
        canvas.icon(theme.FAVOUR_ICON, x + 7, y + 38, 16, theme.SHARDS["coral"])
        canvas.text(x + 19, y + 38, str(slot.favour), 18, theme.BAR_INK, "bold", "m")
    for seat, player in enumerate(view.seats):
        x, y = layout.PILES[player.number - 1]
        canvas.stamp(pieces.kin(canvas.scale, scene.styles[seat], "", True, 20), x, y)
        canvas.text(x + 13, y - 14, str(player.pile), 20, theme.BAR_INK, "bold", halo=theme.DEEP)


def event_card(scale: float, event: str, space: int) -> Sprite:
    """An event; an eclipse has the colour of its moon."""
    moon = theme.SHARDS.get(event.removesuffix("_eclipse"))
    return pieces.card(scale, theme.EVENT_ICONS[event], theme.PAPER, moon or theme.ROOF, str(space) if space else "")


def revelation_card(scale: float, card: str) -> Sprite:
    """A revelation card: price above, favour when discarded below."""
    row = c.REVELATIONS[card]
    moon = next((theme.SHARDS[colour] for colour in theme.SHARDS if colour in card), theme.INK)
    icon = theme.GLYPH_ICONS[row.glyph]
    return pieces.card(scale, icon, theme.PANEL, moon, str(row.price), str(row.discard_favour))


def _villages(canvas: Canvas, scene: Scene) -> None:
    """The track with what is built, what comes next, and the Explorers."""
    view = scene.view
    for space, (x, y) in enumerate(layout.VILLAGES):
        if space < len(view.villages):
            canvas.stamp(pieces.village(canvas.scale, view.villages[space], space), x, y)
        else:
            canvas.stamp(pieces.empty_village(canvas.scale, space), x, y)
    if view.next_village:
        x, y = layout.VILLAGE_STACK
        canvas.stamp(pieces.village(canvas.scale, view.next_village, view.village_stack), x, y)
    standing: dict[int, list[int]] = defaultdict(list)
    for seat, player in enumerate(view.seats):
        standing[player.explorer].append(seat)
    for space, seats in standing.items():
        x, y = layout.VILLAGES[space]
        for index, seat in enumerate(seats):
            canvas.stamp(pieces.token(canvas.scale, scene.styles[seat], 9), x - 22 + index * 15, y + 32)


def _heralds(canvas: Canvas, scene: Scene) -> None:
    for space, seat in enumerate(scene.view.heralds):
        canvas.stamp(pieces.token(canvas.scale, scene.styles[seat], 17, "megaphone"), *layout.HERALDS[space])


def _favour(canvas: Canvas, scene: Scene) -> None:
    """RYO-2.18: tokens go round; those on one space are set apart."""
    standing: dict[int, list[int]] = defaultdict(list)
    for seat, player in enumerate(scene.view.seats):
        standing[player.favour % len(layout.FAVOUR)].append(seat)
    for space, seats in standing.items():
        x, y = layout.FAVOUR[space]
        for index, seat in enumerate(seats):
            shift = (index - (len(seats) - 1) / 2) * HOP
            inward = 1 if x < layout.PLANE / 2 else -1
            dx, dy = (shift, 0.0) if y in (20, 980) else (inward * abs(shift) * 0.3, shift)
            canvas.stamp(pieces.token(canvas.scale, scene.styles[seat], 11), x + dx, y + dy)
