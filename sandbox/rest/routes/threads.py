"""Threads: started, joined, listed."""

from __future__ import annotations

from msgspec import UNSET, structs

from sandbox import errors, limits, messages, threads
from sandbox.model.channels import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel
from sandbox.model.messages import HAS_THREAD, THREAD_CREATED, THREAD_STARTER, MessageReference
from sandbox.permissions import Permission, may_see, require
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.rest.routes.channels import guild_of, visible
from sandbox.rest.routes.messages import seen
from sandbox.validation.form import Form

routes = Router()
MEMBERS = "/channels/{channel_id}/thread-members"


def _asked(call: Call, kind: int) -> tuple[str, int]:
    form = Form(call.object)
    name = form.root["name"].text(min=1, max=limits.CHANNEL_NAME, required=True) or ""
    minutes = form.root["auto_archive_duration"].choice(limits.AUTO_ARCHIVE) or 1440
    form.check()
    channel = visible(call)
    if channel.type != TEXT:
        raise errors.wrong_channel_type()
    private = kind == PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    require(call.world, call.app.id, channel, needed)
    return name, minutes


@routes.add("POST", "/channels/{channel_id}/threads")
def start(call: Call) -> Answer:
    """A thread of its own; a public one is announced in the channel."""
    form = Form(call.object)
    kind = form.root["type"].choice({PUBLIC_THREAD, PRIVATE_THREAD}) or PRIVATE_THREAD
    form.check()
    name, minutes = _asked(call, kind)
    parent = visible(call)
    thread = threads.create(call.world, parent, call.app.id, name, kind, minutes)
    if kind == PUBLIC_THREAD:
        notice = messages.new(call.world, parent, call.world.user(call.app.id), type=THREAD_CREATED, content=name)
        notice.message_reference = MessageReference(channel_id=thread.id, guild_id=parent.guild_id)
        messages.post(call.world, notice)
    return Answer(thread, 201)


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_from_message(call: Call) -> Answer:
    """A thread on a message; it has the message's id."""
    name, minutes = _asked(call, PUBLIC_THREAD)
    message = seen(call)
    if message.id in call.world.channels:
        raise errors.thread_already_created()
    parent = visible(call)
    thread = threads.create(call.world, parent, call.app.id, name, PUBLIC_THREAD, minutes, thread_id=message.id)
    message.flags |= HAS_THREAD
    message.thread = thread
    messages.changed(call.world, message)
    starter = messages.new(call.world, thread, message.author, type=THREAD_STARTER)
    starter.message_reference = MessageReference(channel_id=parent.id, message_id=message.id, guild_id=parent.guild_id)
    starter.referenced_message = structs.replace(message, referenced_message=UNSET)
    messages.post(call.world, starter)
    return Answer(thread, 201)


def _thread(call: Call) -> Channel:
    channel = visible(call)
    if not channel.is_thread:
        raise errors.wrong_channel_type()
    return channel


def _target(call: Call) -> str:
    return call.params.get("user_id") or call.app.id


@routes.add("PUT", MEMBERS + "/@me")
@routes.add("PUT", MEMBERS + "/{user_id}")
def add_member(call: Call) -> Answer:
    """Join a thread, or put somebody into it."""
    thread = _thread(call)
    call.world.server_of(thread).member(_target(call))
    if thread.metadata.archived:
        raise errors.thread_archived()
    if "user_id" in call.params:
        require(call.world, call.app.id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    threads.join(call.world, thread, _target(call))
    return NO_CONTENT


@routes.add("DELETE", MEMBERS + "/@me")
@routes.add("DELETE", MEMBERS + "/{user_id}")
def remove_member(call: Call) -> Answer:
    """Leave a thread, or take somebody out."""
    thread = _thread(call)
    if "user_id" in call.params and thread.owner_id != call.app.id:
        require(call.world, call.app.id, thread, Permission.MANAGE_THREADS)
    threads.leave(call.world, thread, _target(call))
    return NO_CONTENT


@routes.add("GET", MEMBERS)
def get_members(call: Call) -> Answer:
    """Who is in a thread."""
    return Answer(list(call.world.thread_members[_thread(call).id].values()))


@routes.add("GET", MEMBERS + "/@me")
@routes.add("GET", MEMBERS + "/{user_id}")
def get_member(call: Call) -> Answer:
    """Somebody's place in a thread."""
    member = call.world.thread_members[_thread(call).id].get(_target(call))
    if member is None:
        raise errors.unknown_member()
    return Answer(member)


@routes.add("GET", "/guilds/{guild_id}/threads/active")
def active(call: Call) -> Answer:
    """The guild's threads that are not archived."""
    channels = call.world.channels_of(guild_of(call))
    found = [thread for thread in channels if thread.is_thread and not thread.metadata.archived]
    return Answer(_listing(call, found))


@routes.add("GET", "/channels/{channel_id}/threads/archived/public")
@routes.add("GET", "/channels/{channel_id}/threads/archived/private")
def archived(call: Call) -> Answer:
    """A channel's archived threads, the last archived first."""
    parent = visible(call)
    kind = PUBLIC_THREAD if call.path.endswith("public") else PRIVATE_THREAD
    under = [thread for thread in call.world.channels.values() if thread.parent_id == parent.id]
    found = [thread for thread in under if thread.type == kind and thread.metadata.archived]
    found.sort(key=lambda thread: thread.metadata.archive_timestamp, reverse=True)
    return Answer(_listing(call, found))


def _listing(call: Call, found: list[Channel]) -> dict[str, object]:
    mine = [members[call.app.id] for members in call.world.thread_members.values() if call.app.id in members]
    ids = {thread.id for thread in found}
    return {
        "threads": [thread for thread in found if may_see(call.world, call.app.id, thread)],
        "members": [member for member in mine if member.id in ids],
        "has_more": False,
    }
