"""Legal steps (section 5.2), with all abilities of section 16 that change them.

SCY-2.4: what these make adjacent is adjacent for movement only.
"""

from __future__ import annotations

from functools import cache

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
from games.scythe.state import Player, Scythe

TUNNEL_SET = frozenset(TUNNELS)


def legal_steps(g: Scythe, seat: int, unit: str, place: str) -> list[str]:
    """SCY-5.8, SCY-5.9: where a unit can step to from a place, in label order. Loads are judged elsewhere.

    SCY-5.39: by what stands and who controls what at this moment. SCY-5.15, SCY-5.37: whatever steps came before.
    """
    player = g.seats[seat]
    targets = worker_steps(g, seat, player, place) if unit[0] == "w" else fighter_steps(g, seat, player, place)
    targets.discard(place)
    return sorted(targets, key=ORDER.__getitem__)


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
