"""A match looked at again: everybody's chances, and the choices of a seat that mattered most."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import games
from games.engine import Entry, Match, Setup
from games.engine import export as exporting
from games.engine.policy import random_choice
from games.engine.review import MOST, POINTS, SLIGHT, TOLD, Judged, Made, course, judge, most_telling
from games.engine.search import Budget
from games.engine.text import Text

NAMES = list(games.metas())


@cache
def over(name: str, players: int = 3) -> exporting.Export:
    """A match in which the first seat is a person's who chooses at random, the others are bots."""
    game, rng = games.game(name), Random(5)
    setup = game.complete(Setup(players, "reviewed"))
    match, _ = Match.begin(game, setup)
    log: list[Entry] = []
    while match.outcome is None:
        seat = match.waiting[0]
        decision = match.decision(seat)
        words = game.policy(match.view(seat), decision, rng)
        if seat == 0:
            words = decision.write(random_choice(decision, rng))
        log.append(match.submit(seat, words, by="player" if seat == 0 else "bot")[0])
    return exporting.export(match, setup, log, [])


@pytest.mark.whole_match
@pytest.mark.parametrize("name", NAMES)
def test_the_chances_of_all_are_told_until_the_end(name: str) -> None:
    whole = over(name)
    found = course(games.game(name), whole)
    assert 1 < len(found.points) <= POINTS
    assert [point.entry for point in found.points] == sorted({point.entry for point in found.points})
    assert all(sum(point.chances) == pytest.approx(1) for point in found.points)
    assert whole.outcome is not None
    assert {seat for seat, chance in enumerate(found.points[-1].chances) if chance} == set(whole.outcome.winners)
    assert not found.made, "nobody asked about a seat"


@pytest.mark.whole_match
@pytest.mark.parametrize("name", NAMES)
def test_choices_of_the_seat_are_kept_as_the_match_stood_before_them(name: str) -> None:
    game, whole = games.game(name), over(name)
    found = course(game, whole, 0)
    assert 0 < len(found.made) <= MOST
    for made in found.made:
        entry = whole.log[made.entry]
        assert (entry.seat, entry.text, entry.kind, entry.by) == (0, made.words, "choice", "player")
        match = Match.load(game, made.record)
        assert match.decision(0).asked == entry.asked
        match.submit(0, made.words)
    assert not course(game, whole, 1).made, "a bot made those"
    late = found.made[len(found.made) // 2].entry
    assert all(made.entry >= late for made in course(game, whole, 0, late).made), "before that it was another's seat"


@pytest.mark.whole_match
def test_what_was_taken_back_is_not_judged() -> None:
    game, whole = games.game("ryozen"), over("ryozen")
    match, _ = Match.begin(game, whole.setup)
    log: list[Entry] = []
    undone: list[int] = []
    for entry in whole.log:
        if entry.seat == 0 and match.decision(0).shape.only() is None and len(undone) < 3:
            log.append(match.submit(0, entry.text)[0])
            if match.can_undo(0):
                undone.append(len(log) - 1)
                log.append(match.undo(0))
            else:
                continue
        log.append(match.submit(entry.seat, entry.text, by=entry.by)[0])
    again = exporting.export(match, whole.setup, log, [])
    assert undone
    entries = {made.entry for made in course(game, again, 0).made}
    assert not entries & set(undone)
    assert {number + 2 for number in undone} <= entries


@pytest.mark.whole_match
def test_what_the_table_went_back_behind_is_forgotten() -> None:
    game, whole = games.game("ryozen"), over("ryozen")
    at = len(whole.log) // 2
    back = [*whole.log[:at], Entry(-1, str(at - 9), kind="rewind"), *whole.log[at - 9 :]]
    again = msgspec.structs.replace(whole, log=back)
    found = course(game, again, 0)
    gone = set(range(at - 9, at))
    assert not gone & {made.entry for made in found.made}
    assert not gone & {point.entry for point in found.points}
    assert [made.words for made in found.made] == [made.words for made in course(game, whole, 0).made]


@pytest.mark.whole_match
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_judged_from_what_its_seat_could_know(name: str) -> None:
    """In a world that looks the same to the seat the same is found."""
    game: Any = games.game(name)
    made = course(game, over(name), 0).made
    rng, hidden, found = Random(2), 0, 0
    for one in made[:: max(1, len(made) // 6)]:
        match = Match.load(game, one.record)
        other = Match(game, game.shuffle_hidden(match.present, 0, rng))
        hidden += game.dump(other.present) != game.dump(match.present)
        there = msgspec.structs.replace(one, record=other.dump())
        judged = judge(game, one, "seed", Budget(8))
        assert judged == judge(game, there, "seed", Budget(8))
        found += judged is not None
    assert hidden
    assert found


@pytest.mark.whole_match
def test_whoever_plays_as_a_hard_bot_is_not_corrected() -> None:
    game = games.game("ryozen")
    made = next(one for one in course(game, over("ryozen"), 0).made if judge(game, one, "seed", Budget(16)))
    judged = judge(game, made, "seed", Budget(16))
    assert judged is not None
    assert judged.played != judged.better
    assert judged.drop == judged.could - judged.chance
    match = Match.load(game, made.record)
    decision = match.decision(0)
    for option in _answers(made, match):
        same = msgspec.structs.replace(made, words=option)
        if judge(game, same, "seed", Budget(16)) is None:
            decision.parse(option)
            return
    pytest.fail("one of them is what the hard bot chooses")


def _answers(made: Made, match: Match) -> list[str]:
    decision, rng = match.decision(made.seat), Random(1)
    return sorted({decision.write(random_choice(decision, rng)) for _ in range(300)})


def test_the_three_that_cost_most_are_told_in_the_order_in_which_they_were_made() -> None:
    def cost(entry: int, drop: float) -> Judged:
        return Judged(entry, Text("w"), Text("p"), Text("a"), Text("b"), 0.2, 0.2 + drop)

    slight = SLIGHT / 2
    all_of_them = [cost(1, 0.1), cost(2, slight), cost(3, 0.3), cost(4, -0.2), cost(5, 0.05), cost(6, 0.2)]
    assert [one.entry for one in most_telling(all_of_them)] == [1, 3, 6]
    assert TOLD == 3
    assert most_telling([cost(2, slight), cost(4, -0.2)]) == []
