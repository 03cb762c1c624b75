"""Hyperborea, put together."""

from __future__ import annotations

from games.engine import Assembled, Parts
from games.hyperborea import catalogue, check, hidden, shorthand, words
from games.hyperborea.bot import appraisal, policy
from games.hyperborea.changes import changes
from games.hyperborea.chronicle import CHRONICLE
from games.hyperborea.meta import META
from games.hyperborea.migrations import MIGRATIONS
from games.hyperborea.preview import preview
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
from games.hyperborea.trails import trails
from games.hyperborea.view import HyperboreaView, turns, view

GAME = Assembled(
    Parts(
        meta=META,
        state=Hyperborea,
        shown=HyperboreaView,
        steps=(
            setup.SetUp,
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
        appraise=appraisal.appraise,
        spread=5.0,
        foresight=2.0,  # what a turn prepares pays in the next
        describe=words.describe,
        alt=words.alt,
        turns=turns,
        catalogue=catalogue.CATALOGUE,
        changes=changes,
        trails=trails,
        chronicle=CHRONICLE,
        preview=preview,
        shorthand=shorthand.expand,
        standing=ORDERS,
        migrations=MIGRATIONS,
        nothing_missing={
            "HYP-D03": "both tiles of the faction are offered",
            "HYP-D04": "both start cards are offered",
            "HYP-D05": "all colours and tracks are offered",
            "HYP-D16": "both ways are offered",
            "HYP-D28": "whatever can pay is offered; what cannot, the offer itself says",
            "HYP-D40": "every cube may stay or go",
            "HYP-D41": "every number of gems is offered",
        },
    )
)
