"""The gateway's protocol, frame by frame, without a library."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.kit import Actor, Kit

Socket = aiohttp.ClientWebSocketResponse
IDENTIFY = {"op": 2, "d": {"token": "sandbox", "intents": 0b1_0000_0000_0001, "properties": {}}}


@pytest.fixture
async def socket(kit: Kit) -> AsyncIterator[Socket]:
    """A fresh connection that has read HELLO."""
    async with aiohttp.ClientSession() as session, session.ws_connect(kit.address.gateway_url) as socket:
        hello = await socket.receive_json()
        assert hello == {"op": 10, "d": {"heartbeat_interval": 41250}}
        yield socket


async def closing_code(socket: Socket) -> int | None:
    """Read until the server closes."""
    while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
        pass
    return socket.close_code


async def test_identify_heartbeat_and_sequence(socket: Socket, kit: Kit, alice: Actor) -> None:
    await socket.send_json({"op": 1, "d": None})
    assert await socket.receive_json() == {"op": 11}
    await socket.send_json(IDENTIFY)
    ready = await socket.receive_json()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["resume_gateway_url"] == kit.address.gateway_url
    guild = await socket.receive_json()
    assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
    assert [channel["name"] for channel in guild["d"]["channels"]] == ["welcome", "games"]
    alice.say("not asked for in a guild")
    alice.say("asked for in a DM", alice.dm)
    opened, said = await socket.receive_json(), await socket.receive_json()
    assert (opened["t"], opened["d"]["recipients"][0]["username"]) == ("CHANNEL_CREATE", "alice")
    assert (said["t"], said["s"], said["d"]["content"]) == ("MESSAGE_CREATE", 4, "asked for in a DM")


async def test_resume_replays_from_a_number(kit: Kit, socket: Socket, alice: Actor) -> None:
    await socket.send_json(IDENTIFY)
    ready = await socket.receive_json()
    await socket.receive_json()
    await socket.close(code=4000)
    alice.say("one", alice.dm)
    async with aiohttp.ClientSession() as session, session.ws_connect(kit.address.gateway_url) as again:
        await again.receive_json()
        await again.send_json({"op": 6, "d": {"token": "sandbox", "session_id": ready["d"]["session_id"], "seq": 1}})
        frames = [await again.receive_json() for _ in range(4)]
    assert [(frame["t"], frame["s"]) for frame in frames] == [
        ("GUILD_CREATE", 2),
        ("CHANNEL_CREATE", 3),
        ("MESSAGE_CREATE", 4),
        ("RESUMED", 5),
    ]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([{"op": 99}], 4001),
        (["no json"], 4002),
        (["[]"], 4002),
        ([{"d": 1}], 4002),
        ([{"op": 3, "d": {}}], 4003),
        ([{"op": 2, "d": {"token": "no token!", "intents": 0}}], 4004),
        ([{"op": 2, "d": {"intents": 0}}], 4004),
        ([IDENTIFY, IDENTIFY], 4005),
        ([IDENTIFY] + [{"op": 3, "d": {}}] * 121, 4008),
        ([{"op": 2, "d": {"token": "sandbox", "intents": 1 << 40}}], 4013),
        ([{"op": 2, "d": {"token": "sandbox", "intents": "all"}}], 4013),
        ([{"op": 2, "d": None}], 4013),
    ],
)
async def test_close_codes(socket: Socket, frames: list[Any], code: int) -> None:
    for frame in frames:
        await (socket.send_str(frame) if isinstance(frame, str) else socket.send_json(frame))
    assert await closing_code(socket) == code


@pytest.mark.parametrize("data", [{}, {"session_id": "x", "seq": 1}, {"session_id": None, "seq": "x"}, None])
async def test_resuming_nothing(socket: Socket, data: Any) -> None:
    await socket.send_json({"op": 6, "d": data})
    assert await socket.receive_json() == {"op": 9, "d": False}


async def test_a_client_without_a_heartbeat_is_dropped() -> None:
    async with (
        Kit.start(heartbeat_interval=0.01) as kit,
        aiohttp.ClientSession() as session,
        session.ws_connect(kit.address.gateway_url) as socket,
    ):
        assert await closing_code(socket) == 4009


@pytest.mark.finding("SA-3")
async def test_frames_may_be_binary(socket: Socket) -> None:
    await socket.send_bytes(b'{"op": 1, "d": null}')
    assert await socket.receive_json() == {"op": 11}


async def test_huge_frames_are_refused(socket: Socket) -> None:
    await socket.send_str("x" * 5000)
    assert await closing_code(socket) == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
