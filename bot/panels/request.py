"""One request of a person, by a control or a command: who, where, in which language, and how it is answered.

Discord hears of each within a second, whatever the database, a lock, a name or a picture takes. What is said after that
goes where it would have gone, by follow-ups and edits. Whatever is refused or goes wrong is put into words here.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from time import perf_counter
from typing import Any, ParamSpec, Protocol, Self, TypeVar, cast

import aiohttp
import discord
from cachetools import LRUCache

import db
from bot.delivery.courier import Courier
from bot.messages import coach, layout
from bot.messages.boards import Boards
from bot.messages.illustrations import Illustrations
from bot.messages.people import People
from bot.messages.words import say, say_error, texts
from bot.panels.turns import Turns
from bot.settings import Settings
from bot.tables.lobby import Lobbies
from bot.tables.reviews import Reviews
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.thinking import Thinkers
from bot.watch import errors, logs
from bot.watch.figures import Figures
from games.engine import GameError

Interaction = discord.Interaction[Any]
P = ParamSpec("P")
T = TypeVar("T")
Completing = Coroutine[Any, Any, list[T]]
log = logging.getLogger(__name__)
AT_THE_LATEST = 0.75
"""Seconds, of the three that Discord gives; under load, to be heard of within a second takes the rest."""
QUEUED = 0.5
"""Seconds after which one whose turn has not come is acknowledged; at once where the queue is that long anyway."""
TAKES_LONGER = 4.0
"""Seconds after which somebody whose turn has not come is told so."""
OPEN_PANELS = 1000
Edit = Callable[..., Awaitable[Any]]
"""Changes a message that was sent: takes what it shows then."""


class Services:
    """What requests can be about."""

    def __init__(
        self, courier: Courier, lobbies: Lobbies, reviews: Reviews, thinkers: Thinkers, settings: Settings
    ) -> None:
        self.courier = courier
        self.table = courier.table
        self.lobbies = lobbies
        self.reviews = reviews
        self.thinkers = thinkers
        self.people = courier.people
        self.boards = courier.boards
        self.illustrations = Illustrations(courier.boards)
        self.settings = settings
        self.figures = Figures()
        """For whoever runs the bot."""
        self.started_at = courier.now()
        self.on_done: list[Callable[[], None]] = []
        """Called when something that was asked for has been done."""
        self.commands: dict[str, int] = {}
        """The ids by which Discord knows our commands, once it has been told of them."""
        self.open_panels: LRUCache[tuple[int, int], Edit] = LRUCache(OPEN_PANELS)
        """By match and person, how their newest ephemeral panel is changed; Discord allows it for some minutes."""
        self.aside: set[asyncio.Task[None]] = set()
        """What goes on beside what people asked for, and is told them when it is done."""
        self._at_work = 0
        self.turns = Turns(lambda: self._at_work)

    def mention(self, path: str) -> str:
        """A command so that it can be clicked: `match new`."""
        known = self.commands.get(path.split()[0])
        return f"</{path}:{known}>" if known is not None else f"`/{path}`"

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._at_work > 0

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Go on with something after whoever asked for it has been answered."""
        task = asyncio.create_task(work)
        self.aside.add(task)
        task.add_done_callback(self._went)

    def _went(self, task: asyncio.Task[None]) -> None:
        self.aside.discard(task)
        for look in self.on_done:
            look()

    @contextmanager
    def working(self) -> Iterator[None]:
        """While something a person asked for is being done."""
        self._at_work += 1
        try:
            yield
        finally:
            self._at_work -= 1
            for look in self.on_done:
                look()


class HasServices(Protocol):
    """The client, as requests know it."""

    services: Services


def services_of(interaction: Interaction) -> Services:
    """What an interaction's client offers."""
    return cast("HasServices", interaction.client).services


