"""What Hyperborea's board shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import pytest
from PIL import Image, ImageChops

import render
from games.engine.texts import LANGUAGES
from games.hyperborea import components as c
from games.hyperborea.rules.fog import haunt, stock
from games.hyperborea.state import Hyperborea
from render.cache import GROUNDS
from render.hyperborea import board, ending, layout, mats, theme
from render.hyperborea.scene import Scene
from tests.render import matches
from tests.render.matches import END, request, shows_nothing_hidden

played = partial(matches.played, "hyperborea", length="short", mode="invasion")
viewed = partial(matches.viewed, "hyperborea", length="short", mode="invasion")
painted = partial(matches.painted, "hyperborea")


# -- everything can be drawn ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("part", [None, "map", "players", "cards"])
def test_every_part_is_drawn_for_every_number_of_players(players: int, part: str | None) -> None:
    for decisions, mode in ((0, "faction_war"), (60, "invasion"), (END, "faction_war")):
        picture = render.draw("hyperborea", request(viewed(players, decisions, mode=mode), part=part))
        assert picture.width == 1600
        assert 300 < picture.height < 2600
        assert len(picture.data) <= 300_000
        assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    view = viewed(4, 80, 1, mode="faction_war")
    for part in (None, "players", "cards"):
        assert render.draw("hyperborea", request(view, part=part, language=language)).data
    words = render.alt("hyperborea", request(view, language=language))
    assert "Ada" in words or "Борис" in words or "Chloé" in words or "Ґанна" in words
    assert words.count(".") >= 2


def test_wide_and_narrow() -> None:
    view = viewed(3, 60)
    assert render.draw("hyperborea", request(view, width=2400)).width == 2400
    assert render.draw("hyperborea", request(view, width=400)).width == 400


def test_the_podium_and_the_time_lapse() -> None:
    end = viewed(4, END)
    assert end.outcome is not None
    assert render.podium("hyperborea", request(end)).data
    shown = ending(Scene(request(end)))
    assert [shown.places[seat] for seat in shown.order] == [1, 2, 3, 4]
    assert shown.columns[-1].values == end.outcome.scores["hyperborea-score-total"]
    with pytest.raises(ValueError, match="not over"):
        render.podium("hyperborea", request(viewed(4, 60)))
    frames = render.timelapse("hyperborea", [request(viewed(4, n), width=600) for n in (0, 40, 80)])
    assert frames.media_type == "image/gif"


# -- secrets --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [2, 60, 200])
def test_pictures_and_alt_texts_depend_on_nothing_hidden(decisions: int) -> None:
    match = played(3, decisions)
    state = match.state
    assert isinstance(state, Hyperborea)
    state.seats[1].kept = state.tokens["silver"].pop()
    assert shows_nothing_hidden(match, None, 0, 1)


def test_only_the_keeper_sees_a_kept_token() -> None:
    match = played(3, 60)
    state = match.state
    assert isinstance(state, Hyperborea)
    state.seats[1].kept = state.tokens["gold"].pop()
    state.seats[0].kept = state.seats[2].kept = ""
    onlooker, keeper = painted(match.view(None)), painted(match.view(1))
    assert keeper.height > onlooker.height
    assert painted(match.view(0)).height == onlooker.height


# -- what can be read -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_numbers_are_large_enough(language: str, written: list[tuple[str, float]]) -> None:
    view = viewed(4, 100)
    GROUNDS.clear()
    painted(view, language=language, before=viewed(4, 90))
    areas = [(words, size) for words, size in written if words and words.split()[0] in view.areas]
    assert len({words.split()[0] for words, _ in areas}) == len(view.areas)  # what commands use is on the board
    assert all(size >= 18 for _, size in areas)
    assert all(size >= 15 for _, size in written)


def test_hexes_of_a_layout_do_not_overlap_and_fit_their_box() -> None:
    for players in range(2, 7):
        shown = layout.frame(players, board.MAP_WIDTH, board.MAP_TALLEST)
        middles = list(shown.middles.values())
        for index, (x, y) in enumerate(middles):
            assert shown.radius * 0.8 < x < shown.width - shown.radius * 0.8
            assert shown.radius * 0.9 < y < shown.height - shown.radius * 0.9
            for other_x, other_y in middles[:index]:
                assert ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 > shown.radius * 1.7


def differs(one: Image.Image, two: Image.Image, x: float, y: float, reach: float) -> bool:
    """Whether two pictures differ around a place."""
    box = (round(x - reach), round(y - reach), round(x + reach), round(y + reach))
    return ImageChops.difference(one.crop(box), two.crop(box)).getbbox() is not None


def test_a_turned_up_tile_a_ghost_and_a_figure_are_seen() -> None:
    match = played(3, 12)
    state = match.state
    assert isinstance(state, Hyperborea)
    laid = board.plan(3)
    plain = painted(match.view(None))
    x, y = laid.shown.middles["c"]
    state.areas["c"].up = True
    stock(state, state.areas["c"])
    opened = painted(match.view(None))
    assert differs(plain, opened, x, y + laid.map_top, laid.shown.radius * 0.7)
    haunt(state, state.areas["c"])
    haunted = painted(match.view(None))
    assert differs(opened, haunted, x, y + laid.map_top, laid.shown.radius * 0.8)
    state.areas["c"].free[1] = 2
    assert differs(haunted, painted(match.view(None)), x, y + laid.map_top, laid.shown.radius * 0.8)


def test_changes_are_marked() -> None:
    now, before = viewed(3, 60), viewed(3, 40)
    assert painted(now).tobytes() != painted(now, before=before).tobytes()
    assert painted(now).tobytes() == painted(now, before=now).tobytes()


def test_every_effect_and_score_has_an_icon() -> None:
    ops = {row.id for row in c.DATA.effects.op}
    assert ops == set(theme.OPS)
    assert set(theme.SCORES) == set(viewed(3, 10).seats[0].score)
    assert set(theme.SEATS) == set(c.FACTIONS)
    assert len(set(theme.SEATS.values())) == 6


def test_mats_grow_with_the_cards() -> None:
    view = viewed(4, 200)
    few, many = view.seats[0], view.seats[1]
    few.cards, many.cards = ["alchemy"], ["alchemy", "logistics", "renewal", "vanguard"]
    assert mats.height(many) > mats.height(few)
