"""What Scythe's board shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

import games
import render
from games.engine import Match, Setup
from games.scythe.board import HEXES, HOMES
from games.scythe.components import RESOURCES, STRUCTURES, TRIUMPHS
from games.scythe.view import BattleView, ScytheView
from render import Request, icons
from render.art import art
from render.cache import GROUNDS
from render.canvas import Canvas
from render.scythe import board, ending, players, theme, tracks, worldmap
from render.scythe.scene import Scene

NAMES = ("Ada", "Борис", "Chloé", "Ґанна", "Eve")
END = 5000
replace = msgspec.structs.replace


@cache
def recorded(seats: int, decisions: int) -> bytes:
    """A match of bots after so many decisions, as stored."""
    match, _ = Match.begin(games.game("scythe"), Setup(seats, f"pictures {seats}"))
    dice = Random(seats)
    for _ in range(decisions):
        if match.state.outcome:
            break
        seat = match.waiting[0]
        match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
    return match.dump()


def played(seats: int, decisions: int) -> Match:
    """A match after so many decisions."""
    return Match.load(games.game("scythe"), recorded(seats, decisions))


def viewed(seats: int, decisions: int, seat: int | None = None) -> ScytheView:
    """What a seat sees then."""
    view: ScytheView = played(seats, decisions).view(seat)
    return view


def request(view: ScytheView, **rest: object) -> Request:
    """A request to draw this view."""
    return Request(view, NAMES[: view.players], **rest)  # type: ignore[arg-type]  # any field of a request


def painted(view: ScytheView, **rest: object) -> Image.Image:
    return art("scythe").paint(request(view, **rest))


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


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_language(language: str) -> None:
    view = viewed(5, 120, 1)
    for part in (None, "tracks", "mats"):
        assert render.draw("scythe", request(view, part=part, language=language)).data
    words = render.alt("scythe", request(view, language=language))
    assert words.count(".") >= 3
    assert all(name in words for name in NAMES)
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
    shown = ending.ending(Scene(request(end)))
    assert [shown.places[seat] for seat in shown.order] == sorted(end.outcome.places)
    assert shown.columns[-1].values == tuple(map(str, end.outcome.scores["scythe-score-total"]))
    with pytest.raises(ValueError, match="not over"):
        render.podium("scythe", request(viewed(5, 60)))
    frames = render.timelapse("scythe", [request(viewed(2, n), width=600) for n in (0, 40, 80)])
    assert frames.media_type == "image/gif"


@pytest.mark.parametrize("decisions", [3, 150])
def test_pictures_and_alt_texts_depend_on_nothing_hidden(decisions: int) -> None:
    match = played(3, decisions)
    for seat in (None, 0, 1):
        other = match.game.shuffle_hidden(match.game.clone(match.state), seat, Random(7))
        for part in (None, "mats"):
            one = request(match.view(seat), part=part)
            two = request(Match(match.game, other).view(seat), part=part)
            assert render.draw("scythe", one) == render.draw("scythe", two)
            assert render.alt("scythe", one) == render.alt("scythe", two)


def test_only_the_viewer_sees_a_hand() -> None:
    onlooker, owner = painted(viewed(3, 60)), painted(viewed(3, 60, 0))
    assert owner.height == onlooker.height + round(board.HAND)
    mine = viewed(3, 60, 0)
    assert mine.mine is not None
    fewer = replace(mine, mine=replace(mine.mine, hand=[5, 5]))
    assert ImageChops.difference(painted(mine), painted(fewer)).getbbox() is not None


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_labels_and_numbers_are_large_enough(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, float]] = []
    text = Canvas.text

    def note(canvas: Canvas, x: float, y: float, words: str, size: float, *rest: object, **more: object) -> None:
        written.append((words, size * canvas.scale))
        text(canvas, x, y, words, size, *rest, **more)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(Canvas, "text", note)
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
        *ending.ICONS.values(),
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
    assert worldmap.WIDTH + tracks.WIDTH < board.WIDTH
    assert players.CARD_HEIGHT > 200
