"""Player mats: four sections with what they give and cost, mechs and what they open, the own hand and prices."""

from __future__ import annotations

from games.scythe import components as c
from games.scythe.view import SeatView
from render.art import Colour
from render.blocks import Block, Chip, Columns, Drawing, Flow, Lines, Panel, Stack, grid
from render.canvas import Canvas
from render.scythe import pieces, theme
from render.scythe.scene import Scene
from render.seatcards import SeatCard, captioned
from render.strips import Figure

GIFTS = {
    "move": "walking-boot",
    "coins": "two-coins",
    "power": "fist",
    "combat_cards": "card-play",
    "resource_any": "oil-drum",
    "popularity": "hearts",
    "produce": "sprout",
}


def page(scene: Scene) -> Block:
    """The own mat."""
    seat = scene.view.seat
    if seat is None or scene.view.mine is None:
        raise ValueError("an onlooker has no mat")
    return mat(scene, seat, own=True)


def pages(scene: Scene) -> Block:
    """Everybody's mats, in short."""
    return Stack([mat(scene, seat, own=False) for seat in scene.order], 4)


def mat(scene: Scene, seat: int, *, own: bool) -> Block:
    """A player mat and a faction mat; the own one tells what can be paid now, and what each ability does."""
    player = scene.view.seats[seat]
    rows: list[Block] = []
    if player.faction and player.mat:
        title = f"{scene.say(f'scythe-faction-{player.faction}')} · {scene.say(f'scythe-mat-{player.mat}')}"
        sections = [(_section if own else _in_short)(scene, player, section) for section in c.MATS[player.mat].section]
        if own:
            rows = [Lines(title, 34, theme.INK, "bold"), Columns(sections[:2], 12), Columns(sections[2:], 12)]
            rows.append(_abilities(scene, player))
        else:
            rows = [Columns(sections, 10), _mechs(scene, player)]
    return SeatCard(
        theme.FURNITURE,
        scene.styles[seat],
        scene.names[seat],
        Stack(rows, 8 if own else 0),
        seat in scene.view.waiting,
        note="" if own else scene.mat(player),
    )


def _section(scene: Scene, player: SeatView, section: c.Section) -> Block:
    """A section: what its top action gives, and what its bottom action costs and pays."""
    here = player.section == str(section.index)
    top, bottom = c.TOP_ACTIONS[section.top], c.BOTTOM_ACTIONS[section.bottom]
    cost = player.costs.get(section.bottom, 0)
    have = player.stock[c.RESOURCES.index(bottom.resource)]
    rows: list[Block] = [
        Lines(scene.say(f"scythe-top-{section.top}"), 34, theme.INK, "bold", icon=theme.TOP_ICONS[section.top]),
        Flow([_gift(player, choice) for choice in top.choice], 12),
        Lines(
            scene.say(f"scythe-bottom-{section.bottom}"), 34, theme.INK, "bold", icon=theme.BOTTOM_ICONS[section.bottom]
        ),
        Flow([*_price(player, section, bottom.resource), _coins(section.coins)], 8),
    ]
    enough = have >= cost
    key = "scythe-picture-can-pay" if enough else "scythe-picture-cannot-pay"
    words = scene.say(key, have=have, cost=cost)
    rows.append(Lines(words, 28, theme.GREEN_BOX if enough else theme.RED_BOX))
    return Panel(theme.FURNITURE, Stack(rows, 4), fill=theme.SLOT, edge=theme.GLOW if here else None, padding=14)


def _in_short(scene: Scene, player: SeatView, section: c.Section) -> Block:
    """A section in icons: how much its top action gives, what its bottom action costs and pays."""
    gives = [
        str(choice.base + (choice.cube if choice.cube_id in player.cubes else 0))
        for choice in c.TOP_ACTIONS[section.top].choice
    ]
    cost, kind = player.costs.get(section.bottom, 0), c.BOTTOM_ACTIONS[section.bottom].resource

    def paint(canvas: Canvas, width: float) -> None:
        canvas.icon(theme.TOP_ICONS[section.top], 22, 22, 40, theme.GREEN_BOX)
        canvas.text(56, 22, "/".join(gives), 34, theme.INK, "bold")
        canvas.icon(theme.BOTTOM_ICONS[section.bottom], 22, 70, 40, theme.RED_BOX)
        canvas.text(52, 70, str(cost), 34, theme.INK, "bold")
        canvas.icon(theme.RESOURCE_ICONS[kind], 90, 70, 34, theme.RESOURCE_COLOURS[kind])
        canvas.text(116, 70, f"+{section.coins}", 34, theme.INK, "bold")
        canvas.icon("two-coins", 174, 70, 32, theme.GOLD)

    here = player.section == str(section.index)
    return Panel(theme.FURNITURE, Drawing(90, paint), fill=theme.SLOT, edge=theme.GLOW if here else None, padding=5)


