"""Circadians: Chaos Order, put together."""

from __future__ import annotations

from games.circadians import catalogue, changes, check, hidden, preview, shorthand, trails, words
from games.circadians.bot import appraisal, policy
from games.circadians.chronicle import CHRONICLE
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
    older,
    pricing,
    recruit,
    relics,
    removal,
    research,
    retreat,
    rewards,
    sending,
    setup,
    side_by_side,
    sources,
    support,
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
    side_by_side,
    act_cards,
    support,
    research,
    build,
    harvest,
    recruit,
    leaders,
    move,
    moving,
    sending,
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


NOTHING_MISSING = {
    "CIR-D04": "everybody starts with a gem, and no leader costs more",
    "CIR-D06": "all leaders of the faction are offered",
    "CIR-D25": "nothing but yes and no",
    "CIR-D35": "nothing but keep and roll again",
    "CIR-D37": "asked in few matches; in fewer there is a leader beside the one that may go along",
    "CIR-D39": "every card of the hand may go",
    "CIR-D40": "energy and gems can always be gained",
    "CIR-D41": "where only the gem is possible it is gained without asking",
    "CIR-D46": "a token fits into both rows",
    "CIR-D47": "who cannot pay is not asked",
    "CIR-D48": "cards and gems can always be gained",
    "CIR-D49": "every card of the hand may go",
    "CIR-D51": "asked in few matches; in fewer is an intel card held already",
    "CIR-D54": "every group of up to four is offered",
    "CIR-D56": "one more and one fewer can always be counted",
}

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
        appraise=appraisal.appraise,
        spread=35.0,  # what tells best who wins among bots
        describe=words.describe,
        alt=words.alt,
        turns=turns,
        changes=changes.changes,
        trails=trails.trails,
        chronicle=CHRONICLE,
        preview=preview.preview,
        catalogue=catalogue.CATALOGUE,
        shorthand=shorthand.expand,
        standing=ORDERS,
        migrations=(older.ask_together, older.side_by_side),
        nothing_missing=NOTHING_MISSING,
    )
)
