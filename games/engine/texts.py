"""Texts into words: Fluent files in English, Russian and Ukrainian."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import resources

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from games.engine.text import Arg, SeatName, Text

LANGUAGES = ("en", "ru", "uk")

Names = Mapping[str, Mapping[str, str]]
Who = Callable[[int], str]


class MissingText(KeyError):
    """A message that a language does not have."""


class Texts:
    """The words of one language: the engine's, a game's and the names of its components."""

    def __init__(self, language: str, sources: list[str], names: Names | None = None) -> None:
        self.language = language
        self.names = names or {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def say(self, text: Text, who: Who | None = None) -> str:
        """The words. `who` names the people in the seats; without it they are numbered."""
        if text.key in self.names:
            return self.names[text.key][self.language]
        if not self._bundle.has_message(text.key):
            raise MissingText(f"{self.language}: {text.key}")
        message = self._bundle.get_message(text.key)
        arguments = {name: self._word(arg, who) for name, arg in text.args.items()}
        if message.value is None:
            raise MissingText(f"{self.language}: {text.key} has no words")
        words, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise MissingText(f"{self.language}: {text.key}: {errors}")
        return str(words)

    def has(self, key: str) -> bool:
        """Whether there are words for this."""
        return key in self.names or self._bundle.has_message(key)

    def _word(self, arg: Arg, who: Who | None) -> str | int:
        if isinstance(arg, Text):
            return self.say(arg, who)
        if isinstance(arg, SeatName):
            return who(arg.seat) if who else self.say(Text("engine-seat", {"number": arg.seat + 1}))
        if isinstance(arg, list):
            return format_list([str(self._word(item, who)) for item in arg], locale=self.language)
        return arg


@lru_cache(maxsize=64)
def source(package: str, language: str) -> str:
    """The Fluent file of a package."""
    return (resources.files(package) / "text" / f"{language}.ftl").read_text("utf-8")


def load(language: str, *packages: str, names: Names | None = None) -> Texts:
    """The texts of these packages, in one language."""
    return Texts(language, [source(package, language) for package in packages], names)
