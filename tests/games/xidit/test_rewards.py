"""XID-6: rewards."""

from __future__ import annotations

import pytest

from games.engine import NotLegal, Text, default_choice
from games.engine.play import waiting_for
from games.xidit import components as c
from games.xidit.game import GAME
from games.xidit.rules.rewards import Claim, available
from tests.games.xidit.support import WAIT, Board, units


def at_threat(city: int = 17, players: int = 4, **options: str) -> Board:
    """Seat 0 stands at a threat and can pay it."""
    board = Board(players, heroes=str(city), **options).arrange(threats=[city])
    demanded = board.g.tile(city).threat
    return board.give(0, " ".join(f"{n}{unit[0]}" for unit, n in zip(c.UNIT_IDS, demanded, strict=True)))


def bards_offered(board: Board) -> set[str]:
    return {part.split(":")[0] for option in board.offers(0) for part in option.split("+") if ":" in part}


@pytest.mark.rule("XID-6.1")
def test_two_different_kinds_of_three() -> None:
    board = at_threat()
    board.plan("city")
    kinds = [claim.kinds for claim in board.asked(0).offers(Claim).values()]
    pairs = (["coins", "bards"], ["coins", "guild_sections"], ["bards", "guild_sections"])
    assert all(pair in kinds for pair in pairs)
    assert all(pair in pairs for pair in kinds)
    for words in ("coins", "coins+coins", "coins+snowy_reach:3,coins+guild_sections"):
        with pytest.raises(NotLegal):
            board.answer(0, words)


@pytest.mark.rule("XID-6.2", "XID-15.2", "XID-T7", "XID-6.12")
def test_only_two_kinds_are_taken_without_a_choice() -> None:
    board = at_threat().guild(1, 17, 1)
    board.plan("city")
    assert board.is_asked(0, "XID-D5")  # only where the bards go
    assert {tuple(claim.kinds) for claim in board.asked(0).offers(Claim).values()} == {("coins", "bards")}


@pytest.mark.rule("XID-6.2", "XID-6.6", "XID-T8")
def test_only_one_kind_is_taken_alone() -> None:
    board = at_threat().guild(1, 17, 1).bards("snowy_reach", 20)
    board.plan("city")
    assert board.g.seats[0].coins == c.TILES["standard", 17].rewards.coins
    assert board.g.year == 2


@pytest.mark.rule("XID-6.3", "XID-E6")
def test_coins() -> None:
    """XID-6.3: Coins: the printed number of coins goes from the bank behind the screen."""
    city = next(n for (s, n), tile in c.TILES.items() if s == "standard" and tile.rewards.coins == 5)
    board = at_threat(city)
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert board.g.seats[0].coins == 5


@pytest.mark.rule("XID-6.2")
def test_a_kind_that_is_not_printed_is_not_available() -> None:
    board = at_threat()
    assert available(board.g, 0, c.Rewards(2, 0, 1)) == ["coins", "guild_sections"]
    assert available(board.g, 0, c.Rewards(2, 1, 0)) == ["coins", "bards"]


@pytest.mark.rule("XID-E7", "XID-6.9", "XID-14.4")
@pytest.mark.finding("RU-13")
def test_bards_of_the_central_region_are_hidden_until_the_end() -> None:
    city = next(
        n
        for (s, n), t in c.TILES.items()
        if s == "standard" and t.rewards.bards == 4 and c.CENTRAL in c.CITIES[n].regions
    )
    board = at_threat(city)
    other = next(region for region in board.g.open_regions(city) if region != c.CENTRAL)
    board.plan("city")
    board.answer(0, f"coins+{c.CENTRAL}:3+{other}:1")
    assert board.g.bards == {c.CENTRAL: [3, 0, 0, 0], other: [1, 0, 0, 0]}
    for seat in (0, 1, None):
        assert GAME.view(board.g, seat).bards == {other: [1, 0, 0, 0]}
    while board.g.outcome is None:
        board.pass_time()
    assert GAME.view(board.g, 1).bards == {c.CENTRAL: [3, 0, 0, 0], other: [1, 0, 0, 0]}


@pytest.mark.rule("XID-6.4", "XID-6.9", "XID-15.1")
def test_bards_are_split_freely_over_adjacent_regions() -> None:
    city = next(
        n for (s, n), t in c.TILES.items() if s == "standard" and t.rewards.bards == 4 and len(c.CITIES[n].regions) == 3
    )
    board = at_threat(city)
    board.plan("city")
    assert len(board.offers(0)) == 31  # XID-15.1
    assert bards_offered(board) == set(c.CITIES[city].regions)
    first, second, third = (region for region in c.REGIONS if region in c.CITIES[city].regions)
    board.answer(0, f"coins+{first}:2+{second}:1+{third}:1")
    assert [board.g.bards[region][0] for region in (first, second, third)] == [2, 1, 1]
    assert board.g.seats[0].bards == 16


