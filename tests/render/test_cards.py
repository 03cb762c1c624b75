"""Components from close by: each of every game, in every language, can be drawn and read on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import games
import render
from games.engine.text import Text
from games.engine.texts import LANGUAGES
from render import fonts, workers
from render.art import drawn_games
from render.cards import face as face_of
from render.cards import find, written
from render.words import words
from tests.render.test_legibility import TALLEST

everywhere = pytest.mark.parametrize("game", drawn_games())
DECIDES = 11
"""Points: all that is on a card is read before a choice."""
SMALL = 120_000
"""Bytes: what a page may have."""


def asked(game: str) -> Iterator[render.CardRequest]:
    for card in games.game(game).catalogue():
        for language in LANGUAGES:
            yield render.CardRequest(card.id, language)


@everywhere
@pytest.mark.finding("PL-2", "PL-29")
def test_every_component_can_be_read_on_a_phone(game: str) -> None:
    for request in asked(game):
        report = render.legibility_of_card(game, request)
        assert (report.under_8px, report.cut, report.overlaps, report.hidden) == ([], [], [], []), request
        assert report.broken == [], request
        assert report.smallest_px >= DECIDES, request
        assert report.ratio <= TALLEST, request
        assert report.runs > 2, request


@everywhere
def test_nothing_that_is_printed_on_it_is_lost(game: str) -> None:
    """Every word of the catalogue is drawn, in letters that the fonts have; emoji alone are left to messages."""
    for request in asked(game):
        card, said = find(game, request.card), words(game, request.language)
        name, kind, lines = written(game, card, said)
        theme = face_of(game, card).theme
        assert set(name) <= fonts.characters(theme.title), name
        assert (name, kind.lower()) == (said.text(card.name), said.say(f"{game}-kind-{card.kind}").lower())
        for line, drawn in zip(card.lines, lines, strict=True):
            whole = said.text(line)
            assert [word.lower() for word in drawn.split()] == [
                word.lower() for word in whole.split() if word.isascii() or not word.startswith("⚔")
            ]


@everywhere
def test_signs_stand_above_lines_that_exist(game: str) -> None:
    for card in games.game(game).catalogue():
        face = face_of(game, card)
        assert all(0 <= number < len(card.lines) for number in face.signs), card.id
        assert all(face.signs.values()) or card.id.startswith("revelation/"), card.id


@everywhere
def test_the_picture_is_said_in_words_for_whoever_does_not_see_it(game: str) -> None:
    for request in asked(game):
        card, texts = find(game, request.card), games.texts(game, request.language)
        told = render.card_alt(game, request)
        assert told.startswith(texts.say(card.name))
        assert texts.say(Text(f"{game}-kind-{card.kind}")).lower() in told.lower()
        assert "**" not in told
        assert len(told) <= 1024, "what Discord takes"


@everywhere
def test_a_component_is_a_small_file_and_no_match_is_needed(game: str) -> None:
    for card in games.game(game).catalogue()[::25]:
        request = render.CardRequest(card.id, "uk")
        picture = render.card(game, request)
        assert (picture.width, len(picture.data) < SMALL) == (1080, True), card.id
        assert picture.filename.startswith(game)
        assert "/" not in picture.filename
        assert workers.carry_out("card", game, [workers.written(request)]) == picture


def test_a_game_without_drawn_components_says_so() -> None:
    assert [game for game in drawn_games() if not render.has_cards(game)] == []
    assert not render.has_cards("chess")


def test_what_is_no_component_is_not_drawn() -> None:
    with pytest.raises(ValueError, match="no component"):
        render.card("xidit", render.CardRequest("unit/dragon"))
