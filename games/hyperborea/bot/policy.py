"""The bot that fills a seat: it plans its turn, values every option it is offered by that and takes the best."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from games.engine import Decision
from games.engine.decision import Form, Number, Pick
from games.engine.policy import Style
from games.hyperborea import components as c
from games.hyperborea.bot.cubes import Workshop
from games.hyperborea.bot.field import look
from games.hyperborea.bot.horizon import is_ahead, would_end
from games.hyperborea.bot.menu import NOTHING, Menu
from games.hyperborea.bot.returning import best_exchange, best_return
from games.hyperborea.bot.valuation import (
    LEVEL,
    Eye,
    card_worth,
    control_change,
    flat_worth,
    ghost_worth,
    op_worth,
    worth,
)
from games.hyperborea.rules.acts import Act, Cube, Figure
from games.hyperborea.rules.payments import Payment
from games.hyperborea.rules.setup import offered
from games.hyperborea.view import HyperboreaView


def decide(view: HyperboreaView, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """What the bot answers."""
    shape = decision.shape
    if isinstance(shape, Form):
        return start_choice(shape, rng)
    if isinstance(shape, Number):
        return str(gems_to_take(view, decision.seat, shape.high))
    if shape.most > 1:
        return "-"
    return best(look(view, decision.seat, style), decision, shape, rng)


def best(eye: Eye, decision: Decision, shape: Pick, rng: random.Random) -> str:
    """The option of the highest value; equal ones by chance."""
    if decision.rule == "HYP-D10":
        acts = decision.offers(Act)
        menu = Menu(eye, acts.values())
        values = {name: menu.value(act) for name, act in acts.items()}
        return _and_end(_highest(values, rng), acts, values, menu)
    judge = JUDGES.get(decision.rule, by_chance)
    return _highest({option.id: judge(eye, option.value) for option in shape.options}, rng)


def _highest(values: dict[str, float], rng: random.Random) -> str:
    return max((value, rng.random(), name) for name, value in values.items())[2]


def _and_end(choice: str, acts: dict[str, Act], values: dict[str, float], menu: Menu) -> str:
    """The same choice with the end of the turn, where that is offered and nothing else is worth doing then."""
    act = acts[choice]
    alike = {name for name, other in acts.items() if other.verb == act.verb} if act.verb != "cash" else {choice}
    others = [name for name, other in acts.items() if name not in alike and other.verb != "end"]
    if any(values[name] > NOTHING for name in others) or not menu.is_last(act):
        return choice
    ending = Act("end", (act,))
    return next((name for name, other in acts.items() if other == ending), choice)


def start_choice(form: Form, rng: random.Random) -> str:
    """HYP-D05, HYP-D06: a third colour for trade or science, markers where cubes are wanted first; faction tiles and
    start cards (HYP-D03, HYP-D04) by chance."""
    cube = rng.choice(["green", "red", "yellow"])
    three, two, one = rng.choice([("green", "yellow", "red"), ("green", "red", "blue"), ("yellow", "green", "red")])
    first = form.fields[0]
    drawn = f"{first.name}={rng.choice(offered(first)).id} " if first.name in ("tile", "card") else ""
    return f"{drawn}cube={cube} three={three} two={two} one={one}"


def gems_to_take(view: HyperboreaView, seat: int, most: int) -> int:
    """HYP-D41: all, unless that would end the game while somebody else leads."""
    if would_end(view, "gems") and not is_ahead(view, seat, most + 2):
        return max(0, c.threshold("gems", view.players) - 1 - view.seats[seat].gems)
    return most


# -- other questions than the main menu ------------------------------------------------------------------------


def by_chance(eye: Eye, option: object) -> float:
    """No opinion."""
    return 0.0


def card_or_none(eye: Eye, card: str | None) -> float:
    """HYP-D22."""
    return 0.0 if card is None else card_worth(card, eye) + op_worth("tech", 1, eye) - eye.best_card


def cube_for_the_bag(eye: Eye, option: str) -> float:
    """HYP-D24: a cube is a point; colours that are rare, and that do much."""
    if option == "decline":
        return -9.0
    kind, me = c.KIND[option], eye.me
    owned = me.bag[kind] + me.available[kind] + me.unused[kind] + sum(row.count(kind) for row in me.rows.values())
    return WANTED.get(option, 0.0) - 0.5 * owned


WANTED = {"yellow": 0.8, "blue": 0.7, "green": 0.8, "purple": 0.4, "red": 0.6}
"""Colours whose rows give most."""


def convert(eye: Eye, option: str) -> float:
    """HYP-D16: the first three Ghosts pay more than a figure."""
    return ghost_worth(eye.me.ghosts) if option == "bury" else op_worth("clone", 1, eye) + 0.2


def token(eye: Eye, option: str) -> float:
    """HYP-D33: use what is good now, keep what may be better later."""
    effects = c.TOKENS[eye.view.my_look].effects
    if option == "use":
        return worth(effects, eye)
    later = 0.0 if eye.left < 1 else 0.75 * sum(flat_worth(effect, eye) for effect in effects)
    return later + (worth(c.TOKENS[eye.view.my_kept].effects, eye) if eye.view.my_kept else 0.0)


def payment(eye: Eye, what: Payment) -> float:
    """HYP-D28: a figure that holds nothing, a cube that is no longer needed."""
    if isinstance(what, Figure):
        return eye.land * control_change(eye, what.area, eye.seat, -1) - 0.3 * eye.field.pull[what.area]
    return 0.1 if isinstance(what, Cube) and what.where == "unused" else 0.0


def returned(eye: Eye, cube: Cube) -> float:
    """HYP-D25."""
    return float(best_return(eye, Workshop(eye, ()))[1] == cube)


def exchanged(eye: Eye, option: tuple[Cube, int]) -> float:
    """HYP-D26."""
    found = best_exchange(eye, Workshop(eye, ()))
    return float(option == (Cube("available", found.old), found.new))


def loss(eye: Eye, option: str) -> float:
    """HYP-D50: the marker that loses least."""
    level = eye.me.levels[c.KIND[option]]
    return LEVEL[level - 1] - LEVEL[level]


def keep(eye: Eye, option: str) -> float:
    """HYP-D40: permanent cards stay in force."""
    return float(option == "keep")


JUDGES: dict[str, Callable[[Eye, Any], float]] = {
    "HYP-D16": convert,
    "HYP-D22": card_or_none,
    "HYP-D24": cube_for_the_bag,
    "HYP-D25": returned,
    "HYP-D26": exchanged,
    "HYP-D28": payment,
    "HYP-D33": token,
    "HYP-D40": keep,
    "HYP-D50": loss,
}
