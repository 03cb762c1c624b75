"""How fast the table is: a move from the click to the commit, the board after it, a crowd, and the process itself.

Everything is measured on the sandbox with the real client, in one run with its baseline: a command that answers a word.
"""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import db
import games
from bot import process
from bot.client import Slowtable
from bot.panels import lobby_open
from bot.settings import Settings
from bot.tables.lobby import Opened, Opening
from bot.tables.starting import Begun
from db import Status
from games.engine import Match, Setup
from sandbox.kit import Kit
from tools.bench.bot import ping

Figure = tuple[str, float, str, float | None, float | None]
"""Name, value, unit, and what it should be at most or at least."""

TIMES = 60
WAITING = 1000
ORDERS = ("red red red red red red", "blue blue blue blue blue blue")
OTHERS = ("Boris", "Oksana")
"""Two people who never answer, so that Alice can seal again and again."""


async def measure() -> list[Figure]:
    """All figures."""
    with TemporaryDirectory() as folder:
        async with Kit.start() as kit, _bot(kit, Path(folder) / "bench.db") as bot:
            alone = await _alone(kit, bot)
        return [*alone, *await _process(Path(folder) / "waiting.db")]


@asynccontextmanager
async def _bot(kit: Any, database: Path) -> AsyncIterator[Slowtable]:
    """The bot on the sandbox, with one command more than usual."""
    Route.BASE = kit.address.api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(kit.address.gateway_url)
    async with await db.Store.open(database) as store:
        bot = Slowtable(store, Settings(database=database), lambda: datetime.fromtimestamp(kit.clock.now(), UTC))
        bot.tree.add_command(ping)
        process.tune()
        bot.delivery.on_idle.append(kit.wake)
        async with bot:
            running = asyncio.create_task(bot.start(kit.token))
            await kit.until(lambda: kit.sandbox.gateway.ready, 30)
            yield bot
            await bot.close()
            await running


async def _table(kit: Any, bot: Slowtable) -> Any:
    """A match in which Alice has to seal her orders; returns its thread."""
    alice, channel = int(kit.person("Alice").id), int(kit.channel("games").id)
    opening = Opening(
        guild_id=int(kit.world.guild.id),
        channel_id=channel,
        host_id=alice,
        game="xidit",
        language="en",
        ticket=secrets.randbits(60),
    )
    opened = await bot.lobbies.open(opening)
    assert isinstance(opened, Opened)
    row = opened.match
    for ticket, other in enumerate(OTHERS, 2):
        await bot.lobbies.join(row.id, int(kit.person(other).id), ticket)
    await lobby_open.post(bot.services, row, bot.get_partial_messageable(channel))
    started = await bot.lobbies.start(row.id, alice, lobby_open.thread_opener(bot.services))
    assert isinstance(started, Begun)
    running = started.running
    while not running.match.sealed and not all(asked.secret for asked in running.match.decisions.values()):
        seat = running.match.waiting[0]
        running = (await bot.table.submit_default(row.id, seat)).running
    return await kit.until(lambda: kit.world.channels.get(str(running.row.thread_id)), 60)


async def _timed(work: Awaitable[object]) -> float:
    started = perf_counter()
    await work
    return (perf_counter() - started) * 1000


# -- one table, nobody else ------------------------------------------------------------------------------------


async def _alone(kit: Any, bot: Slowtable) -> list[Figure]:
    alice, place = kit.person("Alice"), await _table(kit, bot)
    replies, moves, boards = [], [], []
    for number in range(TIMES):
        await kit.until(lambda: bot.quiet, 60)
        replies.append(await _timed(alice.slash("/ping", place)))
        moved, shown = await _one_move(kit, bot, alice, place, ORDERS[number % 2])
        moves.append(moved)
        boards.append(shown)
    reply, move = median(replies), median(moves)
    return [
        ("table: trivial reply", reply, "ms", None, None),
        ("table: a move, from the command to the commit", move, "ms", None, None),
        ("table: a move against the trivial reply", move / reply, "x", 10.0, None),
        ("table: board shown after a move", median(boards), "ms", 60.0, None),
    ]


async def _one_move(kit: Any, bot: Slowtable, alice: Any, place: Any, orders: str) -> tuple[float, float]:
    """Milliseconds until the move is acknowledged and committed, and until the thread's board shows it."""
    loop = asyncio.get_running_loop()
    committed, shown = loop.create_future(), loop.create_future()
    started = perf_counter()

    def note(future: asyncio.Future[float]) -> None:
        if not future.done():
            future.set_result((perf_counter() - started) * 1000)

    def told(_: int) -> None:
        note(committed)

    def watch(event: Any) -> None:
        if event.name in ("MESSAGE_UPDATE", "MESSAGE_CREATE") and event.channel is place and event.only is None:
            note(shown)

    bot.table.listeners.append(told)
    with kit.world.bus.listening(watch):
        await alice.slash("/plan", place, choice=orders)
        times = await committed, await shown
    bot.table.listeners.remove(told)
    return times


# -- the process -----------------------------------------------------------------------------------------------

_START = """
import asyncio, resource, sys, time
began = time.perf_counter()
from pathlib import Path
from datetime import UTC, datetime
import db, games, render
from bot.client import Slowtable
from bot.settings import Settings
async def start():
    async with await db.Store.open(Path(sys.argv[1])) as store:
        bot = Slowtable(store, Settings(database=Path(sys.argv[1])), lambda: datetime.now(UTC))
        bot.alarm.start()
        for name in games.metas():
            games.game(name)
        await bot.wake_bots()
        taken = time.perf_counter() - began
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        print(taken, pages * resource.getpagesize() / 1e6)
        await bot.alarm.stop()
        await bot.bot_runner.stop()
asyncio.run(start())
"""


async def _process(database: Path) -> list[Figure]:
    """Start-up and memory with all games loaded and many matches that wait for somebody."""
    await fill(database)
    command = [sys.executable, "-c", _START, str(database)]
    told = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
    seconds, megabytes = map(float, told.stdout.split())
    return [
        (f"process: start with all games and {WAITING:,} matches", seconds, "s", 2.0, None),
        (f"process: memory with all games and {WAITING:,} matches", megabytes, "MB", 160.0, None),
    ]


async def fill(database: Path, matches: int = WAITING) -> None:
    """A database with many running matches, of all games in turn, in which people are waited for."""
    begun = {name: Match.begin(games.game(name), _setup(name))[0].dump() for name in games.metas()}
    at = datetime.now(UTC)
    async with await db.Store.open(database) as store:
        for number in range(matches):
            name = list(begun)[number % len(begun)]
            row = await store.matches.create(
                guild_id=1, channel_id=1, host_id=1, game=name, language="en", at=at, thread_id=number + 1
            )
            seating = [db.Seating(user_id=seat + 1) for seat in range(_setup(name).players)]
            move = db.Move(
                match_id=row.id,
                expected_version=row.version,
                at=at,
                snapshot=begun[name],
                seating=seating,
                changes={"status": Status.RUNNING, "seed": "bench"},
            )
            await store.moves.commit(move)


def _setup(name: str) -> Setup:
    return games.game(name).complete(Setup(games.metas()[name].players[1], "bench"))
