"""Brings a database file to the newest schema, after a backup, or refuses one it does not know."""

from __future__ import annotations

import itertools
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection

from db.backend import Progress
from db.backups import backup
from db.errors import DamagedDatabase, NewerDatabase, NotOurDatabase
from db.sqlite_engines import writing_engine

log = logging.getLogger(__name__)

SCRIPTS = Path(__file__).parent / "migrations"
SQLITE = b"SQLite format 3\0"
"""How every database file begins."""
_SCRIPT_NAME = re.compile(r"v(\d{4})_")

# Rebuilding a table drops it for a moment: with foreign keys on, what refers to it would go with it.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF")


def migrate(path: Path, progress: Progress | None = None, scripts: Path = SCRIPTS) -> Path | None:
    """Bring the file up to date, creating it if need be. Returns the backup, if one had to be made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = revisions(scripts)
    found = revision(path)
    if found == known[-1]:
        return None
    if found is not None and found not in known:
        raise NewerDatabase(path, found, known[-1])
    copy = None
    if found is not None:
        copy = _free_name(path, found, known[-1])
        log.info("backing up %s to %s before it goes from schema %s to %s", path, copy, found, known[-1])
        backup(path, copy, progress)
    _upgrade(path, scripts)
    return copy


def revisions(scripts: Path = SCRIPTS) -> list[str]:
    """The schemas we know, oldest first: the numbers of the migration scripts."""
    names = (_SCRIPT_NAME.match(script.name) for script in (scripts / "versions").glob("v*.py"))
    return sorted(name[1] for name in names if name)


def revision(path: Path) -> str | None:
    """The schema of a file; None if the file is empty or does not exist yet."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path)) as connection:
        try:
            return _revision(connection, path)
        except sqlite3.OperationalError:
            raise  # locked, no rights…: nothing is said about the file
        except sqlite3.DatabaseError as error:
            with path.open("rb") as file:
                if file.read(len(SQLITE)) == SQLITE:
                    raise DamagedDatabase(path, error) from error
            raise NotOurDatabase(path) from error


def _revision(connection: sqlite3.Connection, path: Path) -> str | None:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise NotOurDatabase(path)
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def _free_name(path: Path, old: str, new: str) -> Path:
    """A name for the backup that overwrites no earlier one."""
    names = (f"{path.stem}-{old}-before-{new}{suffix}{path.suffix}" for suffix in _suffixes())
    return next(file for file in map(path.with_name, names) if not file.exists())


def _suffixes() -> itertools.chain[str]:
    return itertools.chain([""], (f"-{count}" for count in itertools.count(2)))


def _upgrade(path: Path, scripts: Path) -> None:
    """Run the missing scripts in one transaction: a crash leaves the file as it was."""
    engine = writing_engine(path, PRAGMAS)
    try:
        with engine.begin() as connection:
            upgrade(connection, scripts)
            _check_references(connection)
    finally:
        engine.dispose()


def upgrade(connection: Connection, scripts: Path = SCRIPTS) -> None:
    """Run the missing scripts, as part of a transaction."""
    # Imported here because most starts find nothing to migrate, and Alembic is slow to import.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_references(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise RuntimeError(f"the migration left rows that refer to nothing: {broken[:5]}")
