"""The seats: in a strip below the map, and from close by with all their numbers."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.view import CircadiansView
from render.blocks import Block, Columns, Drawing, Lines, Stack
from render.canvas import Canvas
from render.circadians import pieces, theme
from render.circadians.scene import Scene
from render.seatcards import SeatCard
from render.seatcards import numbers as row_of_numbers
from render.strips import Figure, seat_strip


def strip(scene: Scene) -> Block:
    """Below the map: fame on its way to the goal, and land, which decides at the end (CIR-15.13)."""

    def figures(seat: int) -> tuple[Figure, ...]:
        return fame(scene, seat), figure(scene, seat, "position-marker", "land")

    return seat_strip(scene, figures, lambda seat: mark(scene, seat))


def mark(scene: Scene, seat: int) -> str:
    """A sealed answer, or the flare gun."""
    if seat in scene.view.sealed:
        return "wax-seal"
    return "ray-gun" if seat == scene.view.flare and scene.view.phase != "setup" else ""


def figure(scene: Scene, seat: int, icon: str, what: str) -> Figure:
    """A number of a seat, and by how much it has changed."""
    player, before = scene.view.seats[seat], scene.seat_before(seat)
    value = getattr(player, what)
    return Figure(icon, value, value - getattr(before, what) if before else 0)


def fame(scene: Scene, seat: int) -> Figure:
    """Fame, and the goal that wins."""
    plain = figure(scene, seat, "laurel-crown", "fame")
    return Figure(plain.icon, f"{plain.value}/{scene.view.seats[seat].goal}", plain.change)


NUMBERS = (
    ("energy-tank", "energy"),
    ("gems", "gems"),
    ("card-play", "cards"),
    ("laurel-crown", "fame"),
    ("position-marker", "land"),
    ("planet-core", "regions"),
)


def page(scene: Scene) -> Block:
    """Everybody from close by."""
    first, *others = (_card(scene, seat, captions=seat == scene.order[0]) for seat in scene.order)
    return Stack([first, *others], 7)


def _card(scene: Scene, seat: int, *, captions: bool) -> Block:
    """A seat; what its numbers are is said once."""
    player = scene.view.seats[seat]
    rows: list[Block] = []
    if player.faction:
        numbers = [
            (
                fame(scene, seat) if what == "fame" else figure(scene, seat, icon, what),
                scene.say(f"circadians-picture-{what}"),
            )
            for icon, what in NUMBERS
        ]
        rows = [
            row_of_numbers(theme.FURNITURE, numbers, captions=captions, size=40),
            Columns([_tokens(scene, seat), _relics(scene, seat)], 10, (3, 2)),
        ]
        if words := leaders_text(scene, seat):
            rows.append(Lines(words, 30, theme.INK, icon="queen-crown"))
    return SeatCard(
        theme.FURNITURE,
        scene.styles[seat],
        scene.names[seat],
        Stack(rows, 2),
        seat in scene.view.waiting,
        mark(scene, seat),
        note=scene.say(f"circadians-faction-{player.faction}") if player.faction else "",
    )


def _tokens(scene: Scene, seat: int) -> Block:
    """Price tokens: at hand, and paler those in the vault."""
    player = scene.view.seats[seat]

    def paint(canvas: Canvas, width: float) -> None:
        canvas.icon("price-tag", 20, 26, 38, theme.SOFT_INK)
        x = 48.0
        for at_hand, tokens in ((True, player.supply), (False, player.vault)):
            if not at_hand and tokens:
                canvas.icon("padlock", x + 20, 26, 34, theme.SOFT_INK)
                x += 44
            for token in tokens:
                canvas.stamp(pieces.price_plate(canvas.scale, c.TOKENS[token].total, at_hand), x + 25, 26)
                x += 56

    return Drawing(54, paint)


def _relics(scene: Scene, seat: int) -> Block:
    """Slots of relics, five of which suffice (CIR-14.12)."""
    player = scene.view.seats[seat]

    def paint(canvas: Canvas, width: float) -> None:
        for index in range(len(c.RELIC_SLOTS[player.faction])):
            x = 24 + index * 54
            if index < len(player.relics):
                canvas.stamp(pieces.relic(canvas.scale, player.relics[index], False), x, 26)
            else:
                canvas.icon("glowing-artifact", x, 26, 40, theme.SLOT)

    return Drawing(54, paint)


def leaders_text(scene: Scene, seat: int) -> str:
    """Who leads the faction, and where each of them is."""
    places = whereabouts(scene.view, seat)
    return ", ".join(
        f"{scene.say(f'circadians-leader-{name}')} ({place_name(scene, at)})" for name, at in places.items()
    )


def whereabouts(view: CircadiansView, seat: int) -> dict[str, str]:
    """Places of a faction's leaders and of the Rhy-zu that it commands; "" for those in the supply."""
    player = view.seats[seat]
    found = dict.fromkeys((*player.home.leaders, *player.home.rhyzu), "home")
    for name, region in view.regions.items():
        if units := region.units.get(seat):
            found |= dict.fromkeys((*units.leaders, *units.rhyzu), name)
    return found | dict.fromkeys(player.reserve, "")


def place_name(scene: Scene, place: str) -> str:
    """A region's code, home, or the supply."""
    if not place:
        return scene.say("circadians-picture-in-supply")
    return scene.say("circadians-home") if place == "home" else c.HEXES[place].code
