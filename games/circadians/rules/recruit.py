"""CIR-10: recruitment."""

from __future__ import annotations

from functools import cache

import msgspec

from games.circadians import components as c
from games.circadians.rules.board import put, take
from games.circadians.rules.rewards import Gain, gives
from games.circadians.state import HOME, Circadians, region_name, where, who
from games.engine import Choice, Decision, Number, Option, Pick, Question, Step, Text


@gives("recruit")
def _recruit(g: Circadians, seat: int, points: int) -> list[Step[Circadians]]:
    return [RecruitPoints(points, seat=seat)]


class Recruits(msgspec.Struct, frozen=True):
    """Fighters that go on: out of an `area`, by a `fast` track, or as a `trade`."""

    kind: str
    count: int
    area: int = 0


@cache
def _recruit_option(kind: str, count: int, last: bool, area: int = 0) -> Option[Recruits]:
    key = "home" if last else kind
    name = f"a{area}x{count}" if kind == "area" else f"{kind}x{count}"
    label = Text(f"circadians-recruit-{key}", {"count": count, "area": area})
    return Option(name, label, means=Recruits(kind, count, area))


ENOUGH = Option("stop", Text("circadians-do-stop"), means=None)


class RecruitPoints(Question[Circadians, Recruits | None], tag="RecruitPoints"):
    """CIR-D22: fighters along the areas, fast tracks and trades (CIR-10.4), as many at once as one likes."""

    points: int

    def ask(self, g: Circadians) -> Decision[Recruits | None] | None:
        options = self._options(g)
        if not options:
            return None
        prompt = Text("circadians-ask-recruit", {"count": self.points})
        return Decision(self.seat, prompt, Pick((*options, ENOUGH)), "CIR-D22")

    def _options(self, g: Circadians) -> list[Option[Recruits]]:
        player = g.seats[self.seat]
        areas = len(player.areas)
        found = []
        for area in range(areas, 0, -1):  # CIR-10.2, CIR-10.5
            most = min(self.points, player.areas[area - 1])
            found += [_recruit_option("area", count, area == areas, area) for count in range(1, most + 1)]
        found += [_recruit_option("fast", count, False) for count in range(1, self._most_fast(g) + 1)]
        price = player.data.recruit_trade.recruit
        found += [_recruit_option("trade", count, False) for count in range(1, self.points // price + 1)]
        return found

    def _most_fast(self, g: Circadians) -> int:
        """CIR-10.3, CIR-19.1, CIR-28.66: a point and energy each; Field Medics pay for three."""
        player = g.seats[self.seat]
        if len(player.areas) < 2:
            return 0
        affordable = free_fast_tracks(g, self.seat) + player.energy // player.data.fast_track_energy
        return min(self.points, player.areas[0], affordable)

    def answer(self, g: Circadians, choice: Recruits | None) -> None:
        if choice is None:
            return
        kind, count = choice.kind, choice.count
        player = g.seats[self.seat]
        spent = count
        arrive = 0
        if kind == "trade":
            trade = player.data.recruit_trade
            spent *= trade.recruit
            g.then(Gain(self.seat, trade.gain, count), RecruitPoints(self.points - spent, seat=self.seat))
            return
        if kind == "fast":
            self._pay_fast_track(g, count)
            player.areas[0] -= count
            arrive = count
        else:
            area = choice.area
            player.areas[area - 1] -= count
            if area == len(player.areas):
                arrive = count
            else:
                player.areas[area] += count
                g.tell("circadians-trained", seat=who(self.seat), count=count, area=area + 1)
        g.then(Arrive(self.seat, arrive) if arrive else None, RecruitPoints(self.points - spent, seat=self.seat))

    def _pay_fast_track(self, g: Circadians, count: int) -> None:
        player = g.seats[self.seat]
        free = min(count, free_fast_tracks(g, self.seat))
        if free:
            assert g.turn is not None
            g.turn.discount["fast_track"] -= free
        player.energy -= (count - free) * player.data.fast_track_energy

    def default(self, g: Circadians) -> Choice:
        areas = g.seats[self.seat].areas
        for area in range(len(areas), 0, -1):
            if areas[area - 1]:
                return [f"a{area}x{min(self.points, areas[area - 1])}"]
        return ["stop"]


def free_fast_tracks(g: Circadians, seat: int) -> int:
    """Fast tracks that Field Medics still pay for."""
    return g.turn.discount.get("fast_track", 0) if g.turn and g.turn.seat == seat else 0


class Arrive(Step[Circadians], tag="Arrive"):
    """CIR-10.2: recruited fighters appear at home, or at strongholds of the Oxataya (CIR-23.7)."""

    seat: int
    count: int

    def run(self, g: Circadians) -> None:
        put(g, self.seat, HOME, self.count)
        g.tell("circadians-recruited", seat=who(self.seat), count=self.count, place=region_name(HOME))
        places = recruit_places(g, self.seat)
        g.then(ArriveAt(self.count, places, seat=self.seat) if places else None)


def recruit_places(g: Circadians, seat: int) -> list[str]:
    """CIR-12.56, CIR-23.7, CIR-25.8: controlled regions with an own stronghold that takes recruits."""
    if not any(effect.op == "recruit_to" for effect in c.STRONGHOLDS[g.seats[seat].faction]):
        return []
    return [
        name for name, building in g.own_buildings(seat) if building.kind == "stronghold" and g.controls(seat, name)
    ]


class ArriveAt(Question[Circadians, int], tag="ArriveAt"):
    """CIR-D24: how many of the recruits appear at each stronghold; the rest go to the base."""

    count: int
    places: list[str]

    def ask(self, g: Circadians) -> Decision[int]:
        prompt = Text("circadians-ask-arrive", {"region": region_name(self.places[0]), "count": self.count})
        return Decision(self.seat, prompt, Number(0, self.count), "CIR-D24")

    def answer(self, g: Circadians, choice: int) -> None:
        place, left, places = self.places[0], self.count - choice, self.places[1:]
        if choice:
            take(g, self.seat, HOME, choice)
            put(g, self.seat, place, choice)
            g.tell(
                "circadians-arrived", seat=who(self.seat), count=choice, place=region_name(place), where=where(place)
            )
        g.then(ArriveAt(left, places, seat=self.seat) if left and places else None)

    def default(self, g: Circadians) -> Choice:
        return 0
