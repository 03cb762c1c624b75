"""XID-9 and XID-21.3, XID-21.4: the army census."""

from __future__ import annotations

import pytest

from games.engine import NotLegal, Number, Text
from games.engine.play import waiting_for
from games.xidit import components as c
from games.xidit.game import GAME
from tests.games.xidit.support import WAIT, Board, seat_named, units


def at_census(census: str = "batched", players: int = 4, heroes: str = "16 5 6 7", **give: str) -> Board:
    """Year 4 after the sixth orders; `s0="2p 1a"` gives units to seats."""
    board = Board(players, heroes=heroes, census=census).arrange().skip_to_year(4)
    for seat, words in give.items():
        board.give(int(seat[1:]), words)
    board.g.first = 0
    board.plan(*[WAIT] * players)
    assert board.is_asked(0, "XID-D10")
    return board


def show(board: Board, *numbers: str) -> None:
    """Census answers by seat."""
    told = []
    for seat, words in enumerate(numbers):
        told += board.answer(seat, words)
    board.events = told


@pytest.mark.rule("XID-9.1", "XID-3.4", "XID-13.3")
@pytest.mark.parametrize(("length", "years"), [("full", [4, 8, 12]), ("short", [3, 6, 9])])
def test_census_years(length: str, years: list[int]) -> None:
    board = Board(length=length).arrange()
    seen = []
    while board.g.outcome is None:
        if board.is_asked(0, "XID-D10") and board.g.year not in seen:
            seen.append(board.g.year)
            assert [len(player.plan) for player in board.g.seats] == [6] * 4  # this year's orders have been executed
        board.pass_time()
    assert seen == years


@pytest.mark.rule("XID-9.1")
@pytest.mark.finding("RU-13")
def test_what_the_sixth_order_recruits_is_counted() -> None:
    board = Board(heroes="16", census="batched").arrange(recruits={16: "1p"}).skip_to_year(4)
    board.plan("wait wait wait wait wait city")
    assert board.is_asked(0, "XID-D10")
    show(board, "1 0 0 0 0", *["0 0 0 0 0"] * 3)
    won = board.told("xidit-census-line")
    assert [event.text.args["unit"].key for event in won] == ["xidit-unit-peasant"]  # type: ignore[union-attr]
    assert board.g.year == 5


@pytest.mark.rule("XID-9.2", "XID-9.3", "XID-9.17", "XID-21.3")
def test_strict_census_asks_type_by_type() -> None:
    board = at_census("strict", s0="2p 1m", s1="1p")
    prompts = []
    for kind in range(5):
        decision = board.asked(0)
        prompts.append(decision.prompt.args["unit"].key)  # type: ignore[union-attr]
        assert isinstance(decision.shape, Number)
        assert (decision.shape.low, decision.shape.high) == (0, units("2p 1m")[kind])
        show(board, *["0"] * 4)
    assert prompts == [f"xidit-unit-{unit}" for unit in c.UNIT_IDS]
    assert board.g.year == 5


@pytest.mark.rule("XID-9.3")
def test_nobody_can_show_more_than_owned() -> None:
    board = at_census("strict", s0="2p")
    with pytest.raises(NotLegal):
        board.answer(0, "3")
    with pytest.raises(NotLegal):
        board.answer(0, "-1")


@pytest.mark.rule("XID-9.4")
def test_numbers_are_revealed_together() -> None:
    board = at_census("strict", s0="2p", s1="1p")
    assert board.answer(0, "2") == []
    assert GAME.view(board.g, 1).sealed == [0]
    board.answer(1, "1")
    board.answer(2, "0")
    events = board.answer(3, "0")
    line = next(event.text for event in events if event.text.key == "xidit-census-line")
    shown = line.args["shown"]
    assert isinstance(shown, list)
    assert [(seat_named(text), text.args["count"]) for text in shown if isinstance(text, Text)] == [(0, 2), (1, 1)]


