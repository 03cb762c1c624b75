"""The end of a match can be read on a phone: the podium with what decided, and the match in numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import games
import render
from games.engine import Match, Setup, export
from games.engine.chronicle import Stand
from games.engine.texts import LANGUAGES
from render import legibility, plots
from render.art import Request, art
from render.circadians import ending as circadians
from render.circadians.scene import Scene
from render.words import words as words_in
from tests.render.matches import NAMES

LONG = ("Aleksandr Konstantinovich-Rimski", "Богдана-Володимира Ґалаґанівська", "W" * 32, "Ів", "Eve", "Fay")
TALLEST = 1.6
TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, meta in games.metas().items()
    for players in sorted({*meta.players})
]


@cache
def ended(game: str, players: int) -> tuple[Any, tuple[Stand, ...]]:
    """A match at its end, and how it stood until then."""
    match, _ = Match.begin(games.game(game), Setup(players, "ceremony"))
    dice, stands = Random(players), []
    while match.outcome is None:
        stands.append(match.game.stand(match.view(None)))
        seat = match.waiting[0]
        match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
    stands.append(match.game.stand(match.view(None)))
    return match.view(None), tuple(stands)


def asked(game: str, players: int, language: str, names: tuple[str, ...] = NAMES) -> Request[Any]:
    view, stands = ended(game, players)
    return Request(view, names[:players], language, story=stands)


def read(paint: Callable[[Request[Any]], Any], request: Request[Any]) -> tuple[legibility.Report, list[str]]:
    with legibility.recorded() as found:
        picture = paint(request)
        return found.report(picture), [run.words for run in found.runs]


@pytest.mark.finding("PI-1", "PI-5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_end_can_be_read_on_a_phone(game: str, players: int, language: str) -> None:
    for names in (NAMES, LONG):
        request = asked(game, players, language, names)
        for paint in (art(game).paint_podium, art(game).paint_story):
            report, words = read(paint, request)
            assert (report.under_8px, report.cut, report.overlaps) == ([], [], [])
            assert report.ratio <= TALLEST
            assert any("Ів" in word for word in words) or names is NAMES or players < 4


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_score_is_named_and_everybody_is_there(game: str, players: int) -> None:
    request = asked(game, players, "en")
    report, words = read(art(game).paint_podium, request)
    assert report.runs
    whole = " ".join(words)
    assert all(name in whole for name in request.names)
    for column in request.view.outcome.scores:
        if column != "circadians-score-goal":
            assert games.texts(game, "en").has(column)
    values = [str(value) for column in request.view.outcome.scores.values() for value in column]
    assert sum(value in words for value in values) >= players


@pytest.mark.finding("PI-14")
def test_the_column_that_decided_is_marked_in_circadians() -> None:
    assert circadians.decided("circadians-won-fame", (3, 5)) == (circadians.FAME,)
    assert circadians.decided("circadians-won-relics", (3, 5)) == (circadians.LEFT,)
    assert circadians.decided("circadians-won-land", (3, 5)) == (circadians.LAND,)
    assert circadians.decided("circadians-won-land", (5, 5, 2)) == (circadians.LAND, circadians.TAKEN)


@pytest.mark.finding("PI-14")
def test_who_wins_by_relics_in_circadians_is_shown_to_control_all_that_are_left() -> None:
    file = Path(__file__).parents[1] / "playthroughs" / "circadians-relics.json"
    match = export.replay(games.game("circadians"), export.load(file.read_bytes())).match
    assert match.outcome is not None
    end: Any = match.view(None)
    shown = circadians.ending(Scene(Request(end, NAMES[: match.state.players])))
    column = shown.columns[shown.decided[0]]
    (winner,) = match.outcome.winners
    have, of = str(column.values[winner]).split("/")
    assert have == of != "0"
    assert all(str(value).startswith("0/") for seat, value in enumerate(column.values) if seat != winner)


def test_a_match_in_numbers_shows_the_score_of_every_seat_and_its_turning_points() -> None:
    request = asked("hyperborea", 3, "en")
    _, words = read(art("hyperborea").paint_story, request)
    last = request.story[-1].scores["hyperborea-score-total"]
    assert {str(score) for score in last} <= {*words}
    assert "Turning points" in words
    assert any("lead" in word for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_review_can_be_read_on_a_phone(game: str, players: int, language: str) -> None:
    """Everybody's chances, with the numbers of choices that were made one after another, and the score."""
    for names, moves in ((NAMES, ()), (LONG, (4, 4, 5))):
        request = reviewed(asked(game, players, language, names), moves)
        report, written = read(art(game).paint_story, request)
        assert (report.under_8px, report.cut, report.overlaps) == ([], [], [])
        assert report.ratio <= TALLEST
        assert "100%" in written
        assert {"1", "2", "3"} <= {*written} or not moves
        assert words_in(game, language).say("picture-chances") in written
    assert render.review(game, request).filename == f"{game}-review.png"


def reviewed(request: Request[Any], moves: tuple[int, ...]) -> Request[Any]:
    """The same with chances that nobody has worked out."""
    chosen = request.story[:: max(1, len(request.story) // 30)]
    dice, chances = Random(1), []
    for _ in chosen:
        weights = [dice.random() for _ in request.names]
        chances.append(tuple(weight / sum(weights) for weight in weights))
    return msgspec.structs.replace(request, story=chosen, chances=tuple(chances), moves=moves)


def test_a_review_of_one_moment_is_drawn_all_the_same() -> None:
    request = asked("ryozen", 2, "en")
    alone = msgspec.structs.replace(request, story=request.story[-1:], chances=((1.0, 0.0),))
    assert read(art("ryozen").paint_story, alone)[0].overlaps == []


def test_without_a_story_there_is_no_plot() -> None:
    request = Request(ended("ryozen", 2)[0], NAMES[:2], "en")
    report, words = read(art("ryozen").paint_story, request)
    assert report.runs
    assert "Turning points" not in words
    assert render.story("ryozen", request).filename == "ryozen-story.png"


def test_lines_across_a_plot_are_round_numbers_around_the_scores() -> None:
    assert plots.ticks(0, 76) == [0, 20, 40, 60, 80]
    assert plots.ticks(0, 3) == [0, 1, 2, 3]
    assert plots.ticks(0, 0) == [0, 1]
    assert plots.ticks(-3, 130) == [-50, 0, 50, 100, 150]


def test_ends_of_lines_keep_apart_and_within_the_plot() -> None:
    assert plots.apart([100, 100, 300], 40, 0, 500) == [100, 140, 300]
    assert plots.apart([480, 490, 20], 40, 0, 500) == [460, 500, 20]
    assert plots.apart([500, 500, 500], 40, 0, 500) == [420, 460, 500]
