"""XID-1, XID-2, XID-13: components and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine import Form, NotLegal, Pick, Setup, apply
from games.xidit import components as c
from games.xidit.game import GAME
from games.xidit.state import Xidit
from tests.games.xidit.support import Board


def begin(players: int = 4, seed: str = "setup", **options: str) -> Xidit:
    g, _ = GAME.begin(Setup(players, seed, options))
    return g


@pytest.mark.rule("XID-1.1")
def test_seventy_units_of_five_types() -> None:
    assert [(unit.id, unit.count) for unit in c.UNITS] == [
        ("peasant", 18),
        ("archer", 16),
        ("infantry", 14),
        ("cleric", 12),
        ("mage", 10),
    ]
    assert sum(unit.count for unit in c.UNITS) == 70


@pytest.mark.rule("XID-1.2", "XID-1.3", "XID-1.4", "XID-2.2", "XID-2.3")
def test_everybody_takes_the_pieces_of_a_colour() -> None:
    g = begin(5)
    assert [player.colour for player in g.seats] == ["blue", "red", "green", "yellow", "black"]
    for player in g.seats:
        assert (player.bards, player.sections, player.stored) == (20, 15, 0)
        assert (sum(player.units), player.coins, player.hero) == (0, 0, 0)


@pytest.mark.rule("XID-1.2", "XID-D1")
def test_colours_can_be_chosen_and_are_unique() -> None:
    seats: tuple[dict[str, str], ...] = ({"colour": "black"}, {}, {"colour": "blue"}, {})
    g, _ = GAME.begin(Setup(4, "colours", {}, seats))
    assert [player.colour for player in g.seats] == ["black", "red", "blue", "green"]
    with pytest.raises(ValueError, match="colour"):
        GAME.begin(Setup(4, "colours", {}, ({"colour": "red"}, {"colour": "red"}, {}, {})))


@pytest.mark.rule("XID-1.5", "XID-1.13", "XID-1.23", "XID-2.13")
def test_three_assessments_in_random_order() -> None:
    orders = {tuple(begin(seed=f"hall {number}").hall) for number in range(60)}
    assert len(orders) == 6
    assert all(sorted(order) == ["influence", "reputation", "wealth"] for order in orders)


@pytest.mark.rule("XID-1.6", "XID-4.2", "XID-4.3")
def test_six_wheels_of_five_icons() -> None:
    board = Board()
    form = board.asked(0).shape
    assert isinstance(form, Form)
    assert [field.name for field in form.fields] == ["1", "2", "3", "4", "5", "6"]
    for field in form.fields:
        assert isinstance(field.shape, Pick)
        assert [option.id for option in field.shape.options] == ["black", "red", "blue", "city", "wait"]


@pytest.mark.rule("XID-1.7", "XID-E19")
def test_only_the_total_of_coins_is_kept() -> None:
    board = Board(heroes="1").arrange(threats=[1])
    board.give(0, "1p 1a 1i 1c").plan("city")
    board.answer(0, "coins+guild_sections")
    board.g.seats[1].coins = 5
    assert board.g.seats[0].coins == board.g.seats[1].coins == c.TILES["standard", 1].rewards.coins == 5
    board.hero(0, 2).arrange(threats=[2]).give(0, "5p 5a 5i 5c 5m")
    board.g.seats[0].coins = 500  # the bank never runs out
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert board.g.seats[0].coins == 500 + c.TILES["standard", 2].rewards.coins


@pytest.mark.rule("XID-1.8", "XID-1.10", "XID-1.11")
def test_city_tiles() -> None:
    sets = Counter(tile_set for tile_set, _ in c.TILES)
    assert sets == {"standard": 21, "crown": 18}
    for (tile_set, number), tile in c.TILES.items():
        assert tile.number == number
        assert sum(tile.recruit) == (5 if tile_set == "standard" else 4)
        assert sum(tile.threat) > 0
        assert min(tile.rewards.coins, tile.rewards.bards, tile.rewards.guild_sections) >= 1


@pytest.mark.rule("XID-1.12", "XID-1.22", "XID-2.6")
def test_titans_in_three_stacks_of_two() -> None:
    tops = set()
    for number in range(30):
        g = begin(seed=f"titans {number}")
        assert [(stack.number, len(stack.titans), stack.awake) for stack in g.lair] == [
            (3, 2, False),
            (4, 2, False),
            (5, 2, False),
        ]
        tops.add(g.lair[0].titans[0])
        for stack in g.lair:
            assert all(c.TITANS[titan].units_required == stack.number for titan in stack.titans)
    assert tops == {"titan_moss", "titan_cloud"}


@pytest.mark.rule("XID-1.14", "XID-2.4")
def test_the_calendar_begins_with_year_one() -> None:
    assert begin().year == 1


@pytest.mark.rule("XID-1.15", "XID-1.16")
def test_roads() -> None:
    """XID-1.15: The map has 21 cities numbered 1-21, joined by roads in three colours (black, red, blue)."""
    assert sorted(c.CITIES) == list(range(1, 22))
    for number, city in c.CITIES.items():
        for colour, target in city.roads.items():
            assert colour in c.ROAD_COLOURS
            assert c.CITIES[target].roads[colour] == number


@pytest.mark.rule("XID-1.17", "XID-1.18")
def test_nine_regions_one_of_them_central() -> None:
    assert len(c.REGIONS) == 9
    assert [region.id for region in c.REGIONS.values() if region.central] == [c.CENTRAL]
    assert all(region.lyre_first > region.lyre_second for region in c.REGIONS.values())


@pytest.mark.rule("XID-1.19")
def test_a_city_is_adjacent_to_the_regions_it_borders() -> None:
    board = Board()
    assert board.g.open_regions(17) == ["crown_vale", "snowy_reach"]
    assert set(board.g.open_regions(16)) == {"crown_vale", "snowy_reach", "green_marches"}


@pytest.mark.rule("XID-1.20", "XID-6.12")
def test_one_guild_per_city() -> None:
    board = Board(heroes="1").arrange(threats=[1]).guild(1, 1, 2).give(0, "1p 1a 1i 1c")
    board.plan("city")
    assert board.g.guilds[1].owner == 1
    assert board.g.seats[0].sections == 15


@pytest.mark.rule("XID-1.24", "XID-2.5", "XID-2.9")
def test_units_start_in_the_barracks_and_fill_the_recruit_tiles() -> None:
    g = begin(5)
    on_tiles = [sum(site.units[kind] for site in g.sites.values() if site.recruit) for kind in range(5)]
    assert sum(on_tiles) == 25
    assert [a + b for a, b in zip(g.barracks, on_tiles, strict=True)] == [18, 16, 14, 12, 10]
    for number, site in g.sites.items():
        if site.recruit:
            assert tuple(site.units) == c.TILES["standard", number].recruit


@pytest.mark.rule("XID-1.25", "XID-5.2", "XID-E2")
def test_the_order_marker_only_displays() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.plan("wait wait city wait wait wait")
    assert board.g.order == 3
    view = GAME.view(board.g, None)
    assert view.order == 3
    board.g.order = 5
    board.answer(0, "coins+guild_sections")
    assert board.g.order == 0
    assert board.g.year == 2


@pytest.mark.rule("XID-2.1", "XID-5.1", "XID-10.5")
def test_seats_are_fixed_and_clockwise_is_ascending() -> None:
    board = Board(4)
    assert board.g.turn_order() == [0, 1, 2, 3]
    board.g.first = 2
    assert board.g.turn_order() == [2, 3, 0, 1]


@pytest.mark.rule("XID-2.7", "XID-2.8", "XID-2.10", "XID-2.11", "XID-2.12", "XID-1.21", "XID-20.1", "XID-20.2")
@pytest.mark.parametrize(
    ("players", "length", "tiles", "recruits", "threats", "recruit_stack", "threat_stack"),
    [
        (5, "full", 21, 5, 5, 5, 6),
        (4, "full", 21, 5, 5, 5, 6),
        (3, "full", 18, 4, 4, 5, 5),
        (5, "short", 19, 5, 5, 5, 4),
        (4, "short", 18, 5, 5, 5, 3),
        (3, "short", 16, 4, 4, 5, 3),
    ],
)
def test_tile_arithmetic(
    players: int, length: str, tiles: int, recruits: int, threats: int, recruit_stack: int, threat_stack: int
) -> None:
    g = begin(players, length=length)
    on_map = Counter(site.recruit for site in g.sites.values())
    assert (on_map[True], on_map[False]) == (recruits, threats)
    assert len(g.recruit_stack) + 1 == recruit_stack
    assert len(g.threat_stack) + 1 == threat_stack
    assert not g.recruit_discard
    assert not g.threat_discard
    everywhere = [*g.sites, *g.recruit_stack.cards, *g.threat_stack.cards, g.next_recruit, g.next_threat]
    assert len(set(everywhere)) == len(everywhere) == tiles


@pytest.mark.rule("XID-2.14", "XID-2.15", "XID-E16")
@pytest.mark.parametrize(("players", "eliminations"), [(3, (1, 1, 1)), (4, (1, 1, 1)), (5, (2, 1, 1))])
def test_eliminations(players: int, eliminations: tuple[int, ...]) -> None:
    """XID-2.14: With 4 players all assessment tiles show the single symbol (1 + 1 + 1 eliminations)."""
    assert begin(players).mode.eliminations == eliminations


@pytest.mark.rule("XID-2.16", "XID-15.3")
def test_first_player_at_random_or_the_host() -> None:
    assert {begin(seed=f"first {number}").first for number in range(40)} == {0, 1, 2, 3}
    assert {begin(seed=f"first {number}", first="host").first for number in range(40)} == {0}


@pytest.mark.rule("XID-2.17", "XID-2.18", "XID-15.5", "XID-2.19")
def test_heroes_are_placed_in_turn_order_each_in_a_city_of_its_own() -> None:
    g = begin(seed="heroes")
    order = g.turn_order()
    for place, seat in enumerate(order):
        board = Board.__new__(Board)
        board.g = g
        assert board.is_asked(seat, "XID-D2")
        assert len(board.offers(seat)) == 21 - place
        assert all(not board.is_asked(other, "XID-D2") for other in order if other != seat)
        apply(g, seat, str(place + 1))
        if place == 0:
            with pytest.raises(NotLegal):
                apply(g, order[1], "1")
    assert sorted(player.hero for player in g.seats) == [1, 2, 3, 4]


@pytest.mark.rule("XID-2.18", "XID-5.7")
def test_after_setup_heroes_may_share_a_city() -> None:
    board = Board(heroes="5 12")
    board.plan("blue", "wait")
    assert board.g.seats[0].hero == board.g.seats[1].hero == 12


@pytest.mark.rule("XID-13.1", "XID-13.2", "XID-13.3", "XID-3.1", "XID-3.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_length_of_the_game(players: int) -> None:
    full, short = begin(players).mode, begin(players, length="short").mode
    assert (full.years, full.census_years) == (12, (4, 8, 12))
    assert (short.years, short.census_years) == (9, (3, 6, 9))


@pytest.mark.rule("XID-13.8")
@pytest.mark.finding("RU-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_short_game_starts_like_a_full_one(players: int) -> None:
    full, short = begin(players), begin(players, length="short")
    assert full.mode.eliminations == short.mode.eliminations
    for recruit in (True, False):
        sizes = {sum(site.recruit is recruit for site in g.sites.values()) for g in (full, short)}
        assert sizes == {4 if players == 3 else 5}
    for g in (full, short):
        assert len(g.recruit_stack) + 1 == 5  # with the next recruit
        assert {sum(site.units) for site in g.sites.values() if site.recruit} == {4 if players == 3 else 5}


@pytest.mark.rule("XID-13.4", "XID-13.5", "XID-13.6", "XID-12.2", "XID-12.3", "XID-12.4", "XID-12.5", "XID-T30")
@pytest.mark.finding("RU-13")
@pytest.mark.parametrize(
    ("players", "length", "left_out", "blank"),
    [
        (5, "short", {20, 21}, {2}),
        (4, "short", {19, 20, 21}, {1, 2}),
        (3, "short", {14, 18, 19, 20, 21}, {1, 2}),
        (3, "full", {19, 20, 21}, {1, 2}),
        (4, "full", set(), set()),
    ],
)
def test_tiles_left_out_and_blank_regions(players: int, length: str, left_out: set[int], blank: set[int]) -> None:
    g = begin(players, length=length)
    used = {*g.sites, *g.recruit_stack.cards, *g.threat_stack.cards, g.next_recruit, g.next_threat}
    assert used == set(range(1, 22)) - left_out
    assert {c.REGIONS[region].blank_slot for region in g.blank_regions} == blank
    on_map = Counter(site.recruit for site in g.sites.values())
    assert on_map == ({True: 4, False: 4} if players == 3 else {True: 5, False: 5})
    if players == 3:
        assert all(sum(site.units) == 4 for site in g.sites.values() if site.recruit)


@pytest.mark.rule("XID-15.7")
def test_neutral_difficulty_is_offered_with_three_players_only() -> None:
    offered = {players: [spec.key for spec in GAME.meta.offered(players)] for players in (3, 4, 5)}
    assert "neutral" in offered[3]
    assert "neutral" not in offered[4] + offered[5]
    with pytest.raises(ValueError, match="neutral"):
        begin(4, neutral="hard")


@pytest.mark.rule("XID-2.7")
def test_which_tiles_lie_where_differs_from_match_to_match() -> None:
    """Numbers are never those of the list in its order: recruits stand in other cities each time."""
    recruits = [sorted(number for number, site in begin(seed=f"{n}").sites.items() if site.recruit) for n in range(6)]
    assert len(set(map(tuple, recruits))) > 3
