"""What Scythe's board shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import partial
from importlib import resources
from io import BytesIO
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

import games
import render
from games.engine import Match, Pick, Setup
from games.engine.policy import random_choice
from games.engine.texts import LANGUAGES
from games.scythe.board import HEXES, HOMES
from games.scythe.components import CUBES, RESOURCES, STRUCTURES, TRIUMPHS
from games.scythe.view import BattleView, ScytheView
from render import icons
from render.cache import GROUNDS
from render.canvas import Canvas
from render.scythe import ending, layout, map_svg, theme, worldmap
from render.scythe.scene import Scene
from tests.render import matches
from tests.render.matches import END, NAMES, request, shows_nothing_hidden

replace = msgspec.structs.replace


played = partial(matches.played, "scythe")
viewed = partial(matches.viewed, "scythe")
painted = partial(matches.painted, "scythe")


PUBLIC = ("map", "seats", "tracks", "mats", "legend", "signs", "all")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("page", PUBLIC)
def test_every_page_is_drawn(seats: int, page: str) -> None:
    for decisions in (0, 90, END):
        picture = render.draw("scythe", request(viewed(seats, decisions), page=page))
        assert len(picture.data) <= (700_000 if page == "all" else 300_000)
        assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)
        assert picture.filename == f"scythe-{page}.png"


@pytest.mark.parametrize("page", ["mat", "hand"])
def test_own_pages_are_their_owners(page: str) -> None:
    assert painted(viewed(3, 60, 0), page=page).size
    with pytest.raises(ValueError, match="own"):
        painted(viewed(3, 60), page=page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    view = viewed(5, 120, 1)
    for part in ("map", "tracks", "mats"):
        assert render.draw("scythe", request(view, page=part, language=language)).data
    words = render.alt("scythe", request(view, language=language))
    assert words.count(".") >= 3
    assert all(name in words for name in NAMES[:5])
    assert "Ada" in render.alt("scythe", request(viewed(5, END), language=language))


def test_before_factions_are_chosen() -> None:
    options = {"faction_assignment": "choose", "player_mat_assignment": "choose"}
    match, _ = Match.begin(games.game("scythe"), Setup(3, "choose", options))
    for part in ("map", "seats", "tracks", "mats", "mat"):
        assert render.draw("scythe", request(match.view(0), page=part)).data


def test_wide_and_narrow() -> None:
    view = viewed(4, 60)
    assert render.draw("scythe", request(view, width=2400)).width == 2400
    assert render.draw("scythe", request(view, width=400)).width == 400
    GROUNDS.clear()


def test_the_podium_and_the_time_lapse() -> None:
    end = viewed(5, END)
    assert end.outcome is not None
    assert render.podium("scythe", request(end)).data
    shown = ending(Scene(request(end)))
    assert [shown.places[seat] for seat in shown.order] == sorted(end.outcome.places)
    assert shown.columns[-1].values == end.outcome.scores["scythe-score-total"]
    with pytest.raises(ValueError, match="not over"):
        render.podium("scythe", request(viewed(5, 60)))
    frames = render.timelapse("scythe", [request(viewed(2, n), width=600) for n in (0, 40, 80)])
    assert frames.media_type == "image/webp"


@pytest.mark.parametrize("decisions", [3, 150])
def test_pictures_and_alt_texts_depend_on_nothing_hidden(decisions: int) -> None:
    assert shows_nothing_hidden(played(3, decisions), None, 0, 1)


def test_only_the_viewer_sees_a_hand() -> None:
    mine = viewed(3, 60, 0)
    assert mine.mine is not None
    fewer = replace(mine, mine=replace(mine.mine, hand=[5, 5]))
    assert different(mine, fewer, page="hand") is not None
    assert all(different(mine, fewer, page=page) is None for page in ("map", "seats", "tracks", "mats"))


@pytest.mark.finding("PI-2")
def test_the_own_mat_tells_what_can_be_paid() -> None:
    mine = viewed(3, 60, 0)
    seat = mine.seats[0]
    richer = replace(mine, seats=[replace(seat, stock=[9, 9, 9, 9]), *mine.seats[1:]])
    assert different(mine, richer, page="mat") is not None
    upgraded = replace(mine, seats=[replace(seat, cubes=[*CUBES]), *mine.seats[1:]])
    assert different(mine, upgraded, page="mat") is not None


def different(one: ScytheView, two: ScytheView, **rest: object) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(painted(one, **rest), painted(two, **rest)).getbbox()


def on_map(view: ScytheView) -> Image.Image:
    """The map alone, a unit being a pixel."""
    scene = Scene(request(view))
    sheet = Image.new("RGB", (round(layout.WIDTH), round(layout.HEIGHT)))
    worldmap.draw_ground(Canvas(sheet, 1), scene)
    worldmap.draw(Canvas(sheet, 1), scene)
    return sheet


def near(one: ScytheView, two: ScytheView, place: str) -> bool:
    """Whether two maps differ within a hex and its nearest surroundings only."""
    box = ImageChops.difference(on_map(one), on_map(two)).getbbox()
    assert box is not None
    (x, y), reach = layout.middle(place), layout.RADIUS * 1.25
    return x - reach <= box[0] and box[2] <= x + reach and y - reach <= box[1] and box[3] <= y + reach


@pytest.mark.finding("PI-3")
def test_pieces_stand_where_they_are() -> None:
    view = viewed(2, 0)
    seat = view.seats[0]
    goods = replace(view, goods={"d4": [1, 2, 3, 4]})
    assert near(view, goods, "d4")
    token = replace(view, tokens=[place for place in view.tokens if place != "f6"])
    assert near(view, token, "f6")
    built = replace(view, seats=[replace(seat, structures={"mill": "e6"}), *view.seats[1:]])
    assert near(view, built, "e6")
    mech = replace(view, seats=[replace(seat, mechs=["g6", "", "", ""]), *view.seats[1:]])
    assert near(view, mech, "g6")
    fight = replace(view, battle=BattleView("d5", 0, 1))
    assert near(view, fight, "d5")


def test_changes_are_marked() -> None:
    view = viewed(2, 0)
    seat = view.seats[0]
    later = replace(view, seats=[replace(seat, mechs=["g6", "", "", ""], coins=seat.coins + 3), *view.seats[1:]])
    assert ImageChops.difference(painted(later), painted(later, before=view)).getbbox() is not None
    assert ImageChops.difference(painted(view), painted(view, before=view)).getbbox() is None


def test_everything_has_an_icon() -> None:
    named = [
        *theme.RESOURCE_ICONS.values(),
        *theme.UNIT_ICONS.values(),
        *theme.STRUCTURE_ICONS.values(),
        *theme.TOP_ICONS.values(),
        *theme.BOTTOM_ICONS.values(),
        *theme.TRIUMPH_ICONS.values(),
        *theme.PODIUM.values(),
    ]
    assert all(icons.mask(name, 24).getbbox() for name in named)
    assert set(theme.RESOURCE_ICONS) == set(RESOURCES)
    assert set(theme.STRUCTURE_ICONS) == set(STRUCTURES)
    assert set(theme.TRIUMPH_ICONS) == {triumph.id for triumph in TRIUMPHS}
    assert {spot.terrain for spot in HEXES.values()} == set(theme.TERRAIN) == set(map_svg.GROUNDS)


def test_the_map_lies_within_its_frame() -> None:
    for place in (*HEXES, *HOMES):
        x, y = layout.middle(place)
        reach = layout.HOME if place in HOMES else layout.RADIUS * 0.86
        assert reach <= x <= layout.WIDTH - reach, place
        assert reach <= y <= layout.HEIGHT - reach, place


@pytest.mark.finding("PI-4")
def test_every_place_of_an_option_is_on_the_map() -> None:
    places = worldmap.places(Scene(request(viewed(3, 60))))
    assert set(places) == {f"hex:{place}" for place in (*HEXES, *HOMES)}
    named: set[str] = set()
    match, dice = played(3, 30), Random(7)
    while len(named) <= 30 and match.outcome is None:
        seat = match.waiting[0]
        decision = match.explained(seat)
        options = decision.shape.options if isinstance(decision.shape, Pick) else ()
        named |= {place for option in options for place in (option.where, *option.route) if place}
        named |= {*decision.about}
        _, events = match.submit(seat, random_choice(decision, dice))
        named |= {event.where for event in events if event.where}
    assert len(named) > 20, "hardly anything was offered on the map"
    assert named <= set(places)


def test_the_painted_map_is_the_one_that_is_described() -> None:
    committed = resources.files("render") / "assets" / "scythe" / "map.sha256.txt"
    assert committed.read_text("utf-8").strip() == map_svg.fingerprint(), "python -m tools.build_assets maps scythe"


@pytest.mark.parametrize("rivals", [1, 2])
@pytest.mark.parametrize("stock", [[9, 6, 3, 11], [5, 0, 0, 1], [2, 2, 0, 2], [2, 2, 3, 2], [12, 12, 12, 12]])
def test_resources_cover_no_label_of_the_hexes_below(rivals: int, stock: list[int]) -> None:
    """However many kinds there are, under one unit or under two that meet."""
    view = viewed(2, 0)
    place = "c4"
    seats = [replace(player, character=place) if seat < rivals else player for seat, player in enumerate(view.seats)]
    plain, report = (
        render.legibility_of("scythe", request(replace(view, seats=seats, goods=goods)))
        for goods in ({}, {place: stock})
    )
    assert report.runs - plain.runs == sum(count > 0 for count in stock), "all are on the page"
    assert report.overlaps == []
