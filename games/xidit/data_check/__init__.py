"""Whether the data of Lords of Xidit fit together and agree with the rulebook (`slowtable check-data xidit`).

What is marked `house` is our reconstruction and is also held to the measure it was made by.
"""

from __future__ import annotations

from collections import Counter

from games.engine.data_check import Need
from games.xidit.data_check.board import check_map
from games.xidit.schema import Entry, Files, Mode, TileRow

RULEBOOK_RECRUITS = {6: ("peasant", "archer", "archer", "infantry", "mage")}
RULEBOOK_EXCLUDED = {(5, "short"): (20, 21), (4, "short"): (19, 20, 21), (3, "short"): (14, 18)}
RULEBOOK_BLANKS = {(5, "short"): (2,), (4, "short"): (1, 2), (3, "short"): (1, 2), (3, "full"): (1, 2)}
CENSUS = [("coins", 1), ("coins", 2), ("bards", 1), ("bards", 2), ("guild_bonus", 1)]
REWARD_MOST = 6
"""The pictures have no icons for more."""


def check(data: Files, need: Need) -> None:
    """Everything that is checked."""
    check_counts(data, need)
    check_units(data, need)
    check_map(data, need)
    check_tiles(data, need)
    check_titans(data, need)
    check_modes(data, need)
    check_neutral(data, need)
    check_names(data, need)
    check_sources(need)


def check_counts(data: Files, need: Need) -> None:
    """The numbers of the box and those of the rules (XID-1)."""
    file, limits, box = data.game, data.game.game, data.game.components
    colours = len(file.player_colour)
    need((limits.players_min, limits.players_max) == (3, 5), limits, "3 to 5 people play")
    need(limits.orders_per_year == box.planning_wheels_per_board, limits, "a wheel for each order", "orders_per_year")
    need(len(file.order) == box.icons_per_wheel, box, "an icon for each order", "icons_per_wheel")
    need(colours == limits.players_max, file, "a colour for each player", "player_colour")
    sections = colours * limits.guild_sections_per_player
    need(box.guild_sections == sections, box, f"the players have {sections} sections", "guild_sections")
    bards = colours * limits.bards_per_player
    need(box.bard_tokens == bards, box, f"the players have {bards} bards", "bard_tokens")
    need(box.score_markers == 3 * (colours + 1), box, "three score markers for each colour", "score_markers")
    need(len(file.assessment) == box.assessment_tiles == 3, file, "there are three assessments", "assessment")
    need(len({row.assessment for row in file.reward}) == 3, file, "each reward counts for another", "reward")
    for row in file.assessment:
        counted = next((each.assessment for each in file.reward if each.id == row.measured_by), None)
        need(counted == row.id, row, f"{row.measured_by} count for {counted}", "measured_by")


def check_units(data: Files, need: Need) -> None:
    """XID-1.1, XID-9."""
    units, total = data.units.unit, sum(row.count for row in data.units.unit)
    need([row.strength for row in units] == [1, 2, 3, 4, 5], data.units, "five types, weakest first", "unit")
    need(total == data.units.barracks.total, data.units.barracks, f"the types make {total} units", "total")
    need(total == data.game.components.units, data.game.components, f"the barracks hold {total} units", "units")
    for row, prize in zip(units, CENSUS, strict=False):
        need((row.census.kind, row.census.n) == prize, row, f"the rulebook gives {prize[1]} {prize[0]}", "census")


def check_tiles(data: Files, need: Need) -> None:
    """XID-1.8: every city has a standard tile, and the first eighteen a crown tile with a unit less."""
    box = data.game.components
    standard, crown = _tiles(data, "standard"), _tiles(data, "crown")
    for name, tiles, count in (
        ("standard", standard, box.city_tiles_standard),
        ("crown", crown, box.city_tiles_crown),
    ):
        need(sorted(tiles) == list(range(1, count + 1)), data.city_tiles, f"{name} tiles are 1 to {count}", "tile")
    for row in data.city_tiles.tile:
        _check_tile(data, need, row)
    for number, row in crown.items():
        if number in standard:
            _check_crown(need, row, standard[number])
    for number, recruits in RULEBOOK_RECRUITS.items():
        if number in standard:
            row = standard[number]
            need(row.recruit == recruits, row, f"the rulebook shows {', '.join(recruits)}", "recruit")


