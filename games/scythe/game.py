"""Scythe, put together."""

from __future__ import annotations

from games.engine import Asides, Assembled, Parts
from games.scythe import asides, check, hidden, shorthand, words
from games.scythe.bot import policy
from games.scythe.meta import META
from games.scythe.rules import (
    advance,
    bottom,
    carry,
    combat,
    encounters,
    factory,
    gains,
    move,
    objectives,
    produce,
    resources,
    setup,
    stars,
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
            setup.ChooseMat,
            setup.ChooseFactions,
            setup.ChooseFaction,
            setup.Begin,
            turn.Turn,
            turn.ChooseSection,
            turn.EndOfTurn,
            turn.EndTurn,
            top.TopChoice,
            move.MoveUnit,
            move.MoveStep,
            move.AfterMoves,
            carry.CustomLoad,
            resources.ChooseKinds,
            resources.PlaceGoods,
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
            combat.Retreat,
            combat.AfterCombat,
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
        describe=words.describe,
        alt=words.alt,
        turns=turns,
        shorthand=shorthand.expand,
        standing=ORDERS,
        asides=Asides(asides.forms, asides.take),
    )
)
"""SCY-22.8: the engine asks no question that has one answer only, but for the end of a turn."""
