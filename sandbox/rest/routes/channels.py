"""Channels: read, changed, deleted; typing; who may do what in them."""

from __future__ import annotations

from msgspec import UNSET

from sandbox import errors, limits, messages, seed, threads
from sandbox.dms import check_open, seen_by
from sandbox.model.channels import TEXT, Channel, Overwrite
from sandbox.model.servers import Server
from sandbox.permissions import Permission, in_guild, may_see, require
from sandbox.rest.router import NO_CONTENT, Answer, Call, Router
from sandbox.validation.form import Field, Form
from sandbox.world import World

routes = Router()
CHANNEL = "/channels/{channel_id}"


def visible(call: Call) -> Channel:
    """The channel of the path; 50001 if the bot may not see it."""
    channel = call.world.channel(call.params["channel_id"])
    if not may_see(call.world, call.app.id, channel):
        raise errors.missing_access()
    return channel


def guild_of(call: Call) -> Server:
    """The guild of the path, or 10004."""
    server = call.world.server(call.params["guild_id"])
    if call.app.id not in server.members:
        raise errors.unknown_guild()
    return server


@routes.add("GET", CHANNEL)
def get_channel(call: Call) -> Answer:
    """One channel."""
    return Answer(seen_by(visible(call), call.app.id))


@routes.add("PATCH", CHANNEL)
def edit_channel(call: Call) -> Answer:
    """Change a channel or thread."""
    channel = visible(call)
    if channel.is_dm:
        raise errors.wrong_channel_type()
    form = Form(call.object)
    if channel.is_thread:
        _edit_thread(call, channel, form)
    else:
        require(call.world, call.app.id, channel, Permission.MANAGE_CHANNELS)
        _edit_text(channel, form)
    call.world.emit("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel, channel)
    return Answer(channel)


def _edit_text(channel: Channel, form: Form) -> None:
    field = form.root
    name = field["name"].text(min=1, max=limits.CHANNEL_NAME)
    topic = field["topic"].text(max=1024)
    slow = field["rate_limit_per_user"].integer(min=0, max=21600)
    position = field["position"].integer(min=0)
    overwrites = [_overwrite(item) for item in field["permission_overwrites"].array(max=500)]
    form.check()
    channel.name = name or channel.name
    channel.topic = topic if "topic" in field else channel.topic
    channel.rate_limit_per_user = channel.rate_limit_per_user if slow is None else slow
    channel.position = channel.position if position is None else position
    if "permission_overwrites" in field:
        channel.permission_overwrites = overwrites


def _edit_thread(call: Call, thread: Channel, form: Form) -> None:
    field, meta = form.root, thread.metadata
    name = field["name"].text(min=1, max=limits.CHANNEL_NAME)
    minutes = field["auto_archive_duration"].choice(limits.AUTO_ARCHIVE)
    archived = field["archived"].boolean(default=meta.archived)
    locked = field["locked"].boolean(default=meta.locked)
    form.check()
    only_wakes = call.object.keys() == {"archived"} and not archived
    if thread.owner_id != call.app.id or locked != meta.locked:
        needed = Permission.SEND_MESSAGES_IN_THREADS if only_wakes and not meta.locked else Permission.MANAGE_THREADS
        require(call.world, call.app.id, thread, needed)
    if meta.archived and archived and call.object.keys() - {"archived", "locked"}:
        raise errors.thread_archived()
    thread.name = name or thread.name
    meta.auto_archive_duration = minutes or meta.auto_archive_duration
    meta.locked = locked
    threads.set_archived(call.world, thread, archived)


@routes.add("DELETE", CHANNEL)
def delete_channel(call: Call) -> Answer:
    """Delete a channel or thread; a direct message is only closed."""
    channel = visible(call)
    if channel.is_thread:
        require(call.world, call.app.id, channel, Permission.MANAGE_THREADS)
        threads.delete(call.world, channel)
    elif not channel.is_dm:
        require(call.world, call.app.id, channel, Permission.MANAGE_CHANNELS)
        remove(call.world, channel)
    return Answer(seen_by(channel, call.app.id))


def remove(world: World, channel: Channel) -> None:
    """A text channel goes, and its threads with it."""
    for thread in [thread for thread in world.channels.values() if thread.parent_id == channel.id]:
        threads.delete(world, thread)
    world.channels.pop(channel.id, None)
    world.emit("CHANNEL_DELETE", channel, channel)
    world.forget_messages(channel.id)


@routes.add("POST", CHANNEL + "/typing")
def type_in(call: Call) -> Answer:
    """Show that the bot is typing."""
    channel = visible(call)
    if channel.is_dm:
        check_open(call.world, call.app.id, channel)
    messages.typing(call.world, channel, call.app.id)
    return NO_CONTENT


@routes.add("GET", "/guilds/{guild_id}/channels")
def get_channels(call: Call) -> Answer:
    """The guild's channels, threads not included."""
    channels = call.world.channels_of(guild_of(call))
    return Answer([channel for channel in channels if channel.type == TEXT])


@routes.add("POST", "/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Answer:
    """A new text channel."""
    server = guild_of(call)
    if not in_guild(server, call.app.id) & Permission.MANAGE_CHANNELS:
        raise errors.missing_permissions()
    form = Form(call.object)
    name = form.root["name"].text(min=1, max=limits.CHANNEL_NAME, required=True) or ""
    form.root["type"].choice({TEXT})
    topic = form.root["topic"].text(max=1024)
    overwrites = [_overwrite(item) for item in form.root["permission_overwrites"].array(max=500)]
    form.check()
    if sum(channel.type == TEXT for channel in call.world.channels_of(server)) >= limits.CHANNELS:
        raise errors.maximum_channels()
    name = name.lower().replace(" ", "-")
    return Answer(seed.add_text_channel(call.world, server, name, topic=topic, overwrites=overwrites), 201)


@routes.add("PUT", CHANNEL + "/permissions/{overwrite_id}")
def put_overwrite(call: Call) -> Answer:
    """Set what a role or member may do in a channel."""
    channel = visible(call)
    require(call.world, call.app.id, channel, Permission.MANAGE_ROLES)
    if channel.permission_overwrites is UNSET:
        raise errors.wrong_channel_type()
    form = Form({**call.object, "id": call.params["overwrite_id"]})
    overwrite = _overwrite(form.root)
    form.check()
    others = [kept for kept in channel.permission_overwrites if kept.id != overwrite.id]
    channel.permission_overwrites = [*others, overwrite]
    call.world.emit("CHANNEL_UPDATE", channel, channel)
    return NO_CONTENT


@routes.add("DELETE", CHANNEL + "/permissions/{overwrite_id}")
def delete_overwrite(call: Call) -> Answer:
    """Forget what a role or member may do in a channel."""
    channel = visible(call)
    require(call.world, call.app.id, channel, Permission.MANAGE_ROLES)
    existing = [] if channel.permission_overwrites is UNSET else channel.permission_overwrites
    others = [kept for kept in existing if kept.id != call.params["overwrite_id"]]
    if len(others) == len(existing):
        raise errors.unknown_overwrite()
    channel.permission_overwrites = others
    call.world.emit("CHANNEL_UPDATE", channel, channel)
    return NO_CONTENT


def _overwrite(field: Field) -> Overwrite:
    return Overwrite(
        id=field["id"].snowflake(required=True) or "0",
        type=field["type"].integer(min=0, max=1, required=True) or 0,
        allow=str(field["allow"].integer(min=0) or 0),
        deny=str(field["deny"].integer(min=0) or 0),
    )
