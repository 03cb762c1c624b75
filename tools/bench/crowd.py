"""A thousand tables at once: moves at a steady rate, with the bot and the sandbox in processes of their own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import db
import games
from db import Status
from games.engine import Match, Setup

Figure = tuple[str, float, str, float | None, float | None]
"""Name, value, unit, and what it should be at most or at least."""

TABLES, SECONDS, PER_SECOND = 1000, 30, 100
WARM = 20
"""So many moves are made before the clock runs: a bot that has just started has yet to load the game's rules."""
ORDERS = ("red red red red red red", "blue blue blue blue blue blue")
PEOPLE = ("Alice", "Boris", "Oksana")
"""Only Alice answers: she can seal again and again, as long as the others have not."""

_BOT = """
import asyncio, sys
from pathlib import Path
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from bot.cli.serve import serve
from bot.clock import system_now
from bot.settings import Settings
database, token, Route.BASE, gateway = sys.argv[1:]
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
asyncio.run(serve(Settings(_env_file=None, database=Path(database)), token, system_now))
"""


async def measure(kit: Any, database: Path) -> list[Figure]:
    """How many moves are answered per second, and how late the latest of them."""
    places = [kit.thread(f"Table {number}") for number in range(TABLES)]
    await _seat(kit, database, [int(place.id) for place in places])
    alice = kit.person("Alice")
    async with _bot(kit, database):
        for place in places[:WARM]:
            await alice.slash("/plan", place, choice=ORDERS[1])
        started = perf_counter()
        latencies = await _moves(alice, places)
        rate = len(latencies) / (perf_counter() - started)
    return [
        (f"table: moves over {TABLES:,} matches", rate, "moves/s", None, PER_SECOND * 0.95),
        ("table: latest answer of them", max(latencies), "s", 1.0, None),
    ]


async def _seat(kit: Any, database: Path, threads: list[int]) -> None:
    """Running matches of Xidit, in each of which Alice has to seal her orders."""
    match, _ = Match.begin(games.game("xidit"), games.game("xidit").complete(Setup(len(PEOPLE), "crowd")))
    while not all(asked.secret for asked in match.decisions.values()):
        match.submit_default(match.waiting[0])
    at, people = datetime.now(UTC), [int(kit.person(name).id) for name in PEOPLE]
    async with await db.Store.open(database) as store:
        for thread in threads:
            row = await store.matches.create(
                guild_id=int(kit.world.guild.id),
                channel_id=int(kit.channel("games").id),
                host_id=people[0],
                game="xidit",
                language="en",
                at=at,
                thread_id=thread,
            )
            move = db.Move(
                match_id=row.id,
                expected_version=row.version,
                at=at,
                snapshot=match.dump(),
                seating=[db.Seating(user_id=person) for person in people],
                changes={"status": Status.RUNNING, "seed": "crowd"},
            )
            await store.moves.commit(move)


@asynccontextmanager
async def _bot(kit: Any, database: Path) -> AsyncIterator[None]:
    """The bot in a process of its own, connected."""
    address = [kit.token, kit.address.api_base, kit.address.gateway_url]
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", _BOT, str(database), *address)
    try:
        await kit.until(lambda: kit.sandbox.gateway.ready, 60)
        yield
    finally:
        process.terminate()
        await process.wait()


async def _moves(alice: Any, places: list[Any]) -> list[float]:
    """Seconds from each command to its answer."""
    loop, waits = asyncio.get_running_loop(), list[asyncio.Task[float]]()
    started = perf_counter()
    for number in range(SECONDS * PER_SECOND):
        await asyncio.sleep(max(0.0, started + number / PER_SECOND - perf_counter()))
        move = alice.slash("/plan", places[number % TABLES], choice=ORDERS[number // TABLES % 2])
        waits.append(loop.create_task(_timed(move)))
    return await asyncio.gather(*waits)


async def _timed(move: Awaitable[object]) -> float:
    """A move that is not answered at all counts with the time that was waited for it."""
    started = perf_counter()
    with suppress(AssertionError):
        await move
    return perf_counter() - started
