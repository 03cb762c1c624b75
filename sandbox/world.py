"""The world: one guild, its channels and people, the bots that logged in; and how to look things up."""

from __future__ import annotations

import hashlib
from typing import Any

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
        self.guild = Guild(id="0", name="", owner_id="0")
        self.roles: dict[str, Role] = {}
        self.people: dict[str, Person] = {}
        self.members: dict[str, Member] = {}
        self.channels: dict[str, Channel] = {}
        self.thread_members: dict[str, dict[str, ThreadMember]] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.apps: dict[str, Application] = {}
        self.commands = CommandRegistry()
        self.interactions = InteractionBook(self)

    def emit(self, name: str, data: Any, channel: Channel | None = None, only: str | None = None) -> None:
        """Tell the gateway, the page and the kit what happened."""
        self.bus.emit(Event(name, data, channel, only))

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

    def member(self, user_id: str) -> Member:
        """A member, or 10007."""
        try:
            return self.members[user_id]
        except KeyError:
            raise errors.unknown_member() from None

    def role(self, role_id: str) -> Role:
        """A role, or 10011."""
        try:
            return self.roles[role_id]
        except KeyError:
            raise errors.unknown_role() from None

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

    def channel_named(self, name: str) -> Channel:
        """A text channel or thread by its name; the newest, if several have it."""
        for channel in reversed(list(self.channels.values())):
            if channel.name == name.removeprefix("#"):
                return channel
        raise LookupError(f"there is no channel {name!r}")


def stable_id(text: str) -> str:
    """An id that is always the same for the same text (a bot's id by its token, say), as if made in 2020 to 2022."""
    digest = hashlib.sha256(text.encode()).digest()
    milliseconds = STABLE_FROM + int.from_bytes(digest[:8]) % STABLE_SPAN
    return str(milliseconds << 22 | int.from_bytes(digest[8:10]) & 0xFFF)
