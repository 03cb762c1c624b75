"""SCY-5: the Move action, and the move of a Factory card (SCY-12.11, SCY-12.13)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.engine import Choice, Decision, Option, Pick, Question, Says, Step, Text, Unavailable
from games.engine.text import Arg
from games.scythe.board import HOMES
from games.scythe.rules.carry import goods_in_reach, load_all, load_at_least, must_take, workers_in_reach
from games.scythe.rules.combat import ResolveCombats
from games.scythe.rules.encounters import MeetEncounter
from games.scythe.rules.factory import VisitFactory
from games.scythe.rules.hints.moves import after_moves, blocked, driven, fights, first, goes_on, standing_still
from games.scythe.rules.hints.places import target_hint
from games.scythe.rules.routes import Groups, Route, movable, reach
from games.scythe.rules.steps import KINDS, MoveStep, goods_text, steps_of, take_way
from games.scythe.state import March, Scythe, hex_name

STOP_MOVING = Option("stop", Text("scythe-stop-moving"), means=None, role="decline")


def begin_march(g: Scythe, seat: int, boxes: int, steps: int) -> None:
    """SCY-5.2, SCY-12.11: so many units, so many steps each; all else is the same for both (SCY-12.13)."""
    g.march = March(boxes, steps)
    g.entries = []
    g.then(MoveUnit(seat=seat), AfterMoves(seat))


class AfterMoves(Step[Scythe], tag="AfterMoves"):
    """SCY-5.34, SCY-5.35: all combats, which nothing averts any more (SCY-10.4), the encounter, the Factory visit."""

    seat: int

    def run(self, g: Scythe) -> None:
        g.march = None
        g.then(ResolveCombats(self.seat), MeetEncounter(self.seat), VisitFactory(self.seat))


class Going(msgspec.Struct, frozen=True):
    """A unit and its whole way, with everything it can carry or alone; no way: step by step."""

    unit: str
    route: Route = ()
    laden: bool = False


def unit_name(unit: str, place: str) -> str:
    """Units of one kind on one hex are alike: `mech:d3`."""
    kind = KINDS[unit[0]]
    return kind if kind == "character" else f"{kind}:{place}"


@lru_cache(maxsize=512)
def unit_label(unit: str, place: str, count: int = 1) -> Text:
    """Units that are alike, in words."""
    return Text(f"scythe-unit-{KINDS[unit[0]]}", {"place": hex_name(place), "count": count})


@lru_cache(maxsize=512)
def unit_option(unit: str, place: str, count: int, *, quick: bool) -> Option[Going]:
    """A unit, step by step. It means the first of those that are alike."""
    group = unit_label(unit, place, count)
    label = Text("scythe-unit-steps", {"unit": group}) if quick else group
    where, brief = f"hex:{place}", Text("scythe-by-steps") if quick else None
    return Option(unit_name(unit, place), label, group=group, where=where, means=Going(unit), brief=brief)


@lru_cache(maxsize=2048)
def going_option(unit: str, place: str, count: int, route: Route, load: tuple[int, ...] = ()) -> Option[Going]:
    """A unit's whole way, alone or with what it takes along: workers, and tokens of each kind."""
    kind, target = KINDS[unit[0]], route[-1]
    group = unit_label(unit, place, count)
    args: dict[str, Arg] = {"unit": Text(f"scythe-the-{kind}"), "origin": place.upper(), "place": hex_name(target)}
    if place in HOMES:
        args["origin"] = hex_name(place)
    laden = bool(load)
    if laden:
        args["load"] = goods_text(load[0], load[1:])
    return Option(
        f"{unit_name(unit, place)}>{target}{'+all' if laden else ''}",
        Text("scythe-going-with" if laden else "scythe-going", args),
        group=Text("scythe-unit-laden", {"unit": group}) if laden else group,
        where=f"hex:{target}",
        means=Going(unit, route, laden),
        brief=hex_name(target),
    )


@lru_cache(maxsize=256)
def going_options(
    unit: str, place: str, count: int, routes: tuple[Route, ...], load: tuple[int, ...] = ()
) -> tuple[Option[Going], ...]:
    """All of a unit's ways."""
    return tuple(going_option(unit, place, count, route, load) for route in routes)


