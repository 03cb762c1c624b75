"""Lords of Xidit, put together."""

from __future__ import annotations

from games.engine import Assembled, Parts
from games.xidit import check, hidden, words
from games.xidit.bot import policy
from games.xidit.meta import META
from games.xidit.rules import assessment, census, execution, neutral, orders, rewards, setup, year
from games.xidit.standing import ORDERS
from games.xidit.state import Xidit, new
from games.xidit.view import XiditView, turns, view

GAME = Assembled(
    Parts(
        meta=META,
        state=Xidit,
        shown=XiditView,
        steps=(
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
        ),
        new=new,
        view=view,
        check=check.check,
        shuffle_hidden=hidden.shuffle_hidden,
        decide=policy.decide,
        describe=words.describe,
        alt=words.alt,
        turns=turns,
        standing=ORDERS,
    )
)
"""XID-15.2: the engine asks no question that has one answer only."""
