"""The gateway: resume with replay, invalid sessions, close codes, heartbeats; seen from discord.py."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from sandbox.kit import Actor, Kit
from tests.sandbox.example.client import ExampleBot
from tests.support.discord_client import pointed_at, running


class Listener(ExampleBot):
    """Notes what it reads; does not wait five seconds before it identifies again."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.read: list[str] = []

    async def on_message(self, message: discord.Message) -> None:
        self.read.append(message.content)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


@pytest.fixture
async def listener(kit: Kit) -> AsyncIterator[Listener]:
    """A connected listener."""
    async with running(Listener(), kit.address) as bot:
        yield bot


async def test_a_dropped_socket_is_resumed_and_nothing_is_lost(listener: Listener, kit: Kit, alice: Actor) -> None:
    kit.sandbox.gateway.drop()
    alice.say("said while nobody listened")
    await kit.until(lambda: kit.sandbox.gateway.resumes == 1)
    alice.say("and after")
    await kit.until(lambda: len(listener.read) == 2)
    assert listener.read == ["said while nobody listened", "and after"]
    assert listener.heard.count("resumed") == 1
    assert kit.sandbox.gateway.identifies == 1


async def test_op_7_asks_to_reconnect(listener: Listener, kit: Kit, alice: Actor) -> None:
    kit.sandbox.gateway.reconnect()
    alice.say("meanwhile")
    await kit.until(lambda: listener.heard.count("resumed") == 1)
    await kit.until(lambda: listener.read == ["meanwhile"])


async def test_a_resumable_invalid_session(listener: Listener, kit: Kit) -> None:
    kit.sandbox.gateway.invalidate(resumable=True)
    await kit.until(lambda: kit.sandbox.gateway.resumes == 1)


async def test_an_invalid_session_identifies_again(listener: Listener, kit: Kit, alice: Actor) -> None:
    kit.sandbox.gateway.invalidate()
    await kit.until(lambda: kit.sandbox.gateway.identifies == 2)
    assert kit.sandbox.gateway.resumes == 0
    alice.say("fresh start")
    await kit.until(lambda: listener.read == ["fresh start"])


async def test_resuming_a_forgotten_session(listener: Listener, kit: Kit) -> None:
    kit.sandbox.gateway.drop()
    kit.sandbox.gateway.forget_sessions()
    await kit.until(lambda: kit.sandbox.gateway.identifies == 2)


async def test_a_replay_that_is_not_all_there(listener: Listener, kit: Kit, alice: Actor) -> None:
    kit.sandbox.gateway.drop()
    for number in range(kit.world.bounds.replay + 1):
        alice.say(str(number))
    await kit.until(lambda: kit.sandbox.gateway.identifies == 2)


@pytest.mark.parametrize("code", [1000, 1001, 4000, 4007, 4008, 4009])
async def test_closing_with_a_code_that_can_be_resumed(listener: Listener, kit: Kit, code: int) -> None:
    kit.sandbox.gateway.close(code)
    await kit.until(lambda: kit.sandbox.gateway.resumes == 1)


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013])
async def test_closing_for_good(kit: Kit, code: int) -> None:
    async with Listener() as bot:
        with pointed_at(kit.address):
            task = asyncio.create_task(bot.start(kit.token))
            await kit.until(lambda: kit.sandbox.gateway.ready)
            kit.sandbox.gateway.close(code)
            with pytest.raises(discord.ConnectionClosed) as caught:
                await task
    assert caught.value.code == code


async def test_privileged_intents_can_be_disallowed(kit: Kit) -> None:
    kit.sandbox.gateway.allowed_intents &= ~discord.Intents(members=True).value
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(Listener(), kit.address):
            pass


async def test_missing_heartbeat_acks() -> None:
    async with Kit.start(heartbeat_interval=0.05) as kit, running(Listener(heartbeat_timeout=0.15), kit.address):
        kit.faults.acks_muted = True
        await kit.until(lambda: kit.sandbox.gateway.resumes >= 1)
        kit.faults.acks_muted = False


async def test_members_can_be_asked_for(listener: Listener, kit: Kit, alice: Actor) -> None:
    guild = listener.guilds[0]
    assert [member.name for member in await guild.query_members("ok")] == ["oksana"]
    found = await guild.query_members(user_ids=[int(alice.id)])
    assert [member.name for member in found] == ["alice"]
    assert len(guild.members) == 5


async def test_an_auto_sharded_client(kit: Kit, alice: Actor) -> None:
    bot = discord.AutoShardedClient(intents=discord.Intents.default(), guild_ready_timeout=0.05)
    async with running(bot, kit.address):
        assert [guild.name for guild in bot.guilds] == ["Slowtable"]
