"""Threads: made, joined, archived by time, woken by a message."""

from __future__ import annotations

from datetime import datetime

from msgspec import UNSET

from sandbox import errors
from sandbox.limits import ACTIVE_THREADS
from sandbox.model.channels import PRIVATE_THREAD, Channel, ThreadMember, ThreadMetadata
from sandbox.model.messages import Message
from sandbox.model.payload import extended
from sandbox.snowflake import seconds
from sandbox.world import World


def create(
    world: World, parent: Channel, owner_id: str, name: str, kind: int, minutes: int, thread_id: str | None = None
) -> Channel:
    """A new thread under `parent`; one made from a message has the message's id."""
    threads = [channel for channel in world.channels.values() if channel.is_thread]
    here = [thread for thread in threads if thread.guild_id == parent.guild_id]
    if sum(not thread.metadata.archived for thread in here) >= ACTIVE_THREADS:
        raise errors.maximum_active_threads()
    if len(threads) >= world.bounds.threads:
        delete(world, next(thread for thread in threads if thread.metadata.archived))
    now = world.clock.iso()
    thread = Channel(
        id=thread_id or world.ids.next(),
        type=kind,
        guild_id=parent.guild_id,
        name=name,
        parent_id=parent.id,
        owner_id=owner_id,
        rate_limit_per_user=0,
        message_count=0,
        total_message_sent=0,
        member_count=0,
        thread_metadata=ThreadMetadata(auto_archive_duration=minutes, archive_timestamp=now, create_timestamp=now),
    )
    world.channels[thread.id] = thread
    world.thread_members[thread.id] = {}
    _add(world, thread, owner_id)
    world.emit("THREAD_CREATE", extended(thread, newly_created=True), thread)
    world.clock.wake(_archive_due(thread))
    return thread


def join(world: World, thread: Channel, user_id: str) -> None:
    """Make somebody a member of a thread; twice does no harm."""
    if user_id in world.thread_members[thread.id]:
        return
    member = _add(world, thread, user_id)
    who = world.server_of(thread).members.get(user_id)
    _members_changed(world, thread, [extended(member, member=who, presence=None)], [])
    if thread.type == PRIVATE_THREAD:  # whoever is added to a private thread learns of it only now
        world.emit("THREAD_CREATE", thread, thread, only=user_id, app=user_id)


def leave(world: World, thread: Channel, user_id: str) -> None:
    """Take somebody out of a thread."""
    if world.thread_members[thread.id].pop(user_id, None) is None:
        raise errors.unknown_member()
    thread.member_count = len(world.thread_members[thread.id])
    _members_changed(world, thread, [], [user_id])


def delete(world: World, thread: Channel) -> None:
    """Remove a thread; its messages go with it."""
    world.channels.pop(thread.id, None)
    world.thread_members.pop(thread.id, None)
    gone = {"id": thread.id, "guild_id": thread.guild_id, "parent_id": thread.parent_id, "type": thread.type}
    world.emit("THREAD_DELETE", gone, thread)
    world.forget_messages(thread.id)


def set_archived(world: World, thread: Channel, archived: bool) -> None:
    """Archive or wake a thread. The caller tells of the update."""
    if thread.metadata.archived != archived:
        thread.metadata.archived = archived
        thread.metadata.archive_timestamp = world.clock.iso()


def count_message(world: World, thread: Channel, message: Message) -> None:
    """A message was posted: the thread wakes, counts, and its author is now a member."""
    assert thread.message_count is not UNSET
    assert thread.total_message_sent is not UNSET
    message.position = thread.message_count
    thread.message_count += 1
    thread.total_message_sent += 1
    if thread.metadata.archived and not thread.metadata.locked:
        set_archived(world, thread, archived=False)
        world.emit("THREAD_UPDATE", thread, thread)
    join(world, thread, message.author.id)
    world.clock.wake(_archive_due(thread))


def archive_idle(world: World, now: float) -> float | None:
    """The clock's sweep: threads nobody wrote in for long enough are archived."""
    dues = []
    for thread in world.channels.values():
        if not thread.is_thread or thread.metadata.archived:
            continue
        due = _archive_due(thread)
        if due <= now:
            set_archived(world, thread, archived=True)
            world.emit("THREAD_UPDATE", thread, thread)
        else:
            dues.append(due)
    return min(dues, default=None)


def _archive_due(thread: Channel) -> float:
    woken = datetime.fromisoformat(thread.metadata.archive_timestamp).timestamp()
    written = seconds(thread.last_message_id) if thread.last_message_id else 0
    return max(woken, written) + thread.metadata.auto_archive_duration * 60


def _add(world: World, thread: Channel, user_id: str) -> ThreadMember:
    member = ThreadMember(id=thread.id, user_id=user_id, join_timestamp=world.clock.iso())
    world.thread_members[thread.id][user_id] = member
    thread.member_count = len(world.thread_members[thread.id])
    return member


def _members_changed(world: World, thread: Channel, added: list[dict[str, object]], removed: list[str]) -> None:
    update = {
        "id": thread.id,
        "guild_id": thread.guild_id,
        "member_count": thread.member_count,
        "added_members": added,
        "removed_member_ids": removed,
    }
    world.emit("THREAD_MEMBERS_UPDATE", update, thread)
