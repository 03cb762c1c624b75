"""Taking the top action of a section (SCY-4.5)."""

from __future__ import annotations

from games.engine import Choice, Decision, Option, Pick, Question, Says, Text
from games.scythe import components as c
from games.scythe.rules.gains import TakeGains, TakeLess
from games.scythe.rules.hints.sections import missing_tops, then_bottom, top_says
from games.scythe.rules.mat import boxes_of, top_choice
from games.scythe.rules.move import begin_march
from games.scythe.rules.produce import ProduceSites, ProduceWhere, everything, produce_on
from games.scythe.rules.stars import CheckStars
from games.scythe.rules.supply import pay
from games.scythe.rules.top_choices import (
    SHORT,
    Taking,
    choice_option,
    less_option,
    payable_choices,
    structure_gain,
)
from games.scythe.state import Scythe, who

SKIP = Option("skip", Text("scythe-skip-top"), means=None, role="decline")


class TopChoice(Question[Scythe, Taking | None], tag="TopChoice"):
    """SCY-D04, SCY-4.5: one of the payable choices of the section's top action, or none of them.

    Move (SCY-5.1, SCY-5.3), free of cost (SCY-5.4); Bolster (SCY-6.1); Trade (SCY-6.5); Produce (SCY-6.12).
    With hidden coins it is asked also where nothing can be paid: not being asked would tell (SCY-19.8).
    """

    action: str

    def ask(self, g: Scythe) -> Decision[Taking | None]:
        player = g.seats[self.seat]
        choices = payable_choices(g, self.seat, self.action)
        options = [choice_option(choice.id, boxes_of(player, choice)) for choice in choices]
        options.extend(less_option(choice.id) for choice in choices if self._divisible(g, choice))
        prompt = Text("scythe-ask-top", {"action": Text(f"scythe-top-{self.action}")})
        return Decision(self.seat, prompt, Pick((*options, SKIP)), "SCY-D04", private=g.coins_hidden)

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        def about(option: Option) -> Says:
            choice = option.value
            if isinstance(choice, Taking):
                return top_says(g, self.seat, self.action, choice)
            return Says(then_bottom(g, self.seat, self._section(g).bottom))

        return decision.explain(about, unavailable=missing_tops(g, self.seat, self._section(g), quick=False))

    def _section(self, g: Scythe) -> c.Section:
        return next(section for section in g.mat(self.seat).section if section.top == self.action)

    def _divisible(self, g: Scythe, choice: c.TopChoice) -> bool:
        """Whether taking less differs from skipping and from what is asked anyway."""
        player = g.seats[self.seat]
        if choice.op in ("move", "produce"):
            return False
        if choice.op == "resource_any":  # its number is asked with the kinds
            return structure_gain(player, self.action) is not None
        return choice.op != "coins" or boxes_of(player, choice) > 1

    def answer(self, g: Scythe, choice: Taking | None) -> None:
        if choice is not None:
            take_top(g, self.seat, self.action, choice)

    def default(self, g: Scythe) -> Choice:
        if self.action == "move":
            return ["coins"]
        if self.action == "bolster" and g.seats[self.seat].coins >= 2:
            return ["power"]
        return ["skip"]


def take_top(g: Scythe, seat: int, action: str, choice: Taking, *, quick: bool = False) -> None:
    """Pay for a choice of a top action and carry it out; `quick` asks for as little as possible."""
    short, taken = SHORT[choice.what], top_choice(choice.what)
    count = boxes_of(g.seats[seat], taken)
    g.tell(f"scythe-took-{short}", seat=who(seat), count=count)
    produces = short == "produce"
    pay(g, seat, c.TOP_ACTIONS[action].cost, told=not produces)  # SCY-6.12: what it makes does not change its cost
    if short == "move":
        begin_march(g, seat, count, 1)
    elif produces:
        sites = everything(g, seat, count) if quick else None
        asking = ProduceWhere(count, seat=seat) if quick else ProduceSites(count, seat=seat)
        g.then(asking if sites is None else None, CheckStars([seat]))
        if sites is not None:
            produce_on(g, seat, sites, mill=True, ask=False)
    else:
        gains = [c.Gain(taken.op, count)]
        bonus = structure_gain(g.seats[seat], action)
        if bonus is not None:
            gains.append(bonus)
        gaining = TakeLess(gains, seat=seat) if choice.less else TakeGains(seat, gains, told=True)
        g.then(gaining, CheckStars([seat]))
