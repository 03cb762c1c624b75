"""A bot in a process of its own on the sandbox, whose processor time can be read: `python -m tools.bench.bot`."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

import db
from bot import process
from bot.cli.serve import serve
from bot.client import Slowtable
from bot.clock import system_now
from bot.settings import Settings
from bot.shards import shards

CPUCLOCK_SCHED = 2
"""As Linux numbers the clock of a process in nanoseconds; what /proc tells comes in hundredths of a second."""


class Process:
    """A bot that runs."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def seconds(self) -> float:
        """The processor time of all its threads until now, without its workers."""
        return time.clock_gettime(~self.pid << 3 | CPUCLOCK_SCHED)

    def of_workers(self) -> float:
        """The processor time of the processes that draw and think for it."""
        return sum(Process(child).seconds() for child in _below(self.pid))

    def megabytes(self) -> float:
        """Its memory, without its workers."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _below(pid: int) -> list[int]:
    """All processes that a process has started, and those that they have."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        children = [int(child) for child in (task / "children").read_text().split()]
        found += [*children, *(more for child in children for more in _below(child))]
    return found


@asynccontextmanager
async def started(kit: Any, database: db.Place, parts: Sequence[str] = ("",)) -> AsyncIterator[list[Process]]:
    """Bots in processes of their own, connected: one for each part of the shards."""
    place = str(database) if isinstance(database, Path) else database.render_as_string(hide_password=False)
    address = [place, kit.token, kit.address.api_base, kit.address.gateway_url]
    before = kit.sandbox.gateway.identifies
    command = [sys.executable, "-m", "tools.bench.bot", *address]
    running = [await asyncio.create_subprocess_exec(*command, part) for part in parts]
    try:
        await kit.until(lambda: kit.sandbox.gateway.identifies >= before + len(parts), 60)
        yield [Process(process.pid) for process in running]
    finally:
        for process in running:
            if process.returncode is None:
                process.terminate()
        await asyncio.gather(*(process.wait() for process in running))


@app_commands.command(name="ping", description="A word")
async def ping(interaction: discord.Interaction[Any]) -> None:
    """The least that a bot can do: the baseline of everything here."""
    await interaction.response.send_message("pong", ephemeral=True)


def main(
    database: str,
    token: str,
    api: str,
    gateway: str,
    part: str = "",
    *,
    on_start: Callable[[Slowtable], None] = lambda bot: bot.tree.add_command(ping),
) -> None:
    """Run until told to stop. `on_start` hears of the bot before it connects."""
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    settings = Settings.model_validate({"database": db.place(database), "shards": shards(part)})
    process.run(serve(settings, token, system_now, on_start))


if __name__ == "__main__":
    main(*sys.argv[1:])
