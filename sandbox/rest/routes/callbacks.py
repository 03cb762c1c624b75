"""The first answer to an interaction: within three seconds, once."""

from __future__ import annotations

from typing import Any

from sandbox import compose, messages
from sandbox.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED_REPLY,
    DEFERRED_UPDATE,
    MODAL,
    REPLY,
    UPDATE,
    Interaction,
)
from sandbox.model.commands import STRING
from sandbox.model.messages import CHAT_INPUT_COMMAND, DEFAULT, EPHEMERAL, LOADING, Message
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.validation import commands as rules
from sandbox.validation.form import Form
from sandbox.validation.modals import modal
from sandbox.world import World

routes = Router()


def _allowed(interaction: Interaction) -> set[int]:
    """Which answers fit: a modal cannot follow a modal, only what has a message can update it."""
    if interaction.type == AUTOCOMPLETE:
        return {CHOICES}
    allowed = {REPLY, DEFERRED_REPLY}
    if interaction.message is not None:
        allowed |= {UPDATE, DEFERRED_UPDATE}
    if interaction.type in (COMMAND, COMPONENT):
        allowed.add(MODAL)
    return allowed


@routes.add("POST", "/interactions/{interaction_id}/{token}/callback", open=True)
def callback(call: Call) -> Answer:
    """Answer an interaction: 10062 when too late, 40060 when done already."""
    world = call.world
    interaction = world.interactions.to_acknowledge(call.params["interaction_id"], call.params["token"])
    form = Form(call.object)
    answer = form.root["type"].choice(_allowed(interaction), required=True)
    form.check()
    data = call.object.get("data") or {}
    _perform(call, interaction, answer, data)
    world.interactions.acknowledge(interaction, answer)
    _show(world, interaction, answer)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NO_CONTENT
    return Answer(_response(interaction, answer))


def _perform(call: Call, interaction: Interaction, answer: int, data: dict[str, Any]) -> None:
    world = call.world
    if answer in (REPLY, DEFERRED_REPLY):
        message = reply_message(world, interaction)
        if answer == DEFERRED_REPLY:
            flags = data.get("flags") if isinstance(data, dict) else 0
            message.flags = LOADING | ((flags if isinstance(flags, int) else 0) & EPHEMERAL)
        else:
            compose.fill(world, message, data, call.uploads, path="data")
        interaction.original = message
    elif answer == UPDATE and interaction.message is not None:
        compose.amend(world, interaction.message, data, call.uploads, path="data")
        interaction.message.edited_timestamp = world.clock.iso()
        interaction.original = interaction.message
    elif answer == DEFERRED_UPDATE:
        interaction.original = interaction.message
    elif answer == MODAL:
        interaction.modal = modal(data)
    elif answer == CHOICES:
        form = Form({"data": data})
        kind = _focused_type(interaction.data.get("options", []))
        interaction.choices = rules.autocomplete_choices(form.root["data"]["choices"], kind)
        form.check()


def reply_message(world: World, interaction: Interaction) -> Message:
    """An empty message that answers an interaction."""
    return messages.new(
        world,
        world.channel(interaction.channel_id),
        world.user(interaction.application_id),
        type=CHAT_INPUT_COMMAND if interaction.type == COMMAND else DEFAULT,
        application_id=interaction.application_id,
        webhook_id=interaction.application_id,
        interaction_metadata=interaction.metadata,
    )


def _show(world: World, interaction: Interaction, answer: int) -> None:
    only = interaction.user_id
    if answer in (REPLY, DEFERRED_REPLY) and interaction.original is not None:
        messages.post(world, interaction.original)
    elif answer == UPDATE and interaction.original is not None:
        if interaction.original.id in world.messages.get(interaction.original.channel_id, {}):
            messages.changed(world, interaction.original)
    elif answer == MODAL and interaction.modal is not None:
        world.emit("MODAL", {"interaction_id": interaction.id, **interaction.modal}, only=only)
    elif answer == CHOICES:
        world.emit("AUTOCOMPLETE", {"interaction_id": interaction.id, "choices": interaction.choices}, only=only)


def _response(interaction: Interaction, answer: int) -> dict[str, Any]:
    told: dict[str, Any] = {"id": interaction.id, "type": interaction.type}
    response = {"interaction": told}
    message = interaction.original
    if message is not None and answer in (REPLY, DEFERRED_REPLY, UPDATE):
        told |= {
            "response_message_id": message.id,
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
        }
        if not message.loading:
            response["resource"] = {"type": answer, "message": message}
    return response


def _focused_type(options: list[dict[str, Any]]) -> int:
    """The type of the option being typed, which its choices must have."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if "options" in option:
            return _focused_type(option["options"])
    return STRING
