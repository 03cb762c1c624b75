"""Direct messages: channels of two."""

from __future__ import annotations

from msgspec import structs

from sandbox import errors
from sandbox.model.channels import DM, Channel
from sandbox.world import World


def open_dm(world: World, one: str, other: str) -> Channel:
    """The conversation of two; opened if they had none."""
    for channel in world.channels.values():
        if channel.is_dm and channel.has(one) and channel.has(other):
            return channel
    recipients = [world.user(one), world.user(other)]
    channel = Channel(id=world.ids.next(), type=DM, recipients=recipients)
    world.channels[channel.id] = channel
    world.emit("CHANNEL_CREATE", channel, channel)
    return channel


def seen_by(channel: Channel, user_id: str) -> Channel:
    """A channel as somebody is shown it: a direct message lists the other side only."""
    if not isinstance(channel.recipients, list):
        return channel
    return structs.replace(channel, recipients=[user for user in channel.recipients if user.id != user_id])


def other_side(channel: Channel, user_id: str) -> str:
    """Whom `user_id` talks to in a direct message."""
    recipients = channel.recipients if isinstance(channel.recipients, list) else []
    return next((user.id for user in recipients if user.id != user_id), user_id)


def check_open(world: World, sender: str, channel: Channel) -> None:
    """50007 if the other side closed its direct messages, is a bot, or shares no guild with the sender."""
    other = other_side(channel, sender)
    person = world.people.get(other)
    shared = any(other in server.members for server in world.servers_of(sender))
    if person is None or not person.dms_open or person.user.bot or not shared:
        raise errors.cannot_message_user()