def _tiles(data: Files, name: str) -> dict[int, TileRow]:
    return {row.number: row for row in data.city_tiles.tile if row.set == name}


def _check_tile(data: Files, need: Need, row: TileRow) -> None:
    city = next((city.number for city in data.map.city if city.id == row.city), None)
    need(city == row.number, row, f"tile {row.number} belongs to another city", "city")
    need(row.id == f"{row.set}_{row.number:02d}", row, "the id is made of set and number", "id")
    order = [unit.id for unit in data.units.unit]
    for field, units in (("recruit", row.recruit), ("threat", row.threat)):
        need(list(units) == sorted(units, key=order.index), row, "units stand from the weakest on", field)
    size = 5 if row.set == "standard" else 4
    need(len(row.recruit) == size, row, f"a {row.set} tile recruits {size} units", "recruit")
    rewards, most = row.rewards, data.game.game.guild_max_sections
    need(rewards.guild_sections <= most, row, f"a guild has {most} sections at most", "rewards")
    need(max(rewards.coins, rewards.bards) <= REWARD_MOST, row, f"no reward is above {REWARD_MOST}", "rewards")
    if row.source == "house":
        need(len(set(row.recruit)) >= 3, row, "we made tiles of three types at least", "recruit")
        need(2 <= len(row.threat) <= 4, row, "we made threats of two to four units", "threat")
        paid = rewards.coins + rewards.bards + rewards.guild_sections
        cost = sum(1.5 + 0.5 * order.index(unit) for unit in row.threat)
        need(abs(paid - cost - 3) <= 1, row, f"we made rewards worth about {cost + 3:g}, not {paid}", "rewards")


def _check_crown(need: Need, row: TileRow, standard: TileRow) -> None:
    gone = Counter(standard.recruit)
    gone.subtract(row.recruit)
    fits = sum(gone.values()) == 1 and min(gone.values()) >= 0
    need(fits, row, f"it has the recruits of {standard.id} but one", "recruit")
    need(row.threat == standard.threat, row, f"it has the threat of {standard.id}", "threat")
    need(row.rewards == standard.rewards, row, f"it has the rewards of {standard.id}", "rewards")


def check_titans(data: Files, need: Need) -> None:
    """XID-1.12: two titans each of three, four and five."""
    titans = data.titans.titan
    need(len(titans) == data.game.components.titan_tiles, data.titans, "the box has another number of titans", "titan")
    need(Counter(row.stack for row in titans) == {3: 2, 4: 2, 5: 2}, data.titans, "two titans per stack", "titan")
    for row in titans:
        need(row.units_required == row.stack, row, f"stack {row.stack} asks for {row.stack} units", "units_required")
        most = data.game.game.guild_max_sections
        need(row.rewards.guild_sections <= most, row, f"a guild has {most} sections at most", "rewards")
        need(max(row.rewards.coins, row.rewards.bards) <= REWARD_MOST, row, f"none is above {REWARD_MOST}", "rewards")


def check_modes(data: Files, need: Need) -> None:
    """The table of XID-2."""
    modes = {(row.players, row.length): row for row in data.game.mode}
    expected = {(players, length) for players in (3, 4, 5) for length in ("full", "short")}
    if not need(modes.keys() == expected, data.game, "a mode for each number of players and length", "mode"):
        return
    for (players, length), row in modes.items():
        need(row.years == (12 if length == "full" else 9), row, "a full game has 12 years, a short one 9", "years")
        third = row.years // 3
        need(row.census_years == (third, 2 * third, row.years), row, f"a census every {third} years", "census_years")
        need(row.neutral_player == (players == 3), row, "three play with the neutral player", "neutral_player")
        need((row.tile_set == "crown") == (players == 3), row, "three play with the crown tiles", "tile_set")
        out = players + row.neutral_player - 1
        need(sum(row.eliminations) == out, row, f"{out} are eliminated", "eliminations")
        need(
            row.blank_slots == RULEBOOK_BLANKS.get((players, length), ()), row, "not as in the rulebook", "blank_slots"
        )
        excluded = RULEBOOK_EXCLUDED.get((players, length), ())
        need(row.excluded_tiles == excluded, row, "not as in the rulebook", "excluded_tiles")
        _check_deal(data, need, row)


