"""CIR-8: construction; CIR-6.23: foundation points."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.building import (
    NO_FOUNDATION,
    Piece,
    building_choices,
    foundation_choices,
    is_building_turn,
    missing_buildings,
    missing_foundations,
    piece_hint,
)
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import lost_points
from games.circadians.rules.leyrien import BoostMorale
from games.circadians.rules.locks import PayLock
from games.circadians.rules.options import refusal
from games.circadians.rules.rewards import Gain, Offer, gives, possible_if
from games.circadians.state import Building, Circadians, region_name, where, who
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text


@gives("build")
def _build(g: Circadians, seat: int, points: int) -> list[Step[Circadians]]:
    return [BuildPoints(points, seat=seat)]


@gives("build_unlocked")
def _build_unlocked(g: Circadians, seat: int, points: int) -> list[Step[Circadians]]:
    return [BuildPoints(points, unlocked=True, seat=seat)]


@gives("build_paid")
def _build_paid(g: Circadians, seat: int, cost: dict[str, int]) -> list[Step[Circadians]]:
    return [Offer(cost, {"build": 1}, "CIR-D17", seat=seat)]


@gives("foundation")
def _foundation(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [FoundationPoint(seat=seat) for _ in range(count)]


@possible_if("foundation")
def _can_build_foundation(g: Circadians, seat: int) -> bool:
    return next(foundation_choices(g, seat), None) is not None


class BuildPoints(Asks[Piece | None], tag="BuildPoints"):
    """CIR-D17, CIR-8.2: a foundation or a building for each point, or stop."""

    points: int
    unlocked: bool = False
    """The Workshop's upgraded side ignores locks (CIR-24.10)."""

    def ask(self, g: Circadians) -> Decision[Piece | None] | None:
        if not self.points:
            return None
        found = [
            *building_choices(g, self.seat, self.unlocked),
            *foundation_choices(g, self.seat, self.unlocked),
        ]
        if not found:
            return None
        prompt = Text("circadians-ask-build", {"count": self.points})
        return Decision(self.seat, prompt, Pick((*found, refusal("stop"))), "CIR-D17")

    def told(self, g: Circadians, decision: Decision[Piece | None]) -> Decision[Piece | None]:
        def about(option: Option[Piece | None]) -> Says | Text:
            if option.value is None:
                return Says(Text("circadians-hint-stop"), loses=lost_points("build", self.points))
            return piece_hint(g, self.seat, option.value, self.unlocked)

        missing = [*missing_buildings(g, self.seat, self.unlocked), *missing_foundations(g, self.seat, self.unlocked)]
        return decision.explain(about, unavailable=missing)

    def answer(self, g: Circadians, choice: Piece | None) -> None:
        if choice is not None:
            g.then(BuildPoints(self.points - 1, self.unlocked, seat=self.seat))
            construct(g, self.seat, choice, self.unlocked)

    def default(self, g: Circadians) -> Choice:
        return ["stop"]


class FoundationPoint(Asks[Piece | None], tag="FoundationPoint"):
    """CIR-D18, CIR-6.23: one personal foundation, its lock paid as usual (CIR-2.17), or none."""

    def ask(self, g: Circadians) -> Decision[Piece | None] | None:
        options = tuple(foundation_choices(g, self.seat))
        if not options:
            return None
        return Decision(self.seat, Text("circadians-ask-foundation"), Pick((*options, refusal("none"))), "CIR-D18")

    def told(self, g: Circadians, decision: Decision[Piece | None]) -> Decision[Piece | None]:
        def about(option: Option[Piece | None]) -> Says | Text:
            if option.value is None:
                return Says(Text("circadians-hint-no-foundation"), loses=Text("circadians-loses-foundation"))
            return piece_hint(g, self.seat, option.value, False)

        return decision.explain(about, unavailable=missing_foundations(g, self.seat, False))

    def answer(self, g: Circadians, choice: Piece | None) -> None:
        if choice is not None:
            construct(g, self.seat, choice, False)

    def default(self, g: Circadians) -> Choice:
        return ["none"]


