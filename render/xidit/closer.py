"""A closer look at the players: guilds and what each did this year; and the viewer's own screen."""

from __future__ import annotations

from render import furniture
from render.canvas import Canvas
from render.xidit import pieces, players, theme
from render.xidit.scene import Scene

CARD_WIDTH, CARD_HEIGHT = 422, 344
SCREEN_HEIGHT = 104
IN_ROW = 5


def draw(canvas: Canvas, scene: Scene, columns: int) -> None:
    """Large cards, so many in a row."""
    for seat in range(scene.view.players):
        row, column = divmod(seat, columns)
        card = canvas.moved(column * (CARD_WIDTH + players.GAP), row * (CARD_HEIGHT + players.GAP + 6))
        players.draw_card(card, scene, seat, CARD_WIDTH, CARD_HEIGHT)
        card.box(14, 212, CARD_WIDTH - 28, 2, theme.SLOT)
        _guilds(card.moved(14, 236), scene, seat)
        _this_year(card.moved(14, 320), scene, seat)


def _guilds(canvas: Canvas, scene: Scene, seat: int) -> None:
    """Where the seat's guilds stand, and how high."""
    canvas.icon("white-tower", 15, 0, 28, theme.INK)
    own = sorted((city, guild.sections) for city, guild in scene.view.guilds.items() if guild.owner == seat)
    for index, (city, sections) in enumerate(own):
        row, column = divmod(index, IN_ROW)
        x, y = 56 + column * 72, row * 40
        canvas.stamp(pieces.medallion(canvas.scale, city, 17, theme.GOLD), x, y)
        canvas.text(x + 21, y, f"×{sections}", 25, theme.INK, "bold")


def _this_year(canvas: Canvas, scene: Scene, seat: int) -> None:
    """XID-3.5: the cities in which the seat has used up a limit this year."""
    player = scene.view.seats[seat]
    x = 0.0
    for icon, cities, edge in (
        ("meeple", player.recruited, theme.RECRUIT),
        ("crossed-swords", player.ended, theme.THREAT),
        ("golem-head", player.banished, theme.AWAKE),
    ):
        if cities:
            canvas.icon(icon, x + 15, 0, 28, edge)
            for index, city in enumerate(cities):
                canvas.stamp(pieces.medallion(canvas.scale, city, 16, edge), x + 50 + index * 38, 0)
            x += 60 + len(cities) * 38


def draw_screen(canvas: Canvas, scene: Scene, width: float) -> None:
    """XID-14.2: what the viewer has behind the own screen."""
    view = scene.view
    if view.screen is None or view.seat is None:
        return
    middle, colour = SCREEN_HEIGHT / 2, scene.styles[view.seat].colour
    canvas.stamp(furniture.plate(canvas.scale, width, SCREEN_HEIGHT, theme.BAR, colour, 5, 12), 0, 0)
    canvas.icon("hood", 42, middle, 44, theme.BAR_SOFT)
    left = 110.0
    if width > 1200:
        canvas.fitted(76, middle, scene.say("xidit-picture-screen"), 26, theme.BAR_INK, 260, "display")
        left = 370.0
    step = (width - left + 20) / 8
    for kind, count in enumerate(view.screen.units):
        x = left + kind * step
        canvas.stamp(pieces.unit(canvas.scale, kind, 24), x, middle)
        canvas.text(x + 33, middle, str(count), 36, theme.BAR_INK if count else theme.BAR_SOFT, "bold")
    goods = (("two-coins", view.screen.coins), ("lyre", view.screen.bards), ("white-tower", view.screen.stored))
    for index, (icon, count) in enumerate(goods):
        x = left + (5 + index) * step
        canvas.icon(icon, x, middle, 44, theme.PALE_GOLD)
        canvas.text(x + 33, middle, str(count), 36, theme.BAR_INK if count else theme.BAR_SOFT, "bold")
