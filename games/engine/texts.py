"""Texts into words: Fluent files in English, Russian and Ukrainian."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import resources

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from games.engine.text import Arg, SeatName, Text

LANGUAGES = ("en", "ru", "uk")

Names = Mapping[str, Mapping[str, str]]
Who = Callable[[int], str]
Sources = Mapping[str, str]
"""Messages by key, each as the Fluent file has it."""

SAID = 2000
_MESSAGES = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)


class MissingText(KeyError):
    """A message that a language does not have."""


class Texts:
    """The words of one language: the engine's, a game's and the names of its components."""

    def __init__(self, language: str, sources: Sources, names: Names | None = None) -> None:
        self.language = language
        self.names = names or {}
        self._sources = sources
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        """What was said lately: panels say the same again and again, and numbers take Fluent long."""

    def say(self, text: Text, who: Who | None = None) -> str:
        """The words. `who` names the people in the seats; without it they are numbered."""
        if text.key in self.names:
            return self.names[text.key][self.language]
        arguments = {name: self._word(arg, who) for name, arg in text.args.items()}
        said = (text.key, *arguments.items())
        if said not in self._said:
            if len(self._said) >= SAID:
                self._said.clear()
            self._said[said] = self._put_in(text.key, arguments)
        return self._said[said]

    def _put_in(self, key: str, arguments: dict[str, str | int]) -> str:
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
        return key in self.names or key in self._sources

    def _message(self, key: str) -> Message:
        """A message, understood when it is first needed: there are thousands, and a match says few of them."""
        if not self._bundle.has_message(key):
            if key not in self._sources:
                raise MissingText(f"{self.language}: {key}")
            self._bundle.add_resource(FluentResource(self._sources[key]))
        return self._bundle.get_message(key)

    def _word(self, arg: Arg, who: Who | None) -> str | int:
        if isinstance(arg, Text):
            return self.say(arg, who)
        if isinstance(arg, SeatName):
            return who(arg.seat) if who else self.say(Text("engine-seat", {"number": arg.seat + 1}))
        if isinstance(arg, list):
            return format_list([str(self._word(item, who)) for item in arg], locale=self.language)
        return arg


@lru_cache(maxsize=64)
def messages(package: str, language: str) -> Sources:
    """The Fluent file of a package, message by message. No message may refer to another."""
    file = (resources.files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    return {message.split("=", 1)[0].strip(): message for message in _MESSAGES.split(file)[1:]}


def load(language: str, *packages: str, names: Names | None = None) -> Texts:
    """The texts of these packages, in one language."""
    sources = {key: words for package in packages for key, words in messages(package, language).items()}
    return Texts(language, sources, names)
