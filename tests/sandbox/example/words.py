"""Localisations of the example's commands."""

from __future__ import annotations

import discord
from discord import app_commands

UKRAINIAN = {"greet": "вітати", "Say hello to somebody": "Привітати когось", "who": "кого"}
RUSSIAN = {"greet": "приветствие", "Say hello to somebody": "Поздороваться", "who": "кто"}


class Words(app_commands.Translator):
    """Translates what it knows."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        tables = {discord.Locale.ukrainian: UKRAINIAN, discord.Locale.russian: RUSSIAN}
        return tables.get(locale, {}).get(string.message)
