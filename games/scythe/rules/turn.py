"""SCY-4: the turn."""

from __future__ import annotations

from functools import cache

from games.engine import Always, Choice, Decision, Option, Pick, Question, Says, Step, Text, Unavailable
from games.scythe import components as c
from games.scythe.rules.bottom import TakeBottom, then_end
from games.scythe.rules.factory import FactoryTop
from games.scythe.rules.hints.objectives import REVEALING, incomplete
from games.scythe.rules.hints.sections import missing_tops, section_says
from games.scythe.rules.objectives import AutoReveal, Revealing, reveal, reveal_options
from games.scythe.rules.payment import why_not as why_not_bottom
from games.scythe.rules.stars import may_place_objective
from games.scythe.rules.top import TopChoice, take_top
from games.scythe.rules.top_choices import Quick, quick_options
from games.scythe.state import Scythe, round_of, who

END = Option("end", Text("scythe-end-turn"), role="end")
ENDING = Always("end", "at_once", Text("scythe-always-end"), "end")
"""SCY-22.5: turns end at once from now on."""


class Turn(Step[Scythe], tag="Turn"):
    """SCY-4.1, SCY-4.12: window W1 and section, top, window W2 and bottom, window W3; then the next player."""

    seat: int

    def run(self, g: Scythe) -> None:
        g.active = self.seat
        g.turn += 1
        g.driven = 0
        g.coerced = g.closed = False
        g.tell("scythe-heading-turn", seat=who(self.seat), number=round_of(g.turn, g.players))
        g.then(AutoReveal(self.seat), ChooseSection(seat=self.seat), EndOfTurn(self.seat))


@cache
def section_option(mat: str, index: int, *, other: bool) -> Option[str]:
    """A section: its top and bottom actions; `other` than what is offered as one choice."""
    section = c.MATS[mat].section[index]
    label = Text(
        "scythe-section-other" if other else "scythe-section",
        {
            "number": section.index,
            "top": Text(f"scythe-act-{section.top}"),
            "bottom": Text(f"scythe-bottom-{section.bottom}"),
        },
    )
    group = Text("scythe-section-top", {"number": section.index, "top": Text(f"scythe-act-{section.top}")})
    return Option(str(section.index), label, group=group)


@cache
def factory_section(card: str) -> Option[str]:
    """The own Factory card as a fifth section."""
    return Option("factory", Text("scythe-section-factory", {"card": Text(f"scythe-factory-{card}")}))


def sections(g: Scythe, seat: int) -> list[str]:
    """SCY-4.2, SCY-4.3: every section but the last one."""
    names = [*(str(section.index) for section in g.mat(seat).section), "factory"]
    return [name for name in names if why_not_section(g, seat, name) is None]


def why_not_section(g: Scythe, seat: int, name: str) -> str | None:
    """The message that says why a section cannot be chosen; None if it can."""
    player = g.seats[seat]
    if name == "factory" and not player.factory:  # SCY-12.8, SCY-12.9
        return "scythe-no-factory-card"
    if name != player.section or (name != "factory" and player.has("relentless")):  # SCY-4.4, SCY-16.7
        return None
    return "scythe-no-same-section"


