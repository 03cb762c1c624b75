"""`/match`: new, join, leave, start, options, status, cancel, export, seals."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands

import db
import games
from bot.commands import clock, defaults
from bot.commands.context import Answer, Context, Interaction, command, match_choices
from bot.commands.translate import game_choices, language_choices, named
from bot.lobby import leave_lobby, lobby_view, open_lobby, options_line
from bot.lobby_options import option_rows
from bot.lobby_start import start_match
from bot.panels import layout, table
from bot.panels.after import export_file
from bot.people import mentions
from bot.running import Running
from db import Status

if TYPE_CHECKING:
    from bot.client import Slowtable

GAMES = game_choices()
TONGUES = language_choices()


def install(bot: Slowtable) -> None:
    """`/match …`."""
    group = Matches()
    clock.extend(group)
    group.add_command(defaults.defaults)
    bot.tree.add_command(group)


class Matches(app_commands.Group):
    """Starting and looking after matches."""

    def __init__(self) -> None:
        super().__init__(name=named("command-match"), description=named("command-match-about"))

    @app_commands.command(name=named("command-match-new"), description=named("command-match-new-about"))
    @app_commands.rename(
        game=named("option-game"),
        language=named("option-language"),
        decision=named("option-decision"),
        late=named("option-late"),
    )
    @app_commands.describe(
        game=named("option-game-about"),
        language=named("option-language-about"),
        decision=named("option-decision-about"),
        late=named("option-late-about"),
    )
    @app_commands.choices(game=GAMES, language=TONGUES, late=clock.LATE_CHOICES)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        game: str,
        language: str | None = None,
        decision: str | None = None,
        late: str | None = None,
    ) -> None:
        """Open a lobby in this channel."""

        async def work(context: Context) -> None:
            await new_match(context, game, language, clock.Typed(decision=decision, late=late))

        await command(work)(interaction)

    @app_commands.command(name=named("command-match-status"), description=named("command-match-status-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def status(self, interaction: Interaction, match: int | None = None) -> None:
        """Whose turn it is."""

        async def work(context: Context) -> None:
            running = await context.running(match)
            name = games.title(running.game, context.language)
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

    @app_commands.command(name=named("command-match-join"), description=named("command-match-join-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    async def join(self, interaction: Interaction, match: int) -> None:
        """The typed way of the lobby's button."""

        async def work(context: Context) -> None:
            row = await context.row(match)
            await seat_person(context, row)
            await refresh_lobby(context, row.id)
            await context.reply(context.say("lobby-joined"))

        await command(work)(interaction)

    @app_commands.command(name=named("command-match-leave"), description=named("command-match-leave-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def leave(self, interaction: Interaction, match: int) -> None:
        """The typed way of the lobby's button."""

        async def work(context: Context) -> None:
            row = await context.row(match)
            if row.status is not Status.LOBBY:
                raise Answer("lobby-over")
            if not await leave_lobby(context.bot, row, context.user):
                raise Answer("lobby-not-in")
            await refresh_lobby(context, row.id)
            await context.reply(context.say("lobby-left"))

        await command(work)(interaction)

    @app_commands.command(name=named("command-match-options"), description=named("command-match-options-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def options(self, interaction: Interaction, match: int | None = None) -> None:
        """The options of a lobby (its host may change them) or of a running match."""

        async def work(context: Context) -> None:
            row = await context.row(match)
            if row.status is Status.LOBBY and row.host_id == context.user:
                await context.reply(context.say("lobby-options-title"), option_rows(row, context.language))
            else:
                await context.reply(context.say("lobby-options-title"), options_line(row, games.metas()[row.game]))

        await command(work)(interaction)

    @app_commands.command(name=named("command-match-cancel"), description=named("command-match-cancel-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def cancel(self, interaction: Interaction, match: int) -> None:
        """Close a lobby; a match under way is called off by a vote."""

        async def work(context: Context) -> None:
            row = await context.row(match)
            if row.host_id != context.user:
                raise Answer("lobby-host-only", user=f"<@{row.host_id}>")
            if row.status is not Status.LOBBY:
                raise Answer("cancel-by-vote")
            await context.bot.store.matches.update(row.id, status=Status.CANCELLED)
            await refresh_lobby(context, row.id)
            await context.reply(context.say("cancelled"))

        await command(work)(interaction)

    @app_commands.command(name=named("command-match-export"), description=named("command-match-export-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def export(self, interaction: Interaction, match: int | None = None) -> None:
        """A finished match as a file."""

        async def work(context: Context) -> None:
            running = await context.running(match)
            if running.match.state.outcome is None:
                raise Answer("export-not-yet")
            await context.think()
            name, data = await export_file(context.bot, running)
            await context.reply(
                context.say("export-here"), layout.attachment(name), files=[discord.File(io.BytesIO(data), name)]
            )

        await command(work)(interaction)

    @app_commands.command(name=named("command-match-seals"), description=named("command-match-seals-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def seals(self, interaction: Interaction, match: int | None = None) -> None:
        """The last revealed choices with their salts, so that anybody can check the receipts."""

        async def work(context: Context) -> None:
            running = await context.running(match)
            await context.reply("\n".join(seal_lines(context, running)) or context.say("seals-none"))

        await command(work)(interaction)


async def seat_person(context: Context, row: db.Match) -> None:
    """Take a seat, or say why not."""
    if row.status is not Status.LOBBY:
        raise Answer("lobby-over")
    try:
        most = games.metas()[row.game].players[1]
        await context.bot.store.lobby.join(row.id, user_id=context.user, at=context.bot.now(), most=most)
    except db.AlreadySeated:
        raise Answer("lobby-already-in") from None
    except db.TableFull:
        raise Answer("lobby-full") from None


async def refresh_lobby(context: Context, match_id: int) -> None:
    """The lobby's message, brought up to date through the outbox."""
    await context.bot.store.outbox.put([db.Post(kind="lobby", dedupe="lobby")], context.bot.now(), match_id)
    context.bot.delivery.wake()


def seal_lines(context: Context, running: Running) -> list[str]:
    """Receipt, salt and words of the choices revealed last. Nothing else has a salt that may be told before the match
    is over: neither what is still sealed, nor what was replaced before the reveal, nor what a vote took back."""
    opened = running.match.seals.opened
    lines = [context.say("seals-how")] if opened else []
    for seat, seal in sorted(opened.items()):
        lines.append(f"✅ {mentions(running)(seat)}: `{seal.receipt}` = `{seal.salt} {seal.text}`")
    return lines


async def new_match(context: Context, game: str, language: str | None, typed: clock.Typed) -> None:
    """A lobby with its message, in the channel where the command was used; its clock is the server's, or as typed."""
    bot, interaction = context.bot, context.interaction
    guild = await bot.store.settings.guild(interaction.guild_id or 0)
    usual = defaults.clock_of(guild, bot.settings)
    row = await open_lobby(
        bot,
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        host_id=context.user,
        game=game,
        language=language or guild.language or context.language,
        clock=db.Clock(**{**usual.model_dump(), **typed.changes(usual, context.language)}),
    )
    await bot.store.matches.keep_message(row.id, "lobby", await context.post(await lobby_view(bot, row)))
