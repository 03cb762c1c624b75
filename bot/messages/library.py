"""What can be looked up in a game, by words of any language: the sections of its rulebook and its components."""

from __future__ import annotations

import re
from functools import cache

import msgspec

import games
from bot.messages.finding import Document, Index
from bot.messages.stems import asked, stems
from games.engine import Card, Text, rulebook
from games.engine.texts import LANGUAGES

SECTION, CARD = "s:", "c:"
FEW = 3
BY_ID = re.compile(r"(?:[a-z]{3}-)?([a-z]?\d+(?:\.\d+)*[a-z]?)")


class Found(msgspec.Struct, frozen=True):
    """Something that was found, as a menu or a completion lists it."""

    key: str
    title: str
    about: str = ""


def search(game: str, words: str, language: str, most: int = 10) -> list[Found]:
    """What fits best, first: a rule's id, or a title as it is suggested, before words."""
    wanted = " ".join(words.lower().split())
    keys = _by_id(game, wanted) or [*_by_title(game, wanted), *_by_words(game, wanted, most)]
    return [found for key in dict.fromkeys(keys) if (found := titled(game, key, language)) is not None][:most]


def search_cards(game: str, words: str, language: str, most: int = 10) -> list[Found]:
    """Components alone, by their names and what they do; before anything is typed, the first."""
    wanted = " ".join(words.lower().split())
    if not wanted:
        return [found for key in list(_cards(game))[:most] if (found := titled(game, CARD + key, language)) is not None]
    keys = [key for key in [*_by_title(game, wanted), *_card_index(game).find(wanted, most)] if key.startswith(CARD)]
    return [found for key in dict.fromkeys(keys) if (found := titled(game, key, language)) is not None][:most]


def titles(game: str, language: str, most: int = 25) -> list[Found]:
    """What there is to read, in its order."""
    return [Found(SECTION + chapter.id, chapter.heading) for chapter in rulebook.chapters(game, language)[:most]]


def card(game: str, key: str) -> Card | None:
    """A component by its id."""
    return _cards(game).get(key.removeprefix(CARD))


def kind_of(game: str, found: Card, language: str) -> str:
    """What kind of component it is, in words."""
    return games.texts(game, language).say(Text(f"{game}-kind-{found.kind}"))


def titled(game: str, key: str, language: str) -> Found | None:
    """How something is listed."""
    if key.startswith(CARD):
        component = card(game, key)
        if component is None:
            return None
        name = games.texts(game, language).say(component.name)
        return Found(key, name, kind_of(game, component, language))
    chapter = rulebook.chapter(game, key.removeprefix(SECTION), language)
    return Found(key, chapter.heading) if chapter is not None else None


def _by_id(game: str, wanted: str) -> list[str]:
    """The sections that tell a rule, or the rules of a whole chapter of the specification."""
    if (named := BY_ID.fullmatch(wanted)) is None:
        return []
    number = named[1]

    def tells(rule: str) -> bool:
        own = rule.partition("-")[2].lower()
        return own == number or own.startswith(f"{number}.")

    return [SECTION + each.id for each in rulebook.sections(game) if any(map(tells, (*each.rules, *each.decisions)))]


def _by_title(game: str, wanted: str) -> list[str]:
    return [
        document.key
        for document in (*_sections(game), *_components(game))
        if wanted in (title.lower() for title in document.titles)
    ]


def _by_words(game: str, wanted: str, most: int) -> list[str]:
    """Sections, and components that are called so: these first where one of them is meant, because all of its name was
    typed or a word that the rules hardly use. What the rules know is not taken for a slip of the finger."""
    names, told = _names(game), _section_index(game).find(wanted, most)
    if not _section_index(game).knows(wanted):
        called = names.find(wanted, most, every=True)
        return [*called, *told] if len(called) <= FEW else [*told, *called]
    called = names.find(wanted, most, every=True, exact=True)
    meant = [key for key in called if _is_whole(game, key, wanted)]
    in_titles = any(_is_titled(each, wanted) for each in _sections(game))
    if not meant and len(called) <= FEW and not in_titles and _section_index(game).knows(wanted, FEW):
        meant = called
    return [*meant, *told, *called]


def _is_titled(document: Document, wanted: str) -> bool:
    """Whether one of the words typed is in a title."""
    typed = {stem for word in asked(wanted) for stem in stems(word)}
    return any(stems(word) & typed for title in document.titles for word in asked(title))


def _is_whole(game: str, key: str, wanted: str) -> bool:
    """Whether a component's whole name was typed, in one of the languages."""
    typed = {stem for word in asked(wanted) for stem in stems(word)}
    titles = next(each.titles for each in _components(game) if each.key == key)
    return any(all(stems(word) & typed for word in asked(title)) for title in titles)


@cache
def _cards(game: str) -> dict[str, Card]:
    return {component.id: component for component in games.game(game).catalogue()}


@cache
def _sections(game: str) -> tuple[Document, ...]:
    books = [rulebook.chapters(game, language) for language in LANGUAGES]
    return tuple(
        Document(SECTION + told[0].id, tuple(each.heading for each in told), tuple(each.body for each in told))
        for told in zip(*books, strict=True)
    )


@cache
def _components(game: str) -> tuple[Document, ...]:
    return tuple(_component(game, each) for each in _cards(game).values())


def _component(game: str, component: Card) -> Document:
    said = [games.texts(game, language) for language in LANGUAGES]
    return Document(
        CARD + component.id,
        tuple(texts.say(component.name) for texts in said),
        tuple(
            "\n".join(
                [texts.say(Text(f"{game}-kind-{component.kind}")), *(texts.say(line) for line in component.lines)]
            )
            for texts in said
        ),
    )


@cache
def _section_index(game: str) -> Index:
    return Index(_sections(game), rulebook.also(game))


@cache
def _names(game: str) -> Index:
    return Index(Document(each.key, each.titles) for each in _components(game))


@cache
def _card_index(game: str) -> Index:
    return Index(_components(game))
