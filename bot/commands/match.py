"""`/match`: new, status, start, cancel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

import games
from bot.commands.context import Answer, Context, Interaction, command, match_choices
from bot.commands.translate import named
from bot.lobby import lobby_view, open_lobby, start_match
from bot.panels import table
from db import Status
from games.engine import Text
from games.engine.texts import LANGUAGES

if TYPE_CHECKING:
    from bot.client import Slowtable

GAMES = [
    app_commands.Choice(name=games.texts(name, "en").say(Text(f"{name}-name")), value=name) for name in games.metas()
]
TONGUES = [app_commands.Choice(name=named(f"language-{code}"), value=code) for code in LANGUAGES]


def install(bot: Slowtable) -> None:
    """`/match …`."""
    bot.tree.add_command(Matches())


class Matches(app_commands.Group):
    """Starting and looking after matches."""

    def __init__(self) -> None:
        super().__init__(name=named("command-match"), description=named("command-match-about"))

    @app_commands.command(name=named("command-match-new"), description=named("command-match-new-about"))
    @app_commands.rename(game=named("option-game"), language=named("option-language"))
    @app_commands.describe(game=named("option-game-about"), language=named("option-language-about"))
    @app_commands.choices(game=GAMES, language=TONGUES)
    @app_commands.guild_only()
    async def new(self, interaction: Interaction, game: str, language: str | None = None) -> None:
        """Open a lobby in this channel."""

        async def work(context: Context) -> None:
            await new_match(context, game, language)

        await command(work)(interaction)

    @app_commands.command(name=named("command-match-status"), description=named("command-match-status-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def status(self, interaction: Interaction, match: int | None = None) -> None:
        """Whose turn it is."""

        async def work(context: Context) -> None:
            running = await context.running(match)
            name = running.texts(context.language).say(Text(f"{running.game}-name"))
            head = f"### {name} · #{running.id} · <#{running.row.thread_id}>"
            seed = context.say("status-seed", hash=running.row.seed_hash or "")
            await context.reply(head, table.status(running) or context.say("own-over"), f"-# {seed}")

        await command(work)(interaction)

    @app_commands.command(name=named("command-match-start"), description=named("command-match-start-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def start(self, interaction: Interaction, match: int) -> None:
        """The typed way of the lobby's button."""

        async def work(context: Context) -> None:
            row = await context.row(match)
            if row.status is not Status.LOBBY:
                raise Answer("lobby-over")
            if row.host_id != context.user:
                raise Answer("lobby-host-only", user=f"<@{row.host_id}>")
            low, high = games.metas()[row.game].players
            seats = len(await context.bot.store.matches.seats(row.id))
            if seats < low:
                raise Answer("lobby-count", count=seats, low=low, high=high)
            await context.think()
            await start_match(context.bot, row)
            await context.reply(context.say("lobby-started", thread=f"<#{row.messages.get('lobby', 0)}>"))

        await command(work)(interaction)


async def new_match(context: Context, game: str, language: str | None) -> None:
    """A lobby with its message, in the channel where the command was used."""
    bot, interaction = context.bot, context.interaction
    guild = await bot.store.settings.guild(interaction.guild_id or 0)
    row = await open_lobby(
        bot,
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        host_id=context.user,
        game=game,
        language=language or guild.language or context.language,
        clock=guild,
    )
    await interaction.response.send_message(view=await lobby_view(bot, row))
    message = await interaction.original_response()
    await bot.store.matches.keep_message(row.id, "lobby", message.id)