class MoveUnit(Question[Scythe, Going | None], tag="MoveUnit"):
    """SCY-D05, SCY-5.5, SCY-5.7: the next unit to move, with its whole way or step by step, or enough."""

    def ask(self, g: Scythe) -> Decision[Going | None] | None:
        march = g.march
        assert march is not None
        if not march.boxes:
            return None
        options: list[Option[Going]] = []
        opponents = g.opponents(self.seat)
        for (_, place), units in movable(g, self.seat, march).items():
            options.extend(self._ways(g, march, place, units, opponents))
        prompt = Text("scythe-ask-unit", {"count": march.boxes})
        return Decision(self.seat, prompt, Pick((*options, STOP_MOVING)), "SCY-D05")

    def _ways(self, g: Scythe, march: March, place: str, units: list[str], opponents: set[str]) -> list[Option[Going]]:
        """Everywhere a unit can go, alone and with all it can carry; step by step where that is something else."""
        unit, count = units[0], len(units)
        steps = steps_of(g, self.seat, march, unit)
        routes = reach(g, self.seat, unit, place, steps, (), opponents)
        if not routes:
            return []
        workers, goods = workers_in_reach(g, self.seat, unit, place), goods_in_reach(g, self.seat, place)
        needed_workers, needed_goods = must_take(g, self.seat, unit, place)
        free = len(workers) + sum(goods) - len(needed_workers) - sum(needed_goods)
        options = [*going_options(unit, place, count, tuple(routes))]
        if free:
            load = (len(workers), *goods)
            riding = steps > 1 and workers
            laden = reach(g, self.seat, unit, place, steps, workers, opponents) if riding else routes
            options += going_options(unit, place, count, tuple(laden), load)
        if steps > 1 or free > 1:
            options.append(unit_option(unit, place, count, quick=True))
        return options

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What waits where a unit can go, and why others stay."""
        march = g.march
        assert march is not None
        groups, contested = movable(g, self.seat, march), {entry.place for entry in g.entries}
        player = g.seats[self.seat]

        def about(option: Option) -> Says:
            going = option.value
            if not isinstance(going, Going):
                loses = Text("scythe-loses-moves") if not march.moved and len(decision.options) > 1 else None
                return Says(Text("scythe-hint-stop"), after_moves(g, self.seat, player.character, contested), loses)
            if not going.route:
                steps = steps_of(g, self.seat, march, going.unit)
                return Says(Text("scythe-hint-unit-steps", {"count": steps}))
            return self._going_says(g, march, going, groups, contested)

        missing = [
            Unavailable(unit_name(unit, place), unit_label(unit, place), reason, f"hex:{place}")
            for unit, place, reason in standing_still(g, self.seat, march, contested)
        ]
        for (_, place), units in groups.items():
            missing += blocked(g, self.seat, units[0], place, f"{unit_name(units[0], place)}>")
        offered = {option.id for option in decision.options}
        return decision.explain(about, unavailable=first([each for each in missing if each.id not in offered]))

    def _going_says(self, g: Scythe, march: March, going: Going, groups: Groups, contested: set[str]) -> Says:
        player, target = g.seats[self.seat], going.route[-1]
        origin = player.place_of(going.unit)
        final = None
        if driven(g, self.seat, going.unit, target):
            final = Text("scythe-final-driven")
        elif march.boxes == 1 or not goes_on(g, self.seat, groups, going.unit):
            at = target if going.unit == "c" else player.character
            pending = {*contested, target} if fights(g, self.seat, going.unit, target) else contested
            final = after_moves(g, self.seat, at, pending)
        hint = target_hint(g, self.seat, going.unit, target)
        return Says(hint, final, route=tuple(f"hex:{place}" for place in (origin, *going.route[:-1])))

    def answer(self, g: Scythe, choice: Going | None) -> None:
        march = g.march
        assert march is not None
        if choice is None:
            return
        march.unit = choice.unit
        march.left = steps_of(g, self.seat, march, choice.unit)
        march.stepped = march.shifted = False
        march.workers, march.goods = [], [0, 0, 0, 0]
        load_at_least(g, self.seat, march)
        if choice.laden:
            load_all(g, self.seat, march)
        if choice.route:
            take_way(g, self.seat, march, choice.route)
            march.unit, march.left = "", 0
        g.then(MoveStep(seat=self.seat) if march.left else None, MoveUnit(seat=self.seat))

    def default(self, g: Scythe) -> Choice:
        return ["stop"]
