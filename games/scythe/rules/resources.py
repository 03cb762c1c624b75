"""Resource tokens of any kinds (SCY-6.5, SCY-11.11), and where they go."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from games.engine import Choice, Decision, Option, Pick, Question, Text
from games.scythe import components as c
from games.scythe.rules.mat import cost_of, is_exhausted
from games.scythe.rules.supply import add_resources
from games.scythe.state import Scythe, hex_name, some_goods

Goods = tuple[int, ...]
"""Tokens of each kind."""


@cache
def kind_options(count: int) -> tuple[Option[Goods], ...]:
    """All multisets of up to `count` tokens, the full ones first (SCY-2.17)."""
    options = []
    for size in range(count, 0, -1):
        for kinds in combinations_with_replacement(range(4), size):
            goods = [kinds.count(kind) for kind in range(4)]
            label = Text("scythe-goods", {"goods": some_goods(goods)})
            options.append(Option(goods_id(goods), label, group=_group(size), means=tuple(goods)))
    return (*options, Option("none", Text("scythe-none"), group=_group(0), means=(0, 0, 0, 0)))


@cache
def _group(size: int) -> Text:
    return Text("scythe-group-tokens", {"count": size})


def goods_id(goods: list[int]) -> str:
    """`2oil+1food`."""
    return "+".join(f"{count}{kind}" for kind, count in zip(c.RESOURCES, goods, strict=True) if count) or "none"


class ChooseKinds(Question[Scythe, Goods], tag="ChooseKinds"):
    """SCY-D13: tokens of any kinds, or fewer. `place`: where they go; without one the player places them."""

    count: int
    place: str = ""

    def ask(self, g: Scythe) -> Decision[Goods] | None:
        if not self.place and not g.workplaces(self.seat):
            return None
        return Decision(
            self.seat, Text("scythe-ask-kinds", {"count": self.count}), Pick(kind_options(self.count)), "SCY-D13"
        )

    def answer(self, g: Scythe, choice: Goods) -> None:
        goods = [*choice]
        if self.place:
            add_resources(g, self.seat, self.place, goods)
        elif any(goods):
            g.then(PlaceGoods(goods, seat=self.seat))

    def default(self, g: Scythe) -> Choice:
        """The kind of the cheapest bottom action whose main benefit is not exhausted."""
        open_ones = [bottom for bottom in c.BOTTOM_ACTIONS if not is_exhausted(g, self.seat, bottom)]
        kind = "food"
        if open_ones:
            kind = c.BOTTOM_ACTIONS[min(open_ones, key=lambda bottom: cost_of(g, self.seat, bottom))].resource
        return [f"{self.count}{kind}"]


class PlaceGoods(Question[Scythe, str], tag="PlaceGoods"):
    """SCY-D14, SCY-6.6: all on one territory, or one after another (`split`)."""

    goods: list[int]
    split: bool = False

    def ask(self, g: Scythe) -> Decision[str] | None:
        sites = g.workplaces(self.seat)
        options = [place_option(place) for place in sites]
        if not self.split and sum(self.goods) > 1 and len(sites) > 1:
            options.append(SPLIT)
        goods = self.goods if not self.split else self._next()
        prompt = Text("scythe-ask-place", {"goods": some_goods(goods)})
        return Decision(self.seat, prompt, Pick(tuple(options)), "SCY-D14") if sites else None

    def _next(self) -> list[int]:
        first = next(kind for kind in range(4) if self.goods[kind])
        return [int(kind == first) for kind in range(4)]

    def answer(self, g: Scythe, choice: str) -> None:
        if choice == "split":
            g.then(PlaceGoods(self.goods, True, seat=self.seat))
            return
        placed = self._next() if self.split else self.goods
        add_resources(g, self.seat, choice, placed)
        rest = [have - gone for have, gone in zip(self.goods, placed, strict=True)]
        if any(rest):
            g.then(PlaceGoods(rest, True, seat=self.seat))

    def default(self, g: Scythe) -> Choice:
        player = g.seats[self.seat]
        return [max(g.workplaces(self.seat), key=lambda place: len(player.units_on(place)))]


SPLIT = Option("split", Text("scythe-split"))


@cache
def place_option(place: str) -> Option[str]:
    """A territory to choose."""
    return Option(place, hex_name(place), where=f"hex:{place}")
