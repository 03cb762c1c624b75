"""XID-20: what must hold at every step of a match."""

from __future__ import annotations

from games.engine import Audit
from games.xidit import components as c
from games.xidit.state import Xidit


def check(g: Xidit) -> list[str]:
    """Everything that is inconsistent."""
    audit = Audit()
    _tiles(g, audit)
    _units(g, audit)
    _players(g, audit)
    _titans(g, audit)
    if g.outcome:
        party_count = g.players + bool(g.neutral)
        audit.equal(len(set(g.eliminated)), party_count - 1, "eliminated parties")  # XID-20.8
    return audit.faults


def _tiles(g: Xidit, audit: Audit) -> None:
    """XID-20.1, XID-20.2, XID-20.6, XID-20.14."""
    used = sorted(
        number for tile_set, number in c.TILES if tile_set == g.mode.tile_set and number not in g.mode.excluded_tiles
    )
    waiting = [g.next_recruit, g.next_threat]
    piles = [*g.recruit_stack.cards, *g.threat_stack.cards, *g.recruit_discard, *g.threat_discard]
    audit.equal(sorted([*g.sites, *piles, *waiting]), used, "city tiles")
    recruits = sum(site.recruit for site in g.sites.values())
    audit.equal(recruits, g.mode.recruit_tiles_on_map, "recruit tiles on the map")
    audit.equal(len(g.sites) - recruits, g.mode.threat_tiles_on_map, "threat tiles on the map")
    for number, site in g.sites.items():
        if site.recruit:
            fits = all(0 <= have <= icons for have, icons in zip(site.units, g.tile(number).recruit, strict=True))
            audit.holds(fits, f"recruit tile {number} holds {site.units}")


def _units(g: Xidit, audit: Audit) -> None:
    """XID-20.3."""
    for kind, unit in enumerate(c.UNITS):
        screens = sum(player.units[kind] for player in g.seats)
        on_tiles = sum(site.units[kind] for site in g.sites.values() if site.recruit)
        audit.equal(g.barracks[kind] + on_tiles + screens, unit.count, unit.id)
        audit.holds(g.barracks[kind] >= 0, f"{g.barracks[kind]} {unit.id} in the barracks")


def _players(g: Xidit, audit: Audit) -> None:
    """XID-20.4, XID-20.5, XID-20.7, XID-20.12, XID-20.13."""
    for seat, player in enumerate(g.seats):
        purse = (*player.units, player.coins, player.bards, player.sections, player.stored)
        audit.holds(min(purse) >= 0, f"seat {seat} has less than nothing")
        audit.equal(player.bards + sum(placed[seat] for placed in g.bards.values()), c.BARDS, f"bards of seat {seat}")
        built = sum(guild.sections for guild in g.guilds.values() if guild.owner == seat)
        audit.equal(player.sections + player.stored + built, c.SECTIONS, f"sections of seat {seat}")
        for limited in (player.recruited, player.banished):
            audit.equal(len(set(limited)), len(limited), f"limits of seat {seat}")
        audit.holds(not set(player.ended) & set(player.banished), f"seat {seat} ended and banished in one city")
    for city, guild in g.guilds.items():
        audit.holds(1 <= guild.sections <= c.GUILD_MAX, f"{guild.sections} sections in city {city}")
    for region in g.blank_regions & g.bards.keys():
        audit.holds(not any(g.bards[region]), f"bards in blank {region}")


def _titans(g: Xidit, audit: Audit) -> None:
    """XID-20.10."""
    for stack in g.lair:
        audit.holds(len(stack.titans) <= 2, f"{len(stack.titans)} titans on stack {stack.number}")
        audit.holds(bool(stack.titans) or not stack.awake, f"stack {stack.number} is awake and empty")
        audit.holds(all(c.TITANS[titan].stack == stack.number for titan in stack.titans), "a titan strayed")
