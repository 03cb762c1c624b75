"""A gateway session: it numbers events, remembers the last ones, and outlives its connection."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, structs

from sandbox.dms import seen_by
from sandbox.events import Event
from sandbox.gateway.intents import Intent, readable, wanted
from sandbox.model.channels import Channel
from sandbox.model.commands import Application
from sandbox.model.messages import Message
from sandbox.model.payload import extended
from sandbox.model.servers import Server
from sandbox.permissions import may_see
from sandbox.world import World


class Shard(NamedTuple):
    """Which part of a bot's guilds a session is for."""

    number: int
    total: int

    def has(self, guild_id: str | None) -> bool:
        """Whether events of a guild come here; those of no guild (direct messages) come to the first shard."""
        return self.number == (0 if guild_id is None else (int(guild_id) >> 22) % self.total)


UNSHARDED = Shard(0, 1)


class Outbox:
    """Frames on their way to one connection. A reader who falls far behind is cut off and may resume."""

    def __init__(self, most: int) -> None:
        self._frames: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._most = most
        self.overflowed = False

    def put(self, frame: bytes) -> None:
        """Queue a frame."""
        if len(self._frames) >= self._most:
            self.overflowed = True
            self._frames.clear()
        self._frames.append(frame)
        self._filled.set()

    async def take(self) -> list[bytes]:
        """Wait for frames; all that are there, in order."""
        await self._filled.wait()
        self._filled.clear()
        frames = list(self._frames)
        self._frames.clear()
        return frames


class Session:
    """What a bot identified as, and the events since."""

    def __init__(self, world: World, application: Application, intents: int, shard: Shard = UNSHARDED) -> None:
        self.id = secrets.token_hex(16)
        self.application = application
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.outbox: Outbox | None = None
        """Where frames go while a connection is there."""
        self._world = world
        self._replay: deque[tuple[int, bytes]] = deque(maxlen=world.bounds.replay)

    def __len__(self) -> int:
        return len(self._replay)

    def offer(self, event: Event) -> None:
        """Send an event on if this bot asked for it and may see it."""
        me = self.application.id
        if not self._concerns(event) or not wanted(event, self.intents, me):
            return
        if isinstance(event.data, Channel) and event.data.is_dm:
            self.dispatch(event.name, msgspec.json.encode(seen_by(event.data, me)))
        elif event.name == "GUILD_MEMBER_ADD":
            self.dispatch(event.name, msgspec.json.encode(extended(event.data, guild_id=event.guild)))
        elif event.name == "GUILD_CREATE":
            self.dispatch_guild(self._world.server(str(event.guild)))
        elif isinstance(event.data, Message) and event.channel is not None:
            self.dispatch(event.name, msgspec.json.encode(self._message(event.data, event.channel)))
        else:
            self.dispatch(event.name, event.raw)

    def _message(self, message: Message, channel: Channel) -> Message | dict[str, Any]:
        """A message with what only the gateway tells: its guild, and its author as a member."""
        read = readable(message, self.intents, self.application.id, in_dm=channel.is_dm)
        if channel.is_dm:
            return read
        server = self._world.server_of(channel)
        member = server.members.get(message.author.id)
        known = {"member": structs.replace(member, user=UNSET)} if member else {}
        return extended(read, guild_id=server.id, **known)

    def _concerns(self, event: Event) -> bool:
        me = self.application.id
        if not self.shard.has(event.guild):
            return False
        if event.app is not None:
            return event.app == me
        if event.only is not None:
            return False
        if event.channel is not None:
            return may_see(self._world, me, event.channel)
        return event.guild is None or me in self._world.server(event.guild).members

    @property
    def servers(self) -> list[Server]:
        """The bot's guilds, as far as they are this shard's."""
        return [server for server in self._world.servers_of(self.application.id) if self.shard.has(server.id)]

    def dispatch_guild(self, server: Server, **extra: bool) -> None:
        """Send a guild with all that is in it."""
        self.dispatch("GUILD_CREATE", msgspec.json.encode(guild_create(self._world, self, server) | extra))

    def dispatch(self, name: str, data: bytes) -> None:
        """Number an event, remember it, and send it."""
        self.sequence += 1
        frame = b'{"op":0,"t":"%s","s":%d,"d":%s}' % (name.encode(), self.sequence, data)
        self._replay.append((self.sequence, frame))
        if self.outbox is not None:
            self.outbox.put(frame)

    def replay(self, after: int) -> list[bytes] | None:
        """The frames after a sequence number; None if they are not all there any more, or were never sent."""
        if after > self.sequence:
            return None
        frames = [frame for number, frame in self._replay if number > after]
        return frames if len(frames) == self.sequence - after else None


def ready(world: World, session: Session, *, sharded: bool) -> dict[str, Any]:
    """READY's data. The guilds themselves follow as GUILD_CREATE."""
    app = session.application
    data: dict[str, Any] = {
        "v": 10,
        "user": extended(world.user(app.id), verified=True, mfa_enabled=True, flags=0, email=None),
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": world.gateway_url,
        "guilds": [{"id": server.id, "unavailable": True} for server in session.servers],
        "private_channels": [],
        "application": {"id": app.id, "flags": app.flags},
    }
    return data | ({"shard": list(session.shard)} if sharded else {})


def guild_create(world: World, session: Session, server: Server) -> dict[str, Any]:
    """GUILD_CREATE's data: channels and threads the bot sees, roles, and members if it asked for them."""
    me = session.application.id
    seen = [channel for channel in world.channels_of(server) if may_see(world, me, channel)]
    with_members = session.intents & Intent.GUILD_MEMBERS
    members = list(server.members.values()) if with_members else [server.members[me]]
    return extended(
        server.guild,
        joined_at=server.members[me].joined_at,
        large=False,
        member_count=len(server.members),
        members=members,
        roles=list(server.roles.values()),
        channels=[channel for channel in seen if not channel.is_thread],
        threads=[channel for channel in seen if channel.is_thread and not channel.metadata.archived],
        voice_states=[],
        presences=[],
        stage_instances=[],
        guild_scheduled_events=[],
        soundboard_sounds=[],
    )
