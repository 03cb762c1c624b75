"""SCY-7: bottom-row actions; SCY-9: recruit ongoing bonuses."""

from __future__ import annotations

from functools import cache

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
from games.engine.text import Arg, Item
from games.scythe import components as c
from games.scythe.board import ORDER
from games.scythe.rules.gains import ADVANCES
from games.scythe.rules.mat import cost_of, section_of
from games.scythe.rules.move import begin_march
from games.scythe.rules.objectives import Revealing, reveal, reveal_options
from games.scythe.rules.resources import place_option
from games.scythe.rules.stars import CheckStars
from games.scythe.rules.supply import discard_card, gain_simple
from games.scythe.state import Scythe, hex_name, some_goods, who

SKIP = Option("skip", Text("scythe-skip-bottom"))
MOVE = Option("take", Text("scythe-factory-move"))


@cache
def take_option(bottom: str, cost: int, coins: int) -> Option[str]:
    """Taking a bottom action: cost and coins."""
    goods: list[Item] = [Text(f"scythe-some-{c.BOTTOM_ACTIONS[bottom].resource}", {"count": cost})]
    args: dict[str, Arg] = {"action": Text(f"scythe-bottom-{bottom}"), "cost": goods, "coins": coins}
    return Option("take", Text("scythe-take-bottom", args))


def may_coerce(g: Scythe, seat: int) -> bool:
    """SCY-16.10: once per own turn, with a card in hand."""
    player = g.seats[seat]
    return player.faction == "crimea" and not g.coerced and bool(player.hand)


def can_take(g: Scythe, seat: int, bottom: str) -> bool:
    """SCY-2.16: whether the whole cost can be paid."""
    kind = c.RESOURCES.index(c.BOTTOM_ACTIONS[bottom].resource)
    return g.stock(seat)[kind] + int(may_coerce(g, seat)) >= cost_of(g, seat, bottom)


class TakeBottom(Question[Scythe, str | Revealing], tag="TakeBottom"):
    """SCY-D17: the bottom action of the section, or not. Window W2 is open beside it, where it is asked at all.

    SCY-4.6: with what the top action gave. SCY-7.4: also where nothing is left of the main benefit.
    """

    bottom: str
    """A bottom action, or `move` of a Factory card."""

    def ask(self, g: Scythe) -> Decision[str | Revealing] | None:
        if self.bottom == "move":
            take = MOVE
        elif can_take(g, self.seat, self.bottom):
            section = section_of(g.seats[self.seat].mat, self.bottom)
            take = take_option(self.bottom, cost_of(g, self.seat, self.bottom), section.coins)
        else:
            return None
        reveals = reveal_options(g, self.seat)
        return Decision(self.seat, Text("scythe-ask-bottom"), Pick((take, SKIP, *reveals)), "SCY-D17")

    def answer(self, g: Scythe, choice: str | Revealing) -> None:
        if isinstance(choice, Revealing):
            g.then(TakeBottom(self.bottom, seat=self.seat))
            reveal(g, self.seat, choice.objective)
        elif choice == "take":
            take_bottom(g, self.seat, self.bottom)

    def default(self, g: Scythe) -> Choice:
        return ["skip"]


def take_bottom(g: Scythe, seat: int, bottom: str) -> None:
    """SCY-7.3, SCY-7.5: cost, main benefit, coins, ongoing bonuses, stars."""
    if bottom == "move":
        g.tell("scythe-factory-moves", seat=who(seat))
        begin_march(g, seat, c.FACTORY_MOVE.units, c.FACTORY_MOVE.steps)
        return
    action = c.BOTTOM_ACTIONS[bottom]
    kind = c.RESOURCES.index(action.resource)
    g.tell("scythe-bottom-taken", seat=who(seat), action=Text(f"scythe-bottom-{bottom}"))
    g.then(
        PayResources(kind, cost_of(g, seat, bottom), seat=seat),  # SCY-7.10: before the cube moves
        ADVANCES[action.effect.op](seat=seat),
        BottomRewards(seat, bottom),
        CheckStars([seat, *g.neighbours(seat)]),  # SCY-14.7
    )


class BottomRewards(Step[Scythe], tag="BottomRewards"):
    """SCY-9.1, SCY-9.2: the coins of the mat, then ongoing bonuses: active, left, right.

    SCY-9.6: no other action gives them. SCY-9.9: all it needs is a cost that was paid. SCY-9.8: the recruit just
    enlisted counts. SCY-22.4: standing orders decide, nobody is asked.
    """

    seat: int
    bottom: str

    def run(self, g: Scythe) -> None:
        player = g.seats[self.seat]
        if player.standing.coins == "accept":  # SCY-D28, SCY-7.6
            gain_simple(g, self.seat, "coins", section_of(player.mat, self.bottom).coins)
        bonus = c.BOTTOM_ACTIONS[self.bottom].ongoing
        for seat in (self.seat, *g.neighbours(self.seat)):
            receiver = g.seats[seat]
            if self.bottom in receiver.recruits and receiver.standing.bonuses == "accept":  # SCY-D27, SCY-9.7
                g.tell("scythe-ongoing", seat=who(seat), recruit=Text(f"scythe-recruit-{self.bottom}"))
                gain_simple(g, seat, bonus.op, bonus.n)


# ------------------------------------------------------------------------------------ SCY-2.14, SCY-R20


def sources(g: Scythe, seat: int, kind: int) -> list[str]:
    """Controlled territories with tokens of a kind, in the order of the automatic payment (SCY-R20)."""
    player = g.seats[seat]
    places = [place for place, goods in g.goods.items() if goods[kind] and g.controls(seat, place)]
    return sorted(places, key=lambda place: (bool(player.fighters_on(place)), -g.goods[place][kind], ORDER[place]))


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

    def answer(self, g: Scythe, choice: str | int | None) -> None:
        if choice is None:
            for place in sources(g, self.seat, self.kind):
                count = min(self.left, g.goods[place][self.kind])
                self._spend(g, place, count)
                self.left -= count
            return
        if isinstance(choice, int):
            discard_card(g, self.seat, choice)
            g.coerced = True
            g.tell("scythe-coerced", seat=who(self.seat), value=choice)
        else:
            self._spend(g, choice, 1)
        g.then(PayResources(self.kind, self.left - 1, seat=self.seat))

    def _spend(self, g: Scythe, place: str, count: int) -> None:
        if count:
            g.add_goods(place, self.kind, -count)  # SCY-2.15
            goods = [count if kind == self.kind else 0 for kind in range(4)]
            g.tell("scythe-spent", seat=who(self.seat), goods=some_goods(goods), place=hex_name(place))

    def default(self, g: Scythe) -> Choice:
        places = sources(g, self.seat, self.kind)
        if sum(g.goods[place][self.kind] for place in places) >= self.left:
            return ["auto"]
        return [f"card:{min(g.seats[self.seat].hand)}"]
