"""SCY-7: bottom-row actions; SCY-9: recruit ongoing bonuses."""

from __future__ import annotations

from functools import cache

from games.engine import Choice, Decision, Option, Pick, Question, Says, Step, Text, Then, Unavailable
from games.engine.text import Arg, Item
from games.scythe import components as c
from games.scythe.board import ORDER
from games.scythe.rules.advance import Advance, Pair
from games.scythe.rules.gains import ADVANCES
from games.scythe.rules.hints.advances import bottom_final, missing_pairs, pair_hint
from games.scythe.rules.hints.objectives import REVEALING, incomplete
from games.scythe.rules.hints.places import place_hint
from games.scythe.rules.mat import cost_of, section_of
from games.scythe.rules.move import begin_march
from games.scythe.rules.objectives import Revealing, reveal, reveal_options
from games.scythe.rules.payment import can_take, coerce, may_coerce, pay_automatically, sources, spend
from games.scythe.rules.resources import place_option
from games.scythe.rules.stars import CheckStars, may_place_objective
from games.scythe.rules.supply import gain_simple
from games.scythe.state import Scythe, hex_name, some_goods, who

SKIP = Option("skip", Text("scythe-skip-bottom"), role="decline")
END = Option("end", Text("scythe-skip-and-end"), role="end")
MOVE = Option("take", Text("scythe-factory-move"))


@cache
def take_option(bottom: str, cost: int, coins: int, *, other: bool) -> Option[str]:
    """Taking a bottom action step by step: cost and coins; `other` than what is offered as one choice."""
    goods: list[Item] = [Text(f"scythe-some-{c.BOTTOM_ACTIONS[bottom].resource}", {"count": cost})]
    args: dict[str, Arg] = {"action": Text(f"scythe-bottom-{bottom}"), "cost": goods, "coins": coins}
    group = Text("scythe-take-group")
    return Option("take", Text("scythe-take-other" if other else "scythe-take-bottom", args), group=group)


class TakeBottom(Question[Scythe, str | Pair | Revealing], tag="TakeBottom"):
    """SCY-D17: the bottom action of the section, or not. Window W2 is open beside it, where it is asked at all.

    SCY-4.6: with what the top action gave. SCY-7.4: also where nothing is left of the main benefit. SCY-22.1: what the
    main benefit is to be can be chosen at once, and then the cost is paid automatically (SCY-R20).
    """

    bottom: str
    """A bottom action, or `move` of a Factory card."""

    def ask(self, g: Scythe) -> Decision[str | Pair | Revealing] | None:
        if self.bottom != "move" and not can_take(g, self.seat, self.bottom):
            return None
        options: list[Option[str | Pair | Revealing]] = [*self._taking(g), *reveal_options(g, self.seat), SKIP]
        if may_place_objective(g, self.seat):  # else the turn ends without a question
            options.append(END)
        return Decision(self.seat, Text("scythe-ask-bottom"), Pick(tuple(options)), "SCY-D17")

    def _taking(self, g: Scythe) -> list[Option[str | Pair | Revealing]]:
        if self.bottom == "move":
            return [MOVE]
        pairs = self.advance().pairs(g)
        section = section_of(g.seats[self.seat].mat, self.bottom)
        cost = cost_of(g, self.seat, self.bottom)
        return [*pairs, take_option(self.bottom, cost, section.coins, other=bool(pairs))]

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What each benefit brings and costs; what is used up; what cannot be taken back."""

        def about(option: Option) -> Says:
            match option.value:
                case (str(what), str(where)):
                    pair = (what, where)
                    hint = pair_hint(g, self.seat, self.bottom, pair)
                    return Says(hint, bottom_final(g, self.seat, self.bottom, pair))
                case Revealing():
                    return REVEALING
                case "take" if self.bottom == "move":
                    return Says(Text("scythe-hint-factory-move"))
                case "take":
                    return Says(Text("scythe-hint-take"), bottom_final(g, self.seat, self.bottom, None))
                case "end":
                    return Says(Text("scythe-hint-end"))
            return Says(Text("scythe-hint-skip-bottom"))

        missing = incomplete(g, self.seat, end=False)
        if self.bottom != "move":
            missing += missing_pairs(g, self.seat, self.bottom, "")
        pairs = tuple(option.id for option in decision.options if isinstance(option.value, tuple))
        return decision.explain(about, unavailable=missing, then=then_end(g, self.seat, pairs))

    def advance(self) -> Advance:
        """The question for the main benefit."""
        return ADVANCES[c.BOTTOM_ACTIONS[self.bottom].effect.op](seat=self.seat)

    def answer(self, g: Scythe, choice: str | Pair | Revealing) -> None:
        if isinstance(choice, Revealing):
            g.then(TakeBottom(self.bottom, seat=self.seat))
            reveal(g, self.seat, choice.objective)
        elif isinstance(choice, tuple):
            take_bottom(g, self.seat, self.bottom, choice)
        elif choice == "take":
            take_bottom(g, self.seat, self.bottom)
        else:
            g.closed = choice == "end"

    def default(self, g: Scythe) -> Choice:
        return ["skip"]


def then_end(g: Scythe, seat: int, after: tuple[str, ...]) -> list[Then]:
    """SCY-22.8: everybody who could still place an objective star is asked before the turn ends, and can say so now."""
    return [Then("SCY-D26: end", Text("scythe-end-turn"), after)] if may_place_objective(g, seat) else []


def take_bottom(g: Scythe, seat: int, bottom: str, main: Pair | None = None) -> None:
    """SCY-7.3, SCY-7.5: cost, main benefit, coins, ongoing bonuses, stars. Where the main benefit is chosen already,
    nothing is asked."""
    if bottom == "move":
        g.tell("scythe-factory-moves", seat=who(seat))
        begin_march(g, seat, c.FACTORY_MOVE.units, c.FACTORY_MOVE.steps)
        return
    action = c.BOTTOM_ACTIONS[bottom]
    kind, cost = c.RESOURCES.index(action.resource), cost_of(g, seat, bottom)  # SCY-7.10: before the cube moves
    advance = ADVANCES[action.effect.op](seat=seat)
    g.tell("scythe-bottom-taken", seat=who(seat), action=Text(f"scythe-bottom-{bottom}"))
    g.then(
        PayResources(kind, cost, seat=seat) if main is None else None,
        advance if main is None else None,
        BottomRewards(seat, bottom),
        CheckStars([seat, *g.neighbours(seat)]),  # SCY-14.7
    )
    if main is not None:
        pay_automatically(g, seat, kind, cost)
        advance.answer(g, main)


class BottomRewards(Step[Scythe], tag="BottomRewards"):
    """SCY-9.1, SCY-9.2: the coins of the mat, then ongoing bonuses: active, left, right.

    SCY-9.6: no other action gives them. SCY-9.9: all it needs is a cost that was paid. SCY-9.8: the recruit just
    enlisted counts. SCY-22.4: standing orders decide, nobody is asked.
    """

    seat: int
    bottom: str

    def run(self, g: Scythe) -> None:
        player = g.seats[self.seat]
        if g.orders(self.seat).coins == "accept":  # SCY-D28, SCY-7.6
            gain_simple(g, self.seat, "coins", section_of(player.mat, self.bottom).coins)
        bonus = c.BOTTOM_ACTIONS[self.bottom].ongoing
        for seat in (self.seat, *g.neighbours(self.seat)):
            receiver = g.seats[seat]
            if self.bottom in receiver.recruits and g.orders(seat).bonuses == "accept":  # SCY-D27, SCY-9.7
                g.tell("scythe-ongoing", seat=who(seat), recruit=Text(f"scythe-recruit-{self.bottom}"))
                gain_simple(g, seat, bonus.op, bonus.n, told=True)


@cache
def card_option(value: int) -> Option[int]:
    """A combat card in place of a token, for its owner's eyes only."""
    return Option(f"card:{value}", Text("scythe-pay-card", {"value": value}), private=True, means=value)


