"""`/match`: new, join, leave, start, options, status, cancel, export, seals."""

from __future__ import annotations

from typing import TypeVar

from discord import app_commands

import db
import games
from bot.commands import clock, defaults, hosting
from bot.commands.completing import open_choices
from bot.commands.context import Answer, Context, Said, Tree, match_choices, slash
from bot.commands.translate import game_choices, language_choices, named
from bot.messages import layout, naming, status
from bot.messages.clock_words import bank_lines
from bot.messages.lobby import options_line
from bot.messages.lobby_words import refusal
from bot.messages.people import mentions
from bot.panels import listing, lobby_open, places
from bot.panels.ended import export_file
from bot.panels.lobby import update_later
from bot.panels.lobby_open import thread_opener
from bot.panels.lobby_options import TABLE_OPTIONS, of_table
from bot.tables.lobby import Opening
from bot.tables.refusal import Refused, Why
from bot.tables.running import Running
from db import Status

T = TypeVar("T")
GAMES = game_choices()
TONGUES = language_choices()


def install(tree: Tree) -> None:
    """`/match …`."""
    group = Matches()
    clock.extend(group)
    hosting.extend(group)
    group.add_command(defaults.defaults)
    tree.add_command(group)


class Matches(app_commands.Group):
    """Starting and looking after matches."""

    def __init__(self) -> None:
        super().__init__(name=named("command-match"), description=named("command-match-about"))

    @slash("match-new", game=GAMES, language=TONGUES, late=clock.LATE_CHOICES, private=hosting.SWITCH)
    async def new(
        self,
        context: Context,
        game: str,
        language: str | None = None,
        decision: str | None = None,
        late: str | None = None,
        private: str = "off",
    ) -> None:
        """Open a lobby in this channel."""
        typed = clock.Typed(decision=decision, late=late)
        await new_match(context, game, language, typed, private=private == "on")

    @slash("match-list")
    async def list_(self, context: Context) -> None:
        """The open and running tables of this server."""
        await context.think()
        await context.send(await listing.page(context))

    @slash("match-status", match=match_choices)
    async def status(self, context: Context, match: int | None = None) -> None:
        """How it stands: round and scores, who plays, whose turn it is and since when."""
        running, language = await context.running(match), context.language
        await context.reply(
            f"### {naming.linked(running.row, language)}",
            status.standing(running, language),
            status.players(running, language),
            status.waiting(running, language),
            "\n".join(await bank_lines(context.store, running, language, context.now())),
            f"-# {context.say('status-seed', hash=running.row.seed_hash or '')}",
        )

    @slash("match-start", match=match_choices)
    async def start(self, context: Context, match: int) -> None:
        """The typed way of the lobby's button."""
        row = await context.row(match)
        await context.think()
        started = done(context, await context.lobbies.start(row.id, context.user, thread_opener(context.services)))
        await context.reply(context.say("lobby-started", thread=f"<#{started.running.row.thread_id}>"))

    @slash("match-join", match=open_choices)
    async def join(self, context: Context, match: int) -> None:
        """The typed way of the lobby's button."""
        row = await context.row(match)
        done(context, await context.lobbies.join(row.id, context.user, context.interaction.id))
        await update_later(context.table, row.id)
        await context.reply(context.say("lobby-joined"))

    @slash("match-leave", match=match_choices)
    async def leave(self, context: Context, match: int) -> None:
        """The typed way of the lobby's button."""
        row = await context.row(match)
        done(context, await context.lobbies.leave(row.id, context.user))
        await update_later(context.table, row.id)
        await context.reply(context.say("lobby-left"))

    @slash("match-options", match=match_choices)
    async def options(self, context: Context, match: int | None = None) -> None:
        """The options of a lobby (its host may change them) or of a running match."""
        row = await context.row(match)
        if row.status is Status.LOBBY and row.host_id == context.user:
            await context.reply(context.say(TABLE_OPTIONS.head), TABLE_OPTIONS.rows(of_table(row), context.language))
        else:
            await context.reply(context.say("lobby-options-title"), options_line(row, games.metas()[row.game]))

    @slash("match-cancel", match=match_choices)
    async def cancel(self, context: Context, match: int) -> None:
        """Close a lobby; a match under way is called off by a vote."""
        row = await context.row(match)
        outcome = await context.lobbies.cancel(row.id, context.user)
        if isinstance(outcome, Refused) and outcome.why is Why.OVER:
            running = await context.table.read(row.id)
            raise Answer("lobby-over" if running is None or running.over else "cancel-by-vote")
        done(context, outcome)
        await update_later(context.table, row.id)
        await context.reply(context.say("cancelled"))

    @slash("match-export", match=match_choices)
    async def export(self, context: Context, match: int | None = None) -> None:
        """A finished match as a file."""
        running = await context.running(match)
        if running.match.outcome is None:
            raise Answer("export-not-yet")
        await context.think()
        name, data = await export_file(context.services, running)
        await context.reply(context.say("export-here"), layout.attachment(name), files=[layout.file(data, name)])

    @slash("match-seals", match=match_choices)
    async def seals(self, context: Context, match: int | None = None) -> None:
        """The last revealed choices with their salts, so that anybody can check the receipts."""
        running = await context.running(match)
        await context.reply("\n".join(seal_lines(context, running)) or context.say("seals-none"))


def done(context: Context, outcome: T | Refused) -> T:
    """What was done; or the answer that says why it was not."""
    if isinstance(outcome, Refused):
        raise Said(refusal(outcome, context.language))
    return outcome


def seal_lines(context: Context, running: Running) -> list[str]:
    """Receipt, salt and words of the choices revealed last. Nothing else has a salt that may be told before the match
    is over: neither what is still sealed, nor what was replaced before the reveal, nor what a vote took back."""
    opened = running.match.seals.opened
    lines = [context.say("seals-how")] if opened else []
    for seat, seal in sorted(opened.items()):
        lines.append(f"✅ {mentions(running)(seat)}: `{seal.receipt}` = `{seal.salt} {seal.text}`")
    return lines


async def new_match(
    context: Context, game: str, language: str | None, typed: clock.Typed, *, private: bool = False
) -> None:
    """A lobby with its message, in the channel where the command was used or to which this thread belongs; its clock
    is the server's, or as typed."""
    services, interaction = context.services, context.interaction
    place = places.find(interaction)
    if isinstance(place, places.Nowhere):
        raise Said(place.words(context.language))
    guild = await services.table.store.settings.guild(place.channel.guild.id)
    usual = defaults.clock_of(guild, services.settings)
    opening = Opening(
        guild_id=place.channel.guild.id,
        channel_id=place.channel.id,
        host_id=context.user,
        game=game,
        language=language or guild.language or context.language,
        ticket=interaction.id,
        private=private,
        clock=db.Clock(**{**usual.model_dump(), **typed.changes(usual, context.language)}),
    )
    opened = done(context, await services.lobbies.open(opening))
    if not opened.fresh:
        return  # the same command came twice, and the first one is being answered
    if place.here:
        await lobby_open.show(services, opened.match, context.post)
        return
    link = await lobby_open.post(services, opened.match, place.channel)
    await context.reply(context.say("lobby-elsewhere", channel=place.channel.mention, link=link))
