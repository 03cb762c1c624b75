"""The host of a table: who follows when the host does not play there any more, or is gone for long."""

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
    def by_next(cls, running: Running, seat: int) -> Followed:
        """Somebody else plays a seat: if the host plays none now, the next one is host."""
        return cls() if plays(running) else cls.to(successor(running, seat))

    @classmethod
    def to(cls, user: int | None) -> Followed:
        """Somebody is the host from now on."""
        if user is None:
            return cls()
        entry = logged(-1, "host-passed", user=f"<@{user}>")
        note = db.Post(kind="note", payload={"key": "host-passed", "user": user})
        return cls((entry,), (note,), {"host_id": user})


def plays(running: Running) -> bool:
    """Whether the host plays at the table now."""
    return running.row.host_id in [one.user_id for one in running.seats if one.bot is None]


def gone(running: Running, seat: int) -> bool:
    """Whether the host can do nothing about a seat that keeps the table waiting: it is theirs, or they do not play."""
    return running.owner(seat) == running.row.host_id or not plays(running)


def successor(running: Running, seat: int) -> int | None:
    """The next person after a seat who plays now and is not the host; None if there is none."""
    order = [running.seats[(seat + step) % len(running.seats)] for step in range(1, len(running.seats) + 1)]
    others = [one for one in order if one.user_id not in (None, running.row.host_id)]
    return next((one.user_id for one in others if one.bot is None), None)


async def pass_on(bot: Slowtable, match_id: int, seat: int) -> None:
    """A table that has waited so long for this seat needs a host who is there."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over or not gone(running, seat):
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
