"""People write, type, read, and open conversations."""

from __future__ import annotations

from sandbox import compose, messages
from sandbox.compose import Uploads
from sandbox.dms import open_dm
from sandbox.errors import ApiError
from sandbox.model.channels import Channel
from sandbox.model.messages import Message
from sandbox.model.users import Person
from sandbox.people.interact import check_visible
from sandbox.people.refusal import Refused
from sandbox.world import World


def say(
    world: World,
    person: Person,
    channel: Channel,
    content: str,
    uploads: Uploads | None = None,
    *,
    reply_to: str | None = None,
) -> Message:
    """Write a message, perhaps in reply to another."""
    check_visible(world, person, channel)
    try:
        if not channel.is_dm:
            messages.check_may_send(world, person.user.id, channel, files=bool(uploads))
        message = messages.new(world, channel, person.user)
        if reply_to is not None:
            messages.refer(world, message, world.message(channel.id, reply_to))
        compose.fill(world, message, {"content": content}, uploads or {})
    except ApiError as error:
        raise Refused(error.message) from None
    messages.post(world, message)
    person.read[channel.id] = message.id
    return message


def start_typing(world: World, person: Person, channel: Channel) -> None:
    """Let others see that somebody is typing."""
    check_visible(world, person, channel)
    messages.typing(world, channel, person.user.id)


def mark_read(world: World, person: Person, channel: Channel, message_id: str) -> None:
    """Remember how far somebody has read."""
    check_visible(world, person, channel)
    if not message_id.isdecimal() or len(message_id) > 20:
        raise Refused("this is no message's id")
    person.read[channel.id] = message_id


def conversation(world: World, person: Person, other_id: str) -> Channel:
    """The direct message with somebody."""
    if other_id not in world.people or other_id == person.user.id:
        raise Refused("there is nobody to talk to")
    return open_dm(world, person.user.id, other_id)
