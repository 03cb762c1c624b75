"""Ryozen, put together."""

from __future__ import annotations

from games.engine import Assembled, Parts
from games.ryozen import catalogue, check, hidden, shorthand, words
from games.ryozen.bot import policy
from games.ryozen.bot.appraisal import appraise
from games.ryozen.changes import changes
from games.ryozen.chronicle import CHRONICLE
from games.ryozen.meta import META
from games.ryozen.migrations import MIGRATIONS
from games.ryozen.preview import preview
from games.ryozen.rules import (
    branches,
    clan_house,
    day,
    debts,
    effects,
    events,
    kin,
    losses,
    moves,
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
from games.ryozen.trails import trails
from games.ryozen.view import RyozenView, turns, view

VOCABULARY = (branches, clan_house, kin, moves, night, palace, purse, revelations, sectors, springs, strikes, villages)
"""The files that give the words of RYO-19 their meaning."""


NOTHING_MISSING = {
    "RYO-25.1": "there is nothing but to end the Day",
    "RYO-D5": "an ability without a choice is used or not",
    "RYO-D5.8": "an ability without a choice is used or not",
    "RYO-D7": "every event of the row can be discarded",
    "RYO-D14": "every resource can be gained",
    "RYO-D15": "every shard can be gained",
    "RYO-D16": "only what one has none of is missing, and told",
    "RYO-D21": "every kept card can be discarded",
    "RYO-D23": "everything one owns can be given up",
    "RYO-D24": "every kept card can be discarded",
    "RYO-D25": "only favour that one does not have is missing, and told",
    "RYO-D26": "every resource can be gained",
    "RYO-D27": "every shard can be gained",
}
"""Decisions in which nothing is ever looked for in vain."""

SPREAD = 5.5
"""By how much favour a seat must be ahead to win about e times as often: fitted to whole matches between bots."""

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
            placement.PlaceKin,
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
        appraise=appraise,
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
        nothing_missing=NOTHING_MISSING,
        spread=SPREAD,
    )
)
