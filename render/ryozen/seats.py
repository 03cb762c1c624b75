"""The seats: in a strip below the ring, and from close by with purse, hand and cards."""

from __future__ import annotations

from games.ryozen import components as c
from render.blocks import Block, Chip, Columns, Drawing, Flow, Lines, Panel, Stack, key, measure
from render.canvas import Canvas
from render.ryozen import pieces, theme
from render.ryozen.scene import Scene
from render.seatcards import SeatCard
from render.sprites import faded
from render.strips import Figure, seat_strip

ROMAN = ("I", "II", "III", "IV")
KIN = 32
NAME = 28


def strip(scene: Scene) -> Block:
    """Below the ring: favour, moon shards, kin in hand."""
    view = scene.view

    def figures(seat: int) -> tuple[Figure, ...]:
        return (
            Figure(theme.FAVOUR_ICON, view.seats[seat].favour, _gained(scene, seat)),
            Figure(theme.SHARD_ICON, sum(view.seats[seat].shards.values())),
            Figure("meeple", sum(kin.owner == seat and kin.at == c.HAND for kin in view.kin)),
        )

    return seat_strip(scene, figures, lambda seat: "queen-crown" if seat == view.first else "")


def _gained(scene: Scene, seat: int) -> int:
    earlier = scene.seat_before(seat)
    return scene.view.seats[seat].favour - earlier.favour if earlier else 0


def page(scene: Scene) -> Block:
    """Everybody from close by, and below them what the icons mean."""
    entries = [
        (theme.FAVOUR_ICON, scene.say("ryozen-legend-favour")),
        *((icon, scene.say(f"ryozen-legend-{kind}")) for kind, icon in theme.RESOURCE_ICONS.items()),
        (theme.SHARD_ICON, scene.say("ryozen-legend-shard")),
    ]
    return Stack([*(card(scene, seat) for seat in scene.order), key(theme.ON_NIGHT, entries, 28)], 10)


def card(scene: Scene, seat: int) -> Block:
    """A seat: favour, purse, hand, kept cards, Herald and Explorer."""
    view = scene.view
    rows: list[Block] = []
    if view.kin:
        rows = [purse(scene, seat), Flow([*hand(scene, seat), *_kept(scene, seat)], 8), _tracks(scene, seat)]
    return SeatCard(
        theme.FURNITURE,
        scene.styles[seat],
        scene.names[seat],
        Stack([row for row in rows if not isinstance(row, Flow) or row.chips], 6),
        seat in view.waiting,
        "queen-crown" if seat == view.first else "",
        note=status(scene, seat),
    )


def purse(scene: Scene, seat: int) -> Block:
    """Favour, resources and moon shards; what has changed is in the colour of gain or loss."""
    player, earlier = scene.view.seats[seat], scene.seat_before(seat)
    had = {**earlier.resources, **earlier.shards} if earlier else {}
    things = [
        (theme.FAVOUR_ICON, theme.ROOF, player.favour, player.favour - earlier.favour if earlier else 0),
        *(
            (theme.RESOURCE_ICONS[kind], theme.RESOURCES[kind], count, count - had.get(kind, count))
            for kind, count in player.resources.items()
        ),
        *(
            (theme.SHARD_ICON, theme.SHARDS[kind], count, count - had.get(kind, count))
            for kind, count in player.shards.items()
        ),
    ]

    def paint(canvas: Canvas, width: float) -> None:
        step = width / len(things)
        for index, (icon, colour, count, change) in enumerate(things):
            canvas.icon(icon, index * step + 24, 26, 44, colour)
            ink = theme.GAINED if change > 0 else theme.ROOF if change < 0 else theme.INK
            canvas.text(index * step + 52, 26, str(count), 40, ink, "bold")

    return Drawing(54, paint)


