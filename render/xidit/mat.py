"""A seat's own page: what is behind its screen, its plan, and which threats and titans it could pay for now."""

from __future__ import annotations

from games.xidit import components
from games.xidit.components import Rewards
from games.xidit.view import Screen
from render.blocks import Block, Columns, Drawing, Lines, Panel, Stack
from render.canvas import Canvas
from render.seatcards import SeatCard, captioned
from render.sprites import faded
from render.strips import Figure
from render.xidit import pieces, seats, theme, tracks
from render.xidit.scene import Scene


def page(scene: Scene) -> Block:
    """XID-14.2: the own screen."""
    view = scene.view
    if view.seat is None or view.screen is None:
        raise ValueError("an onlooker has no screen")
    screen = view.screen
    goods = captioned(
        theme.FURNITURE,
        [
            (Figure("two-coins", screen.coins), scene.say("xidit-picture-coins")),
            (Figure("lyre", screen.bards), scene.say("xidit-picture-bards")),
            (Figure("white-tower", screen.stored), scene.say("xidit-picture-stored")),
            (Figure("stack", view.seats[view.seat].sections), scene.say("xidit-picture-supply")),
        ],
    )
    units = Columns([tracks.unit_count(scene, kind, count) for kind, count in enumerate(screen.units)], 8)
    plan = Stack([Lines(scene.say("xidit-picture-my-plan"), 32, theme.SOFT_INK), seats.plan(scene, view.seat)], 4)
    mine = Stack([units, goods, *([] if view.outcome else [plan])], 22)
    card = SeatCard(theme.FURNITURE, scene.styles[view.seat], scene.names[view.seat], mine, view.seat in view.waiting)
    prices = [*_threats(scene, screen), *_titans(scene, screen)]
    if view.outcome or not prices:
        return card
    return Stack([card, Panel(theme.FURNITURE, Stack(prices, 12), scene.say("xidit-picture-prices"))])


def _threats(scene: Scene, screen: Screen) -> list[Block]:
    """What each threat demands; what is missing is pale."""
    found: list[Block] = []
    for number, site in sorted(scene.view.sites.items()):
        if site.recruit:
            continue
        shown = components.TILES[scene.view.tile_set, number]
        left, price = [*screen.units], []
        for kind in pieces.listed(shown.threat):
            price.append((kind, left[kind] > 0))
            left[kind] -= 1
        name = scene.say(f"xidit-city-name-{number}")
        found.append(_price(number, name, price, shown.rewards, all(there for _, there in price)))
    return found


def _titans(scene: Scene, screen: Screen) -> list[Block]:
    """XID-5.21: a titan that is awake wants so many units, of any kinds."""
    found: list[Block] = []
    for stack in scene.view.lair:
        if stack.awake is None:
            continue
        price = [(-1, place < sum(screen.units)) for place in range(stack.number)]
        titan = components.TITANS[stack.awake]
        found.append(
            _price(0, scene.say(f"xidit-titan-{stack.awake}"), price, titan.rewards, sum(screen.units) >= stack.number)
        )
    return found


def _price(number: int, name: str, price: list[tuple[int, bool]], rewards: Rewards, paid: bool) -> Block:
    def mark(canvas: Canvas, _: float) -> None:
        canvas.icon("check-mark" if paid else "cancel", 28, 40, 44, theme.RECRUIT if paid else theme.PANEL_EDGE)

    def place(canvas: Canvas, _: float) -> None:
        if number:
            canvas.stamp(pieces.medallion(canvas.scale, number, 27, theme.THREAT), 30, 40)
        else:
            canvas.icon("golem-head", 30, 40, 56, theme.AWAKE)

    def units(canvas: Canvas, _: float) -> None:
        for index, (kind, there) in enumerate(price):
            x = 26 + index * 54
            if kind < 0:
                canvas.icon("meeple", x, 40, 46, theme.INK if there else theme.PANEL_EDGE)
            else:
                sprite = pieces.unit(canvas.scale, kind, 24)
                canvas.stamp(sprite if there else faded(sprite, 0.3), x, 40)

    def pays(canvas: Canvas, width: float) -> None:
        for index, reward in enumerate(components.KINDS):
            x = 22 + index * width / 3
            canvas.icon(theme.KIND_ICONS[reward], x, 40, 40, theme.GOLD)
            canvas.text(x + 26, 40, str(getattr(rewards, reward)), 40, theme.INK, "bold")

    return Columns(
        [
            Drawing(80, mark),
            Drawing(80, place),
            Lines(name, 34, theme.INK, "bold", least=28),
            Drawing(80, units),
            Drawing(80, pays),
        ],
        10,
        (60, 64, 240, 290, 290),
        middle=True,
    )
