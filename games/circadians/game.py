"""Circadians: Chaos Order, put together."""

from __future__ import annotations

from games.circadians import check, hidden, shorthand, words
from games.circadians.bot import policy
from games.circadians.meta import META
from games.circadians.rules import (
    act_cards,
    actions,
    announce,
    attributes,
    battle,
    build,
    cards,
    combat,
    harvest,
    income,
    jrayek,
    lanes,
    leaders,
    leyrien,
    locks,
    move,
    moving,
    pricing,
    recruit,
    relics,
    removal,
    research,
    retreat,
    rewards,
    setup,
    sources,
)
from games.circadians.rules import (
    round as round_,
)
from games.circadians.standing import ORDERS
from games.circadians.state import Circadians, new
from games.circadians.view import CircadiansView, turns, view
from games.engine import Assembled, Parts, Step

MODULES = (
    setup,
    round_,
    pricing,
    actions,
    act_cards,
    research,
    build,
    harvest,
    recruit,
    leaders,
    move,
    moving,
    combat,
    announce,
    battle,
    retreat,
    removal,
    income,
    sources,
    relics,
    lanes,
    attributes,
    cards,
    leyrien,
    jrayek,
    locks,
    rewards,
)


def _steps() -> tuple[type[Step[Circadians]], ...]:
    """Every step of the rules, in their order."""
    return tuple(
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Step) and value.__module__ == module.__name__
    )


GAME = Assembled(
    Parts(
        meta=META,
        state=Circadians,
        shown=CircadiansView,
        steps=_steps(),
        new=new,
        view=view,
        check=check.check,
        shuffle_hidden=hidden.shuffle_hidden,
        decide=policy.decide,
        describe=words.describe,
        alt=words.alt,
        turns=turns,
        shorthand=shorthand.expand,
        standing=ORDERS,
    )
)
