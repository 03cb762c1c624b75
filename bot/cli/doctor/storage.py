"""Disk and database: whether what is kept can be read, written, and brought up to date."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

import db
from bot.cli.doctor.finding import Finding

ROOM = 200_000_000
"""Bytes that must be free: pictures, the write-ahead log and the copy before a migration need room."""
PATIENCE = 5.0
"""Seconds that others may keep the database from being written."""
PLAYED = (db.Status.RUNNING, db.Status.PAUSED)


class Played(msgspec.Struct, frozen=True):
    """A match under way, by where it is played."""

    number: int
    guild: int
    channel: int


def check_database(place: db.Place, patience: float = PATIENCE) -> Iterator[Finding]:
    """Whether the database can be opened and written, and what the next start does to it. It stays as it is."""
    if isinstance(place, Path) and not place.exists():
        yield _can_be_made(place)
        return
    try:
        found = db.examine(place, patience)
        yield not found.faults, f"database {place}: " + ("in order" if not found.faults else "; ".join(found.faults))
        yield True, version_of(found)
        if not found.pending:
            yield True, how_much(asyncio.run(_totals(place)))
    except db.StoreError as error:
        yield False, f"database {place}: {error}"
    except db.Unavailable as error:
        yield False, f"database {place} cannot be written: {error.orig}"


def _can_be_made(path: Path) -> Finding:
    """Tried, and not asked: permissions are not all that can be in the way."""
    folder = nearest(path.parent)
    fault = unwritable(folder)
    if fault is not None:
        return False, f"the database cannot be made at {path}: {folder} cannot be written ({fault})"
    return True, f"no database yet; it will be made at {path}"


def nearest(folder: Path) -> Path:
    """A folder, or the one above it that is there."""
    return next(each for each in (folder, *folder.absolute().parents) if each.exists())


def unwritable(folder: Path) -> str | None:
    """Why no file can be put into a folder; None if one can."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"slowtable")
    except OSError as error:
        return error.strerror or type(error).__name__
    return None


def version_of(found: db.Examined) -> str:
    """The schema, and what becomes of it."""
    if found.schema is None:
        return f"the database is empty; the next start makes its tables (schema {found.known})"
    if not found.pending:
        return f"schema {found.schema}, the newest"
    return (
        f"schema {found.schema}: the next start brings it to {found.known} ({found.pending} migrations), "
        "after a copy beside the file if it is one"
    )


def how_much(totals: db.Totals) -> str:
    """How much there is in the database."""
    matches = ", ".join(f"{count} {status.value}" for status, count in totals.matches.items() if count) or "none"
    return (
        f"matches: {matches}; {totals.players} people, {totals.log_entries} log entries, {totals.reminders} reminders, "
        f"{totals.undelivered} messages wait to be posted, {totals.bytes / 1000:,.0f} kB"
    )


async def _totals(place: db.Place) -> db.Totals:
    async with await db.Store.open(place) as store:
        return await store.stats.totals()


def played(place: db.Place) -> list[Played]:
    """The matches under way, as far as the database can be read as it is."""

    async def listed() -> list[Played]:
        async with await db.Store.open(place) as store:
            rows = await store.matches.listed(PLAYED)
            return [Played(row.id, row.guild_id, row.channel_id) for row in rows]

    try:
        if isinstance(place, Path) and not place.exists():
            return []
        found = db.examine(place)
        return asyncio.run(listed()) if found.schema is not None and not found.pending else []
    except (db.StoreError, db.Unavailable):
        return []  # that is a finding already


def check_disk(place: db.Place, backups: Path | None) -> Iterator[Finding]:
    """Whether there is room beside the database (for a copy of it, too) and where backups are put."""
    if isinstance(place, Path):
        size = place.stat().st_size if place.exists() else 0
        yield room(nearest(place.parent), ROOM + size)
    if backups is not None:
        folder = nearest(backups)
        fault = unwritable(folder)
        if fault is not None:
            yield False, f"backups cannot be put into {backups}: {fault}"
        else:
            yield room(folder, ROOM)


def room(folder: Path, needed: int) -> Finding:
    """Whether so many bytes are free."""
    free = shutil.disk_usage(folder).free
    words = f"{folder.absolute()}: {free / 1e6:,.0f} MB free"
    return free >= needed, words if free >= needed else f"{words}, {needed / 1e6:,.0f} MB are needed"