def hand(scene: Scene, seat: int) -> list[Chip]:
    """RYO-3.9: the hand; kin out for the round are pale."""
    style = scene.styles[seat]
    held = [kin for kin in scene.view.kin if kin.owner == seat and kin.at in (c.HAND, c.PUSHED)]

    def chip(kind: str, out: bool) -> Chip:
        def paint(canvas: Canvas) -> None:
            sprite = pieces.kin(canvas.scale, style, kind, False, KIN)
            canvas.stamp(faded(sprite, 0.35) if out else sprite, KIN + 2, 0)

        return Chip(2 * KIN + 6, 2 * KIN + 6, paint)

    return [chip(kin.kind, kin.at == c.PUSHED) for kin in sorted(held, key=lambda kin: kin.at == c.PUSHED)]


def _kept(scene: Scene, seat: int) -> list[Chip]:
    """Kept revelations lie open; each with its name."""

    def chip(card: str) -> Chip:
        name = scene.say(f"ryozen-revelation-{card}")

        def paint(canvas: Canvas) -> None:
            canvas.stamp(pieces.chip(canvas.scale, card), 28, 0)
            canvas.text(64, 0, name, NAME, theme.INK)

        return Chip(76 + measure(1).width(name, NAME), 68, paint)

    return [chip(card) for card in scene.view.seats[seat].cards]


def _tracks(scene: Scene, seat: int) -> Block:
    """Where Herald and Explorer stand, and how many kin are left in the clan's pile."""
    view = scene.view
    player = view.seats[seat]
    herald = scene.say("ryozen-picture-herald", space=ROMAN[view.heralds.index(seat)])
    explorer = scene.say("ryozen-picture-explorer", space=player.explorer)
    pile = scene.say("ryozen-picture-pile", count=player.pile)
    return Columns([Lines(words, 28, theme.SOFT_INK) for words in (herald, explorer, pile)], 10)


def status(scene: Scene, seat: int) -> str:
    """What a seat is doing."""
    view = scene.view
    if view.outcome is not None:
        return scene.say("ryozen-picture-winner") if seat in view.outcome.winners else ""
    if view.turn is not None and view.turn.seat == seat:
        return scene.say("ryozen-picture-on-turn")
    return scene.say("ryozen-picture-chooses") if seat in view.waiting else ""


def mat(scene: Scene) -> Block:
    """The own seat: what can be paid with, kin in hand with what they can do, and kept cards with what they say."""
    seat = scene.view.seat
    if seat is None:
        raise ValueError("an onlooker has no seat")
    view = scene.view
    if not view.kin:
        return card(scene, seat)
    style, player = scene.styles[seat], view.seats[seat]
    kinds = list(dict.fromkeys(kin.kind for kin in view.kin if kin.owner == seat and kin.at == c.HAND))
    kin: list[Block] = [
        entry(
            lambda canvas, kind=kind: canvas.stamp(pieces.kin(canvas.scale, style, kind, False, KIN), 0, 0),
            scene.say(f"ryozen-kin-{kind}"),
            scene.say(f"ryozen-ability-{kind.replace('_', '-')}"),
        )
        for kind in kinds
    ]
    cards: list[Block] = [
        entry(
            lambda canvas, card=card: canvas.stamp(pieces.chip(canvas.scale, card), 0, 0),
            scene.say(f"ryozen-revelation-{card}"),
            scene.say(f"ryozen-card-{card.replace('_', '-')}"),
        )
        for card in dict.fromkeys(player.cards)
    ]
    blocks: list[Block] = [
        SeatCard(theme.FURNITURE, style, scene.names[seat], Stack([purse(scene, seat), _tracks(scene, seat)], 6))
    ]
    if kin:
        blocks.append(Panel(theme.FURNITURE, Stack(kin, 10), scene.say("ryozen-picture-hand")))
    if cards:
        blocks.append(Panel(theme.FURNITURE, Stack(cards, 10), scene.say("ryozen-picture-cards")))
    return Stack(blocks, 12)


def entry(mark: object, title: str, words: str) -> Block:
    """A piece with its name and what it does."""
    assert callable(mark)

    def paint(canvas: Canvas, width: float) -> None:
        mark(canvas.moved(width / 2, 36))

    text = Stack([Lines(title, 34, theme.INK, "bold"), Lines(words, 28, theme.SOFT_INK, least=28)], 0)
    return Columns([Drawing(72, paint), text], 12, first=74, middle=True)
