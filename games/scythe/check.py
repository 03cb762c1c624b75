"""What must hold at every step of a match: components are conserved, tracks stay within bounds (SCY-1, SCY-2)."""

from __future__ import annotations

from collections import Counter

from games.engine import Audit
from games.scythe import components as c
from games.scythe.board import HEXES, HOMES, TERRAIN, is_land
from games.scythe.state import Player, Scythe


def check(g: Scythe) -> list[str]:
    """Everything that is inconsistent."""
    audit = Audit()
    _decks(g, audit)
    for seat, player in enumerate(g.seats):
        _player(g, seat, player, audit)
    _board(g, audit)
    return audit.faults


def _decks(g: Scythe, audit: Audit) -> None:
    """SCY-1.5, SCY-1.6, SCY-3.2."""
    cards = Counter([*g.combat.cards, *g.discard, *(card for player in g.seats for card in player.hand)])
    audit.equal(cards, Counter(c.COMBAT_CARDS), "combat cards")
    encounters = [*g.encounters.cards, *([g.encounter] if g.encounter else [])]
    audit.equal(sorted(encounters), sorted(c.ENCOUNTERS), "encounter cards")
    objectives = [*g.objectives.cards, *(card for player in g.seats for card in player.objectives)]
    audit.equal(sorted(objectives), sorted(c.OBJECTIVES), "objective cards")
    owned = [player.factory for player in g.seats if player.factory]
    audit.equal(sorted([*g.factory, *g.unused, *owned]), sorted(c.FACTORY_CARDS), "Factory cards")
    audit.equal(len(g.factory) + len(owned), g.players + 1, "Factory cards in the match")


def _player(g: Scythe, seat: int, player: Player, audit: Audit) -> None:
    """SCY-1.8, SCY-2.18, SCY-7.9, SCY-14.3, SCY-14.6."""
    name = f"seat {seat}"
    audit.holds(0 <= player.power <= c.POWER_MAX, f"{name}: power {player.power}")
    audit.holds(0 <= player.popularity <= c.POPULARITY_MAX, f"{name}: popularity {player.popularity}")
    audit.holds(player.coins >= 0, f"{name}: {player.coins} coins")
    audit.equal(player.hand, sorted(player.hand), f"{name}: order of the hand")
    if not player.faction or not player.mat or not g.turn:
        return
    out = player.workers_out
    audit.holds(all(player.workers[:out]) and not any(player.workers[out:]), f"{name}: workers leave from the left")
    audit.holds(out >= c.START_WORKERS, f"{name}: {out} workers")
    for place in player.places():
        audit.holds(place in TERRAIN, f"{name}: a unit is at {place}")
    for structure, place in player.structures.items():
        audit.holds(structure in c.STRUCTURES and is_land(place), f"{name}: {structure} at {place}")
    for section in c.MATS[player.mat].section:
        covered = player.boxes.get(section.bottom, 0)
        audit.holds(covered <= section.upgradable, f"{name}: {covered} cubes on {section.bottom}")
    audit.equal(sum(player.boxes.values()), len(player.cubes), f"{name}: technology cubes")
    audit.equal(len(set(player.cubes)), len(player.cubes), f"{name}: a cube twice")
    audit.equal(len(set(player.recruits.values())), len(player.recruits), f"{name}: one-time bonuses")
    audit.holds(len(player.stars) <= c.STARS, f"{name}: {len(player.stars)} stars")
    twice = [star for star in set(player.stars) if player.stars.count(star) > 1]
    free = ("objective", "combat_2") if player.has("dominate") else ()
    audit.holds(all(star in free for star in twice), f"{name}: {twice} twice")


def _board(g: Scythe, audit: Audit) -> None:
    """SCY-2.2, SCY-2.10, SCY-5.22, SCY-7.15."""
    built = [place for player in g.seats for place in player.structures.values()]
    audit.equal(len(set(built)), len(built), "structures on one territory")
    presence = g.presence()
    pending = {entry.place for entry in g.entries}
    for place, bits in presence.items():
        shared = bits & (bits - 1)
        allowed = place in pending or (g.stack and type(g.stack[-1]).__name__ == "Retreat")
        audit.holds(not shared or bool(allowed), f"two players on {place}")
    for place, goods in g.goods.items():
        audit.holds(min(goods) >= 0 and any(goods), f"goods {goods} at {place}")
        audit.holds(place in HEXES or place in HOMES, f"goods at {place}")
        if TERRAIN[place] == "lake":
            audit.holds(any(p.fighters_on(place) for p in g.seats), f"goods alone on {place}")
    for seat, player in enumerate(g.seats):
        for place in player.workers:
            if place and TERRAIN[place] == "lake":
                audit.holds(place in player.mechs, f"workers of seat {seat} alone on {place}")
    for token in g.tokens:
        audit.holds(HEXES[token].encounter, f"an encounter token on {token}")
