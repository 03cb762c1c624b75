"""The store: everything that outlives the process, by topic."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import TracebackType
from typing import Self

from db import check
from db.backups import Progress, backup
from db.bundle import Bundles
from db.coaching import Coaching
from db.connection import BUSY_SECONDS, Database
from db.life import Life
from db.lobby import Lobby
from db.matches import Matches
from db.migrate import migrate
from db.moves import Moves
from db.offers import Offers
from db.outbox import Outbox
from db.reminders import Reminders
from db.settings import Settings
from db.stats import Stats
from db.votes import Votes


class Store:
    """An open database. Made by `open`; also an asynchronous context manager that closes it."""

    def __init__(self, database: Database, migrated_from: Path | None = None) -> None:
        self.database = database
        self.migrated_from = migrated_from
        """The backup made when opening brought the file to a newer schema."""
        self.matches = Matches(database)
        self.lobby = Lobby(database)
        self.moves = Moves(database)
        self.reminders = Reminders(database)
        self.life = Life(database)
        self.outbox = Outbox(database)
        self.settings = Settings(database)
        self.votes = Votes(database)
        self.offers = Offers(database)
        self.stats = Stats(database)
        self.coaching = Coaching(database)
        self.bundles = Bundles(database)

    @classmethod
    async def open(cls, path: Path, *, progress: Progress | None = None, busy_seconds: float = BUSY_SECONDS) -> Store:
        """Open a database file, creating it or bringing it up to date (after a backup beside it) if need be.

        Raises `NewerDatabase` or `NotOurDatabase` for a file that we must not touch. `progress` hears of the backup.
        """
        copy = await asyncio.to_thread(migrate, path, progress)
        return cls(Database(path, busy_seconds), copy)

    @property
    def path(self) -> Path:
        """The file."""
        return self.database.path

    async def backup(self, target: Path, progress: Progress | None = None) -> None:
        """Copy the database as it is now, while it is in use. `progress` is called on another thread."""
        await asyncio.to_thread(backup, self.path, target, progress)

    async def faults(self) -> list[str]:
        """Everything that is inconsistent in the database; empty if all is well."""
        return await self.database.transact(check.faults)

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
