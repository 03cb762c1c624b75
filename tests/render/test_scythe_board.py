"""What Scythe's board shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

import games
import render
from games.engine import Match, Setup
from games.engine.texts import LANGUAGES
from games.scythe.board import HEXES, HOMES
from games.scythe.components import RESOURCES, STRUCTURES, TRIUMPHS
from games.scythe.view import BattleView, ScytheView
from render import icons, mapboard
from render.cache import GROUNDS
from render.scythe import ending, hand, players, theme, tracks, worldmap
from render.scythe.scene import Scene
from tests.render import matches
from tests.render.matches import END, NAMES, request, shows_nothing_hidden

replace = msgspec.structs.replace


played = partial(matches.played, "scythe")
viewed = partial(matches.viewed, "scythe")
painted = partial(matches.painted, "scythe")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("part", [None, "map", "tracks", "mats"])
def test_every_part_is_drawn(seats: int, part: str | None) -> None:
    for decisions in (0, 90, END):
        for seat in (None, 0):
            picture = render.draw("scythe", request(viewed(seats, decisions, seat), part=part))
            assert picture.width == 1600
            assert 300 < picture.height < 3500
            assert len(picture.data) <= 300_000
            assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)
            assert picture.filename == f"scythe-{part or 'board'}.png"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    view = viewed(5, 120, 1)
    for part in (None, "tracks", "mats"):
        assert render.draw("scythe", request(view, part=part, language=language)).data
    words = render.alt("scythe", request(view, language=language))
    assert words.count(".") >= 3
    assert all(name in words for name in NAMES[:5])
    assert "Ada" in render.alt("scythe", request(viewed(5, END), language=language))


def test_before_factions_are_chosen() -> None:
    options = {"faction_assignment": "choose", "player_mat_assignment": "choose"}
    match, _ = Match.begin(games.game("scythe"), Setup(3, "choose", options))
    for part in (None, "map", "tracks", "mats"):
        assert render.draw("scythe", request(match.view(0), part=part)).data


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
    assert frames.media_type == "image/gif"


@pytest.mark.parametrize("decisions", [3, 150])
def test_pictures_and_alt_texts_depend_on_nothing_hidden(decisions: int) -> None:
    assert shows_nothing_hidden(played(3, decisions), None, 0, 1)


def test_only_the_viewer_sees_a_hand() -> None:
    onlooker, owner = painted(viewed(3, 60)), painted(viewed(3, 60, 0))
    assert owner.height == onlooker.height + hand.HEIGHT + mapboard.BELOW_HAND
    mine = viewed(3, 60, 0)
    assert mine.mine is not None
    fewer = replace(mine, mine=replace(mine.mine, hand=[5, 5]))
    assert ImageChops.difference(painted(mine), painted(fewer)).getbbox() is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_numbers_are_large_enough(language: str, written: list[tuple[str, float]]) -> None:
    GROUNDS.clear()
    painted(viewed(5, 120, 0), language=language, before=viewed(5, 100, 0))
    labels = {spot.label for spot in HEXES.values()}
    sizes = {words: size for words, size in written if words in labels}
    assert set(sizes) == labels, "every hex can be typed from the picture"
    assert min(sizes.values()) >= 18
    assert min(size for _, size in written) >= 17


def different(one: ScytheView, two: ScytheView, **rest: object) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(painted(one, **rest), painted(two, **rest)).getbbox()


def near(box: tuple[int, int, int, int] | None, place: str) -> bool:
    """Whether a difference on the map lies within a hex and its nearest surroundings."""
    assert box is not None
    scale = 1600 / worldmap.WIDTH
    x, y = worldmap.middle(place)
    x, y = x * scale, (y + 92) * scale
    reach = worldmap.RADIUS * scale * 1.25
    return x - reach <= box[0] and box[2] <= x + reach and y - reach <= box[1] and box[3] <= y + reach


def test_pieces_stand_where_they_are() -> None:
    view = viewed(2, 0)
    seat = view.seats[0]
    goods = replace(view, goods={"d4": [1, 2, 3, 4]})
    assert near(different(view, goods, part="map"), "d4")
    token = replace(view, tokens=[place for place in view.tokens if place != "f6"])
    assert near(different(view, token, part="map"), "f6")
    built = replace(view, seats=[replace(seat, structures={"mill": "e6"}), *view.seats[1:]])
    assert near(different(view, built, part="map"), "e6")
    mech = replace(view, seats=[replace(seat, mechs=["g6", "", "", ""]), *view.seats[1:]])
    assert near(different(view, mech, part="map"), "g6")
    fight = replace(view, battle=BattleView("d5", 0, 1))
    assert different(view, fight, part="map") is not None


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
        *theme.ONGOING_ICONS.values(),
        *theme.TRIUMPH_ICONS.values(),
        *theme.CUBE_ICONS.values(),
        *theme.PODIUM.values(),
    ]
    assert all(icons.mask(name, 24).getbbox() for name in named)
    assert set(theme.RESOURCE_ICONS) == set(RESOURCES)
    assert set(theme.STRUCTURE_ICONS) == set(STRUCTURES)
    assert set(theme.TRIUMPH_ICONS) == {triumph.id for triumph in TRIUMPHS}
    assert {spot.terrain for spot in HEXES.values()} == set(theme.TERRAIN) == set(theme.PATTERNS)


def test_the_map_lies_within_its_frame() -> None:
    for place in (*HEXES, *HOMES):
        x, y = worldmap.middle(place)
        assert 0 < x < worldmap.WIDTH
        assert 0 < y < worldmap.HEIGHT
    assert worldmap.WIDTH + tracks.WIDTH < mapboard.WIDTH
    assert players.CARD_HEIGHT > 200
