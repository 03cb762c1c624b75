"""Scythe, put together."""

from __future__ import annotations

import random
from collections.abc import Mapping

from games.engine import Decision, Dice, Filled, Form, Game, Setup, Text
from games.engine.decision import Value
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
from games.scythe.rules.combat import Commit
from games.scythe.standing import FORM, as_fields, standing_of
from games.scythe.state import Player, Scythe, Standing
from games.scythe.view import ScytheView, turns, view


class ScytheGame(Game[Scythe, ScytheView]):
    """The game, as the engine knows it.

    SCY-22.8: the engine asks no question that has one answer only, but for the end of a turn.
    """

    meta = META
    state_type = Scythe
    view_type = ScytheView
    first_step = setup.SetUp
    steps = (
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
    )

    def new(self, setup: Setup) -> Scythe:
        return Scythe(
            schema=self.schema,
            players=setup.players,
            options=dict(setup.options),
            dice=Dice(setup.seed),
            seats=[Player() for _ in range(setup.players)],
        )

    def view(self, g: Scythe, seat: int | None) -> ScytheView:
        return view(g, seat)

    def check(self, g: Scythe) -> list[str]:
        return check.check(g)

    def shuffle_hidden(self, g: Scythe, seat: int | None, rng: random.Random) -> Scythe:
        other = self.clone(g)
        hidden.shuffle_hidden(other, seat, rng)
        return other

    def policy(self, view: ScytheView, decision: Decision, rng: random.Random) -> str:
        return policy.decide(view, decision, rng)

    def turns(self, view: ScytheView) -> list[int]:
        return turns(view)

    def describe(self, view: ScytheView) -> list[Text]:
        return words.describe(view)

    def alt(self, view: ScytheView) -> list[Text]:
        return words.alt(view)

    def shorthand(self, view: ScytheView, decision: Decision, words: str) -> list[str] | None:
        return shorthand.shorthand(view, decision, words)

    def standing_form(self, g: Scythe, seat: int) -> Form | None:
        return FORM

    def set_standing(self, g: Scythe, seat: int, choice: Filled) -> None:
        g.seats[seat].standing = standing_of(choice)

    def standing(self, g: Scythe, seat: int) -> Mapping[str, Value]:
        return as_fields(g.seats[seat].standing)

    def clear_standing(self, g: Scythe, seat: int) -> None:
        g.seats[seat].standing = Standing()
        for step in g.stack:
            if isinstance(step, Commit):  # a combat under way asks the new owner, too
                step.ordered = [other for other in step.ordered if other != seat]

    def aside_forms(self, g: Scythe, seat: int) -> dict[str, Form]:
        """What a seat may do at any moment without being asked: gifts and projections."""
        return asides.forms(g, seat)

    def take_aside(self, g: Scythe, seat: int, name: str, choice: Filled) -> None:
        """Carry out a gift or a projection."""
        asides.take(g, seat, name, choice)


GAME = ScytheGame()
