"""What is said of choices: numbers beside them, reasons why not, warnings, and marks on the board."""

from __future__ import annotations

import random
import re

import pytest

import games
from games.engine import Decision, Match, Option, Setup
from games.engine.play import Position
from games.engine.policy import random_choice
from games.engine.text import Text
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.rules.placement import Placement
from tests.games.ryozen.support import Board

ENGLISH = games.texts("ryozen", "en")
NOT_ON_THE_BOARD = {"hand"}
"""Where a kin can be without lying anywhere on the board."""
PLACES = re.compile(
    r"palace|summit|(wall|embrasure)_[1-4]|(sector:)?(gate|capital|outskirts|altar|springs|clan_house)(\.[1-3])?"
    r"|event\.[1-4]|revelation\.[1-3]|slot\.[1-5]|village\.[0-7]"
)
"""What can be marked: places, spots and sectors; spaces of the rows, slots of the Clan House, spaces of the track."""
ON_THE_BOARD = {
    *("RYO-D4", "RYO-D5.1", "RYO-D5.2", "RYO-D5.3", "RYO-D5.4", "RYO-D5.5", "RYO-D5.6", "RYO-D5.7", "RYO-D5.10"),
    *("RYO-D7", "RYO-D8", "RYO-D9", "RYO-D10", "RYO-D11", "RYO-D12", "RYO-D19", "RYO-D20", "RYO-D22", "RYO-D28"),
}
"""Decisions whose options lie on the board."""
SELDOM = {"RYO-D5.2", "RYO-D5.3", "RYO-D5.4", "RYO-D5.6", "RYO-D5.7", "RYO-D5.10", "RYO-D19", "RYO-D22", "RYO-D28"}
"""Those that need a certain kin, card or event: not in each of a few matches."""
NOWHERE = ("skip", "apply", "later", "no", "end")


def explained(board: Board, seat: int) -> Decision:
    """What a seat is asked, as it reads it."""
    return Position(board.g).explained(seat)


def hint(board: Board, seat: int, name: str) -> str:
    """What stands beside an option, in English."""
    option = next(option for option in explained(board, seat).options if option.id == name)
    assert option.hint is not None
    return ENGLISH.say(option.hint)


def reasons(board: Board, seat: int) -> dict[str, str]:
    """What is not possible, and why, in English."""
    return {missing.id: ENGLISH.say(missing.reason) for missing in explained(board, seat).unavailable}


def has_a_place(option: Option) -> bool:
    """Whether an option is about something that lies on the board."""
    cards = isinstance(option.label, Text) and option.label.key == "ryozen-card-first"
    return option.id not in NOWHERE and not cards and ">hand/" not in option.id


@pytest.mark.whole_match
@pytest.mark.parametrize("mode", ["standard", "phoenix_palace"])
def test_every_option_on_the_board_has_its_mark(mode: str) -> None:
    seen = set()
    for number in range(8):
        rng = random.Random(f"{mode} {number}")
        match, _ = Match.begin(GAME, GAME.complete(Setup(4, f"marks {number}", {"mode": mode})))
        while match.outcome is None:
            for decision in match.decisions.values():
                for option in (option for pick in decision.picks for option in pick.options):
                    assert option.where is None or PLACES.fullmatch(option.where), f"{decision.rule} {option.where}"
                    if decision.rule in ON_THE_BOARD and has_a_place(option):
                        assert option.where is not None, f"{decision.rule}: {option.id}"
                        seen.add(decision.rule)
            seat = rng.choice(match.waiting)
            decision = match.decisions[seat]
            bot = GAME.policy(match.view(seat), decision, rng)
            match.submit(seat, bot if rng.random() < 0.7 else random_choice(decision, rng))
    assert seen >= ON_THE_BOARD - SELDOM


