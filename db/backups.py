"""A copy of the database, made while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from db.backend import Progress
from db.errors import DamagedBackup

PAGES_PER_STEP = 256


def backup(source: Path, target: Path, progress: Progress | None = None) -> None:
    """Copy a database as it is now into one file. Writers are not held up; only a whole copy replaces `target`.
    `progress` counts pages."""
    if not source.exists():
        raise FileNotFoundError(f"there is no database {source}")
    if target.exists() and target.samefile(source):
        raise ValueError("a database cannot be its own backup")
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        _copy(source, part, progress)
        _sync(part)
        part.replace(target)
        _sync(target.parent)
    finally:
        part.unlink(missing_ok=True)


def vacuum(path: Path) -> None:
    """Write a database anew without what was deleted from it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")


def _copy(source: Path, part: Path, progress: Progress | None) -> None:
    def step(_: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as reader:
        # Without a transaction of ours around it, each write of somebody else would make the copy start anew.
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            reader.backup(copy, pages=PAGES_PER_STEP, progress=step, sleep=0)
            copy.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file
            verdict = copy.execute("PRAGMA quick_check").fetchone()[0]
    if verdict != "ok":
        raise DamagedBackup(f"the copy of {source} is damaged: {verdict}")


def _sync(path: Path) -> None:
    """Have the file (or the directory's entry for it) on the disk before we go on."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
