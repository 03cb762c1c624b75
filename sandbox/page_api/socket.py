"""The page's socket: first the world as a person sees it, then every change they may see."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from msgspec import UNSET

from sandbox.dms import seen_by
from sandbox.events import Event
from sandbox.faults import Faults
from sandbox.gateway.session import Outbox
from sandbox.model.channels import Channel
from sandbox.model.messages import Message
from sandbox.model.payload import extended
from sandbox.model.users import Member, Person
from sandbox.people.settings import profile
from sandbox.permissions import may_see
from sandbox.world import World

SHOWN = {
    "MESSAGE_CREATE",
    "MESSAGE_UPDATE",
    "MESSAGE_DELETE",
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "CHANNEL_DELETE",
    "THREAD_CREATE",
    "THREAD_UPDATE",
    "THREAD_DELETE",
    "GUILD_MEMBER_ADD",
    "USER_UPDATE",
    "COMMANDS_UPDATE",
    "TYPING_START",
    "CLOCK",
    "REQUEST",
    "MODAL",
    "INTERACTION_DONE",
    "INTERACTION_FAILED",
    "AUTOCOMPLETE",
    "FAULTS",
}
RENAMED = {"GUILD_MEMBER_ADD": "MEMBER_ADD"}


class PageSockets:
    """The open pages."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults
        self._open: set[web.WebSocketResponse] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve one page as one person, until it goes."""
        if len(self._open) >= self._world.bounds.page_sockets:
            return web.json_response({"message": "too many pages are open"}, status=429)
        world = self._world
        person = world.people.get(request.query.get("as", "")) or next(iter(world.people.values()))
        socket = web.WebSocketResponse(max_msg_size=1024, heartbeat=30.0)
        await socket.prepare(request)
        outbox = Outbox(world.bounds.replay)
        self._open.add(socket)
        with world.bus.listening(lambda event: self._offer(outbox, person, event)):
            outbox.put(_frame("HELLO", msgspec.json.encode(self._hello(person))))
            writer = asyncio.create_task(_write(socket, outbox))
            try:
                while (await socket.receive()).type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    pass  # the page has nothing to say here
            finally:
                writer.cancel()
                self._open.discard(socket)
        return socket

    async def close(self) -> None:
        """Close all: the sandbox shuts down."""
        for socket in tuple(self._open):
            await socket.close(code=1001)

    def _offer(self, outbox: Outbox, person: Person, event: Event) -> None:
        if event.only not in (None, person.user.id):
            return
        if event.name == "GUILD_MEMBER_REMOVE":  # whoever left sees fewer channels now, the others one name less
            outbox.put(_frame("HELLO", msgspec.json.encode(self._hello(person))))
            return
        if event.name not in SHOWN:
            return
        if event.guild is not None and person.user.id not in self._world.server(event.guild).members:
            return
        if event.channel is not None and not may_see(self._world, person.user.id, event.channel):
            return
        data = event.raw
        if isinstance(event.data, Channel) and event.data.is_dm:
            data = msgspec.json.encode(seen_by(event.data, person.user.id))
        elif isinstance(event.data, Message):
            data = msgspec.json.encode(message_shape(self._world, event.data))
        elif isinstance(event.data, Member):
            if event.data is self._world.server(str(event.guild)).members.get(person.user.id):
                outbox.put(_frame("HELLO", msgspec.json.encode(self._hello(person))))
                return
            data = msgspec.json.encode(member_shape(self._world, event.data))
        outbox.put(_frame(RENAMED.get(event.name, event.name), data))

    def _hello(self, person: Person) -> dict[str, Any]:
        world, me = self._world, person.user.id
        seen = [channel for channel in world.channels.values() if may_see(world, me, channel)]
        servers = world.servers_of(me)
        members = {key: member for server in reversed(servers) for key, member in server.members.items()}
        return {
            "me": profile(person),
            "users": [profile(other) for other in world.people.values()],
            "guilds": [{"id": server.id, "name": server.guild.name} for server in servers],
            "members": [member_shape(world, member) for member in members.values()],
            "roles": [role for server in servers for role in server.roles.values()],
            "channels": [seen_by(channel, me) for channel in seen],
            "commands": list(world.commands),
            "now": world.clock.iso(),
            "clock_offset": world.clock.offset,
            "read": person.read,
            "typing": [],
            "faults": self._faults.rules,
        }


def member_shape(world: World, member: Member) -> dict[str, Any]:
    """A member whose user has the settings that the page shows."""
    user = member.user
    person = world.people.get(user.id) if isinstance(user, msgspec.Struct) else None
    return extended(member, user=profile(person)) if person else extended(member)


def message_shape(world: World, message: Message) -> Message | dict[str, Any]:
    """A message, with the command it answers."""
    source = message.interaction_metadata
    command = world.interactions.commands.get(source.id) if source is not UNSET else None
    return extended(message, command=command) if command else message


def _frame(name: str, data: bytes) -> bytes:
    return b'{"t":"%s","d":%s}' % (name.encode(), data)


async def _write(socket: web.WebSocketResponse, outbox: Outbox) -> None:
    try:
        while True:
            for frame in await outbox.take():
                await socket.send_frame(frame, WSMsgType.TEXT)
            if outbox.overflowed:
                await socket.close(code=1013)  # it comes back and gets a fresh HELLO
    except (ConnectionError, RuntimeError):
        return  # the reader notices
