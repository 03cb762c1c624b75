"""Hyperborea, put together."""

from __future__ import annotations

import random
from collections.abc import Mapping

from games.engine import Decision, Dice, Filled, Form, Game, Setup, Text
from games.engine.decision import Value
from games.hyperborea import check, components, hidden, shorthand, words
from games.hyperborea.bot import policy
from games.hyperborea.meta import META, reads
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
from games.hyperborea.standing import FORM, as_fields, standing_of
from games.hyperborea.state import Hyperborea, Player, Standing
from games.hyperborea.view import HyperboreaView, turns, view


class HyperboreaGame(Game[Hyperborea, HyperboreaView]):
    """The game, as the engine knows it."""

    meta = META
    state_type = Hyperborea
    view_type = HyperboreaView
    first_step = setup.SetUp
    steps = (
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
    )

    def new(self, setup: Setup) -> Hyperborea:
        kinds = len(components.CUBES)
        return Hyperborea(
            schema=self.schema,
            players=setup.players,
            options=dict(setup.options),
            dice=Dice(setup.seed),
            seats=[
                Player(
                    faction=seat["faction"],
                    bag=[0] * kinds,
                    available=[0] * kinds,
                    unused=[0] * kinds,
                    levels=[0] * len(components.COLOURS),
                    lasting=not reads(setup.options, "permanent_needs_full_row"),
                    row_again=not reads(setup.options, "coral_a_once_per_reset"),
                )
                for seat in setup.seats
            ],
            supply=[*components.CUBE_COUNTS],
        )

    def view(self, g: Hyperborea, seat: int | None) -> HyperboreaView:
        return view(g, seat)

    def check(self, g: Hyperborea) -> list[str]:
        return check.check(g)

    def shuffle_hidden(self, g: Hyperborea, seat: int | None, rng: random.Random) -> Hyperborea:
        other = self.clone(g)
        hidden.shuffle_hidden(other, seat, rng)
        return other

    def policy(self, view: HyperboreaView, decision: Decision, rng: random.Random) -> str:
        return policy.decide(view, decision, rng)

    def turns(self, view: HyperboreaView) -> list[int]:
        return turns(view)

    def describe(self, view: HyperboreaView) -> list[Text]:
        return words.describe(view)

    def alt(self, view: HyperboreaView) -> list[Text]:
        return words.alt(view)

    def shorthand(self, view: HyperboreaView, decision: Decision, words: str) -> list[str] | None:
        return shorthand.expand(view, decision, words)

    def standing_form(self, g: Hyperborea, seat: int) -> Form | None:
        return FORM

    def set_standing(self, g: Hyperborea, seat: int, choice: Filled) -> None:
        g.seats[seat].standing = standing_of(choice)

    def standing(self, g: Hyperborea, seat: int) -> Mapping[str, Value]:
        return as_fields(g.seats[seat].standing)

    def clear_standing(self, g: Hyperborea, seat: int) -> None:
        g.seats[seat].standing = Standing()


GAME = HyperboreaGame()
