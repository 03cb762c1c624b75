"""The rules for players, and what to think of at each decision: plain Markdown in a game's folder, by language.

`rulebook/sections.toml` has the order of the sections and what each covers, once for all languages;
`rulebook/<language>.md` has their headings and words, `coach/<language>.md` a few sentences per kind of decision;
`rulebook/words.toml` what players type for what the rulebook calls otherwise, for the search.
English stands in for what a language does not have yet. What is wrong with them tells `games.engine.rulebook_check`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from games.engine.data import Part
from games.engine.texts import STAND_IN

TITLE = re.compile(r"^# (.+)$", re.M)
CHAPTER = re.compile(r"^## +", re.M)
HEADING = re.compile(r"(?P<words>.*?)(?: *\{#(?P<id>[\w-]+)\})? *")


class Picture(Part, frozen=True):
    """A position of a match between bots, to be drawn beside a section."""

    players: int
    seed: int
    decisions: int
    page: str = "map"
    """A page of its pictures."""
    seat: int | None = None
    """Whose view is drawn; None: an onlooker's."""
    options: dict[str, str] = {}


class Section(Part, frozen=True):
    """What a section covers."""

    id: str
    rules: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    picture: Picture | None = None


class Chapter(msgspec.Struct, frozen=True):
    """A section in one language."""

    section: Section
    heading: str
    body: str

    @property
    def id(self) -> str:
        """The section's."""
        return self.section.id


class Passage(msgspec.Struct, frozen=True):
    """A heading and what stands below it, in a Markdown file."""

    heading: str
    id: str | None
    body: str
    line: int


class _Sections(Part, frozen=True):
    section: tuple[Section, ...] = ()


@cache
def sections(game: str) -> tuple[Section, ...]:
    """The sections of a game's rulebook, in their order; none of a game that has none."""
    file = files(f"games.{game}") / "rulebook" / "sections.toml"
    if not file.is_file():
        return ()
    return msgspec.toml.decode(file.read_text("utf-8"), type=_Sections).section


@cache
def chapters(game: str, language: str = STAND_IN) -> tuple[Chapter, ...]:
    """The rulebook in a language. A section that it lacks is in English; what nobody has written is left out."""
    own, english = _by_id(game, language), _by_id(game, STAND_IN)
    found = ((section, own.get(section.id) or english.get(section.id)) for section in sections(game))
    return tuple(Chapter(section, told.heading, told.body) for section, told in found if told is not None)


@cache
def also(game: str) -> Mapping[str, tuple[str, ...]]:
    """By a word of the rulebook: what people call it, too; in all languages."""
    file = files(f"games.{game}") / "rulebook" / "words.toml"
    return msgspec.toml.decode(file.read_text("utf-8"), type=dict[str, tuple[str, ...]]) if file.is_file() else {}


def chapter(game: str, section: str, language: str = STAND_IN) -> Chapter | None:
    """One section in a language."""
    return next((chapter for chapter in chapters(game, language) if chapter.id == section), None)


def behind(game: str, rule: str, language: str = STAND_IN) -> tuple[Chapter, ...]:
    """The sections in which a decision of this kind is explained, the closest first: those that name the decision, and
    those that tell the rule which it is called by."""
    book = chapters(game, language)
    asked = [chapter for chapter in book if rule in chapter.section.decisions]
    return (*asked, *(chapter for chapter in book if rule in chapter.section.rules and chapter not in asked))


@cache
def coach(game: str, language: str = STAND_IN) -> Mapping[str, str]:
    """What to think of, by the kind of decision (and the words of lessons, by their names)."""
    english = {passage.heading: passage.body for passage in read(game, "coach", STAND_IN)}
    return english | {passage.heading: passage.body for passage in read(game, "coach", language)}


def source(game: str, folder: str, language: str) -> str:
    """A Markdown file of a game; nothing if it has none."""
    file = files(f"games.{game}") / folder / f"{language}.md"
    return file.read_text("utf-8") if file.is_file() else ""


def read(game: str, folder: str, language: str) -> tuple[Passage, ...]:
    """The same, heading by heading."""
    return passages(source(game, folder, language))


def passages(text: str) -> tuple[Passage, ...]:
    """Markdown, heading by heading; what stands before the first belongs to none."""
    found, line = [], 1
    before, *parts = CHAPTER.split(text)
    line += before.count("\n")
    for part in parts:
        head, _, body = part.partition("\n")
        heading = HEADING.fullmatch(head)
        assert heading is not None  # anything is
        found.append(Passage(heading["words"].strip(), heading["id"], body.strip(), line))
        line += part.count("\n")
    return tuple(found)


def forget() -> None:
    """Read the files anew: games have come or changed."""
    for cached in (sections, chapters, coach, also):
        cached.cache_clear()


def _by_id(game: str, language: str) -> dict[str, Passage]:
    return {passage.id: passage for passage in read(game, "rulebook", language) if passage.id is not None}
