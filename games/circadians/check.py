"""What must hold at every step: every component is somewhere exactly once (CIR-1), and the rules' invariants."""

from __future__ import annotations

from collections import Counter

from games.circadians import components as c
from games.circadians.state import Circadians, Region

ALL_CARDS = sorted(c.CARDS)
PEACEFUL = {"price", "discover", "build", "harvest", "income", "relic"}
"""Phases in which no region holds two factions (CIR-12.51)."""


def check(g: Circadians) -> list[str]:
    """Everything that is inconsistent."""
    if not g.regions:
        return []  # factions are still being chosen
    faults: list[str] = []
    faults += _cards(g)
    count: Counter[tuple[int, str]] = Counter()
    leaders: dict[int, list[str]] = {seat: [*player.reserve] for seat, player in enumerate(g.seats)}
    rhyzu = [*g.rhyzu]
    for seat, player in enumerate(g.seats):
        count[seat, "fighters"] = player.home.fighters + sum(player.areas)
        leaders[seat] += player.home.leaders
        rhyzu += player.home.rhyzu
        faults += _purse(g, seat)
    for name, region in g.regions.items():
        faults += _region(g, name, region)
        for foundation in region.foundations:
            count[-1, foundation.partition("_")[0]] += 1
        for seat, units in region.units.items():
            count[seat, "fighters"] += units.fighters
            leaders[seat] += units.leaders
            rhyzu += units.rhyzu
        for building in region.buildings:
            count[building.seat, building.kind] += 1
    for seat in range(g.players):
        faults += _pieces(g, seat, count, leaders[seat])
    return faults + _places(g) + _shared(g, rhyzu)


def _places(g: Circadians) -> list[str]:
    """Where pieces are remembered to stand they stand."""
    units = {seat: [name for name, region in g.regions.items() if seat in region.units] for seat in g.posts}
    buildings = {seat: [each for region in g.regions.values() for each in region.buildings] for seat in g.built}
    built = {seat: [each for each in found if each.seat == seat] for seat, found in buildings.items()}
    faults = [] if units == g.posts else [f"units at {units} are remembered at {g.posts}"]
    remembered = {seat: [each for _, each in found] for seat, found in g.built.items()}
    return faults if built == remembered else [*faults, f"buildings {built} are remembered as {remembered}"]


def _cards(g: Circadians) -> list[str]:
    """CIR-1.4: 50 cards in deck, discard pile, hands and the battle under way (CIR-12.47)."""
    cards = [*g.deck.cards, *g.discard, *(held.card for player in g.seats for held in player.hand)]
    if g.battle:
        cards += [side.card for side in g.battle.sides if side.card and side.card not in cards]
    return [] if sorted(cards) == ALL_CARDS else [f"tactics cards: {sorted(cards)}"]


def _purse(g: Circadians, seat: int) -> list[str]:
    """CIR-1.11, CIR-2.19, CIR-3.8: purse, fame, tracks and the six price tokens."""
    player = g.seats[seat]
    faults = []
    if player.energy < 0 or player.gems < 0:
        faults.append(f"seat {seat} has {player.energy} energy and {player.gems} gems")
    if not 0 <= player.fame <= player.data.fame_goal:
        faults.append(f"seat {seat} has {player.fame} fame")
    if not 1 <= min(player.tracks.values()) <= max(player.tracks.values()) <= c.LAST_COLUMN:
        faults.append(f"seat {seat} on {player.tracks}")
    tokens = [*player.supply, *player.vault, *(price.token for price in g.prices.values() if price.seat == seat)]
    if len(tokens) != 6 or len(set(tokens)) != 6:
        faults.append(f"seat {seat} has the tokens {tokens}")
    if min(player.areas) < 0 or player.home.fighters < 0:
        faults.append(f"seat {seat} owes fighters")
    if len(player.relics) > len(c.RELIC_SLOTS[player.faction]):
        faults.append(f"seat {seat} has the relics {player.relics}")
    return faults


