"""Frames of a time-lapse: equally large, with the round, the scores and what happened, to be read on a phone."""

from __future__ import annotations

import pytest
from PIL import Image

import games
from games.engine import SeatName, Text
from games.engine.chronicle import Stand
from games.engine.texts import LANGUAGES
from render import film, legibility
from render.art import Request, art
from render.canvas import Canvas
from tests.render.matches import END, NAMES, viewed

LONG = ("Aleksandr Konstantinovich-Rimski", "Богдана-Володимира Ґалаґанівська", "W" * 32, "Ів", "Eve", "Fay")


def shot(game: str, players: int, decisions: int, language: str, names: tuple[str, ...], told: int) -> Request:
    view = viewed(game, players, decisions)
    stand = games.game(game).stand(view)
    caption = (Text("scythe-star", {"seat": SeatName(0), "space": Text("scythe-triumph-mechs"), "count": 2}),)
    told_in_game = caption if game == "scythe" else (Text("engine-story-round", {"number": 3}),)
    return Request(view, names[:players], language, story=(stand,), caption=told_in_game * told)


@pytest.mark.parametrize("game", list(games.metas()))
def test_frames_are_equally_large_and_can_be_read(game: str) -> None:
    players = max(games.metas()[game].players)
    sizes = set()
    for number, decisions in enumerate((0, 30, 90, END)):
        for names in (NAMES, LONG):
            request = shot(game, players, decisions, LANGUAGES[number % 3], names, number % 3)
            with legibility.recorded() as found:
                picture = art(game).paint_frame(request)
                report = found.report(picture)
            sizes.add(picture.size)
            clash = [flaw for flaw in report.overlaps if "covered" not in flaw]  # pieces on names: of the map page
            assert (report.under_8px, report.cut, clash) == ([], [], []), (decisions, names)
    assert len(sizes) == 1


def test_a_frame_tells_the_round_the_scores_and_what_happened() -> None:
    with legibility.recorded() as found:
        art("scythe").paint_frame(shot("scythe", 3, 60, "en", NAMES, 1))
        words = [run.words for run in found.runs]
    stand = games.game("scythe").stand(viewed("scythe", 3, 60))
    assert {str(score) for score in stand.scores["scythe-score-total"]} <= {*words}
    assert f"Round {stand.number}" in words
    assert any(NAMES[0] in line for line in words)
    with legibility.recorded() as found:
        art("scythe").paint_frame(shot("scythe", 3, END, "en", NAMES, 1))
        assert any("wins" in run.words for run in found.runs)


def test_what_does_not_fit_is_told_smaller_then_left_out() -> None:
    canvas = Canvas(Image.new("RGB", (1, 1)), 1)
    assert film.fitting(canvas, ["short"]) == (film.SIZES[0], ["short"])
    size, lines = film.fitting(canvas, ["so many words " * 9, "more words " * 9])
    assert size < film.SIZES[0]
    assert " ".join(lines).count("more words") == 9
    _, lines = film.fitting(canvas, ["so many words " * 12, "far too many " * 40])
    assert not any("far too many" in line for line in lines)
    assert film.fitting(canvas, []) == (film.SIZES[0], [])


def test_emphasis_of_news_is_not_written_out() -> None:
    assert film.MARKUP.sub("", "-# **Anna** wins") == "Anna wins"


def test_a_stand_without_scores_is_no_trouble() -> None:
    request = Request(
        viewed("ryozen", 2, 5), NAMES[:2], story=(Stand(1, Text("engine-story-round", {"number": 1}), {}),)
    )
    assert art("ryozen").paint_frame(request).width == 1080
