"""News read like a story: whose turn it is stands above it once, and what a choice brought about beside it."""

from __future__ import annotations

import pytest

from bot.messages.story import Line, Turn, tell
from games.engine import SeatName, Text

NAMES = ("<@1>", "<@2>", "🤖 Astra")


def who(seat: int) -> str:
    return NAMES[seat]


def line(words: str, *seats: int, key: str = "said") -> Line:
    """A line with the names of seats in it."""
    text = Text(key, {f"seat{number}": SeatName(seat) for number, seat in enumerate(seats)})
    return Line.of(text, words.format(*map(who, seats)), who)


@pytest.mark.finding("PL-13")
def test_a_turn_has_a_heading_and_says_the_name_no_more() -> None:
    turn = Turn(0, [[line("{} fills Trade 2.", 0), line("{} gains 1 gem.", 0)], [line("{}: Trade goes up.", 0)]])
    assert tell([turn], who) == ["▸ **<@1>**", "Fills Trade 2. Gains 1 gem.", "Trade goes up."]


@pytest.mark.finding("PL-13")
def test_one_line_needs_no_heading() -> None:
    turn = Turn(1, [[line("{} passes.", 1), line("{}: +1 gem.", 1)]])
    assert tell([turn], who) == ["<@2> passes. +1 gem."]


def test_a_heading_of_the_game_names_whose_turn_it_is() -> None:
    end = [line("{} ends the turn.", 0), line("**Round 2: {}**", 1, key="game-heading-turn")]
    turns = [Turn(0, [end]), Turn(1, [[line("{} moves.", 1)], [line("{} acts.", 1)]])]
    assert tell(turns, who) == ["▸ **<@1>**", "Ends the turn.", "**Round 2: <@2>**", "Moves.", "Acts."]


def test_after_somebody_else_the_name_is_said_again() -> None:
    told = [line("{} passes.", 2), line("{}: +1 energy.", 0), line("{} draws.", 2), line("{} discards.", 2)]
    assert tell([Turn(2, [told])], who) == [
        "▸ **🤖 Astra**",
        "Passes.",
        "<@1>: +1 energy.",
        "🤖 Astra draws. Discards.",
    ]


def test_what_is_nobodys_stays_as_it_is() -> None:
    told = [line("{} recruits.", 0), line("{} recruits.", 0), line("Recruits arrive.")]
    assert tell([Turn(None, [told])], who) == ["<@1> recruits.", "<@1> recruits.", "Recruits arrive."]


def test_lines_about_nobody_are_a_table_below_their_heading() -> None:
    census = [line("**Census**", key="game-heading-census"), line("Archers: {} 2.", 0), line("Clerics: {} 1.", 0)]
    told = tell([Turn(0, [[line("{} acts.", 0)], census])], who)
    assert told == ["▸ **<@1>**", "Acts.", "**Census**", "Archers: <@1> 2.", "Clerics: <@1> 1."]


@pytest.mark.parametrize("words", ["{} → Velmar.", "{} and {} tie.", "{}"])
def test_what_says_nothing_without_the_name_keeps_it(words: str) -> None:
    pair = Text("said", {"seats": [SeatName(0), SeatName(1)]})
    said = Line.of(pair, words.format(*NAMES), who) if "and" in words else line(words, 0)
    assert tell([Turn(0, [[line("{} acts.", 0)], [said]])], who)[2] == words.format(*NAMES)


def test_a_long_line_is_not_made_longer() -> None:
    told = [line("{} " + "acts " * 22 + "on.", 0), line("{} gains.", 0)]
    assert len(tell([Turn(0, [told])], who)) == 3


def test_bold_words_stay_bold_without_the_name() -> None:
    turn = Turn(0, [[line("{} places.", 0)], [line("**{} hires a kin**: Mentor.", 0)]])
    assert tell([turn], who)[2] == "**Hires a kin**: Mentor."


