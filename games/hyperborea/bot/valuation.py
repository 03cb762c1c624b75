"""What things are worth to the bot that fills a seat, in victory points as far as it can tell from its view."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from games.engine.policy import Style
from games.hyperborea import components as c
from games.hyperborea.bot.horizon import meeting, missing, turns_after_this
from games.hyperborea.bot.temper import TEMPERS
from games.hyperborea.state import NOBODY
from games.hyperborea.view import AreaView, HyperboreaView, SeatView, SpotView
from games.hyperborea.vocabulary import REGISTRY, Effect

if TYPE_CHECKING:
    from games.hyperborea.bot.field import Field

POINT = {
    "gem": 1.1,
    "gain_cube": 1.0,
    "move": 0.65,
    "fly": 0.75,
    "attack": 1.15,
    "ranged": 0.25,
    "fortress": 0.04,
    "return_cube": 0.1,
    "exchange_cube": 0.1,
    "purge": 0.35,
    "spy": 0.7,
    "contact": 0.15,
}
"""One point of each effect, where it is not known better."""
CUBE = 0.65
"""What a cube does in the turn in which it is drawn."""
TOKEN = {"gold": 1.9, "silver": 0.95, "bronze": 0.45}
"""A Ruins token nobody has looked at yet."""
LEVEL = (0.0, 0.3, 0.6, 0.95, 1.3, 1.65, 2.2)
"""A development marker: a share of the cubes it leads to."""
IDLE = 0.82
"""What is left of a new figure's worth for each that waits at home already."""
CYCLE = 3.5
"""Turns from Reset to Reset."""
WASTE = 0.3
"""What the grey cube of a card costs."""
CONTROL = {kind: float(points) for kind, points in c.CONTROL.items()}
PRICE = {"figure": 0.75, "cube": 1.0, "gem": POINT["gem"]}
"""What is given away for a gain."""
ON_MAP = frozenset({"move", "fly", "attack"})
"""Points that are worth what figures can do with them."""


