"""Faction mats, player mats, structures (SCY-8, SCY-16, SCY-17)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from games.engine.data import by_id
from games.engine.data_check import Need
from games.scythe.data_check.board import Board
from games.scythe.data_check.words import check_ability, check_gains
from games.scythe.schema import Files
from games.scythe.schema.mats import Faction

STARTS = [(2, 4), (2, 5), (2, 6), (3, 6), (4, 7)]
"""Popularity and coins of the five mats."""
BOTTOMS = ["upgrade", "deploy", "build", "enlist"]
CUBES = 6


def check_mats(data: Files, need: Need) -> None:
    """factions.toml, player_mats.toml, structures.toml"""
    check_factions(data, need)
    check_actions(data, need)
    check_player_mats(data, need)
    check_structures(data, need)


def check_factions(data: Files, need: Need) -> None:
    """SCY-1.3, SCY-16."""
    board, factions = Board(data), data.factions.faction
    need(len(factions) == data.game.components.faction_mats, data.factions, "another number of mats", "faction")
    seats = {*data.game.seats.base_game_clockwise}
    need({row.id for row in factions} == seats, data.factions, "the seats of game.toml have others", "faction")
    for row in factions:
        need(row.start_power + row.start_combat_cards == 5, row, "power and cards make five", "start_power")
        need([mech.slot for mech in row.mech] == [1, 2, 3, 4], row, "mechs have the slots 1 to 4", "mech")
        for ability in (row.ability, *row.mech):
            check_ability(need, ability.effect)
        walk, *_, speed = row.mech
        right = walk.id == f"{row.id}_riverwalk" and walk.effect.kind == "cross_rivers" and len(walk.effect.into) == 2
        need(right, walk, "the first mech has the Riverwalk onto two terrains", "effect")
        need(speed.effect.kind == "extra_step", speed, "the last mech has Speed", "effect")
        need(_leads_out(board, row), walk, "it leads nowhere from the first territories", "effect")
    abilities = Counter(ability.id for row in factions for ability in (row.ability, *row.mech))
    twice = [name for name, count in abilities.items() if count > 1]
    need(not twice, data.factions, f"several abilities have the id {', '.join(twice)}", "faction")
    bonuses = data.factions.enlist_bonus
    need(len(bonuses) == data.game.setup.recruit_tokens, data.factions, "a bonus per recruit", "enlist_bonus")
    for bonus in bonuses:
        check_gains(need, [bonus.effect])
        need(bonus.id == f"enlist_{bonus.effect.op}", bonus, "the id names what is gained", "id")
        need(bonus.effect.n == 2, bonus, "each gives two", "effect")


def _leads_out(board: Board, row: Faction) -> bool:
    """Whether the Riverwalk leaves the land on which a faction begins."""
    land = board.on_foot(row.start_hexes[0])
    across = {there for here in land for there in board.near[here] & board.hexes.keys() - land}
    return any(board.hexes[place].terrain in row.mech[0].effect.into for place in across)


def check_actions(data: Files, need: Need) -> None:
    """The actions that all mats share (SCY-6, SCY-7)."""
    mats, structures = data.player_mats, by_id(data.structures.structure)
    need(len(mats.top_action) == 4, mats, "four top actions", "top_action")
    need([row.id for row in mats.bottom_action] == BOTTOMS, mats, f"they are {', '.join(BOTTOMS)}", "bottom_action")
    need([row.order for row in mats.bottom_action] == [1, 2, 3, 4], mats, "numbered in order", "bottom_action")
    for row in mats.top_action:
        paired = structures[row.structure].top_action == row.id if row.structure in structures else False
        need(paired, row, "the structure belongs to another action", "structure")
        for choice in row.choice:
            need(bool(choice.cube) == bool(choice.cube_id), choice, "a cube has an id, and an id a cube", "cube_id")
    cubes = [choice.cube_id for row in mats.top_action for choice in row.choice if choice.cube_id]
    need(len(set(cubes)) == len(cubes) == CUBES, mats, "six technology cubes, each with its own id", "top_action")
    need(data.game.setup.technology_cubes == CUBES, data.game.setup, "the mats have six", "technology_cubes")
    for bottom in mats.bottom_action:
        check_gains(need, [bottom.effect, bottom.ongoing])
    row_ = mats.worker_row
    need(len(row_.rectangles) == data.game.setup.workers_on_mat, row_, "a rectangle per worker", "rectangles")
    prices = [sum(bool(price) for price in row_.rectangles[:open_]) for open_ in range(len(row_.rectangles) + 1)]
    need(prices == [0, 0, 1, 1, 2, 2, 3], row_, "every second worker makes producing dearer", "rectangles")


def check_player_mats(data: Files, need: Need) -> None:
    """SCY-17: five mats, each with 7 fixed, 6 bracketed and 6 coin boxes."""
    mats = data.player_mats.mat
    need([row.number for row in mats] == [1, 2, 3, 4, 5], data.player_mats, "mats are numbered from 1 to 5", "mat")
    tops = {row.id for row in data.player_mats.top_action}
    for row, start in zip(mats, STARTS, strict=False):
        told = (row.start_popularity, row.start_coins)
        need(told == start, row, f"mat {row.number} begins with {start[0]} popularity and {start[1]} coins")
        objectives = data.game.setup.objectives_per_player
        need(row.start_objectives == objectives, row, f"set-up deals {objectives}", "start_objectives")
        sections = row.section
        need([each.index for each in sections] == [1, 2, 3, 4], row, "sections are numbered", "section")
        need({each.top for each in sections} == tops, row, "each top action once", "section")
        need([each.bottom for each in sections] == BOTTOMS, row, f"below are {', '.join(BOTTOMS)}", "section")
        for field, total in (("upgradable", 6), ("fixed", 7), ("coins", 6)):
            found = sum(getattr(each, field) for each in sections)
            need(found == total, row, f"`{field}` makes {found} on the mat, not {total}", "section")
        for each in sections:
            need(each.fixed >= 1, each, "no cost can fall to nothing", "fixed")
            need(each.id == f"{row.id}_{each.index}", each, "the id is made of mat and number", "id")


def check_structures(data: Files, need: Need) -> None:
    """SCY-8, and the tile that scores them (SCY-15.6)."""
    file, box = data.structures, data.game.components
    need(len(file.structure) == box.structures_per_faction, file, "another number of structures", "structure")
    need(len(file.structure_bonus) == box.structure_bonus_tiles, file, "another number of tiles", "structure_bonus")
    for row in file.structure:
        gives = row.effect.kind == "bonus_gain"
        need(gives == (row.effect.op is not None and row.effect.n > 0), row, "`bonus_gain` has `op` and `n`", "effect")
    for tile in file.structure_bonus:
        coins = tile.coins
        begins = coins[:2] == (0, 2) and coins[-1] in (6, 9) and list(coins) == sorted(coins)
        need(begins, tile, "coins rise from 0 and 2 to 6 or 9", "coins")
        most = len(coins) == 5 or tile.count_rule == "adjacent_hexes"
        need(most, tile, "there are four structures at most", "coins")
        shown = [tile.feature.terrain != (), tile.feature.tunnel, tile.feature.encounter]
        wanted = 0 if tile.count_rule == "longest_line" else 1
        need(sum(shown) == wanted, tile, f"`{tile.count_rule}` has {wanted or 'no'} feature", "feature")
    board = Board(data)
    touched = {place: board.near[place] & board.lakes for place in board.hexes.keys() - board.lakes}
    both = any(len(one | other) == 4 for one, other in combinations(touched.values(), 2))
    need(both, data.map.edges, "no two structures can touch four lakes, as the tile shows", "list")
