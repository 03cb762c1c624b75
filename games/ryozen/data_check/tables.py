"""The box, set-up, scoring, and how many there are of everything (RYO-1, RYO-3, RYO-16, RYO-18)."""

from __future__ import annotations

from games.engine.data_check import Need
from games.ryozen.schema import Files

STARTING_KIN = {"apprentice": 5, "fighter": 1}
SEALS = ("on_day_effect", "before_day_effect")


def check_tables(data: Files, need: Need) -> None:
    """meta.toml, and the numbers of cards and tiles"""
    check_box(data, need)
    check_setup(data, need)
    check_scoring(data, need)
    check_kin(data, need)
    check_revelations(data, need)


def check_box(data: Files, need: Need) -> None:
    """RYO-1."""
    box = data.meta.components
    tokens = box.coins + box.scrolls + box.lanterns
    need(box.resource_tokens == tokens, box, f"the resources make {tokens}", "resource_tokens")
    shards = len(data.meta.shard) * box.shards_per_colour
    need(box.shards == shards, box, f"the colours make {shards}", "shards")
    tiles = box.clans * box.kin_tiles_per_clan
    need(box.kin_tiles == tiles, box, f"the clans have {tiles}", "kin_tiles")
    for name, found in (
        ("clans", len(data.clans.clan)),
        ("kin_tiles_per_clan", sum(row.per_clan for row in data.kin.kin)),
        ("village_tiles", sum(row.copies for row in data.villages.village)),
        ("revelation_cards", sum(row.copies for row in data.revelations.revelation)),
        ("event_cards", sum(row.copies for row in data.events.event)),
    ):
        need(getattr(box, name) == found, box, f"the files have {found}", name)
    need(len(data.meta.resource) == 3, data.meta, "there are three resources", "resource")
    need(len(data.meta.shard) == 3, data.meta, "there are three colours of shards", "shard")


def check_setup(data: Files, need: Need) -> None:
    """RYO-3, RYO-18."""
    game, setup = data.meta.game, data.meta.setup
    told = (game.min_players, game.max_players, game.rounds)
    need(told == (2, 4, 3), game, "2 to 4 people play three rounds")
    need([row.players for row in setup.by_players] == [2, 3, 4], setup, "a row for 2, 3, 4", "by_players")
    resources = {"coin": 4, "scroll": 3, "lantern": 2}
    need(setup.starting_resources == resources, setup, "4 coins, 3 scrolls, 2 lanterns", "starting_resources")
    for row in setup.by_players:
        two = row.players == 2
        need(row.board_side == ("two" if two else "many"), row, "`two` for two players", "board_side")
        need(row.prebuilt_villages == (1 if two else 0), row, "one with two players", "prebuilt_villages")
        turns = sum(row.starting_kin.values())
        need(row.turns_per_round == turns, row, f"a turn for each of {turns} kin", "turns_per_round")
        enough = all(count <= STARTING_KIN.get(kind, 0) for kind, count in row.starting_kin.items())
        need(enough, row, f"the starting set is {STARTING_KIN}", "starting_kin")


def check_scoring(data: Files, need: Need) -> None:
    """RYO-16, and what a side of a kin costs and counts for (RYO-6)."""
    row = data.meta.scoring
    told = (row.shard_set_same, row.shard_set_different, row.shard_loose, row.resource_set_favour)
    need(told == (9, 6, 1, 3), row, "sets of shards make 9 and 6, loose ones 1, sets of resources 3")
    sides, placement = data.kin, data.meta.placement
    printed = (sides.revealed_side.influence, sides.cloaked_side.influence)
    same = (placement.influence.revealed, placement.influence.cloaked) == printed
    need(same, placement, f"kin.toml has {printed[0]} and {printed[1]}", "influence")
    need(placement.cloak_cost == sides.cloaked_side.cost, placement, "kin.toml has another cost", "cloak_cost")


def check_kin(data: Files, need: Need) -> None:
    """RYO-1.6, RYO-10."""
    need(len(data.kin.kin) == 16, data.kin, "there are 16 kinds", "kin")
    starting = {row.id: row.starting for row in data.kin.kin if row.starting}
    need(starting == STARTING_KIN, data.kin, f"the starting set is {STARTING_KIN}", "kin")
    for row in data.kin.kin:
        need(row.starting <= row.per_clan, row, "there are not so many", "starting")
        need(bool(row.ability) == (row.id != "apprentice"), row, "all but the apprentice have an ability", "ability")


def check_revelations(data: Files, need: Need) -> None:
    """RYO-12."""
    cards = data.revelations.revelation
    need(len(cards) == 20, data.revelations, "there are 20 kinds", "revelation")
    need(len(data.events.event) == 20, data.events, "there are 20 events", "event")
    need(any(row.cost == {"scroll": 0} for row in cards), data.revelations, "some cards are free", "revelation")
    used = {row.glyph for row in cards}
    for glyph in data.revelations.glyph:
        need(glyph.id in used, glyph, "no card has this glyph", "id")
    for row in cards:
        need(row.cost.keys() == {"scroll"}, row, "cards cost scrolls", "cost")
        need(max(row.cost.values(), default=0) <= 3, row, "three scrolls at most", "cost")
        need(bool(row.trigger) == (row.timing in SEALS), row, f"only {' and '.join(SEALS)} have one", "trigger")
        need(row.optional == (row.timing not in SEALS), row, "seals are mandatory, other cards are not", "optional")
    triggers = {row.trigger for row in cards if row.trigger}
    places = {*(row.id for row in data.board.sector), data.board.palace.id}
    need(triggers == places, data.revelations, "a seal for each sector and one for the Palace", "revelation")