def test_small_print_stands_alone_and_changes_nobody() -> None:
    turn = Turn(0, [[Line.small("Time ran out."), line("{} passes.", 0)], [line("{} ends.", 0)]])
    assert tell([turn], who) == ["▸ **<@1>**", "-# Time ran out.", "Passes.", "Ends."]


def test_a_heading_that_tells_something_itself_is_kept() -> None:
    """Lords of Xidit: who goes where in an order stands beside its number."""
    ways = [line(f"**Order {number}:** {{}} → Velmar", 0, key="game-heading-order") for number in (2, 3)]
    bare = [line(f"**Order {number}**", key="game-heading-order") for number in (4, 5)]
    turn = Turn(None)
    turn.add([*ways, *bare, line("{} recruits a peasant.", 0)])
    assert tell([turn], who) == [
        "**Order 2:** <@1> → Velmar",
        "**Order 3:** <@1> → Velmar",
        "**Order 5**",
        "<@1> recruits a peasant.",
    ]


@pytest.mark.finding("PL-10")
def test_a_heading_with_nothing_below_it_is_left_out() -> None:
    turn = Turn(0)
    phases = [line(f"**{phase}**", key="game-phase") for phase in ("Move", "Combat", "Income")]
    turn.add([line("{} passes.", 0), *phases, line("{}: +1 gem.", 1)])
    assert tell([turn], who) == ["▸ **<@1>**", "Passes.", "**Income**", "<@2>: +1 gem."]


def test_a_turn_begins_with_a_name_even_if_it_was_just_said() -> None:
    """What somebody got from another's turn is no heading of their own."""
    turns = [Turn(0, [[line("{} passes.", 0), line("{}: +1 energy.", 1)]]), Turn(1, [[line("{} acts.", 1)]])]
    assert tell(turns, who)[-2:] == ["<@2>: +1 energy.", "<@2> acts."]


@pytest.mark.finding("PL-13")
def test_once_somebody_else_is_named_it_is_said_again_who_gains() -> None:
    """In a battle, "Draws a card" after "Victory: ..." would be the victor's."""
    sides = Text("said", {"one": SeatName(0), "other": SeatName(1)})
    against = line("Strength 7 to 9 ({} against {}).", 0, 1)
    wounds = Line.of(sides, "<@1>: attack 2; <@2>: defense 1.", who)
    told = [line("{} rolls 3.", 0), against, line("{} draws a card.", 0), wounds, line("{} loses a fighter.", 0)]
    again = [line("{} moves on.", 0)]
    assert tell([Turn(0, [told, again])], who) == [
        "▸ **<@1>**",
        "Rolls 3.",
        "Strength 7 to 9 (<@1> against <@2>).",
        "<@1> draws a card. Attack 2; <@2>: defense 1.",
        "<@1> loses a fighter.",
        "Moves on.",
    ]


def test_somebody_elses_way_has_a_line_of_its_own() -> None:
    """Lords of Xidit: who walks in an order that another one recruits in."""
    ways = line("{} → Velmar", 1)
    assert tell([Turn(None, []), Turn(0, [[line("{} acts.", 0)], [line("{} recruits.", 0), ways]])], who)[-2:] == [
        "Recruits.",
        "<@2> → Velmar",
    ]


def test_a_turn_that_begins_by_itself_has_one_heading() -> None:
    """Hyperborea: the capital is refilled at the end of the turn before, below the heading of the one that begins."""
    begins = line("**Round 2: {}**", 1, key="game-heading-turn")
    turns = [
        Turn(0, [[line("{} ends the turn.", 0), begins, line("{} refills the capital.", 1)]]),
        Turn(1, [[line("{} moves.", 1)], [line("{} acts.", 1)]]),
    ]
    told = ["Ends the turn.", "**Round 2: <@2>**", "Refills the capital.", "Moves.", "Acts."]
    assert tell(turns, who) == ["▸ **<@1>**", *told]
