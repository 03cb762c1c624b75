"""SCY-20.1: gains that top actions, encounters and Factory cards share, wholly or in part (SCY-2.17)."""

from __future__ import annotations

from games.engine import Choice, Decision, Field, Filled, Form, Number, Question, Step, Text
from games.scythe import components as c
from games.scythe.rules.advance import Advance, Build, Deploy, Enlist, Upgrade
from games.scythe.rules.hints.parts import final_of
from games.scythe.rules.produce import ProduceSites
from games.scythe.rules.resources import ChooseKinds
from games.scythe.rules.supply import SIMPLE, add_resources, add_workers, gain_simple
from games.scythe.state import Scythe


class TakeGains(Step[Scythe], tag="TakeGains"):
    """All parts of a gain, in their order; parts that need choices ask for them.

    SCY-9.6, SCY-11.9, SCY-12.10: nothing of the mat comes with them. SCY-11.10, SCY-12.30: they are the same advances.
    """

    seat: int
    gains: list[c.Gain]
    place: str = ""
    """The encounter territory, or "" where territories are chosen."""
    told: bool = False
    """Whether the first part has been told with the action."""

    def run(self, g: Scythe) -> None:
        parts = enumerate(self.gains)
        g.then(*(gain(g, self.seat, each, self.place, told=self.told and not index) for index, each in parts))


def gain(g: Scythe, seat: int, each: c.Gain, place: str, *, told: bool = False) -> Step[Scythe] | None:
    """One part: done at once, or a question about it. An impossible part is lost (SCY-11.8, SCY-12.29)."""
    if each.n <= 0:
        return None
    if each.op in SIMPLE:
        gain_simple(g, seat, each.op, each.n, told=told)
    elif each.op == "resource":
        add_resources(g, seat, place, [each.n if kind == each.kind else 0 for kind in c.RESOURCES])
    elif each.op == "worker":
        add_workers(g, seat, place, each.n)
    elif each.op == "resource_any":
        return ChooseKinds(each.n, place, seat=seat)
    elif each.op == "produce":
        return ProduceSites(each.territories, each.use_mill, seat=seat)
    else:
        return ADVANCES[each.op](place, seat=seat)
    return None


ADVANCES: dict[str, type[Advance]] = {"upgrade": Upgrade, "deploy": Deploy, "build": Build, "enlist": Enlist}


class TakeLess(Question[Scythe, Filled], tag="TakeLess"):
    """SCY-D30, SCY-2.17: how much of each part is taken; the rest is declined."""

    gains: list[c.Gain]
    place: str = ""

    def ask(self, g: Scythe) -> Decision[Filled]:
        fields = tuple(
            Field(f"{number}", part_label(each), Number(0, each.n)) for number, each in enumerate(self.gains, 1)
        )
        return Decision(self.seat, Text("scythe-ask-less"), Form(fields), "SCY-D30")

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        return decision.explain(final=final_of(g, self.seat, self.gains), plain="numbers of what the labels name")

    def answer(self, g: Scythe, choice: Filled) -> None:
        numbers = choice.numbers
        taken = [reduced(each, numbers[f"{number}"]) for number, each in enumerate(self.gains, 1)]
        g.then(TakeGains(self.seat, taken, self.place))

    def default(self, g: Scythe) -> Choice:
        return {f"{number}": each.n for number, each in enumerate(self.gains, 1)}


def reduced(each: c.Gain, count: int) -> c.Gain:
    """The same part, but only so many of it."""
    return c.Gain(each.op, count, each.kind, each.at, each.territories, each.use_mill, each.pay_worker_row)


def part_label(each: c.Gain) -> Text:
    """A part of a gain in words."""
    if each.op == "resource":
        return Text(f"scythe-some-{each.kind}", {"count": each.n})
    return Text(f"scythe-gain-{each.op}", {"count": each.n})
