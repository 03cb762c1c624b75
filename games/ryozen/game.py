"""Ryozen, put together."""

from __future__ import annotations

import random
from collections.abc import Mapping

from games.engine import Decision, Dice, Filled, Form, Game, Setup, Text
from games.engine.decision import Value
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
from games.ryozen.standing import FORM, as_fields, standing_of
from games.ryozen.state import Player, Ryozen, Standing
from games.ryozen.view import RyozenView, turns, view

VOCABULARY = (clan_house, effects, kin, night, palace, purse, revelations, sectors, springs, strikes, villages)
"""The files that give the words of RYO-19 their meaning."""


class RyozenGame(Game[Ryozen, RyozenView]):
    """The game, as the engine knows it."""

    meta = META
    state_type = Ryozen
    view_type = RyozenView
    first_step = setup.SetUp
    steps = (
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
    )

    def new(self, setup: Setup) -> Ryozen:
        return Ryozen(
            schema=self.schema,
            players=setup.players,
            options=dict(setup.options),
            dice=Dice(setup.seed),
            seats=[Player() for _ in range(setup.players)],
        )

    def view(self, g: Ryozen, seat: int | None) -> RyozenView:
        return view(g, seat)

    def check(self, g: Ryozen) -> list[str]:
        return check.check(g)

    def shuffle_hidden(self, g: Ryozen, seat: int | None, rng: random.Random) -> Ryozen:
        other = self.clone(g)
        hidden.shuffle_hidden(other, seat, rng)
        return other

    def policy(self, view: RyozenView, decision: Decision, rng: random.Random) -> str:
        return policy.decide(view, decision, rng)

    def turns(self, view: RyozenView) -> list[int]:
        return turns(view)

    def describe(self, view: RyozenView) -> list[Text]:
        return words.describe(view)

    def alt(self, view: RyozenView) -> list[Text]:
        return words.alt(view)

    def shorthand(self, view: RyozenView, decision: Decision, words: str) -> list[str] | None:
        return shorthand.expand(view, decision, words)

    def standing_form(self, g: Ryozen, seat: int) -> Form | None:
        """RYO-25.5: at any time."""
        return FORM

    def set_standing(self, g: Ryozen, seat: int, choice: Filled) -> None:
        g.seats[seat].standing = standing_of(choice)

    def standing(self, g: Ryozen, seat: int) -> Mapping[str, Value]:
        return as_fields(g.seats[seat].standing)

    def clear_standing(self, g: Ryozen, seat: int) -> None:
        g.seats[seat].standing = Standing()


GAME = RyozenGame()
