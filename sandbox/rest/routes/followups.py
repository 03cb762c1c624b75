"""After the first answer: follow-ups, and editing, reading and deleting answers, for fifteen minutes."""

from __future__ import annotations

from sandbox import compose, errors, messages
from sandbox.interactions import Interaction
from sandbox.model.messages import EPHEMERAL, REPLY, Message
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.rest.routes.callbacks import reply_message

routes = Router()
WEBHOOK = "/webhooks/{application_id}/{token}"
MESSAGE = WEBHOOK + "/messages/{message}"


def _interaction(call: Call) -> Interaction:
    return call.world.interactions.by_token(call.params["application_id"], call.params["token"])


def _message(call: Call, interaction: Interaction) -> Message:
    """`@original`, or a message by id that answers this interaction; 10008 if it is gone."""
    name = call.params["message"]
    if name == "@original":
        if interaction.original is None:
            raise errors.unknown_message()
        name = interaction.original.id
    message = call.world.message(interaction.channel_id, name)
    answers = message.interaction_metadata == interaction.metadata
    if not answers and (interaction.original is None or message.id != interaction.original.id):
        raise errors.unknown_message()
    return message


@routes.add("POST", WEBHOOK, open=True)
def follow_up(call: Call) -> Answer:
    """A further message; after a deferral the first one fills the deferred reply, and is as ephemeral as that."""
    interaction = _interaction(call)
    world = call.world
    if interaction.thinking and interaction.original is not None:
        message = interaction.original
        _finish(call, interaction, message)
    else:
        message = reply_message(world, interaction)
        if interaction.original is not None:
            message.type = REPLY
            message.message_reference = messages.reference(world, interaction.original)
        compose.fill(world, message, call.object, call.uploads)
        messages.post(world, message)
    return Answer(message) if call.query.get("wait", "").lower() in ("1", "true") else NO_CONTENT


@routes.add("GET", MESSAGE, open=True)
def get_answer(call: Call) -> Answer:
    """Read an answer."""
    return Answer(_message(call, _interaction(call)))


@routes.add("PATCH", MESSAGE, open=True)
def edit_answer(call: Call) -> Answer:
    """Change an answer; a deferred one is there from now on."""
    interaction = _interaction(call)
    message = _message(call, interaction)
    if message.loading:
        _finish(call, interaction, message)
    else:
        compose.amend(call.world, message, call.object, call.uploads)
        message.edited_timestamp = call.world.clock.iso()
        messages.changed(call.world, message)
    return Answer(message)


@routes.add("DELETE", MESSAGE, open=True)
def delete_answer(call: Call) -> Answer:
    """Delete an answer."""
    interaction = _interaction(call)
    messages.remove(call.world, _message(call, interaction))
    call.world.interactions.settle(interaction)
    return NO_CONTENT


def _finish(call: Call, interaction: Interaction, message: Message) -> None:
    """The bot has thought: its deferred reply gets its content."""
    draft = reply_message(call.world, interaction)
    compose.fill(call.world, draft, call.object, call.uploads)
    visibility = message.flags & EPHEMERAL  # as the deferral made it, whatever the follow-up says
    for name in (*compose.AMENDABLE, "tts", "nonce"):
        setattr(message, name, getattr(draft, name))
    message.flags = draft.flags & ~EPHEMERAL | visibility
    call.world.interactions.settle(interaction)
    messages.changed(call.world, message)
