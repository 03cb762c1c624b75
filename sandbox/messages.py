"""The life of a message: posted, changed, removed; with what follows for its channel."""

from __future__ import annotations

import re
from typing import Any

from msgspec import UNSET, structs

from sandbox import threads
from sandbox.dms import check_open
from sandbox.model.channels import Channel
from sandbox.model.messages import REPLY, Message, MessageReference
from sandbox.model.users import User
from sandbox.permissions import Permission, in_channel, require
from sandbox.world import World


def new(world: World, channel: Channel, author: User, **fields: Any) -> Message:
    """A message of `author` in `channel`, not posted yet."""
    return Message(id=world.ids.next(), channel_id=channel.id, author=author, timestamp=world.clock.iso(), **fields)


def refer(world: World, message: Message, target: Message) -> None:
    """Make a message a reply to another. What that one replied to is left out, as Discord does."""
    message.type = REPLY
    message.message_reference = reference(world, target)
    message.referenced_message = structs.replace(target, referenced_message=UNSET)


def reference(world: World, target: Message) -> MessageReference:
    """What points to a message."""
    guild_id = world.channel(target.channel_id).guild_id
    return MessageReference(channel_id=target.channel_id, message_id=target.id, guild_id=guild_id)


def post(world: World, message: Message) -> Message:
    """Store a new message and tell who may see it. An archived thread wakes up."""
    channel = world.channel(message.channel_id)
    kept = world.messages.setdefault(channel.id, {})
    kept[message.id] = message
    while len(kept) > world.bounds.messages_per_channel:
        world.drop_files(kept.pop(next(iter(kept))).attachments)
    if not message.ephemeral:
        channel.last_message_id = message.id
        if channel.is_thread:
            threads.count_message(world, channel, message)
    world.emit("MESSAGE_CREATE", message, channel, message.viewer)
    return message


def changed(world: World, message: Message) -> None:
    """Tell that a message is not what it was."""
    world.emit("MESSAGE_UPDATE", message, world.channel(message.channel_id), message.viewer)


def remove(world: World, message: Message) -> None:
    """Delete a message."""
    channel = world.channel(message.channel_id)
    world.messages[channel.id].pop(message.id, None)
    world.drop_files(message.attachments)
    if channel.is_thread and not message.ephemeral and isinstance(channel.message_count, int):
        channel.message_count = max(0, channel.message_count - 1)
    gone = {"id": message.id, "channel_id": channel.id}
    if not channel.is_dm:
        gone["guild_id"] = str(channel.guild_id)
    world.emit("MESSAGE_DELETE", gone, channel, message.viewer)


def check_may_send(world: World, user_id: str, channel: Channel, *, files: bool) -> None:
    """The right to write here: open DMs, permissions, unlocked threads."""
    if channel.is_dm:
        check_open(world, user_id, channel)
        return
    send = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    require(world, user_id, channel, send)
    if files:
        require(world, user_id, channel, Permission.ATTACH_FILES)
    if channel.is_thread and channel.metadata.locked:
        require(world, user_id, channel, Permission.MANAGE_THREADS)


def typing(world: World, channel: Channel, user_id: str) -> None:
    """Let others see that somebody is typing."""
    data: dict[str, Any] = {"channel_id": channel.id, "user_id": user_id, "timestamp": int(world.clock.now())}
    if not channel.is_dm:
        server = world.server_of(channel)
        data |= {"guild_id": server.id, "member": server.members.get(user_id)}
    world.emit("TYPING_START", data, channel)


def mention(world: World, message: Message, text: str, allowed: dict[str, Any] | None) -> None:
    """Work out whom a text pings, within what `allowed_mentions` lets through."""
    parse = None if allowed is None else set(allowed.get("parse") or ())
    users = list(dict.fromkeys(re.findall(r"<@!?(\d+)>", text)))
    roles = list(dict.fromkeys(re.findall(r"<@&(\d+)>", text)))
    if parse is not None and allowed is not None:
        listed_users = {str(user) for user in allowed.get("users") or ()}
        listed_roles = {str(role) for role in allowed.get("roles") or ()}
        users = [user for user in users if "users" in parse or user in listed_users]
        roles = [role for role in roles if "roles" in parse or role in listed_roles]
    replied = message.referenced_message
    if isinstance(replied, Message) and (allowed is None or allowed.get("replied_user")):
        users = list(dict.fromkeys([replied.author.id, *users]))
    message.mentions = [world.people[user].user for user in users if user in world.people]
    channel = world.channel(message.channel_id)
    known = {} if channel.is_dm else world.server_of(channel).roles
    message.mention_roles = [role for role in roles if role in known]
    everyone = bool(re.search(r"@(everyone|here)\b", text)) and (parse is None or "everyone" in parse)
    may = in_channel(world, message.author.id, channel) & Permission.MENTION_EVERYONE
    message.mention_everyone = everyone and bool(may) and not channel.is_dm
