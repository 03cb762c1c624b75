"""Names and descriptions of commands in Discord's languages, from the same Fluent files as everything else."""

from __future__ import annotations

import re

from discord import Locale, app_commands

import games
from bot.messages.people import language_of
from bot.messages.words import say, texts
from games.engine.texts import LANGUAGES, own_name

NAME = re.compile(r"[-_'\w]{1,32}")
DESCRIPTION = 100
NAMES = {
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
}


def name_fits(words: str) -> bool:
    """Whether Discord takes this as a name of a command or option: small letters, no spaces."""
    return NAME.fullmatch(words) is not None and words == words.lower()


def named(key: str) -> app_commands.locale_str:
    """A name or description that has a message of its own; English is what Discord falls back to."""
    return app_commands.locale_str(say("en", key), key=key)


def language_choices() -> list[app_commands.Choice[str]]:
    """All languages to choose from, each called as the reader calls it."""
    return [
        app_commands.Choice(name=app_commands.locale_str(own_name(code, "en"), tongue=code), value=code)
        for code in LANGUAGES
    ]


def game_choices() -> list[app_commands.Choice[str]]:
    """All games to choose from; their names are in the games' own texts."""
    return [
        app_commands.Choice(name=app_commands.locale_str(games.title(game, "en"), game=game), value=game)
        for game in games.metas()
    ]


class Translator(app_commands.Translator):
    """Every language but English, for everything that has a message."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words in this language, if it is one of ours."""
        language, game = language_of(locale), string.extras.get("game")
        if language is None or language == "en":
            return None
        if (tongue := string.extras.get("tongue")) is not None:
            return own_name(tongue, language)
        if game is not None:
            return games.title(game, language)
        return self._of_command(string.extras.get("key"), language, named=context.location in NAMES)

    def _of_command(self, key: str | None, language: str, *, named: bool) -> str | None:
        """A name or description that Discord takes: for one mistake in it, Discord would refuse all commands."""
        if key is None or not texts(language).has(key):
            return None
        words = say(language, key)
        return words if (name_fits(words) if named else len(words) <= DESCRIPTION) else None
