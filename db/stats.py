"""Figures: of a player, of a game's best, of the whole database."""

from __future__ import annotations

from datetime import datetime

import msgspec
from sqlalchemy import case, func, select

from db.connection import Database
from db.persons import NOBODY
from db.tables import METADATA
from db.types import Status

MATCHES = METADATA.tables["matches"]
SEATS = METADATA.tables["seats"]
LOG = METADATA.tables["log"]
REMINDERS = METADATA.tables["reminders"]
OUTBOX = METADATA.tables["outbox"]


class Record(msgspec.Struct, frozen=True):
    """How somebody has done in a game. Seats count for whoever holds them at the end."""

    user_id: int
    game: str
    playing: int
    finished: int
    won: int
    mean_place: float | None
    best_score: int | None


class Totals(msgspec.Struct, frozen=True):
    """How much there is."""

    matches: dict[Status, int]
    players: int
    log_entries: int
    reminders: int
    undelivered: int
    bytes: int


class Waiting(msgspec.Struct, frozen=True):
    """What has to be done, and for how many."""

    posts: int
    reminders: int
    """That are due."""
    matches: dict[Status, int]


_FINISHED = MATCHES.c.status == Status.FINISHED
_PLAYING = MATCHES.c.status.in_([Status.RUNNING, Status.PAUSED])
_RECORDS = (
    select(
        SEATS.c.user_id,
        MATCHES.c.game,
        func.count(case((_PLAYING, 1))),
        func.count(case((_FINISHED, 1))).label("finished"),
        func.count(case((_FINISHED & (SEATS.c.place == 1), 1))).label("won"),
        func.avg(case((_FINISHED, SEATS.c.place))),
        func.max(case((_FINISHED, SEATS.c.score))),
    )
    .join_from(SEATS, MATCHES, SEATS.c.match_id == MATCHES.c.id)
    .where(SEATS.c.user_id.is_not(None), SEATS.c.user_id != NOBODY, _FINISHED | _PLAYING)
    .group_by(SEATS.c.user_id, MATCHES.c.game)
)


class Stats:
    """Figures over everything stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def player(self, user_id: int) -> list[Record]:
        """A player's record in each game played, by the game's name."""
        statement = _RECORDS.where(SEATS.c.user_id == user_id).order_by(MATCHES.c.game)
        return [Record(*row) for row in await self._database.rows(statement)]

    async def best(self, game: str, guild_id: int | None = None, limit: int = 10) -> list[Record]:
        """Who has won a game most often (of those with equal wins, who needed fewer matches), here or anywhere."""
        statement = _RECORDS.where(MATCHES.c.game == game, _FINISHED)
        if guild_id is not None:
            statement = statement.where(MATCHES.c.guild_id == guild_id)
        statement = statement.order_by(
            statement.selected_columns.won.desc(), statement.selected_columns.finished, SEATS.c.user_id
        )
        return [Record(*row) for row in await self._database.rows(statement.limit(limit))]

    async def waiting(self, now: datetime) -> Waiting:
        """What waits to be done at this moment."""
        by_status = select(MATCHES.c.status, func.count()).group_by(MATCHES.c.status)
        counts = select(
            select(func.count()).where(OUTBOX.c.done_at.is_(None)).scalar_subquery(),
            select(func.count()).where(REMINDERS.c.due_at <= now).scalar_subquery(),
        )
        matches = {row[0]: row[1] for row in await self._database.rows(by_status)}
        posts, reminders = (await self._database.rows(counts))[0]
        return Waiting(posts, reminders, dict.fromkeys(Status, 0) | matches)

    async def totals(self) -> Totals:
        """How much there is of everything."""
        by_status = select(MATCHES.c.status, func.count()).group_by(MATCHES.c.status)
        counts = select(
            select(func.count(SEATS.c.user_id.distinct())).where(SEATS.c.user_id != NOBODY).scalar_subquery(),
            select(func.count()).select_from(LOG).scalar_subquery(),
            select(func.count()).select_from(REMINDERS).scalar_subquery(),
            select(func.count()).where(OUTBOX.c.done_at.is_(None)).scalar_subquery(),
        )
        matches = {row[0]: row[1] for row in await self._database.rows(by_status)}
        players, log_entries, reminders, undelivered = (await self._database.rows(counts))[0]
        return Totals(
            matches=dict.fromkeys(Status, 0) | matches,
            players=players,
            log_entries=log_entries,
            reminders=reminders,
            undelivered=undelivered,
            bytes=await self._database.read(lambda session: self._database.backend.size(session.connection())),
        )
