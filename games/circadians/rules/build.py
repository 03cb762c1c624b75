"""CIR-8: construction; CIR-6.23: foundation points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from games.circadians import components as c
from games.circadians.effects import reward_text
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.board import by_side
from games.circadians.rules.leyrien import BoostMorale
from games.circadians.rules.locks import PayLock, ways
from games.circadians.rules.rewards import Gain, Offer, gives, possible_if
from games.circadians.state import Building, Circadians, region_name, where, who
from games.circadians.vocabulary import Reward
from games.engine import Choice, Decision, Option, Pick, Question, Step, Text

NO_FOUNDATION = "none"


# -- what may be built -----------------------------------------------------------------------------------


def free_foundations(g: Circadians, name: str) -> list[str]:
    """CIR-8.12: foundations without a building and not under a relic, unless the table has opened these."""
    region = g.regions[name]
    closed = {building.foundation for building in region.buildings}
    if region.relic and g.options.get("relics") != "open":
        closed |= {each for each in region.foundations if c.NEUTRAL_FOUNDATIONS.get(each) == region.relic}
    return [foundation for foundation in region.foundations if foundation not in closed]


def different_foundations(g: Circadians, name: str) -> list[str]:
    """Of the free foundations one for each location bonus: nothing else about them matters to a building (CIR-8.7)."""
    found: list[str] = []
    bonuses: list[Reward] = []
    for foundation in free_foundations(g, name):
        if (bonus := c.foundation_bonus(foundation)) not in bonuses:
            found.append(foundation)
            bonuses.append(bonus)
    return found


def may_stand(g: Circadians, seat: int, kind: str, name: str) -> bool:
    """CIR-8.11, CIR-18.9, CIR-20.3, CIR-21.11: limits per region and restrictions of strongholds."""
    faction = g.seats[seat].faction
    region = g.regions[name]
    have = sum(building.seat == seat and building.kind == kind for building in region.buildings)
    if have >= c.ROWS[faction, kind].max_per_region:
        return False
    if kind == "stronghold":
        restriction = c.RESTRICTIONS[faction]
        if restriction == "cliffs_or_plains_only":
            return region.terrain in c.MORALE_TERRAINS
        if restriction == "not_adjacent_to_own_stronghold":
            strongholds = {place for place, building in g.own_buildings(seat) if building.kind == "stronghold"}
            return not strongholds & set(by_side(g)[name])
    return True


class Piece(msgspec.Struct, frozen=True):
    """A building on a foundation of a region; or, without a building, a foundation for it."""

    building: str
    region: str
    foundation: str


NO_PIECE = Option("none", Text("circadians-do-none"), means=None)
ENOUGH = Option("stop", Text("circadians-do-stop"), means=None)


def foundation_choices(g: Circadians, seat: int, unlocked: bool = False) -> Iterator[Option[Piece]]:
    """CIR-8.3, CIR-8.4, CIR-8.5, CIR-8.6: a personal foundation of the mat and a controlled
    land region with fewer than three."""
    player = g.seats[seat]
    if not player.mat:
        return
    locked = c.PERSONAL_LOCKS[player.faction]
    payable = unlocked or bool(ways(g, seat, "foundation"))
    lands = [name for name in g.controlled_land(seat) if has_room(g, name)]
    for foundation in player.mat:
        if payable or foundation not in locked:
            for name in lands:
                yield _foundation_option(foundation, name, foundation in locked)


def has_room(g: Circadians, name: str) -> bool:
    """CIR-8.5."""
    limit = c.LIMITS.foundations_per_region
    return len(g.regions[name].foundations) < limit


@cache
def _foundation_option(foundation: str, name: str, lock: bool) -> Option[Piece]:
    return Option(
        f"{foundation}@{name}",
        Text(
            "circadians-build-foundation",
            {"foundation": Text(f"circadians-personal-{foundation}"), "region": region_name(name)},
        ),
        group=Text("circadians-piece-foundation"),
        hint=Text("circadians-hint-lock") if lock else None,
        where=where(name),
        means=Piece("", name, foundation),
    )


def building_choices(g: Circadians, seat: int, unlocked: bool = False) -> Iterator[Option[Piece]]:
    """CIR-8.3, CIR-8.9, CIR-8.10, CIR-8.11, CIR-8.12: the leftmost building of a type on an empty
    foundation of a controlled land region."""
    faction = g.seats[seat].faction
    payable = unlocked or bool(ways(g, seat, "building"))
    lands = g.controlled_land(seat)
    bare = may_skip_foundation(g, seat)
    on_map = [building.kind for _, building in g.own_buildings(seat)]
    for kind in c.BUILDINGS:
        row, built = c.ROWS[faction, kind], on_map.count(kind)
        if built == row.slots or (row.locks[built] and not payable):
            continue
        for name in lands:
            if may_stand(g, seat, kind, name):
                for foundation in different_foundations(g, name):
                    yield _building_option(kind, name, foundation, bool(row.locks[built]))
                if bare:
                    yield _building_option(kind, name, NO_FOUNDATION, bool(row.locks[built]))


@cache
def _building_option(kind: str, name: str, foundation: str, lock: bool) -> Option[Piece]:
    bonus = c.foundation_bonus(foundation)
    without = "circadians-no-foundation" if foundation == NO_FOUNDATION else "circadians-no-bonus"
    return Option(
        f"{kind}@{name}.{foundation}",
        Text(
            "circadians-build-building",
            {
                "building": Text(f"circadians-building-{kind}"),
                "region": region_name(name),
                "bonus": reward_text(bonus) if bonus else Text(without),
            },
        ),
        group=Text(f"circadians-building-{kind}"),
        hint=Text("circadians-hint-lock") if lock else None,
        where=where(name),
        means=Piece(kind, name, foundation),
    )


def may_skip_foundation(g: Circadians, seat: int) -> bool:
    """CIR-8.21, CIR-26.16, CIR-26.44: upgraded Niruveh in the own Build action, or Prefabrication (CIR-28.15)."""
    if not _building_turn(g, seat):
        return False
    assert g.turn is not None
    if g.turn.allow.get("build_without_foundation"):
        return True
    abilities = leader_abilities(g, seat, "build:act")
    return any(effect.what == "build_without_foundation" for _, _, effect in abilities)


def _building_turn(g: Circadians, seat: int) -> bool:
    return g.turn is not None and g.turn.seat == seat and g.turn.phase == "build" and g.turn.acting


# -- building --------------------------------------------------------------------------------------------


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
    return any(True for _ in foundation_choices(g, seat))


class BuildPoints(Question[Circadians, Piece | None], tag="BuildPoints"):
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
        return Decision(self.seat, prompt, Pick((*found, ENOUGH)), "CIR-D17")

    def answer(self, g: Circadians, choice: Piece | None) -> None:
        if choice is not None:
            g.then(BuildPoints(self.points - 1, self.unlocked, seat=self.seat))
            construct(g, self.seat, choice, self.unlocked)

    def default(self, g: Circadians) -> Choice:
        return ["stop"]


class FoundationPoint(Question[Circadians, Piece | None], tag="FoundationPoint"):
    """CIR-D18, CIR-6.23: one personal foundation, its lock paid as usual (CIR-2.17), or none."""

    def ask(self, g: Circadians) -> Decision[Piece | None] | None:
        options = tuple(foundation_choices(g, self.seat))
        if not options:
            return None
        return Decision(self.seat, Text("circadians-ask-foundation"), Pick((*options, NO_PIECE)), "CIR-D18")

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
    if not _building_turn(g, seat):
        return 0
    assert g.turn is not None
    times = sum(effect.op == "double_location" for _, _, effect in leader_abilities(g, seat, "build:act"))
    if g.turn.double:
        g.turn.double -= 1
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
