"""Backups of either kind of database as one file, and the way back."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from db.backend import Place, Progress
from db.backups import backup
from db.copying import copy
from db.errors import DamagedBackup
from db.examine import examine
from db.places import backend_of

BESIDE = ("", "-wal", "-shm")
"""What belongs to a file of SQLite."""


def save(source: Place, target: Path, progress: Progress | None = None) -> None:
    """Copy a database as it is now into one file, while it is in use: a file page by page, what is on a server row by
    row. Only a whole copy gets its name."""
    if isinstance(source, Path):
        backup(source, target, progress)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    with _part_of(target) as part:
        copy(source, part, progress)
        part.replace(target)


@contextmanager
def at_hand(file: Path, place: Place) -> Iterator[Path]:
    """A backup as a copy beside the database, to be looked at: whoever opens a database writes to it, and a backup may
    be another user's, or on a disk that can only be read."""
    if isinstance(place, Path) and place.exists() and place.samefile(file):
        raise ValueError("a database cannot be its own backup")
    folder = place.parent if isinstance(place, Path) else backend_of(place).folder
    folder.mkdir(parents=True, exist_ok=True)
    with _part_of(folder / f"{file.stem}-at-hand{file.suffix}") as part:
        for end in ("", "-wal"):
            if (source := file.with_name(file.name + end)).exists():
                shutil.copyfile(source, part.with_name(part.name + end))
        yield part


def restore(file: Path, place: Place) -> Path | None:
    """Put a backup in the place of a database that nobody uses. Returns where what was there is kept, if something was.

    Raises `DamagedBackup` and what `examine` raises if the backup cannot be used; then nothing has changed.
    """
    if faults := examine(file).faults:
        raise DamagedBackup(f"{file} is not in order: {'; '.join(faults[:3])}")
    return _into_file(file, place) if isinstance(place, Path) else _into_server(file, place)


def _into_file(file: Path, path: Path) -> Path | None:
    if path.exists() and path.samefile(file):
        raise ValueError("a database cannot be its own backup")
    aside = _free(path) if path.exists() else None
    if aside is not None:
        _move(path, aside)
    try:
        backup(file, path)
    except BaseException:
        if aside is not None:
            _move(aside, path)
        raise
    return aside


def _into_server(file: Path, place: Place) -> Path | None:
    """A copy of the backup is brought up to date, and not the backup itself."""
    backend = backend_of(place)
    aside = _free(backend.folder / "slowtable.db") if backend.revision() is not None else None
    if aside is not None:
        save(place, aside)
    with _part_of(backend.folder / file.name) as part:
        backup(file, part)
        copy(part, place, replace=True)
    return aside


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """A file that is not whole yet, and gone at the end."""
    part = target.with_name(f"{target.name}.part")
    pieces = [part.with_name(part.name + end) for end in BESIDE]
    for piece in pieces:
        piece.unlink(missing_ok=True)
    try:
        yield part
    finally:
        for piece in pieces:
            piece.unlink(missing_ok=True)


def _move(path: Path, target: Path) -> None:
    for end in BESIDE:
        piece = path.with_name(path.name + end)
        if piece.exists():
            piece.replace(target.with_name(target.name + end))


def _free(path: Path) -> Path:
    """A name for what was there, which overwrites nothing."""
    numbers = itertools.chain([""], (f"-{number}" for number in itertools.count(2)))
    names = (path.with_name(f"{path.stem}-before-restore{number}{path.suffix}") for number in numbers)
    return next(name for name in names if not name.exists())
