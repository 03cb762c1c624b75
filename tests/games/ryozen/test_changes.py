"""What differs between two views, in words."""

from __future__ import annotations

import games
from games.engine import Match, foresee
from games.ryozen.game import GAME
from tests.games.ryozen.support import Board

ENGLISH = games.texts("ryozen", "en")


def told(board: Board, seat: int, *choices: str, viewer: int | None = None) -> list[str]:
    """What some choices have changed for somebody who looks on."""
    match = Match(GAME, board.g)
    before = match.view(seat if viewer is None else viewer)
    for choice in choices:
        match.submit(seat, choice)
    return [ENGLISH.say(line) for line in GAME.changes(before, match.view(before.seat))]


def test_a_turn_tells_purse_kin_and_herald() -> None:
    board = Board().heralds(1, 0, 2)
    lines = told(board, 0, "capital.1:fighter:cloaked")
    assert lines[:4] == ["coins 4 → 3", "scrolls 3 → 5", "Fighter, cloaked: hand → Capital 1", "Herald: space 2 → 1"]
    assert lines[4] == "Player 2: Herald: space 1 → 2"


def test_others_are_told_in_a_line_each() -> None:
    board = Board().put(1, "gate.1")
    lines = told(board, 0, "gate.2:fighter", "gate.1", "apply", viewer=1)
    assert lines[0] == "Apprentice: Gate 1 → Phoenix Palace"
    assert lines[1] == "Player 1: lanterns 2 → 3 and Fighter: hand → Gate 2"


def test_the_palace_events_and_cards_are_told() -> None:
    board = Board().event_row("flood", "uprising").own(0, lantern=1)
    lines = told(board, 0, "palace:apprentice", "gate", "flood")
    assert "highlighted now: Capital, Altar, and Clan House" in lines
    assert "events gone: Flood" in lines
    board = Board().revelations("disguise").own(0, scroll=1)
    assert "keeps Disguise" in told(board, 0, "springs.1:apprentice", "1:keep")


def test_a_hire_and_the_dawn_are_told() -> None:
    board = Board().clan_row((0, "archer")).own(0, coin=1)
    assert "Archer instead of Apprentice (hand)" in told(board, 0, "clan_house.1:apprentice", "archer>hand/apprentice")
    board = Board().put(0, "gate.1").put(0, "capital.1").put(1, "springs.1")
    before = GAME.detach(GAME.view(board.g, 0))
    board.night().by_default()
    lines = [ENGLISH.say(line) for line in GAME.changes(before, GAME.view(board.g, 0))]
    assert lines[0] == "favour 0 → 6"
    assert "2 kin come back to hand" in lines
    assert "round 2: Day" in lines
    assert len(lines) <= 12


def test_a_choice_is_foreseen_with_its_changes() -> None:
    board = Board()
    match = Match(GAME, board.g)
    foreseen = foresee(match, 0, "gate.3:apprentice:cloaked", "seen by all")
    assert foreseen is not None
    assert foreseen.complete
    assert [ENGLISH.say(line) for line in foreseen.changes] == [
        "coins 4 → 2",
        "Apprentice, cloaked: hand → Gate 3",
    ]
