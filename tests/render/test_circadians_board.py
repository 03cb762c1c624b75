"""What the board of Circadians shows, what it marks, and what it must not tell."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

import games
import render
from games.circadians import components as c
from games.circadians.view import CircadiansView
from games.engine import Match, Setup
from games.engine.texts import LANGUAGES
from render import Request, icons
from render.art import art
from render.circadians import board, theme, worldmap
from render.words import words

NAMES = ("Ada", "Борис", "Chloé", "Ґанна", "Eve")
END = 5000


@cache
def recorded(seats: int, decisions: int) -> bytes:
    """A match of bots after so many decisions, as stored."""
    setup = Setup(seats, f"pictures {seats}", {"factions": "random", "loot": "extended"})
    match, _ = Match.begin(games.game("circadians"), setup)
    dice = Random(seats)
    for _ in range(decisions):
        if match.state.outcome:
            break
        seat = match.waiting[0]
        match.submit(seat, match.game.policy(match.view(seat), match.decisions[seat], dice))
    return match.dump()


def played(seats: int, decisions: int) -> Match:
    return Match.load(games.game("circadians"), recorded(seats, decisions))


def viewed(seats: int, decisions: int, seat: int | None = None) -> CircadiansView:
    view: CircadiansView = played(seats, decisions).view(seat)
    return view


def drawn(view: CircadiansView, **rest: object) -> Image.Image:
    request = Request(view, NAMES[: view.players], **rest)  # type: ignore[arg-type]  # any field of a request
    return Image.open(BytesIO(render.draw("circadians", request).data)).convert("RGB")


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
    request = Request(view, NAMES[:4], language)
    assert render.podium("circadians", request).width == 1600
    assert len(render.alt("circadians", request)) > 40
    assert words("circadians", language).say("circadians-picture-hand")


def test_the_board_shows_no_hidden_card() -> None:
    match = played(4, 200)
    game = games.game("circadians")
    for seat in (None, 0, 2):
        other = game.shuffle_hidden(match.state, seat, Random(1))
        for part in (None, "hand", "mats"):
            assert not differ(
                drawn(game.view(match.state, seat), part=part, width=600),
                drawn(game.view(other, seat), part=part, width=600),
            )


def test_the_own_hand_is_on_the_own_board_alone() -> None:
    mine = drawn(viewed(3, 200, 0), width=800)
    public = drawn(viewed(3, 200), width=800)
    assert mine.height > public.height


def test_changes_are_marked() -> None:
    before, after = viewed(4, 120), viewed(4, 200)
    assert differ(drawn(after), drawn(after, before=before))


def test_the_current_relic_glows() -> None:
    view = viewed(4, 30)
    name = next(name for name, region in view.regions.items() if region.relic == view.round)
    x, y = worldmap.middle(name)
    scale = 1600 / board.WIDTH
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
    request = Request(viewed(5, 400), NAMES)
    assert len(render.draw("circadians", request).data) < 300_000
