"""What lies in the rows, in words: events, revelations, the Clan House, villages; and the favour of all."""

from __future__ import annotations

from games.ryozen import components as c
from render.blocks import Block, Columns, Drawing, Lines, Panel, Stack
from render.canvas import Canvas
from render.ryozen import pieces, theme
from render.ryozen.scene import Scene
from render.ryozen.seats import entry
from render.seats import badge

ICON = 58


def market(scene: Scene) -> Block:
    """Revelations at the Springs, and kin to hire in the Clan House."""
    view = scene.view
    revelations = [_revelation(scene, space, card) for space, card in enumerate(view.revelation_row) if card]
    kin = [_tile(scene, slot.index - 1) for slot in c.SLOTS if slot.index <= len(view.clan_row)]
    return Stack(
        [
            Panel(theme.FURNITURE, Stack(revelations, 10), scene.say("ryozen-picture-revelations")),
            Panel(theme.FURNITURE, Stack(kin, 10), scene.say("ryozen-picture-clan-house")),
        ],
        12,
    )


def _priced(block: Block, price: str, cost: int, favour: int) -> Block:
    def paint(canvas: Canvas, width: float) -> None:
        canvas.stamp(pieces.resource(canvas.scale, price, 40), width - 70, 24)
        canvas.text(width, 24, str(cost), 38, theme.INK, "bold", "r")
        canvas.icon(theme.FAVOUR_ICON, width - 70, 70, 40, theme.ROOF)
        canvas.text(width, 70, f"+{favour}", 38, theme.INK, "bold", "r")

    return Columns([block, Drawing(94, paint)], 8, (7, 1), middle=True)


def _revelation(scene: Scene, space: int, card: str) -> Block:
    row = c.REVELATIONS[card]
    block = entry(
        lambda canvas: canvas.stamp(pieces.chip(canvas.scale, card), 0, 0),
        f"{space + 1}. {scene.say(f'ryozen-revelation-{card}')}",
        scene.say(f"ryozen-card-{card.replace('_', '-')}"),
    )
    return _priced(block, "scroll", row.price, row.discard_favour)


def _tile(scene: Scene, index: int) -> Block:
    tile, slot = scene.view.clan_row[index], c.SLOTS[index]
    block = entry(
        lambda canvas: canvas.stamp(pieces.kin(canvas.scale, scene.styles[tile.owner], tile.kind, False, 32), 0, 0),
        scene.say(f"ryozen-kin-{tile.kind}"),
        scene.say(f"ryozen-ability-{tile.kind.replace('_', '-')}"),
    )
    return _priced(block, "coin", slot.cost["coin"], slot.favour)


def events(scene: Scene) -> Block:
    """The predicted events, and the village track with the Explorers."""
    return Stack(
        [
            Panel(theme.FURNITURE, Stack(_events(scene), 10), scene.say("ryozen-picture-events")),
            Panel(theme.FURNITURE, Stack(_villages(scene), 8), scene.say("ryozen-picture-villages")),
        ],
        12,
    )


def _events(scene: Scene) -> list[Block]:
    rows: list[Block] = []
    for space, event in enumerate(scene.view.event_row):
        if not event:
            rows.append(Lines(f"{space + 1}. {scene.say('ryozen-picture-no-event')}", 34, theme.SOFT_INK))
            continue
        moon = theme.SHARDS.get(event.removesuffix("_eclipse"), theme.ROOF)

        def mark(canvas: Canvas, event: str = event, moon: tuple[int, int, int] = moon) -> None:
            canvas.icon(theme.EVENT_ICONS[event], 0, 0, ICON, moon)

        title = f"{space + 1}. {scene.say(f'ryozen-event-{event}')}"
        rows.append(entry(mark, title, scene.say(f"ryozen-does-{event.replace('_', '-')}")))
    return rows


def _villages(scene: Scene) -> list[Block]:
    """The built track, who is where, and what can be built next."""
    view = scene.view
    rows = [_village(scene, space, village) for space, village in enumerate(view.villages)]
    if view.kin and len(view.villages) < len(c.TRACK):
        coming = c.ALTAR_TILE if len(view.villages) == len(c.TRACK) - 1 else view.next_village
        if coming:
            words = scene.say("ryozen-picture-next", village=scene.say(f"ryozen-village-{coming}"))
            rows.append(Columns([Lines(words, 32, theme.SOFT_INK), _build(len(view.villages))], 8, (3, 2)))
    return rows


def _village(scene: Scene, space: int, village: str) -> Block:
    here = [seat for seat, player in enumerate(scene.view.seats) if player.explorer == space]

    def paint(canvas: Canvas, width: float) -> None:
        for index, seat in enumerate(here):
            canvas.stamp(badge(canvas.scale, scene.styles[seat], 15), width - 24 - 44 * index, 22)

    def mark(canvas: Canvas) -> None:
        canvas.icon(theme.VILLAGE_ICONS[village], 0, 0, ICON - 6, theme.ROOF)

    title = f"{space}. {scene.say(f'ryozen-village-{village}')}"
    about = entry(mark, title, scene.say(f"ryozen-bonus-{village.replace('_', '-')}"))
    return Columns([about, Drawing(46, paint)], 6, (4, 1), middle=True)


def _build(space: int) -> Block:
    row = c.TRACK[space]
    goods = [kind for kind, count in row.build_cost.items() for _ in range(count)]

    def paint(canvas: Canvas, width: float) -> None:
        x = width
        canvas.text(x, 22, f"+{row.build_favour}", 36, theme.INK, "bold", "r")
        canvas.icon(theme.FAVOUR_ICON, x - 78, 22, 38, theme.ROOF)
        for index, kind in enumerate(reversed(goods)):
            canvas.stamp(pieces.resource(canvas.scale, kind, 38), x - 130 - index * 46, 22)

    return Drawing(46, paint)
