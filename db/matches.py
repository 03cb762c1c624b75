"""Matches, outside of moves: creation, lists, small changes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Unpack

from sqlalchemy import Connection, delete, update
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from db import sharing
from db.changes import MatchChanges, SeatChanges
from db.connection import Database
from db.errors import NoSuchMatch
from db.outbox import Post, drop_message, keep_messages, put
from db.tables import METADATA, Clock, Match, Seat
from db.types import Plain, Status

MATCHES = METADATA.tables["matches"]
SEATS = METADATA.tables["seats"]


class Matches:
    """All matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host_id: int,
        game: str,
        language: str,
        at: datetime,
        thread_id: int | None = None,
        options: Plain | None = None,
        clock: Clock | None = None,
    ) -> Match:
        """Open a lobby. Nobody has joined yet."""
        match = Match(
            guild_id=guild_id,
            channel_id=channel_id,
            thread_id=thread_id,
            host_id=host_id,
            game=game,
            language=language,
            created_at=at,
            options=options or {},
            **(clock or Clock()).model_dump(include=set(Clock.model_fields)),
        )

        def work(session: Session) -> Match:
            session.add(match)
            session.flush()
            return match

        return await self._database.write(work)

    async def get(self, match_id: int) -> Match:
        """A match by its id."""
        match = await self._database.read(lambda session: session.get(Match, match_id))
        if match is None:
            raise NoSuchMatch(match_id)
        return match

    async def in_thread(self, thread_id: int) -> Match | None:
        """The match that lives in this thread."""
        statement = select(Match).where(Match.thread_id == thread_id)
        return await self._database.read(lambda session: session.exec(statement).first())

    async def of_user(self, user_id: int, statuses: Collection[Status] = tuple(Status)) -> list[Match]:
        """The matches in which somebody sits, latest first."""
        seats = select(Seat.match_id).where(Seat.user_id == user_id)
        statement = select(Match).where(col(Match.id).in_(seats), col(Match.status).in_(statuses))
        return await self._database.find(statement.order_by(col(Match.id).desc()))

    async def listed(
        self, statuses: Collection[Status] = tuple(Status), guild_id: int | None = None, limit: int | None = None
    ) -> list[Match]:
        """Matches in these states, of one server or of all, latest first."""
        statement = select(Match).where(col(Match.status).in_(statuses))
        if guild_id is not None:
            statement = statement.where(Match.guild_id == guild_id)
        return await self._database.find(statement.order_by(col(Match.id).desc()).limit(limit))

    async def with_bots(self) -> list[int]:
        """The running matches in which a bot plays."""
        bots = select(Seat.match_id).where(col(Seat.bot).is_not(None))
        statement = select(Match.id).where(Match.status == Status.RUNNING, col(Match.id).in_(bots))
        return await self._database.find(statement)

    async def bots_at(self) -> dict[int, int]:
        """The versions of the running matches in which a bot plays."""
        bots = select(Seat.match_id).where(col(Seat.bot).is_not(None))
        statement = select(Match.id, Match.version).where(Match.status == Status.RUNNING, col(Match.id).in_(bots))
        return dict(await self._database.rows(statement))

    async def update(self, match_id: int, **changes: Unpack[MatchChanges]) -> None:
        """Change what has no consequences: for everything else there is `Moves.commit`. The version stays."""

        def work(connection: Connection) -> None:
            changed = update(MATCHES).where(MATCHES.c.id == match_id).values(dict(changes))
            if connection.execute(changed).rowcount == 0:
                raise NoSuchMatch(match_id)
            sharing.tell(connection, sharing.MATCH, match_id)

        if changes:
            await self._database.transact(work)

    async def keep_message(self, match_id: int, name: str, message_id: int) -> None:
        """Store the id of a message that is edited later."""
        await self._database.transact(lambda connection: keep_messages(connection, match_id, {name: message_id}))

    async def keep_messages(
        self, match_id: int, messages: Mapping[str, int], posts: Sequence[Post], at: datetime
    ) -> None:
        """Store the ids of several, and send what follows from that: all or none."""

        def work(connection: Connection) -> None:
            keep_messages(connection, match_id, messages)
            put(connection, posts, at, match_id)

        await self._database.transact(work)

    async def drop_message(self, match_id: int, name: str, message_id: int) -> None:
        """Forget the id of a message that is edited no more, unless another has taken its place."""
        await self._database.transact(lambda connection: drop_message(connection, match_id, name, message_id))

    async def saw(self, match_id: int, seat: int, entry: int) -> None:
        """The person in a seat knows of the log up to this entry."""
        here = update(SEATS).where(SEATS.c.match_id == match_id, SEATS.c.number == seat).values(seen_entry=entry)

        def work(connection: Connection) -> None:
            connection.execute(here)
            sharing.tell(connection, sharing.MATCH, match_id)

        await self._database.transact(work)

    async def version(self, match_id: int) -> int | None:
        """How often a match was committed; None if there is none."""
        statement = select(Match.version).where(Match.id == match_id)
        return await self._database.read(lambda session: session.exec(statement).first())

    async def counting(self) -> list[int]:
        """The matches in which somebody's time counts."""
        statement = select(Seat.match_id).where(col(Seat.counted_at).is_not(None)).distinct()
        return await self._database.find(statement)

    async def book(self, match_id: int, seats: Mapping[int, SeatChanges]) -> None:
        """Write down what open questions have taken. It changes nothing that anybody has seen; the version stays."""

        def work(connection: Connection) -> None:
            for number, changes in seats.items():
                here = update(SEATS).where(SEATS.c.match_id == match_id, SEATS.c.number == number)
                connection.execute(here.values(dict(changes)))
            sharing.tell(connection, sharing.MATCH, match_id)

        await self._database.transact(work)

    async def delete(self, match_id: int) -> None:
        """Remove a match and everything of it."""
        gone = delete(MATCHES).where(MATCHES.c.id == match_id)

        def work(connection: Connection) -> None:
            connection.execute(gone)
            sharing.tell(connection, sharing.MATCH, match_id)

        await self._database.transact(work)

    async def seats(self, match_id: int) -> list[Seat]:
        """Who sits in a match, by number."""
        return await self._database.find(seats_of(match_id))


def seats_of(match_id: int) -> SelectOfScalar[Seat]:
    """The statement that finds the seats of a match, by number."""
    return select(Seat).where(Seat.match_id == match_id).order_by(col(Seat.number))
