"""Permissions: Discord's bits, and what a member may do in a channel."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

from msgspec import UNSET

from sandbox import errors
from sandbox.model.channels import PRIVATE_THREAD, Channel
from sandbox.model.servers import Server

if TYPE_CHECKING:
    from sandbox.world import World


class Permission(IntFlag):
    """The permissions the sandbox looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


P = Permission
EVERYONE = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.ADD_REACTIONS
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
BOT = (
    EVERYONE
    | P.MANAGE_MESSAGES
    | P.MANAGE_THREADS
    | P.MANAGE_CHANNELS
    | P.MANAGE_ROLES
    | P.CREATE_PRIVATE_THREADS
    | P.PIN_MESSAGES
)
IN_DM = EVERYONE | P.PIN_MESSAGES
ALL = (1 << 53) - 1


def in_guild(server: Server, user_id: str) -> int:
    """What a member may do before channels are looked at; everything for the owner and administrators."""
    member = server.members.get(user_id)
    if member is None:
        return 0
    if user_id == server.guild.owner_id:
        return ALL
    bits = int(server.everyone.permissions)
    for role_id in member.roles:
        if role := server.roles.get(role_id):
            bits |= int(role.permissions)
    return ALL if bits & P.ADMINISTRATOR else bits


def in_channel(world: World, user_id: str, channel: Channel) -> int:
    """What somebody may do in a channel. Threads have their parent's overwrites; DMs are their two people's."""
    if channel.is_dm:
        return int(IN_DM) if channel.has(user_id) else 0
    server = world.server_of(channel)
    bits = in_guild(server, user_id)
    if bits == ALL or not bits:
        return bits
    holder = channel
    if channel.is_thread:
        holder = world.channels.get(str(channel.parent_id), channel)
    return _with_overwrites(server, user_id, holder, bits)


def _with_overwrites(server: Server, user_id: str, channel: Channel, bits: int) -> int:
    overwrites = {} if channel.permission_overwrites is UNSET else {o.id: o for o in channel.permission_overwrites}
    if not overwrites:
        return bits
    roles = [overwrites[role] for role in server.members[user_id].roles if role in overwrites]
    layers = [
        [overwrites[server.id]] if server.id in overwrites else [],
        roles,
        [overwrites[user_id]] if user_id in overwrites else [],
    ]
    for layer in layers:
        for overwrite in layer:
            bits &= ~int(overwrite.deny)
        for overwrite in layer:
            bits |= int(overwrite.allow)
    return bits


def may_see(world: World, user_id: str, channel: Channel) -> bool:
    """Whether somebody sees a channel; private threads are seen by their members only."""
    if channel.is_dm:
        return channel.has(user_id)
    bits = in_channel(world, user_id, channel)
    if not bits & P.VIEW_CHANNEL:
        return False
    private = channel.type == PRIVATE_THREAD
    return not private or bool(bits & P.MANAGE_THREADS) or user_id in world.thread_members.get(channel.id, {})


def require(world: World, user_id: str, channel: Channel, needed: Permission, *any_of: Permission) -> None:
    """Refuse unless `user_id` sees the channel and has the permission (or one of the alternatives)."""
    if not may_see(world, user_id, channel):
        raise errors.missing_access()
    bits = in_channel(world, user_id, channel)
    if not any(bits & permission for permission in (needed, *any_of)):
        raise errors.missing_permissions()
