"""Names and descriptions of commands in Discord's languages, from the same Fluent files as everything else."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.people import language_of
from bot.words import say, texts


def named(key: str) -> app_commands.locale_str:
    """A name or description that has a message of its own; English is what Discord falls back to."""
    return app_commands.locale_str(say("en", key), key=key)


class Translator(app_commands.Translator):
    """Russian and Ukrainian for everything that has a message."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words in this language, if it is one of ours."""
        language, key = language_of(locale), string.extras.get("key")
        if language is None or language == "en" or key is None or not texts(language).has(key):
            return None
        return say(language, key)