@pytest.mark.rule("XID-6.9", "XID-14.1")
def test_the_bastion_hides_its_bards() -> None:
    board = at_threat()
    board.plan("city")
    board.answer(0, f"coins+crown_vale:{c.TILES['standard', 17].rewards.bards}")
    assert board.g.bards["crown_vale"][0] == 3
    for seat in (0, 1, None):
        assert "crown_vale" not in GAME.view(board.g, seat).bards


@pytest.mark.rule("XID-6.5", "XID-6.8", "XID-T9", "XID-6.18")
def test_fewer_bards_left_than_printed() -> None:
    city = next(n for (s, n), tile in c.TILES.items() if s == "standard" and tile.rewards.bards == 4)
    board = at_threat(city)
    board.bards("ember_cape" if "ember_cape" not in c.CITIES[city].regions else "grey_crags", 17)
    board.plan("city")
    claims = board.asked(0).offers(Claim)
    assert {sum(claim.bards.values()) for claim in claims.values()} == {0, 3}
    board.answer(0, next(option for option, claim in claims.items() if not claim.coins))
    assert (board.g.seats[0].bards, board.g.seats[0].coins) == (0, 0)


@pytest.mark.rule("XID-6.6")
def test_without_bards_they_cannot_be_chosen() -> None:
    board = at_threat().bards("ember_cape", 20)
    board.plan("city")
    assert board.g.seats[0].coins == c.TILES["standard", 17].rewards.coins
    assert board.g.guilds[17].owner == 0


@pytest.mark.rule("XID-6.7", "XID-20.7")
def test_no_bards_in_blank_regions() -> None:
    board = Board(4, heroes="20", length="short").arrange().wake(3).give(0, "3p")
    assert c.CITIES[20].regions == ("snowy_reach", "ember_cape")
    assert "ember_cape" in board.g.blank_regions
    board.plan("city")
    board.answer(0, "3")
    assert bards_offered(board) == {"snowy_reach"}
    with_one_blank = Board(4, heroes="19", length="short").arrange().wake(3).give(0, "3p")
    with_one_blank.plan("city")
    with_one_blank.answer(0, "3")
    assert "violet_fens" in with_one_blank.g.blank_regions
    assert bards_offered(with_one_blank) == {"orchard_downs"}


@pytest.mark.rule("XID-6.7")
def test_bards_are_not_available_when_every_adjacent_region_is_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(3, heroes="20").arrange().wake(3).give(0, "3p")
    lonely = c.City(20, ("ember_cape",), c.CITIES[20].roads)
    monkeypatch.setitem(c.CITIES, 20, lonely)
    board.plan("city")
    board.answer(0, "3")
    assert board.g.seats[0].bards == 20
    assert board.g.guilds[20].owner == 0


@pytest.mark.rule("XID-6.10")
def test_placed_bards_stay() -> None:
    board = at_threat().bards("snowy_reach", 2, 1)
    board.plan("city")
    board.answer(0, "coins+snowy_reach:3")
    board.skip_to_year(4)
    assert board.g.bards["snowy_reach"] == [5, 1, 0, 0]


@pytest.mark.rule("XID-6.11", "XID-6.13", "XID-6.14", "XID-E8")
def test_a_guild_never_has_more_than_four_sections() -> None:
    city = next(n for (s, n), tile in c.TILES.items() if s == "standard" and tile.rewards.guild_sections == 4)
    board = at_threat(city).guild(0, city, 2)
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert board.g.guilds[city].sections == 4
    assert board.g.seats[0].sections == 11


@pytest.mark.rule("XID-6.13")
def test_a_full_guild_takes_nothing() -> None:
    board = at_threat().guild(0, 17, 4)
    board.plan("city")
    assert board.is_asked(0, "XID-D5")
    assert not any(claim.sections for claim in board.asked(0).offers(Claim).values())


@pytest.mark.rule("XID-6.14")
def test_no_more_sections_than_are_left() -> None:
    board = at_threat().guild(0, 1, 4).guild(0, 2, 4).guild(0, 3, 4).guild(0, 4, 1)
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert board.g.guilds[17].sections == 2
    assert board.g.seats[0].sections == 0