class Eye:
    """A seat looking at the table: its view, its own mat, how near the end is, and its temper (`field.look`)."""

    field: Field
    """The map."""

    def __init__(self, view: HyperboreaView, seat: int, style: Style = "") -> None:
        self.view = view
        self.seat = seat
        self.me: SeatView = view.seats[seat]
        self.temper = TEMPERS[style]
        self.left = turns_after_this(view)
        self.last = view.trigger != NOBODY
        self.bag = sum(self.me.bag)
        self.land = self.temper.land * (1.0 if self.last else 0.45 + 0.5 / (1.0 + 0.4 * self.left))
        """How much of an area held now should be held in the end."""

    @cached_property
    def wait(self) -> float:
        """Turns until the next Reset."""
        return 0.0 if self.last else float(-(-self.bag // c.END_DRAW))

    @cached_property
    def idle(self) -> int:
        """Free figures at home, more than one."""
        areas = self.view.areas.values()
        return max(0, sum(area.free[self.seat] for area in areas if area.home == self.seat) - 1)

    @cached_property
    def best_card(self) -> float:
        """What a card of those on offer is worth."""
        offers = [offer.card for offers in self.view.market for offer in offers if offer.card]
        return max((card_worth(card, self) for card in offers), default=0.0)


# -- effects --------------------------------------------------------------------------------------------------


PAIRS = {"dev_same": "dev", "dev_different": "dev"}
"""Developments of two: what they are to a card that adds something."""


def gained(effects: Iterable[Effect], eye: Eye) -> dict[str, int]:
    """HYP-18.6, HYP-18.7: points by operation, as own permanent cards change them; of alternatives the best."""
    points: dict[str, int] = {}
    in_force = [effect for card in eye.me.in_force for effect in c.ROWS[card].effects]
    swaps = {effect.swap: effect.to for effect in in_force if effect.op == "replace"}
    for effect in effects:
        if effect.op == "choose":
            options = [gained(option, eye) for option in effect.options]
            for op, count in max(options, key=lambda option: bundle_worth(option, eye)).items():
                points[op] = points.get(op, 0) + count
            continue
        op = swaps.get(effect.op, effect.op)
        op = f"dev_{effect.mode}" if op == "dev" and effect.mode != "any" else op  # one of PAIRS
        if op == "pay":
            op = effect.id
        points[op] = points.get(op, 0) + (1 if op == effect.id else effect.n)
    for bonus in in_force:
        if bonus.op == "bonus" and any(PAIRS.get(op, op) in bonus.on for op in points):
            for extra in bonus.gain:
                points[extra.op] = points.get(extra.op, 0) + extra.n
    return points


def worth(effects: Iterable[Effect], eye: Eye) -> float:
    """What a list of effects is worth to a player now."""
    return bundle_worth(gained(effects, eye), eye)


def bundle_worth(points: dict[str, int], eye: Eye) -> float:
    """What points are worth together: those for figures on the map by what they can do there with those in the pool."""
    value = sum(op_worth(op, count, eye) for op, count in points.items() if op not in ON_MAP)
    if ON_MAP & points.keys():
        value += eye.field.gain(points.get("move", 0), points.get("fly", 0), points.get("attack", 0))
    return value


def op_worth(op: str, count: int, eye: Eye) -> float:
    """Points of one kind that wait for no figure."""
    known = KNOWN.get(op)
    if known is not None:
        return known(eye, count)
    if "." in op:
        return max(0.0, bargain(REGISTRY[op], eye))
    return POINT.get(op, 0.0) * count


def bargain(effect: Effect, eye: Eye) -> float:
    """HYP-8.8: a gain for a price."""
    return sum(flat_worth(gain, eye) for gain in effect.gain) - price(eye, effect.cost)


def price(eye: Eye, costs: Iterable[Effect]) -> float:
    """HYP-17.6, HYP-17.7, HYP-17.8: what is given away."""
    figure = 1.0 if eye.last else PRICE["figure"]
    return sum((figure if cost.what == "figure" else PRICE[cost.what]) * cost.n for cost in costs)


def flat_worth(effect: Effect, eye: Eye) -> float:
    """What an effect is worth on the whole, wherever figures stand."""
    if effect.op in ON_MAP:
        return POINT[effect.op] * effect.n
    if effect.op == "choose":
        return max(sum(flat_worth(each, eye) for each in option) for option in effect.options)
    if effect.op == "pay":
        return max(0.0, bargain(effect, eye))
    return op_worth(effect.op, effect.n, eye)


def gems(eye: Eye, count: int) -> float:
    """HYP-20.2: each is a point; those that meet the condition more, or less."""
    value = POINT["gem"] * eye.temper.gems * count
    lacks = missing("gems", eye.view.players, eye.me)
    if 0 < lacks <= count:
        value += max(-1.0, meeting(eye.view, eye.seat, "gems"))
    return value


def tech(eye: Eye, count: int) -> float:
    """HYP-13.1: the best card on offer, and what it means for Knowledge."""
    value = eye.best_card * count
    if missing("technologies", eye.view.players, eye.me) == 1:
        value += meeting(eye.view, eye.seat, "technologies")
    elif "technologies" not in eye.me.objectives:
        value += 0.25
    return value


def figures(eye: Eye, count: int) -> float:
    """HYP-12.1: as many as the reserve has; the last one meets Expansion."""
    placed = min(count, eye.me.reserve)
    if not placed:
        return 0.0
    value = placed * (0.35 if eye.last else min(1.2, 0.6 + 0.06 * eye.left) * IDLE**eye.idle)
    if placed == eye.me.reserve:
        value += meeting(eye.view, eye.seat, "figures")
    return value


def clones(eye: Eye, count: int) -> float:
    """HYP-12.2: figures that come where they are wanted."""
    return figures(eye, count) + 0.5 * min(count, eye.me.reserve)


def development(eye: Eye, count: int) -> float:
    """HYP-14: the best track for them."""
    levels = eye.me.levels
    return max(level_gain(eye, level, min(count, c.MAX_LEVEL - level)) for level in levels)


def apart(eye: Eye, count: int) -> float:
    """HYP-14.4: on different tracks."""
    return sum(sorted((level_gain(eye, level, 1) for level in eye.me.levels), reverse=True)[:count])


def level_gain(eye: Eye, level: int, points: int) -> float:
    """What raising a marker is worth; in the last turn only cubes count."""
    after = min(level + points, c.MAX_LEVEL)
    if eye.last:
        return float(c.CUBE_REWARD[after] - c.CUBE_REWARD[level])
    return LEVEL[after] - LEVEL[level]


def drawing(eye: Eye, count: int) -> float:
    """HYP-17.1: cubes now; what counts most is a turn less until the Reset."""
    count = min(count, eye.bag)
    if eye.last:
        return CUBE * count
    saved = -(-eye.bag // c.END_DRAW) + (count - eye.bag) // c.END_DRAW
    return 0.55 * CUBE * count + 0.8 * saved


def purging(eye: Eye, count: int) -> float:
    """HYP-17.11: waste in front of the player only; it hinders in the turns to come."""
    return min(0.6, 0.12 * eye.left) * min(count, waste(eye.me))


def waste(me: SeatView) -> int:
    """Grey cubes in front of a player."""
    return me.available[c.GREY] + me.unused[c.GREY] + sum(row.count(c.GREY) for row in me.rows.values())


def new_cubes(eye: Eye, count: int) -> float:
    """HYP-17.3: a point each, and what they do to the bag."""
    return POINT["gain_cube"] * count + bag_change(eye, count)


def bag_change(eye: Eye, count: int) -> float:
    """Better or worse draws with so many cubes more in the bag."""
    return 0.0 if eye.last else _lacking(eye.bag) - _lacking(eye.bag + count)


def _lacking(bag: int) -> float:
    """What it costs that the next draw, and later the last one before the Reset, has less than three cubes; an empty
    bag is filled again before."""
    soon = max(0, c.END_DRAW - bag) if bag else 0
    return SHORT * soon + SHORT_LATER * (-bag % c.END_DRAW)


def walls(eye: Eye, count: int) -> float:
    """HYP-11.1: where they protect something."""
    return eye.field.best_wall * min(count, eye.me.fortresses)


def returns(eye: Eye, count: int) -> float:
    """HYP-17.4: a cube that the bag lacks, or a full row that can be filled again with a cube at hand."""
    again = max((usual_row(row) for row, lying in eye.me.rows.items() if _can_refill(eye, row, lying)), default=0.0)
    return max(0.0, bag_change(eye, count)) + 0.5 * again


def _can_refill(eye: Eye, row: str, lying: list[int]) -> bool:
    """HYP-7.10: whether a cube at hand fits a space of a full row."""
    full = c.ROWS[row].kind == "instant" and c.EMPTY not in lying
    return full and any(
        any(eye.me.available[: c.GREY]) if slot == c.ANY else eye.me.available[slot] for slot in c.ROWS[row].slots
    )


def espionage(eye: Eye, count: int) -> float:
    """HYP-17.12: the best card of the others."""
    cards = {card for other, player in enumerate(eye.view.seats) if other != eye.seat for card in player.cards}
    return max((usual_row(card) for card in cards & c.SPYABLE), default=0.0) * count


def usual_row(row: str) -> float:
    """What a row gives in a usual turn."""
    return sum(map(usual_worth, c.ROWS[row].effects))


def shots(eye: Eye, count: int) -> float:
    """HYP-10.13: figures of others next to own free ones."""
    return eye.field.best_shot * count


SHORT = 0.4
"""A cube that the next draw lacks."""
SHORT_LATER = 0.15
"""A cube that the last draw before the Reset lacks."""

KNOWN = {
    "gem": gems,
    "tech": tech,
    "figure": figures,
    "clone": clones,
    "dev": development,
    "dev_same": development,
    "dev_different": apart,
    "draw": drawing,
    "purge": purging,
    "gain_cube": new_cubes,
    "fortress": walls,
    "return_cube": returns,
    "spy": espionage,
    "ranged": shots,
}


# -- rows and cards -------------------------------------------------------------------------------------------


def lasting(row: str, eye: Eye) -> float:
    """HYP-18: a permanent card in force for the rest of the game."""
    value = 0.0
    for effect in c.ROWS[row].effects:
        if effect.op == "replace":
            value += 0.12
        elif effect.op == "bonus":
            value += 0.3 * sum(map(usual_worth, effect.gain))
        else:
            value += 0.8 * usual_worth(effect)
    return min(4.0, value * eye.left)


def flat_row(row: str, eye: Eye) -> float:
    """What completing a row is worth on the whole."""
    if c.ROWS[row].kind != "instant":
        return lasting(row, eye)
    return sum(flat_worth(effect, eye) for effect in c.ROWS[row].effects)


def card_worth(card: str, eye: Eye) -> float:
    """What owning a card is worth: its gems, and what its row does better than the mat, once between two Resets."""
    cubes = sum(slot != c.GREY for slot in c.ROWS[card].slots)
    if c.ROWS[card].kind == "instant":
        better = max(0.0, usual_row(card) - CUBE * cubes)
        use = 0.6 * better * eye.left / CYCLE
    else:
        use = max(0.0, 0.6 * lasting(card, eye) - CUBE * cubes)
    return eye.temper.cards * (c.CARDS[card].gems + use) - (0.0 if eye.last else WASTE)


def usual_worth(effect: Effect) -> float:
    """What an effect is worth in a usual turn, whatever is on offer now."""
    if effect.op == "choose":
        return max(sum(map(usual_worth, option)) for option in effect.options)
    if effect.op == "pay":
        return max(0.0, sum(map(usual_worth, effect.gain)) - sum(PRICE[cost.what] * cost.n for cost in effect.cost))
    return USUAL.get(effect.op, POINT.get(effect.op, 0.0)) * effect.n


USUAL = {"tech": 2.0, "draw": 0.45, "figure": 0.8, "clone": 1.1, "dev": 0.3}
"""One point of effects that depend on the hour."""


# -- places ---------------------------------------------------------------------------------------------------


def ghost_worth(ghosts: int) -> float:
    """What the next Ghost adds to the graveyard."""
    table = c.SCORING.ghosts
    if ghosts + 1 < len(table):
        return float(table[ghosts + 1] - table[ghosts])
    return float(c.SCORING.ghost_beyond_table)


def count(area: AreaView, seat: int) -> int:
    """Figures of a seat in an area."""
    return area.free[seat] + sum(spot.occupant == seat for spot in area.spots)


def control_change(eye: Eye, name: str, seat: int, figures: int, coming: int = 0) -> float:
    """How the control of an area changes in value for a seat when its figures there change; so many of the own ones
    are coming anyway."""
    view = eye.view
    area = view.areas[name]
    counts = [count(area, other) for other in range(view.players)]
    counts[eye.seat] += coming
    rivals = max(n for other, n in enumerate(counts) if other != seat)
    best_rival = counts.count(rivals) - (counts[seat] == rivals)
    before, after = counts[seat], counts[seat] + figures
    value = CONTROL[area.kind]

    def margin(mine: int) -> float:
        if mine > rivals:
            return value
        return -value / 3 if rivals > mine and best_rival == 1 else 0.0

    return margin(after) - margin(before)


CITIES: dict[str, tuple[Effect, ...]] = {
    feature.id: feature.effects for place in c.PLACES.values() for feature in place.features if feature.kind == "city"
}


def spot_worth(eye: Eye, spot: SpotView) -> float:
    """What standing in a city or on a ruin gives, wherever other figures are."""
    if spot.kind == "city":
        return sum(flat_worth(effect, eye) for effect in CITIES[spot.city])
    return TOKEN[spot.colour] if spot.tokens else 0.0