AUTO = Option("auto", Text("scythe-pay-auto"), means=None)


class PayResources(Question[Scythe, str | int | None], tag="PayResources"):
    """SCY-D18 and SCY-D19: which tokens, one by one (from a place) or automatically; Crimea may discard a card (its
    value) for one of them."""

    kind: int
    left: int

    def ask(self, g: Scythe) -> Decision[str | int | None] | None:
        if not self.left:
            return None
        places = sources(g, self.seat, self.kind)
        total = sum(g.goods[place][self.kind] for place in places)
        cards = (
            [card_option(value) for value in sorted(set(g.seats[self.seat].hand))] if may_coerce(g, self.seat) else []
        )
        options: list[Option[str | int | None]] = []
        if total >= self.left:
            options.append(AUTO)
            if len(places) > 1 and total > self.left:
                options.extend(place_option(place) for place in sorted(places, key=ORDER.__getitem__))
        goods = [self.left if kind == self.kind else 0 for kind in range(4)]
        prompt = Text("scythe-ask-pay", {"goods": some_goods(goods)})
        return Decision(self.seat, prompt, Pick((*options, *cards)), "SCY-D18")

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What lies where one can pay from, and where one cannot."""
        bottom = next(name for name, each in c.BOTTOM_ACTIONS.items() if c.RESOURCES.index(each.resource) == self.kind)

        def about(option: Option) -> Says:
            if isinstance(option.value, int):
                return Says(Text("scythe-hint-pay-card"), Text("scythe-final-card"))
            if option.value is None:
                return Says(Text("scythe-hint-pay-auto"), bottom_final(g, self.seat, bottom, None))
            return Says(place_hint(g, self.seat, option.id))

        elsewhere = [
            Unavailable(place, hex_name(place), Text("scythe-no-control"), f"hex:{place}")
            for place, goods in g.goods.items()
            if goods[self.kind] and not g.controls(self.seat, place)
        ]
        if g.coerced:
            elsewhere.append(Unavailable("card", Text("scythe-ability-coercion"), Text("scythe-no-coercion")))
        return decision.explain(about, unavailable=elsewhere)

    def answer(self, g: Scythe, choice: str | int | None) -> None:
        if choice is None:
            pay_automatically(g, self.seat, self.kind, self.left)
            return
        if isinstance(choice, int):
            coerce(g, self.seat, choice)
        else:
            spend(g, self.seat, self.kind, choice, 1)
        g.then(PayResources(self.kind, self.left - 1, seat=self.seat))

    def default(self, g: Scythe) -> Choice:
        places = sources(g, self.seat, self.kind)
        if sum(g.goods[place][self.kind] for place in places) >= self.left:
            return ["auto"]
        return [f"card:{min(g.seats[self.seat].hand)}"]
