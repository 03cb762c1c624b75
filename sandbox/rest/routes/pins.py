"""Pinned messages."""

from __future__ import annotations

from sandbox import errors, limits, messages
from sandbox.model.channels import Channel
from sandbox.model.messages import PINS_ADD, Message
from sandbox.permissions import Permission, require
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.rest.routes.channels import visible
from sandbox.rest.routes.messages import is_user_message, seen

routes = Router()


def pinned(call: Call, channel: Channel) -> list[Message]:
    """A channel's pinned messages, newest first."""
    kept = call.world.messages.get(channel.id, {}).values()
    return [message for message in reversed(list(kept)) if message.pinned]


@routes.add("GET", "/channels/{channel_id}/pins")
def get_pins_plain(call: Call) -> Answer:
    """All pins as a plain list."""
    return Answer(pinned(call, visible(call)))


@routes.add("GET", "/channels/{channel_id}/messages/pins")
def get_pins(call: Call) -> Answer:
    """All pins with their times (the channel keeps 250 at most, so there is one page)."""
    items = [{"pinned_at": message.timestamp, "message": message} for message in pinned(call, visible(call))]
    return Answer({"items": items, "has_more": False})


@routes.add("PUT", "/channels/{channel_id}/pins/{message_id}")
@routes.add("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
def pin(call: Call) -> Answer:
    """Pin a message; the channel says so."""
    message, channel = seen(call), visible(call)
    require(call.world, call.app.id, channel, Permission.PIN_MESSAGES, Permission.MANAGE_MESSAGES)
    if not is_user_message(message):
        raise errors.system_message()
    if message.pinned:
        return NO_CONTENT
    if len(pinned(call, channel)) >= limits.PINS:
        raise errors.maximum_pins()
    _set(call, channel, message, pinned=True)
    notice = messages.new(call.world, channel, call.world.user(call.app.id), type=PINS_ADD)
    notice.message_reference = messages.reference(call.world, message)
    messages.post(call.world, notice)
    return NO_CONTENT


@routes.add("DELETE", "/channels/{channel_id}/pins/{message_id}")
@routes.add("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin(call: Call) -> Answer:
    """Unpin a message."""
    message, channel = seen(call), visible(call)
    require(call.world, call.app.id, channel, Permission.PIN_MESSAGES, Permission.MANAGE_MESSAGES)
    if message.pinned:
        _set(call, channel, message, pinned=False)
    return NO_CONTENT


def _set(call: Call, channel: Channel, message: Message, *, pinned: bool) -> None:
    message.pinned = pinned
    channel.last_pin_timestamp = call.world.clock.iso()
    messages.changed(call.world, message)
    update = {"channel_id": channel.id, "last_pin_timestamp": channel.last_pin_timestamp}
    if not channel.is_dm:
        update["guild_id"] = str(channel.guild_id)
    call.world.emit("CHANNEL_PINS_UPDATE", update, channel)
