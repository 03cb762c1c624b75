"""What the page can do: act as a person, add people and channels, move the clock, make faults."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct, field

from sandbox import limits, seed
from sandbox.compose import Uploads
from sandbox.dms import seen_by
from sandbox.model.users import Person
from sandbox.page_api.socket import member_shape
from sandbox.people import forms, interact, settings, speak
from sandbox.people.options import Option
from sandbox.people.refusal import Refused
from sandbox.world import World


class Say(Struct):
    """A message to write, perhaps in reply to another."""

    content: str = ""
    message_reference: dict[str, str] | None = None


class Read(Struct):
    """How far somebody has read."""

    message_id: str


class OpenDm(Struct):
    """Whom to talk to."""

    user_id: str


class UseCommand(Struct):
    """A command with its options."""

    channel_id: str
    command_id: str
    options: list[Option] = field(default_factory=list)


class UseComponent(Struct):
    """A control of a message."""

    channel_id: str
    message_id: str
    custom_id: str
    values: list[str] = field(default_factory=list)


class SubmitModal(Struct):
    """A filled modal, in Discord's shape."""

    interaction_id: str
    components: list[forms.FilledChild] = field(default_factory=list)


class Settings(Struct):
    """What a person can set."""

    dms_open: bool | None = None
    locale: str | None = None


class Named(Struct):
    """A new person, or a new channel of a guild (the first, unless told)."""

    name: str
    guild_id: str | None = None


class MoveClock(Struct):
    """How far, or until when, the clock is to move."""

    skip: float | None = None
    to: str | None = None


def say(world: World, person: Person, channel_id: str, body: Any, uploads: Uploads) -> Any:
    """Write a message."""
    asked = msgspec.convert(body, Say)
    reply_to = (asked.message_reference or {}).get("message_id")
    return speak.say(world, person, world.channel(channel_id), asked.content, uploads, reply_to=reply_to)


def typing(world: World, person: Person, channel_id: str) -> Any:
    """Show that somebody is typing."""
    speak.start_typing(world, person, world.channel(channel_id))
    return {}


def read(world: World, person: Person, channel_id: str, body: Any) -> Any:
    """Remember how far somebody has read."""
    speak.mark_read(world, person, world.channel(channel_id), msgspec.convert(body, Read).message_id)
    return {}


def open_dm(world: World, person: Person, body: Any) -> Any:
    """Open a conversation."""
    channel = speak.conversation(world, person, msgspec.convert(body, OpenDm).user_id)
    return seen_by(channel, person.user.id)


def use_command(world: World, person: Person, body: Any, uploads: Uploads, *, typing: bool) -> Any:
    """Send a command off, or ask for choices while it is typed."""
    asked = msgspec.convert(body, UseCommand)
    command = world.commands.find(asked.command_id)
    if command is None:
        raise Refused("there is no such command any more")
    channel = world.channel(asked.channel_id)
    interaction = interact.use_command(world, person, channel, command, asked.options, uploads=uploads, typing=typing)
    return {"interaction_id": interaction.id}


def use_component(world: World, person: Person, body: Any) -> Any:
    """Press a button, or choose in a select."""
    asked = msgspec.convert(body, UseComponent)
    message = world.message(asked.channel_id, asked.message_id)
    interaction = interact.use_component(world, person, message, asked.custom_id, asked.values)
    return {"interaction_id": interaction.id}


def submit_modal(world: World, person: Person, body: Any, uploads: Uploads) -> Any:
    """Send a modal off."""
    asked = msgspec.convert(body, SubmitModal)
    opened_by = world.interactions.answered(asked.interaction_id)
    if opened_by is None:
        raise Refused("this modal is not open any more")
    answers = forms.given_values(asked.components)
    interaction = interact.submit_modal(world, person, opened_by, answers, uploads=uploads)
    return {"interaction_id": interaction.id}


def change_settings(world: World, person: Person, body: Any) -> Any:
    """Change somebody's language, or close their direct messages."""
    asked = msgspec.convert(body, Settings)
    settings.change(world, person, locale=asked.locale, dms_open=asked.dms_open)
    return settings.profile(person)


def add_person(world: World, body: Any) -> Any:
    """A new person joins."""
    name = _name(body, 32)
    if len(world.people) >= world.bounds.people:
        raise Refused("there are enough people")
    return member_shape(world, seed.add_person(world, name))


def add_channel(world: World, body: Any) -> Any:
    """A new text channel."""
    name = _name(body, limits.CHANNEL_NAME).lower().replace(" ", "-")
    guild_id = msgspec.convert(body, Named).guild_id
    server = world.server(guild_id) if guild_id else world.home
    if sum(not channel.is_thread for channel in world.channels_of(server)) >= limits.CHANNELS:
        raise Refused("there are enough channels")
    return seed.add_text_channel(world, server, name)


def move_clock(world: World, body: Any) -> Any:
    """Let time pass."""
    asked = msgspec.convert(body, MoveClock)
    clock = world.clock
    try:
        if asked.to is not None:
            clock.move(datetime.fromisoformat(asked.to).timestamp() - clock.now())
        else:
            clock.move(asked.skip or 0.0)
    except (ValueError, OverflowError) as error:
        raise Refused(str(error)) from None
    return {"now": clock.iso(), "offset": clock.offset}


def _name(body: Any, most: int) -> str:
    name = msgspec.convert(body, Named).name.strip()
    if not 1 <= len(name) <= most:
        raise Refused(f"a name has between 1 and {most} characters")
    return name
