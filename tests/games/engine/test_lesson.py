"""Lessons: goals are checked on what the table is told; hints come to whoever tries in vain; at last it lets go."""

from __future__ import annotations

import pytest

import games
from games.engine import Event, SeatName, Text
from games.engine.lesson import PATIENCE, Goal, Lesson, Progress, Remark, current, follow, introduction, lesson, words
from games.engine.texts import LANGUAGES

LESSON = Lesson(
    players=2,
    seed="1",
    choices=20,
    seat=1,
    goal=(Goal("one", ("coin",)), Goal("two", ("coin", "gem"), count=2), Goal("dawn", ("dawn",), seat="")),
)


def told(key: str, seat: int | None = 1) -> Event:
    return Event(Text(key, {} if seat is None else {"seat": SeatName(seat)}))


def test_goals_come_one_after_another() -> None:
    made = follow(LESSON, Progress(), 1, [told("gem", seat=0), told("coin", seat=0)])
    assert current(LESSON, made) == LESSON.goal[0], "another's gem and coin"
    made = follow(LESSON, made, 1, [told("coin")])
    assert made.said == (Remark("done", "one"),)
    assert (made.goal, made.count) == (1, 1), "it is one of the two that are wanted next"
    made = follow(LESSON, made, 0, [told("coin", seat=0)])
    assert made.said == (Remark("done", "one"),), "it stands while others move"
    made = follow(LESSON, made, 1, [])
    assert (made.goal, made.count, made.said) == (1, 1, ())
    made = follow(LESSON, made, 1, [told("gem"), told("dawn", None)])
    assert made.said == (Remark("done", "two"), Remark("done", "dawn"), Remark("finished"))
    assert made.state == "done"
    assert follow(LESSON, made, 1, [told("coin")]).said == ()


@pytest.mark.finding("PL-3")
def test_what_was_done_before_it_was_asked_for_need_not_be_done_again() -> None:
    made = follow(LESSON, Progress(), 2, [told("gem"), told("gem")])
    assert (current(LESSON, made), made.said) == (LESSON.goal[0], ())
    made = follow(LESSON, made, 0, [told("dawn", None)])
    made = follow(LESSON, made, 1, [told("coin")])
    assert made.said == (Remark("done", "one"), Remark("done", "two")), "both are praised"
    assert current(LESSON, made) == LESSON.goal[2], "what happens to the whole table is waited for"
    assert follow(LESSON, made, 0, [told("dawn", None)]).state == "done"


def test_who_tries_in_vain_gets_a_hint_once() -> None:
    made = Progress()
    hints = 0
    for _ in range(LESSON.choices - 1):
        made = follow(LESSON, made, 1, [])
        hints += Remark("hint", "one") in made.said
    assert hints == 1
    assert LESSON.choices > PATIENCE
    made = follow(LESSON, made, 1, [])
    assert (made.state, made.said) == ("gone", (Remark("gone"),))


def test_whoever_has_left_is_left_alone() -> None:
    made = Progress(state="left")
    assert follow(LESSON, made, 1, [told("coin")]) == made
    assert current(LESSON, made) is None


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.finding("PL-3")
def test_every_lesson_tells_what_the_game_is_about(game: str, language: str) -> None:
    told = introduction(game, language)
    assert len(told) > 100
    assert language == "en" or told != introduction(game)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_has_a_task_praise_and_a_hint(game: str, language: str) -> None:
    of = lesson(game)
    assert of is not None
    for goal in of.goal:
        for what in ("task", "done", "hint"):
            said = words(game, goal.id, what, language)
            assert len(said) > 20
            assert language == "en" or said != words(game, goal.id, what, "en")
