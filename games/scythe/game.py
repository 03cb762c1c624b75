"""Scythe, put together."""

from __future__ import annotations

from games.engine import Asides, Assembled, Parts
from games.scythe import asides, catalogue, changes, check, hidden, preview, shorthand, trails, words
from games.scythe.bot import appraisal, policy
from games.scythe.chronicle import CHRONICLE
from games.scythe.meta import META
from games.scythe.rules import (
    advance,
    bottom,
    carry,
    choosing,
    combat,
    encounters,
    factory,
    gains,
    move,
    objectives,
    outcome,
    produce,
    resources,
    setup,
    stars,
    steps,
    top,
    turn,
)
from games.scythe.standing import ORDERS
from games.scythe.state import Scythe, new
from games.scythe.view import ScytheView, turns, view

GAME = Assembled(
    Parts(
        meta=META,
        state=Scythe,
        shown=ScytheView,
        steps=(
            setup.SetUp,
            choosing.ChooseMat,
            choosing.ChooseFactions,
            choosing.ChooseFaction,
            setup.Begin,
            turn.Turn,
            turn.ChooseSection,
            turn.EndOfTurn,
            turn.EndTurn,
            top.TopChoice,
            move.MoveUnit,
            steps.MoveStep,
            move.AfterMoves,
            carry.CustomLoad,
            resources.ChooseKinds,
            resources.PlaceGoods,
            produce.ProduceWhere,
            produce.ProduceSites,
            produce.ProduceAmount,
            bottom.TakeBottom,
            bottom.PayResources,
            bottom.BottomRewards,
            advance.Upgrade,
            advance.Deploy,
            advance.Build,
            advance.Enlist,
            combat.ResolveCombats,
            combat.ChooseCombat,
            combat.BeforeCombat,
            combat.UseAbility,
            combat.SetDials,
            combat.Commit,
            outcome.Retreat,
            outcome.AfterCombat,
            encounters.MeetEncounter,
            encounters.EncounterOption,
            encounters.EndEncounter,
            factory.VisitFactory,
            factory.TakeFactoryCard,
            factory.FactoryTop,
            gains.TakeGains,
            gains.TakeLess,
            objectives.AutoReveal,
            stars.CheckStars,
        ),
        new=new,
        view=view,
        check=check.check,
        shuffle_hidden=hidden.shuffle_hidden,
        decide=policy.decide,
        appraise=appraisal.appraise,
        spread=11.0,  # what tells best who wins among bots
        foresight=2.0,  # a section comes again after another one only
        doubt=3.3,  # what looked better by less came to nothing by the end
        describe=words.describe,
        alt=words.alt,
        turns=turns,
        catalogue=catalogue.CATALOGUE,
        changes=changes.changes,
        trails=trails.trails,
        chronicle=CHRONICLE,
        preview=preview.preview,
        shorthand=shorthand.expand,
        standing=ORDERS,
        asides=Asides(asides.forms, asides.take),
        nothing_missing={
            "SCY-D07": "everything that lies there can be taken",
            "SCY-D08": "every combat that is pending is offered",
            "SCY-D09": "one ability, used or not",
            "SCY-D11": "a lake where opponents are is told as closed, which happens in few matches",
            "SCY-D13": "tokens of any kinds can be had",
            "SCY-D22": "asked apart from its action only where a card or an encounter gives it; then a place is known",
            "SCY-D24": "every card that is left is offered",
            "SCY-D25": "the card's price is told where it cannot be paid, which happens in few matches",
            "SCY-D30": "from nothing to everything",
        },
    )
)
"""SCY-22.8: the engine asks no question that has one answer only, but for the end of a turn."""