def _gift(player: SeatView, choice: c.TopChoice) -> Chip:
    """A choice of a top action: its boxes, those under a cube covered."""
    opened = choice.cube_id in player.cubes
    boxes = [True] * choice.base + [opened] * choice.cube

    def paint(canvas: Canvas) -> None:
        for index, filled in enumerate(boxes):
            canvas.stamp(pieces.box(canvas.scale, GIFTS[choice.op], "green", filled), 25 + index * 53, 0)

    return Chip(53 * len(boxes), 52, paint)


def _price(player: SeatView, section: c.Section, kind: str) -> list[Chip]:
    """The boxes of a cost; cubes cover those that need not be paid any more."""
    count, covered = section.fixed + section.upgradable, player.boxes.get(section.bottom, 0)

    def chip(index: int) -> Chip:
        sprite_of = (theme.RESOURCE_ICONS[kind], "red", index < count - covered)
        return Chip(50, 52, lambda canvas: canvas.stamp(pieces.box(canvas.scale, *sprite_of), 25, 0))

    return [chip(index) for index in range(count)]


def _coins(coins: int) -> Chip:
    def paint(canvas: Canvas) -> None:
        canvas.icon("two-coins", 26, 0, 40, theme.GOLD)
        canvas.text(52, 0, f"+{coins}", 36, theme.INK, "bold")

    return Chip(104, 52, paint)


def _abilities(scene: Scene, player: SeatView) -> Block:
    """What the faction can do: open, or still under a mech."""
    faction = c.FACTIONS[player.faction]
    rows = [_ability(scene, faction.ability.id, theme.GOLD, "position-marker")]
    for mech in faction.mech:
        out = player.mechs[mech.slot - 1] != ""
        rows.append(_ability(scene, mech.id, theme.GREEN_BOX if out else theme.COVERED, "battle-mech"))
    if player.factory:
        words = scene.say(f"scythe-about-{player.factory}")
        rows.append(_line(scene.say(f"scythe-factory-{player.factory}"), words, theme.RED_BOX, "factory"))
    return grid(rows, 2, 6)


def _ability(scene: Scene, name: str, colour: Colour, icon: str) -> Block:
    return _line(scene.say(f"scythe-ability-{name}"), scene.say(f"scythe-about-{name}"), colour, icon)


def _line(title: str, words: str, colour: Colour, icon: str) -> Block:
    def mark(canvas: Canvas, _: float) -> None:
        canvas.icon(icon, 26, 30 if words else 23, 48 if words else 38, colour)

    lines: list[Block] = [Lines(title, 32, theme.INK, "bold")]
    text = Stack([*lines, Lines(words, 28, theme.SOFT_INK, least=28)] if words else lines, 0)
    return Columns([Drawing(60 if words else 44, mark), text], 10, first=56)


def _mechs(scene: Scene, player: SeatView) -> Block:
    """The mechs by name: those that are out are bright."""
    chips = []
    for mech in c.FACTIONS[player.faction].mech:
        out = player.mechs[mech.slot - 1] != ""
        chips.append(
            _line(scene.say(f"scythe-ability-{mech.id}"), "", theme.GREEN_BOX if out else theme.COVERED, "battle-mech")
        )
    return Columns(chips, 8)


def hand(scene: Scene) -> Block:
    """Combat cards, a sealed dial, objectives."""
    mine = scene.view.mine
    if mine is None:
        raise ValueError("an onlooker has no hand")
    chosen = [int(name[0]) for name in mine.committed]
    cards: list[Chip] = []
    for value in mine.hand:
        up = value in chosen
        if up:
            chosen.remove(value)
        cards.append(_card(value, up))
    left: list[Block] = [Flow(cards, 10)] if cards else []
    if mine.dial >= 0:
        left.append(captioned(theme.FURNITURE, [(Figure("fist", mine.dial), scene.say("scythe-picture-dial"))]))
    right: list[Block] = []
    for objective in mine.objectives:
        title, words = scene.say(f"scythe-objective-{objective}"), scene.say(f"scythe-about-{objective}")
        right.append(_line(title, words, theme.GOLD, "scroll-unfurled"))
    return Panel(theme.FURNITURE, Stack([*left, *right], 16), scene.say("scythe-picture-hand"))


def _card(value: int, up: bool) -> Chip:
    return Chip(86, 124, lambda canvas: canvas.stamp(pieces.card(canvas.scale, value, up), 43, 0))
