"""Fonts and strings. Text is what costs most in a picture, so every string is drawn once and its mask kept."""

from __future__ import annotations

import json
import unicodedata
from functools import cache, lru_cache
from importlib import resources
from io import BytesIO
from typing import Literal, NamedTuple, get_args

from PIL import Image, ImageDraw, ImageFont

Role = Literal["text", "bold", "narrow", "display", "industrial"]
ELLIPSIS = "…"
VOWELS = "aeiouyаеёєиіїоуыэюя"
SIGNS = "ьъ"
"""Letters with which no syllable begins."""
EDGES = [round(value / 128) * 255 // 2 for value in range(256)]
"""Edges of letters and pieces are softened in steps: the eye does not tell, and a page loses an eighth of its bytes."""


class Inked(NamedTuple):
    """A string as a mask, and where its corner lies seen from the start of its baseline."""

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=128)
def font(role: Role, pixels: int) -> ImageFont.FreeTypeFont:
    """A font in one size. The basic layout gives the same picture on every machine."""
    return ImageFont.truetype(BytesIO(file_of(role)), pixels, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def inked(words: str, role: Role, pixels: int, stroke: int = 0) -> Inked:
    """A string's mask."""
    left, top, right, bottom = extent(words, role, pixels, stroke)
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), words, 255, font(role, pixels), anchor="ls", stroke_width=stroke)
    return Inked(mask.point(EDGES), left, top)


@lru_cache(maxsize=2048)
def extent(words: str, role: Role, pixels: int, stroke: int = 0) -> tuple[int, int, int, int]:
    """The box around a string's ink, seen from the start of its baseline."""
    box = font(role, pixels).getbbox(words, anchor="ls", stroke_width=stroke)
    left, top, right, bottom = (round(side) for side in box)
    return (left, top, max(left, right) + 1, max(top, bottom) + 1)


@lru_cache(maxsize=2048)
def width(words: str, role: Role, pixels: int) -> float:
    """How far the pen moves."""
    return font(role, pixels).getlength(words)


@lru_cache(maxsize=128)
def cap_height(role: Role, pixels: int) -> float:
    """Height of a capital letter: numbers and names are centred on its middle."""
    return -font(role, pixels).getbbox("H", anchor="ls")[1]


@lru_cache(maxsize=2048)
def lines(words: str, role: Role, pixels: int, most: int) -> tuple[str, ...]:
    """The words in lines that are not wider than this. A word that is wider alone goes on in the next line."""
    found: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width(longer, role, pixels) <= most:
                line = longer
                continue
            found += [line] if line else []
            *whole, line = _broken(word, role, pixels, most)
            found += whole
        found.append(line)
    return tuple(found)


def _broken(word: str, role: Role, pixels: int, most: int) -> list[str]:
    """A word in pieces that are not too wide: after a hyphen if there is one, else between two syllables."""
    pieces: list[str] = []
    while len(word) > 1 and width(word, role, pixels) > most:
        end = next((end for end in range(len(word) - 1, 1, -1) if width(word[:end], role, pixels) <= most), 1)
        hyphen = word.rfind("-", 0, end) + 1
        syllable = 0 if hyphen else _syllable(word, role, pixels, most)
        pieces.append(f"{word[:syllable]}-" if syllable else word[: hyphen or end])
        word = word[syllable or hyphen or end :]
    return [*pieces, word]


def _syllable(word: str, role: Role, pixels: int, most: int) -> int:
    """The last place where a hyphen can part a word: before a consonant with its vowel; 0 if there is none."""
    return next(
        (
            end
            for end in range(len(word) - 2, 1, -1)
            if word[end].isalpha()
            and word[end].lower() not in VOWELS + SIGNS
            and word[end + 1].lower() in VOWELS
            and width(f"{word[:end]}-", role, pixels) <= most
        ),
        0,
    )


@lru_cache(maxsize=512)
def readable(name: str, instead: str) -> str:
    """A player's name in the characters our fonts have; `instead` if none is left."""
    plain = unicodedata.normalize("NFKC", name)
    known = "".join(letter if letter in everywhere() else _unmarked(letter) for letter in plain)
    return " ".join(known.split()) or instead


def _unmarked(letter: str) -> str:
    """A letter without the marks we lack, or nothing."""
    if letter.isspace():
        return " "
    return "".join(part for part in unicodedata.normalize("NFD", letter) if part in everywhere())


@cache
def characters(role: Role) -> frozenset[str]:
    """What a font can write."""
    return frozenset(json.loads(_folder().joinpath("characters.json").read_text("utf-8"))[role])


@cache
def everywhere() -> frozenset[str]:
    """What every font can write: names stand in all of them."""
    return frozenset.intersection(*(characters(role) for role in get_args(Role)))


@cache
def file_of(role: Role) -> bytes:
    """A font, as it is stored."""
    return _folder().joinpath(f"{role}.ttf").read_bytes()


def _folder() -> resources.abc.Traversable:
    return resources.files("render") / "assets" / "fonts"