def construct(g: Circadians, seat: int, piece: Piece, unlocked: bool) -> None:
    """CIR-8.6, CIR-8.10: the lock first, then the piece."""
    faction = g.seats[seat].faction
    if piece.building:
        lock = c.ROWS[faction, piece.building].locks[g.on_map(seat, piece.building)]
        g.then(
            PayLock("building", seat=seat) if lock and not unlocked else None,
            PlaceBuilding(seat, piece.building, piece.region, piece.foundation),
        )
    else:
        lock = piece.foundation in c.PERSONAL_LOCKS[faction]
        g.then(
            PayLock("foundation", seat=seat) if lock and not unlocked else None,
            PlaceFoundation(seat, piece.foundation, piece.region),
        )


class PlaceFoundation(Step[Circadians], tag="PlaceFoundation"):
    """CIR-8.4, CIR-8.7, CIR-8.8: flipped on the map it is neutral; its ability works at once."""

    seat: int
    foundation: str
    region: str

    def run(self, g: Circadians) -> None:
        player = g.seats[self.seat]
        player.mat.remove(self.foundation)
        g.regions[self.region].foundations.append(f"{player.faction}_{self.foundation}")
        g.tell(
            "circadians-foundation-built",
            seat=who(self.seat),
            foundation=Text(f"circadians-personal-{self.foundation}"),
            region=region_name(self.region),
            where=where(self.region),
        )
        reward = c.PERSONAL_REWARD[self.foundation]
        g.then(Gain(self.seat, reward) if reward else None)


class PlaceBuilding(Step[Circadians], tag="PlaceBuilding"):
    """CIR-8.9, CIR-8.13, CIR-8.15, CIR-8.20: the building, its location bonus (each time one is placed there) as often
    as it is doubled, its own effect."""

    seat: int
    kind: str
    region: str
    foundation: str

    def run(self, g: Circadians) -> None:
        player = g.seats[self.seat]
        bare = self.foundation == NO_FOUNDATION
        armed = self.kind == "stronghold" and player.faction == "ai"  # CIR-19.3, CIR-19.11
        g.regions[self.region].buildings.append(
            Building(self.seat, self.kind, None if bare else self.foundation, armed)
        )
        g.moved(self.seat)
        g.tell(
            "circadians-built",
            seat=who(self.seat),
            building=Text(f"circadians-building-{self.kind}"),
            region=region_name(self.region),
            where=where(self.region),
        )
        if bare and g.turn and g.turn.allow.get("build_without_foundation"):
            g.turn.allow["build_without_foundation"] -= 1
        bonus = c.foundation_bonus(self.foundation)
        times = 1 + doublings(g, self.seat) if bonus else 0
        g.then(*(Gain(self.seat, bonus) for _ in range(times)), BuildingPlaced(self.seat, self.kind, self.region))


def doublings(g: Circadians, seat: int) -> int:
    """CIR-8.20: Niruveh in every own Build action (CIR-26.16, CIR-26.44), Surveyors for the next bonus (CIR-28.16)."""
    if not is_building_turn(g, seat):
        return 0
    times = sum(effect.op == "double_location" for _, _, effect in leader_abilities(g, seat, "build:act"))
    if g.current_turn.double:
        g.current_turn.double -= 1
        times += 1
    return times


class BuildingPlaced(Step[Circadians], tag="BuildingPlaced"):
    """CIR-21.9: a Leyrien stronghold boosts morale where it stands."""

    seat: int
    kind: str
    region: str

    def run(self, g: Circadians) -> None:
        if self.kind == "stronghold":
            for effect in c.STRONGHOLDS[g.seats[self.seat].faction]:
                if effect.op == "boost_morale":
                    g.then(BoostMorale([self.region], seat=self.seat))
