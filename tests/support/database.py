"""A database with tables and nothing in them: made once in a run, and copied for each test."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from db.migrate import migrate


@functools.cache
def _blank() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "blank.db"
        migrate(path)
        return path.read_bytes()


def fresh(path: Path) -> Path:
    """A new database at this place."""
    path.write_bytes(_blank())
    return path


def kept(path: Path) -> Path:
    """The database at this place: as it was left there, or new."""
    return path if path.exists() else fresh(path)
