"""The host of a table: who follows when the host leaves it, or is gone for long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import db
from bot import posts
from bot.running import Running
from games.engine import Event, Text

if TYPE_CHECKING:
    from bot.client import Slowtable


def logged(seat: int, key: str, **args: Any) -> db.Entry:
    """A line of the log about the table itself, in the bot's words."""
    event = Event(Text(key, args))
    return db.Entry(seat=seat, text=key, kind="table", by="table", events=msgspec.json.encode([event]).decode())


class Followed(msgspec.Struct, frozen=True):
    """What a change writes when somebody else becomes the host; empty if nobody does."""

    entries: tuple[db.Entry, ...] = ()
    posts: tuple[db.Post, ...] = ()
    changes: dict[str, Any] = {}

    @classmethod
    def by_next(cls, running: Running, seat: int, leaving: int | None) -> Followed:
        """Somebody does not play a seat any more: if that was the host, and not in another seat, the next one is."""
        playing = [one.user_id for one in running.seats if one.bot is None]
        if leaving != running.row.host_id or leaving in playing:
            return cls()
        return cls.to(successor(running, seat))

    @classmethod
    def to(cls, user: int | None) -> Followed:
        """Somebody is the host from now on."""
        if user is None:
            return cls()
        entry = logged(-1, "host-passed", user=f"<@{user}>")
        note = db.Post(kind="note", payload={"key": "host-passed", "user": user})
        return cls((entry,), (note,), {"host_id": user})


def successor(running: Running, seat: int) -> int | None:
    """The next person after a seat who plays now and is not the host; None if there is none."""
    order = [running.seats[(seat + step) % len(running.seats)] for step in range(1, len(running.seats) + 1)]
    others = [one for one in order if one.user_id not in (None, running.row.host_id)]
    return next((one.user_id for one in others if one.bot is None), None)


async def pass_on(bot: Slowtable, match_id: int, seat: int) -> None:
    """The host, in this seat, has not answered for so long that the table needs another."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over or running.owner(seat) != running.row.host_id:
            return
        followed = Followed.to(successor(running, seat))
        if not followed.changes:
            return
        await bot.table.write(
            running,
            posts.Change(running, posts.Before.of(running), [], bot.now(), unseen=True),
            entries=followed.entries,
            first=followed.posts,
            changes=followed.changes,
        )
    bot.table.tell(match_id)
