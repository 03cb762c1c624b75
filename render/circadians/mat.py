"""The own mat: what actions cost now and give, buildings, foundations, recruits; leaders and attributes; the hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.circadians import components as c
from games.circadians.view import CircadiansView, SeatView
from games.circadians.words import effects_text
from render.art import Colour
from render.blocks import Block, Chip, Columns, Drawing, Flow, Lines, Panel, Stack, grid
from render.canvas import Canvas
from render.circadians import pieces, theme
from render.circadians.scene import Scene
from render.circadians.seats import place_name, whereabouts
from render.seatcards import SeatCard, captioned
from render.strips import Figure

CROWDED = 10
"""How many leaders and attributes stand closer."""


def page(scene: Scene) -> Block:
    """The own mat; before factions are chosen there is none."""
    seat, player = _own(scene)
    if not player.faction:
        return _sheet(scene, seat, [])
    return _sheet(
        scene,
        seat,
        [
            _fame(scene, player),
            _prices(scene, seat),
            Columns([_buildings(scene, seat, _recruits(scene, player)), _foundations(scene, player)], 14),
        ],
    )


def leaders(scene: Scene) -> Block:
    """What the own leaders and attributes do."""
    seat, player = _own(scene)
    if not player.faction:
        return _sheet(scene, seat, [])
    rows = [_leader(scene, seat, name, at) for name, at in whereabouts(scene.view, seat).items()]
    rows += [_attribute(scene, player, name) for name in c.FACTION_ATTRIBUTES[player.faction]]
    return _sheet(scene, seat, rows)


def _own(scene: Scene) -> tuple[int, SeatView]:
    seat = scene.view.seat
    if seat is None:
        raise ValueError("an onlooker has no mat")
    return seat, scene.view.seats[seat]


def _sheet(scene: Scene, seat: int, rows: Sequence[Block]) -> Block:
    faction = scene.view.seats[seat].faction
    note = scene.say(f"circadians-faction-{faction}") if faction else ""
    inside = (
        Stack(rows, 12 if len(rows) < CROWDED else 6)
        if rows
        else Lines(scene.say("circadians-words-setup"), 34, theme.SOFT_INK)
    )
    waited = seat in scene.view.waiting
    return SeatCard(theme.FURNITURE, scene.styles[seat], scene.names[seat], inside, waited, note=note)


def _fame(scene: Scene, player: SeatView) -> Block:
    """How this faction wins fame, and what it has."""
    source = scene.say(f"circadians-fame-from-{c.FACTIONS[player.faction].fame_from}")
    words = scene.say("circadians-picture-fame-from", have=player.fame, goal=player.goal, source=source)
    return Lines(words, 34, theme.INK, "bold", icon="laurel-crown")


def _prices(scene: Scene, seat: int) -> Block:
    """Each action: what it costs now, whether that can be paid, and how much it gives."""
    return Columns([_price(scene, seat, track) for track in c.TRACKS], 8)


def _price(scene: Scene, seat: int, track: str) -> Block:
    player, price = scene.view.seats[seat], scene.view.prices.get(track)
    column = c.COLUMNS[track, player.tracks.get(track, 1)]
    gives = "+".join(str(amount) for key, amount in column.main.items() if key != "cards")
    words, colour = "—", theme.SOFT_INK
    if price is not None:
        own = price.seat == seat
        total = c.NEUTRALS[price.token].total if price.seat is None else c.TOKENS[price.token].total
        enough = own or player.energy >= total
        words = scene.say("circadians-picture-free") if own else str(total)
        colour = theme.MORALE if enough else theme.TRAP

    def paint(canvas: Canvas, width: float) -> None:
        canvas.icon(theme.PHASE_ICONS[track], 28, 28, 52, theme.INK)
        canvas.text(64, 28, gives, 36, theme.INK, "bold")
        canvas.icon("energy-tank", 24, 84, 38, colour)
        canvas.fitted(50, 84, words, 36, colour, width - 52, "bold")

    now = scene.view.phase == track
    name = Lines(scene.say(f"circadians-phase-{track}"), 28, theme.SOFT_INK)
    edge = theme.GLOW if now else None
    return Panel(theme.FURNITURE, Stack([name, Drawing(112, paint)], 2), fill=theme.SLOT, edge=edge, padding=10)


def on_map(view: CircadiansView, seat: int, kind: str) -> int:
    """Buildings of a type on the map."""
    return sum(b.seat == seat and b.kind == kind for region in view.regions.values() for b in region.buildings)


def _buildings(scene: Scene, seat: int, below: Block) -> Block:
    """Rows of buildings: those on the map have left their slot and give income; below them the recruits."""
    faction, style = scene.view.seats[seat].faction, scene.styles[seat]

    def row(kind: str) -> Block:
        data, built = c.ROWS[faction, kind], on_map(scene.view, seat, kind)
        icon, colour = theme.GAIN_ICONS[next(iter(data.income))]

        def chip(slot: int) -> Chip:
            def paint(canvas: Canvas) -> None:
                canvas.box(0, -32, 66, 64, theme.SLOT)
                if slot >= built:
                    canvas.stamp(pieces.building(canvas.scale, style, kind, False), 28, 3)
                    if data.locks[slot]:
                        canvas.icon("padlock", 54, -18, 26, theme.TRAP)
                else:
                    canvas.icon(icon, 33, 0, 46, colour)

            return Chip(66, 66, paint)

        return Stack(
            [
                Lines(scene.say(f"circadians-building-{kind}"), 30, theme.INK, "bold"),
                Flow([chip(slot) for slot in range(data.slots)], 8),
            ],
            2,
        )

    return Panel(theme.FURNITURE, Stack([*(row(kind) for kind in c.BUILDINGS), below], 10), padding=16)


def _foundations(scene: Scene, player: SeatView) -> Block:
    """Personal foundations: built ones work, the others wait."""
    rows: list[Block] = []
    for name in c.PERSONAL:
        built = name not in player.mat
        icon = "check-mark" if built else "padlock" if name in c.PERSONAL_LOCKS[player.faction] else "cube"
        title = scene.say(f"circadians-personal-{name}")
        words = scene.text(effects_text(c.PERSONAL_EFFECTS[name]))
        rows.append(_line(title, words, theme.MORALE if built else theme.SOFT_INK, icon))
    return Panel(theme.FURNITURE, Stack(rows, 6), padding=16)


def _recruits(scene: Scene, player: SeatView) -> Block:
    """Recruit areas on their way to the home, from left to right."""
    figures = [
        (Figure("meeple", count), scene.say("circadians-picture-area", number=number))
        for number, count in enumerate(player.areas, 1)
    ]
    home = Figure(theme.FIGHTER_ICONS[player.faction], player.home.fighters)
    return captioned(theme.FURNITURE, [*figures, (home, scene.say("circadians-home"))])


def _line(title: str, words: str, colour: Colour, icon: str) -> Block:
    def mark(canvas: Canvas, _: float) -> None:
        canvas.icon(icon, 22, 24, 42, colour)

    lines: list[Block] = [Lines(title, 31, theme.INK, "bold"), Lines(words, 27, theme.SOFT_INK, least=27)]
    return Columns([Drawing(50, mark), Stack(lines, 0)], 8, first=46)


def _leader(scene: Scene, seat: int, name: str, at: str) -> Block:
    """A leader: strength, attack and defence, where they are, what they do."""
    up = any(name in player.upgraded for player in scene.view.seats)
    data = c.LEADERS[name]
    side = data.upgraded if up else data.base
    words = f"{_stats(scene, side)}. {_sentence(scene.text(effects_text(side.effects)))}"
    if not up:
        cost, better = scene.say("circadians-some-gems", count=data.base.upgrade_gems), data.upgraded
        gains = [_stats(scene, better)] if better.stats != side.stats else []
        gains += [scene.text(effects_text(better.effects))] if better.effects != side.effects else []
        words += " " + scene.say("circadians-picture-upgrade", cost=cost, what="; ".join(gains))
    title = f"{scene.say(f'circadians-leader-{name}')} ({place_name(scene, at)})"
    return _line(title, words, theme.GOLD if up else theme.SOFT_INK, "queen-crown")


def _stats(scene: Scene, side: c.Side) -> str:
    """Strength, attack and defence."""
    return " · ".join(
        f"{scene.say(f'circadians-stat-{stat}')} {value}"
        for stat, value in zip(("strength", "attack", "defense"), side.stats, strict=True)
    )


def _attribute(scene: Scene, player: SeatView, name: str) -> Block:
    up, data = name in player.attributes, c.ATTRIBUTES[name]
    words = _sentence(scene.text(effects_text(data.upgraded if up else data.base)))
    if not up:
        cost = scene.say("circadians-some-gems", count=data.upgrade_gems)
        words += " " + scene.say("circadians-picture-upgrade", cost=cost, what=scene.text(effects_text(data.upgraded)))
    return _line(
        scene.say(f"circadians-attribute-{name}"),
        words,
        theme.GOLD if up else theme.GEM,
        "round-star" if up else "gems",
    )


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def hand(scene: Scene) -> Block:
    """The own tactics cards and a sealed plan."""
    view = scene.view
    if view.seat is None:
        raise ValueError("an onlooker has no hand")
    rows: list[Block] = []
    if view.plan:
        sector, card = view.plan
        name = scene.say("circadians-no-card" if card == "none" else f"circadians-card-{card}")
        words = f"{scene.say(f'circadians-sector-{sector}')} · {name}"
        rows.append(Lines(words, 36, theme.INK, "bold", icon="wax-seal"))
    cards = [_card(scene, held.card, held.card in view.plan) for held in view.hand]
    if cards:
        rows += [
            grid(cards, 2, 14),
            Lines(scene.say("circadians-picture-values", count=c.X_WITHOUT_DIE), 28, theme.SOFT_INK, least=28),
        ]
    else:
        rows.append(Lines(scene.say("circadians-picture-no-cards"), 36, theme.SOFT_INK))
    return Panel(theme.FURNITURE, Stack(rows, 16), scene.say("circadians-picture-hand"))


def _card(scene: Scene, card: str, chosen: bool) -> Block:
    """A tactics card: its two values, what it does in a battle, what it does when it is played."""
    data = c.CARDS[card]
    rows: list[Block] = [
        Columns(
            [
                Lines(scene.say(f"circadians-card-{card}"), 34, theme.INK, "bold"),
                Lines(f"{data.left} / {data.right}", 40, theme.TRAP, "bold", "r"),
            ],
            6,
            (4, 1.6),
        ),
        _line(
            scene.say("circadians-phase-combat"), scene.text(effects_text(data.battle)), theme.TRAP, "crossed-swords"
        ),
        _line(
            scene.say(f"circadians-phase-{data.phase}"),
            scene.text(effects_text(data.play)) + (f" ({scene.say('circadians-picture-locked')})" if data.lock else ""),
            theme.MORALE,
            theme.PHASE_ICONS[data.phase],
        ),
    ]
    return Panel(theme.FURNITURE, Stack(rows, 8), fill=theme.SLOT, edge=theme.GLOW if chosen else None, padding=16)
