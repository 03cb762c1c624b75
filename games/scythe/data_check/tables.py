"""Limits, tracks, scoring and set-up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from games.engine.data import by_id
from games.engine.data_check import Need
from games.scythe.meta import META
from games.scythe.schema import Files


def check_tables(data: Files, need: Need) -> None:
    """game.toml"""
    check_terrains(data, need)
    check_tiers(data, need)
    check_triumphs(data, need)
    check_setup(data, need)


def check_terrains(data: Files, need: Need) -> None:
    """Resources and where they are made (SCY-2.1, SCY-2.12)."""
    terrains = by_id(data.game.terrain)
    need(len(terrains) == 7, data.game, "there are seven terrains", "terrain")
    need(len(data.game.resource) == 4, data.game, "there are four resources", "resource")
    need(sum(row.primary for row in terrains.values()) == 5, data.game, "five terrains are primary", "terrain")
    for row in data.game.resource:
        need(terrains[row.terrain].produces == row.id, row, f"{row.terrain} produces something else", "terrain")
        action = next((each for each in data.player_mats.bottom_action if each.resource == row.id), None)
        right = action is not None and action.id == row.bottom_action
        need(right, row, "another bottom action costs it", "bottom_action")
    need(terrains["village"].produces == "worker", terrains["village"], "villages make workers", "produces")
    for name in ("lake", "factory"):
        need(terrains[name].produces == "", terrains[name], "it produces nothing", "produces")
    lake = terrains["lake"]
    need(not lake.structure, lake, "nothing is built on lakes", "structure")
    need(not lake.deploy, lake, "nothing is deployed on lakes", "deploy")


def check_tiers(data: Files, need: Need) -> None:
    """SCY-15.2: 3, 2 and 1 coins, and one more for each higher tier."""
    tiers, track = data.game.popularity_tier, data.game.track.popularity
    need(tiers[0].min == 0, tiers[0], "the tiers begin at 0", "min")
    need(tiers[-1].max == track.max, tiers[-1], f"the tiers end with the track, at {track.max}", "max")
    for number, row in enumerate(tiers):
        rates = (row.coins_per_star, row.coins_per_territory, row.coins_per_resource_pair)
        need(rates == (3 + number, 2 + number, 1 + number), row, "each tier pays one more, from 3, 2 and 1 on")
    for low, high in pairwise(tiers):
        need(low.max + 1 == high.min, high, f"the tier before ends at {low.max}", "min")
    need((data.game.track.power.max, track.max) == (16, 18), data.game.track, "power goes to 16, popularity to 18")


def check_triumphs(data: Files, need: Need) -> None:
    """SCY-14.1: ten spaces, and what they count is there."""
    game, box = data.game, data.game.components
    need([row.order for row in game.triumph] == list(range(1, 11)), game, "ten spaces, in order", "triumph")
    kinds = Counter(row.kind for row in game.triumph)
    need(kinds == {"count": 5, "combat": 2, "track": 2, "objective": 1}, game, "spaces of another kind", "triumph")
    counts = {
        "upgrades": box.technology_cubes_per_faction,
        "mechs": box.mechs_per_faction,
        "structures": box.structures_per_faction,
        "recruits": box.recruits_per_faction,
        "workers": box.workers_per_faction,
        "popularity": game.track.popularity.star_at,
        "power": game.track.power.star_at,
    }
    for row in game.triumph:
        wanted = counts.get(row.of, row.n)
        need(row.n == wanted, row, f"the star comes with {wanted}", "n")
    stars = (game.stars.per_player, game.stars.game_ends_at, box.stars_per_faction)
    need(stars == (6, 6, 6), game.stars, "six stars, and the game ends with the sixth")


def check_setup(data: Files, need: Need) -> None:
    """Players, seats, pieces and options (SCY-3)."""
    game, setup = data.game, data.game.setup
    need((game.players.min, game.players.max) == (2, 5), game.players, "2 to 5 people play")
    need((game.combat.dial_min, game.combat.dial_max) == (0, 7), game.combat, "the dial goes from 0 to 7")
    need(len(set(game.tie_breaks.order)) == 6, game.tie_breaks, "six tie-breaks", "order")
    ties, territories = game.tie_breaks, game.scoring.factory_territories
    need(ties.factory_territories == territories, ties, f"it counts {territories} in scoring", "factory_territories")
    need([row.players for row in game.setup_count] == [2, 3, 4, 5], game, "a row for 2, 3, 4, 5", "setup_count")
    for count in game.setup_count:
        need(count.factory_cards == count.players + 1, count, "a card more than players", "factory_cards")
        once = count.recruit_bonus_once_per_opponent_action == (count.players == 2)
        need(once, count, "only with two players", "recruit_bonus_once_per_opponent_action")
    units = by_id(game.unit)
    workers = setup.starting_workers + setup.workers_on_mat
    need(units["worker"].per_player == workers, units["worker"], f"set-up deals {workers}", "per_player")
    need(units["mech"].per_player == setup.mechs, units["mech"], f"set-up deals {setup.mechs}", "per_player")
    base = tuple(seat for seat in game.seats.clockwise if seat in game.seats.base_game_clockwise)
    need(base == game.seats.base_game_clockwise, game.seats, "not the order of `clockwise`", "base_game_clockwise")
    need(len(game.option) == 7, game, "there are seven options", "option")
    offered = {spec.key: spec for spec in META.options}
    for option in game.option:
        need(option.values == offered[option.id].choices, option, "the lobby offers others", "values")
        need(option.default == offered[option.id].default, option, "the lobby begins with another", "default")
        need(set(option.values_source) <= set(option.values), option, "for values only", "values_source")
