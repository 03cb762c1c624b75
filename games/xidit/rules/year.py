"""XID-3 and XID-10: the course of a year and its end."""

from __future__ import annotations

from games.engine import Step
from games.xidit import components as c
from games.xidit.rules.assessment import FinalAssessments
from games.xidit.rules.census import ArmyCensus
from games.xidit.rules.execution import ExecuteOrders
from games.xidit.rules.orders import SecretOrders
from games.xidit.state import Standing, Xidit, who


class Year(Step[Xidit], tag="Year"):
    """XID-3.2: secret orders, six orders executed, in census years the census, the end of the year."""

    def run(self, g: Xidit) -> None:
        g.tell("xidit-heading-year", year=g.year, years=g.mode.years, first=who(g.first))
        g.then(
            SecretOrders(),
            *(ExecuteOrders(number) for number in range(1, c.ORDERS_PER_YEAR + 1)),
            ArmyCensus() if g.is_census_year() else None,
            EndOfYear(),
        )


class EndOfYear(Step[Xidit], tag="EndOfYear"):
    """The calendar turns and the first-player token passes on, all else stays (XID-10.3); or the game ends."""

    def run(self, g: Xidit) -> None:
        clear_limits(g)
        if g.year == g.mode.years:  # XID-10.4
            g.then(FinalAssessments())
            return
        g.year += 1  # XID-10.1
        g.first = (g.first + 1) % g.players  # XID-10.2, XID-10.5
        g.then(Year())


def clear_limits(g: Xidit) -> None:
    """XID-3.5: limits per city are per year, and so are plans and standing instructions (XID-21.2)."""
    for player in g.seats:
        player.plan, player.recruited, player.ended, player.banished = [], [], [], []
        player.standing = Standing()
