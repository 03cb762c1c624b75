"""The words of a game in every language, for promises about them."""

from __future__ import annotations

import msgspec

import games
from games.engine import Text
from games.engine.texts import LANGUAGES, Who


class Spoken:
    """Says each text once in each language, however often it comes up in a match."""

    def __init__(self, game: str, who: Who | None = None) -> None:
        self._who = who
        self._texts = [games.texts(game, language) for language in LANGUAGES]
        self._said: dict[bytes, tuple[str, ...]] = {}
        self._pack = msgspec.msgpack.Encoder().encode

    def __call__(self, text: Text) -> tuple[str, ...]:
        """Its words, a language each."""
        key = self._pack(text)
        if key not in self._said:
            self._said[key] = tuple(texts.say(text, self._who) for texts in self._texts)
        return self._said[key]

    @property
    def unsayable(self) -> set[str]:
        """What some language had to leave to English."""
        return {f"{texts.language}: {key}" for texts in self._texts for key in texts.unsayable}
