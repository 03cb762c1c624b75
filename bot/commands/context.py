"""Which match and which seat a command means, and answering unseen by others."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

import db
import games
from bot.messages.words import say_error, texts
from bot.panels import access
from bot.panels.answering import Answering, in_time
from bot.panels.answering import Interaction as Interaction
from bot.tables.running import Running
from db import Status
from games.engine import GameError

if TYPE_CHECKING:
    from bot.client import Slowtable

log = logging.getLogger(__name__)


class Answer(Exception):
    """A command that ends with a sentence to the one who used it."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


class Said(Exception):
    """A command that ends with words which are in the reader's language already."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Context(Answering):
    """Somebody using a command: who, where, in which language."""

    async def reply(self, *parts: Any, files: Sequence[discord.File] = ()) -> None:
        """Answer, unseen by others."""
        await self.whisper(*parts, files=files)

    async def post(self, view: discord.ui.LayoutView) -> int:
        """Answer for all to see; returns the message's id. Who has waited is shown the way to it."""
        async with self._turn:
            if not self.answered:
                await self.interaction.response.send_message(view=view)
                return (await self.interaction.original_response()).id
        channel = self.bot.get_partial_messageable(self.interaction.channel_id or 0, guild_id=self.interaction.guild_id)
        message = await channel.send(view=view)
        await self.reply(self.say("rematch-open", link=message.jump_url))
        return message.id

    async def row(self, match_id: int | None = None) -> db.Match:
        """The match that is meant: by number, the thread's, or the one that waits for this person.

        By number only their own, and those whose channel they can see: of others they learn nothing.
        """
        if match_id is not None:
            found = await self.bot.table.find(match_id)
            if found is not None and not await access.may_see(self.bot, self.interaction, found):
                found = None
        else:
            found = await self.bot.store.matches.in_thread(self.interaction.channel_id or 0) or await self._own()
        if found is None:
            raise Answer("no-such-match")
        return found

    async def _own(self) -> db.Match | None:
        """The person's match, if there is one; if several, the one (and only one) that waits for them."""
        mine = await self.bot.store.matches.of_user(self.user, [Status.RUNNING, Status.PAUSED])
        if len(mine) <= 1:
            return mine[0] if mine else None
        waiting = []
        for row in mine:
            running = await self.bot.table.read(row.id)
            if running and set(running.seats_of(self.user)) & set(running.match.waiting):
                waiting.append(row)
        if len(waiting) != 1:
            raise Answer("which-match", numbers=", ".join(f"#{row.id}" for row in waiting or mine))
        return waiting[0]

    async def running(self, match_id: int | None = None) -> Running:
        """The started match that is meant."""
        here = await self.bot.table.in_thread(self.interaction.channel_id or 0) if match_id is None else None
        running = await self.bot.table.read(here or (await self.row(match_id)).id)
        if running is None:
            raise Answer("not-started")
        return running

    def seat(self, running: Running) -> int:
        """The seat this person acts for: one that is asked, if they have several."""
        mine = running.seats_of(self.user)
        if not mine:
            raise Answer("not-at-this-table")
        return next((seat for seat in mine if seat in running.match.waiting), mine[0])


def command(work: Callable[[Context], Awaitable[None]]) -> Callable[[Interaction], Awaitable[None]]:
    """A command's callback."""

    async def run(interaction: Interaction) -> None:
        bot = cast("Slowtable", interaction.client)
        bot.people.met(interaction.user)
        context = Context(bot, interaction, bot.people.told(interaction.locale))
        with bot.working(), context:
            await guarded(context, work)

    return run


async def guarded(context: Context, work: Callable[[Context], Awaitable[None]]) -> None:
    """Do a command's work; whatever goes wrong is told to whoever used it."""
    try:
        context.language = await context.bot.people.language(context.interaction.user, context.interaction.locale)
        await work(context)
    except Answer as answer:
        await context.reply(context.say(answer.key, **answer.args_))
    except Said as said:
        await context.reply(said.words)
    except GameError as error:
        await context.reply(f"⚠️ {say_error(texts(context.language), error)}")
    except discord.NotFound as error:
        log.warning("too late to answer: %s", error)
    except Exception:
        used = context.interaction.command
        log.exception("command %s failed", used and used.qualified_name)
        with contextlib.suppress(discord.HTTPException):
            await context.reply(context.say("something-broke"))


@in_time
async def match_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the person's own matches."""
    bot = cast("Slowtable", interaction.client)
    language = await bot.people.language(interaction.user, interaction.locale)
    found = []
    for row in await bot.store.matches.of_user(interaction.user.id):
        name = f"#{row.id} {games.title(row.game, language)}"
        if current.lower() in name.lower():
            found.append(app_commands.Choice(name=name[:100], value=row.id))
    return found[:25]
