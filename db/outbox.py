"""Messages that wait to be delivered: written in the transaction that causes them, done when Discord has them.

Items are delivered in order within a lane: the thread of a match is one lane, each person's DMs are another. A lane
that is stuck holds up no other. What was claimed and not done when the process died is claimed again with the same
nonce, by which Discord recognises for some minutes what it already has; after that, the deliverer has to look for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from itertools import takewhile

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlmodel import col
from sqlmodel import select as select_rows

from db import sharing
from db.connection import Database
from db.errors import NoSuchMatch
from db.tables import METADATA, OutboxItem
from db.types import Plain

OUTBOX = METADATA.tables["outbox"]
MATCHES = METADATA.tables["matches"]

_INSERT = insert(OUTBOX).returning(OUTBOX.c.id, sort_by_parameter_order=True)


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A message to send."""

    kind: str
    payload: Plain = {}
    lane: str = "table"
    dedupe: str | None = None
    """A later waiting post of the lane with the same key makes this one superfluous."""
    not_before: datetime | None = None


class Lane(msgspec.Struct, frozen=True):
    """A lane in which something waits."""

    match_id: int | None
    name: str
    not_before: datetime
    """When its first item may be delivered."""


def put(
    connection: Connection, posts: Sequence[Post], at: datetime, match_id: int | None, last_number: int | None = None
) -> list[int]:
    """Add posts, as part of a transaction. `last_number`: of the match's last item, if the caller incremented it."""
    if not posts:
        return []
    if last_number is None:
        last_number = _incremented(connection, match_id, len(posts))
    first = last_number - len(posts) + 1 if match_id is not None else 0
    rows = [
        {
            "match_id": match_id,
            "number": first + index if match_id is not None else 0,
            "lane": post.lane,
            "kind": post.kind,
            "payload": post.payload,
            "dedupe": post.dedupe,
            "nonce": secrets.token_hex(8),
            "created_at": at,
            "attempts": 0,
            "not_before": post.not_before or at,
        }
        for index, post in enumerate(posts)
    ]
    return list(connection.execute(_INSERT, rows).scalars())


def _incremented(connection: Connection, match_id: int | None, count: int) -> int:
    """The number of the last of `count` new items of a match."""
    if match_id is None:
        return 0
    counting = update(MATCHES).where(MATCHES.c.id == match_id).values(posted=MATCHES.c.posted + count)
    number = connection.execute(counting.returning(MATCHES.c.posted)).scalar()
    if number is None:
        raise NoSuchMatch(match_id)
    return int(number)


