"""How fast the sandbox is, and that it does not grow: a bot in a process of its own, trivial interactions.

python -m tests.sandbox.load [INTERACTIONS]
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import resource
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
from discord import app_commands

from sandbox import Address, Sandbox
from sandbox.events import Event
from sandbox.kit import Kit
from sandbox.people import interact

IN_FLIGHT = 40


class PingBot(discord.Client):
    """Answers /ping."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, max_messages=None)
        self.tree: app_commands.CommandTree[PingBot] = app_commands.CommandTree(self)

        @self.tree.command(name="ping", description="Pong")
        async def ping(interaction: discord.Interaction[PingBot]) -> None:
            await interaction.response.send_message("pong")

    async def setup_hook(self) -> None:
        await self.tree.sync()


@asynccontextmanager
async def bot_process(kit: Kit) -> AsyncIterator[int]:
    """The ping bot in another process, connected; its process id."""
    arguments = ["-m", "tests.sandbox.load", "--bot", kit.address.host, str(kit.address.port)]
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=Path(__file__).parents[2])
    try:
        await kit.until(lambda: kit.sandbox.gateway.ready)
        yield process.pid
    finally:
        process.terminate()
        await process.wait()


async def drive(kit: Kit, total: int, in_flight: int = IN_FLIGHT) -> float:
    """Use /ping `total` times, some at once; the seconds it took. Fails if one is not answered."""
    world, person, channel = kit.world, kit.person("Alice").person, kit.channel("games")
    command = next(found for found in world.commands if found.name == "ping")
    finished = asyncio.Event()
    started = answered = 0

    def send() -> None:
        nonlocal started
        started += 1
        interact.use_command(world, person, channel, command, [])

    def follow(event: Event) -> None:
        nonlocal answered
        if event.name == "INTERACTION_FAILED":
            finished.set()
        if event.name == "INTERACTION_DONE":
            answered += 1
            if started < total:
                send()
            if answered == total:
                finished.set()

    with world.bus.listening(follow):
        begun = time.perf_counter()
        for _ in range(min(in_flight, total)):
            send()
        await finished.wait()
    assert answered == total, f"only {answered} of {total} were answered"
    return time.perf_counter() - begun


def sizes(sandbox: Sandbox) -> dict[str, int]:
    """How much the sandbox keeps, container by container."""
    world = sandbox.world
    return {
        "messages": sum(len(kept) for kept in world.messages.values()),
        "interactions": len(world.interactions),
        "requests": len(sandbox.rest.requests),
        "sessions": len(sandbox.gateway.sessions),
        "replay": sum(len(session) for session in sandbox.gateway.sessions.values()),
        "cdn files": len(world.cdn),
        "cdn bytes": world.cdn.bytes,
        "buckets": len(sandbox.rate_limits),
        "channels": len(world.channels),
        "unknown routes": len(sandbox.unknown_routes),
    }


@dataclass(frozen=True)
class Growth:
    """Memory and containers after a warm-up, and at the end."""

    rate: float
    objects: tuple[int, int]
    resident: tuple[int, int]
    before: dict[str, int]
    after: dict[str, int]


def resident_kib() -> int:
    """This process's resident memory now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() // 1024


async def measure(total: int) -> Growth:
    """Warm up until every container is full, then count what another `total` interactions leave behind."""
    async with Kit.start(frozen=False) as kit, bot_process(kit):
        await drive(kit, 3_000)
        gc.collect()
        objects, resident, before = len(gc.get_objects()), resident_kib(), sizes(kit.sandbox)
        seconds = await drive(kit, total)
        gc.collect()
        return Growth(
            rate=total / seconds,
            objects=(objects, len(gc.get_objects())),
            resident=(resident, resident_kib()),
            before=before,
            after=sizes(kit.sandbox),
        )


def run_bot(host: str, port: int) -> None:
    """The other process: a ping bot, until it is terminated."""
    from tests.support.discord_client import pointed_at

    logging.basicConfig(level=logging.ERROR)
    with pointed_at(Address(host, port)):
        PingBot().run("sandbox", log_handler=None)


def main() -> None:
    """Run the bot, or measure and print."""
    if sys.argv[1:2] == ["--bot"]:
        run_bot(sys.argv[2], int(sys.argv[3]))
        return
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    growth = asyncio.run(measure(total))
    sys.stdout.write(json.dumps(growth.__dict__, indent=1) + "\n")


if __name__ == "__main__":
    main()
