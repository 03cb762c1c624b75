"""The `resolved` part of interaction data: the objects behind the ids a person chose."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, structs

from sandbox.compose import Uploads, store
from sandbox.model import commands as kinds
from sandbox.model.payload import extended
from sandbox.people.refusal import Refused
from sandbox.permissions import in_channel
from sandbox.world import World


class Resolved:
    """Collects users, members, roles, channels and attachments by id."""

    def __init__(self, world: World, user_id: str, channel_id: str, uploads: Uploads) -> None:
        self._world = world
        self._user_id = user_id
        self._channel_id = channel_id
        self._uploads = uploads
        channel = world.channel(channel_id)
        self._server = None if channel.is_dm else world.server_of(channel)
        self.data: dict[str, dict[str, Any]] = {}

    def add(self, kind: int, value: Any) -> str:
        """Note the object behind an option's value of some type; the id that stands for it."""
        makers = {
            kinds.USER: self._user,
            kinds.CHANNEL: self._channel,
            kinds.ROLE: self._role,
            kinds.MENTIONABLE: self._mentionable,
            kinds.ATTACHMENT: self._attachment,
        }
        return makers[kind](str(value))

    def _user(self, user_id: str) -> str:
        if user_id not in self._world.people:
            raise Refused(f"there is no user {user_id}")
        self._put("users", user_id, self._world.people[user_id].user)
        channel = self._world.channel(self._channel_id)
        if self._server and (member := self._server.members.get(user_id)):
            bits = str(in_channel(self._world, user_id, channel))
            self._put("members", user_id, structs.replace(member, user=UNSET, permissions=bits))
        return user_id

    def _role(self, role_id: str) -> str:
        if self._server is None or role_id not in self._server.roles:
            raise Refused(f"there is no role {role_id}")
        return self._put("roles", role_id, self._server.roles[role_id])

    def _mentionable(self, some_id: str) -> str:
        is_role = self._server is not None and some_id in self._server.roles
        return self._role(some_id) if is_role else self._user(some_id)

    def _channel(self, channel_id: str) -> str:
        channel = self._world.channels.get(channel_id)
        if channel is None:
            raise Refused(f"there is no channel {channel_id}")
        bits = str(in_channel(self._world, self._user_id, channel))
        return self._put("channels", channel_id, extended(channel, permissions=bits))

    def _attachment(self, key: str) -> str:
        upload = self._uploads.get(key)
        if upload is None:
            raise Refused(f"no file came for {key!r}")
        attachment = store(self._world, self._channel_id, upload)
        attachment.ephemeral = True
        return self._put("attachments", attachment.id, attachment)

    def _put(self, group: str, key: str, value: Any) -> str:
        self.data.setdefault(group, {})[key] = value
        return key
