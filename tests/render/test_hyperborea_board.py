"""What Hyperborea's board shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import partial
from importlib import resources
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

import render
from games.engine.texts import LANGUAGES
from games.hyperborea import components as c
from games.hyperborea.rules.fog import haunt, stock
from games.hyperborea.state import Hyperborea, area_key, label
from games.hyperborea.view import HyperboreaView
from render.cache import GROUNDS
from render.canvas import Canvas
from render.hyperborea import ending, ground, layout, map_svg, theme
from render.hyperborea.scene import Scene
from render.hyperborea.worldmap import WORLDS
from render.words import words
from tests.render import matches
from tests.render.matches import END, request, shows_nothing_hidden

played = partial(matches.played, "hyperborea", length="short", mode="invasion")
viewed = partial(matches.viewed, "hyperborea", length="short", mode="invasion")
painted = partial(matches.painted, "hyperborea")


# -- everything can be drawn ----------------------------------------------------------------------------------


PUBLIC = ("map", "seats", "market", "tracks", "legend", "signs", "all")


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("page", PUBLIC)
def test_every_page_is_drawn_for_every_number_of_players(players: int, page: str) -> None:
    for decisions, mode in ((0, "faction_war"), (60, "invasion"), (END, "faction_war")):
        picture = render.draw("hyperborea", request(viewed(players, decisions, mode=mode), page=page))
        assert len(picture.data) <= (700_000 if page == "all" else 260_000)
        assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)


@pytest.mark.parametrize("page", ["mat", "cards"])
def test_own_pages_are_their_owners(page: str) -> None:
    assert painted(viewed(3, 60, 0), page=page).size
    with pytest.raises(ValueError, match="own"):
        painted(viewed(3, 60), page=page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    view = viewed(4, 80, 1, mode="faction_war")
    for part in ("map", "seats", "market", "mat", "cards"):
        assert render.draw("hyperborea", request(view, page=part, language=language)).data
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
    assert frames.media_type == "image/webp"


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
    shown = painted(match.view(1), page="cards")
    state.seats[1].kept = ""
    assert painted(match.view(1), page="cards").height < shown.height


# -- what can be read -----------------------------------------------------------------------------------------


@pytest.mark.finding("PI-5", "PI-13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_named_whole_and_without_codes(language: str, written: list[tuple[str, float]]) -> None:
    view = viewed(4, 100)
    GROUNDS.clear()
    painted(view, language=language)
    words = " ".join(words for words, _ in written)
    for area in view.areas.values():
        title = ground.area_title(Scene(request(view, language=language)), area)
        assert all(part in words for part in title.split())
    assert not any(word in view.areas for word, _ in written)


@pytest.mark.finding("PI-5")
def test_a_face_down_tile_bears_the_number_that_menus_call_it_by(written: list[tuple[str, float]]) -> None:
    match = played(3, 0)
    state = match.state
    assert isinstance(state, Hyperborea)
    hidden = [name for name, area in state.areas.items() if not area.up and name != "c"]
    assert hidden
    painted(match.view(None))
    drawn = {words for words, size in written if size >= 36}
    for name in hidden:
        number = label(*area_key(state, name)).args["area"]
        assert str(number) in drawn
        assert number == int(name.removeprefix("o"))


def test_hexes_of_a_layout_do_not_overlap_and_fit_their_page() -> None:
    for players in range(2, 7):
        shown = layout.frame(players)
        middles = list(shown.middles.values())
        for index, (x, y) in enumerate(middles):
            assert shown.radius * 0.86 < x < layout.WIDTH - shown.radius * 0.86
            assert shown.radius * 0.87 < y < shown.height - shown.radius * 0.87
            for other_x, other_y in middles[:index]:
                assert ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 > shown.radius * 1.7


def map_alone(view: HyperboreaView) -> Image.Image:
    """The map, a unit being a pixel."""
    scene, world = Scene(request(view)), WORLDS[view.players]
    sheet = Image.new("RGB", (round(layout.WIDTH), round(world.HEIGHT)))
    world.draw_ground(Canvas(sheet, 1), scene)
    world.draw(Canvas(sheet, 1), scene)
    return sheet


def differs(one: Image.Image, two: Image.Image, x: float, y: float, reach: float) -> bool:
    """Whether two pictures differ around a place."""
    box = (round(x - reach), round(y - reach), round(x + reach), round(y + reach))
    return ImageChops.difference(one.crop(box), two.crop(box)).getbbox() is not None


def test_a_turned_up_tile_a_ghost_and_a_figure_are_seen() -> None:
    match = played(3, 12)
    state = match.state
    assert isinstance(state, Hyperborea)
    shown = layout.frame(3)
    plain = map_alone(match.view(None))
    x, y = shown.middles["c"]
    state.areas["c"].up = True
    stock(state, state.areas["c"])
    opened = map_alone(match.view(None))
    assert differs(plain, opened, x, y, shown.radius * 0.7)
    haunt(state, state.areas["c"])
    haunted = map_alone(match.view(None))
    assert differs(opened, haunted, x, y, shown.radius * 0.8)
    state.areas["c"].free[1] = 2
    assert differs(haunted, map_alone(match.view(None)), x, y, shown.radius * 0.8)


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


def test_the_page_of_cards_grows_with_them() -> None:
    view = viewed(4, 200, 0)
    heights = []
    for cards in (["alchemy"], ["alchemy", "logistics", "renewal", "vanguard"]):
        view.seats[0].cards = cards
        heights.append(painted(view, page="cards").height)
    assert heights[0] < heights[1]


def test_the_painted_land_is_the_one_that_is_described() -> None:
    committed = resources.files("render") / "assets" / "hyperborea" / "map.sha256.txt"
    assert committed.read_text("utf-8").strip() == map_svg.fingerprint(), "python -m tools.build_assets maps hyperborea"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5, 6])
def test_the_last_turns_are_told_where_the_page_stays_short(
    players: int, language: str, written: list[tuple[str, float]]
) -> None:
    view = msgspec.structs.replace(viewed(players, 60), trigger=0)
    names = ("W" * 32, "Aleksandr Konstantinovich-Rimski", *matches.NAMES)[:players]
    report = render.legibility_of("hyperborea", render.Request(view, names, language, "map"))
    last = words("hyperborea", language).say("hyperborea-picture-last-turns")
    assert any(last in line for line, _ in written)
    assert (report.ratio <= 1.5, report.flawless) == (True, True)