@pytest.mark.rule("XID-9.5", "XID-9.8", "XID-9.9", "XID-9.18")
def test_most_shown_wins_and_units_come_back() -> None:
    board = at_census(s0="3p", s1="2p")
    show(board, "1 0 0 0 0", "2 0 0 0 0", "0 0 0 0 0", "0 0 0 0 0")
    assert [player.coins for player in board.g.seats] == [0, 1, 0, 0]  # shown counts, not owned
    assert board.g.seats[0].units == units("3p")
    assert board.g.seats[1].units == units("2p")


@pytest.mark.rule("XID-9.6", "XID-9.10", "XID-T20")
def test_ties_win_the_full_prize() -> None:
    board = at_census(s0="3a", s1="3a", s2="1a")
    show(board, "0 3 0 0 0", "0 3 0 0 0", "0 1 0 0 0", "0 0 0 0 0")
    assert [player.coins for player in board.g.seats] == [2, 2, 0, 0]


@pytest.mark.rule("XID-9.7", "XID-T19")
def test_nobody_wins_with_zero() -> None:
    board = at_census(s0="3p", s1="2p")
    show(board, *["0 0 0 0 0"] * 4)
    assert [player.coins for player in board.g.seats] == [0, 0, 0, 0]
    assert len(board.told("xidit-census-nobody")) == 5


@pytest.mark.rule("XID-9.11", "XID-9.19")
def test_infantry_wins_a_bard_beside_the_hero() -> None:
    board = at_census(s0="1i")
    show(board, "0 0 1 0 0", *["0 0 0 0 0"] * 3)
    assert board.is_asked(0, "XID-D11")
    assert sorted(board.offers(0)) == ["crown_vale:1", "green_marches:1", "snowy_reach:1"]
    board.answer(0, "snowy_reach:1")
    assert board.g.bards["snowy_reach"] == [1, 0, 0, 0]


@pytest.mark.rule("XID-9.12", "XID-E12")
def test_clerics_win_two_bards() -> None:
    board = at_census(s0="1c", s1="1c", s3="2c")
    show(board, "0 0 0 1 0", "0 0 0 1 0", "0 0 0 0 0", "0 0 0 2 0")
    assert board.is_asked(3, "XID-D11")
    region = board.g.open_regions(board.g.seats[3].hero)
    board.answer(3, f"{region[0]}:1+{region[1]}:1")
    assert board.g.bards[region[0]][3] == board.g.bards[region[1]][3] == 1
    assert board.g.seats[3].units == units("2c")


@pytest.mark.rule("XID-9.13", "XID-9.19")
def test_mages_win_a_section_on_any_own_guild_with_room() -> None:
    board = at_census(s0="1m").guild(0, 3, 1).guild(0, 9, 2).guild(0, 10, 4).guild(1, 11, 1)
    show(board, "0 0 0 0 1", *["0 0 0 0 0"] * 3)
    assert board.is_asked(0, "XID-D12")
    assert board.offers(0) == ["3", "9"]
    board.answer(0, "9")
    assert board.g.guilds[9].sections == 3
    assert board.g.seats[0].sections == 7


@pytest.mark.rule("XID-9.14", "XID-T21", "XID-T22", "XID-11.3")
def test_without_room_the_section_is_stored_and_does_not_count() -> None:
    board = at_census(s0="1m").guild(0, 3, 4).guild(0, 9, 4)
    show(board, "0 0 0 0 1", *["0 0 0 0 0"] * 3)
    assert (board.g.seats[0].sections, board.g.seats[0].stored) == (6, 1)
    from games.xidit.rules.assessment import measure

    assert measure(board.g, "influence", 0) == 8


@pytest.mark.rule("XID-9.14")
def test_without_sections_left_the_mages_win_nothing() -> None:
    board = at_census(s0="1m").guild(0, 3, 4).guild(0, 9, 4).guild(0, 10, 4).guild(0, 12, 3)
    show(board, "0 0 0 0 1", *["0 0 0 0 0"] * 3)
    assert (board.g.seats[0].sections, board.g.seats[0].stored, board.g.guilds[12].sections) == (0, 0, 3)


