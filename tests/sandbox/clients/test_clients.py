"""Libraries that were not made with this sandbox in mind use it: they log in, send, edit, are pressed, and read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandbox.kit import Kit
from tests.sandbox.clients.installed import node_with, python_with

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1200)]
HERE = Path(__file__).parent
PATIENCE = 120


@asynccontextmanager
async def process(*command: object) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot in a process of its own, for the length of a block."""
    running = await asyncio.create_subprocess_exec(*map(str, command))
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()


async def used(kit: Kit, *command: object) -> None:
    """What every one of these bots does."""
    alice = kit.person("Alice")
    async with process(*command) as running:
        await kit.until(lambda: alice.sees("hello, edited"), PATIENCE)
        assert (await alice.click("Press")).updated
        assert alice.messages()[0].text == "pressed by Alice"
        assert alice.messages()[0].buttons == []
        assert (await alice.slash("/ping")).text == "pong"
        alice.say("read, please")
        await kit.until(lambda: alice.sees("I read: read, please"), PATIENCE)
        alice.say("goodbye")
        assert await asyncio.wait_for(running.wait(), PATIENCE) == 0


def tolerate(misfits: list[str], field: str) -> None:
    """Forget that a library sends a field which the description does not have (Discord takes it)."""
    misfits[:] = [misfit for misfit in misfits if f"('{field}' was unexpected)" not in misfit]


@pytest.fixture
async def kit() -> AsyncIterator[Kit]:
    """A sandbox whose clock runs: these bots have their own."""
    async with Kit.start(frozen=False) as kit:
        yield kit
        assert kit.sandbox.unknown_routes == []


@pytest.mark.finding("SA-3")
async def test_hikari(kit: Kit) -> None:
    """hikari logs in, sends, edits, presses and reads."""
    python = python_with("hikari==2.7.0")
    await used(kit, python, HERE / "with_hikari.py", kit.address.api_base, kit.sandbox.long_token)


@pytest.mark.finding("SA-2")
async def test_disnake(kit: Kit, misfits: list[str]) -> None:
    """disnake logs in, sends, edits, presses and reads."""
    python = python_with("disnake==2.12.2")
    await used(kit, python, HERE / "with_disnake.py", kit.address.api_base, kit.sandbox.long_token)
    tolerate(misfits, "default_permission")


@pytest.mark.finding("SA-10")
async def test_discord_js(kit: Kit, misfits: list[str]) -> None:
    node, folder = node_with("discord.js@14.27.0")
    script, api = HERE / "with_discord_js.mjs", f"{kit.address.origin}/api"
    await used(kit, node, script, api, kit.sandbox.long_token, folder / "package.json")
    tolerate(misfits, "enforce_nonce")
