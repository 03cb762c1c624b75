"""Legal steps (section 5.2), with all abilities of section 16 that change them.

SCY-2.4: what these make adjacent is adjacent for movement only.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from games.lib.routes import shortest
from games.scythe import components as c
from games.scythe.board import (
    ACROSS_RIVER,
    BY_LAKE,
    BY_LAND,
    FACTORY,
    HOMES,
    LAKES,
    MOUNTAINS,
    NEIGHBOURS,
    ORDER,
    TERRAIN,
    TUNNELS,
    VILLAGES,
)
from games.scythe.state import March, Player, Scythe

TUNNEL_SET = frozenset(TUNNELS)


def legal_steps(g: Scythe, seat: int, unit: str, place: str, opponents: set[str] | None = None) -> list[str]:
    """SCY-5.8, SCY-5.9: where a unit can step to from a place, in label order. Loads are judged elsewhere.

    SCY-5.39: by what stands and who controls what at this moment. SCY-5.15, SCY-5.37: whatever steps came before.
    `opponents` is where opponents have units, if that is known already.
    """
    player = g.seats[seat]
    if unit[0] == "w":
        return worker_steps(player, place, g.opponents(seat) if opponents is None else opponents)
    return fighter_steps(g, seat, player, place)


Route = tuple[str, ...]
"""The places a unit comes to, one step each."""


def reach(
    g: Scythe,
    seat: int,
    unit: str,
    place: str,
    steps: int,
    riders: Iterable[str] = (),
    opponents: set[str] | None = None,
) -> list[Route]:
    """The shortest way to everything that is so many steps away, if those in between stop nobody (SCY-5.25, SCY-5.28,
    SCY-5.32). Each step is judged where the unit and who rides with it stand by then (SCY-5.39)."""
    if opponents is None:
        opponents = g.opponents(seat)
    if steps == 1:
        return [(target,) for target in legal_steps(g, seat, unit, place, opponents)]
    player, moving = g.seats[seat], (unit, *riders)

    def onward(here: str) -> list[str]:
        if here != place and stops(g, seat, unit, here, opponents):
            return []
        for piece in moving:
            player.put(piece, here)
        return legal_steps(g, seat, unit, here, opponents)

    found = shortest(place, steps, onward)
    for piece in moving:
        player.put(piece, place)
    return sorted(found.values(), key=lambda route: ORDER[route[-1]])


Groups = dict[tuple[str, str], list[str]]
"""Units that are alike, by kind and place."""


def movable(g: Scythe, seat: int, march: March) -> Groups:
    """Units that have not used a move box (SCY-5.6), by kind and place; none leaves a pending combat (SCY-5.30).

    A worker that was carried has used none (SCY-5.18).
    """
    player = g.seats[seat]
    contested = {entry.place for entry in g.entries}
    groups: Groups = {}
    units = [("c", player.character)]
    units.extend((f"m{slot}", place) for slot, place in enumerate(player.mechs, 1))
    units.extend((f"w{number}", place) for number, place in enumerate(player.workers, 1))
    for unit, place in units:
        if place and unit not in march.moved and place not in contested:
            groups.setdefault((unit[0], place), []).append(unit)
    return groups


def stops(g: Scythe, seat: int, unit: str, place: str, opponents: set[str] | None = None) -> bool:
    """SCY-5.25, SCY-5.28, SCY-5.32: whether entering a place ends the movement of a unit."""
    if unit[0] != "w" and place in (g.opponents(seat) if opponents is None else opponents):
        return True
    return unit == "c" and place in g.tokens


def worker_steps(player: Player, place: str, opponents: set[str]) -> list[str]:
    """Workers: land, tunnels, the own Mine, rivers with Swim; no lake (SCY-5.14), not to opponents (SCY-5.23)."""
    targets = _worker_steps(player.faction, player.structures.get("mine"), place)
    return [target for target in targets if target not in opponents]


@lru_cache(maxsize=1024)
def _worker_steps(faction: str, mine: str | None, place: str) -> list[str]:
    if TERRAIN[place] == "lake":
        return []
    targets = {*BY_LAND[place], *tunnel_steps(mine, place)}
    if faction == "nordic":  # SCY-16.3
        targets.update(ACROSS_RIVER[place])
    return _in_order(targets, place)


def _in_order(targets: set[str], place: str) -> list[str]:
    return sorted(targets - {place}, key=ORDER.__getitem__)


def fighter_steps(g: Scythe, seat: int, player: Player, place: str) -> list[str]:
    """Characters and mechs, with the abilities of the deployed mechs (SCY-7.12)."""
    abilities = player.abilities
    targets = _fighter_steps(player.faction, player.structures.get("mine"), place, abilities)
    further = [] if TERRAIN[place] == "lake" else linked_steps(g, seat, player, place, abilities)
    if "wayfare" in abilities:
        further += wayfare_steps(g, player)
    return _in_order({*targets, *further}, place) if further else [*targets]


@lru_cache(maxsize=1024)
def _fighter_steps(faction: str, mine: str | None, place: str, abilities: frozenset[str]) -> list[str]:
    """Where fighters get by the map alone: with Riverwalk, Seaworthy, Submerge."""
    if TERRAIN[place] == "lake":  # SCY-16.4, SCY-16.19
        return _in_order({*NEIGHBOURS[place], *(LAKES if "submerge" in abilities else ())}, place)
    targets = {*BY_LAND[place], *tunnel_steps(mine, place)}
    if "riverwalk" in abilities:  # SCY-16.2: the terrain entered matters
        into = riverwalk_terrains(faction)
        targets.update(target for target in ACROSS_RIVER[place] if TERRAIN[target] in into)
    if "seaworthy" in abilities or "submerge" in abilities:
        targets.update(BY_LAKE[place])
    return _in_order(targets, place)


def tunnel_steps(mine: str | None, place: str) -> tuple[str, ...]:
    """SCY-5.10, SCY-5.11: tunnels, and the own Mine, are adjacent to each other.

    SCY-8.4, SCY-8.5, SCY-8.6: the Mine for all own units in any move, whoever controls it, and for nobody else.
    """
    if place in TUNNEL_SET or place == mine:
        return (*TUNNELS, mine) if mine else TUNNELS
    return ()


def linked_steps(g: Scythe, seat: int, player: Player, place: str, abilities: frozenset[str]) -> list[str]:
    """SCY-16.8 Township and SCY-16.16 Underpass; never from a home base (SCY-R34)."""
    if "township" in abilities:
        own = [village for village in VILLAGES if g.controls(seat, village)]
        return [*own, FACTORY] if place == FACTORY or place in own else []
    if "underpass" in abilities:
        linked = [mountain for mountain in MOUNTAINS if g.controls(seat, mountain)]
        linked.extend(TUNNELS)
        if "mine" in player.structures:
            linked.append(player.structures["mine"])
        return linked if place in linked else []
    return []


def wayfare_steps(g: Scythe, player: Player) -> list[str]:
    """SCY-16.11: the own home base, and those of factions that are not in the match.

    SCY-5.12, SCY-16.12: nobody else steps onto a base; out of it the way is the same as from the own.
    """
    active = {other.faction for other in g.seats}
    return [home.id for home in HOMES.values() if home.faction == player.faction or home.faction not in active]


@cache
def riverwalk_terrains(faction: str) -> frozenset[str]:
    """The two terrains a faction's Riverwalk leads onto."""
    return frozenset(c.ABILITIES[f"{faction}_riverwalk"].effect.into)
