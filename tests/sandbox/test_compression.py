"""The gateway's compression: as a stream over the connection, or frame by frame."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest
import zstandard

from sandbox.kit import Actor, Kit
from tests.sandbox.test_gateway_protocol import IDENTIFY, Socket
from tests.sandbox.wire import Wire

pytestmark = pytest.mark.finding("SA-3")
STREAMS: dict[str, Callable[[], Callable[[bytes], bytes]]] = {
    "zlib-stream": lambda: zlib.decompressobj().decompress,
    "zstd-stream": lambda: zstandard.ZstdDecompressor().decompressobj().decompress,
}


async def binary(socket: Socket) -> bytes:
    """The next frame, which is no text."""
    message = await socket.receive()
    assert message.type is aiohttp.WSMsgType.BINARY
    data: bytes = message.data
    return data


@pytest.mark.parametrize("name", STREAMS)
async def test_a_stream_goes_through_one_decompressor(kit: Kit, alice: Actor, name: str) -> None:
    unpack = STREAMS[name]()
    address = f"{kit.address.gateway_url}?v=10&encoding=json&compress={name}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert json.loads(unpack(await binary(socket)))["op"] == 10
        await socket.send_json(IDENTIFY)
        assert json.loads(unpack(await binary(socket)))["t"] == "READY"
        assert json.loads(unpack(await binary(socket)))["t"] == "GUILD_CREATE"
        alice.say("in a DM", alice.dm)
        assert json.loads(unpack(await binary(socket)))["t"] == "CHANNEL_CREATE"
        assert json.loads(unpack(await binary(socket)))["d"]["content"] == "in a DM"


async def test_zlib_frames_end_as_discord_ends_them(kit: Kit) -> None:
    """A client knows by these four bytes that a message is complete."""
    address = f"{kit.address.gateway_url}?compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert (await binary(socket)).endswith(b"\x00\x00\xff\xff")


async def test_compressed_payloads_stand_alone_and_small_ones_are_text(kit: Kit, alice: Actor) -> None:
    asked: dict[str, Any] = {"op": 2, "d": {**IDENTIFY["d"], "compress": True}}  # type: ignore[dict-item]
    async with aiohttp.ClientSession() as session, session.ws_connect(kit.address.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json(asked)
        ready = await socket.receive()
        text = ready.data if ready.type is aiohttp.WSMsgType.TEXT else zlib.decompress(ready.data).decode()
        assert json.loads(text)["t"] == "READY"
        assert json.loads(zlib.decompress(await binary(socket)))["t"] == "GUILD_CREATE"
        await socket.send_json({"op": 1, "d": None})
        assert await socket.receive_json() == {"op": 11}


async def test_the_long_token_is_the_same_bot(kit: Kit, wire: Wire) -> None:
    token = kit.sandbox.long_token
    head, time, secret = token.split(".")
    assert (len(time), len(secret) >= 27) == (6, True)
    mine = (await wire.api("GET", "/users/@me")).body
    same = (await wire.api("GET", "/users/@me", headers={"Authorization": f"Bot {token}"})).body
    assert same["id"] == mine["id"]
    assert base64.urlsafe_b64decode(head + "==").decode() == mine["id"]
