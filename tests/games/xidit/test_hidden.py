"""XID-14, XID-15, XID-21: hidden information, decisions and their defaults, standing instructions."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

import games
from games.engine import Match, NotLegal, Setup, Text, default_choice, open_decisions
from games.engine.play import waiting_for
from games.engine.texts import LANGUAGES
from games.xidit import components as c
from games.xidit.game import GAME
from games.xidit.standing import as_fields
from games.xidit.state import Standing
from tests.games.xidit.support import WAIT, Board, units


@pytest.mark.rule("XID-14.1", "XID-14.4")
def test_no_screen_and_no_bastion_in_the_view_of_others() -> None:
    board = Board(heroes="1").arrange().give(0, "7m")
    board.g.seats[0].coins = 4321
    for seat in (1, 2, 3, None):
        seen = msgspec.json.encode(GAME.view(board.g, seat)).decode()
        assert "4321" not in seen
        view = GAME.view(board.g, seat)
        assert view.screen is None or view.screen.units == [0] * 5


@pytest.mark.rule("XID-14.2")
def test_the_own_screen_can_be_looked_at() -> None:
    board = Board(heroes="1").give(0, "2p 1m")
    board.g.seats[0].coins = 9
    screen = GAME.view(board.g, 0).screen
    assert screen is not None
    assert (screen.units, screen.coins, screen.bards, screen.stored) == (units("2p 1m"), 9, 20, 0)


@pytest.mark.rule("XID-14.3")
def test_public_events_name_what_everybody_sees() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.plan("city")
    ended = board.told("xidit-threat-ended")[0]
    assert [unit.key for unit in ended.text.args["units"]] == [  # type: ignore[union-attr]
        "xidit-few-peasant",
        "xidit-few-archer",
        "xidit-few-cleric",
    ]
    board.answer(0, "coins+crown_vale:3")
    taken = board.told("xidit-rewarded")[0]
    assert taken.audience is None
    rewards = taken.text.args["rewards"]
    assert isinstance(rewards, list)
    assert [(text.key, text.args["count"]) for text in rewards if isinstance(text, Text)] == [
        ("xidit-some-coins", 4),
        ("xidit-reward-bards-to", 3),
    ]


@pytest.mark.rule("XID-14.6", "XID-4.5")
def test_others_learn_only_that_a_plan_is_sealed() -> None:
    board = Board()
    before = GAME.view(board.g, 1)
    assert board.answer(0, "red city blue wait city black") == []
    after = GAME.view(board.g, 1)
    assert (before.sealed, after.sealed) == ([], [0])
    after.sealed, after.waiting = before.sealed, before.waiting
    assert after == before
    assert GAME.view(board.g, 0).my_plan == ["red", "city", "blue", "wait", "city", "black"]


@pytest.mark.rule("XID-14.4", "XID-14.6")
def test_plans_and_census_numbers_are_secret_and_menus_made_of_units_private() -> None:
    board = Board(heroes="17 4", census="batched").arrange(threats=[17]).wake(3).give(0, "1p 1a 1c").give(1, "2p 2m")
    assert board.asked(0).secret
    board.plan("city", "city")
    assert board.asked(0).rule == "XID-D4"
    assert board.asked(0).private  # what is offered tells which bards and sections are left
    board.answer(0, "coins+guild_sections")
    assert board.asked(1).rule == "XID-D7"
    assert board.asked(1).private
    board.answer(1, "3")
    assert board.asked(1).rule == "XID-D8"
    assert board.asked(1).private
    for census in ("batched", "strict"):
        counted = Board(census=census).arrange().skip_to_year(4)
        counted.plan(*[WAIT] * 4)
        assert counted.is_asked(0, "XID-D10")
        assert counted.asked(0).secret


@pytest.mark.rule("XID-21.6")
def test_the_view_tells_the_phase() -> None:
    g, _ = GAME.begin(Setup(4, "phases", {"first": "host"}))
    assert (GAME.view(g, None).phase, GAME.view(g, None).order) == ("heroes", 0)
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    assert (GAME.view(board.g, None).phase, GAME.view(board.g, None).order) == ("orders", 0)
    board.skip_to_year(4)
    board.plan(*[WAIT] * 4)
    assert (GAME.view(board.g, None).phase, GAME.view(board.g, None).order) == ("census", 0)


@pytest.mark.rule("XID-15.2")
def test_a_single_option_is_not_asked() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c").guild(1, 17, 1).bards("grey_crags", 20)
    board.plan("city")
    assert board.g.year == 2


@pytest.mark.rule("XID-15.2", "XID-D8")
def test_a_titan_that_can_be_paid_in_one_way_only_is_paid_at_once() -> None:
    board = Board(heroes="4").arrange().wake(3).give(0, "4p")
    board.plan("city")
    board.answer(0, "3")
    assert board.g.seats[0].units == units("1p")


def titan() -> Board:
    """Seat 0 is asked about a titan, and holds all units but one."""
    board = Board(heroes="4").arrange().wake(3).give(0, "2p 2a").give(1, "1m")
    board.plan("city")
    return board


def titan_units() -> Board:
    board = titan()
    board.answer(0, "3")
    return board


def rewards() -> Board:
    """Seat 0 has one bard left, all others are in the Bastion."""
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c").bards(c.CENTRAL, 19)
    board.plan("city")
    return board


def bards() -> Board:
    """Seat 0 has two bards left, and nothing can be built."""
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c").bards(c.CENTRAL, 18).guild(1, 17, 1)
    board.plan("city")
    return board


@pytest.mark.rule("XID-14.4")
@pytest.mark.parametrize(
    ("asked", "rule"), [(titan, "XID-D7"), (titan_units, "XID-D8"), (rewards, "XID-D4"), (bards, "XID-D5")]
)
def test_whoever_is_asked_has_something_to_choose_in_every_world(asked: Callable[[], Board], rule: str) -> None:
    """That somebody is waited for is seen by all: no made-up world may say otherwise."""
    board, rng, held = asked(), random.Random(rule), set()
    assert board.is_asked(0, rule)
    for viewer in (1, None) * 40:
        other = GAME.shuffle_hidden(board.g, viewer, rng)
        assert GAME.view(other, viewer) == GAME.view(board.g, viewer)
        assert len(open_decisions(other)[0].options) > (rule not in ("XID-D5", "XID-D8"))
        held.add((tuple(other.seats[0].units), other.seats[0].bards))
    assert len(held) > 1


class TestDefaults:
    """The defaults of section 15."""

    @pytest.mark.rule("XID-D2")
    def test_start_city(self) -> None:
        g, _ = GAME.begin(Setup(4, "default", {"first": "host"}))
        recruits = sorted(number for number, site in g.sites.items() if site.recruit)
        assert default_choice(g, 0) == str(recruits[0])

    @pytest.mark.rule("XID-D3")
    def test_plan(self) -> None:
        assert default_choice(Board().g, 0) == "1=wait 2=wait 3=wait 4=wait 5=wait 6=wait"

    @pytest.mark.rule("XID-D4")
    def test_rewards_follow_the_hall_of_fame(self) -> None:
        board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
        board.plan("city")
        for hall, expected in (
            (["wealth", "influence", "reputation"], "coins+guild_sections"),
            (["reputation", "influence", "wealth"], "crown_vale:3+guild_sections"),
            (["reputation", "wealth", "influence"], "coins+crown_vale:3"),
        ):
            board.g.hall = hall
            assert default_choice(board.g, 0) == expected

    @pytest.mark.rule("XID-D5")
    def test_bards_go_to_the_largest_lyre(self) -> None:
        board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c").guild(1, 17, 1)
        board.plan("city")
        assert board.is_asked(0, "XID-D5")
        assert default_choice(board.g, 0) == "coins+crown_vale:3"

    @pytest.mark.rule("XID-D4", "XID-D5")
    def test_the_largest_lyre_need_not_be_the_first_region(self) -> None:
        board = Board(heroes="3").arrange(threats=[3]).give(0, "5p 5a 5i 5c 5m")
        board.plan("city")
        board.g.hall = ["reputation", "influence", "wealth"]
        assert board.g.open_regions(3) == ["golden_steppe", "elder_woods"]
        assert default_choice(board.g, 0).startswith("elder_woods:")

    @pytest.mark.rule("XID-D11")
    def test_census_bards_go_to_the_largest_lyre(self) -> None:
        board = Board(heroes="16").arrange().skip_to_year(4).give(0, "1c")
        board.plan(*[WAIT] * 4)
        for seat in range(4):
            board.answer(seat, default_choice(board.g, seat))
        assert board.is_asked(0, "XID-D11")
        assert default_choice(board.g, 0) == "crown_vale:2"

    @pytest.mark.rule("XID-D7", "XID-D8")
    def test_titan(self) -> None:
        board = Board(heroes="4").arrange().wake(3).give(0, "2p 3a 1m")
        board.plan("city")
        assert default_choice(board.g, 0) == "decline"
        board.answer(0, "3")
        assert default_choice(board.g, 0) == "2p+1a"

    @pytest.mark.rule("XID-D6", "XID-D12")
    def test_guild_with_fewest_sections(self) -> None:
        board = Board(heroes="16", census="strict").arrange().skip_to_year(4).give(0, "1m")
        board.guild(0, 3, 2).guild(0, 9, 1).guild(0, 5, 1)
        board.plan(*[WAIT] * 4)
        while not board.is_asked(0, "XID-D12"):
            seat = waiting_for(board.g)[0]
            board.answer(seat, default_choice(board.g, seat))
        assert default_choice(board.g, 0) == "5"  # XID-D12; XID-D6 is the same question for a stored section
        stored = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
        stored.guild(0, 2, 4)
        stored.g.seats[0].stored = 2
        stored.g.guilds[3] = type(stored.g.guilds[2])(0, 2)
        stored.plan("city")
        stored.answer(0, "coins+guild_sections")
        assert stored.is_asked(0, "XID-D6")
        assert default_choice(stored.g, 0) == "3"

    @pytest.mark.rule("XID-D9")
    def test_neutral_token_of_the_last_column(self) -> None:
        board = Board(3, heroes="17").arrange(threats=[17]).give(0, "3p 3a 3i 3c 3m")
        board.plan("city")
        board.answer(0, "coins+guild_sections")
        assert default_choice(board.g, 0) == board.g.hall[2]

    @pytest.mark.rule("XID-D10")
    def test_census_shows_all(self) -> None:
        board = Board(census="batched").arrange().skip_to_year(4).give(0, "2p 1m")
        board.plan(*[WAIT] * 4)
        assert default_choice(board.g, 0) == "peasant=2 archer=0 infantry=0 cleric=0 mage=1 bards=-"


def with_standing(words: str, players: int = 4, heroes: str = "17") -> Board:
    """A board whose seat 0 has standing instructions for this year."""
    board = Board(players, heroes=heroes).arrange(threats=[17]).give(0, "3p 3a 3i 3c 3m")
    Match(GAME, board.g).set_standing(0, words)
    return board


@pytest.mark.rule("XID-21.2")
def test_standing_rewards_and_bards_are_answered_without_asking() -> None:
    words = "rewards=coins>bards>guild_sections bards=grey_crags,snowy_reach spread=- titan=- titan_units=-"
    board = with_standing(words)
    board.plan("city")
    assert board.g.year == 2
    assert board.g.seats[0].coins == c.TILES["standard", 17].rewards.coins
    assert board.g.bards["snowy_reach"][0] == 3
    assert board.told("engine-standing-order")


@pytest.mark.rule("XID-21.2")
def test_standing_bards_go_to_the_first_of_the_wished_regions() -> None:
    for wish in ("snowy_reach,crown_vale", "crown_vale,snowy_reach"):
        board = with_standing(f"rewards=coins>bards>guild_sections bards={wish} spread=- titan=- titan_units=-")
        board.plan("city")
        assert {region for region, placed in board.g.bards.items() if placed[0]} == {wish.partition(",")[0]}


@pytest.mark.rule("XID-21.2")
def test_standing_bards_can_be_spread_over_the_wished_regions() -> None:
    words = (
        "rewards=coins>bards>guild_sections bards=snowy_reach,grey_crags,crown_vale spread=spread titan=- titan_units=-"
    )
    board = with_standing(words)
    board.plan("city")
    assert board.g.year == 2
    assert {region: placed[0] for region, placed in board.g.bards.items()} == {"snowy_reach": 2, "crown_vale": 1}


@pytest.mark.rule("XID-21.2", "XID-6.5")
def test_standing_rewards_pass_over_what_is_not_available() -> None:
    board = with_standing("rewards=coins>bards>guild_sections bards=- spread=- titan=- titan_units=-")
    board.g.seats[0].bards = 0
    board.plan("city")
    assert board.g.year == 2
    assert board.g.seats[0].coins == c.TILES["standard", 17].rewards.coins
    assert board.g.guilds[17].owner == 0
    assert not any(placed[0] for placed in board.g.bards.values())


@pytest.mark.rule("XID-21.2")
def test_whoever_has_ordered_nothing_finds_nothing_filled_in() -> None:
    board = Board(3)
    assert {name: value for name, value in as_fields(board.g, Standing()).items() if value} == {}


@pytest.mark.rule("XID-21.2")
def test_standing_regions_that_are_not_adjacent_are_asked() -> None:
    board = with_standing("rewards=coins>bards>guild_sections bards=ember_cape spread=- titan=- titan_units=-")
    board.plan("city")
    assert board.is_asked(0, "XID-D4")


@pytest.mark.rule("XID-21.2")
def test_standing_titans() -> None:
    never = with_standing("rewards=- bards=- spread=- titan=never titan_units=-", heroes="4").wake(3, 4)
    never.plan("city")
    assert "xidit-titan-declined" in never.keys
    words = "rewards=coins>guild_sections>bards bards=- spread=- titan=5>4>3 titan_units=strongest"
    board = with_standing(words, heroes="4").wake(3, 4)
    board.plan("city")
    assert [len(stack.titans) for stack in board.g.lair] == [2, 1, 2]
    assert board.g.seats[0].units == units("3p 3a 3i 2c")
    few = with_standing(words, heroes="4").give(0, "3p 1a 1m").wake(4)
    few.plan("city")
    assert few.g.seats[0].units == units("1p")  # a mage, an archer, and only then peasants
    asked = with_standing("rewards=- bards=- spread=- titan=3 titan_units=weakest", heroes="4").wake(4)
    asked.plan("city")
    assert asked.is_asked(0, "XID-D7")


@pytest.mark.rule("XID-21.2")
def test_standing_neutral_token() -> None:
    board = with_standing(
        "rewards=coins>guild_sections>bards bards=- spread=- titan=- titan_units=- neutral=influence>wealth>reputation",
        3,
    )
    board.plan("city")
    column = board.g.hall.index("influence")
    assert board.g.neutral[column] == [6, 5, 4][column] + 1


@pytest.mark.rule("XID-21.2")
def test_standing_instructions_hold_for_one_year_and_until_the_reveal() -> None:
    board = with_standing("rewards=coins>bards>guild_sections bards=- spread=- titan=- titan_units=-")
    board.plan("city")
    match = Match(GAME, board.g)
    assert board.is_asked(0, "XID-D4")
    with pytest.raises(NotLegal):
        match.set_standing(0, "rewards=- bards=- spread=- titan=- titan_units=-")
    board.answer(0, "coins+snowy_reach:3")
    assert board.g.seats[0].standing.rewards == []


@pytest.mark.rule("XID-21.2")
def test_standing_instructions_are_secret() -> None:
    board = with_standing("rewards=coins>bards>guild_sections bards=- spread=- titan=never titan_units=-")
    for seat in (1, 2, 3, None):
        assert "never" not in msgspec.json.encode(GAME.view(board.g, seat)).decode()
    mine = GAME.view(board.g, 0).my_standing
    assert mine is not None
    assert mine.titan == ["never"]


@pytest.mark.rule("XID-21.5", "XID-15.5")
def test_the_engine_waits_while_a_reward_is_open() -> None:
    board = Board(heroes="17 5").arrange(threats=[17], recruits={5: "1p"}).give(0, "1p 1a 1c")
    board.plan("city", "city")
    assert waiting_for(board.g) == [0]
    assert board.g.seats[1].units == [0] * 5


@pytest.mark.rule("XID-21.6")
def test_each_order_step_can_be_told_apart_in_the_view() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.plan("wait city")
    view = GAME.view(board.g, None)
    assert (view.phase, view.order, view.seats[0].plan[:2]) == ("execution", 2, ["wait", "city"])


@pytest.mark.rule("XID-20.4", "XID-20.5")
def test_bards_and_sections_are_conserved() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.plan("city")
    board.answer(0, "crown_vale:1+snowy_reach:2+guild_sections")
    player = board.g.seats[0]
    assert player.bards + sum(placed[0] for placed in board.g.bards.values()) == 20
    assert player.sections + player.stored + board.g.guilds[17].sections == 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words(language: str) -> None:
    board = Board(3, heroes="17").arrange(threats=[17], recruits={5: "1p"}).give(0, "1p 1a 1c").guild(0, 4, 2)
    texts = games.texts("xidit", language)
    lines = [texts.say(line, lambda seat: f"<{seat}>") for line in GAME.describe(GAME.view(board.g, 0))]
    assert any("<0>" in line for line in lines)
    assert any(texts.say(Text("xidit-city-17")) in line for line in lines)
    assert len(lines) > 12
