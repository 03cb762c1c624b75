"""Texts into words: Fluent files, a language each. English stands in for what a language does not have yet."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

from games.engine.text import Arg, SeatName, Text

Who = Callable[[int], str]
Sources = Mapping[str, str]
"""Messages and terms by key, each as the Fluent file has it."""

log = logging.getLogger(__name__)

STAND_IN = "en"
SAID = 2000
LIST = ""
"""In place of a message: words that stand in a row."""
_ENTRIES = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_REFERENCES = re.compile(r"\{ *(-[a-zA-Z][\w-]*|[a-zA-Z][\w-]*(?! *\()) *[}.(]")
"""To terms and messages; what has a bracket and no hyphen is one of Fluent's functions."""


def _languages() -> tuple[str, ...]:
    """Every language that has a file, English first: a new one is a new file in each `text` folder, and no code."""
    files = [file.name for file in (resources.files("games.engine") / "text").iterdir() if file.name.endswith(".ftl")]
    return tuple(sorted((name.removesuffix(".ftl") for name in files), key=lambda code: (code != STAND_IN, code)))


LANGUAGES = _languages()


class MissingText(KeyError):
    """A message that not even English has, or one that lacks what it needs."""


class Understood(FluentBundle):
    """Messages of a language, ready to be said. How they were written is forgotten then: that, and where in its file
    each letter stood, would be two thirds of the memory that a process needs for words."""

    _parser = FluentParser(with_spans=False)

    def add(self, source: str) -> None:
        """A message or term, as the Fluent file has it."""
        self.add_resource(self._parser.parse(source), allow_overrides=True)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, said before or not."""
        return message_id in self._compiled or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        message = super()._lookup(entry_id, term)
        (self._terms if term else self._messages).pop(entry_id, None)
        return message


class Texts:
    """The words of one language: the engine's, a game's and the names of its components."""

    def __init__(self, language: str, sources: Sources, instead: Texts | None = None) -> None:
        self.language = language
        self._sources = sources
        self._instead = instead
        """Says what this language has no words for."""
        self._bundle = Understood([known_to_babel(language)], use_isolating=False)
        self._understood: set[str] = set()
        self.unsayable: set[str] = set()
        """Messages with a mistake in them (`slowtable texts` finds it)."""
        self._said: dict[object, str] = {}
        """What was said lately: panels say the same again and again, and numbers take Fluent long."""

    def alone(self) -> Texts:
        """The same without the language that stands in for it."""
        return Texts(self.language, self._sources)

    def say(self, text: Text, who: Who | None = None) -> str:
        """The words. `who` names the people in the seats; without it they are numbered."""
        if not text.args and (plain := self._said.get(text.key)) is not None:
            return plain
        if self._instead is None:
            return self._say(text, who)
        if text.key not in self._sources or text.key in self.unsayable:
            return self._instead.say(text, who)
        try:
            return self._say(text, who)
        except MissingText as error:
            words = self._instead.say(text, who)
            log.warning("English stands in for a text that cannot be said: %s", error.args[0])
            self.unsayable.add(text.key)
            return words

    def _say(self, text: Text, who: Who | None) -> str:
        if not text.args:
            return self._remembered(text.key, self._put_in(text.key, {}))
        arguments: dict[str, Any] = {  # most are words or numbers already
            name: arg if arg.__class__ is str or arg.__class__ is int else self._word(arg, who)
            for name, arg in text.args.items()
        }
        said = (text.key, *arguments, *arguments.values())
        words = self._said.get(said)
        if words is None:
            words = self._remembered(said, self._put_in(text.key, arguments))
        return words

    def _remembered(self, said: object, words: str) -> str:
        if len(self._said) >= SAID:
            self._said.clear()
        self._said[said] = words
        return words

    def _put_in(self, key: str, arguments: dict[str, Any]) -> str:
        """A message with its arguments put in."""
        message = self._message(key)
        if message.value is None:
            raise MissingText(f"{self.language}: {key} has no words")
        words, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors}")
        return str(words)

    def has(self, key: str) -> bool:
        """Whether there are words for this."""
        return key in self._sources or (self._instead is not None and self._instead.has(key))

    def _message(self, key: str) -> Message:
        """A message, understood when it is first needed: there are thousands, and a match says few of them."""
        if not self._bundle.has_message(key):
            self._understand(key)
            if not self._bundle.has_message(key):
                raise MissingText(f"{self.language}: {key} is not Fluent")
        return self._bundle.get_message(key)

    def _understand(self, key: str) -> None:
        """Add a message or term to the bundle, with all that it refers to."""
        if key not in self._sources:
            raise MissingText(f"{self.language}: {key}")
        source = self._sources[key]
        self._bundle.add(source)
        self._understood.add(key)
        for other in set(_REFERENCES.findall(source)) - self._understood:
            self._understand(other)

    def _word(self, arg: Arg, who: Who | None) -> str | int:
        if isinstance(arg, Text):
            return self.say(arg, who)
        if isinstance(arg, SeatName):
            return who(arg.seat) if who else self.say(Text("engine-seat", {"number": arg.seat + 1}))
        if isinstance(arg, list):
            items = [str(self._word(item, who)) for item in arg]
            said = (LIST, *items)
            words = self._said.get(said)
            if words is None:
                words = self._remembered(said, format_list(items, locale=known_to_babel(self.language)))
            return words
        return arg


@cache
def known_to_babel(language: str) -> str:
    """The language whose plurals and lists are used: its own, or English for one that CLDR does not know."""
    try:
        Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return STAND_IN
    return language


def own_name(language: str, reader: str) -> str:
    """What a language is called in the reader's."""
    try:
        name = Locale.parse(language).get_display_name(known_to_babel(reader))
    except (UnknownLocaleError, ValueError):
        name = None
    return name[:1].upper() + name[1:] if name else language


@lru_cache(maxsize=64)
def messages(package: str, language: str) -> Sources:
    """The Fluent file of a package, message by message; nothing if the language has none there yet."""
    file = resources.files(package) / "text" / f"{language}.ftl"
    found = _ENTRIES.split(file.read_text("utf-8"))[1:] if file.is_file() else []
    return {message.split("=", 1)[0].strip(): message for message in found}


def load(language: str, *packages: str) -> Texts:
    """The texts of these packages, in one language."""
    sources = {key: words for package in packages for key, words in messages(package, language).items()}
    return Texts(language, sources, None if language == STAND_IN else load(STAND_IN, *packages))
