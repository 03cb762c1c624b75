"""A backup takes the place of a database, of either kind; what was there is kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import db
from db.backend import Place
from db.migrate import revision
from tests.support.database import fresh


async def language(place: Place, user: int = 7) -> str | None:
    async with await db.Store.open(place) as store:
        return (await store.settings.user(user)).language


async def speak(place: Place, tongue: str) -> None:
    async with await db.Store.open(place) as store:
        await store.settings.set_user(7, language=tongue)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.rglob("*"))


async def test_there_and_back(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    await speak(place, "uk")
    copy = tmp_path / "copies" / "copy.db"
    db.save(place, copy)
    await speak(place, "ru")
    aside = db.restore(copy, place)
    assert await language(place) == "uk"
    assert aside is not None
    assert await language(aside) == "ru"
    assert not any(".part" in name for name in names(tmp_path))
    again = db.restore(copy, place)
    assert again is not None
    assert again != aside


async def test_into_nothing(tmp_path: Path) -> None:
    copy, lost = fresh(tmp_path / "copy.db"), tmp_path / "data" / "slow.db"
    await speak(copy, "uk")
    assert db.restore(copy, lost) is None
    assert await language(lost) == "uk"


def broken(path: Path) -> Path:
    fresh(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET rootpage = 9999 WHERE name = 'matches'")
    return path


def newer(path: Path) -> Path:
    with closing(sqlite3.connect(fresh(path))) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    return path


async def test_what_cannot_be_used_changes_nothing(tmp_path: Path) -> None:
    path = fresh(tmp_path / "slow.db")
    await speak(path, "uk")
    foreign = tmp_path / "foreign.db"
    foreign.write_text("Buy bread. " * 100)
    for bad in (broken(tmp_path / "broken.db"), newer(tmp_path / "newer.db"), foreign):
        with pytest.raises(db.StoreError):
            db.restore(bad, path)
    with pytest.raises(ValueError, match="its own backup"):
        db.restore(path, path)
    assert await language(path) == "uk"
    assert [name for name in names(tmp_path) if name.startswith("slow")] == ["slow.db"]


async def test_a_damaged_database_is_replaced_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "slow.db", fresh(tmp_path / "copy.db")
    await speak(copy, "uk")
    path.write_bytes(b"SQLite format 3\0" + b"x" * 1000)
    path.with_name("slow.db-wal").write_bytes(b"left by a crash")
    aside = db.restore(copy, path)
    assert aside is not None
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"left by a crash"
    assert await language(path) == "uk"


def test_an_older_backup_stays_as_it_is(tmp_path: Path) -> None:
    older = tmp_path / "older.db"
    with closing(sqlite3.connect(older)) as raw, raw:
        raw.executescript("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL);")
        raw.execute("INSERT INTO alembic_version VALUES ('0001')")
    db.restore(older, tmp_path / "slow.db")
    assert revision(older) == revision(tmp_path / "slow.db") == "0001"