class Answer(Exception):
    """A request that ends with a sentence to whoever made it."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


class Said(Exception):
    """A request that ends with words which are in the reader's language already."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Request:
    """Somebody who waits for an answer. While it is open, Discord is told in time that the answer takes longer. Nothing
    else answers an interaction."""

    def __init__(self, services: Services, interaction: Interaction, language: str | None = None) -> None:
        self.services = services
        self.interaction = interaction
        self.language = language or services.people.told(interaction.locale)
        self._turn = asyncio.Lock()
        """The first answer is one only: whoever is about to give it holds this."""
        self._began = perf_counter()
        self._timed = False
        self._watch: asyncio.Task[None] | None = None
        self._queued = False
        """Whether its turn has not come."""

    async def carry_out(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what was asked for; whatever goes wrong is told to whoever asked."""
        logs.anew(interaction=self.interaction.id, what=str(self), shard=self._shard)
        self.services.figures.interactions.labels(what=self.kind).inc()
        self.people.met(self.interaction.user)
        with self.services.working(), self:
            try:
                await self._queue()
                self.language = await self.people.language(self.interaction.user, self.interaction.locale)
                await work()
            except discord.NotFound as error:
                log.warning("%s: too late to answer: %s", self, error)
            except (Answer, Said, GameError) as refused:
                with contextlib.suppress(discord.NotFound):
                    await self.refuse(refused)
            except Exception as error:
                log.exception("%s failed", self)
                with contextlib.suppress(discord.HTTPException):
                    await self.reply(self.say("something-broke", id=errors.id_of(error)))

    async def _queue(self) -> None:
        self._queued = True
        try:
            await self.services.turns.turn()
        finally:
            self._queued = False

    async def refuse(self, refused: Answer | Said | GameError) -> None:
        """Say why not."""
        if isinstance(refused, Answer):
            await self.reply(self.say(refused.key, **refused.args_))
        elif isinstance(refused, Said):
            await self.reply(refused.words)
        else:
            await self.reply(f"⚠️ {say_error(texts(self.language), refused)}")

    def __str__(self) -> str:
        """For the log."""
        used = self.interaction.command
        return f"command {used.qualified_name}" if used is not None else "interaction"

    @property
    def kind(self) -> str:
        """For the figures: which command, or that a control was used."""
        used = self.interaction.command
        return used.qualified_name if used is not None else "control"

    @property
    def _shard(self) -> int:
        """Which part of Discord's servers it comes from; DMs come from the first."""
        guild = self.interaction.guild
        return guild.shard_id if guild is not None else 0

    # -- what it can be about ---------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """All matches."""
        return self.services.table

    @property
    def store(self) -> db.Store:
        """What is kept."""
        return self.services.table.store

    @property
    def lobbies(self) -> Lobbies:
        """All lobbies."""
        return self.services.lobbies

    @property
    def people(self) -> People:
        """Who is who."""
        return self.services.people

    @property
    def boards(self) -> Boards:
        """Pictures."""
        return self.services.boards

    @property
    def courier(self) -> Courier:
        """Messages in threads and DMs."""
        return self.services.courier

    def now(self) -> datetime:
        """The time."""
        return self.services.table.now()

    # -- answering --------------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        self._watch = asyncio.create_task(self._acknowledge_in_time(), name="acknowledgement")
        return self

    def __exit__(self, *_: object) -> None:
        if self._watch is not None:
            self._watch.cancel()

    async def _acknowledge_in_time(self) -> None:
        if not (self._queued and self.services.turns.waited > QUEUED):
            sooner = min(QUEUED, AT_THE_LATEST)
            await asyncio.sleep(sooner)
            if not self._queued:
                await asyncio.sleep(AT_THE_LATEST - sooner)
        try:
            await self.acknowledge()
            if self._queued:
                await self._tell_that_it_takes_longer()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("an interaction could not be acknowledged: %s", error)

    async def _tell_that_it_takes_longer(self) -> None:
        """Once in a while, and only if it really does."""
        await asyncio.sleep(TAKES_LONGER - QUEUED)
        if self._queued and self.services.turns.tell(self.user):
            await self.reply(self.say("many-at-once"))

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
        """Tell Discord that a message as an ephemeral message will follow, if nothing has been answered yet."""
        await self._defer(ephemeral=True, thinking=True)

    @asynccontextmanager
    async def _answering(self) -> AsyncIterator[None]:
        """While somebody may give the first answer. How long it took is counted."""
        async with self._turn:
            yield
            if self.answered and not self._timed:
                self._timed = True
                self.services.figures.answers.labels(what=self.kind).observe(perf_counter() - self._began)

    async def _defer(self, **how: bool) -> None:
        async with self._answering():
            if not self.answered:
                # Too late, or the answer is lost: what was asked for still counts.
                with contextlib.suppress(discord.NotFound):
                    await self.interaction.response.defer(**how)

    async def reply(self, *parts: Any, files: Sequence[discord.File] = ()) -> None:
        """Say something that only they see."""
        await self.send(layout.message(*parts), files)

    async def send(self, view: layout.Composed, files: Sequence[discord.File] = ()) -> Edit:
        """A message that only they see. Returns what changes it."""
        async with self._answering():
            if self.answered:
                sent = await self.interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
                return sent.edit
            await self.interaction.response.send_message(view=view, files=files, ephemeral=True)
            return self.interaction.edit_original_response

    def at_thread(self, running: Running) -> bool:
        """Whether they are in the match's own thread."""
        return self.interaction.channel_id == running.row.thread_id

    async def advice(self, running: Running, seat: int) -> str:
        """What the coach says beside a seat's question."""
        return await coach.advice(self.store, running, seat, self.language)

    async def open(self, modal: discord.ui.Modal) -> None:
        """A window to type in. It has to be the first answer: who has waited too long is asked to press again."""
        async with self._answering():
            if not self.answered:
                await self.interaction.response.send_modal(modal)
                return
        await self.reply(self.say("press-again"))


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
