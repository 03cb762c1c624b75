"""The words in pictures: the game's own texts, and those only pictures need."""

from __future__ import annotations

from functools import cache

import games
from games.engine.text import Arg, Text
from games.engine.texts import Texts, Who, load


class Words:
    """What a picture says, in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self._game = games.texts(game, language)
        self._picture: Texts = load(language, "render", f"render.{game}")

    def say(self, key: str, **args: Arg) -> str:
        """A message of the pictures, or else of the game, or the name of a component."""
        return self.text(Text(key, args))

    def text(self, text: Text, who: Who | None = None) -> str:
        """The same for a text; `who` names the people in the seats."""
        source = self._picture if self._picture.has(text.key) else self._game
        return source.say(text, who)


@cache
def words(game: str, language: str) -> Words:
    """The words for a game's pictures."""
    return Words(game, language)
