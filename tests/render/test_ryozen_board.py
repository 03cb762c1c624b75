"""What Ryozen's board shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import pytest
from PIL import Image

import games
import render
from games.engine import Text
from games.engine.texts import LANGUAGES
from games.ryozen import components as c
from render.cache import GROUNDS
from render.ryozen import layout, theme
from render.ryozen.scene import Scene
from render.ryozen.table import KIN
from tests.render import matches
from tests.render.matches import END, NAMES, request, shows_nothing_hidden

MODES = ("standard", "phoenix_palace")


played = partial(matches.played, "ryozen")
viewed = partial(matches.viewed, "ryozen")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("part", [None, "board", "players", "cards"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_draws(mode: str, part: str | None, language: str) -> None:
    for players in (2, 4):
        picture = render.draw("ryozen", request(viewed(players, 70, mode=mode), part=part, language=language))
        with Image.open(BytesIO(picture.data)) as image:
            assert image.size == (1600, picture.height)
        assert picture.filename == f"ryozen-{part or 'board'}.png"
        assert len(picture.data) < 300_000


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("decisions", [0, 4, 20, 130, 260, END])
def test_every_stage_of_a_match(mode: str, decisions: int) -> None:
    before = viewed(3, max(decisions - 6, 0), mode=mode)
    picture = render.draw("ryozen", request(viewed(3, decisions, mode=mode), before=before))
    assert len(picture.data) < 300_000


@pytest.mark.parametrize("width", [400, 800, 2400])
def test_other_widths(width: int) -> None:
    picture = render.draw("ryozen", request(viewed(4, 60), width=width))
    assert picture.width == width
    assert abs(picture.height - 1526 * width / 1600) < 2


def pixels(picture: render.Picture) -> Image.Image:
    with Image.open(BytesIO(picture.data)) as image:
        return image.convert("RGB")


def at(x: float, y: float) -> tuple[int, int]:
    """A point of the plane, on the part `board` at its natural size."""
    return (round(x * 1.1), round(y * 1.1) + 92)


def test_highlighted_sectors_are_lit_and_the_palace_turns() -> None:
    view = viewed(4, 60)
    drawn = {}
    for rotation in (0, 1):
        view.rotation, view.highlighted = rotation, list(c.HIGHLIGHTED[rotation])
        drawn[rotation] = pixels(render.draw("ryozen", request(view, part="board", width=1100)))
    for sector in c.SECTOR_IDS:
        point = at(*layout.polar(layout.ANGLES[sector], (layout.DISC + layout.INNER) / 2))
        lit = [rotation for rotation in (0, 1) if drawn[rotation].getpixel(point) == theme.LIGHT]
        assert lit == [0 if sector in c.HIGHLIGHTED[0] else 1]


def test_the_palace_grows_by_a_tier_each_round() -> None:
    view = viewed(3, 40)
    tiers = []
    for number in (1, 2, 3):
        view.round = number
        tiers.append(Scene(request(view)).tiers)
    assert tiers == [1, 2, 3]
    assert Scene(request(viewed(3, 40, mode="phoenix_palace"))).tiers == 3


def test_a_kin_lies_on_its_place_in_its_clans_colour() -> None:
    view = viewed(4, 90)
    scene = Scene(request(view))
    image = pixels(render.draw("ryozen", request(view, part="board", width=1100)))
    shown = [kin for kin in view.kin if kin.at in c.SECTOR_OF]
    assert shown
    for kin in shown:
        spot = scene.spot(kin)
        assert spot is not None
        left_rim = at(spot[0] - KIN * 0.88, spot[1])
        assert image.getpixel(left_rim) == scene.styles[kin.owner].colour


def test_palace_spots_turn_with_the_palace() -> None:
    view = viewed(4, 60, mode="phoenix_palace")
    view.kin[0].at, view.kin[0].cloaked = "wall_1", False
    spots = []
    for rotation in range(6):
        view.rotation = rotation
        spots.append(Scene(request(view)).spot(view.kin[0]))
    assert len({(round(x), round(y)) for x, y in (spot for spot in spots if spot)}) == 6


def test_changes_are_marked() -> None:
    now, before = viewed(4, 66), viewed(4, 40)
    assert render.draw("ryozen", request(now, before=before)) != render.draw("ryozen", request(now))
    assert render.draw("ryozen", request(now, before=now)) == render.draw("ryozen", request(now))


@pytest.mark.parametrize("mode", MODES)
def test_the_picture_does_not_depend_on_what_is_covered(mode: str) -> None:
    assert shows_nothing_hidden(played(3, 80, mode=mode), None, 1)


def test_the_same_request_gives_the_same_bytes() -> None:
    first = render.draw("ryozen", request(viewed(2, 50)))
    GROUNDS.clear()
    assert render.draw("ryozen", request(viewed(2, 50))) == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text(language: str) -> None:
    view = viewed(4, 70)
    words = render.alt("ryozen", request(view, language=language))
    assert len(words) < 1024
    assert view.turn is not None
    assert NAMES[view.turn.seat] in words
    texts = games.texts("ryozen", language)
    assert all(texts.say(Text(f"ryozen-sector-{sector}")) in words for sector in view.highlighted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_podium_and_timelapse(language: str) -> None:
    over = viewed(4, END)
    assert over.outcome is not None
    assert NAMES[over.outcome.winners[0]] in render.alt("ryozen", request(over, language=language))
    assert render.podium("ryozen", request(over, language=language)).width == 1600
    if language == "en":
        film = render.timelapse("ryozen", [request(viewed(4, stage)) for stage in (10, 130, 260, END)])
        assert len(film.data) < 4_000_000
        with pytest.raises(ValueError, match="not over"):
            render.podium("ryozen", request(viewed(4, 10)))


def test_every_piece_has_an_icon() -> None:
    from render import icons

    used = [
        *theme.KIN_ICONS.values(),
        *theme.EVENT_ICONS.values(),
        *theme.VILLAGE_ICONS.values(),
        *theme.GLYPH_ICONS.values(),
        *theme.SECTOR_ICONS.values(),
        *theme.RESOURCE_ICONS.values(),
    ]
    assert set(used) <= set(icons.names())
    assert set(theme.KIN_ICONS) == set(c.KINDS)
    assert set(theme.EVENT_ICONS) == set(c.EVENTS)
    assert set(theme.VILLAGE_ICONS) == {*c.VILLAGES, c.START_VILLAGE, c.ALTAR_TILE}
    assert set(theme.GLYPH_ICONS) == {card.glyph for card in c.REVELATIONS.values()}
