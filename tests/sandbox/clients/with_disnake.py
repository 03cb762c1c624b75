"""The bot in disnake. Arguments: the API's base, the token."""

from __future__ import annotations

import sys
from typing import Any

import disnake
from disnake.http import Route


def main() -> None:
    """Log in and run until somebody says goodbye."""
    api, token = sys.argv[1:]
    Route.BASE = api

    intents = disnake.Intents.default()
    intents.message_content = True
    bot = disnake.Client(intents=intents)

    async def on_ready() -> None:
        await bot.bulk_overwrite_global_commands([disnake.SlashCommand("ping", "Answer")])
        (guild,) = bot.guilds
        games = disnake.utils.get(guild.text_channels, name="games")
        row = disnake.ui.ActionRow().add_button(label="Press", custom_id="press")
        message = await games.send("hello", components=[row])
        await message.edit("hello, edited")

    async def on_interaction(interaction: Any) -> None:
        if interaction.type is disnake.InteractionType.component:
            await interaction.response.edit_message(f"pressed by {interaction.user.display_name}", components=[])
        else:
            await interaction.response.send_message("pong")

    async def on_message(message: Any) -> None:
        if message.content == "read, please":
            (last,) = await message.channel.history(limit=1).flatten()
            await message.channel.send(f"I read: {last.content}")
        elif message.content == "goodbye":
            await bot.close()

    for listener in (on_ready, on_interaction, on_message):
        bot.event(listener)
    bot.run(token)


if __name__ == "__main__":
    main()
