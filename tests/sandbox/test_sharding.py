"""Sharding: each session is for a part of the guilds."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Bounds
from sandbox.gateway.session import Shard
from sandbox.kit import Kit, Place
from tests.sandbox.test_gateway_protocol import IDENTIFY, Socket, closing_code
from tests.sandbox.wire import wired
from tests.support.discord_client import running

pytestmark = pytest.mark.finding("SA-7")


def shard_of(place: Place) -> int:
    """Where the events of a guild go when there are two shards, as Discord documents it."""
    return (int(place.id) >> 22) % 2


def on_the_other_shard(kit: Kit) -> Place:
    """A guild that is not on the first guild's shard."""
    names = (f"Guild {number}" for number in range(1000))
    return next(place for place in (kit.guild(name) for name in names) if shard_of(place) != shard_of(kit.guild()))


async def identified(session: aiohttp.ClientSession, kit: Kit, shard: Any) -> Socket:
    """A socket that has identified as a shard."""
    socket = await session.ws_connect(kit.address.gateway_url)
    await socket.receive_json()
    await socket.send_json({"op": 2, "d": {**IDENTIFY["d"], "intents": 0b1001_0010_0000_0001, "shard": shard}})  # type: ignore[dict-item]
    return socket


async def test_guilds_are_spread_over_shards(kit: Kit) -> None:
    other = on_the_other_shard(kit)
    async with aiohttp.ClientSession() as session:
        for place in (kit.guild(), other):
            number = shard_of(place)
            socket = await identified(session, kit, [number, 2])
            ready = (await socket.receive_json())["d"]
            assert ready["shard"] == [number, 2]
            assert place.id in [guild["id"] for guild in ready["guilds"]]
            assert all((int(guild["id"]) >> 22) % 2 == number for guild in ready["guilds"])
            created = [(await socket.receive_json())["d"]["id"] for _ in ready["guilds"]]
            assert created == [guild["id"] for guild in ready["guilds"]]


async def test_events_go_to_the_shard_of_their_guild_and_direct_messages_to_the_first(kit: Kit) -> None:
    alice = kit.person("Alice")
    places = {shard_of(place): place for place in (kit.guild(), on_the_other_shard(kit))}
    async with aiohttp.ClientSession() as session:
        sockets = [await identified(session, kit, [number, 2]) for number in (0, 1)]
        for socket in sockets:
            ready = (await socket.receive_json())["d"]
            for _ in ready["guilds"]:
                await socket.receive_json()
        for number, place in places.items():
            alice.say(f"for shard {number}", place.channel("games"))
        alice.say("in private", alice.dm)
        for place in places.values():
            alice.say("the end", place.channel("games"))
        heard = [[], []]  # type: list[list[str]]
        for number, socket in enumerate(sockets):
            while (frame := await socket.receive_json())["d"].get("content") != "the end":
                heard[number] += [frame["d"]["content"]] if frame["t"] == "MESSAGE_CREATE" else []
    assert heard == [["for shard 0", "in private"], ["for shard 1"]]


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], "0/2", [0, "2"]])
async def test_a_shard_that_cannot_be_is_closed(kit: Kit, shard: Any) -> None:
    async with aiohttp.ClientSession() as session:
        assert await closing_code(await identified(session, kit, shard)) == 4010


async def test_too_many_guilds_need_shards() -> None:
    async with Kit.start(bounds=Bounds(guilds_per_shard=1)) as kit, aiohttp.ClientSession() as session:
        other = on_the_other_shard(kit)
        for server in list(kit.world.servers.values())[1:]:
            if server.id != other.id:
                del kit.world.servers[server.id]
        assert await closing_code(await identified(session, kit, None)) == 4011
        socket = await identified(session, kit, [0, 2])
        assert (await socket.receive_json())["t"] == "READY"


async def test_the_gateway_recommends_a_number() -> None:
    async with Kit.start(shards=3) as kit, wired(kit) as wire:
        told = (await wire.api("GET", "/gateway/bot")).body
    assert told["shards"] == 3
    assert set(told["session_start_limit"]) == {"total", "remaining", "reset_after", "max_concurrency"}


class Sharded(discord.AutoShardedClient):
    """A client that asks how many shards it should have, and does not wait between them."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin at once."""


async def test_an_auto_sharded_client_sees_everything() -> None:
    async with Kit.start(shards=2) as kit:
        other = on_the_other_shard(kit)
        client = Sharded(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        async with running(client, kit.address):
            assert client.shard_count == 2
            shards = {guild.id: guild.shard_id for guild in client.guilds}
            assert shards[int(kit.guild().id)] == shard_of(kit.guild())
            assert shards[int(other.id)] == shard_of(other)


def test_one_shard_has_everything() -> None:
    assert Shard(0, 1).has(None)
    assert Shard(0, 1).has(str(5 << 22))
    assert not Shard(1, 2).has(None)
