"""The panels that say in words what lies in the rows: events, revelations, the Clan House, villages."""

from __future__ import annotations

from games.ryozen import components as c
from render import furniture
from render.canvas import Canvas
from render.ryozen import pieces, theme
from render.ryozen.scene import Scene
from render.words import Words

TOP = 40
SMALL = 18
HEADINGS = (
    "ryozen-picture-events",
    "ryozen-picture-revelations",
    "ryozen-picture-clan-house",
    "ryozen-picture-villages",
)


def ground(canvas: Canvas, words: Words, number: int, width: float, height: float) -> None:
    """A panel with its heading."""
    furniture.panel(canvas, theme.FURNITURE, (width, height), words.say(HEADINGS[number]))


def draw(canvas: Canvas, scene: Scene, number: int, width: float, height: float) -> None:
    """What is in the panel."""
    if scene.view.kin:
        (events, revelations, clan_house, villages)[number](canvas, scene, width, height)


def events(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """The predicted events, from left to right, and what they do."""
    step = (height - TOP - 6) / c.EVENT_SPACES
    for space, event in enumerate(scene.view.event_row):
        y = TOP + step * space + step / 2
        canvas.text(22, y, str(space + 1), 28, theme.GOLD, "display", "m")
        if event:
            moon = theme.SHARDS.get(event.removesuffix("_eclipse"), theme.ROOF)
            canvas.icon(theme.EVENT_ICONS[event], 56, y, 34, moon)
            name, effect = f"ryozen-event-{event}", f"ryozen-does-{event.replace('_', '-')}"
            _two_lines(canvas, scene, name, effect, 82, y, width - 92)
        else:
            canvas.text(82, y, "–", 24, theme.SOFT_INK)


def revelations(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """The cards on offer: price, favour when discarded, effect."""
    step = (height - TOP - 6) / c.REVELATION_SPACES
    for space, card in enumerate(scene.view.revelation_row):
        y = TOP + step * space + step / 2
        if not card:
            canvas.text(82, y, "–", 24, theme.SOFT_INK)
            continue
        row = c.REVELATIONS[card]
        canvas.text(18, y, str(space + 1), 26, theme.GOLD, "display", "m")
        canvas.stamp(pieces.chip(canvas.scale, card), 52, y)
        _two_lines(
            canvas, scene, f"ryozen-revelation-{card}", f"ryozen-card-{card.replace('_', '-')}", 80, y, width - 154, 3
        )
        canvas.stamp(pieces.resource(canvas.scale, "scroll", 22), width - 54, y - 13)
        canvas.text(width - 36, y - 13, str(row.price), 24, theme.INK, "bold")
        canvas.icon(theme.FAVOUR_ICON, width - 54, y + 14, 24, theme.SHARDS["coral"])
        canvas.text(width - 36, y + 14, str(row.discard_favour), 24, theme.INK, "bold")


def clan_house(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """The tiles ready to hire, from the cheapest slot on."""
    step = (height - TOP - 4) / len(c.SLOTS)
    for slot, tile in zip(c.SLOTS, scene.view.clan_row, strict=False):
        y = TOP + step * (slot.index - 1) + step / 2
        canvas.stamp(pieces.kin(canvas.scale, scene.styles[tile.owner], tile.kind, False, 18), 28, y)
        name, ability = f"ryozen-kin-{tile.kind}", f"ryozen-ability-{tile.kind.replace('_', '-')}"
        _two_lines(canvas, scene, name, ability, 54, y, width - 150, 1)
        canvas.stamp(pieces.resource(canvas.scale, "coin", 22), width - 78, y)
        canvas.text(width - 63, y, str(slot.cost["coin"]), 24, theme.INK, "bold")
        canvas.icon(theme.FAVOUR_ICON, width - 36, y, 24, theme.SHARDS["coral"])
        canvas.text(width - 22, y, str(slot.favour), 24, theme.INK, "bold")


def villages(canvas: Canvas, scene: Scene, width: float, height: float) -> None:
    """The built track, with the Explorers, and what can be built next."""
    view = scene.view
    rows = [*enumerate(view.villages)]
    step = min((height - TOP - 4) / max(len(c.TRACK), 1), 34)
    for space, village in rows:
        y = TOP + step * space + step / 2
        canvas.text(18, y, str(space), 22, theme.GOLD, "bold", "m")
        canvas.icon(theme.VILLAGE_ICONS[village], 44, y, 23, theme.INK)
        here = [seat for seat, player in enumerate(view.seats) if player.explorer == space]
        canvas.fitted(62, y, scene.say(f"ryozen-village-{village}"), 22, theme.INK, width - 84 - 24 * len(here))
        for index, seat in enumerate(reversed(here)):
            canvas.stamp(pieces.token(canvas.scale, scene.styles[seat], 8), width - 22 - 24 * index, y)
    if len(view.villages) < len(c.TRACK):
        y = TOP + step * len(rows) + step / 2
        coming = c.ALTAR_TILE if len(view.villages) == len(c.TRACK) - 1 else view.next_village
        words = scene.say("ryozen-picture-next", village=scene.say(f"ryozen-village-{coming}"))
        canvas.fitted(18, y, words, 21, theme.SOFT_INK, width - 34)


def _two_lines(
    canvas: Canvas,
    scene: Scene,
    name: str,
    effect: str,
    x: float,
    y: float,
    width: float,
    lines: int = 2,
) -> None:
    """A name, and what it does in small letters below."""
    told = wrapped(canvas, scene.say(effect), SMALL, width, lines)
    top = y - 9 * len(told)
    canvas.fitted(x, top, scene.say(name), 23, theme.INK, width, "bold", least=19)
    for row, words in enumerate(told):
        canvas.fitted(x, top + 21 + row * 18, words, SMALL, theme.SOFT_INK, width, least=15)


def wrapped(canvas: Canvas, words: str, size: float, width: float, most: int) -> list[str]:
    """Words broken into lines; the last one takes what is left."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and canvas.width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
