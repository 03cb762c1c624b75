"""SCY-5: one step after another, with what is carried, and what waits where a unit comes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.engine import Choice, Decision, Option, Pick, Question, Says, Text
from games.engine.text import Item
from games.scythe import components as c
from games.scythe.rules.carry import (
    CustomLoad,
    goods_in_reach,
    load_all,
    load_at_least,
    load_none,
    presets,
    workers_in_reach,
)
from games.scythe.rules.hints.moves import after_moves, blocked, driven, fights, first, goes_on
from games.scythe.rules.hints.places import target_hint
from games.scythe.rules.routes import legal_steps, movable, stops
from games.scythe.state import Entry, March, Scythe, hex_name, some_goods, who

STOP_HERE = Option("stop", Text("scythe-stop-here"), role="decline")
LOADS = {name: Option(name, Text(f"scythe-load-{name}")) for name in ("all", "none", "custom")}
KINDS = {"c": "character", "m": "mech", "w": "worker"}


def steps_of(g: Scythe, seat: int, march: March, unit: str) -> int:
    """SCY-5.15, SCY-12.12: how far a unit may go."""
    return march.steps + int(unit[0] != "w" and g.seats[seat].has("speed"))


@cache
def step_option(place: str) -> Option[str]:
    return Option(place, Text("scythe-step-to", {"place": hex_name(place)}), where=f"hex:{place}")


class MoveStep(Question[Scythe, str], tag="MoveStep"):
    """SCY-D06 and SCY-D07: the next step, also back (SCY-5.37), a change of the load (SCY-5.16), or stop."""

    def ask(self, g: Scythe) -> Decision[str] | None:
        march = g.march
        assert march is not None
        if not march.left:
            return None
        place = g.seats[self.seat].place_of(march.unit)
        options = [step_option(target) for target in legal_steps(g, self.seat, march.unit, place)]
        options.extend(LOADS[name] for name in presets(g, self.seat, march))
        prompt = Text(
            "scythe-ask-step",
            {
                "unit": Text(f"scythe-the-{KINDS[march.unit[0]]}"),
                "place": hex_name(place),
                "count": march.left,
                "load": load_text(march),
            },
        )
        return Decision(self.seat, prompt, Pick((*options, STOP_HERE)), "SCY-D06", about=(f"hex:{place}",))

    def explained(self, g: Scythe, decision: Decision) -> Decision:
        """What waits on the neighbouring hexes, what could be carried, and why others cannot be reached."""
        march = g.march
        assert march is not None
        unit, player = march.unit, g.seats[self.seat]
        place = player.place_of(unit)
        contested = {entry.place for entry in g.entries}
        groups = movable(g, self.seat, march)
        last = march.boxes - int(not march.stepped) <= 0 or not goes_on(g, self.seat, groups, unit)

        def about(option: Option) -> Says:
            choice = option.id
            if choice == "stop":
                ends = march.stepped and last
                final = after_moves(g, self.seat, player.character, contested) if ends else None
                return Says(Text("scythe-hint-stop-here"), final)
            if choice in LOADS:
                return Says(load_hint(g, self.seat, march, choice))
            final = None
            if driven(g, self.seat, unit, choice):
                final = Text("scythe-final-driven")
            elif last and (march.left == 1 or stops(g, self.seat, unit, choice)):
                pending = {*contested, choice} if fights(g, self.seat, unit, choice) else contested
                final = after_moves(g, self.seat, choice if unit == "c" else player.character, pending)
            return Says(target_hint(g, self.seat, unit, choice), final, route=(f"hex:{place}",))

        return decision.explain(about, unavailable=first(blocked(g, self.seat, unit, place, "")))

    def answer(self, g: Scythe, choice: str) -> None:
        march = g.march
        assert march is not None
        if choice == "stop":
            march.unit = ""
            return
        if choice == "custom":
            g.then(CustomLoad(seat=self.seat), MoveStep(seat=self.seat))
            return
        if choice == "all":
            load_all(g, self.seat, march)
        elif choice == "none":
            load_none(g, self.seat, march)
        else:
            take_step(g, self.seat, march, choice)
        if march.left:
            g.then(MoveStep(seat=self.seat))
        else:
            march.unit = ""

    def default(self, g: Scythe) -> Choice:
        return ["stop"]


def load_text(march: March) -> Text:
    """What the moving unit carries, in words."""
    if not march.workers and not any(march.goods):
        return Text("scythe-load-empty")
    return Text("scythe-load", {"load": goods_text(len(march.workers), march.goods)})


def load_hint(g: Scythe, seat: int, march: March, choice: str) -> Text:
    """What a change of the load would take along."""
    place = g.seats[seat].place_of(march.unit)
    if choice == "all":
        workers = len(workers_in_reach(g, seat, march.unit, place))
        return Text("scythe-load", {"load": goods_text(workers, goods_in_reach(g, seat, place))})
    return Text("scythe-hint-load-none" if choice == "none" else "scythe-hint-load-custom")


def goods_text(workers: int, goods: Sequence[int]) -> Text:
    """Workers and tokens, in words."""
    parts: list[Item] = [Text("scythe-some-workers", {"count": workers})] if workers else []
    return Text("scythe-goods", {"goods": [*parts, *some_goods(goods)]})


def take_way(g: Scythe, seat: int, march: March, route: Sequence[str]) -> None:
    """Several steps, told as one."""
    passed = (g.seats[seat].place_of(march.unit), *route[:-1])
    for place in route[:-1]:
        take_step(g, seat, march, place, told=True)
    take_step(g, seat, march, route[-1], passed=passed)


def take_step(
    g: Scythe, seat: int, march: March, target: str, *, passed: tuple[str, ...] = (), told: bool = False
) -> None:
    """One step with everything carried, which from then on lies on the new hex (SCY-5.38), and what waits there.

    It is told as the way through what was `passed`, or not at all (`told`): then a later step tells of it.
    """
    player = g.seats[seat]
    origin = player.place_of(march.unit)
    if not march.stepped:  # SCY-5.36
        march.boxes -= 1
        march.moved.append(march.unit)
        march.stepped = True
    for unit in (march.unit, *march.workers):
        player.put(unit, target)
    for kind, count in enumerate(march.goods):
        if count:
            g.add_goods(origin, kind, -count)
            g.add_goods(target, kind, count)
    march.left -= 1
    march.shifted = False
    if not told:
        tell_step(g, seat, march, (*(passed or (origin,)), target))
    if march.unit[0] != "w":
        enter(g, seat, march, origin, target)
    if march.left:
        load_at_least(g, seat, march)


def tell_step(g: Scythe, seat: int, march: March, way: tuple[str, ...]) -> None:
    """Tell a step, or several as one."""
    empty = not march.workers and not any(march.goods)
    g.tell(
        "scythe-moved-empty" if empty else "scythe-moved",
        seat=who(seat),
        unit=KINDS[march.unit[0]],
        origin=hex_name(way[0]),
        place=hex_name(way[-1]),
        load=load_text(march),
        where=f"hex:{way[-1]}",
        route=tuple(f"hex:{place}" for place in way),
    )


def enter(g: Scythe, seat: int, march: March, origin: str, target: str) -> None:
    """A fighting unit stops among opponents; a character stops at an encounter token.

    SCY-5.24, SCY-5.33: neither a structure alone nor the Factory stops anybody.
    """
    opposing = g.opposing(seat, target)
    if opposing:  # SCY-5.25, SCY-5.28
        march.left = 0
        other = opposing.bit_length() - 1  # SCY-R25: one opponent only
        if g.seats[other].fighters_on(target):  # SCY-5.29: their workers wait; SCY-5.31: more units may follow
            g.entries.append(Entry(march.unit, origin, target, [*march.workers], [*march.goods]))
        else:
            drive_off(g, seat, other, target)
    if march.unit == "c" and target in g.tokens:  # SCY-5.32
        march.left = 0


def drive_off(g: Scythe, seat: int, other: int, place: str) -> None:
    """SCY-5.26, SCY-5.27: workers alone go home at once; the mover loses popularity for each."""
    victim = g.seats[other]
    workers = victim.workers_on(place)
    for worker in workers:
        victim.put(worker, c.FACTIONS[victim.faction].home)
    g.gain_popularity(seat, -len(workers))
    g.driven += len(workers)
    g.mark_revealed()  # SCY-22.6
    g.tell(
        "scythe-driven-off",
        seat=who(seat),
        other=who(other),
        count=len(workers),
        place=hex_name(place),
        where=f"hex:{place}",
    )