class Outbox:
    """What is waiting, and what became of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, posts: Sequence[Post], at: datetime, match_id: int | None = None) -> list[int]:
        """Send what no move causes. Returns the items' ids."""
        return await self._database.transact(lambda connection: put(connection, posts, at, match_id))

    async def lanes(self) -> list[Lane]:
        """Every lane in which something waits, the one that may go first first."""
        first = (
            select(func.min(OUTBOX.c.id)).where(OUTBOX.c.done_at.is_(None)).group_by(OUTBOX.c.match_id, OUTBOX.c.lane)
        )
        statement = (
            select(OUTBOX.c.match_id, OUTBOX.c.lane, OUTBOX.c.not_before)
            .where(OUTBOX.c.id.in_(first))
            .order_by(OUTBOX.c.not_before, OUTBOX.c.id)
        )
        rows = await self._database.read(lambda session: session.connection().execute(statement).all())
        return [Lane(*row) for row in rows]

    async def put_off(self, lane: str, until: datetime) -> None:
        """Let what waits in a lane, of whichever match, and was never tried go out from this moment on."""
        untried = (OUTBOX.c.lane == lane) & OUTBOX.c.done_at.is_(None) & (OUTBOX.c.attempts == 0)
        later = update(OUTBOX).where(untried).values(not_before=until)
        await self._database.transact(lambda connection: connection.execute(later))

    async def waiting(self, match_id: int | None) -> list[OutboxItem]:
        """What a match still has to deliver, oldest first."""
        statement = (
            select_rows(OutboxItem)
            .where(OutboxItem.match_id == match_id, col(OutboxItem.done_at).is_(None))
            .order_by(col(OutboxItem.id))
        )
        return await self._database.find(statement)

    async def claim(self, match_id: int | None, lane: str, now: datetime, most: int = 1) -> list[OutboxItem]:
        """The next items of a lane to deliver; empty if none waits or its time has not come.

        With `most` above 1, several waiting items of one kind come together, to be delivered as one message under the
        first one's nonce. What was claimed before and is not done comes again exactly as it was, so that the nonce
        still stands for the same message. Claim a lane anew only when you are done with what you claimed last.
        """
        return await self._database.transact(lambda connection: _claim(connection, match_id, lane, now, most))

    async def delivered(
        self,
        ids: Collection[int],
        at: datetime,
        remote_id: int | None = None,
        kept: Mapping[str, int] | None = None,
    ) -> None:
        """Discord has them, as message `remote_id`; `kept` is stored among the match's messages, by name. What is done
        already stays as it is."""

        await self._database.transact(lambda connection: _deliver(connection, ids, at, remote_id, kept))

    async def next(
        self,
        done: Sequence[OutboxItem],
        at: datetime,
        remote_id: int | None,
        kept: Mapping[str, int] | None,
        most: int = 1,
    ) -> list[OutboxItem]:
        """Discord has what was claimed, and the next items of the same lane are claimed: both in one transaction."""
        match_id, lane, ids = done[0].match_id, done[0].lane, [item.id for item in done]

        def work(connection: Connection) -> list[OutboxItem]:
            _deliver(connection, ids, at, remote_id, kept)
            return _claim(connection, match_id, lane, at, most)

        return await self._database.transact(work)

    async def failed(self, ids: Collection[int], error: str, not_before: datetime) -> None:
        """They could not be delivered and are tried again later."""
        later = update(OUTBOX).where(OUTBOX.c.id.in_(ids), OUTBOX.c.done_at.is_(None))
        later = later.values(last_error=error, not_before=not_before)
        await self._database.transact(lambda connection: connection.execute(later))

    async def hurry(self, guild_id: int, error: str, now: datetime) -> int:
        """What waits in matches of a server because of this error may be tried now; returns how many."""
        there = select(MATCHES.c.id).where(MATCHES.c.guild_id == guild_id)
        soon = update(OUTBOX).where(
            OUTBOX.c.match_id.in_(there), OUTBOX.c.done_at.is_(None), OUTBOX.c.last_error == error
        )
        soon = soon.values(not_before=now, last_error=None)
        return await self._database.transact(lambda connection: connection.execute(soon).rowcount)

    async def give_up(self, ids: Collection[int], error: str, at: datetime) -> None:
        """They can never be delivered: the lane goes on without them."""
        over = update(OUTBOX).where(OUTBOX.c.id.in_(ids), OUTBOX.c.done_at.is_(None))
        over = over.values(last_error=error, done_at=at)
        await self._database.transact(lambda connection: connection.execute(over))

    async def put_since(self, match_id: int, kind: str, at: datetime) -> list[Plain]:
        """What was to be told of a match in one kind of messages from this moment on, whatever became of it."""
        here = select(OUTBOX.c.payload).where(OUTBOX.c.match_id == match_id, OUTBOX.c.kind == kind)
        here = here.where(OUTBOX.c.created_at >= at).order_by(OUTBOX.c.id)
        return await self._database.read(lambda session: list(session.connection().execute(here).scalars()))

    async def delivered_before(self, before: datetime) -> int:
        """How many were done before this moment."""
        old = select(func.count()).where(OUTBOX.c.done_at < before)
        return await self._database.read(lambda session: session.connection().execute(old).scalar_one())

    async def prune(self, before: datetime) -> int:
        """Remove what was done before this moment; returns how many."""
        old = delete(OUTBOX).where(OUTBOX.c.done_at.is_not(None), OUTBOX.c.done_at < before)
        return await self._database.transact(lambda connection: connection.execute(old).rowcount)


