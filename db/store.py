"""The store: everything that outlives the process, by topic."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import TracebackType
from typing import Self

from db import check
from db.backend import Place, Progress
from db.backups import backup, vacuum
from db.bundle import Bundles
from db.coaching import Coaching
from db.connection import Database
from db.errors import NoFile
from db.life import SignsOfLife
from db.lobby import Lobby
from db.matches import Matches
from db.moves import Moves
from db.offers import Offers
from db.outbox import Outbox
from db.persons import Persons
from db.places import backend_of
from db.reminders import Reminders
from db.reviews import Reviews
from db.settings import Settings
from db.sqlite_engines import BUSY_SECONDS
from db.stats import Stats
from db.votes import Votes


class Store:
    """An open database. Made by `open`; also an asynchronous context manager that closes it."""

    def __init__(self, database: Database, migrated_from: Path | None = None) -> None:
        self.database = database
        self.migrated_from = migrated_from
        """The backup made when opening brought the file to a newer schema."""
        self.sharing = database.backend.sharing()
        self.matches = Matches(database)
        self.lobby = Lobby(database)
        self.moves = Moves(database)
        self.reminders = Reminders(database)
        self.life = SignsOfLife(database)
        self.outbox = Outbox(database)
        self.settings = Settings(database)
        self.votes = Votes(database)
        self.offers = Offers(database)
        self.stats = Stats(database)
        self.coaching = Coaching(database)
        self.reviews = Reviews(database)
        self.persons = Persons(database)
        self.bundles = Bundles(database)

    @classmethod
    async def open(cls, place: Place, *, progress: Progress | None = None, busy_seconds: float = BUSY_SECONDS) -> Store:
        """Open a database, creating it or bringing it up to date (a file: after a backup beside it) if need be.

        Raises `NewerDatabase` or `NotOurDatabase` for one that we must not touch. `progress` hears of the backup.
        """
        backend = backend_of(place, busy_seconds)
        copy = await asyncio.to_thread(backend.migrate, progress)
        return cls(Database(backend), copy)

    @property
    def place(self) -> Place:
        """Where it is: a file, or an address."""
        return self.database.backend.place

    @property
    def path(self) -> Path:
        """The file. A database on a server is none: raises `NoFile`."""
        if not isinstance(self.place, Path):
            raise NoFile
        return self.place

    async def backup(self, target: Path, progress: Progress | None = None) -> None:
        """Copy the database as it is now, while it is in use. `progress` is called on another thread."""
        await asyncio.to_thread(backup, self.path, target, progress)

    async def faults(self) -> list[str]:
        """Everything that is inconsistent in the database; empty if all is well."""
        return await self.database.transact(lambda connection: check.faults(connection, self.database.backend))

    async def vacuum(self) -> None:
        """Give back room that nothing uses any more. On a server that is for the server to do."""
        if isinstance(self.place, Path):
            await asyncio.to_thread(vacuum, self.place)

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        await self.sharing.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
