"""A rulebook in messages: its contents, its pages, what a decision is about, what was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle

import games
from bot.messages import layout, reconstructed
from bot.messages.address import Address
from bot.messages.boards import Drawn
from bot.messages.controls import MENU_OPTIONS, Press, Row, button, menu, option, row
from bot.messages.lessons import learn
from bot.messages.library import SECTION, Found
from bot.messages.words import say
from games.engine import Text, rulebook
from games.engine.rulebook import Chapter

IDS = 8
SECTIONS = 4
SENTENCES = 10


def how_to_play(game: str, language: str) -> Press:
    """The door: a button that opens the contents for whoever presses it."""
    return button(Address("book", argument=game), say(language, "learn-how-to-play"), emoji="📖")


def shelf(language: str) -> layout.Composed:
    """Which game?"""
    names = games.metas()
    buttons = [button(Address("contents", argument=name), games.title(name, language), emoji="📖") for name in names]
    rows = [row(*buttons[first : first + 5]) for first in range(0, len(buttons), 5)]
    return layout.message(say(language, "rules-which-game"), rows)


def contents(game: str, language: str) -> layout.Composed:
    """What there is to read."""
    book = rulebook.chapters(game, language)
    if not book:
        return layout.message(_head(game, language), say(language, "rules-no-book"), [_first_row(game, language, book)])
    menus = [_sections_menu(game, book, first, language) for first in range(0, len(book), MENU_OPTIONS)]
    intro = say(language, "rules-contents", count=len(book))
    return layout.message(_head(game, language), intro, [_first_row(game, language, book), *menus])


def _head(game: str, language: str) -> str:
    texts = games.texts(game, language)
    return f"## {texts.say(Text(f'{game}-name'))}\n{texts.say(Text(f'{game}-about'))}"


def _first_row(game: str, language: str, book: Sequence[Chapter]) -> Row:
    buttons = [button(Address("quick", argument=game), say(language, "rules-in-short"), emoji="⚡")]
    if book:
        first = Address("page", argument=f"{game}:{book[0].id}")
        buttons.insert(0, button(first, say(language, "rules-begin"), ButtonStyle.primary, emoji="📖"))
    return row(*buttons, *learn(game, language))


def _sections_menu(game: str, book: Sequence[Chapter], first: int, language: str) -> Row:
    shown = book[first : first + MENU_OPTIONS]
    lines = [option(f"{first + at}. {each.heading}", SECTION + each.id) for at, each in enumerate(shown, 1)]
    name = say(language, "rules-sections", first=first + 1, last=first + len(shown))
    return row(menu(Address("choosepage", argument=f"{game}:{first}"), name, lines))


def page(game: str, chapter: Chapter, language: str, drawn: Drawn | None = None, more: Sequence[Found] = ()) -> Any:
    """One section, with what comes before and after it; and what else was found."""
    book = rulebook.chapters(game, language)
    at = next(number for number, each in enumerate(book) if each.id == chapter.id)
    small = f"-# {games.title(game, language)} · {at + 1}/{len(book)}"
    return layout.message(
        small,
        f"### {chapter.heading}\n{chapter.body}",
        drawn.shown() if drawn is not None else None,
        _ids(chapter),
        [*also(game, more, language), _turning(game, book, at, language)],
    )


def also(game: str, found: Sequence[Found], language: str) -> list[Row]:
    """What else fits, to choose from."""
    if not found:
        return []
    lines = [option(each.title, each.key, each.about or None) for each in found[:MENU_OPTIONS]]
    return [row(menu(Address("choosepage", argument=f"{game}:found"), say(language, "rules-also"), lines))]


def _turning(game: str, book: Sequence[Chapter], at: int, language: str) -> Row:
    def to(number: int, key: str) -> Press:
        there = 0 <= number < len(book)
        # Two controls of a message must differ, also those that lead nowhere.
        section = book[number].id if there else f"-{key}"
        return button(Address("page", argument=f"{game}:{section}"), say(language, key), disabled=not there)

    return row(
        to(at - 1, "rules-previous"),
        button(Address("contents", argument=game), say(language, "rules-to-contents")),
        to(at + 1, "rules-next"),
    )


def _ids(chapter: Chapter) -> str:
    """The rules that a section tells, in small print: who reports a mistake needs them."""
    rules = chapter.section.rules
    return "-# " + ", ".join(rules[:IDS]) + (" …" if len(rules) > IDS else "") if rules else ""


def advice(game: str, rule: str, asked: str, language: str) -> layout.Composed:
    """What a decision is about and what to think of, with the sections behind it."""
    behind = rulebook.behind(game, rule, language)
    words = rulebook.coach(game, language).get(rule, "")
    if not words and behind:
        words = f"**{behind[0].heading}**\n{behind[0].body}"
    return layout.message(
        f"-# {games.title(game, language)}",
        f"### {asked}" if asked else "",
        words or say(language, "rules-no-advice"),
        [
            row(
                *section_buttons(game, behind),
                button(Address("contents", argument=game), say(language, "rules-to-contents"), emoji="📑"),
            )
        ],
    )


def section_buttons(game: str, behind: Sequence[Chapter], verb: str = "page") -> list[Press]:
    """Buttons to sections."""
    return [button(Address(verb, argument=f"{game}:{each.id}"), each.heading, emoji="📖") for each in behind[:SECTIONS]]


def in_short(game: str, language: str, drawn: Drawn) -> layout.Composed:
    """Ten sentences, with the picture of a match under way."""
    texts = games.texts(game, language)
    keys = [f"{game}-quick-{number}" for number in range(1, SENTENCES + 1)]
    sentences = [f"{number}. {texts.say(Text(key))}" for number, key in enumerate(keys, 1) if texts.has(key)]
    to_contents = button(Address("contents", argument=game), say(language, "rules-to-contents"), emoji="📑")
    return layout.message(
        _head(game, language),
        drawn.shown(),
        "\n".join(sentences),
        reconstructed.note(game, language),
        [row(to_contents)],
    )
