"""The box, options, objectives, scoring, and the player mat (HYP-1, HYP-2, HYP-7, HYP-14, HYP-20, HYP-21)."""

from __future__ import annotations

from games.engine.data_check import Need
from games.hyperborea.schema import Files

TRACKS = ["green", "orange", "red", "yellow", "purple", "blue"]
BASE = {
    "exploration": ((("green", "any"), "move2"), (("green", "purple"), "move1 figure1")),
    "progress": ((("orange", "any"), "dev2"), (("orange", "blue"), "dev2")),
    "war": ((("red", "any"), "choose1"), (("red", "green"), "attack1 move1")),
    "trade": ((("yellow", "any"), "gem1"), (("yellow", "orange"), "gem1 dev1")),
    "growth": ((("purple", "any"), "figure1 fortress1"), (("purple", "red"), "figure1 attack1")),
    "science": ((("blue", "any", "any"), "tech1"), (("blue", "yellow", "any"), "tech1 gem1")),
}
"""The published base technologies: spaces and effects of both rows."""


def check_tables(data: Files, need: Need) -> None:
    """game.toml and player_mat.toml"""
    check_box(data, need)
    check_options(data, need)
    check_mat(data, need)


def check_box(data: Files, need: Need) -> None:
    """HYP-1."""
    box, most = data.game.components, data.game.meta.players[1]
    for name, told, found in (
        ("cubes_total", box.cubes_total, sum(box.cubes.values())),
        ("figures_total", box.figures_total, most * box.figures_per_player),
        ("fortress_total", box.fortress_total, most * box.fortress_per_player),
        ("development_markers", box.development_markers, most * len(data.player_mat.track)),
        ("ruins_total", box.ruins_total, sum(box.ruins_tokens.values())),
        ("objective_tiles", box.objective_tiles, sum(row.tiles for row in data.game.objective)),
        ("tech_cards", box.tech_cards, len(data.tech.card)),
        ("central_tiles", box.central_tiles, sum(row.kind == "central" for row in data.tiles.tile)),
        ("outer_tiles", box.outer_tiles, sum(row.kind == "outer" for row in data.tiles.tile)),
        ("home_tiles", box.home_tiles, sum(row.side == "B" for row in data.homes.home)),
        ("faction_tiles", box.faction_tiles, sum(len(row.tile) for row in data.factions.faction)),
    ):
        need(told == found, box, f"the files make {found}", name)
    printed = all(count == (36 if name == "grey" else 24) for name, count in box.cubes.items())
    need(printed and len(box.cubes) == 7, box, "24 of each colour and 36 grey ones", "cubes")
    need((box.ghosts, box.gems) == (18, 72), box, "18 Ghosts and 72 gems", "ghosts")
    need(data.game.meta.players == (2, 6), data.game.meta, "2 to 6 people play", "players")


def check_options(data: Files, need: Need) -> None:
    """HYP-2, HYP-20, HYP-21."""
    game = data.game
    need(len(game.mode) == 2, game, "there are two modes", "mode")
    need([row.id for row in game.mode if row.default] == ["invasion"], game, "`invasion` is the usual one", "mode")
    for mode in game.mode:
        war = mode.id == "faction_war"
        need(mode.faction_tiles == war, mode, "only in a Faction War", "faction_tiles")
        need(mode.home_side == ("B" if war else "A"), mode, "side B in a Faction War, else A", "home_side")
    need([row.conditions for row in game.length] == [1, 2, 3], game, "1, 2 and 3 conditions", "length")
    need([row.id for row in game.length if row.default] == ["regular"], game, "`regular` is the usual one", "length")
    told = {row.id: row.threshold for row in game.objective}
    need(told == {"gems": 12, "technologies": 5, "figures": 0}, game, "12 gems, 5 technologies", "objective")
    for row in game.objective:
        need((row.vp, row.tiles) == (game.scoring.objective_tile, 2), row, "two tiles, worth as in scoring", "vp")
        by_players = {"2": 15} if row.id == "gems" else {}
        need(row.threshold_by_players == by_players, row, "15 gems with two players", "threshold_by_players")
    scoring = game.scoring
    need(scoring.ghosts == (0, 1, 3, 6), scoring, "0, 1, 3, 6", "ghosts")
    control = (scoring.control_home, scoring.control_outer, scoring.control_central)
    need(control == (1, 2, 4), scoring, "areas are worth 1, 2 and 4", "control_home")


def check_mat(data: Files, need: Need) -> None:
    """HYP-7.20 and after, HYP-14."""
    mat = data.player_mat
    need([row.color for row in mat.track] == TRACKS, mat, f"in mat order: {', '.join(TRACKS)}", "track")
    need({row.id for row in mat.tech} == set(BASE), mat, f"they are {', '.join(BASE)}", "tech")
    need(len({row.color for row in mat.tech}) == len(TRACKS), mat, "one of each colour", "tech")
    for tech in mat.tech:
        for number, (row, printed) in enumerate(zip(tech.row, BASE.get(tech.id, ()), strict=False), 1):
            need(row.row == number, row, "the rows are 1 and 2", "row")
            need(row.slots[:1] == (tech.color,), row, f"the first space is {tech.color}", "slots")
            words = " ".join(f"{effect.op}{effect.n}" for effect in row.effects)
            need((row.slots, words) == printed, row, f"printed: {', '.join(printed[0])}, {printed[1]}")
    levels = mat.development
    need(sorted(levels.start_levels) == [0, 0, 0, 1, 2, 3], levels, "they begin at 3, 2, 1, 0, 0, 0", "start_levels")
    rewards = levels.cube_reward == (0, 0, 0, 0, 1, 1, 2) and len(levels.cube_reward) == levels.max_level + 1
    need(rewards, levels, "0 to level 3, then 1, 1 and 2", "cube_reward")
    need(sorted(data.game.setup.start_cubes) == sorted(TRACKS), data.game.setup, "one of each colour", "start_cubes")
