"""CIR-8: what may be built where, and what it is good for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from games.circadians import components as c
from games.circadians.effects import effects_text, reward_text
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.board import by_side
from games.circadians.rules.hints import joined, why_not
from games.circadians.rules.locks import ways
from games.circadians.state import Circadians, region_name, where
from games.circadians.vocabulary import Reward
from games.engine import Option, Text, Unavailable

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


def stand_barred(g: Circadians, seat: int, kind: str, name: str) -> str:
    """CIR-8.11, CIR-18.9, CIR-20.3, CIR-21.11: limits per region and restrictions of strongholds, in a word; "" if
    such a building may stand there."""
    faction = g.seats[seat].faction
    region = g.regions[name]
    have = sum(building.seat == seat and building.kind == kind for building in region.buildings)
    if have >= c.ROWS[faction, kind].max_per_region:
        return "twice"
    if kind == "stronghold":
        restriction = c.RESTRICTIONS[faction]
        if restriction == "cliffs_or_plains_only":
            return "" if region.terrain in c.MORALE_TERRAINS else "terrain"
        if restriction == "not_adjacent_to_own_stronghold":
            strongholds = {place for place, building in g.own_buildings(seat) if building.kind == "stronghold"}
            return "beside" if strongholds & set(by_side(g)[name]) else ""
    return ""


def row_barred(g: Circadians, seat: int, kind: str, built: int, payable: bool) -> str:
    """CIR-8.9, CIR-8.10: whether there is a building of this type, and its lock can be paid."""
    row = c.ROWS[g.seats[seat].faction, kind]
    if built == row.slots:
        return "all"
    return "lock" if row.locks[built] and not payable else ""


class Piece(msgspec.Struct, frozen=True):
    """A building on a foundation of a region; or, without a building, a foundation for it."""

    building: str
    region: str
    foundation: str


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
                yield _foundation_option(foundation, name)


def has_room(g: Circadians, name: str) -> bool:
    """CIR-8.5."""
    limit = c.LIMITS.foundations_per_region
    return len(g.regions[name].foundations) < limit


@lru_cache(maxsize=256)
def _foundation_option(foundation: str, name: str) -> Option[Piece]:
    return Option(
        f"{foundation}@{name}",
        Text(
            "circadians-build-foundation",
            {"foundation": Text(f"circadians-personal-{foundation}"), "region": region_name(name)},
        ),
        group=Text("circadians-piece-foundation"),
        where=where(name),
        means=Piece("", name, foundation),
    )


def building_choices(g: Circadians, seat: int, unlocked: bool = False) -> Iterator[Option[Piece]]:
    """CIR-8.3, CIR-8.9, CIR-8.10, CIR-8.11, CIR-8.12: the leftmost building of a type on an empty
    foundation of a controlled land region."""
    payable = unlocked or bool(ways(g, seat, "building"))
    lands = g.controlled_land(seat)
    bare = may_skip_foundation(g, seat)
    on_map = [building.kind for _, building in g.own_buildings(seat)]
    for kind in c.BUILDINGS:
        if row_barred(g, seat, kind, on_map.count(kind), payable):
            continue
        for name in lands:
            if not stand_barred(g, seat, kind, name):
                for foundation in different_foundations(g, name):
                    yield _building_option(kind, name, foundation)
                if bare:
                    yield _building_option(kind, name, NO_FOUNDATION)


@lru_cache(maxsize=512)
def _building_option(kind: str, name: str, foundation: str) -> Option[Piece]:
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
        where=where(name),
        means=Piece(kind, name, foundation),
    )


def may_skip_foundation(g: Circadians, seat: int) -> bool:
    """CIR-8.21, CIR-26.16, CIR-26.44: upgraded Niruveh in the own Build action, or Prefabrication (CIR-28.15)."""
    if not is_building_turn(g, seat):
        return False
    if g.current_turn.allow.get("build_without_foundation"):
        return True
    abilities = leader_abilities(g, seat, "build:act")
    return any(effect.what == "build_without_foundation" for _, _, effect in abilities)


def is_building_turn(g: Circadians, seat: int) -> bool:
    return g.turn is not None and g.turn.seat == seat and g.turn.phase == "build" and g.turn.acting


def piece_hint(g: Circadians, seat: int, piece: Piece, unlocked: bool) -> Text:
    """What a foundation or a building does from now on, and its lock."""
    faction = g.seats[seat].faction
    if piece.building:
        row = c.ROWS[faction, piece.building]
        locked = bool(row.locks[g.on_map(seat, piece.building)])
        does = Text(f"circadians-hint-{piece.building}", {"income": reward_text(row.income)})
        if piece.building == "stronghold":
            does = joined(does, effects_text(c.STRONGHOLDS[faction], moments=False))
    else:
        locked = piece.foundation in c.PERSONAL_LOCKS[faction]
        reward = c.PERSONAL_REWARD[piece.foundation]
        effects = effects_text(c.PERSONAL_EFFECTS[piece.foundation], moments=False)
        does = joined(reward_text(reward), effects) if reward else effects
    return joined(Text("circadians-hint-lock") if locked and not unlocked else None, does)


def missing_buildings(g: Circadians, seat: int, unlocked: bool) -> list[Unavailable]:
    """Types that cannot be built at all, and regions where some type cannot stand."""
    payable = unlocked or bool(ways(g, seat, "building"))
    bare, lands = may_skip_foundation(g, seat), g.controlled_land(seat)
    found = []
    for kind in c.BUILDINGS:
        label = Text(f"circadians-building-{kind}")
        if why := row_barred(g, seat, kind, g.on_map(seat, kind), payable):
            found.append(Unavailable(kind, label, Text(f"circadians-why-build-{why}")))
            continue
        for name in lands:
            room = bare or different_foundations(g, name)
            if why := stand_barred(g, seat, kind, name) or ("" if room else _no_room(g, name)):
                place = Text("circadians-build-place", {"building": label, "region": region_name(name)})
                found.append(Unavailable(f"{kind}@{name}", place, Text(f"circadians-why-build-{why}"), where(name)))
    return found


def _no_room(g: Circadians, name: str) -> str:
    """CIR-8.12: under a relic, or built on."""
    region = g.regions[name]
    return "relic" if region.relic and len(region.buildings) < len(region.foundations) else "full"


def missing_foundations(g: Circadians, seat: int, unlocked: bool) -> list[Unavailable]:
    """CIR-8.5, CIR-8.6: foundations whose lock cannot be paid, and regions with three of them."""
    player = g.seats[seat]
    payable = unlocked or bool(ways(g, seat, "foundation"))
    found = [
        Unavailable(foundation, Text(f"circadians-personal-{foundation}"), Text("circadians-why-build-lock"))
        for foundation in player.mat
        if foundation in c.PERSONAL_LOCKS[player.faction] and not payable
    ]
    built = [
        Unavailable(name, Text(f"circadians-personal-{name}"), Text("circadians-why-build-built"))
        for name in c.PERSONAL
        if name not in player.mat
    ]
    return [*found, *(why_not(name, Text("circadians-why-build-three")) for name in _crammed(g, seat)), *built]


def _crammed(g: Circadians, seat: int) -> list[str]:
    return [name for name in g.controlled_land(seat) if not has_room(g, name)]