_DELIVERED = (
    update(OUTBOX)
    .where(OUTBOX.c.done_at.is_(None))
    .values(done_at=bindparam("at"), remote_id=bindparam("remote"), last_error=None)
    .returning(OUTBOX.c.match_id)
)
_TRIED = update(OUTBOX).values(attempts=OUTBOX.c.attempts + 1)
# Most messages are one item; a statement over several has to be written anew for each number of them.
_ONE, _SEVERAL = OUTBOX.c.id == bindparam("one"), OUTBOX.c.id.in_(bindparam("ids", expanding=True))
_DONE, _ALL_DONE = _DELIVERED.where(_ONE), _DELIVERED.where(_SEVERAL)
_CLAIMED, _ALL_CLAIMED = _TRIED.where(_ONE), _TRIED.where(_SEVERAL)


def _items(ids: Collection[int]) -> dict[str, object]:
    """As the statements above take them."""
    return {"one": next(iter(ids))} if len(ids) == 1 else {"ids": list(ids)}


def _deliver(
    connection: Connection,
    ids: Collection[int],
    at: datetime,
    remote_id: int | None,
    kept: Mapping[str, int] | None,
) -> None:
    statement = _DONE if len(ids) == 1 else _ALL_DONE
    matches = connection.execute(statement, {**_items(ids), "at": at, "remote": remote_id}).scalars().all()
    if kept and matches:
        keep_messages(connection, matches[0], kept)


def keep_messages(connection: Connection, match_id: int, messages: Mapping[str, int]) -> None:
    """Store ids of messages of a match by name, as part of a transaction."""
    for name in messages:
        if not name.isidentifier():
            raise ValueError(f"not a name for a message: {name!r}")
    before = _messages(connection, match_id)
    if before != (now := {**before, **messages}):
        connection.execute(_KEEP, {"of_match": match_id, "kept": now})
        sharing.tell(connection, sharing.MATCH, match_id)


def drop_message(connection: Connection, match_id: int, name: str, message_id: int) -> None:
    """Forget a message of a match, as part of a transaction; another one of that name stays."""
    kept = _messages(connection, match_id)
    if kept.get(name) == message_id:
        del kept[name]
        connection.execute(_KEEP, {"of_match": match_id, "kept": kept})
        sharing.tell(connection, sharing.MATCH, match_id)


def _messages(connection: Connection, match_id: int) -> dict[str, int]:
    """The messages that a match keeps, which nobody else changes until the transaction is over."""
    return connection.execute(_MESSAGES, {"of_match": match_id}).scalar() or {}


_OF_MATCH = MATCHES.c.id == bindparam("of_match")
_KEEP = update(MATCHES).where(_OF_MATCH).values(messages=bindparam("kept"))
_MESSAGES = select(MATCHES.c.messages).where(_OF_MATCH).with_for_update()
_IN_LANE = select(OUTBOX).where(OUTBOX.c.lane == bindparam("in_lane"), OUTBOX.c.done_at.is_(None)).order_by(OUTBOX.c.id)
_WAITING = _IN_LANE.where(OUTBOX.c.match_id == bindparam("of_match"))
_WAITING_OF_NONE = _IN_LANE.where(OUTBOX.c.match_id.is_(None))


def _claim(connection: Connection, match_id: int | None, lane: str, now: datetime, most: int) -> list[OutboxItem]:
    here = {"in_lane": lane} if match_id is None else {"in_lane": lane, "of_match": match_id}
    rows = connection.execute(_WAITING_OF_NONE if match_id is None else _WAITING, here)
    waiting = [OutboxItem.of(row) for row in rows.mappings()]
    superfluous = _superfluous(waiting)
    if superfluous:
        connection.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(superfluous)))
        waiting = [item for item in waiting if item.id not in superfluous]
    tried = [item for item in waiting if item.attempts]
    items = tried or waiting[:most]
    if not items or items[0].not_before > now:
        return []
    batch = tried or list(takewhile(lambda item: item.kind == items[0].kind and item.not_before <= now, items))
    for item in batch:
        item.attempts += 1
    connection.execute(_CLAIMED if len(batch) == 1 else _ALL_CLAIMED, _items([item.id for item in batch]))
    return batch


def _superfluous(waiting: Sequence[OutboxItem]) -> set[int]:
    """Items that a newer one with the same key replaces. What was tried may have arrived: it stays."""
    newest = {item.dedupe: item.id for item in waiting}
    return {item.id for item in waiting if item.dedupe and not item.attempts and newest[item.dedupe] != item.id}
