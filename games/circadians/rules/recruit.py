"""CIR-10: recruitment."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.circadians import components as c
from games.circadians.effects import paid_text, reward_text, some
from games.circadians.rules.board import put, take
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import joined, lacks, lost_points, place_text, why_not
from games.circadians.rules.options import refusal
from games.circadians.rules.rewards import Gain, gives
from games.circadians.state import HOME, Circadians, region_name, where, who
from games.circadians.vocabulary import Reward
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable
from games.engine.text import Arg, Item


@gives("recruit")
def _recruit(g: Circadians, seat: int, points: int) -> list[Step[Circadians]]:
    return [RecruitPoints(points, seat=seat)]


class Recruits(msgspec.Struct, frozen=True):
    """Fighters that go on: out of an `area`, by a `fast` track, or as a `trade`; or `all`, as far as points reach."""

    kind: str
    count: int = 0
    area: int = 0


@lru_cache(maxsize=512)
def _recruit_option(kind: str, count: int, last: bool, area: int = 0) -> Option[Recruits]:
    name = f"a{area}x{count}" if kind == "area" else f"{kind}x{count}"
    group = "home" if last else kind
    return Option(
        name,
        _recruit_label(kind, count, last, area),
        group=Text(f"circadians-recruit-group-{group}", {"area": area}),
        means=Recruits(kind, count, area),
    )


def _recruit_label(kind: str, count: int, last: bool, area: int) -> Text:
    return Text(f"circadians-recruit-{'home' if last else kind}", {"count": count, "area": area})


def straight_on(areas: list[int], points: int) -> list[tuple[int, int]]:
    """How fighters go on with all points, those nearest to home first: areas and how many leave them."""
    found = []
    for area in range(len(areas), 0, -1):
        if count := min(points, areas[area - 1]):
            found.append((area, count))
            points -= count
    return found


class RecruitPoints(Asks[Recruits | None], tag="RecruitPoints"):
    """CIR-D22: fighters along the areas, fast tracks and trades (CIR-10.4), as many at once as one likes; all points
    at once, those nearest to home first."""

    points: int

    def ask(self, g: Circadians) -> Decision[Recruits | None] | None:
        options = self._options(g)
        if not options:
            return None
        home = g.seats[self.seat].home.fighters
        prompt = Text("circadians-ask-recruit", {"count": self.points, "home": home})
        return Decision(self.seat, prompt, Pick((*options, refusal("stop"))), "CIR-D22")

    def told(self, g: Circadians, decision: Decision[Recruits | None]) -> Decision[Recruits | None]:
        player = g.seats[self.seat]

        def about(option: Option[Recruits | None]) -> Says | Text:
            choice = option.value
            if choice is None:
                return Says(Text("circadians-hint-stop"), loses=lost_points("recruit", self.points))
            if choice.kind == "all":
                return Text("circadians-hint-recruit-all")
            if choice.kind == "trade":
                gain: Reward = player.data.recruit_trade.gain
                gained = reward_text({key: amount * choice.count for key, amount in gain.items()})
                cost = paid_text({"recruit": player.data.recruit_trade.recruit * choice.count})
                return Text("circadians-hint-trade", {"cost": cost, "gain": gained})
            energy = self._fast_energy(g, choice.count) if choice.kind == "fast" else 0
            left = Text("circadians-hint-recruit", {"count": self.points - choice.count})
            return joined(some("energy", energy) if energy else None, left)

        return decision.explain(about, unavailable=self._missing(g))

    def _missing(self, g: Circadians) -> list[Unavailable]:
        """Empty areas, and what is too dear."""
        player = g.seats[self.seat]
        found = [
            Unavailable(f"a{area}", Text("circadians-recruit-group-area", {"area": area}), Text("circadians-why-area"))
            for area, count in enumerate(player.areas, 1)
            if not count
        ]
        fast = self._fast_barred(g)
        if fast is not None:
            found.append(Unavailable("fast", Text("circadians-recruit-group-fast"), fast))
        price = player.data.recruit_trade.recruit
        if self.points < price:
            reason = lacks("recruit", price, self.points)
            found.append(Unavailable("trade", Text("circadians-recruit-group-trade"), reason))
        return found

    def _fast_barred(self, g: Circadians) -> Text | None:
        """Why there is no fast track; None if there is one."""
        player = g.seats[self.seat]
        if len(player.areas) < 2:
            return Text("circadians-why-no-fast")
        if not player.areas[0]:
            return Text("circadians-why-area")
        return None if self._most_fast(g) else lacks("energy", player.data.fast_track_energy, player.energy)

    def _options(self, g: Circadians) -> list[Option[Recruits]]:
        player = g.seats[self.seat]
        areas = len(player.areas)
        found = []
        whole = straight_on(player.areas, self.points)
        if len(whole) > 1:
            found.append(_whole_option(tuple(whole), areas))
        for area in range(areas, 0, -1):  # CIR-10.2, CIR-10.5
            most = min(self.points, player.areas[area - 1])
            found += [_recruit_option("area", count, area == areas, area) for count in range(1, most + 1)]
        found += [_recruit_option("fast", count, False) for count in range(1, self._most_fast(g) + 1)]
        price = player.data.recruit_trade.recruit
        found += [_recruit_option("trade", count, False) for count in range(1, self.points // price + 1)]
        return found

    def _fast_energy(self, g: Circadians, count: int) -> int:
        paid = count - min(count, free_fast_tracks(g, self.seat))
        return paid * g.seats[self.seat].data.fast_track_energy

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
        if kind == "all":
            whole = straight_on(player.areas, self.points)
            g.then(*(GoOn(self.seat, area, leaving) for area, leaving in whole))
            return
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
            g.then(GoOn(self.seat, choice.area, count), RecruitPoints(self.points - spent, seat=self.seat))
            return
        g.then(Arrive(self.seat, arrive), RecruitPoints(self.points - spent, seat=self.seat))

    def _pay_fast_track(self, g: Circadians, count: int) -> None:
        player = g.seats[self.seat]
        energy = self._fast_energy(g, count)
        if free := min(count, free_fast_tracks(g, self.seat)):
            g.current_turn.discount["fast_track"] -= free
        player.energy -= energy

    def default(self, g: Circadians) -> Choice:
        areas = g.seats[self.seat].areas
        for area in range(len(areas), 0, -1):
            if areas[area - 1]:
                return [f"a{area}x{min(self.points, areas[area - 1])}"]
        return ["stop"]


@lru_cache(maxsize=512)
def _whole_option(whole: tuple[tuple[int, int], ...], areas: int) -> Option[Recruits]:
    parts: list[Item] = [_recruit_label("area", count, area == areas, area) for area, count in whole]
    return Option("all", Text("circadians-list", {"parts": parts}), means=Recruits("all"))


class GoOn(Step[Circadians], tag="GoOn"):
    """CIR-10.2: fighters leave an area for the next, or the last one for home."""

    seat: int
    area: int
    count: int

    def run(self, g: Circadians) -> None:
        areas = g.seats[self.seat].areas
        areas[self.area - 1] -= self.count
        if self.area == len(areas):
            g.then(Arrive(self.seat, self.count))
        else:
            areas[self.area] += self.count
            g.tell("circadians-trained", seat=who(self.seat), count=self.count, area=self.area + 1)


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


class Arrival(msgspec.Struct, frozen=True):
    """Some of the recruits appear at a stronghold."""

    place: str
    here: int


@lru_cache(maxsize=512)
def _arrive_option(place: str, here: int, rest: int) -> Option[Arrival]:
    args: dict[str, Arg] = {"here": here, "region": region_name(place), "rest": rest}
    return Option(str(here), Text("circadians-arrive-option", args), where=where(place), means=Arrival(place, here))


class ArriveAt(Asks[Arrival], tag="ArriveAt"):
    """CIR-D24: how many of the recruits appear at each stronghold; the rest go to the base."""

    count: int
    places: list[str]

    def ask(self, g: Circadians) -> Decision[Arrival]:
        place = self.places[0]
        prompt = Text("circadians-ask-arrive", {"region": region_name(place), "count": self.count})
        options = tuple(_arrive_option(place, here, self.count - here) for here in range(self.count + 1))
        return Decision(self.seat, prompt, Pick(options), "CIR-D24")

    def told(self, g: Circadians, decision: Decision[Arrival]) -> Decision[Arrival]:
        there = place_text(g, self.seat, self.places[0])
        contested = [
            why_not(name, Text("circadians-why-contested"))
            for name, building in g.own_buildings(self.seat)
            if building.kind == "stronghold" and not g.controls(self.seat, name)
        ]
        plain = [
            why_not(name, Text("circadians-why-no-stronghold"))
            for name in g.controlled_land(self.seat)
            if name not in recruit_places(g, self.seat)
        ]
        return decision.explain(lambda _: there, unavailable=[*contested, *plain])

    def answer(self, g: Circadians, choice: Arrival) -> None:
        place, here = choice.place, choice.here
        left, places = self.count - here, self.places[1:]
        if here:
            take(g, self.seat, HOME, here)
            put(g, self.seat, place, here)
            g.tell("circadians-arrived", seat=who(self.seat), count=here, place=region_name(place), where=where(place))
        g.then(ArriveAt(left, places, seat=self.seat) if left and places else None)

    def default(self, g: Circadians) -> Choice:
        return ["0"]
