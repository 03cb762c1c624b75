"""The bot in a process of its own, as `slowtable play` runs it; only where Discord is, and what time it is, differ.

It is told words on its standard input, a line each (`clock SECONDS`: by how much its clock differs from the machine's),
and tells on its standard output, every so often, how it is.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from datetime import UTC, datetime, timedelta

import discord
import msgspec
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import db
from bot import process
from bot.cli.serve import secrets_of, serve
from bot.client import Slowtable
from bot.settings import Settings
from bot.watch import logs, machine
from games.engine import data_check

EVERY = 0.5
"""Seconds between two words about how it is."""


class Health(msgspec.Struct):
    """How a bot is."""

    moves: int
    """Entries of the log that were committed since its start."""
    memory: int
    """Bytes of its process."""
    quiet: bool
    """Whether nothing is being done, thought or delivered."""
    heard: int
    """How many words it has been told."""


class Watched:
    """Tells how the bot is, and what time it is."""

    def __init__(self, offset: float) -> None:
        self._offset = timedelta(seconds=offset)
        self._moves = 0
        self._heard = 0
        self._bot: Slowtable | None = None

    def now(self) -> datetime:
        """The time by the bot's clock."""
        return datetime.now(UTC) + self._offset

    def start(self, bot: Slowtable) -> None:
        """The bot is about to connect."""
        self._bot = bot
        bot.table.on_commit.append(self._committed)
        loop = asyncio.get_running_loop()
        loop.add_reader(sys.stdin.fileno(), self._hear)
        loop.call_later(EVERY, self._tell)

    def _committed(self, move: db.Move) -> None:
        self._moves += len(move.entries)

    def _hear(self) -> None:
        line = sys.stdin.readline()
        if not line:  # whoever started it is no more
            asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
            return
        word, _, rest = line.partition(" ")
        self._heard += 1
        if word == "clock" and self._bot is not None:
            self._offset = timedelta(seconds=float(rest))
            self._bot.clock_moved()

    def _tell(self) -> None:
        assert self._bot is not None
        health = Health(self._moves, machine.memory(), self._bot.quiet, self._heard)
        sys.stdout.write(msgspec.json.encode(health).decode() + "\n")
        sys.stdout.flush()
        asyncio.get_running_loop().call_later(EVERY, self._tell)


def main(api: str, gateway: str, cdn: str, offset: str) -> None:
    """Run until told to stop."""
    Route.BASE, discord.Asset.BASE = api, cdn
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    logs.set_up("json", logging.WARNING, secrets_of(settings))
    data_check.read_all()
    watched = Watched(float(offset))
    with db.single_instance(settings.database, settings.shards.numbers if settings.shards else ()):
        process.run(serve(settings, settings.token, watched.now, watched.start))


if __name__ == "__main__":
    main(*sys.argv[1:])
