"""CIR-2 and CIR-11: who is adjacent to what for whom, who pins whom, moving pieces about."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from games.circadians import components as c
from games.circadians.state import HOME, Circadians, Units


def border(a: str, b: str) -> str:
    """The side two hexes share, as mountains are stored."""
    return f"{a}-{b}" if c.HEX_ORDER[a] < c.HEX_ORDER[b] else f"{b}-{a}"


def neighbours(name: str) -> list[str]:
    """Hexes that share a side."""
    return list(c.HEXES[name].neighbors.values())


def by_side(g: Circadians) -> dict[str, list[str]]:
    """CIR-2.9, CIR-2.28: regions that share a side without a mountain or are joined by an open tunnel;
    never closed sites (CIR-11.6)."""
    if not g.links:
        mountains = set(g.mountains)
        g.links = {
            name: [other for other in neighbours(name) if other in g.regions and border(name, other) not in mountains]
            for name in c.HEXES
        }
        for tunnel in g.count.tunnels:  # CIR-11.13, CIR-11.18
            a, b = c.TUNNELS[tunnel]
            g.links[a].append(b)
            g.links[b].append(a)
    return g.links


def board_changed(g: Circadians) -> None:
    """Mountains or regions are different now."""
    g.links = {}


def closed_terrains(g: Circadians, seat: int) -> tuple[str, ...]:
    """CIR-11.4, CIR-11.5: nobody enters bases, only the Oxataya enter lakes (CIR-23.1)."""
    return ("base",) if g.seats[seat].faction == "oxataya" else ("base", "lake")


@cache
def adjacency_kinds(faction: str, upgraded: tuple[str, ...]) -> frozenset[str]:
    """The kinds of further adjacency a faction has by its attributes, of which these are
    upgraded (CIR-11.17, CIR-25.7)."""
    return frozenset(effect.kind for effect in c.attribute_effects(faction, upgraded) if effect.op == "adjacency")


def reach(g: Circadians, seat: int, place: str, crossing: bool = False) -> list[str]:
    """CIR-2.9, CIR-2.10, CIR-11.13, CIR-11.18: where units of a faction can go from a place with one move.

    `crossing` adds the regions behind a mountain (CIR-28.61), also beside the own base (CIR-11.31).
    """
    found = _from_home(g, seat) if place == HOME else [*by_side(g)[place]]
    kinds = adjacency_kinds(g.seats[seat].faction, tuple(g.seats[seat].attributes))
    if kinds:
        found += _faction_reach(g, seat, place, kinds)
    if crossing:
        site = g.seats[seat].site if place == HOME else place
        if place != HOME or site in g.regions:
            found += [name for name in neighbours(site) if name in g.regions]
    closed = closed_terrains(g, seat)
    legal = {name for name in found if name != place and g.regions[name].terrain not in closed}
    return sorted(legal, key=c.HEX_ORDER.__getitem__)


def _from_home(g: Circadians, seat: int) -> list[str]:
    """CIR-11.14, CIR-11.15, CIR-17.5, CIR-18.5: from the base or the ship, and to outposts or all buildings.
    There is no way back (CIR-11.16)."""
    player = g.seats[seat]
    found = [*g.docks] if player.data.home == "ship" else [*by_side(g)[player.site]]
    landing = player.built("adjacent")
    found += [name for name, building in g.own_buildings(seat) if landing or building.kind == "outpost"]
    return found


def _faction_reach(g: Circadians, seat: int, place: str, kinds: frozenset[str]) -> list[str]:
    """CIR-21.1, CIR-27.14 and CIR-27.23: bogs of the Leyrien, which are bogs for this only
    (CIR-21.14), lakes of the Oxataya."""
    found: list[str] = []
    if "all_bogs" in kinds:
        bogs = {name for name, region in g.regions.items() if region.terrain == "bog"}
        if "strongholds_count_as_bogs" in kinds:
            bogs |= {name for name, building in g.own_buildings(seat) if building.kind == "stronghold"}
        if place in bogs or (place == HOME and "home_counts_as_bog" in kinds):
            found += bogs
    lakes = [name for name, region in g.regions.items() if region.terrain == "lake"]
    if ("all_lakes" in kinds and place in lakes) or ("home_to_lakes" in kinds and place == HOME):
        found += lakes
    return found


# -- pinning ---------------------------------------------------------------------------------------------


def pin_value(g: Circadians, seat: int, leader: str) -> int:
    """CIR-11.24, CIR-25.7, CIR-26.3: as how many units a leader counts."""
    for effect in g.side_of(seat, leader).effects:
        if effect.op == "pin_value":
            return int(effect.value)
    return 1


def weight(g: Circadians, seat: int, units: Units) -> int:
    """Units for pinning."""
    return units.fighters + len(units.rhyzu) + sum(pin_value(g, seat, leader) for leader in units.leaders)


def pinned(g: Circadians, seat: int, place: str) -> int:
    """CIR-11.19, CIR-11.20, CIR-11.21: how much must stay behind: the weight of the largest single
    opponent; nothing at home (CIR-11.31)."""
    if place == HOME:
        return 0
    largest = 0
    for other, group in g.regions[place].units.items():
        if other != seat:
            largest = max(largest, weight(g, other, group))
    return largest


# -- pieces ----------------------------------------------------------------------------------------------


def subsets(names: list[str]) -> list[tuple[str, ...]]:
    """All groups of these leaders, the empty one first."""
    return [group for size in range(len(names) + 1) for group in combinations(names, size)]


def put(g: Circadians, seat: int, place: str, fighters: int = 0, others: tuple[str, ...] = ()) -> None:
    """Add units to a region or home, whoever else is there (CIR-11.7)."""
    if not fighters and not others:
        return
    units = g.seats[seat].home if place == HOME else _company(g, seat, place)
    units.fighters += fighters
    for name in others:
        (units.rhyzu if name in c.RHYZU else units.leaders).append(name)


def take(g: Circadians, seat: int, place: str, fighters: int = 0, others: tuple[str, ...] = ()) -> None:
    """Remove units from a region or home."""
    units = g.units(seat, place)
    units.fighters -= fighters
    for name in others:
        (units.rhyzu if name in c.RHYZU else units.leaders).remove(name)
    if place != HOME and not units.count:
        g.regions[place].units.pop(seat, None)
        g.moved(seat)


def _company(g: Circadians, seat: int, name: str) -> Units:
    """The units of a faction in a region, which are no longer none."""
    here = g.regions[name].units
    if seat not in here:
        here[seat] = Units()
        g.moved(seat)
    return here[seat]


def leader_limit(g: Circadians, seat: int, leaders: list[str]) -> int:
    """CIR-11.8, CIR-25.7: how many own leaders may share a region; Ivi (CIR-26.46) and the
    Oxataya (CIR-23.4) are exceptions."""
    if g.seats[seat].faction == "oxataya":
        return 99
    limit = c.LIMITS.leaders_per_region
    for leader in leaders:
        for effect in g.side_of(seat, leader).effects:
            if effect.op == "stack_leader":
                limit = max(limit, int(effect.value))
    return limit


def stack_fits(g: Circadians, seat: int, leaders: list[str]) -> bool:
    """Whether these leaders may end a movement together."""
    return len(leaders) < 2 or len(leaders) <= leader_limit(g, seat, leaders)
