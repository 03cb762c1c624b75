"""Interactions: a person uses a command, a control or a modal, and the bot is told."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, structs

from sandbox import limits
from sandbox.compose import Uploads
from sandbox.dms import other_side, seen_by
from sandbox.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    metadata_of,
    new_token,
)
from sandbox.model.channels import Channel
from sandbox.model.commands import Command
from sandbox.model.messages import InteractionMetadata, Message
from sandbox.model.payload import extended
from sandbox.model.users import Person
from sandbox.people import forms, options
from sandbox.people.refusal import Refused
from sandbox.people.resolved import Resolved
from sandbox.permissions import Permission, in_channel, in_guild, may_see
from sandbox.validation.components import walk
from sandbox.validation.controls import BUTTON, LINK, SELECTS, STRING_SELECT
from sandbox.world import World


def use_command(
    world: World,
    person: Person,
    channel: Channel,
    command: Command,
    given: list[options.Option],
    *,
    uploads: Uploads | None = None,
    typing: bool = False,
    target: Message | None = None,
) -> Interaction:
    """A command is sent off, or, while it is being typed, asked for choices."""
    check_visible(world, person, channel)
    if not may_use(world, person, channel, command):
        raise Refused(f"/{command.name} cannot be used here")
    resolved = Resolved(world, person.user.id, channel.id, uploads or {})
    filled = options.fill(command.options, given, resolved, partial=typing)
    data: dict[str, Any] = {"id": command.id, "name": command.name, "type": command.type, "options": filled}
    if command.guild_id is not UNSET:
        data["guild_id"] = command.guild_id
    if target is not None:
        data["target_id"] = target.id
        data["resolved"] = {"messages": {target.id: target}}
    if resolved.data:
        data["resolved"] = resolved.data
    if typing:
        return _send(world, person, channel, command.application_id, AUTOCOMPLETE, data)
    name = " ".join([command.name, *_subcommands(filled)])
    return _send(world, person, channel, command.application_id, COMMAND, data, name=name)


def use_component(
    world: World, person: Person, message: Message, custom_id: str, values: list[str] | None = None
) -> Interaction:
    """A button is pressed, or a select's values are chosen."""
    channel = world.channel(message.channel_id)
    check_visible(world, person, channel)
    if not message.visible_to(person.user.id):
        raise Refused("this message cannot be seen")
    component = next((item for item in walk(message.components) if item.get("custom_id") == custom_id), None)
    if component is None:
        raise Refused(f"the message has no control {custom_id!r}")
    if component.get("disabled"):
        raise Refused(f"{custom_id!r} is disabled")
    kind = component["type"]
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": component["id"]}
    if kind in SELECTS:
        resolved = Resolved(world, person.user.id, channel.id, {})
        data["values"] = _chosen(component, values or [], resolved)
        if resolved.data:
            data["resolved"] = resolved.data
    elif kind != BUTTON or component.get("style") == LINK:
        raise Refused(f"{custom_id!r} is nothing to press")
    return _send(world, person, channel, message.author.id, COMPONENT, data, message=message)


def submit_modal(
    world: World,
    person: Person,
    opened_by: Interaction,
    answers: dict[str, Any],
    *,
    uploads: Uploads | None = None,
) -> Interaction:
    """A modal is sent off. `answers` are by custom_id; files are keys of `uploads`."""
    modal = opened_by.modal
    if modal is None or opened_by.user_id != person.user.id:
        raise Refused("there is no such modal")
    channel = world.channel(opened_by.channel_id)
    resolved = Resolved(world, person.user.id, channel.id, uploads or {})
    components = forms.submit(modal, answers, resolved)
    data: dict[str, Any] = {"custom_id": modal["custom_id"], "components": components}
    if resolved.data:
        data["resolved"] = resolved.data
    app_id = opened_by.application_id
    source, message = opened_by.metadata, opened_by.message
    return _send(world, person, channel, app_id, MODAL_SUBMIT, data, message=message, source=source)


