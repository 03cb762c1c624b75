"""What things are worth to the bot that fills a seat, in victory points as far as it can tell from its view."""

from __future__ import annotations

from collections.abc import Iterable

from games.hyperborea import components as c
from games.hyperborea.effects import Effect
from games.hyperborea.state import GHOST, NOBODY
from games.hyperborea.view import AreaView, HyperboreaView, SeatView, SpotView

POINT = {
    "gem": 1.2,
    "gain_cube": 1.1,
    "tech": 2.6,
    "dev": 0.3,
    "move": 0.5,
    "fly": 0.65,
    "attack": 0.9,
    "ranged": 0.25,
    "fortress": 0.08,
    "figure": 1.1,
    "clone": 1.3,
    "draw": 0.6,
    "return_cube": 0.1,
    "exchange_cube": 0.05,
    "purge": 0.3,
    "spy": 0.6,
    "contact": 0.1,
    "discard": 0.9,
}
"""One point of each effect."""
PERMANENT = {"permanent": 1.6, "start_of_turn": 1.4}
"""A permanent card coming into force, early in the game."""
TOKEN = {"gold": 1.8, "silver": 1.0, "bronze": 0.5}
CONTROL = {kind: float(points) for kind, points in c.CONTROL.items()}


class Eye:
    """A seat looking at the board: its view, its own mat, and what a point of each effect is worth to it now."""

    def __init__(self, view: HyperboreaView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: SeatView = view.seats[seat]
        self.point = {**POINT, "attack": _attack_point(view, seat)}


def _attack_point(view: HyperboreaView, seat: int) -> float:
    """An attack is worth what it could hit: Ghosts and figures beside own free figures."""
    me = view.seats[seat]
    best = 0.35
    for area in view.areas.values():
        if area.free[seat]:
            if any(spot.occupant == GHOST for spot in area.spots):
                best = max(best, 0.7 + 0.5 * ghost_worth(me.ghosts))
            if any(count(area, rival) and not area.walls[rival] for rival in range(view.players) if rival != seat):
                best = max(best, 1.0)
    return best


def worth(effects: Iterable[Effect], eye: Eye) -> float:
    """What a list of effects is worth to a player now."""
    return sum(_effect(effect, eye) for effect in effects)


def _effect(effect: Effect, eye: Eye) -> float:
    me = eye.me
    if effect.op == "choose":
        return max(worth(option, eye) for option in effect.options)
    if effect.op == "pay":
        return max(0.0, worth(effect.gain, eye) - worth(effect.cost, eye))
    if effect.op in ("replace", "bonus"):
        return 0.0
    value = eye.point.get(effect.op, 0.0) * effect.n
    if effect.op in ("figure", "clone"):
        return POINT[effect.op] * min(effect.n, me.reserve)
    if effect.op == "purge" and not _waste(me):
        return 0.0
    if effect.op == "draw":
        return POINT["draw"] * min(effect.n, sum(me.bag))
    return value


def _waste(me: SeatView) -> int:
    return me.available[c.GREY] + me.unused[c.GREY] + sum(row.count(c.GREY) for row in me.rows.values())


def row_worth(row: str, eye: Eye) -> float:
    """What completing a row is worth."""
    kind = c.ROWS[row].kind
    return PERMANENT[kind] if kind in PERMANENT else worth(c.ROWS[row].effects, eye)


def card_worth(card: str, eye: Eye) -> float:
    """What owning a card is worth: its gems, and its effect for the cubes it needs."""
    slots = c.ROWS[card].slots
    grey = sum(slot == c.GREY for slot in slots)
    ease = 1.6 / (len(slots) + 0.8 * grey)
    return c.CARDS[card].gems + ease * row_worth(card, eye)


def ghost_worth(ghosts: int) -> float:
    """What the next Ghost adds to the graveyard."""
    table = c.SCORING.ghosts
    if ghosts + 1 < len(table):
        return float(table[ghosts + 1] - table[ghosts])
    return float(c.SCORING.ghost_beyond_table)


def count(area: AreaView, seat: int) -> int:
    """Figures of a seat in an area."""
    return area.free[seat] + sum(spot.occupant == seat for spot in area.spots)


def control_change(eye: Eye, name: str, seat: int, figures: int) -> float:
    """How the control of an area changes in value when a seat's figures there change."""
    view = eye.view
    area = view.areas[name]
    counts = [count(area, other) for other in range(view.players)]
    rivals = max(n for other, n in enumerate(counts) if other != seat)
    best_rival = counts.count(rivals) - (counts[seat] == rivals)
    before, after = counts[seat], counts[seat] + figures
    value = CONTROL[area.kind]

    def margin(mine: int) -> float:
        if mine > rivals:
            return value
        return -value / 3 if rivals > mine and best_rival == 1 else 0.0

    return margin(after) - margin(before)


def attraction(eye: Eye, name: str) -> float:
    """What an area offers to one more free figure: cities, ruins, Ghosts, unknown tiles next door."""
    view, seat, me = eye.view, eye.seat, eye.me
    area = view.areas[name]
    value = 0.0
    waiting = area.free[seat]
    for spot in area.spots:
        gain = _spot(spot, eye)
        if spot.occupant == NOBODY and gain:
            if waiting:
                waiting -= 1  # another free figure is there for it already
            else:
                value += gain
        elif spot.occupant == GHOST:
            attacks = view.pool.points.get("attack", 0)
            value += 0.25 * ghost_worth(me.ghosts) + (gain + 1.0 if attacks and not area.free[seat] else 0.2 * gain)
    hidden = sum(not view.areas[other].tile for other in c.LAYOUTS[view.players].neighbours[name])
    value += 0.7 * hidden
    return value + (0.3 if area.kind == "central" else 0.15 if area.kind == "outer" else 0.0)


def _spot(spot: SpotView, eye: Eye) -> float:
    if spot.kind == "city":
        return worth(CITIES[spot.city], eye)
    return TOKEN[spot.colour] if spot.tokens else 0.0


CITIES: dict[str, tuple[Effect, ...]] = {
    feature.id: feature.effects for place in c.PLACES.values() for feature in place.features if feature.kind == "city"
}


def spot_worth(eye: Eye, name: str, spot: int) -> float:
    """What standing in a city or on a ruin gives."""
    return _spot(eye.view.areas[name].spots[spot], eye)