@pytest.mark.rule("XID-9.15")
def test_a_winner_without_bards_gets_nothing_instead() -> None:
    board = at_census(s0="1i 1c").bards("ember_cape", 20)
    show(board, "0 0 1 1 0", *["0 0 0 0 0"] * 3)
    assert board.g.year == 5
    assert board.g.seats[0].coins == 0


@pytest.mark.rule("XID-9.15", "XID-6.5")
def test_a_winner_with_one_bard_places_one_of_two() -> None:
    board = at_census(s0="1c").bards("ember_cape", 19)
    show(board, "0 0 0 1 0", *["0 0 0 0 0"] * 3)
    assert sorted(board.offers(0)) == ["crown_vale:1", "green_marches:1", "snowy_reach:1"]


@pytest.mark.rule("XID-9.16", "XID-T31")
def test_several_winners_place_in_turn_order() -> None:
    board = at_census("strict", heroes="16 5 1 7", s0="1i", s2="1i")
    board.g.first = 1
    for _ in range(2):
        show(board, *["0"] * 4)
    show(board, "1", "0", "1", "0")
    assert waiting_for(board.g) == [2]
    board.answer(2, board.offers(2)[0])
    assert waiting_for(board.g) == [0]


@pytest.mark.rule("XID-9.17")
def test_strict_prizes_come_before_the_next_type() -> None:
    board = at_census("strict", s0="1p")
    show(board, "1", "0", "0", "0")
    assert board.g.seats[0].coins == 1
    assert board.asked(0).prompt.args["unit"].key == "xidit-unit-archer"  # type: ignore[union-attr]


@pytest.mark.rule("XID-21.4")
def test_batched_prizes_come_seat_by_seat() -> None:
    board = at_census(heroes="16 15 1 7", s0="1p 1i 1c", s1="1i 1m").guild(1, 3, 1).guild(1, 4, 1)
    board.g.first = 0
    show(board, "1 0 1 1 0", "0 0 1 0 1", *["0 0 0 0 0"] * 2)
    assert board.g.seats[0].coins == 1
    asked = []
    while board.g.year == 4:
        seat = waiting_for(board.g)[0]
        asked.append((seat, board.asked(seat).rule, board.asked(seat).prompt.args.get("count", 0)))
        board.answer(seat, board.offers(seat)[0])
    assert asked == [(0, "XID-D11", 3), (1, "XID-D11", 1), (1, "XID-D12", 0)]


@pytest.mark.rule("XID-21.7")
def test_places_named_with_the_numbers_are_not_asked_again() -> None:
    board = at_census(heroes="16 15 1 7", s0="1i 1c", s1="1m").guild(1, 3, 1).guild(1, 4, 1)
    show(board, "0 0 1 1 0 snowy_reach", "0 0 0 0 1 - 4", *["0 0 0 0 0"] * 2)
    assert board.g.year == 5
    assert board.g.bards["snowy_reach"] == [3, 0, 0, 0]
    assert (board.g.guilds[3].sections, board.g.guilds[4].sections) == (1, 2)


@pytest.mark.rule("XID-21.7", "XID-9.15")
def test_a_place_for_bards_that_are_not_there_is_no_prize() -> None:
    board = at_census(heroes="16", s0="1i").bards("ember_cape", 20)
    show(board, "0 0 1 0 0 snowy_reach", *["0 0 0 0 0"] * 3)
    assert board.g.year == 5
    assert "snowy_reach" not in board.g.bards


@pytest.mark.rule("XID-21.3", "XID-14.6", "XID-15.4")
def test_everybody_is_asked_even_with_nothing_to_show() -> None:
    for census in ("batched", "strict"):
        board = at_census(census)
        assert waiting_for(board.g) == [0, 1, 2, 3]
