"""Every picture, as the bot asks for it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageSequence

import games
import render
from games.engine import Text
from games.engine.texts import LANGUAGES
from render import frames
from render.art import converted, drawn_games
from render.cache import GROUNDS
from tests.render import matches
from tests.render.matches import END, NAMES, request

viewed = partial(matches.viewed, "xidit")


def opened(picture: render.Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    return image


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("page", render.pages("xidit"), ids=lambda page: page.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_draws_for_everybody(players: int, page: render.Page, language: str) -> None:
    for seat in (players - 1,) if page.own else (None, players - 1):
        asked = request(viewed(players, 45, seat), page=page.name, language=language)
        picture = render.draw("xidit", asked)
        image = opened(picture)
        assert (image.format, picture.media_type) == ("PNG", "image/png")
        assert image.size == (picture.width, picture.height)
        assert picture.width == page.width
        assert picture.filename == f"xidit-{page.name}.png"


@pytest.mark.parametrize("width", [400, 800, 2400])
def test_other_widths(width: int) -> None:
    picture = render.draw("xidit", request(viewed(4, 20), page="all", width=width))
    assert picture.width == width
    natural = render.draw("xidit", request(viewed(4, 20), page="all"))
    assert picture.height == pytest.approx(natural.height * width / natural.width, rel=0.01)


def test_a_width_nobody_needs_is_brought_back_to_reason() -> None:
    view = viewed(4, 20)
    assert render.draw("xidit", request(view, width=3)).width == render.NARROWEST
    assert render.draw("xidit", request(view, width=99_999, page="legend")).width == render.WIDEST
    GROUNDS.clear()


@pytest.mark.parametrize("decisions", [0, 3, 6, 60, END])
@pytest.mark.parametrize("length", ["full", "short"])
def test_every_stage_of_a_match(decisions: int, length: str) -> None:
    for players in (3, 5):
        view = viewed(players, decisions, length=length)
        picture = render.draw("xidit", request(view))
        assert len(picture.data) < 300_000


def test_the_same_request_gives_the_same_bytes() -> None:
    first = render.draw("xidit", request(viewed(4, 30, 1)))
    GROUNDS.clear()
    assert render.draw("xidit", request(viewed(4, 30, 1))) == first


def test_threads_do_not_disturb_each_other() -> None:
    requests = [
        request(viewed(players, decisions, seat), language=language, page=page)
        for players, decisions, seat in ((3, 20, None), (4, 30, 2), (5, 40, None))
        for language in ("en", "uk")
        for page in ("map", "legend", "all")
    ]
    alone = [render.draw("xidit", each) for each in requests]
    GROUNDS.clear()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda each: render.draw("xidit", each), requests * 2))
    assert together == alone * 2


def test_an_unknown_page_is_refused() -> None:
    with pytest.raises(ValueError, match="it has map, "):
        render.draw("xidit", request(viewed(4, 0), page="sky"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_button_and_an_alternative_text(language: str) -> None:
    for game in filter(converted, drawn_games()):
        names = [page.name for page in render.pages(game)]
        assert (names[0], names[-1]) == (render.MAP, render.ALL)
        assert len({render.label(game, name, language) for name in names}) == len(names)
    view = viewed(4, 20, 1)
    alts = {render.alt("xidit", request(view, page=page.name, language=language)) for page in render.pages("xidit")}
    assert len(alts) == len(render.pages("xidit"))


def test_names_nobody_can_write_do_not_hurt() -> None:
    view = viewed(5, 30)
    for names in (("👑", "山田", "\u202e", "x" * 200, "A\nB"), (), NAMES):
        assert render.draw("xidit", render.Request(view, names)).width == 1080


def test_a_request_is_left_as_it_was() -> None:
    view = viewed(4, 40, 0)
    copy = msgspec.msgpack.encode(view)
    render.draw("xidit", request(view, before=viewed(4, 35, 0)))
    assert msgspec.msgpack.encode(view) == copy


@pytest.mark.parametrize("players", [3, 4, 5])
def test_podium(players: int) -> None:
    """The end of a match as a picture."""
    for language in LANGUAGES:
        picture = render.podium("xidit", request(viewed(players, END), language=language))
        assert picture.filename == "xidit-podium.png"
        assert opened(picture).size == (1080, picture.height)


def test_there_is_no_podium_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        render.podium("xidit", request(viewed(4, 30)))


def test_timelapse_has_a_frame_for_each_view_and_is_not_large() -> None:
    views = [viewed(5, decisions) for decisions in (0, 12, 25, 37, 50, 62, 75, 87, END)]
    picture = render.timelapse("xidit", [request(view) for view in views])
    image = Image.open(BytesIO(picture.data))
    assert (image.format, picture.filename) == ("WEBP", "xidit-timelapse.webp")
    assert len(list(ImageSequence.Iterator(image))) == len(views)
    assert image.size == (picture.width, picture.height)
    assert picture.width == frames.WIDTHS[0]
    assert len(picture.data) < frames.MOST_BYTES / 4


def test_a_timelapse_lasts_forty_seconds_at_most_and_grows_smaller_where_it_has_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for count in (1, 2, 20, 21, 60, 300):
        assert len(frames.stays(count)) == count
        assert sum(frames.stays(count)) <= 40_000
    monkeypatch.setattr(frames, "MOST_BYTES", 1)
    assert render.timelapse("xidit", [request(viewed(4, 20))]).width == frames.WIDTHS[-1]


def test_a_timelapse_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        render.timelapse("xidit", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_says_where_the_heroes_are(language: str) -> None:
    view = viewed(4, 40)
    words = render.alt("xidit", request(view, language=language))
    assert len(words) < 1024
    texts = games.texts("xidit", language)
    for seat, player in enumerate(view.seats):
        assert NAMES[seat] in words
        assert texts.say(Text(f"xidit-city-{player.hero}")) in words


def test_alt_text_numbers_those_whose_names_are_not_known() -> None:
    words = render.alt("xidit", render.Request(viewed(4, 40), ("Ada",)))
    assert all(name in words for name in ("Ada", "Player 2", "Player 4"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_of_the_end_names_the_places(language: str) -> None:
    view = viewed(5, END)
    assert view.outcome is not None
    words = render.alt("xidit", request(view, language=language))
    listed = sorted(range(5), key=lambda seat: view.outcome.places[seat] if view.outcome else 0)
    assert [words.rindex(NAMES[seat]) for seat in listed] == sorted(words.rindex(name) for name in NAMES[:5])


def test_everything_kept_is_bounded() -> None:
    for players in (3, 4, 5):
        for language in LANGUAGES:
            render.draw("xidit", request(viewed(players, 50), language=language))
    assert GROUNDS.held <= GROUNDS.pixels
