"""Intents: which events a session asked for, and what of a message it may read."""

from __future__ import annotations

from enum import IntFlag

from msgspec import structs

from sandbox.events import Event
from sandbox.model.messages import Message


class Intent(IntFlag):
    """The intents that matter here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


KNOWN = (1 << 26) - 1

MESSAGE_EVENTS = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "CHANNEL_PINS_UPDATE")
GUILD_EVENTS = frozenset(
    [
        "CHANNEL_CREATE",
        "CHANNEL_UPDATE",
        "CHANNEL_DELETE",
        "THREAD_CREATE",
        "THREAD_UPDATE",
        "THREAD_DELETE",
        "THREAD_MEMBERS_UPDATE",
        "GUILD_CREATE",
        "GUILD_DELETE",
        "GUILD_ROLE_CREATE",
        "GUILD_ROLE_UPDATE",
        "GUILD_ROLE_DELETE",
    ]
)


def wanted(event: Event, intents: int, app_id: str) -> bool:
    """Whether a bot's session with these intents gets an event."""
    in_dm = event.channel is not None and event.channel.is_dm
    if event.name in MESSAGE_EVENTS:
        if event.name == "CHANNEL_PINS_UPDATE" and not in_dm:
            return bool(intents & Intent.GUILDS)
        return bool(intents & (Intent.DIRECT_MESSAGES if in_dm else Intent.GUILD_MESSAGES))
    if event.name == "TYPING_START":
        return bool(intents & (Intent.DIRECT_MESSAGE_TYPING if in_dm else Intent.GUILD_MESSAGE_TYPING))
    if event.name == "THREAD_MEMBERS_UPDATE" and not intents & Intent.GUILD_MEMBERS:
        return bool(intents & Intent.GUILDS) and _changes(event, app_id)
    if event.name in GUILD_EVENTS:
        return in_dm or bool(intents & Intent.GUILDS)
    if event.name in ("GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"):
        return bool(intents & Intent.GUILD_MEMBERS)
    return event.name == "INTERACTION_CREATE"


def _changes(event: Event, user_id: str) -> bool:
    """Whether somebody joined or left a thread."""
    added = [member["user_id"] for member in event.data["added_members"]]
    return user_id in added or user_id in event.data["removed_member_ids"]


def readable(message: Message, intents: int, app_id: str, *, in_dm: bool) -> Message:
    """A message as a bot may read it: without the message content intent, others' come empty, unless they name it."""
    named = any(user.id == app_id for user in message.mentions)
    if intents & Intent.MESSAGE_CONTENT or in_dm or named or message.author.id == app_id:
        return message
    return structs.replace(message, content="", embeds=[], components=[], attachments=[])
