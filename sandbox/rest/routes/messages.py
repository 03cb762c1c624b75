"""Messages: sent, read, edited, deleted."""

from __future__ import annotations

from itertools import takewhile

from msgspec import UNSET

from sandbox import compose, errors, limits, messages
from sandbox.model.channels import Channel
from sandbox.model.messages import DEFAULT, REPLY, Message
from sandbox.permissions import Permission, in_channel, require
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.rest.routes.channels import visible
from sandbox.snowflake import seconds
from sandbox.validation.form import Form

routes = Router()
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"


def seen(call: Call) -> Message:
    """The message of the path; ephemeral ones are not to be found this way."""
    message = call.world.message(visible(call).id, call.params["message_id"])
    if message.ephemeral:
        raise errors.unknown_message()
    return message


def own(call: Call) -> Message:
    """The bot's own message of the path."""
    message = seen(call)
    if message.author.id != call.app.id:
        raise errors.not_your_message()
    return message


@routes.add("POST", MESSAGES)
def create_message(call: Call) -> Answer:
    """Send a message; with a nonce that is to be enforced, a repeated request gives the first message again."""
    channel = visible(call)
    messages.check_may_send(call.world, call.app.id, channel, files=bool(call.uploads))
    if earlier := _sent_before(call, channel):
        return Answer(earlier)
    message = messages.new(call.world, channel, call.world.user(call.app.id))
    _refer(call, channel, message)
    compose.fill(call.world, message, {**call.object, "flags": _flags(call)}, call.uploads)
    return Answer(messages.post(call.world, message))


def _sent_before(call: Call, channel: Channel) -> Message | None:
    """The bot's message with the same nonce, if that is to be enforced and was sent within the last minutes."""
    nonce = call.object.get("nonce")
    if not nonce or not call.object.get("enforce_nonce"):
        return None
    since = call.world.clock.now() - limits.NONCE_SECONDS
    newest_first = reversed(call.world.messages.get(channel.id, {}).values())
    for earlier in takewhile(lambda message: seconds(message.id) > since, newest_first):
        if earlier.nonce == str(nonce) and earlier.author.id == call.app.id:
            return earlier
    return None


def _flags(call: Call) -> object:
    """The ephemeral flag works in answers to interactions only."""
    flags = call.object.get("flags")
    return flags & ~64 if isinstance(flags, int) else flags


def _refer(call: Call, channel: Channel, message: Message) -> None:
    """A reply points to its message: 50035 if that is gone, unless the bot said it does not mind."""
    form = Form(call.object)
    field = form.root["message_reference"]
    if not field.object():
        form.check()
        return
    target_id = field["message_id"].snowflake(required=True)
    target = call.world.messages.get(channel.id, {}).get(target_id or "")
    if target is None and field["fail_if_not_exists"].boolean(default=True):
        field.fail("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    form.check()
    if target is not None:
        messages.refer(call.world, message, target)


@routes.add("GET", MESSAGES)
def get_messages(call: Call) -> Answer:
    """Messages of a channel, newest first: before, after or around one, or the last."""
    channel = visible(call)
    if not in_channel(call.world, call.app.id, channel) & Permission.READ_MESSAGE_HISTORY:
        return Answer([])
    form = Form(dict(call.query))
    limit = form.root["limit"].integer(min=1, max=100) or 50
    marks = {name: form.root[name].snowflake() for name in ("before", "after", "around")}
    form.check()
    everything = [message for message in call.world.messages.get(channel.id, {}).values() if not message.ephemeral]
    if before := marks["before"]:
        chosen = [message for message in everything if int(message.id) < int(before)][-limit:]
    elif after := marks["after"]:
        chosen = [message for message in everything if int(message.id) > int(after)][:limit]
    elif around := marks["around"]:
        first = max(0, sum(int(message.id) < int(around) for message in everything) - limit // 2)
        chosen = everything[first : first + limit]
    else:
        chosen = everything[-limit:]
    return Answer(chosen[::-1])


@routes.add("GET", MESSAGE)
def get_message(call: Call) -> Answer:
    """One message."""
    message = seen(call)
    require(call.world, call.app.id, visible(call), Permission.READ_MESSAGE_HISTORY)
    return Answer(message)


@routes.add("PATCH", MESSAGE)
def edit_message(call: Call) -> Answer:
    """Change one's own message."""
    message = own(call)
    channel = visible(call)
    if channel.is_thread and channel.metadata.archived:
        raise errors.thread_archived()
    compose.amend(call.world, message, call.object, call.uploads)
    message.edited_timestamp = call.world.clock.iso()
    messages.changed(call.world, message)
    return Answer(message)


@routes.add("DELETE", MESSAGE)
def delete_message(call: Call) -> Answer:
    """Delete one's own message, or, with permission, another's."""
    message = seen(call)
    channel = visible(call)
    if message.author.id != call.app.id:
        require(call.world, call.app.id, channel, Permission.MANAGE_MESSAGES)
    if channel.is_thread and channel.metadata.archived:
        raise errors.thread_archived()
    messages.remove(call.world, message)
    return NO_CONTENT


@routes.add("POST", MESSAGES + "/bulk-delete")
def bulk_delete(call: Call) -> Answer:
    """Delete 2 to 100 messages at once; those that are gone are passed over."""
    channel = visible(call)
    require(call.world, call.app.id, channel, Permission.MANAGE_MESSAGES)
    form = Form(call.object)
    ids = [item.snowflake(required=True) for item in form.root["messages"].array(min=2, max=100, required=True)]
    form.check()
    for message_id in ids:
        message = call.world.messages.get(channel.id, {}).get(message_id or "")
        if message is not None and not message.ephemeral:
            messages.remove(call.world, message)
    return NO_CONTENT


def is_user_message(message: Message) -> bool:
    """Written by somebody, not by the system."""
    return message.type in (DEFAULT, REPLY) or message.interaction_metadata is not UNSET
