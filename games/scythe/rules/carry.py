"""Carrying (section 5.3). What a unit carries lies on its hex and goes along with each step."""

from __future__ import annotations

from games.engine import Choice, Decision, Field, Filled, Form, Number, Question, Text, Unavailable
from games.scythe import components as c
from games.scythe.board import HOMES, TERRAIN
from games.scythe.state import March, Scythe

NOTHING = [0, 0, 0, 0]


def goods_in_reach(g: Scythe, seat: int, place: str) -> list[int]:
    """SCY-5.21: tokens there, if the player controls the territory; on a home base always (SCY-16.13).

    SCY-2.20: any unit may carry any number.
    """
    goods = g.goods.get(place)
    if goods is None or (place not in HOMES and g.controller(place) != seat):
        return NOTHING
    return goods


def workers_in_reach(g: Scythe, seat: int, unit: str, place: str) -> list[str]:
    """SCY-2.21, SCY-5.17: only mechs carry workers, also those that have moved (SCY-5.19)."""
    return g.seats[seat].workers_on(place) if unit[0] == "m" else []


def must_take(g: Scythe, seat: int, unit: str, place: str) -> tuple[list[str], list[int]]:
    """SCY-5.22: what may not stay on a lake without this unit."""
    if TERRAIN[place] != "lake":
        return [], NOTHING
    others = [other for other in g.seats[seat].fighters_on(place) if other != unit]
    goods = NOTHING if others else goods_in_reach(g, seat, place)
    if unit[0] != "m" or any(other[0] == "m" for other in others):
        return [], goods
    return g.seats[seat].workers_on(place), goods


def load_at_least(g: Scythe, seat: int, march: March) -> None:
    """Take along what must not stay; keep what is carried."""
    workers, goods = must_take(g, seat, march.unit, g.seats[seat].place_of(march.unit))
    march.workers = [*march.workers, *(worker for worker in workers if worker not in march.workers)]
    march.goods = [max(have, need) for have, need in zip(march.goods, goods, strict=True)]


def load_all(g: Scythe, seat: int, march: March) -> None:
    """The preset `all`."""
    place = g.seats[seat].place_of(march.unit)
    march.workers = workers_in_reach(g, seat, march.unit, place)
    march.goods = [*goods_in_reach(g, seat, place)]
    march.shifted = True


def load_none(g: Scythe, seat: int, march: March) -> None:
    """The preset `none`: on a lake, what must not stay is taken all the same."""
    march.workers, march.goods = [], [0, 0, 0, 0]
    load_at_least(g, seat, march)
    march.shifted = True


def presets(g: Scythe, seat: int, march: March) -> list[str]:
    """SCY-5.16, SCY-5.20: which changes of the load make sense where the unit is: `all`, `none`, `custom`."""
    if march.shifted:
        return []
    place = g.seats[seat].place_of(march.unit)
    workers = workers_in_reach(g, seat, march.unit, place)
    goods = goods_in_reach(g, seat, place)
    total = len(workers) + sum(goods)
    if not total:
        return []
    needed_workers, needed_goods = must_take(g, seat, march.unit, place)
    needed = len(needed_workers) + sum(needed_goods)
    carried = len(march.workers) + sum(march.goods)
    offered = []
    if carried < total:
        offered.append("all")
    if carried > needed:
        offered.append("none")
    if total - needed > 1:
        offered.append("custom")
    return offered


class CustomLoad(Question[Scythe, Filled], tag="CustomLoad"):
    """SCY-D07: how many of each kind. Workers that have used a move box are counted apart, where it matters."""

    def ask(self, g: Scythe) -> Decision[Filled]:
        march = g.march
        assert march is not None
        place = g.seats[self.seat].place_of(march.unit)
        needed_workers, needed_goods = must_take(g, self.seat, march.unit, place)
        fields = []
        for name, group in self._workers(g, march, place).items():
            low = sum(worker in needed_workers for worker in group)
            fields.append(Field(name, Text(f"scythe-field-{name}"), Number(low, len(group))))
        for kind, count in enumerate(goods_in_reach(g, self.seat, place)):
            if count:
                label = Text(f"scythe-resource-{c.RESOURCES[kind]}")
                fields.append(Field(c.RESOURCES[kind], label, Number(needed_goods[kind], count)))
        return Decision(self.seat, Text("scythe-ask-load"), Form(tuple(fields)), "SCY-D07", about=(f"hex:{place}",))

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """Why workers beside a character or a worker stay."""
        march, player = g.march, g.seats[self.seat]
        assert march is not None
        stay = march.unit[0] != "m" and player.place_of(march.unit) in player.workers
        missing = [Unavailable("workers", Text("scythe-field-workers"), Text("scythe-no-riding"))] if stay else []
        return decision.explain(unavailable=missing, plain="numbers of what lies there")

    def _workers(self, g: Scythe, march: March, place: str) -> dict[str, list[str]]:
        found = workers_in_reach(g, self.seat, march.unit, place)
        tired = [worker for worker in found if worker in march.moved]
        fresh = [worker for worker in found if worker not in march.moved]
        if not fresh:
            return {"workers": tired} if tired else {}
        return {"workers": fresh, "moved": tired} if tired else {"workers": fresh}

    def answer(self, g: Scythe, choice: Filled) -> None:
        march = g.march
        assert march is not None
        numbers = choice.numbers
        place = g.seats[self.seat].place_of(march.unit)
        march.workers, march.goods = [], [0, 0, 0, 0]
        for name, group in self._workers(g, march, place).items():
            march.workers.extend(group[: numbers[name]])
        for kind, name in enumerate(c.RESOURCES):
            if name in numbers:
                march.goods[kind] = numbers[name]
        march.shifted = True

    def default(self, g: Scythe) -> Choice:
        decision = self.ask(g)
        assert isinstance(decision.shape, Form)
        return {field.name: field.shape.low for field in decision.shape.fields if isinstance(field.shape, Number)}
