"""HYP-8.8, HYP-17.6, HYP-17.7, HYP-17.8: `pay` effects and their costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, Text
from games.hyperborea import components as c
from games.hyperborea.effects import REGISTRY, Effect
from games.hyperborea.rules.activation import gain
from games.hyperborea.rules.cube_effects import lying, pick_up, place_option
from games.hyperborea.rules.figures import leave_free
from games.hyperborea.state import NOBODY, Hyperborea, area_name, in_feature, who
from games.hyperborea.texts import effect_list, effect_text


@lru_cache(maxsize=4096)
def _pay_option(number: int, name: str) -> Option[str]:
    effect = REGISTRY[name]
    return Option(f"pay:{number}", effect_text(effect), Text("hyperborea-group-pool"))


def payables(g: Hyperborea, seat: int) -> Iterator[Option[str]]:
    """HYP-D28: `pay` effects in the pool whose whole cost can be paid (HYP-8.8)."""
    for entry in g.pool.entries:
        if entry.what.op == "pay" and can_pay(g, seat, entry.what):
            yield _pay_option(entry.id, entry.effect)


def can_pay(g: Hyperborea, seat: int, effect: Effect) -> bool:
    """Whether all parts of a cost are there."""
    return all(payable(g, seat, cost.what) >= cost.n for cost in effect.cost)


def payable(g: Hyperborea, seat: int, what: str) -> int:
    """How many of these the player could discard."""
    player = g.seats[seat]
    if what == "gem":
        return player.gems
    if what == "figure":
        return g.on_map(seat)
    in_bag = sum(player.bag[: c.GREY])
    return sum(player.cubes()[: c.GREY]) - in_bag  # HYP-17.21


def pay(g: Hyperborea, seat: int, number: str) -> None:
    """HYP-8.8: the cost first, then the gain, for the activation the entry came from."""
    entry = g.pool.entry(int(number))
    g.pool.drop(entry)
    g.then(PayCost(entry.effect, entry.activation, 0, seat=seat))


class PayCost(Question[Hyperborea, str], tag="PayCost"):
    """HYP-D28: with which cube, figure or gem; one after the other where more than one is due."""

    effect: str
    activation: int
    paid: int

    def ask(self, g: Hyperborea) -> Decision[str]:
        what = self._due()[self.paid]
        options = tuple(self._options(g, what))
        return Decision(self.seat, Text(f"hyperborea-ask-pay-{what}"), Pick(options), "HYP-D28")

    def _due(self) -> list[str]:
        """What is to be paid, piece by piece."""
        return [cost.what for cost in REGISTRY[self.effect].cost for _ in range(cost.n)]

    def _options(self, g: Hyperborea, what: str) -> Iterator[Option[str]]:
        if what == "gem":
            yield Option("gem", Text("hyperborea-effect-discard-gem", {"n": 1}))
        elif what == "cube":
            for place, kind in lying(g.seats[self.seat]):
                if kind != c.GREY:
                    yield place_option(place, kind)
        else:
            yield from figures(g, self.seat)

    def answer(self, g: Hyperborea, choice: str) -> None:
        discard(g, self.seat, self._due()[self.paid], choice)
        if self.paid + 1 < len(self._due()):
            g.then(PayCost(self.effect, self.activation, self.paid + 1, seat=self.seat))
            return
        effects = REGISTRY[self.effect].gain
        g.tell("hyperborea-paid", seat=who(self.seat), effects=effect_list(effects))
        gain(g, self.seat, effects, self.activation)

    def default(self, g: Hyperborea) -> Choice:
        return [next(self._options(g, self._due()[self.paid])).id]


def figures(g: Hyperborea, seat: int) -> Iterator[Option[str]]:
    """HYP-17.7: own figures on the map: `o1` a free one, `o1@0` the one in the first city or ruin."""
    for name, area in g.areas.items():
        if area.free[seat]:
            yield Option(name, Text("hyperborea-figure-free", {"area": area_name(g, name)}), where=f"area:{name}")
        for number, spot in enumerate(area.spots):
            if spot.occupant == seat:
                text = in_feature("hyperborea-figure-in-", area.tile, number, area=area_name(g, name))
                yield Option(f"{name}@{number}", text, where=f"area:{name}")


def discard(g: Hyperborea, seat: int, what: str, which: str) -> None:
    """HYP-17.6, HYP-17.7, HYP-17.8, HYP-X09: a cube to the supply, a figure to the reserve, a gem back."""
    player = g.seats[seat]
    if what == "gem":
        player.gems -= 1
    elif what == "cube":
        g.supply[pick_up(player, which)] += 1
    else:
        name, _, spot = which.partition("@")
        if spot:
            g.areas[name].spots[int(spot)].occupant = NOBODY
        else:
            leave_free(g.areas[name], seat)
        player.reserve += 1
    g.tell(f"hyperborea-discarded-{what}", seat=who(seat))
