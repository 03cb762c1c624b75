"""What the board of Circadians shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import pytest
from PIL import Image, ImageChops

import render
from games.circadians import components as c
from games.circadians.view import CircadiansView
from games.engine.texts import LANGUAGES
from render import icons, mapboard
from render.art import art, paint
from render.circadians import theme, worldmap
from render.words import words
from tests.render import matches
from tests.render.matches import END, request, shows_nothing_hidden

played = partial(matches.played, "circadians", factions="random", loot="extended")
viewed = partial(matches.viewed, "circadians", factions="random", loot="extended")


def drawn(view: CircadiansView, **rest: object) -> Image.Image:
    return Image.open(BytesIO(render.draw("circadians", request(view, **rest)).data)).convert("RGB")


def differ(a: Image.Image, b: Image.Image) -> bool:
    return a.size != b.size or ImageChops.difference(a, b).getbbox() is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("part", [None, *art("circadians").PARTS])
def test_every_part_draws_at_every_count(seats: int, part: str | None) -> None:
    for decisions, seat in ((0, None), (8, 0), (150, 1), (END, None)):
        picture = drawn(viewed(seats, decisions, seat), part=part, width=800, language=LANGUAGES[seats % 3])
        assert picture.width == 800


@pytest.mark.parametrize("language", LANGUAGES)
def test_podium_alt_and_words(language: str) -> None:
    view = viewed(4, END)
    asked = request(view, language=language)
    assert render.podium("circadians", asked).width == 1600
    assert len(render.alt("circadians", asked)) > 40
    assert words("circadians", language).say("circadians-picture-hand")


def test_the_board_shows_no_hidden_card() -> None:
    assert shows_nothing_hidden(played(4, 200), None, 0, 2)


def test_the_own_hand_is_on_the_own_board_alone() -> None:
    mine = drawn(viewed(3, 200, 0), width=800)
    public = drawn(viewed(3, 200), width=800)
    assert mine.height > public.height


def test_changes_are_marked() -> None:
    before, after = viewed(4, 120), viewed(4, 200)
    assert differ(drawn(after), drawn(after, before=before))


@pytest.mark.rule("CIR-2.6")
@pytest.mark.finding("CO-12")
def test_every_region_under_control_has_the_rim_of_its_owner() -> None:
    match = played(4, 120)
    view = match.view(None)
    controlled = {name: seat for seat, player in enumerate(view.seats) for name in player.controlled}
    assert controlled == {name: seat for name in view.regions for seat in range(4) if match.state.controls(seat, name)}
    name = next(name for name in controlled if view.regions[name].owner is None)
    controlled_by = view.seats[controlled[name]]
    before = paint("circadians", request(view, part="map"))
    controlled_by.controlled.remove(name)
    x1, y1, x2, y2 = ImageChops.difference(before, paint("circadians", request(view, part="map"))).getbbox() or (0,) * 4
    scale = before.width / worldmap.WIDTH
    x, y = worldmap.middle(name)
    assert ((x1 + x2) / 2, (y1 + y2) / 2) == pytest.approx((x * scale, (92 + y) * scale), abs=4)


def test_the_current_relic_glows() -> None:
    view = viewed(4, 30)
    name = next(name for name, region in view.regions.items() if region.relic == view.round)
    x, y = worldmap.middle(name)
    scale = 1600 / mapboard.WIDTH
    spot = (int((x - worldmap.RADIUS * 0.58) * scale), int((92 + y - worldmap.RADIUS * 0.4) * scale))
    around = drawn(view).crop((spot[0] - 40, spot[1] - 40, spot[0] + 40, spot[1] + 40))
    assert any(colour == theme.GLOW for _, colour in around.getcolors(7000) or [])


def test_all_icons_exist_and_every_faction_has_its_own_style() -> None:
    listed = icons.names()
    for table in (theme.FACTION_ICONS, theme.BUILDING_ICONS, theme.PHASE_ICONS):
        assert set(table.values()) <= set(listed)
    assert {icon for icon, _ in theme.GAIN_ICONS.values()} <= set(listed)
    assert len({theme.SEATS[faction] for faction in c.FACTIONS}) == 6


def test_a_full_board_is_small_enough() -> None:
    assert len(render.draw("circadians", request(viewed(5, 400))).data) < 300_000
