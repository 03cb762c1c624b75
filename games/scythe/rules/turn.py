"""SCY-4: the turn."""

from __future__ import annotations

from functools import cache

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
from games.scythe import components as c
from games.scythe.rules.bottom import TakeBottom
from games.scythe.rules.factory import FactoryTop
from games.scythe.rules.objectives import AutoReveal, Revealing, reveal, reveal_options
from games.scythe.rules.stars import may_place_objective
from games.scythe.rules.top import TopChoice
from games.scythe.state import Scythe, who

END = Option("end", Text("scythe-end-turn"))


class Turn(Step[Scythe], tag="Turn"):
    """SCY-4.1, SCY-4.12: window W1 and section, top, window W2 and bottom, window W3; then the next player."""

    seat: int

    def run(self, g: Scythe) -> None:
        g.active = self.seat
        g.turn += 1
        g.driven = 0
        g.coerced = False
        g.tell("scythe-turn", seat=who(self.seat), number=g.turn)
        g.then(AutoReveal(self.seat), ChooseSection(seat=self.seat), EndOfTurn(self.seat))


@cache
def section_option(mat: str, index: int) -> Option[str]:
    """A section: its top and bottom actions."""
    section = c.MATS[mat].section[index]
    label = Text(
        "scythe-section",
        {
            "number": section.index,
            "top": Text(f"scythe-top-{section.top}"),
            "bottom": Text(f"scythe-bottom-{section.bottom}"),
        },
    )
    return Option(str(section.index), label)


@cache
def factory_section(card: str) -> Option[str]:
    """The own Factory card as a fifth section."""
    return Option("factory", Text("scythe-section-factory", {"card": Text(f"scythe-factory-{card}")}))


def sections(g: Scythe, seat: int) -> list[str]:
    """SCY-4.2, SCY-4.3: every section but the last one."""
    player = g.seats[seat]
    names = [str(section.index) for section in g.mat(seat).section]
    if player.factory:  # SCY-12.8, SCY-12.9
        names.append("factory")
    repeats = player.has("relentless") and player.section != "factory"  # SCY-4.4, SCY-16.7
    return [name for name in names if name != player.section or repeats]


class ChooseSection(Question[Scythe, str | Revealing], tag="ChooseSection"):
    """SCY-D03: where the action token goes, in a dead turn too (SCY-4.9). Window W1 is open beside it."""

    def ask(self, g: Scythe) -> Decision[str | Revealing]:
        player = g.seats[self.seat]
        options = [
            factory_section(player.factory) if name == "factory" else section_option(player.mat, int(name) - 1)
            for name in sections(g, self.seat)
        ]
        reveals = reveal_options(g, self.seat)
        return Decision(self.seat, Text("scythe-ask-section"), Pick((*options, *reveals)), "SCY-D03")

    def answer(self, g: Scythe, choice: str | Revealing) -> None:
        if isinstance(choice, Revealing):
            g.then(ChooseSection(seat=self.seat))
            reveal(g, self.seat, choice.objective)
            return
        player = g.seats[self.seat]
        player.section = choice
        if choice == "factory":
            g.tell("scythe-section-chosen-factory", seat=who(self.seat), card=Text(f"scythe-factory-{player.factory}"))
            g.then(FactoryTop(seat=self.seat), AutoReveal(self.seat), TakeBottom("move", seat=self.seat))
            return
        section = g.mat(self.seat).section[int(choice) - 1]
        g.tell(
            "scythe-section-chosen",
            seat=who(self.seat),
            top=Text(f"scythe-top-{section.top}"),
            bottom=Text(f"scythe-bottom-{section.bottom}"),
        )
        g.then(  # SCY-4.5, SCY-4.7, SCY-4.8: the top action, then the bottom action, each once
            TopChoice(section.top, seat=self.seat),
            AutoReveal(self.seat),
            TakeBottom(section.bottom, seat=self.seat),
        )

    def default(self, g: Scythe) -> Choice:
        offered = sections(g, self.seat)
        tops = {section.top: str(section.index) for section in g.mat(self.seat).section}
        return [next(tops[top] for top in ("move", "bolster", "trade", "produce") if tops[top] in offered)]


class EndOfTurn(Step[Scythe], tag="EndOfTurn"):
    """SCY-4.10, SCY-4.11: window W3, and then the next turn."""

    seat: int

    def run(self, g: Scythe) -> None:
        g.then(AutoReveal(self.seat, True), EndTurn(seat=self.seat), Turn(g.after(self.seat)))


class EndTurn(Question[Scythe, str | Revealing], tag="EndTurn"):
    """SCY-D26, SCY-22.5: asked of everyone who could still place an objective star, complete or not."""

    def ask(self, g: Scythe) -> Decision[str | Revealing] | None:
        player = g.seats[self.seat]
        if not may_place_objective(g, self.seat):
            return None
        if player.standing.end == "at_once" and not self.asked:
            return None
        reveals = reveal_options(g, self.seat, end=True)
        return Decision(self.seat, Text("scythe-ask-end"), Pick((END, *reveals)), "SCY-D26")

    def ask_always(self, g: Scythe, decision: Decision) -> bool:
        """SCY-22.8."""
        return True

    def answer(self, g: Scythe, choice: str | Revealing) -> None:
        if isinstance(choice, Revealing):
            g.then(EndTurn(seat=self.seat))
            reveal(g, self.seat, choice.objective)

    def default(self, g: Scythe) -> Choice:
        return ["end"]
