"""Databases that the last two versions have written, with a running match of every game: they are brought up, and all
matches go on. One of a newer version is refused and not touched."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import zstandard

import db
import games
from bot.__main__ import main
from bot.clock import system_now
from bot.tables.furnish import furnish
from bot.tables.table import Table
from db.migrate import revision, revisions

FILES = sorted((Path(__file__).parents[1] / "older").glob("*/slowtable.db.zst"))
MOVES = 6


@pytest.fixture(params=FILES, ids=lambda file: file.parent.name)
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database as an older version has left it."""
    path = tmp_path / "slowtable.db"
    path.write_bytes(zstandard.ZstdDecompressor().decompress(request.param.read_bytes()))
    return path


def test_there_is_one_of_each_of_the_last_two_versions() -> None:
    assert [file.parent.name for file in FILES] == ["0.1", "0.2"]


async def test_running_matches_of_all_games_go_on(older: Path) -> None:
    before = revision(older)
    assert before != revisions()[-1]
    async with await db.Store.open(older) as store:
        assert store.migrated_from is not None
        assert revision(store.migrated_from) == before, "a copy of what was there"
        assert await store.faults() == []
        rows = await store.matches.listed([db.Status.RUNNING])
        assert {row.game for row in rows} == set(games.metas())
        table = furnish(Table(store, system_now))
        for row in rows:
            for _ in range(MOVES):
                running = await table.read(row.id)
                assert running is not None
                assert running.match.game.check(running.match.state) == []
                await table.submit_default(row.id, running.match.waiting[0])
            assert (await store.matches.get(row.id)).logged > row.logged
        assert await store.faults() == []


def test_a_newer_database_is_refused_in_a_sentence_and_not_touched(
    older: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(older)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    before = older.read_bytes()
    monkeypatch.setenv("SLOWTABLE_DATABASE", str(older))
    monkeypatch.setenv("SLOWTABLE_SANDBOX_PORT", "0")
    monkeypatch.delenv("SLOWTABLE_TOKEN", raising=False)
    with pytest.raises(SystemExit, match=r"written by a newer Slowtable .* update Slowtable, or restore a backup"):
        main(["play", "--quiet"])
    assert older.read_bytes() == before
