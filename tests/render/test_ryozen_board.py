"""What Ryozen's board shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import partial
from importlib import resources
from io import BytesIO

import pytest
from PIL import Image

import games
import render
from games.engine import Text
from games.engine.texts import LANGUAGES
from games.ryozen import components as c
from games.ryozen.view import RyozenView
from render.cache import GROUNDS
from render.canvas import Canvas
from render.ryozen import layout, map_svg, theme, worldmap
from render.ryozen.scene import Scene
from render.ryozen.worldmap import KIN
from tests.render import matches
from tests.render.matches import END, NAMES, request, shows_nothing_hidden

MODES = ("standard", "phoenix_palace")


played = partial(matches.played, "ryozen")
viewed = partial(matches.viewed, "ryozen")


PUBLIC = ("map", "seats", "market", "tracks", "legend", "kin", "all")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("page", PUBLIC)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_draws(mode: str, page: str, language: str) -> None:
    for players in (2, 4):
        picture = render.draw("ryozen", request(viewed(players, 70, mode=mode), page=page, language=language))
        with Image.open(BytesIO(picture.data)) as image:
            assert image.size == (picture.width, picture.height)
        assert picture.filename == f"ryozen-{page}.png"
        assert len(picture.data) < (600_000 if page == "all" else 250_000)


def test_the_own_page_is_its_owners() -> None:
    assert render.draw("ryozen", request(viewed(3, 60, 0), page="mat")).data
    with pytest.raises(ValueError, match="own"):
        render.draw("ryozen", request(viewed(3, 60), page="mat"))


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


def plane(view: RyozenView) -> Image.Image:
    """The map alone, a unit being a pixel."""
    scene = Scene(request(view))
    sheet = Image.new("RGB", (round(layout.WIDTH), round(layout.HEIGHT)))
    worldmap.draw_ground(Canvas(sheet, 1), scene)
    worldmap.draw(Canvas(sheet, 1), scene)
    return sheet


def at(x: float, y: float) -> tuple[int, int]:
    """A point of the plane on that map."""
    left, top = layout.on_page((x, y))
    return (round(left), round(top))


def lightness(image: Image.Image, point: tuple[int, int]) -> float:
    """How light a point is, from 0 to 255."""
    found = image.convert("L").getpixel(point)
    assert isinstance(found, int | float)
    return found


def test_highlighted_sectors_are_lit_and_the_palace_turns() -> None:
    view = viewed(4, 60)
    drawn = {}
    for rotation in (0, 1):
        view.rotation, view.highlighted = rotation, list(c.HIGHLIGHTED[rotation])
        drawn[rotation] = plane(view)
    for sector in c.SECTOR_IDS:
        point = at(*layout.polar(layout.ANGLES[sector] + 12, (layout.DISC + layout.INNER) / 2 + 3))
        lit = [rotation for rotation in (0, 1) if lightness(drawn[rotation], point) > 200]
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
    image = plane(view)
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
    assert render.podium("ryozen", request(over, language=language)).width == 1080
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


@pytest.mark.finding("PI-4")
@pytest.mark.parametrize("mode", MODES)
def test_every_place_for_kin_is_on_the_map(mode: str) -> None:
    view = viewed(4, 60, mode=mode)
    known = worldmap.places(Scene(request(view)))
    assert set(c.PLACES[view.side]) | set(layout.SPOTS) | {f"sector:{sector}" for sector in c.SECTOR_IDS} <= set(known)
    assert all(0 < x < layout.WIDTH and 0 < y < layout.HEIGHT for x, y in known.values())


@pytest.mark.finding("PI-6")
def test_names_of_kept_cards_stand_inside_their_page() -> None:
    view = viewed(4, 60, 0)
    view.seats[0].cards = [*c.REVELATIONS][:3]
    report = render.legibility_of("ryozen", request(view, page="mat"))
    assert (report.cut, report.overlaps) == ([], [])


def test_the_painted_board_is_the_one_that_is_described() -> None:
    committed = resources.files("render") / "assets" / "ryozen" / "map.sha256.txt"
    assert committed.read_text("utf-8").strip() == map_svg.fingerprint(), "python -m tools.build_assets maps ryozen"
