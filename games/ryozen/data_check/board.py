"""Sectors, places, tracks and rows (RYO-2)."""

from __future__ import annotations

from collections import Counter

from games.engine.data_check import Need
from games.ryozen.schema import Files

SECTORS = ["gate", "capital", "outskirts", "altar", "springs", "clan_house"]
SHARDS = {"coral": ("gate", "capital"), "jade": ("outskirts", "altar"), "agate": ("springs", "clan_house")}
NIGHT = {
    "gate": ("gain_favour", 4, ""),
    "capital": ("gain_favour", 2, ""),
    "outskirts": ("gain", 1, "scroll"),
    "altar": ("gain", 1, "any"),
    "springs": ("gain", 1, "lantern"),
    "clan_house": ("gain", 1, "coin"),
}
CLAN_HOUSE = [{}, {}, {"scroll": 1}]
"""The costs of its places for three and four players, from the rulebook's example."""


def check_board(data: Files, need: Need) -> None:
    """board.toml"""
    if check_sectors(data, need):
        check_places(data, need)
    check_rotation(data, need)
    check_rows(data, need)
    check_villages(data, need)


def check_sectors(data: Files, need: Need) -> bool:
    """RYO-2.1: six sectors in a ring, with their neighbours, opposites, shards and night rewards."""
    ids = [row.id for row in data.board.sector]
    if not need(ids == SECTORS, data.board, f"clockwise: {', '.join(SECTORS)}", "sector"):
        return False
    for index, row in enumerate(data.board.sector):
        need((row.index, row.angle) == (index, 60 * index), row, f"it is {index}, at {60 * index} degrees", "index")
        near = {SECTORS[index - 1], SECTORS[(index + 1) % 6]}
        need(set(row.adjacent) == near, row, f"beside it lie {' and '.join(sorted(near))}", "adjacent")
        need(row.opposite == SECTORS[(index + 3) % 6], row, "something else lies opposite", "opposite")
        need(row.id in SHARDS.get(row.shard, ()), row, "the rulebook has another shard", "shard")
        colours = [step.colour for step in row.majority_bonus]
        need(colours == [row.shard], row, f"it gives a {row.shard} shard", "majority_bonus")
        rewards = [(step.op, step.n, step.resource) for step in row.night_reward]
        need(rewards == [NIGHT[row.id]], row, "the rulebook has another reward", "night_reward")
    return True


def check_places(data: Files, need: Need) -> None:
    """RYO-2.6, RYO-2.7."""
    counts = Counter(row.side for row in data.board.place)
    need(counts["two"] < counts["many"], data.board, "the side for two has fewer places", "place")
    for side in ("two", "many"):
        for sector in SECTORS:
            places = sorted(
                (row for row in data.board.place if (row.side, row.sector) == (side, sector)), key=lambda row: row.slot
            )
            slots = [row.slot for row in places]
            numbered = slots == list(range(1, len(slots) + 1)) and bool(slots)
            need(numbered, data.board, f"the slots of {sector}, side {side}, are {slots}", "place")
            kinds = {tuple(row.cost) for row in places}
            need(len(kinds) <= 2, data.board, f"{sector}, side {side}, has more than two costs", "place")
            for row in places:
                need(row.id == f"{side}_{sector}_{row.slot}", row, "the id is made of side, sector and slot", "id")
                need(row.cost == {} or row.slot > 1, row, "the first place is free", "cost")
                need(all(count == 1 for count in row.cost.values()), row, "a place costs one resource", "cost")
    example = [row.cost for row in data.board.place if (row.side, row.sector) == ("many", "clan_house")]
    need(example == CLAN_HOUSE, data.board, f"the rulebook's Clan House has {CLAN_HOUSE}", "place")


def check_rotation(data: Files, need: Need) -> None:
    """RYO-2.9: three sectors are highlighted, each as often as the others."""
    row = data.board.rotation
    need(row.states == 6 and row.step_degrees == 60, row, "six steps of 60 degrees")
    offsets = {offset % 6 for offset in row.highlight_offsets}
    need(len(offsets) == len(row.highlight_offsets) == 3, row, "three sectors are highlighted", "highlight_offsets")


def check_rows(data: Files, need: Need) -> None:
    """Capital track, cards, Clan House row."""
    board, capital = data.board, data.board.capital_track
    need(capital.spaces == len(capital.space) == 4, capital, "four spaces", "spaces")
    spots = [space.x for space in capital.space]
    need(spots == sorted(spots, reverse=True), capital, "the best space lies rightmost", "space")
    for name, row in (("event_row", board.event_row), ("revelation_row", board.revelation_row)):
        need(row.spaces == len(row.space), row, f"{len(row.space)} are drawn in `{name}`", "spaces")
    events = data.meta.game.rounds * board.event_row.spaces
    need(events <= data.meta.components.event_cards, board.event_row, f"{events} events are needed", "spaces")
    face_up = data.meta.setup.revelations_face_up
    need(board.revelation_row.spaces == face_up, board.revelation_row, f"set-up lays out {face_up}", "spaces")
    clans = board.clan_row
    need(clans.slots == len(clans.slot), clans, f"{len(clans.slot)} are listed", "slots")
    need(clans.slots >= data.meta.game.max_players, clans, "a tile per player lies there at first", "slots")
    prices = [slot.cost.get("coin", 0) for slot in clans.slot]
    need(prices == sorted(prices), clans, "slots grow dearer", "slot")
    need([slot.index for slot in clans.slot] == list(range(1, len(prices) + 1)), clans, "numbered in order", "slot")
    for slot in clans.slot:
        need(slot.cost.keys() == {"coin"}, slot, "it costs coins", "cost")
    need(len(clans.pile) == data.meta.components.clans, clans, "a pile per clan", "pile")
    favour = board.favour_track
    need(favour.spaces % 4 == 0, favour, "it has as many spaces on each edge", "spaces")


def check_villages(data: Files, need: Need) -> None:
    """RYO-2.17, RYO-11.1."""
    track, altar = data.board.village_track, data.villages.altar_tile
    kinds = [space.kind for space in track.space]
    need(track.spaces == len(kinds), track, f"{len(kinds)} are listed", "spaces")
    need([space.index for space in track.space] == list(range(len(kinds))), track, "numbered from 0", "space")
    right = kinds[:1] == ["start"] and kinds[-1:] == ["altar"] and set(kinds[1:-1]) == {"empty"}
    if not need(right, track, "one start, empty spaces, one altar", "space"):
        return
    need(len(kinds) - 2 <= data.meta.components.village_tiles, track, "more spaces than villages", "space")
    last = track.space[-1]
    resources = {row.id: 1 for row in data.meta.resource}
    need(last.build_cost == altar.build_cost == resources, last, "the Altar tile costs one of each", "build_cost")
    need(last.build_favour == altar.build_favour == 7, last, "the Altar tile gives 7", "build_favour")
    favour = [space.build_favour for space in track.space[1:]]
    need(favour == sorted(favour) and favour[0] > 0, track, "favour grows along the track", "space")
    for space in track.space[1:]:
        need(min(space.build_cost.values(), default=0) > 0, space, "building costs something", "build_cost")
