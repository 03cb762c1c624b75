"""What the store refuses, each with a sentence for whoever runs it."""

from __future__ import annotations

from pathlib import Path


class StoreError(Exception):
    """Base of everything that the store refuses."""


class NoSuchMatch(StoreError):
    """There is no match with this id."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"there is no match {match_id}")
        self.match_id = match_id


class StoreClosed(StoreError):
    """Somebody asked after the database was closed: the process is ending."""

    def __init__(self) -> None:
        super().__init__("the database is closed")


class StaleVersion(StoreError):
    """The match has moved on since the caller looked. Nothing was written: load it again."""

    def __init__(self, match_id: int, expected: int, actual: int) -> None:
        super().__init__(f"match {match_id} is at version {actual}, not at {expected}")
        self.match_id = match_id
        self.expected = expected
        self.actual = actual


class DamagedState(StoreError):
    """The stored state of a match is not what was written. It has to be made again from the log."""

    def __init__(self, match_id: int, version: int) -> None:
        super().__init__(f"the state of match {match_id} (version {version}) is damaged")
        self.match_id = match_id
        self.version = version


class InUse(StoreError):
    """Another bot works with this database."""

    def __init__(self, place: object) -> None:
        super().__init__(f"another Slowtable is running on {place}; stop it first, or give this one its own database")


class NoFile(StoreError):
    """The database is on a server, and something was asked of its file."""

    def __init__(self) -> None:
        super().__init__("a database on a server has no file: use the server's own tools")


class NotEmpty(StoreError):
    """Something would be copied into a database that has something in it."""

    def __init__(self, place: object) -> None:
        super().__init__(f"{place} is not empty: nothing was copied")


class NotTheSame(StoreError):
    """A copy is not what was copied."""

    def __init__(self, table: str) -> None:
        super().__init__(f"the rows of {table} came out different: nothing was copied")


class NoDriver(StoreError):
    """What talks to PostgreSQL is not installed."""

    def __init__(self) -> None:
        super().__init__("PostgreSQL needs a driver that is not installed: pip install 'slowtable[postgres]'")


class NotInLobby(StoreError):
    """The match has started or is over: nobody joins, leaves or chooses."""


class NotSeated(StoreError):
    """There is no such seat."""


class VoteClosed(StoreError):
    """The vote is over, or there never was one."""


class BadBundle(StoreError):
    """The exported match cannot be read."""


class NotOurDatabase(StoreError):
    """The file is not a database of Slowtable."""

    def __init__(self, place: object) -> None:
        super().__init__(f"{place} is not a Slowtable database")


class DamagedDatabase(StoreError):
    """The file is a database, but it cannot be read any more."""

    def __init__(self, path: Path, fault: object) -> None:
        super().__init__(f"{path} is damaged ({fault}): restore a backup")


class NewerDatabase(StoreError):
    """The database was written by a newer version of Slowtable."""

    def __init__(self, place: object, found: str, known: str) -> None:
        super().__init__(
            f"{place} was written by a newer Slowtable (schema {found}, this one knows up to {known}): "
            "update Slowtable, or restore a backup made before the update"
        )


class DamagedBackup(StoreError):
    """A copy of the database did not pass SQLite's check."""
