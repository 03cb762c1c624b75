"""What seats answered last is remembered with the match, for those who answered themselves."""

from __future__ import annotations

import random

import games
from games.engine import Form, Match, Setup
from games.engine.again import same_again
from games.engine.policy import random_choice


def at_the_plans() -> Match:
    """A match of Xidit at its first secret orders."""
    match, _ = Match.begin(games.game("xidit"), Setup(3, "again"))
    while not isinstance(match.decision(match.waiting[0]).shape, Form):
        match.submit_default(match.waiting[0])
    return match


def test_an_answer_is_remembered_with_the_match() -> None:
    match = at_the_plans()
    seat, other, *_ = match.waiting
    decision = match.decision(seat)
    choice = random_choice(decision, random.Random(1))
    assert same_again(match.answered, decision) is None
    before = match.copy()
    match.submit(seat, choice)
    match.submit(other, choice, by="bot")
    stored = Match.load(match.game, match.dump())
    assert same_again(stored.answered, decision) == choice
    assert list(stored.answered) == [seat], "a bot remembers nothing for anybody"
    assert before.answered == {}


def test_what_cannot_be_said_now_is_not_offered() -> None:
    match = at_the_plans()
    decision = match.decision(match.waiting[0])
    match.answered[decision.seat] = {decision.kind: "1=nowhere"}
    assert same_again(match.answered, decision) is None


def test_one_of_a_few_is_not_worth_remembering() -> None:
    match, _ = Match.begin(games.game("scythe"), Setup(2, "again"))
    while len(match.decision(match.waiting[0]).options) > 5:
        match.submit_default(match.waiting[0])
    match.submit(match.waiting[0], match.default(match.waiting[0]))
    assert match.answered == {}