@pytest.mark.rule("XID-6.15", "XID-9.14", "XID-T21", "XID-20.13")
@pytest.mark.finding("RU-13")
def test_a_stored_section_is_added_as_soon_as_there_is_room() -> None:
    board = Board(heroes="17", census="strict").arrange(threats=[17]).skip_to_year(4).give(0, "1p 1a 1c 1m")
    board.guild(0, 5, 4).guild(0, 6, 4)
    board.plan(*[WAIT] * 4)
    while board.g.year == 4:
        seat = waiting_for(board.g)[0]
        board.answer(seat, default_choice(board.g, seat))
    player = board.g.seats[0]
    assert (player.sections, player.stored) == (6, 1)  # the mages' prize, with no guild that has room
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert c.TILES["standard", 17].rewards.guild_sections == 3
    assert (board.g.guilds[17].sections, player.sections, player.stored) == (4, 3, 0)


@pytest.mark.rule("XID-6.15", "XID-20.13")
def test_a_stored_section_waits_while_every_own_guild_is_full() -> None:
    city = next(n for (s, n), tile in c.TILES.items() if s == "standard" and tile.rewards.guild_sections == 4)
    board = at_threat(city).guild(0, 20, 4).guild(0, 21, 4).guild(1, 3, 1)
    board.g.seats[0].sections, board.g.seats[0].stored = 6, 1
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert (board.g.guilds[city].sections, board.g.seats[0].sections, board.g.seats[0].stored) == (4, 2, 1)
    assert (board.g.guilds[3].owner, board.g.guilds[3].sections) == (1, 1)


@pytest.mark.rule("XID-6.15", "XID-T21")
def test_two_sections_and_the_stored_one_make_three() -> None:
    city = next(n for (s, n), tile in c.TILES.items() if s == "standard" and tile.rewards.guild_sections == 2)
    board = at_threat(city).guild(0, 20, 4).guild(0, 21, 4)
    board.g.seats[0].sections, board.g.seats[0].stored = 6, 1
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert board.g.guilds[city].sections == 3
    assert board.g.seats[0].stored == 0


@pytest.mark.rule("XID-6.15")
def test_the_player_chooses_among_several_guilds() -> None:
    board = at_threat(17).guild(0, 2, 4)
    board.g.seats[0].stored = 2
    board.g.guilds[3] = type(board.g.guilds[2])(0, 3)  # a guild with room beside the new one
    board.plan("city")
    board.answer(0, "coins+guild_sections")
    assert board.is_asked(0, "XID-D6")
    assert board.offers(0) == ["3", "17"]
    board.answer(0, "3")
    assert board.g.guilds[3].sections == 4
    assert board.g.seats[0].stored == 0  # only one guild is left: no choice


@pytest.mark.rule("XID-6.16")
def test_both_rewards_are_resolved_before_the_tile_leaves() -> None:
    board = at_threat()
    board.plan("city")
    assert 17 in board.g.sites
    board.answer(0, "snowy_reach:3+guild_sections")
    keys = board.keys
    assert keys.index("xidit-rewarded") < keys.index("xidit-threat-appears")
    assert (board.g.guilds[17].sections, board.g.bards["snowy_reach"][0]) == (3, 3)
    assert 17 not in board.g.sites


@pytest.mark.rule("XID-6.17", "XID-T37")
def test_stored_sections_do_not_make_sections_available() -> None:
    board = at_threat().guild(0, 1, 4).guild(0, 2, 4).guild(0, 3, 4)
    board.g.seats[0].sections, board.g.seats[0].stored = 0, 1
    board.plan("city")
    assert board.is_asked(0, "XID-D5")
    board.answer(0, "coins+snowy_reach:3")
    assert 17 not in board.g.guilds
    assert board.g.seats[0].stored == 1


@pytest.mark.rule("XID-E20")
def test_the_long_example() -> None:
    board = Board(4, heroes="7")
    board.arrange(recruits={7: "1a 1i 1m", 6: "1p 2a 1i 1m"}, threats=[17], next_threat=14, threat_stack=[9, 12]).give(
        0, "2p 2a 1c"
    )
    g = board.g
    board.plan("city red city blue red city")
    recruited = [event.text.args["unit"] for event in board.told("xidit-recruited")]
    assert recruited == ["archer", "peasant"]
    assert g.sites[7].units == units("1i 1m")
    assert g.sites[6].units == units("2a 1i 1m")
    moves = [event.text.args["moves"] for event in board.events if event.text.args.get("count") == 1]
    cities = [move.args["city"] for one in moves if isinstance(one, list) for move in one if isinstance(move, Text)]
    assert cities == [Text("xidit-city-6"), Text("xidit-city-11"), Text("xidit-city-17")]
    assert g.seats[0].units == units("2p 2a")
    board.answer(0, "crown_vale:2+snowy_reach:1+guild_sections")
    assert g.guilds[17].sections == 3
    assert (g.bards["snowy_reach"][0], g.bards["crown_vale"][0], g.seats[0].coins) == (1, 2, 0)
    assert g.threat_discard == [17]
    assert not g.sites[14].recruit
    assert (g.next_threat, g.first) == (9, 1)
