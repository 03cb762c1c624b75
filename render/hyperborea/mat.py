"""A seat's mat: base technologies with every row, tracks, cubes, own cards; and what only its owner sees."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.view import SeatView
from render.blocks import Block, Columns, Drawing, Flow, Lines, Panel, Stack, grid
from render.canvas import Canvas
from render.hyperborea import market, pieces, seats, theme
from render.hyperborea.scene import Scene
from render.seatcards import SeatCard

TECHS = tuple(dict.fromkeys(row.tech for row in c.ROWS.values() if row.tech))

MANY = 7
"""With more cards than that there is no room for the tracks."""


def page(scene: Scene) -> Block:
    """The own mat."""
    seat = scene.view.seat
    if seat is None:
        raise ValueError("an onlooker has no mat")
    player = scene.view.seats[seat]
    rows: list[Block] = [grid([_tech(scene, player, tech) for tech in TECHS], 2, 10), _cubes(scene, player)]
    return SeatCard(
        theme.FURNITURE,
        scene.styles[seat],
        scene.names[seat],
        Stack(rows, 10),
        seat in scene.view.waiting,
        note=scene.say(f"hyperborea-faction-{player.faction}"),
    )


def own_cards(scene: Scene) -> Block:
    """The own technologies, the faction tile, development tracks, and tokens that nobody else sees."""
    view = scene.view
    if view.seat is None:
        raise ValueError("an onlooker has no cards")
    player = view.seats[view.seat]
    blocks: list[Block] = []
    if len(player.cards) <= MANY:  # levels stand with the seats as well
        blocks.append(Panel(theme.FURNITURE, _tracks(scene, player), scene.say("hyperborea-picture-tracks")))
    if player.tile:
        blocks.append(_tile(scene, player))
    for key, token in (("look", view.my_look), ("kept", view.my_kept)):
        if token:
            words = f"{scene.say(f'hyperborea-picture-{key}')}: {scene.say(f'hyperborea-token-{token}')}"
            effects = market.in_words(scene, c.TOKENS[token].effects)
            inside = Stack([Lines(words, 34, theme.INK, "bold"), Lines(effects, 29, theme.SOFT_INK, least=28)], 2)
            blocks.append(Panel(theme.FURNITURE, inside))
    if player.cards:
        cards = [
            market.card(scene, card, player.rows.get(card), theme.GAIN if card in player.in_force else None)
            for card in player.cards
        ]
        blocks.append(grid(cards, 2, 10))
    return Stack(blocks, 12)


def _tech(scene: Scene, player: SeatView, tech: str) -> Block:
    """A base technology: two rows, of which one may be used."""
    rows: list[Block] = []
    for number in (1, 2):
        name = f"{tech}{number}"
        row, closed = c.ROWS[name], c.ROWS[name].rival in player.rows
        ink = theme.PANEL_EDGE if closed else theme.INK
        rows += [
            Lines(scene.say(f"hyperborea-row-{name}"), 32, ink, "bold"),
            Flow(market.spaces(row.slots, player.rows.get(name), closed), 5),
            Lines(market.in_words(scene, row.effects), 28, theme.SOFT_INK, least=26),
        ]
    return Panel(theme.FURNITURE, Stack(rows, 3), fill=theme.WHITE, padding=12)


def _cubes(scene: Scene, player: SeatView) -> Block:
    named = (("available", player.available), ("unused", player.unused), ("bag", player.bag))
    return Columns(
        [
            Stack(
                [Lines(scene.say(f"hyperborea-picture-{name}"), 28, theme.SOFT_INK), Flow(seats.cube_chips(cubes), 4)],
                4,
            )
            for name, cubes in named
        ],
        14,
    )


def _tracks(scene: Scene, player: SeatView) -> Block:
    """Six development tracks: what is reached, and from where on it is worth cubes."""

    def track(kind: int, reached: int) -> Block:
        def paint(canvas: Canvas, width: float) -> None:
            canvas.stamp(pieces.cube(canvas.scale, kind, 42), 24, 26)
            canvas.stamp(pieces.level(canvas.scale, kind, reached, width - 130, 36), 60, 8)
            canvas.text(width, 26, str(reached), 38, theme.INK if reached else theme.SOFT_INK, "bold", "r")

        return Drawing(52, paint)

    return grid([track(kind, reached) for kind, reached in enumerate(player.levels)], 2, 10)


def _tile(scene: Scene, player: SeatView) -> Block:
    """The faction tile in words, its tokens, and its row."""
    rows: list[Block] = [Lines(scene.say(f"hyperborea-faction-tile-{player.tile}"), 30, theme.INK, least=28)]
    if player.tile in c.EXTRA_ROWS:
        slots = c.ROWS[player.tile].slots
        rows.append(Flow(market.spaces(slots, player.rows.get(player.tile), player.row_used), 5))
    if player.tokens:
        rows.append(Flow([seats.sign("white-tower", theme.INK) for _ in range(player.tokens)], 6))
    return Panel(theme.FURNITURE, Stack(rows, 6), scene.say("hyperborea-picture-tile"))
