"""Ryozen, put together."""

from __future__ import annotations

from games.engine import Assembled, Parts
from games.ryozen import check, hidden, shorthand, words
from games.ryozen.bot import policy
from games.ryozen.meta import META
from games.ryozen.rules import (
    clan_house,
    day,
    debts,
    effects,
    events,
    kin,
    losses,
    night,
    palace,
    placement,
    purse,
    revelations,
    scoring,
    sectors,
    setup,
    springs,
    strikes,
    suffering,
    villages,
)
from games.ryozen.standing import ORDERS
from games.ryozen.state import Ryozen, new
from games.ryozen.view import RyozenView, turns, view

VOCABULARY = (clan_house, effects, kin, night, palace, purse, revelations, sectors, springs, strikes, villages)
"""The files that give the words of RYO-19 their meaning."""


GAME = Assembled(
    Parts(
        meta=META,
        state=Ryozen,
        shown=RyozenView,
        steps=(
            setup.SetUp,
            setup.ChooseClan,
            setup.Deal,
            day.Round,
            day.TakeTurn,
            day.DayEffectOfPlace,
            day.ApplyOrNot,
            day.EndTurn,
            day.Dawn,
            revelations.StartOfTurn,
            placement.PlaceWhere,
            placement.PlaceWhich,
            placement.PlaceSide,
            strikes.ChooseWall,
            strikes.Mercy,
            sectors.SealMoments,
            sectors.SealNow,
            sectors.LateSeals,
            palace.PalaceEffect,
            kin.UseAbility,
            effects.Run,
            effects.Choose,
            debts.Owed,
            debts.StillOwed,
            debts.AwaitAll,
            events.ResolveEvents,
            events.EventsForAll,
            events.EventInTurn,
            events.Resolved,
            suffering.ContinueEvents,
            losses.DiscardCard,
            losses.LoseKin,
            losses.CurseOfShadow,
            losses.CurseInTurn,
            losses.LoseResources,
            losses.LoseShards,
            losses.Forget,
            losses.Quake,
            night.Night,
            night.NightRewards,
            night.EndOfNight,
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
