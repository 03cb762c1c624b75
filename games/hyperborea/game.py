"""Hyperborea, put together."""

from __future__ import annotations

from games.engine import Assembled, Parts
from games.hyperborea import check, hidden, shorthand, words
from games.hyperborea.bot import policy
from games.hyperborea.meta import META
from games.hyperborea.rules import (
    action,
    activation,
    attack,
    cube_effects,
    payments,
    reset,
    ruins,
    scoring,
    setup,
    technologies,
    turn,
)
from games.hyperborea.standing import ORDERS
from games.hyperborea.state import Hyperborea, new
from games.hyperborea.view import HyperboreaView, turns, view

GAME = Assembled(
    Parts(
        meta=META,
        state=Hyperborea,
        shown=HyperboreaView,
        steps=(
            setup.SetUp,
            setup.ChooseFactionTiles,
            setup.ChooseStartCards,
            setup.TakeImmediateParts,
            setup.StartChoices,
            setup.LayOutTechnologies,
            setup.OpeningDraw,
            turn.Turn,
            turn.SettleLosses,
            turn.StartOfTurn,
            turn.NextTurn,
            action.Action,
            activation.GainGems,
            activation.TakeGems,
            activation.GainCube,
            attack.ConvertGhost,
            technologies.PickAfterRefresh,
            ruins.LookAtToken,
            cube_effects.ReturnCube,
            cube_effects.ExchangeCube,
            cube_effects.LoseDevelopment,
            payments.PayCost,
            reset.EndPhase,
            reset.Reset,
            reset.KeepOnPermanent,
            reset.TakeFromPermanent,
            reset.EndReset,
            scoring.FinalScoring,
        ),
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
