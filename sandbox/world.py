"""The world: guilds, their channels and people, the bots that logged in; and how to look things up."""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec import UNSET

from sandbox import errors
from sandbox.cdn import Cdn
from sandbox.clock import Clock
from sandbox.commands import CommandRegistry
from sandbox.events import Bus, Event
from sandbox.interactions import InteractionBook
from sandbox.limits import Bounds
from sandbox.model.channels import Channel, Guild, ThreadMember
from sandbox.model.commands import Application
from sandbox.model.messages import Attachment, Message
from sandbox.model.servers import Server
from sandbox.model.users import Member, Person, Role, User
from sandbox.snowflake import Snowflakes

STABLE_FROM = 157_766_400_000
"""2020 in milliseconds of Discord's epoch."""
STABLE_SPAN = 3 * 365 * 86_400_000


class World:
    """All state of a sandbox. Changes go through the modules named after what they change."""

    def __init__(self, clock: Clock, bounds: Bounds, cdn: Cdn) -> None:
        self.clock = clock
        self.bounds = bounds
        self.cdn = cdn
        self.ids = Snowflakes(clock)
        self.bus = Bus()
        self.cdn_base = ""
        self.gateway_url = ""
        self.shards = 1
        """How many shards a bot is advised to use."""
        self.servers: dict[str, Server] = {}
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.thread_members: dict[str, dict[str, ThreadMember]] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.apps: dict[str, Application] = {}
        self.commands = CommandRegistry()
        self.interactions = InteractionBook(self)

    @property
    def home(self) -> Server:
        """The first guild, in which everybody starts."""
        return next(iter(self.servers.values()))

    @property
    def guild(self) -> Guild:
        """The first guild itself."""
        return self.home.guild

    @property
    def roles(self) -> dict[str, Role]:
        """The first guild's roles."""
        return self.home.roles

    @property
    def members(self) -> dict[str, Member]:
        """The first guild's members."""
        return self.home.members

    def emit(
        self,
        name: str,
        data: Any,
        channel: Channel | None = None,
        only: str | None = None,
        *,
        guild: str | None = None,
        app: str | None = None,
    ) -> None:
        """Tell the gateway, the page and the kit what happened (in a channel or guild; for one person or bot)."""
        if guild is None and channel is not None and channel.guild_id is not UNSET:
            guild = channel.guild_id
        self.bus.emit(Event(name, data, channel, only, guild, app))

    def server(self, guild_id: str) -> Server:
        """A guild, or 10004."""
        try:
            return self.servers[guild_id]
        except KeyError:
            raise errors.unknown_guild() from None

    def server_of(self, channel: Channel) -> Server:
        """The guild of a channel that is no direct message."""
        return self.server(str(channel.guild_id))

    def servers_of(self, user_id: str) -> list[Server]:
        """The guilds that somebody is a member of."""
        return [server for server in self.servers.values() if user_id in server.members]

    def channels_of(self, server: Server) -> list[Channel]:
        """A guild's channels and threads."""
        return [channel for channel in self.channels.values() if channel.guild_id == server.id]

    def channel(self, channel_id: str) -> Channel:
        """A channel, or 10003."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise errors.unknown_channel() from None

    def message(self, channel_id: str, message_id: str) -> Message:
        """A message, or 10008."""
        try:
            return self.messages[channel_id][message_id]
        except KeyError:
            raise errors.unknown_message() from None

    def user(self, user_id: str) -> User:
        """A user, or 10013."""
        try:
            return self.people[user_id].user
        except KeyError:
            raise errors.unknown_user() from None

    def drop_files(self, attachments: list[Attachment]) -> None:
        """Take files from the CDN that no message shows any more."""
        for attachment in attachments:
            self.cdn.drop(attachment.id)

    def forget_messages(self, channel_id: str) -> None:
        """Forget what was said in a channel that is gone."""
        for message in self.messages.pop(channel_id, {}).values():
            self.drop_files(message.attachments)
        for person in self.people.values():
            person.read.pop(channel_id, None)

    def person_named(self, name: str) -> Person:
        """Somebody by their name, as written on the page."""
        for person in self.people.values():
            if name in (person.user.global_name, person.user.username):
                return person
        raise LookupError(f"nobody here is called {name!r}")

    def channel_named(self, name: str, server: Server | None = None) -> Channel:
        """A text channel or thread by its name, in one guild or any; of several the newest in the first guild."""
        for place in [server] if server else self.servers.values():
            for channel in reversed(self.channels_of(place)):
                if channel.name == name.removeprefix("#"):
                    return channel
        raise LookupError(f"there is no channel {name!r}")


def stable_id(text: str) -> str:
    """An id that is always the same for the same text (a bot's id by its token, say), as if made in 2020 to 2022."""
    digest = hashlib.sha256(text.encode()).digest()
    milliseconds = STABLE_FROM + int.from_bytes(digest[:8]) % STABLE_SPAN
    return str(milliseconds << 22 | int.from_bytes(digest[8:10]) & 0xFFF)