def _check_deal(data: Files, need: Need, row: Mode) -> None:
    """Every deal leaves threats, and units in the barracks."""
    live = {number: tile for number, tile in _tiles(data, row.tile_set).items() if number not in row.excluded_tiles}
    rest = len(live) - row.recruit_tiles_on_map - row.threat_tiles_on_map
    need(rest - row.recruit_stack_tiles >= 2, row, "too few tiles for a stack of threats", "recruit_stack_tiles")
    need(rest - 1 > data.game.game.reinforcement_recruit_tiles, row, "reinforcement would leave no threat")
    right = all(len(tile.recruit) == row.units_per_recruit_tile for tile in live.values())
    need(right, row, "the tiles recruit another number of units", "units_per_recruit_tile")
    blank = {region.id for region in data.map.region if region.blank_slot in row.blank_slots}
    for city in data.map.city:
        if city.number in live:
            need(bool(set(city.regions) - blank), row, f"{city.id} would have no region for bards", "blank_slots")
    for unit in data.units.unit:
        counts = sorted((tile.recruit.count(unit.id) for tile in live.values()), reverse=True)
        need(sum(counts[: row.recruit_tiles_on_map]) <= unit.count, row, f"{unit.id} may run out during setup")
    if all(tile.source == "house" for tile in live.values()):
        _check_balance(data, need, row, list(live.values()))


def _check_balance(data: Files, need: Need, row: Mode, tiles: list[TileRow]) -> None:
    """Our own tiles offer and demand the types in the proportion of the barracks."""
    supply = Counter(unit for tile in tiles for unit in tile.recruit)
    demand = Counter(unit for tile in tiles for unit in tile.threat)
    need(0.5 <= demand.total() / supply.total() <= 0.85, row, "our tiles demand half to 85 % of what they offer")
    for unit in data.units.unit:
        share = unit.count / data.units.barracks.total
        offered, wanted = supply[unit.id] / supply.total(), demand[unit.id] / demand.total()
        fits = abs(offered - share) <= 0.04 and abs(wanted - share) <= 0.05
        need(fits, unit, f"in {row.id}, our tiles offer and demand it in another proportion", "count")


def check_neutral(data: Files, need: Need) -> None:
    """The neutral board (XID-12)."""
    rules, box = data.neutral.neutral, data.game.components
    columns = {row.category: row for row in data.neutral.column}
    need(columns.keys() == {row.id for row in data.game.assessment}, data.neutral, "a column per assessment", "column")
    need(rules.tokens == box.neutral_tokens == 3, rules, "the neutral player has three tokens", "tokens")
    need(rules.start_spaces == (6, 5, 4), rules, "the rulebook has 6, 5, 4", "start_spaces")
    need(rules.start_spaces_hard == (7, 6, 5), rules, "the rulebook has 7, 6, 5", "start_spaces_hard")
    for row in columns.values():
        need(len(row.values) == rules.column_length, row, f"a column has {rules.column_length} spaces", "values")
        rising = all(low < high for low, high in zip(row.values, row.values[1:], strict=False))
        need(rising, row, "each step adds points", "values")


def check_names(data: Files, need: Need) -> None:
    """What people read about."""
    for city in data.map.city:
        need.texts(city, f"xidit-city-{city.number}", f"xidit-city-name-{city.number}")
    need.named("xidit-region", data.map.region)
    need.named("xidit-road", data.map.road_colour)
    need.named("xidit-unit", data.units.unit)
    need.named("xidit-titan", data.titans.titan)
    need.named("xidit-threat", data.city_tiles.tile)
    need.named("xidit-colour", (*data.game.player_colour, data.game.neutral_colour))
    need.named("xidit-assessment", data.game.assessment)
    need.named("xidit-reward", data.game.reward)


def check_sources(need: Need) -> None:
    """Fields whose source is told are there."""
    for row in need.every(Entry):
        for field in ("source_rulebook", "source_house"):
            for name in getattr(row, field):
                need(name.split(".")[0] in row.__struct_fields__, row, f"there is no field {name}", field)
