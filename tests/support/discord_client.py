"""The unmodified discord.py on the sandbox: three class attributes, and a client for the length of a block."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox import Address

ClientT = TypeVar("ClientT", bound=discord.Client)


@contextmanager
def pointed_at(address: Address) -> Iterator[None]:
    """Point discord.py (all of this process) at a sandbox, and back to where it pointed before."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    Route.BASE = address.api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.gateway_url)
    discord.Asset.BASE = address.cdn
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


@asynccontextmanager
async def running(client: ClientT, address: Address, token: str = "sandbox") -> AsyncIterator[ClientT]:
    """Log a client in and keep it running; ready when the block starts, closed when it ends."""
    with pointed_at(address):
        async with client:
            await client.login(token)
            task = asyncio.create_task(client.connect())
            ready = asyncio.create_task(client.wait_until_ready())
            try:
                await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
                if task.done():
                    task.result()
                # On a busy machine discord.py calls itself ready before the last server has come.
                while any(guild.unavailable for guild in client.guilds):
                    await client.wait_for("guild_available")
                yield client
            finally:
                ready.cancel()
                await client.close()
                await asyncio.wait({task})
