"""One life of the bot, in a process of its own: it kills itself with SIGKILL at the n-th counted moment.

Counted are the beginning of each transaction, the moments before and after its commit, and those before and after each
request to Discord. Counting begins with the delivery, when the bot is at work.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import msgspec
from discord import app_commands
from sqlalchemy import event

import db
import games
import render
from bot import commands
from bot.client import Slowtable, read_texts
from bot.commands.translate import Translator
from bot.delivery.worker import Delivery
from bot.settings import Settings
from bot.tables import bots
from games.engine import Match, Setup, dice
from sandbox import Address
from tests.support.discord_client import running
from tests.support.quick_pictures import compress_quickly


class Plan(msgspec.Struct, frozen=True):
    """How a life is lived."""

    database: Path
    address: Address
    now: float
    seed: str
    """Of the match it starts, instead of a random one."""
    dies_at: int | None = None


class Counter:
    """Counts moments, and ends the process at the one that is planned."""

    def __init__(self, dies_at: int | None) -> None:
        self._dies_at = dies_at
        self.counting = False
        self.count = 0

    def moment(self) -> None:
        """A moment passes."""
        if not self.counting:
            return
        self.count += 1
        if self.count == self._dies_at:
            os.kill(os.getpid(), signal.SIGKILL)

    def listen(self, store: db.Store) -> None:
        """Count what the database and discord.py do."""
        engine = store.database.writer.engine
        commit = engine.dialect.do_commit

        def counted_commit(connection: Any) -> None:
            self.moment()
            commit(connection)
            self.moment()

        patch.object(engine.dialect, "do_commit", counted_commit).start()
        event.listen(engine, "begin", lambda _: self.moment())
        request = discord.http.HTTPClient.request

        async def counted_request(client: discord.http.HTTPClient, *args: Any, **options: Any) -> Any:
            self.moment()
            answer = await request(client, *args, **options)
            self.moment()
            return answer

        patch.object(discord.http.HTTPClient, "request", counted_request).start()
        start = Delivery.start

        def counted_start(delivery: Delivery) -> None:
            self.counting = True
            start(delivery)

        patch.object(Delivery, "start", counted_start).start()


def live(plan: Plan, told: Connection) -> None:
    """The whole life; `told` carries what the test asks and learns."""
    asyncio.run(_live(plan, told))


async def _live(plan: Plan, told: Connection) -> None:
    counter = Counter(plan.dies_at)
    patch.object(dice, "mixed", lambda secret, tickets: plan.seed).start()
    invited = bots.invited  # whose style is drawn by a number that no two sandboxes give alike
    patch.object(bots, "invited", lambda name, table: invited(name, table and 1)).start()
    settings = Settings(_env_file=None, database=plan.database, painters=0, thinkers=0)  # type: ignore[call-arg]
    async with await db.Store.open(plan.database) as store:
        counter.listen(store)
        bot = Slowtable(store, settings, lambda: datetime.fromtimestamp(plan.now, UTC), guild_ready_timeout=0.05)
        asked = Asked(bot, counter, told)
        async with running(bot, plan.address):
            told.send("ready")
            await asked.to_stop.wait()


class Asked:
    """Answers the test: `settle` when everything is said and done, `stop` by stopping."""

    def __init__(self, bot: Slowtable, counter: Counter, told: Connection) -> None:
        self.to_stop = asyncio.Event()
        self._bot = bot
        self._counter = counter
        self._told = told
        self._settling = False
        asyncio.get_running_loop().add_reader(told.fileno(), self._heard)
        bot.delivery.on_idle.append(self._look)
        bot.alarm.on_idle.append(self._look)
        self._after(bot.bot_runner, "_done")

    def _after(self, owner: object, name: str) -> None:
        """Look whenever this method has been called."""
        method: Callable[..., None] = getattr(owner, name)

        def looked(*args: Any) -> None:
            method(*args)
            self._look()

        setattr(owner, name, looked)

    def _heard(self) -> None:
        if self._told.recv() == "stop":
            self.to_stop.set()
            return
        self._settling = True
        self._look()

    def _look(self) -> None:
        if self._settling and self._bot.quiet:
            self._settling = False
            self._told.send(self._counter.count)


def prepare() -> None:
    """Once, in the process that all lives are forked from: what every life would read, translate and draw anew."""
    compress_quickly()
    read_texts()
    asyncio.run(_translate())
    match, _ = Match.begin(games.game("xidit"), Setup(3, "a match to be drawn once"))
    render.draw("xidit", render.Request(match.view(None), ("Alice", "Ada", "Bert")))


async def _translate() -> None:
    """All commands, as every life tells them to Discord."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    commands.install(tree)
    for command in tree.get_commands():
        await command.get_translated_payload(tree, Translator())


prepare()
