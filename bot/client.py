"""The bot: a Discord client, and everything it needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

import db
import games
from bot import commands, gauges, wire
from bot.backups import Backups
from bot.clock import Now
from bot.commands.translate import Translator
from bot.delivery import kinds as posted
from bot.delivery import offers as seat_offers
from bot.delivery import pings, seat_dms, table_dms
from bot.delivery import votes as table_votes
from bot.delivery.courier import Courier
from bot.delivery.owner import Owner
from bot.delivery.worker import Delivery
from bot.messages.boards import Boards
from bot.messages.painters import Painters
from bot.messages.people import People
from bot.messages.words import texts
from bot.panels import greeting
from bot.panels import registry as panels
from bot.panels.request import Services
from bot.panels.router import Router
from bot.settings import Settings
from bot.tables.bot_runner import BotRunner
from bot.tables.furnish import furnish
from bot.tables.lobby import Lobbies
from bot.tables.reviews import Reviews
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.taking_over import TakingOver
from bot.tables.thinking import Thinkers
from bot.tables.time import booking, coming
from bot.tables.time.alarm import Alarm
from bot.tables.time.reminding import Due
from bot.watch.errors import Errors
from db import sharing
from games.engine import rulebook
from games.engine.texts import LANGUAGES

log = logging.getLogger(__name__)
INTENTS = discord.Intents(guilds=True)


def read_texts() -> None:
    """Read all words from their files, which takes a tenth of a second each: nobody shall wait for it later."""
    for language in LANGUAGES:
        texts(language)
        for name in games.metas():
            games.texts(name, language)
            rulebook.chapters(name, language)
            rulebook.coach(name, language)


class Slowtable(discord.AutoShardedClient):
    """The client: it puts the house together, and hands none of its rooms the whole of it."""

    def __init__(self, store: db.Store, settings: Settings, now: Now, **options: Any) -> None:
        wire.install()
        mentions = discord.AllowedMentions.none()
        if settings.shards is not None:
            options |= {"shard_ids": list(settings.shards.numbers), "shard_count": settings.shards.total}
        super().__init__(intents=INTENTS, allowed_mentions=mentions, max_messages=None, **options)
        self.store = store
        self.settings = settings
        self.now = now
        self.tree = app_commands.CommandTree(self)
        self.table = furnish(Table(store, now))
        self.lobbies = Lobbies(self.table, settings.limits)
        self.people = People(self, store, settings.language)
        self.painters = Painters(settings.painters)
        self.boards = Boards(self.people, self.painters)
        self.thinkers = Thinkers(settings.thinkers, settings.thinking)
        self.bot_runner = BotRunner(self.table, self.thinkers)
        self.reviews = Reviews(self.table, self.thinkers)
        self.courier = Courier(self, self.table, self.people, self.boards)
        self.delivery = Delivery(self.courier)
        self.alarm = Alarm(store, now, Due(self.table))
        self.taking_over = TakingOver(store, self.bot_runner, lambda: self.alarm.leads)
        self.services = Services(self.courier, self.lobbies, self.reviews, self.thinkers, settings)
        self.services.on_done.append(self.delivery.check_idle)
        self.delivery.crowded = lambda: self.services.turns.crowded
        self.router = Router(self.services)
        self.figures = self.services.figures
        self.errors = Errors()
        self.errors.heard.append(lambda kind, _: self.figures.errors.labels(id=kind.id).inc())
        gauges.listen(self.figures, self.table, self.painters)
        gauges.ask(self.figures, store, self, now)
        self.owner = Owner(self.courier, settings.owner_channel, settings.language) if settings.owner_channel else None
        self.backups = Backups(store, settings.backups, now, self.figures) if settings.backups else None
        self._aside: set[asyncio.Task[None]] = set()
        self.clock_listeners: list[Callable[[], None]] = [self.delivery.wake]
        """Told when the clock was moved (the sandbox's can be)."""
        self.clock_listeners.append(self.alarm.wake)
        self.alarm.on_idle.append(self.delivery.check_idle)
        self.table.on_load += [self._introduce, coming.look]
        self.table.on_commit += [self.delivery.committed, self.alarm.committed]
        self.table.on_notice += [self.delivery.wake, self.alarm.wake]
        self.table.listeners.append(self.bot_runner.wake)
        for kinds in (posted, pings, seat_dms, table_dms, seat_offers, table_votes):
            kinds.register(self.delivery)
        panels.install(self.router)
        commands.install(self.tree)

    async def setup_hook(self) -> None:
        """Before the connection: commands, controls, and what was left undone."""
        logging.getLogger().addHandler(self.errors)
        if self.owner is not None:
            self.owner.start()
            self.errors.heard.append(self.owner.heard)
        await self.tree.set_translator(Translator())
        self.services.commands = {command.name: command.id for command in await self.tree.sync()}
        self._beside(asyncio.to_thread(read_texts))
        await booking.wake_up(self.table)
        await self.lobbies.sweep()
        await self.store.sharing.start(self._heard)
        self.delivery.start()
        self.alarm.start()
        if self.backups is not None:
            self.backups.start()
        await self.wake_bots()
        self.taking_over.start()

    async def wake_bots(self) -> None:
        """Bots that were thinking when the process ended think again."""
        for match_id in await self.store.matches.with_bots():
            self.bot_runner.wake(match_id)

    def _heard(self, notice: sharing.Notice) -> None:
        """Another bot on the same database has changed something: what is in memory is not what is stored."""
        if notice.kind == sharing.USER:
            self.store.settings.forget(notice.number)
            self.store.coaching.forget(notice.number)
        elif notice.kind == sharing.MATCH:
            self.table.forget(notice.number)
            self.boards.forget(notice.number)
            self.alarm.wake()
        else:
            self.store.settings.forget_all()
            self.table.forget_all()
            self.boards.forget_all()
            self.delivery.wake()
            self.alarm.wake()

    def clock_moved(self) -> None:
        """The clock was moved: what waits for a time looks again."""
        for listener in self.clock_listeners:
            listener()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Controls, and windows that are sent off; commands find their way by themselves."""
        if interaction.type is discord.InteractionType.component:
            await self.router.used(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.router.typed(interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server invited us: say hello. If it is not for the first time, its matches go on."""
        with self.services.working():
            await self.delivery.back(guild.id)
            await greeting.greet(self.services, guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server we are on. One that has never seen us is greeted (the sandbox's, at its first start)."""
        with self.services.working():
            await self.delivery.back(guild.id)
            await greeting.greet(self.services, guild)

    async def finish(self, grace: float) -> None:
        """Before the end: begin nothing, and let what is in hand come to its end, for so many seconds at most. Who has
        just pressed something is answered."""
        ended = asyncio.Event()
        self.services.on_done.append(ended.set)
        self.delivery.on_idle.append(ended.set)
        await self.alarm.stop()
        await self.taking_over.stop()
        await self.bot_runner.stop()
        try:
            async with asyncio.timeout(grace):
                while self.services.busy or not self.delivery.idle:
                    ended.clear()
                    await ended.wait()
        except TimeoutError:
            log.warning("not everything came to its end in %s seconds; what was committed is delivered later", grace)

    async def close(self) -> None:
        """Stop everything; nothing is lost."""
        for task in (*self._aside, *self.services.aside):
            task.cancel()
        await self.reviews.stop()
        logging.getLogger().removeHandler(self.errors)
        for part in (self.backups, self.owner):
            if part is not None:
                await part.stop()
        await self.alarm.stop()
        await self.taking_over.stop()
        await self.bot_runner.stop()
        await self.delivery.stop()
        self.painters.close()
        self.thinkers.close()
        await super().close()

    @property
    def quiet(self) -> bool:
        """Whether nothing is being done, thought or delivered."""
        working = self.services.busy or self.services.aside or self.bot_runner.busy
        return not working and self.alarm.idle and self.delivery.idle

    def _introduce(self, running: Running) -> None:
        """A match has come into memory: its people's names are asked for beside whatever it was loaded for."""
        self.people.known(running)
        self._beside(self._ask_for_names(running))

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _ask_for_names(self, running: Running) -> None:
        with self.services.working():
            await self.people.introduce(running)