@pytest.mark.finding("PL-17")
def test_a_placement_tells_its_ability_and_the_influence_then() -> None:
    board = Board().put(1, "gate.1", cloaked=True)
    assert hint(board, 0, "gate.2:fighter") == "Strike another kin here. Influence then 1, best rival 2"
    assert hint(board, 0, "gate.2:apprentice:cloaked") == (
        "1 coin more; lantern, discard an event; Night: 4 favour. Influence then 2, best rival 2"
    )
    assert (
        hint(board, 0, "gate.2:apprentice")
        == "lantern, discard an event; Night: 4 favour. Influence then 1, best rival 2"
    )
    groups = {ENGLISH.say(option.group) for option in explained(board, 0).options if option.group}
    assert groups == {"Apprentice", "Apprentice, cloaked", "Fighter", "Fighter, cloaked", "Without the day effect"}


@pytest.mark.finding("PL-21")
def test_every_place_that_is_not_offered_has_a_reason() -> None:
    board = Board().own(0).put(1, "gate.1").put(2, "springs.1", "guardian")
    board.g.blocks = []
    why = reasons(board, 0)
    assert why["gate.1"].startswith("Taken: Apprentice")
    assert why["gate.3"] == "1 coin needed, you have 0 coins."
    assert why["cloaked"] == "1 coin needed, you have 0 coins."
    assert "just the same" in reasons(Board(), 0)["gate.2"]
    places = {chosen.place for chosen in explained(board, 0).offers(Placement).values()}
    assert places | set(why) >= {*c.PLACES["many"], "palace"}


@pytest.mark.finding("PL-21")
def test_a_closed_sector_and_a_side_out_of_view_say_so() -> None:
    board = Board().hand(0, "guardian").place(0, "springs.1", "guardian")
    board.answer(0, "use")
    board.answer(0, "skip")
    assert reasons(board, 1)["springs.2"].startswith("A Guardian closes this sector")
    assert "not visible" in reasons(Board(4, "phoenix_palace"), 0)["wall_1"]
    assert reasons(Board(4, "phoenix_palace").put(1, "wall_3"), 0)["wall_3"].startswith("Taken")


@pytest.mark.finding("PL-21")
def test_cards_that_cannot_be_used_say_why() -> None:
    board = Board().cards(0, "disguise", "strategic_manoeuvres", "prayer_of_the_jade_moon").own(0)
    why = reasons(board, 0)
    assert why["disguise"] == "1 scroll needed, you have 0 scrolls."
    assert why["prayer_of_the_jade_moon"] == "2 lanterns needed, you have 0 lanterns."
    board = Board().cards(0, "rainbow", "offering_of_wealth").put(0, "gate.1")
    board.answer(0, "rainbow")
    assert reasons(board, 0)["offering_of_wealth"] == "Only one card can be used at the start of a turn."


def test_strikes_tell_what_becomes_of_the_influence() -> None:
    board = Board().put(1, "gate.1", cloaked=True).put(1, "palace").put(2, "altar.1").place(0, "gate.2", "fighter")
    assert hint(board, 0, "gate.1") == "Is turned over, stays. Its owner there: 2 → 1, best other 1"
    why = reasons(board, 0)
    assert why["palace"] == "Kin in the Palace cannot be struck, turned or moved."
    assert why["altar.1"] == "It is not in the same sector."
    assert why["gate.2"] == "A kin never strikes itself."
    phoenix = Board(4, "phoenix_palace").put(1, "gate.1").place(0, "gate.2", "fighter")
    assert hint(phoenix, 0, "gate.1").startswith("Goes to an Outer Wall.")
    taken = Board(4, "phoenix_palace").put(1, "gate.1").put(2, "wall_4").place(0, "gate.2", "fighter")
    assert hint(taken, 0, "gate.1").startswith("Is out for this round.")


