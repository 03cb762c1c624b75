"""SCY-5: the Move action, and the move of a Factory card (SCY-12.11, SCY-12.13)."""

from __future__ import annotations

from functools import cache

from games.engine import Choice, Decision, Option, Pick, Question, Step, Text
from games.engine.text import Item
from games.scythe import components as c
from games.scythe.rules.carry import CustomLoad, load_all, load_at_least, load_none, presets
from games.scythe.rules.combat import ResolveCombats
from games.scythe.rules.encounters import MeetEncounter
from games.scythe.rules.factory import VisitFactory
from games.scythe.rules.routes import legal_steps
from games.scythe.state import Entry, March, Scythe, hex_name, some_goods, who

STOP_MOVING = Option("stop", Text("scythe-stop-moving"), means=None)
STOP_HERE = Option("stop", Text("scythe-stop-here"))
LOADS = {name: Option(name, Text(f"scythe-load-{name}")) for name in ("all", "none", "custom")}
KINDS = {"c": "character", "m": "mech", "w": "worker"}


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


@cache
def unit_option(unit: str, place: str, count: int) -> Option[str]:
    """Units of one kind on one hex are one option, which means the first of them: they are alike."""
    kind = KINDS[unit[0]]
    label = Text(f"scythe-unit-{kind}", {"place": hex_name(place), "count": count})
    name = kind if kind == "character" else f"{kind}:{place}"
    return Option(name, label, group=hex_name(place), where=f"hex:{place}", means=unit)


class MoveUnit(Question[Scythe, str | None], tag="MoveUnit"):
    """SCY-D05, SCY-5.5, SCY-5.7: the next unit to move, or enough."""

    def ask(self, g: Scythe) -> Decision[str | None] | None:
        march = g.march
        assert march is not None
        if not march.boxes:
            return None
        options = tuple(
            unit_option(units[0], place, len(units))
            for (_, place), units in self._groups(g, march).items()
            if legal_steps(g, self.seat, units[0], place)
        )
        prompt = Text("scythe-ask-unit", {"count": march.boxes})
        return Decision(self.seat, prompt, Pick((*options, STOP_MOVING)), "SCY-D05")

    def _groups(self, g: Scythe, march: March) -> dict[tuple[str, str], list[str]]:
        """Units that have not used a move box (SCY-5.6), by kind and place; none leaves a pending combat (SCY-5.30).

        A worker that was carried has used none (SCY-5.18).
        """
        player = g.seats[self.seat]
        contested = {entry.place for entry in g.entries}
        groups: dict[tuple[str, str], list[str]] = {}
        units = [("c", player.character)]
        units.extend((f"m{slot}", place) for slot, place in enumerate(player.mechs, 1))
        units.extend((f"w{number}", place) for number, place in enumerate(player.workers, 1))
        for unit, place in units:
            if place and unit not in march.moved and place not in contested:
                groups.setdefault((unit[0], place), []).append(unit)
        return groups

    def answer(self, g: Scythe, choice: str | None) -> None:
        march = g.march
        assert march is not None
        if choice is None:
            return
        march.unit = choice
        fights = march.unit[0] != "w"
        march.left = march.steps + int(fights and g.seats[self.seat].has("speed"))  # SCY-5.15, SCY-12.12
        march.stepped = march.shifted = False
        march.workers, march.goods = [], [0, 0, 0, 0]
        load_at_least(g, self.seat, march)
        g.then(MoveStep(seat=self.seat), MoveUnit(seat=self.seat))

    def default(self, g: Scythe) -> Choice:
        return ["stop"]


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
        return Decision(self.seat, prompt, Pick((*options, STOP_HERE)), "SCY-D06")

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
    parts: list[Item] = []
    if march.workers:
        parts.append(Text("scythe-some-workers", {"count": len(march.workers)}))
    parts.extend(some_goods(march.goods))
    return Text("scythe-load", {"load": parts}) if parts else Text("scythe-load-empty")


def take_step(g: Scythe, seat: int, march: March, target: str) -> None:
    """One step with everything carried, which from then on lies on the new hex (SCY-5.38), and what waits there."""
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
    tell_step(g, seat, march, origin, target)
    if march.unit[0] != "w":
        enter(g, seat, march, origin, target)
    if march.left:
        load_at_least(g, seat, march)


def tell_step(g: Scythe, seat: int, march: March, origin: str, target: str) -> None:
    """Tell a step."""
    g.tell(
        "scythe-moved",
        seat=who(seat),
        unit=KINDS[march.unit[0]],
        origin=hex_name(origin),
        place=hex_name(target),
        load=load_text(march),
        where=f"hex:{target}",
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
