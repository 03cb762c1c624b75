"""Legal steps (section 5.2), with all abilities of section 16 that change them.

SCY-2.4: what these make adjacent is adjacent for movement only.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

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


def legal_steps(g: Scythe, seat: int, unit: str, place: str) -> list[str]:
    """SCY-5.8, SCY-5.9: where a unit can step to from a place, in label order. Loads are judged elsewhere.

    SCY-5.39: by what stands and who controls what at this moment. SCY-5.15, SCY-5.37: whatever steps came before.
    """
    player = g.seats[seat]
    targets = worker_steps(g, seat, player, place) if unit[0] == "w" else fighter_steps(g, seat, player, place)
    targets.discard(place)
    return sorted(targets, key=ORDER.__getitem__)


Route = tuple[str, ...]
"""The places a unit comes to, one step each."""


def reach(g: Scythe, seat: int, unit: str, place: str, steps: int, riders: Iterable[str] = ()) -> list[Route]:
    """The shortest way to everything that is so many steps away, if those in between stop nobody (SCY-5.25, SCY-5.28,
    SCY-5.32). Each step is judged where the unit and who rides with it stand by then (SCY-5.39)."""
    if steps == 1:
        return [(target,) for target in legal_steps(g, seat, unit, place)]
    player, moving = g.seats[seat], (unit, *riders)

    def onward(here: str) -> list[str]:
        if here != place and stops(g, seat, unit, here):
            return []
        for piece in moving:
            player.put(piece, here)
        return legal_steps(g, seat, unit, here)

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


def stops(g: Scythe, seat: int, unit: str, place: str) -> bool:
    """SCY-5.25, SCY-5.28, SCY-5.32: whether entering a place ends the movement of a unit."""
    return bool(unit[0] != "w" and g.opposing(seat, place)) or (unit == "c" and place in g.tokens)


def worker_steps(g: Scythe, seat: int, player: Player, place: str) -> set[str]:
    """Workers: land, tunnels, the own Mine, rivers with Swim; no lake (SCY-5.14), not to opponents (SCY-5.23)."""
    if TERRAIN[place] == "lake":
        return set()
    targets = set(BY_LAND[place])
    targets.update(tunnel_steps(player, place))
    if player.faction == "nordic":  # SCY-16.3
        targets.update(ACROSS_RIVER[place])
    return {target for target in targets if not g.opposing(seat, target)}


def fighter_steps(g: Scythe, seat: int, player: Player, place: str) -> set[str]:
    """Characters and mechs, with the abilities of the deployed mechs (SCY-7.12)."""
    if TERRAIN[place] == "lake":  # SCY-16.4, SCY-16.19
        targets = set(NEIGHBOURS[place])
        if player.has("submerge"):
            targets.update(LAKES)
    else:
        targets = set(BY_LAND[place])
        targets.update(tunnel_steps(player, place))
        if player.has("riverwalk"):  # SCY-16.2: the terrain entered matters
            into = riverwalk_terrains(player.faction)
            targets.update(target for target in ACROSS_RIVER[place] if TERRAIN[target] in into)
        if player.has("seaworthy") or player.has("submerge"):
            targets.update(BY_LAKE[place])
        targets.update(linked_steps(g, seat, player, place))
    if player.has("wayfare"):
        targets.update(wayfare_steps(g, player))
    return targets


def tunnel_steps(player: Player, place: str) -> tuple[str, ...]:
    """SCY-5.10, SCY-5.11: tunnels, and the own Mine, are adjacent to each other.

    SCY-8.4, SCY-8.5, SCY-8.6: the Mine for all own units in any move, whoever controls it, and for nobody else.
    """
    mine = player.structures.get("mine")
    if place in TUNNEL_SET or place == mine:
        return (*TUNNELS, mine) if mine else TUNNELS
    return ()


def linked_steps(g: Scythe, seat: int, player: Player, place: str) -> list[str]:
    """SCY-16.8 Township and SCY-16.16 Underpass; never from a home base (SCY-R34)."""
    if player.has("township"):
        own = [village for village in VILLAGES if g.controls(seat, village)]
        return [*own, FACTORY] if place == FACTORY or place in own else []
    if player.has("underpass"):
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
