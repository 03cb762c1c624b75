"""Lords of Xidit, put together."""

from __future__ import annotations

from games.engine import Assembled, Parts
from games.xidit import catalogue, changes, check, hidden, preview, trails, words
from games.xidit.bot import policy
from games.xidit.bot.appraisal import appraise
from games.xidit.chronicle import CHRONICLE
from games.xidit.meta import META
from games.xidit.migrations import MIGRATIONS
from games.xidit.rules import (
    assessment,
    banishing,
    bards,
    census,
    execution,
    guilds,
    neutral,
    orders,
    rewards,
    setup,
    year,
)
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
            banishing.ChooseTitan,
            banishing.PayTitan,
            rewards.ChooseRewards,
            bards.PlaceBards,
            guilds.BuildStored,
            guilds.BuildBonus,
            neutral.MoveNeutral,
            census.ArmyCensus,
            census.CountAll,
            census.CountType,
            census.Prize,
            census.Prizes,
            census.Section,
            assessment.FinalAssessments,
            assessment.Assess,
            assessment.CrownWinner,
        ),
        new=new,
        view=view,
        check=check.check,
        shuffle_hidden=hidden.shuffle_hidden,
        decide=policy.decide,
        appraise=appraise,
        spread=1.15,  # what tells best who wins among three and four bots
        describe=words.describe,
        alt=words.alt,
        turns=turns,
        catalogue=catalogue.CATALOGUE,
        changes=changes.changes,
        trails=trails.trails,
        chronicle=CHRONICLE,
        chapter=trails.YEAR,
        preview=preview.preview,
        standing=ORDERS,
        migrations=MIGRATIONS,
        nothing_missing={
            "XID-D3": "every one of the 15,625 plans is legal (XID-4.3)",
            "XID-D9": "all three tokens can be chosen until one has reached the end of its column (XID-12.13)",
            "XID-D10": "any number from none to all can be shown, and the menus end there (XID-9.3)",
        },
    )
)
"""XID-15.2: the engine asks no question that has one answer only."""
