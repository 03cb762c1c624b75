"""The bot that fills a seat: it values every option it is offered and takes the best."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from games.engine import Decision
from games.engine.decision import Form, Number, Pick
from games.engine.policy import Style
from games.hyperborea import components as c
from games.hyperborea.bot.valuation import (
    POINT,
    Eye,
    attraction,
    card_worth,
    control_change,
    ghost_worth,
    row_worth,
    spot_worth,
    worth,
)
from games.hyperborea.effects import REGISTRY
from games.hyperborea.rules.acts import Act, Figure, Target
from games.hyperborea.rules.payments import Payment
from games.hyperborea.rules.setup import offered
from games.hyperborea.state import NOBODY
from games.hyperborea.view import HyperboreaView, SeatView

NOTHING = 0.01
"""Options worth less than this are left; ending the turn is always worth it."""


def decide(view: HyperboreaView, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """What the bot answers."""
    shape = decision.shape
    if isinstance(shape, Form):
        return start_choice(shape, rng)
    if isinstance(shape, Number):
        return str(gems_to_take(view, decision.seat, shape.high))
    if shape.most > 1:
        return "-"
    return best(view, decision, shape, rng)


def best(view: HyperboreaView, decision: Decision, shape: Pick, rng: random.Random) -> str:
    """The option of the highest value; equal ones by chance."""
    judge, eye = JUDGES.get(decision.rule, by_chance), Eye(view, decision.seat)
    valued = [(judge(eye, option.value), rng.random(), option.id) for option in shape.options]
    choice = max(valued)[2]
    acts = decision.offers(Act)
    values = {name: value for value, _, name in valued}
    return _and_end(choice, acts, values) if choice in acts else choice


def _and_end(choice: str, acts: dict[str, Act], values: dict[str, float]) -> str:
    """The same choice with the end of the turn, where that is offered and nothing else is worth doing."""
    others = [name for name, act in acts.items() if act.verb not in (acts[choice].verb, "end")]
    ending = Act("end", (acts[choice],))
    if any(values[name] > NOTHING for name in others):
        return choice
    return next((name for name, act in acts.items() if act == ending), choice)


def start_choice(form: Form, rng: random.Random) -> str:
    """HYP-D05, HYP-D06: a third colour for trade or science, markers where cubes are wanted first; faction tiles and
    start cards (HYP-D03, HYP-D04) by chance."""
    cube = rng.choice(["yellow", "blue", "purple"])
    three, two, one = rng.choice(
        [("blue", "yellow", "purple"), ("yellow", "blue", "purple"), ("purple", "yellow", "blue")]
    )
    first = form.fields[0]
    drawn = f"{first.name}={rng.choice(offered(first)).id} " if first.name in ("tile", "card") else ""
    return f"{drawn}cube={cube} three={three} two={two} one={one}"


# -- the end of the game --------------------------------------------------------------------------------------


def total(player: SeatView) -> int:
    """Victory points so far."""
    return sum(player.score.values())


def is_ahead(view: HyperboreaView, seat: int, extra: int) -> bool:
    """Whether the seat would lead comfortably with some more points."""
    rivals = max(total(player) for other, player in enumerate(view.seats) if other != seat)
    return total(view.seats[seat]) + extra > rivals + 2


def would_end(view: HyperboreaView, objective: str) -> bool:
    """Whether meeting this condition now would trigger the end."""
    met = {name for player in view.seats for name in player.objectives}
    return view.trigger == NOBODY and objective not in met and view.conditions + 1 >= view.conditions_needed


def gems_to_take(view: HyperboreaView, seat: int, most: int) -> int:
    """HYP-D41: all, unless that would end the game while somebody else leads."""
    if would_end(view, "gems") and not is_ahead(view, seat, most + 2):
        return max(0, c.threshold("gems", view.players) - 1 - view.seats[seat].gems)
    return most


def ending_worth(view: HyperboreaView, seat: int, objective: str) -> float:
    """What meeting a condition is worth: two points, and the end of the game when it suits."""
    if objective in view.seats[seat].objectives:
        return 0.0
    if would_end(view, objective) and not is_ahead(view, seat, 4):
        return -6.0
    return 2.0


# -- the main menu --------------------------------------------------------------------------------------------


def main_menu(eye: Eye, act: Act) -> float:
    """HYP-D10. What is done together with the end of the turn is judged on its own first (`_and_end`)."""
    if act.verb == "end" and act.args:
        return -1.0
    return FLAT[act.verb] if act.verb in FLAT else VERBS[act.verb](eye, *act.args)


def place(eye: Eye, kind: int, row: str, wild: bool) -> float:
    """A single cube: the whole value where it completes the row, else a share."""
    me = eye.me
    if wild:
        return -1.0
    slots = c.ROWS[row].slots
    lying = me.rows.get(row, [c.EMPTY] * len(slots))
    missing = lying.count(c.EMPTY) - (me.tile in c.DISCOUNT_TILES and c.ROWS[row].discount >= 0)
    value = row_worth(row, eye)
    if missing == 1:
        return 0.2 + value
    own = kind in slots
    started = len(slots) - missing
    return (0.12 + 0.05 * started + (0.06 if own else 0.0)) * value / missing


def fill(eye: Eye, row: str, kinds: tuple[int, ...]) -> float:
    """A whole row at once, less what the cubes could do elsewhere."""
    return 0.15 + row_worth(row, eye) - 0.12 * (len(kinds) - 1)


def move(eye: Eye, source: str, target: str, figures: int = 1) -> float:
    """A step: what the new area offers more than the old one. One figure at a time: the first may change things."""
    if figures > 1:
        return -1.0
    gain = attraction(eye, target) - leaving(eye, source)
    gain += control_change(eye, target, eye.seat, 1) + control_change(eye, source, eye.seat, -1)
    return 0.3 * gain - 0.06


def leaving(eye: Eye, source: str) -> float:
    """What the figure could still do where it stands."""
    area = eye.view.areas[source]
    open_spots = [spot_worth(eye, source, number) for number, spot in enumerate(area.spots) if spot.occupant == NOBODY]
    return sum(sorted(open_spots, reverse=True)[area.free[eye.seat] - 1 : area.free[eye.seat]])


def attack(eye: Eye, name: str, target: Target) -> float:
    """Ghosts while they pay, figures for the collection and for control, Fortresses before them."""
    me = eye.me
    if target.what == "ghost":
        return 2.0 + ghost_worth(me.ghosts) + 0.5 * spot_worth(eye, name, target.spot)
    rival = target.rival
    value = 1.0 if rival not in me.rivals else 1.0 if len(me.rivals) == eye.view.players - 1 else 0.2
    value += 0.5 * -control_change(eye, name, rival, -1)
    return value + 1.5 if target.what == "figure" else 0.3 + 0.4 * value


def ranged(eye: Eye, name: str, target: Target) -> float:
    """Figures that hold something; Ghosts only where a city waits behind them."""
    if target.what == "ghost":
        return 0.3 + 0.5 * spot_worth(eye, name, target.spot)
    rival = target.rival
    return 0.4 + 0.5 * -control_change(eye, name, rival, -1) + (0.3 if target.what == "figure" else 0.0)


def fortress(eye: Eye, name: str) -> float:
    """Only where somebody could come and something is to be held."""
    near = (name, *c.LAYOUTS[eye.view.players].neighbours[name])
    threat = sum(sum(eye.view.areas[other].free) - eye.view.areas[other].free[eye.seat] for other in near)
    walls = eye.view.areas[name].walls[eye.seat]
    held = eye.view.areas[name].controller == eye.seat
    return 0.05 * min(threat, 3) * (2 if held else 1) / (1 + walls) if threat else 0.0


def put_figure(eye: Eye, name: str) -> float:
    """A figure or clone: where it is wanted most."""
    value = 0.8 + 0.5 * (attraction(eye, name) + control_change(eye, name, eye.seat, 1))
    if eye.me.reserve == 1:
        value += ending_worth(eye.view, eye.seat, "figures")
    return value


def tech(eye: Eye, card: str) -> float:
    """A card: its worth, and what a fifth one means."""
    me = eye.me
    value = 1.0 + card_worth(card, eye)
    if len(me.cards) - len(me.start_cards) + 1 >= c.threshold("technologies", eye.view.players):
        value += ending_worth(eye.view, eye.seat, "technologies")
    return value


def pair(eye: Eye, entry: int, kinds: tuple[int, int]) -> float:
    """Two markers at once: as good as one after the other."""
    return 0.01 + sum(develop(eye, entry, kind, 1) for kind in kinds)


def develop(eye: Eye, entry: int, kind: int, points: int) -> float:
    """The marker that is nearest to two cubes."""
    level = eye.me.levels[kind]
    if entry:
        effect = eye.view.pool.entry(entry).what
        points = effect.n if effect.mode == "same" else 1
    gained = min(points, c.MAX_LEVEL - level)
    return 0.4 + 0.2 * gained + 0.02 * (level if level + gained <= c.MAX_LEVEL else 0)


def cash(eye: Eye, kind: int) -> float:
    """At the top; earlier only when the end is near."""
    level = eye.me.levels[kind]
    waiting = "dev" in eye.view.pool.points or any(entry.what.op == "dev" for entry in eye.view.pool.entries)
    if level == c.MAX_LEVEL:
        return 3.0
    return 0.05 if eye.view.trigger != NOBODY and not waiting else -1.0


def enter(eye: Eye, name: str, spot: int) -> float:
    """A city, after the figure has fought."""
    fights = "attack" in eye.view.pool.points and any(s.occupant < NOBODY for s in eye.view.areas[name].spots)
    last = eye.view.areas[name].free[eye.seat] == 1
    return 0.5 + spot_worth(eye, name, spot) - (3.0 if fights and last else 0.0)


def enter_all(eye: Eye, *cities: tuple[str, int]) -> float:
    """Several cities, if each is worth it."""
    values = [enter(eye, name, spot) for name, spot in cities]
    return sum(values) if min(values) > 0 else -1.0


def use_token(eye: Eye) -> float:
    """The kept token, as soon as it is good for something."""
    return 0.1 + worth(c.TOKENS[eye.view.my_kept].effects, eye) if eye.view.my_kept else 0.0


def spy(eye: Eye, card: str) -> float:
    """The best card of the others."""
    return 0.1 + worth(c.ROWS[card].effects, eye)


def pay(eye: Eye, number: int) -> float:
    """A bargain, or not."""
    effect = eye.view.pool.entry(number).what
    return worth(effect.gain, eye) - sum(POINT["gem"] if cost.what == "gem" else 0.9 for cost in effect.cost)


def choose(eye: Eye, number: int, which: int) -> float:
    """An alternative that can be used."""
    entry = eye.view.pool.entry(number)
    return 0.02 + worth(REGISTRY[entry.effect].options[which], eye)


def faction(eye: Eye, which: int) -> float:
    """Tokens of the faction tile; a gem is not given away lightly."""
    tile = c.TILES[eye.me.tile]
    value = worth(tile.options[which], eye)
    return value - worth(tile.cost, eye) - 0.3


def draw(eye: Eye, count: int) -> float:
    """Cubes first: they decide what else can be done."""
    return 4.0 + 0.1 * count


FLAT = {
    "unused": -1.0,
    "refresh": 0.5,
    "return": -1.0,
    "exchange": -1.0,
    "purge": 0.6,
    "contact": 0.3,
    "end": NOTHING,
}
"""Options that are always worth the same."""
VERBS: dict[str, Callable[..., float]] = {
    "place": place,
    "fill": fill,
    "choose": choose,
    "move": move,
    "fly": move,
    "attack": attack,
    "ranged": ranged,
    "fortress": fortress,
    "figure": put_figure,
    "clone": put_figure,
    "tech": tech,
    "dev": develop,
    "pair": pair,
    "cash": cash,
    "enter": enter,
    "enter_all": enter_all,
    "explore": enter,
    "token": use_token,
    "draw": draw,
    "pay": pay,
    "spy": spy,
    "faction": faction,
}


# -- other questions ------------------------------------------------------------------------------------------


def by_chance(eye: Eye, option: object) -> float:
    """No opinion."""
    return 0.0


def card_or_none(eye: Eye, card: str | None) -> float:
    """HYP-D22."""
    return 0.0 if card is None else tech(eye, card)


def cube_for_the_bag(eye: Eye, option: str) -> float:
    """HYP-D24: a cube is a point; the useful colours first."""
    return {"decline": -1.0, "yellow": 3.0, "blue": 2.5, "purple": 2.0}.get(option, 1.0)


def convert(eye: Eye, option: str) -> float:
    """HYP-D16: the first three Ghosts pay more than a figure."""
    me = eye.me
    return ghost_worth(me.ghosts) if option == "bury" else 1.3 + 0.3 * (me.reserve > 2)


def token(eye: Eye, option: str) -> float:
    """HYP-D33: use what is good now, keep what may be good later."""
    value = worth(c.TOKENS[eye.view.my_look].effects, eye)
    return value if option == "use" else 0.2


def figure_to_discard(eye: Eye, what: Payment) -> float:
    """HYP-D28: a figure that holds nothing, a cube that is no longer needed."""
    return control_change(eye, what.area, eye.seat, -1) if isinstance(what, Figure) else 0.0


def loss(eye: Eye, option: str) -> float:
    """HYP-D50: the lowest marker."""
    return -float(eye.me.levels[c.KIND[option]])


def keep(eye: Eye, option: str) -> float:
    """HYP-D40: permanent cards stay in force."""
    return float(option == "keep")


JUDGES: dict[str, Callable[[Eye, Any], float]] = {
    "HYP-D10": main_menu,
    "HYP-D16": convert,
    "HYP-D22": card_or_none,
    "HYP-D24": cube_for_the_bag,
    "HYP-D28": figure_to_discard,
    "HYP-D33": token,
    "HYP-D40": keep,
    "HYP-D50": loss,
}
