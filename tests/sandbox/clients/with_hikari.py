"""The bot in hikari. Arguments: the API's base, the token."""

from __future__ import annotations

import sys
from typing import Any

import hikari


def main() -> None:
    """Log in and run until somebody says goodbye."""
    api, token = sys.argv[1:]
    intents = hikari.Intents.ALL_UNPRIVILEGED | hikari.Intents.MESSAGE_CONTENT
    bot = hikari.GatewayBot(token, rest_url=api, intents=intents, banner=None, logs="ERROR")

    async def on_started(_: Any) -> None:
        application = await bot.rest.fetch_application()
        ping = bot.rest.slash_command_builder("ping", "Answer")
        await bot.rest.set_application_commands(application, [ping])
        (guild,) = bot.cache.get_guilds_view().values()
        games = next(channel for channel in guild.get_channels().values() if channel.name == "games")
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
        message = await bot.rest.create_message(games, "hello", component=row)
        await bot.rest.edit_message(games, message, "hello, edited")

    async def on_interaction(event: Any) -> None:
        interaction = event.interaction
        if interaction.type is hikari.InteractionType.MESSAGE_COMPONENT:
            words = f"pressed by {interaction.user.global_name}"
            await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, words, components=[])
        else:
            await interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "pong")

    async def on_message(event: Any) -> None:
        if event.content == "read, please":
            messages = await bot.rest.fetch_messages(event.channel_id)
            await bot.rest.create_message(event.channel_id, f"I read: {messages[0].content}")
        elif event.content == "goodbye":
            await bot.close()

    bot.subscribe(hikari.StartedEvent, on_started)
    bot.subscribe(hikari.InteractionCreateEvent, on_interaction)
    bot.subscribe(hikari.MessageCreateEvent, on_message)
    bot.run(check_for_updates=False, enable_signal_handlers=False)


if __name__ == "__main__":
    main()
