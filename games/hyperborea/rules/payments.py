"""HYP-8.8, HYP-17.6, HYP-17.7, HYP-17.8: `pay` effects and their costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine import Choice, Decision, Option, Pick, Question, Text, Unavailable
from games.hyperborea import components as c
from games.hyperborea.effects import controls, effect_list, effect_text, hint, together, why
from games.hyperborea.rules.activation import gain
from games.hyperborea.rules.acts import FREE, Act, Cube, Figure
from games.hyperborea.rules.cube_effects import cube_option, lying, of_cube, pick_up, place_text
from games.hyperborea.rules.figures import leave_free
from games.hyperborea.rules.scoring import control_gain
from games.hyperborea.state import NOBODY, Hyperborea, area_name, in_feature, who
from games.hyperborea.vocabulary import REGISTRY, Effect

Payment = Cube | Figure | None
"""What is discarded; None is a gem."""


@lru_cache(maxsize=1024)
def _pay_option(number: int, name: str) -> Option[Act]:
    effect = REGISTRY[name]
    return Option(f"pay:{number}", effect_text(effect), Text("hyperborea-group-pool"), means=Act("pay", (number,)))


def payables(g: Hyperborea, seat: int) -> Iterator[Option[Act]]:
    """HYP-D28: `pay` effects in the pool whose whole cost can be paid (HYP-8.8)."""
    for entry in g.pool.entries:
        if entry.what.op == "pay" and not lacking(g, seat, entry.what):
            yield _pay_option(entry.id, entry.effect)


def lacking(g: Hyperborea, seat: int, effect: Effect) -> str:
    """HYP-8.8: the first part of a cost that is not there: `cube`, `figure` or `gem`; "" if all is."""
    return next((cost.what for cost in effect.cost if payable(g, seat, cost.what) < cost.n), "")


def payable(g: Hyperborea, seat: int, what: str) -> int:
    """How many of these the player could discard."""
    player = g.seats[seat]
    if what == "gem":
        return player.gems
    if what == "figure":
        return g.on_map(seat)
    in_bag = sum(player.bag[: c.GREY])
    return sum(player.cubes()[: c.GREY]) - in_bag  # HYP-17.21


def pay(g: Hyperborea, seat: int, number: int) -> None:
    """HYP-8.8: the cost first, then the gain, for the activation the entry came from."""
    entry = g.pool.entry(number)
    g.pool.drop(entry)
    g.then(PayCost(entry.effect, entry.activation, 0, seat=seat))


class PayCost(Question[Hyperborea, Payment], tag="PayCost"):
    """HYP-D28: with which cube, figure or gem; one after the other where more than one is due."""

    effect: str
    activation: int
    paid: int

    def ask(self, g: Hyperborea) -> Decision[Payment]:
        what = self._due()[self.paid]
        options = tuple(self._options(g, what))
        return Decision(self.seat, Text(f"hyperborea-ask-pay-{what}"), Pick(options), "HYP-D28")

    def explained(self, g: Hyperborea, decision: Decision) -> Decision:
        player, what = g.seats[self.seat], self._due()[self.paid]
        if what == "gem":
            left = hint("gems", left=player.gems - 1)
            return decision.explain(lambda _: left)
        if what == "figure":
            return decision.explain(lambda option: self._of_figure(g, option))
        useless = (
            Unavailable(cube.id, place_text(cube, kind), why("grey-pays"))
            for cube, kind in lying(player)
            if kind == c.GREY
        )
        return decision.explain(lambda option: of_cube(player, option, hint("purge")), unavailable=useless)

    def _of_figure(self, g: Hyperborea, option: Option) -> Text:
        figure = option.value
        assert isinstance(figure, Figure)
        gain = control_gain(g, self.seat, figure.area, self.seat, -1)
        return together([hint("reserve", left=g.seats[self.seat].reserve + 1), *controls(gain)])

    def _due(self) -> list[str]:
        """What is to be paid, piece by piece."""
        return [cost.what for cost in REGISTRY[self.effect].cost for _ in range(cost.n)]

    def _options(self, g: Hyperborea, what: str) -> Iterator[Option[Payment]]:
        if what == "gem":
            yield Option("gem", Text("hyperborea-effect-discard-gem", {"n": 1}), means=None)
        elif what == "cube":
            for cube, kind in lying(g.seats[self.seat]):
                if kind != c.GREY:
                    yield cube_option(cube, kind)
        else:
            yield from figures(g, self.seat)

    def answer(self, g: Hyperborea, choice: Payment) -> None:
        discard(g, self.seat, choice)
        if self.paid + 1 < len(self._due()):
            g.then(PayCost(self.effect, self.activation, self.paid + 1, seat=self.seat))
            return
        effects = REGISTRY[self.effect].gain
        g.tell("hyperborea-paid", seat=who(self.seat), effects=effect_list(effects))
        gain(g, self.seat, effects, self.activation)

    def default(self, g: Hyperborea) -> Choice:
        return [next(self._options(g, self._due()[self.paid])).id]


def figures(g: Hyperborea, seat: int) -> Iterator[Option[Figure]]:
    """HYP-17.7: own figures on the map."""
    for name, area in g.areas.items():
        if area.free[seat]:
            yield _figure(Figure(name), Text("hyperborea-figure-free", {"area": area_name(g, name)}))
        for number, spot in enumerate(area.spots):
            if spot.occupant == seat:
                text = in_feature("hyperborea-figure-in-", area.tile, number, area=area_name(g, name))
                yield _figure(Figure(name, number), text)


def _figure(figure: Figure, text: Text) -> Option[Figure]:
    return Option(figure.id, text, where=f"area:{figure.area}", means=figure)


def discard(g: Hyperborea, seat: int, what: Payment) -> None:
    """HYP-17.6, HYP-17.7, HYP-17.8, HYP-X09: a cube to the supply, a figure to the reserve, a gem back."""
    player, kind = g.seats[seat], "gem"
    if what is None:
        player.gems -= 1
    elif isinstance(what, Cube):
        g.supply[pick_up(player, what)] += 1
        kind = "cube"
    else:
        area = g.areas[what.area]
        if what.spot == FREE:
            leave_free(area, seat)
        else:
            area.spots[what.spot].occupant = NOBODY
        player.reserve += 1
        kind = "figure"
    g.tell(f"hyperborea-discarded-{kind}", seat=who(seat))