def _region(g: Circadians, name: str, region: Region) -> list[str]:
    """CIR-2.8, CIR-8.5, CIR-8.11, CIR-8.12, CIR-11.5, CIR-12.51, CIR-12.52, CIR-23.1."""
    faults = []
    owners = {building.seat for building in region.buildings}
    if len(owners) > 1:
        faults.append(f"buildings of {owners} in {name}")
    if g.phase in PEACEFUL and len(owners | region.units.keys()) > 1:
        faults.append(f"{name} is contested in {g.phase}")
    if len(region.foundations) > c.LIMITS.foundations_per_region:
        faults.append(f"{len(region.foundations)} foundations in {name}")
    used = [building.foundation for building in region.buildings if building.foundation]
    if len(used) != len(set(used)) or not set(used) <= set(region.foundations):
        faults.append(f"{used} in {name} has only {region.foundations}")
    kinds = [(building.seat, building.kind) for building in region.buildings]
    for seat, kind in kinds:
        number = kinds.count((seat, kind))
        if number > c.ROWS[g.seats[seat].faction, kind].max_per_region:
            faults.append(f"{number} {kind} in {name}")
    for seat, units in region.units.items():
        lake = region.terrain == "lake"
        if units.fighters < 0 or not units.count or region.owner is not None:
            faults.append(f"{units} of seat {seat} in {name}")
        if lake and (units.rhyzu or g.seats[seat].faction != "oxataya"):
            faults.append(f"seat {seat} swims in {name}")
    return faults


def _pieces(g: Circadians, seat: int, count: Counter[tuple[int, str]], leaders: list[str]) -> list[str]:
    """CIR-1.11, CIR-1.13, CIR-1.14, CIR-17.8: fighters, leaders, buildings and foundations of a faction."""
    player, faults = g.seats[seat], []
    total = player.data.fighters_total + player.extra_fighters
    if g.phase != "setup" and count[seat, "fighters"] != total:
        faults.append(f"seat {seat} has {count[seat, 'fighters']} fighters")
    if len(leaders) != player.data.leaders_in_play or len(set(leaders)) != len(leaders):
        faults.append(f"seat {seat} has the leaders {leaders}")
    faults += [
        f"seat {seat} has built {count[seat, kind]} {kind}"
        for kind in c.BUILDINGS
        if count[seat, kind] > c.ROWS[player.faction, kind].slots
    ]
    if count[-1, player.faction] + len(player.mat) != len(c.PERSONAL):
        faults.append(f"foundations of seat {seat}")
    return faults


def _shared(g: Circadians, rhyzu: list[str]) -> list[str]:
    """CIR-1.5, CIR-1.10, CIR-1.17, CIR-18.10: what belongs to nobody, and the Rhy-zu, morale and intel."""
    faults = []
    if len(g.mountains) > c.MOUNTAINS or len(set(g.mountains)) != len(g.mountains):
        faults.append(f"mountains {g.mountains}")
    loot = [*g.corner, *(region.token for region in g.regions.values() if region.token)]
    if len(loot) != (8 if g.options["loot"] == "extended" else 6) or len(set(loot)) != len(loot):
        faults.append(f"loot tokens {loot}")
    if g.faction("jrayek") is not None and sorted(rhyzu) != sorted(c.RHYZU):
        faults.append(f"Rhy-zu {rhyzu}")
    if g.morale:
        placed = sum(region.morale for region in g.regions.values())
        if placed + sum(g.morale.values()) != c.DATA.specials.morale.tokens:
            faults.append(f"morale: {placed} placed, {g.morale}")
    circadians = g.faction("circadians")
    held = g.seats[circadians].intel if circadians is not None else []
    for player in g.seats:
        expected = circadians is not None and player.faction != "circadians"
        if player.has_intel + (player.faction in held) != expected:
            faults.append(f"intel card of {player.faction}")
    return faults
