"""Answering interactions: Discord hears of each within a second, whatever the database, a lock, a name or a picture
takes. What is said after that goes where it would have gone, by follow-ups and edits."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, ParamSpec, Self, TypeVar

import aiohttp
import discord

from bot.messages import layout
from bot.messages.words import say

if TYPE_CHECKING:
    from bot.client import Slowtable

Interaction = discord.Interaction[Any]
P = ParamSpec("P")
T = TypeVar("T")
Completing = Coroutine[Any, Any, list[T]]
log = logging.getLogger(__name__)
AT_THE_LATEST = 1.0
"""Seconds, of the three that Discord gives."""


class Answering:
    """Somebody who waits for an answer: who, and in which language. A context manager: while it is entered, Discord is
    told in time that the answer takes longer. Nothing else answers an interaction."""

    def __init__(self, bot: Slowtable, interaction: Interaction, language: str) -> None:
        self.bot = bot
        self.interaction = interaction
        self.language = language
        self._turn = asyncio.Lock()
        """The first answer is one only: whoever is about to give it holds this."""
        self._watch: asyncio.Task[None] | None = None

    def __enter__(self) -> Self:
        self._watch = asyncio.create_task(self._acknowledge_in_time(), name="acknowledgement")
        return self

    def __exit__(self, *_: object) -> None:
        if self._watch is not None:
            self._watch.cancel()

    async def _acknowledge_in_time(self) -> None:
        await asyncio.sleep(AT_THE_LATEST)
        try:
            await self.acknowledge()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("an interaction could not be acknowledged: %s", error)

    @property
    def user(self) -> int:
        """Who waits."""
        return self.interaction.user.id

    @property
    def answered(self) -> bool:
        """Whether Discord has heard of it."""
        return self.interaction.response.is_done()

    def say(self, key: str, **args: Any) -> str:
        """The bot's words in the reader's language."""
        return say(self.language, key, **args)

    async def acknowledge(self) -> None:
        """Tell Discord that it has arrived, if nothing has been answered yet."""
        await self.think()

    async def think(self) -> None:
        """Tell Discord that a message unseen by others will follow, if nothing has been answered yet."""
        await self._defer(ephemeral=True, thinking=True)

    async def _defer(self, **how: bool) -> None:
        async with self._turn:
            if not self.answered:
                # Too late, or the answer is lost: what was asked for still counts.
                with contextlib.suppress(discord.NotFound):
                    await self.interaction.response.defer(**how)

    async def whisper(self, *parts: Any, files: Sequence[discord.File] = ()) -> None:
        """Say something that only they see."""
        await self.send(layout.message(*parts), files)

    async def send(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """A message that only they see."""
        async with self._turn:
            if self.answered:
                await self.interaction.followup.send(view=view, files=files, ephemeral=True)
            else:
                await self.interaction.response.send_message(view=view, files=files, ephemeral=True)

    async def open(self, modal: discord.ui.Modal) -> None:
        """A window to type in. It has to be the first answer: who has waited too long is asked to press again."""
        async with self._turn:
            if not self.answered:
                await self.interaction.response.send_modal(modal)
                return
        await self.whisper(self.say("press-again"))


_late: set[asyncio.Task[Any]] = set()


def _came_too_late(looking: asyncio.Task[Any]) -> None:
    _late.discard(looking)
    if not looking.cancelled() and (error := looking.exception()) is not None:
        log.warning("completions that came too late failed: %r", error)


def in_time(complete: Callable[P, Completing[T]]) -> Callable[P, Completing[T]]:
    """Completions come in time or not at all: there is no way to tell Discord that they take longer."""

    @functools.wraps(complete)
    async def completed(*args: P.args, **kwargs: P.kwargs) -> list[T]:
        looking = asyncio.create_task(complete(*args, **kwargs), name="completions")
        done, _ = await asyncio.wait({looking}, timeout=AT_THE_LATEST)
        if done:
            return looking.result()
        # What has begun comes to its end: the database does not like to be left in the middle of a question.
        _late.add(looking)
        looking.add_done_callback(_came_too_late)
        return []

    return completed
