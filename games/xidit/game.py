"""Lords of Xidit, put together."""

from __future__ import annotations

import random
from collections.abc import Mapping

from games.engine import Decision, Dice, Filled, Form, Game, Setup, Text
from games.engine.decision import Value
from games.xidit import check, components, hidden, words
from games.xidit.bot import policy
from games.xidit.meta import META
from games.xidit.rules import assessment, census, execution, neutral, orders, rewards, setup, year
from games.xidit.standing import FORM, as_fields, standing_of
from games.xidit.state import Player, Standing, Xidit
from games.xidit.view import XiditView, turns, view


class LordsOfXidit(Game[Xidit, XiditView]):
    """The game, as the engine knows it.

    XID-15.2: the engine asks no question that has one answer only.
    """

    meta = META
    state_type = Xidit
    view_type = XiditView
    first_step = setup.SetUp
    steps = (
        setup.SetUp,
        setup.PlaceHero,
        year.Year,
        year.EndOfYear,
        orders.SecretOrders,
        execution.ExecuteOrders,
        execution.ExecuteOrder,
        execution.OrdersDone,
        execution.ThreatLeaves,
        execution.ChooseTitan,
        execution.PayTitan,
        rewards.ChooseRewards,
        rewards.PlaceBards,
        rewards.BuildStored,
        rewards.BuildBonus,
        neutral.MoveNeutral,
        census.ArmyCensus,
        census.CountAll,
        census.CountType,
        census.Prize,
        assessment.FinalAssessments,
        assessment.Assess,
        assessment.CrownWinner,
    )

    def new(self, setup: Setup) -> Xidit:
        return Xidit(
            schema=self.schema,
            players=setup.players,
            options=dict(setup.options),
            dice=Dice(setup.seed),  # XID-20.9
            seats=[Player(colour=seat["colour"], units=[0] * len(components.UNITS)) for seat in setup.seats],
        )

    def view(self, g: Xidit, seat: int | None) -> XiditView:
        return view(g, seat)

    def check(self, g: Xidit) -> list[str]:
        return check.check(g)

    def shuffle_hidden(self, g: Xidit, seat: int | None, rng: random.Random) -> Xidit:
        other = self.clone(g)
        hidden.shuffle_hidden(other, seat, rng)
        return other

    def policy(self, view: XiditView, decision: Decision, rng: random.Random) -> str:
        return policy.decide(view, decision, rng)

    def turns(self, view: XiditView) -> list[int]:
        return turns(view)

    def describe(self, view: XiditView) -> list[Text]:
        return words.describe(view)

    def alt(self, view: XiditView) -> list[Text]:
        return words.alt(view)

    def standing_form(self, g: Xidit, seat: int) -> Form | None:
        """XID-21.2: until the plans are revealed."""
        return FORM if g.stack and isinstance(g.stack[-1], orders.SecretOrders) else None

    def set_standing(self, g: Xidit, seat: int, choice: Filled) -> None:
        g.seats[seat].standing = standing_of(choice)

    def standing(self, g: Xidit, seat: int) -> Mapping[str, Value]:
        return as_fields(g.seats[seat].standing)

    def clear_standing(self, g: Xidit, seat: int) -> None:
        g.seats[seat].standing = Standing()


GAME = LordsOfXidit()