class ChooseSection(Question[Scythe, str | Quick | Revealing], tag="ChooseSection"):
    """SCY-D03: where the action token goes, in a dead turn too (SCY-4.9). Window W1 is open beside it.

    SCY-22.1: what the top action does can be chosen with it.
    """

    def ask(self, g: Scythe) -> Decision[str | Quick | Revealing]:
        options: list[Option[str | Quick | Revealing]] = []
        for name in sections(g, self.seat):
            options.extend(self._section(g, name))
        options.extend(reveal_options(g, self.seat))
        prompt = Text("scythe-ask-section")
        return Decision(self.seat, prompt, Pick(tuple(options)), "SCY-D03", private=g.coins_hidden)

    def _section(self, g: Scythe, name: str) -> list[Option[str] | Option[Quick]]:
        player = g.seats[self.seat]
        if name == "factory":
            return [factory_section(player.factory)]
        section = g.mat(self.seat).section[int(name) - 1]
        quick = quick_options(g, self.seat, section)
        return [*quick, section_option(player.mat, section.index - 1, other=bool(quick))]

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What a section costs and brings, top and bottom; and what cannot be had, with the reasons (PL-5)."""

        def about(option: Option) -> Says:
            choice = option.value
            return REVEALING if not isinstance(choice, str | Quick) else section_says(g, self.seat, choice)

        missing: list[Unavailable] = []
        for section in g.mat(self.seat).section:
            reason = why_not_section(g, self.seat, str(section.index))
            if reason is None:
                missing += missing_tops(g, self.seat, section, quick=True)
            else:
                option = section_option(g.seats[self.seat].mat, section.index - 1, other=False)
                missing.append(Unavailable(option.id, option.label, Text(reason)))
        reason = why_not_section(g, self.seat, "factory")
        if reason is not None:
            missing.append(Unavailable("factory", Text("scythe-a-factory-card"), Text(reason)))
        return decision.explain(
            about,
            unavailable=[*missing, *incomplete(g, self.seat, end=False)],
            leads=("factory",),
            then=then_end(g, self.seat, self._last(g, decision)),
        )

    def _last(self, g: Scythe, decision: Decision) -> tuple[str, ...]:
        """What nothing is asked after but whether the turn ends: the bottom action is out of reach."""
        last = []
        for option in decision.options:
            if isinstance(option.value, Quick):
                bottom = g.mat(self.seat).section[int(option.value.section) - 1].bottom
                if why_not_bottom(g, self.seat, bottom) is not None:
                    last.append(option.id)
        return tuple(last)

    def answer(self, g: Scythe, choice: str | Quick | Revealing) -> None:
        if isinstance(choice, Revealing):
            g.then(ChooseSection(seat=self.seat))
            reveal(g, self.seat, choice.objective)
            return
        player = g.seats[self.seat]
        player.section = choice.section if isinstance(choice, Quick) else choice
        if choice == "factory":
            g.tell("scythe-section-chosen-factory", seat=who(self.seat), card=Text(f"scythe-factory-{player.factory}"))
            g.then(FactoryTop(seat=self.seat), AutoReveal(self.seat), TakeBottom("move", seat=self.seat))
            return
        section = g.mat(self.seat).section[int(player.section) - 1]
        g.tell(
            "scythe-section-chosen",
            seat=who(self.seat),
            top=Text(f"scythe-act-{section.top}"),
            bottom=Text(f"scythe-bottom-{section.bottom}"),
        )
        g.then(  # SCY-4.5, SCY-4.7, SCY-4.8: the top action, then the bottom action, each once
            TopChoice(section.top, seat=self.seat) if not isinstance(choice, Quick) else None,
            AutoReveal(self.seat),
            TakeBottom(section.bottom, seat=self.seat),
        )
        if isinstance(choice, Quick):
            take_top(g, self.seat, section.top, choice.taking, quick=True)

    def default(self, g: Scythe) -> Choice:
        offered = sections(g, self.seat)
        tops: dict[str, str] = {section.top: str(section.index) for section in g.mat(self.seat).section}
        top = next(top for top in ("move", "bolster", "trade", "produce") if tops[top] in offered)
        return [f"{tops[top]}:coins" if top == "move" else tops[top]]


class EndOfTurn(Step[Scythe], tag="EndOfTurn"):
    """SCY-4.10, SCY-4.11: window W3, and then the next turn."""

    seat: int

    def run(self, g: Scythe) -> None:
        g.then(AutoReveal(self.seat, True), EndTurn(seat=self.seat), Turn(g.after(self.seat)))


class EndTurn(Question[Scythe, str | Revealing], tag="EndTurn"):
    """SCY-D26, SCY-22.5: asked of everyone who could still place an objective star, complete or not."""

    def ask(self, g: Scythe) -> Decision[str | Revealing] | None:
        if g.closed or not may_place_objective(g, self.seat):
            return None
        if g.orders(self.seat).end == "at_once" and not self.asked:
            return None
        reveals = reveal_options(g, self.seat, end=True)
        return Decision(self.seat, Text("scythe-ask-end"), Pick((*reveals, END)), "SCY-D26")

    def ask_always(self, g: Scythe, decision: Decision) -> bool:
        """SCY-22.8."""
        return True

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What the bottom action lacked, if it was not asked for, and what the objectives lack."""
        missing = incomplete(g, self.seat, end=True)
        section = g.seats[self.seat].section
        if section.isdigit():
            bottom = g.mat(self.seat).section[int(section) - 1].bottom
            reason = why_not_bottom(g, self.seat, bottom)
            if reason is not None:
                missing.append(Unavailable("take", Text(f"scythe-bottom-{bottom}"), reason))

        def about(option: Option) -> Says:
            return Says(Text("scythe-hint-end")) if option.id == "end" else REVEALING

        return decision.explain(about, unavailable=missing, always=[ENDING])

    def answer(self, g: Scythe, choice: str | Revealing) -> None:
        if isinstance(choice, Revealing):
            g.then(EndTurn(seat=self.seat))
            reveal(g, self.seat, choice.objective)

    def default(self, g: Scythe) -> Choice:
        return ["end"]
