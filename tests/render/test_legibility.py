"""Every page of a game can be read on a phone: nothing too small, nothing cut, nothing on top of something else."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PIL import Image

import games
import render
from games.engine.texts import LANGUAGES
from render import legibility
from render.canvas import Canvas
from render.sprites import drawn
from tests.render.matches import END, NAMES, trailed, viewed

FINISHED: tuple[str, ...] = ("scythe", "hyperborea", "ryozen", "circadians", "xidit")
"""The games whose pages are done."""
TALLEST = 1.5
"""A page of 4:5 has a ratio of 1.25; a phone shows one that is much taller at a smaller scale."""
STAGES = (0, 3, 9, 20, 45, 80, 130, 200, 320, END)
LONG = ("Aleksandr Konstantinovich-Rimski", "Богдана-Володимира Ґалаґанівська", "W" * 32, "Ів", "Eve", "Fay")


def positions(game: str) -> Iterator[render.Request]:
    """Matches of the most players and of each other number in turn, early and late, for onlookers and from seats, in
    all languages, marked and plain. `make legibility` walks many more."""
    least, most = games.metas()[game].players
    for number, decisions in enumerate(STAGES):
        for players in {most, least + number % (most - least + 1)}:
            language = LANGUAGES[(number + players) % len(LANGUAGES)]
            names = LONG if number % 3 == 2 else NAMES
            for page in render.pages(game):
                if page.name == render.ALL:
                    continue
                seat = (number + players) % players if page.own or number % 2 else None
                before = viewed(game, players, STAGES[number - 1], seat) if number > 1 and decisions != END else None
                yield render.Request(
                    viewed(game, players, decisions, seat), names[:players], language, page.name, before=before
                )


@pytest.mark.long
@pytest.mark.finding("PI-1", "PI-7")
@pytest.mark.parametrize("game", FINISHED)
def test_every_page_can_be_read_on_a_phone(game: str) -> None:
    for request in positions(game):
        report = render.legibility_of(game, request)
        where = f"{request.page}, {request.view.players} players, {request.language}"
        assert report.runs, where
        assert (report.under_8px, report.cut, report.overlaps) == ([], [], []), where
        assert (report.under_11px, report.broken) == ([], []), where
        assert report.ratio <= TALLEST, where


@pytest.mark.finding("PI-12")
@pytest.mark.parametrize("game", FINISHED)
def test_what_happened_is_drawn_where_it_hides_no_text(game: str) -> None:
    least, most = games.metas()[game].players
    marked = 0
    for players in range(least, most + 1):
        for decisions, more in ((8, 12), (40, 20), (90, 40), (200, 60)):
            request = trailed(game, players, decisions, more)
            marked += len(request.trail)
            plain = render.legibility_of(game, msgspec.structs.replace(request, trail=()))
            report = render.legibility_of(game, request)
            assert (report.under_8px, report.cut) == ([], []), (players, decisions)
            assert {*report.overlaps} <= {*plain.overlaps}, (players, decisions)
    assert marked > 30


INK = (0, 0, 0)


def measured(*texts: tuple[float, float, str, float], cover: bool = False, width: int = 344) -> legibility.Report:
    """What the measure says of these texts."""
    with legibility.recorded() as found:
        canvas = Canvas(Image.new("RGB", (width, 300)), 1)
        for x, y, words, size in texts:
            canvas.text(x, y, words, size, INK)
        if cover:
            canvas.stamp(drawn((0, 0, 60, 100), 1, lambda pen: pen.box(0, 0, 60, 100, INK)), 0, 0)
        return found.report(canvas.image)


def test_small_text_is_noticed_at_the_width_of_a_phone() -> None:
    assert measured((10, 50, "small", 7)).under_8px == ["small"]
    assert measured((10, 50, "small", 8)).under_8px == []
    assert measured((10, 50, "small", 20), width=1080).under_8px == ["small"]
    assert measured((10, 50, "small", 26), width=1080).smallest_px == pytest.approx(8.28, abs=0.01)


def test_text_on_text_is_noticed() -> None:
    assert len(measured((10, 50, "one", 30), (25, 55, "other", 30)).overlaps) == 1
    assert measured((10, 50, "one", 30), (10, 95, "other", 30)).flawless


def test_text_under_a_piece_is_noticed_and_one_that_is_wholly_hidden_does_not_count() -> None:
    half = measured((40, 50, "half hidden", 20), cover=True)
    assert half.overlaps == ["'half hidden' is covered in part"]
    whole = measured((5, 50, "gone", 20), cover=True)
    assert (whole.flawless, whole.runs, whole.hidden) == (True, 0, ["gone"])


def test_what_is_cut_is_noticed() -> None:
    assert measured((300, 50, "beyond the edge", 20)).cut == ["beyond the edge"]
    assert measured((10, 50, "Merchant Cro…", 20)).cut == ["Merchant Cro…"]


def test_a_word_that_goes_on_in_the_next_line_is_noticed_unless_it_is_a_name() -> None:
    def broken(words: str, *names: str) -> list[str]:
        with legibility.recorded() as found:
            canvas = Canvas(Image.new("RGB", (344, 300)), 1)
            canvas.wrapped(10, 10, words, 20, INK, 90)
            return found.report(canvas.image, names).broken

    assert broken("Popularity here") == []
    assert broken("Extraordinarily") != []
    assert broken("Wolf-Friedrich") == []
    assert broken("Extraordinarily", "Extraordinarily") == []


@pytest.mark.finding("PI-1")
def test_what_is_written_on_a_map_decides_moves() -> None:
    with legibility.recorded() as found:
        canvas = Canvas(Image.new("RGB", (344, 300)), 1)
        canvas.text(10, 20, "A1", 10, INK)
        with found.map():
            canvas.text(10, 60, "A2", 10, INK)
            canvas.text(10, 100, "A3", 11, INK)
            canvas.text(10, 140, "a name", 10, INK)
            canvas.text(10, 180, "Halle", 11, INK)
        assert found.report(canvas.image).under_11px == ["A2", "a name"]


def test_texts_of_sprites_count() -> None:
    with legibility.recorded() as found:
        canvas = Canvas(Image.new("RGB", (344, 300)), 1)
        canvas.stamp(drawn((-30, -30, 30, 30), 1, lambda pen: pen.text(0, 0, "7", 6, INK)), 100, 100)
        (run,) = found.runs
    assert (run.words, run.size) == ("7", 6)
    assert 90 < run.box[0] < run.box[2] < 110


def test_text_that_leaves_its_frame_is_noticed() -> None:
    with legibility.recorded() as found:
        canvas = Canvas(Image.new("RGB", (344, 300)), 1)
        with canvas.frame(100, 100):
            canvas.text(10, 50, "in", 20, INK)
            canvas.text(10, 150, "out", 20, INK)
    assert found.flaws == ["'out' leaves its frame"]


def test_nothing_is_recorded_unless_somebody_measures() -> None:
    assert legibility.recorder() is None
    with legibility.recorded() as found:
        assert legibility.recorder() is found
    assert legibility.recorder() is None
