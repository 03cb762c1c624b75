"""Strings and the characters our fonts have."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from games.engine.texts import LANGUAGES, messages
from render import fonts
from render.art import drawn_games

ROLES: tuple[fonts.Role, ...] = ("text", "bold", "narrow", "display", "industrial")


@pytest.mark.parametrize("role", ROLES)
def test_fonts_have_all_letters_of_our_languages(role: fonts.Role) -> None:
    letters = "abcxyzABCXYZ0123456789абвэюяАБВЭЮЯёЁіїєґІЇЄҐ'’…—×+.,:/"
    assert set(letters) <= fonts.characters(role)
    assert role == "display" or "−" in fonts.characters(role)


@pytest.mark.parametrize("package", ["render", *(f"render.{game}" for game in drawn_games())])
@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts_have_every_character_of_the_texts(package: str, language: str) -> None:
    words = (resources.files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    assert set(words) - {"\n"} <= fonts.characters("text")


@pytest.mark.parametrize("game", drawn_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_fonts_have_every_character_of_the_games_texts(game: str, language: str) -> None:
    words = set("".join(messages(f"games.{game}", language).values()))
    assert {letter for letter in words if letter.isalnum()} <= fonts.everywhere()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ада   Лавлейс ", "Ада Лавлейс"),
        ("𝕱𝖆𝖓𝖈𝖞", "Fancy"),
        ("Nguyễn", "Nguyen"),
        ("👑 Queen 👑", "Queen"),
        ("山田", "Seat 3"),
        ("\u202eevil", "evil"),
        ("", "Seat 3"),
    ],
)
def test_names_are_written_with_what_the_fonts_have(name: str, shown: str) -> None:
    assert fonts.readable(name, "Seat 3") == shown


@pytest.mark.finding("PI-7")
@pytest.mark.parametrize("words", ["Констянтин Великолепный", "x" * 80, "a-" * 30, "one\ntwo", "Ada"])
def test_long_words_go_on_in_the_next_line_and_none_is_lost(words: str) -> None:
    shown = fonts.lines(words, "text", 30, 120)
    assert re.sub(r"[\s-]", "", "".join(shown)) == re.sub(r"[\s-]", "", words)
    assert all(fonts.width(line, "text", 30) <= 120 for line in shown)
    assert (len(shown) > 1) == (words != "Ada")


@pytest.mark.finding("PI-7")
@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("Популярність", ("Популяр-", "ність")),
        ("Популярность", ("Популяр-", "ность")),
        ("Безкоштовно", ("Безкош-", "товно")),
        ("Extraordinary", ("Extraordi-", "nary")),
        ("Wolf-Friedrich", ("Wolf-", "Friedrich")),
    ],
)
def test_a_word_too_long_for_a_line_is_parted_between_syllables(word: str, shown: tuple[str, ...]) -> None:
    assert fonts.lines(word, "text", 26, 118) == shown


def test_a_string_mask_holds_the_whole_string() -> None:
    plain, haloed = fonts.inked("Ґрунт", "display", 40), fonts.inked("Ґрунт", "display", 40, 5)
    assert haloed.mask.width >= plain.mask.width + 8
    for drawn in (plain, haloed):
        box = drawn.mask.getbbox()
        assert box is not None
        assert box[2] - box[0] >= drawn.mask.width - 3


def test_string_masks_are_drawn_once_and_not_kept_for_ever() -> None:
    assert fonts.inked("once", "text", 20) is fonts.inked("once", "text", 20)
    for number in range(3000):
        fonts.inked(str(number), "text", 8)
    most = fonts.inked.cache_info().maxsize
    assert most is not None
    assert fonts.inked.cache_info().currsize <= most <= 4096
