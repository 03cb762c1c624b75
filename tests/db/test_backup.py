"""Copies of a database in use."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import NewEntry, Store, backup
from db.backups import PAGES_PER_STEP
from tests.db.helpers import choice, started

BIG = bytes(range(256)) * 64


async def test_a_backup_is_a_whole_database_in_one_file(file_store: Store, tmp_path: Path) -> None:
    match_id = await started(file_store)
    await file_store.moves.commit(choice(match_id, 1))
    target = tmp_path / "копії" / "ніч.db"
    await file_store.backup(target)
    assert [file.name for file in target.parent.iterdir()] == ["ніч.db"]
    async with await Store.open(target) as copy:
        assert await copy.bundles.export(match_id) == await file_store.bundles.export(match_id)
        assert await copy.faults() == []


async def test_writing_goes_on_during_a_backup_which_shows_its_beginning(file_store: Store, tmp_path: Path) -> None:
    match_id = await started(file_store)
    version = await fill(file_store, match_id)
    loop = asyncio.get_running_loop()
    heard: list[tuple[int, int]] = []

    def write_between_steps(done: int, total: int) -> None:
        heard.append((done, total))
        move = choice(match_id, version + len(heard) - 1, snapshot=BIG)
        asyncio.run_coroutine_threadsafe(file_store.moves.commit(move), loop).result()

    await file_store.backup(tmp_path / "copy.db", write_between_steps)
    assert len(heard) > 2
    assert [done for done, _ in heard] == sorted({done for done, _ in heard})
    assert heard[-1][0] == heard[-1][1]
    assert (await file_store.matches.get(match_id)).version == version + len(heard)
    async with await Store.open(tmp_path / "copy.db") as copy:
        assert (await copy.matches.get(match_id)).version == version
        assert await copy.faults() == []


async def fill(store: Store, match_id: int) -> int:
    """Make the file larger than two steps of a backup. Returns the match's version."""
    entry = NewEntry(seat=0, text="long", events="x" * 4096 * PAGES_PER_STEP)
    committed = await store.moves.commit(choice(match_id, 1, entries=[entry] * 3))
    return committed.version


def test_a_newer_backup_replaces_an_older_one(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_bytes(b"old")
    backup(path, target)
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_backup_that_fails_leaves_what_was_there(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_bytes(b"old")

    def fail(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(path, target, fail)
    assert target.read_bytes() == b"old"
    assert not list(tmp_path.glob("*.part"))
    with pytest.raises(FileNotFoundError):
        backup(tmp_path / "missing.db", target)
    assert target.read_bytes() == b"old"


def test_a_database_is_not_its_own_backup(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(ValueError, match="its own backup"):
        backup(path, path)
    assert path.read_bytes() == before
