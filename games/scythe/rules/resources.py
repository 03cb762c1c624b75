"""Resource tokens of any kinds (SCY-6.5, SCY-11.11), and where they go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb

from games.engine import Choice, Decision, Option, Pick, Question, Says, Text
from games.engine.text import Item
from games.lib.payments import bundles
from games.scythe import components as c
from games.scythe.rules.hints.parts import final_of, no_worker
from games.scythe.rules.hints.places import place_hint
from games.scythe.rules.mat import cost_of, is_exhausted
from games.scythe.rules.supply import add_resources
from games.scythe.state import Scythe, hex_name, some_goods

Goods = tuple[int, ...]
"""Tokens of each kind."""


@lru_cache(maxsize=64)
def kind_options(count: int) -> tuple[Option[Goods], ...]:
    """All multisets of up to `count` tokens, the full ones first (SCY-2.17)."""
    options = []
    for size in range(count, 0, -1):
        for goods in bundles((size,) * len(c.RESOURCES), size):
            label = Text("scythe-goods", {"goods": some_goods(goods)})
            options.append(Option(goods_id(goods), label, group=_group(size), means=goods))
    return (*options, Option("none", Text("scythe-none"), group=_group(0), means=(0, 0, 0, 0), role="decline"))


@lru_cache(maxsize=256)
def later_options(count: int, place: str) -> tuple[Option[tuple[Goods, str]], ...]:
    """All multisets, for this place or for one that is chosen later."""
    return tuple(
        Option(each.id, each.label, group=each.group, means=(each.value, place), role=each.role)
        for each in kind_options(count)
    )


@cache
def _group(size: int) -> Text:
    return Text("scythe-group-tokens", {"count": size})


def goods_id(goods: Sequence[int]) -> str:
    """`2oil+1food`."""
    return "+".join(f"{count}{kind}" for kind, count in zip(c.RESOURCES, goods, strict=True) if count) or "none"


@lru_cache(maxsize=1024)
def placed_option(count: int, index: int, place: str) -> Option[tuple[Goods, str]]:
    """A full multiset of tokens, and where all of it goes."""
    tokens = kind_options(count)[index]
    label = Text("scythe-goods-to", {"goods": some_goods(tokens.value), "place": hex_name(place)})
    group = Text("scythe-group-to", {"place": hex_name(place)})
    return Option(f"{tokens.id}@{place}", label, group=group, where=f"hex:{place}", means=(tokens.value, place))


def full_sets(count: int) -> int:
    """How many multisets of four kinds there are; `kind_options` has them first."""
    return comb(count + 3, 3)


class ChooseKinds(Question[Scythe, tuple[Goods, str]], tag="ChooseKinds"):
    """SCY-D13: tokens of any kinds, or fewer. `place`: where they go; without one the player says where.

    An option means the tokens and their territory; where that is "", it is still to be asked (SCY-D14).
    """

    count: int
    place: str = ""

    def ask(self, g: Scythe) -> Decision[tuple[Goods, str]] | None:
        sites = [] if self.place else g.workplaces(self.seat)
        if not self.place and not sites:
            return None
        options: list[Option[tuple[Goods, str]]] = []
        if len(sites) > 1:
            options = [
                placed_option(self.count, index, place) for place in sites for index in range(full_sets(self.count))
            ]
        options.extend(later_options(self.count, self.place or (sites[0] if len(sites) == 1 else "")))
        prompt = Text("scythe-ask-kinds", {"count": self.count})
        return Decision(self.seat, prompt, Pick(tuple(options)), "SCY-D13")

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """Which bottom actions the tokens would pay for."""

        def about(option: Option) -> Says:
            match option.value:
                case ((int(), int(), int(), int()) as goods, str()) if any(goods):
                    return Says(self._pays_for(g, goods), final_of(g, self.seat, []))
            return Says(Text("scythe-hint-none"), final_of(g, self.seat, []))

        return decision.explain(about)

    def _pays_for(self, g: Scythe, goods: Sequence[int]) -> Text:
        stock = [have + more for have, more in zip(g.stock(self.seat), goods, strict=True)]
        paid: list[Item] = [
            Text(f"scythe-bottom-{name}")
            for name, action in c.BOTTOM_ACTIONS.items()
            for kind in [c.RESOURCES.index(action.resource)]
            if goods[kind] and stock[kind] >= cost_of(g, self.seat, name)
        ]
        if paid:
            return Text("scythe-hint-pays", {"actions": paid})
        return Text("scythe-hint-stock", {"goods": some_goods(stock)})

    def answer(self, g: Scythe, choice: tuple[Goods, str]) -> None:
        goods, place = choice
        if place:
            add_resources(g, self.seat, place, goods)
        elif any(goods):
            g.then(PlaceGoods([*goods], seat=self.seat))

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

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What stands and lies there, and why other territories will not do."""

        def about(option: Option) -> Says:
            if option.id == "split":
                return Says(Text("scythe-hint-split"))
            return Says(place_hint(g, self.seat, option.id), final_of(g, self.seat, []))

        return decision.explain(about, unavailable=no_worker(g, self.seat))

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
