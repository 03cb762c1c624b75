"""A match looked back on: scores that everybody could count, turning points, and what was worth telling."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import games
from games.engine import Event, Match, Setup, Text
from games.engine.chronicle import Stand, TurningPoint, best, by_round, measure, turns

ROUNDS = {"xidit": 12, "ryozen": 3}


def stands(game: str, players: int, **options: str) -> tuple[list[Stand], Match[Any, Any]]:
    """A match played by bots to its end, and how it stood all the while."""
    match, _ = Match.begin(games.game(game), Setup(players, "chronicle", options))
    dice, found = Random(2), []
    while match.outcome is None:
        found.append(match.game.stand(match.view(None)))
        seat = match.waiting[0]
        match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
    return [*found, match.game.stand(match.view(None))], match


@pytest.mark.whole_match
@pytest.mark.parametrize("game", list(games.metas()))
def test_a_match_can_be_told_by_what_everybody_could_count(game: str) -> None:
    found, match = stands(game, min(4, max(games.metas()[game].players)))
    rounds = by_round(found)
    key = measure(rounds)
    assert key is not None
    assert len(rounds) >= ROUNDS.get(game, 5)
    assert all(len(stand.scores[key]) == match.state.players for stand in rounds)
    assert [stand.number for stand in rounds] == sorted({stand.number for stand in found})
    outcome = match.outcome
    assert outcome is not None
    if key in outcome.scores:
        assert rounds[-1].scores[key] == outcome.scores[key]


@pytest.mark.parametrize("game", list(games.metas()))
def test_nothing_hidden_can_be_told_from_a_stand(game: str) -> None:
    match, _ = Match.begin(games.game(game), Setup(max(games.metas()[game].players), "hidden"))
    dice = Random(3)
    for decision in range(90):
        if decision % 15 == 0:
            other = match.game.shuffle_hidden(match.game.clone(match.state), None, Random(decision))
            assert match.game.stand(match.game.view(other, None)) == match.game.stand(match.view(None))
        seat = match.waiting[0]
        match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))


@pytest.mark.rule("SCY-19.8")
def test_secret_coins_are_left_out_of_fortunes_until_the_end() -> None:
    found, _ = stands("scythe", 2, coin_visibility="owner_only")
    assert "scythe-score-total" not in found[0].scores
    assert "scythe-score-total" in found[-1].scores
    assert measure(by_round(found)) == "scythe-story-without-coins"


@pytest.mark.finding("PI-14")
def test_what_decided_comes_first_in_circadians() -> None:
    found, match = stands("circadians", 3)
    assert match.outcome is not None
    decided = {"fame": "circadians-story-fame", "land": "circadians-score-land", "relics": "circadians-story-relics"}
    key = decided[match.outcome.reason.key.removeprefix("circadians-won-")]
    assert next(iter(found[-1].scores)) == key
    values = found[-1].scores[key]
    assert all(values[winner] == max(values) for winner in match.outcome.winners)


def told(*scores: tuple[int, ...]) -> list[Stand]:
    return [Stand(number, Text("x"), {"points": values}) for number, values in enumerate(scores, 1)]


def test_turning_points_of_a_race() -> None:
    race = told((0, 0, 0), (4, 2, 1), (5, 9, 2), (9, 9, 2), (12, 10, 3))
    assert turns(race, "points") == [
        TurningPoint("lead", 4, 0, 12, 10),
        TurningPoint("changes", 4, 0, 2),
        TurningPoint("gap", 2, 1, 4),
        TurningPoint("leap", 2, 1, 7),
    ]


def test_a_lead_from_beginning_to_end_and_one_that_nobody_has() -> None:
    assert turns(told((1, 0), (3, 3), (5, 4)), "points")[0] == TurningPoint("always", 0, 0, 1)
    assert [turn.kind for turn in turns(told((1, 0), (3, 3)), "points")] == ["gap", "leap"]
    assert turns(told((3, 1)), "points") == []


def test_a_lead_shared_for_a_while_has_not_changed_hands() -> None:
    assert turns(told((0, 2), (3, 3), (4, 6), (7, 6)), "points")[:2] == [
        TurningPoint("lead", 3, 0, 7, 6),
        TurningPoint("changes", 3, 0, 1),
    ]


def test_the_best_events_are_told_as_they_happened() -> None:
    events = [Event(Text(key)) for key in ("small", "great", "unknown", "small", "middle")]
    assert [text.key for text in best(events, {"small": 1, "middle": 2, "great": 3}, 2)] == ["great", "middle"]
    assert best(events, {"small": 1}, 1) == [events[3].text]


def test_the_end_of_each_round_counts() -> None:
    first, second = told((1, 0), (2, 0))
    later = Stand(2, Text("x"), {"points": (5, 5)})
    assert by_round([second, first, later]) == [first, later]


@pytest.mark.parametrize("game", list(games.metas()))
def test_what_is_worth_telling_is_told_in_matches(game: str) -> None:
    match, _ = Match.begin(games.game(game), Setup(max(games.metas()[game].players), "worth telling"))
    dice, found = Random(1), 0
    while match.outcome is None and found < 5:
        seat = match.waiting[0]
        _, events = match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
        found += len(match.game.highlights(events, 2))
    assert found >= 5