def may_use(world: World, person: Person, channel: Channel, command: Command) -> bool:
    """Whether a command is offered to a person in a channel."""
    if channel.is_dm:
        contexts = command.contexts or ([0, 1] if command.dm_permission else [0])
        with_bot = other_side(channel, person.user.id) == command.application_id
        return with_bot and 1 in contexts and command.guild_id is UNSET
    server = world.server_of(channel)
    if command.application_id not in server.members or command.guild_id not in (UNSET, server.id):
        return False
    bits = in_channel(world, person.user.id, channel)
    if not bits & Permission.USE_APPLICATION_COMMANDS or 0 not in (command.contexts or [0]):
        return False
    if command.default_member_permissions is None:
        return True
    needed = int(command.default_member_permissions) or Permission.ADMINISTRATOR  # none at all: administrators only
    return in_guild(server, person.user.id) & needed == needed


def check_visible(world: World, person: Person, channel: Channel) -> None:
    """People act only where they are."""
    if not may_see(world, person.user.id, channel):
        raise Refused("this channel cannot be seen")


def _chosen(component: dict[str, Any], values: list[str], resolved: Resolved) -> list[str]:
    low, high = component["min_values"], component["max_values"]
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise Refused(f"choose between {low} and {high}")
    if component["type"] == STRING_SELECT:
        if not {option["value"] for option in component["options"]}.issuperset(values):
            raise Refused(f"{values} is not offered")
        return values
    return [resolved.add(forms.ENTITY_KINDS[component["type"]], value) for value in values]


def _subcommands(filled: list[dict[str, Any]]) -> list[str]:
    for option in filled:
        if option["type"] in options.GROUPS:
            return [option["name"], *_subcommands(option["options"])]
    return []


def _send(
    world: World,
    person: Person,
    channel: Channel,
    app_id: str,
    kind: int,
    data: dict[str, Any],
    *,
    name: str | None = None,
    message: Message | None = None,
    source: InteractionMetadata | None = None,
) -> Interaction:
    if app_id not in world.apps or not (channel.is_dm or app_id in world.server_of(channel).members):
        raise Refused("nobody answers here")
    interaction_id, user_id = world.ids.next(), person.user.id
    interaction = Interaction(
        id=interaction_id,
        token=new_token(),
        application_id=app_id,
        type=kind,
        user_id=user_id,
        channel_id=channel.id,
        created=world.clock.now(),
        data=data,
        locale=person.locale,
        metadata=metadata_of(world, interaction_id, kind, user_id, channel, message=message, source=source),
        message=message,
    )
    world.interactions.open(interaction, name)
    world.emit("INTERACTION_CREATE", _payload(world, person, channel, interaction), channel, app=app_id)
    return interaction


def _payload(world: World, person: Person, channel: Channel, interaction: Interaction) -> dict[str, Any]:
    user_id, app_id = person.user.id, interaction.application_id
    bits = str(in_channel(world, user_id, channel))
    payload: dict[str, Any] = {
        "id": interaction.id,
        "application_id": app_id,
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel.id,
        "channel": extended(seen_by(channel, app_id), permissions=bits),
        "app_permissions": str(in_channel(world, app_id, channel)),
        "locale": interaction.locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.metadata.authorizing_integration_owners,
        "context": 1 if channel.is_dm else 0,
        "attachment_size_limit": limits.ATTACHMENT_BYTES,
    }
    if interaction.message is not None:
        payload["message"] = interaction.message
    if channel.is_dm:
        return {**payload, "user": person.user}
    server = world.server_of(channel)
    locale = server.guild.preferred_locale
    return {
        **payload,
        "guild_id": server.id,
        "guild": {"id": server.id, "locale": locale, "features": server.guild.features},
        "guild_locale": locale,
        "member": structs.replace(server.member(user_id), permissions=bits),
    }
