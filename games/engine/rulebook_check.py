"""What is wrong with a game's rulebook and coach: what no section covers, what a language lacks, what is too long."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

import games
from games.engine import specification
from games.engine.lesson import INTRO, PREFIX, lesson
from games.engine.rulebook import TITLE, Passage, Section, also, read, sections, source
from games.engine.texts import LANGUAGES

LONGEST = 1700
"""Characters of a section: a message has room for 4,000, and a phone's screen for so many."""
LONGEST_ADVICE = 380
MARKUP = re.compile(r"^\s*\||</?[a-z][^>]*>|^#{1,6} ", re.M)
"""Tables, HTML and headings inside a body: Discord shows none of them, or shows them as large as a title."""
RAW = re.compile(r"\b[a-z]+_[a-z_0-9]+\b")


class Problem(msgspec.Struct, frozen=True, order=True):
    """Something wrong, and in which file of the game's folder."""

    file: str
    words: str
    language: str | None = None
    """Whose file it is; None: what all languages share."""
    lacks: bool = False
    """Whether something is only missing yet: English stands in for it."""

    def __str__(self) -> str:
        return f"{self.file}: {self.words}"


def check(game: str, languages: Iterable[str] = LANGUAGES) -> list[Problem]:
    """All that is wrong, file by file."""
    try:
        if not sections(game):
            return [Problem("rulebook/sections.toml", "there is no rulebook yet", lacks=True)]
        found = list(_shared(game))
    except msgspec.DecodeError as error:
        return [Problem("rulebook/sections.toml", str(error))]
    for language in languages:
        found += _book(game, language)
        found += _coach(game, language)
    return found


def _shared(game: str) -> Iterator[Problem]:
    file, spec, kinds = "rulebook/sections.toml", specification.of(game), specification.decision_kinds(game)
    told = sections(game)
    covered = {rule for section in told for rule in section.rules}
    asked = {kind for section in told for kind in section.decisions}
    yield from (Problem(file, f"no section covers {rule}") for rule in spec.rules if rule not in covered)
    yield from (Problem(file, f"no section explains the decision {kind}") for kind in kinds if kind not in asked)
    yield from (Problem(file, f"{rule} is no rule of the specification") for rule in sorted(covered - spec.ids))
    yield from (Problem(file, f"the game never asks {kind}") for kind in sorted(asked - {*kinds, *spec.ids}))
    yield from (Problem(file, words) for words in _twice(section.id for section in told))
    yield from (Problem(file, f"{section.id}: {words}") for section in told for words in _picture(game, section))
    books = " ".join(source(game, "rulebook", language) for language in LANGUAGES).lower()
    strange = [word for word in also(game) if word.lower() not in books]
    yield from (Problem("rulebook/words.toml", f"no rulebook says “{word}”") for word in strange)


def _picture(game: str, section: Section) -> Iterator[str]:
    if (picture := section.picture) is None:
        return
    low, high = games.metas()[game].players
    if not low <= picture.players <= high:
        yield f"a picture with {picture.players} players, the game has {low} to {high}"
    if picture.seat is not None and not 0 <= picture.seat < picture.players:
        yield f"a picture of seat {picture.seat}, with {picture.players} players"


def _book(game: str, language: str) -> Iterator[Problem]:
    file, told = f"rulebook/{language}.md", read(game, "rulebook", language)
    wanted = [section.id for section in sections(game)]
    there = [passage.id for passage in told if passage.id is not None]
    in_order = [name for name in wanted if name in there] == [name for name in there if name in wanted]
    found = [f"{name} is not in sections.toml" for name in there if name not in wanted]
    found += [f"line {each.line}: “{each.heading}” has no {{#id}}" for each in told if each.id is None]
    found += _twice(there) or ([] if in_order else ["the sections are in another order than in sections.toml"])
    yield from _missing(file, [name for name in wanted if name not in there], language)
    yield from (Problem(file, words, language) for words in found)
    if told and TITLE.match(source(game, "rulebook", language)) is None:
        yield Problem(file, "it has no title: # and the name of the game", language)
    for passage in told:
        yield from (Problem(file, words, language) for words in _body(game, passage, LONGEST))


def _coach(game: str, language: str) -> Iterator[Problem]:
    file, told = f"coach/{language}.md", read(game, "coach", language)
    kinds, there = specification.decision_kinds(game), [passage.heading for passage in told]
    wanted, known = [*kinds, *_of_lesson(game)], {*kinds, *specification.of(game).ids}  # the lobby's have ids, too
    strange = [f"the game never asks {name}" for name in there if name not in known and not name.startswith(PREFIX)]
    strange += [f"no goal is called {name}" for name in there if name.startswith(PREFIX) and name not in wanted]
    yield from _missing(file, [name for name in wanted if name not in there], language)
    yield from (Problem(file, words, language) for words in (*strange, *_twice(there)))
    for passage in told:
        yield from (Problem(file, words, language) for words in _body(game, passage, LONGEST_ADVICE))


def _of_lesson(game: str) -> list[str]:
    """The words that a lesson and its goals need."""
    if (found := lesson(game)) is None:
        return []
    return [INTRO, *(f"{PREFIX}{goal.id}{what}" for goal in found.goal for what in ("", ".done", ".hint"))]


def _missing(file: str, names: Iterable[str], language: str) -> Iterator[Problem]:
    return (Problem(file, f"{name} is missing", language, lacks=True) for name in names)


def _twice(names: Iterable[str]) -> list[str]:
    return [f"{name} stands {count} times" for name, count in Counter(names).items() if count > 1]


def _body(game: str, passage: Passage, most: int) -> Iterator[str]:
    where = f"line {passage.line}: “{passage.heading}”"
    if not passage.body:
        yield f"{where} has no words"
    if len(passage.body) > most:
        yield f"{where} has {len(passage.body)} characters, at most {most}"
    if (raw := re.search(rf"\b{specification.of(game).prefix}-[A-Z]?\d+", passage.body)) or (
        raw := RAW.search(passage.body)
    ):
        yield f"{where} shows {raw[0]}, which says nothing to a player"
    if markup := MARKUP.search(passage.body):
        yield f"{where} has {markup[0].strip()}: short paragraphs, lists and bold are all that is shown"