@pytest.mark.finding("PL-20")
def test_what_turns_something_up_says_so_before_and_alike_cards_are_offered_once() -> None:
    board = Board().revelations("disguise", "disguise", "rainbow").own(0, scroll=3).place(0, "springs.1")
    decision = explained(board, 0)
    assert all(option.final for option in decision.options if option.id != "skip")
    labels = [ENGLISH.say(option.label) for option in decision.options]
    assert len(set(labels)) == len(labels)
    assert "1:keep" in board.offers(0)
    assert "2:keep" not in board.offers(0)
    assert hint(board, 0, "1:keep") == "Start of turn: pay 1 scroll, cloak one of your revealed kin."
    assert hint(board, 0, "3:favour") == "0 scrolls for 1 favour at once"
    poor = Board().revelations("disguise", "rainbow").own(0).place(0, "springs.1")
    assert reasons(poor, 0)["1:keep"] == "1 scroll needed, you have 0 scrolls."
    built = Board().place(0, "outskirts.1")
    assert all(option.final for option in explained(built, 0).options if option.id == "build-0")
    revealed = Board().place(0, "clan_house.1")
    assert all(option.final for option in explained(revealed, 0).options if option.id == "reveal")


def test_a_gain_that_costs_nothing_is_not_given_up_by_accident() -> None:
    for place in ("gate.1", "altar.1", "palace"):
        decision = explained(Board().place(0, place), 0)
        assert next(option for option in decision.options if option.id == "skip").loses is not None
    springs = explained(Board().place(0, "springs.1"), 0)
    assert next(option for option in springs.options if option.id == "skip").loses is None


def test_shards_and_resources_are_told_in_numbers() -> None:
    board = Board().hand(0, "night_agent").shards(0, coral=2).own(0, coin=1).place(0, "gate.1", "night_agent")
    assert hint(board, 0, "coin").endswith("Moon shards worth 2 → 9 favour")
    assert reasons(board, 0)["scroll"] == "You have none."
    night = Board().put(0, "altar.1").put(0, "palace").shards(0, agate=2).own(0).night()
    assert hint(night, 0, "coin+agate") == "Then: 1 coin, 0 scrolls, and 0 lanterns. Moon shards worth 3 → 10 favour"


@pytest.mark.finding("PL-33")
@pytest.mark.parametrize("mode", ["standard", "phoenix_palace"])
def test_refusals_stand_last(mode: str) -> None:
    rng = random.Random(mode)
    match, _ = Match.begin(GAME, GAME.complete(Setup(3, "last", {"mode": mode})))
    while match.outcome is None:
        for decision in match.decisions.values():
            for pick in decision.picks:
                roles = [option.role for option in pick.options]
                assert "decline" not in roles[:-1], f"{decision.rule}"
                assert [option.id for option in pick.options if option.id in ("skip", "no")] == (
                    [pick.options[-1].id] if roles[-1] == "decline" else []
                )
        seat = rng.choice(match.waiting)
        match.submit(seat, random_choice(match.decisions[seat], rng))


@pytest.mark.finding("PL-11")
def test_what_is_owed_names_its_source() -> None:
    night = Board().put(0, "altar.1").put(0, "palace").night()
    asked = night.asked(0)
    assert ENGLISH.say(asked.prompt).startswith("Night rewards, Altar and Phoenix Palace")
    board = Board(2).cards(0, "seal_of_the_gate").place(0, "gate.1")
    board.answer(0, "apply")
    asked = board.asked(1)
    assert ENGLISH.say(asked.prompt).startswith("Seal of the Gate")


@pytest.mark.finding("PL-39")
def test_an_ability_and_the_palace_lead_to_what_is_chosen_next() -> None:
    board = Board(3).place(0, "palace")
    decision = explained(board, 0)
    assert decision.rule == "RYO-D13"
    assert decision.leads == tuple(option.id for option in decision.options)


@pytest.mark.rule("RYO-11.1", "RYO-25.2")
def test_what_is_built_next_says_what_it_brings() -> None:
    """A village's bonus, which shows on the stack; at the end of the track the Altar, whose bonus is taken there."""
    village = Board().own(0, 9, 9, 9).place(0, "outskirts.1")
    assert hint(village, 0, "build-0").startswith("+3 favour. Gain ")
    built = ("fire_cape", "town_hall", "craftsville", "stronghold", "owl_cove", "bird_gorge")
    altar = Board().villages(*built, explorers=(6,)).own(0, 9, 9, 9).place(0, "outskirts.1")
    assert hint(altar, 0, "build-0") == "+7 favour. Then its bonus can be taken at the Altar"
