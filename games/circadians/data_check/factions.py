"""Factions with their mats, buildings, relic slots and fame (CIR-1.11, CIR-15, CIR-17)."""

from __future__ import annotations

from typing import NamedTuple

from games.circadians.schema import Files
from games.circadians.schema.factions import Faction
from games.engine.data import by_id
from games.engine.data_check import Need


class Printed(NamedTuple):
    """What the mats show: the last space of the fame track, how many areas to recruit from."""

    fame_goal: int
    areas: int


MATS = {
    "circadians": Printed(4, 3),
    "ai": Printed(18, 1),
    "zcharo": Printed(20, 2),
    "leyrien": Printed(14, 2),
    "jrayek": Printed(5, 2),
    "oxataya": Printed(9, 2),
}
BUILDINGS = 9
RELICS = [1, 2, 3, 4, 5]
RESERVES = 10
"""Fighters that Copious brings into play (CIR-27.7)."""


def check_factions(data: Files, need: Need) -> None:
    """factions.toml and specials.toml"""
    file = data.factions
    factions = by_id(file.faction)
    if not need(list(factions) == list(MATS), file, f"they are {', '.join(MATS)}", "faction"):
        return
    for number, row in enumerate(file.faction, 1):
        need(row.vault_order == number, row, f"it is the {number}. in the vault", "vault_order")
        check_mat(need, row)
        check_buildings(data, need, row)
        check_gains(data, need, row)
    fighters = sum(row.fighters_total for row in file.faction) + RESERVES
    for box in data.meta.component:
        if box.id == "fighter":
            need(box.count == fighters, box, f"the factions have {fighters}", "count")
    check_specials(data, need)
    if not need.problems:
        check_printed(data, need)


def check_mat(need: Need, row: Faction) -> None:
    """Fighters, fame and home."""
    printed = MATS[row.id]
    need(row.fame_goal == printed.fame_goal, row, f"the track ends with {printed.fame_goal}", "fame_goal")
    need(len(row.recruit_areas) == printed.areas, row, f"there are {printed.areas}", "recruit_areas")
    fighters = sum(row.recruit_areas) + row.fighters_on_map
    need(row.fighters_total == fighters, row, f"areas and map have {fighters}", "fighters_total")
    need(row.fighters_on_map >= 2, row, "one for each region it begins in", "fighters_on_map")
    need((row.fast_track_energy == 0) == (printed.areas == 1), row, "a fast track skips an area", "fast_track_energy")
    ship = row.id == "circadians"
    need((row.home == "ship") == ship, row, "only the Circadians have a ship", "home")
    need((row.base_loot == "") == ship, row, "bases have loot, the ship has none", "base_loot")


def check_buildings(data: Files, need: Need, row: Faction) -> None:
    """CIR-17.8: nine buildings of three types."""
    types = sorted(each.id for each in data.factions.building_type)
    rows = [each for each in data.factions.building_row if each.faction == row.id]
    need(sorted(each.type for each in rows) == types, row, f"a row for {', '.join(types)}", "id")
    slots = sum(each.slots for each in rows)
    need(slots == BUILDINGS, row, f"it has {slots} buildings, not nine", "id")
    for each in rows:
        need(len(each.locks) == each.slots, each, f"one for each of {each.slots} slots", "locks")
        need(set(each.locks) <= {0, 1}, each, "a slot has a lock (1) or none (0)", "locks")
    own = [each for each in data.factions.stronghold_ability if each.faction == row.id]
    need(len(own) == 1, row, f"{len(own)} stronghold abilities", "id")


def check_gains(data: Files, need: Need, row: Faction) -> None:
    """CIR-14.12, CIR-15.11."""
    relics = [each for each in data.factions.relic_slot if each.faction == row.id]
    need([each.slot for each in relics] == RELICS, row, "relic slots 1 to 5, in order", "id")
    for slot in relics:
        need(slot.gain.get("research") == 1, slot, "every relic gives a research", "gain")
    spaces = [each for each in data.factions.fame_bonus if each.faction == row.id]
    need(len({each.at for each in spaces}) == len(spaces), row, "two bonuses on one space of its fame track", "id")
    for bonus in spaces:
        need(bonus.at < row.fame_goal, bonus, f"the track ends with {row.fame_goal}", "at")


def check_printed(data: Files, need: Need) -> None:
    """What examples of the rulebook show."""
    file = data.factions
    factions = by_id(file.faction)
    rows = {(row.faction, row.type): row for row in file.building_row}
    stronghold, outpost = rows["zcharo", "stronghold"], rows["zcharo", "outpost"]
    need(stronghold.locks[1:2] == (1,), stronghold, "the second has a lock", "locks")
    need(outpost.locks[1:2] == (0,), outpost, "the second has none", "locks")
    need(outpost.max_per_region == 2, outpost, "two in a region", "max_per_region")
    for kind, least in (("stronghold", 3), ("outpost", 2), ("factory", 1)):
        row = rows["ai", kind]
        need(row.slots >= least, row, f"{least} at least", "slots")
    ai, circadians = factions["ai"], factions["circadians"]
    need(ai.base_income == ({"any_of": [{"energy": 2}, {"gems": 1}]},), ai, "2 energy or a gem", "base_income")
    trade = circadians.recruit_trade
    need((trade.recruit, trade.gain) == (3, {"gems": 1}), trade, "three points buy a gem")
    shown = any(row.faction == "jrayek" and row.gain == {"research": 1, "fame": 1} for row in file.relic_slot)
    need(shown, file, "a relic of the Jrayek gives a research and fame", "relic_slot")


def check_specials(data: Files, need: Need) -> None:
    """CIR-18.10, CIR-19, CIR-21, CIR-22.9."""
    file, morale = data.specials, data.specials.morale
    others = [name for name in MATS if name != "circadians"]
    need(sorted(row.faction for row in file.intel) == sorted(others), file, "one for each other faction", "intel")
    spaces = len(morale.strength_row) + len(morale.fame_row)
    need(morale.tokens == spaces, morale, f"the rows have {spaces} spaces", "tokens")
    need(sum(morale.strength_row) == 4, morale, "together 4", "strength_row")
    need(sum(morale.fame_row) == 5, morale, "together 5", "fame_row")
    strongholds = sum(
        row.slots for row in data.factions.building_row if (row.faction, row.type) == ("ai", "stronghold")
    )
    need(file.trap.tokens == strongholds, file.trap, f"one per stronghold of the A.I.: {strongholds}", "tokens")
    rhyzu = sorted(row.id for row in data.leaders.leader if row.kind == "rhyzu")
    need(sorted(row.rhyzu for row in file.rhyzu_income) == rhyzu, file, "a row for each Rhy-zu", "rhyzu_income")
    need(sorted(row.rhyzu for row in data.prices.summon) == rhyzu, data.prices, "a row for each Rhy-zu", "summon")
