"""Old files are brought up to date, foreign and newer ones are left alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import db
from db import NewerDatabase, NotOurDatabase, Status, Store
from db.migrate import SCRIPTS, migrate, revision, revisions
from tests.db.helpers import ANNA, BORYS, CHIARA, NOW, at, choice, started, state

FIRST_SCHEMA = Path(__file__).parent / "data" / "schema_0001.sql"

ADD_COLUMN = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "{0}", "{1}"
def upgrade() -> None:
    op.add_column("matches", sa.Column("motto", sa.String(), nullable=False, server_default="спокійно"))
"""
REBUILD_TABLE = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "{0}", "{1}"
def upgrade() -> None:
    with op.batch_alter_table("matches") as batch:
        batch.alter_column("host_id", new_column_name="owner_id")
"""
FAIL = """
from alembic import op
revision, down_revision = "{0}", "{1}"
def upgrade() -> None:
    op.execute("UPDATE matches SET game = 'chess'")
    op.execute("CREATE TABLE half (id INTEGER)")
    op.execute("SELECT * FROM nowhere")
"""
LOSE_PARENTS = """
from alembic import op
revision, down_revision = "{0}", "{1}"
def upgrade() -> None:
    op.execute("DELETE FROM matches")
"""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the first schema, with a match in the middle of its second turn."""
    path = tmp_path / "old 100% стара.db"
    with closing(sqlite3.connect(path)) as raw:
        raw.executescript(FIRST_SCHEMA.read_text())
    return path


def scripts_with(folder: Path, *templates: str) -> Path:
    """Our migrations followed by others."""
    scripts = Path(shutil.copytree(SCRIPTS, folder / "migrations"))
    for template in templates:
        last = revisions(scripts)[-1]
        new = f"{int(last) + 1:04}"
        (scripts / "versions" / f"v{new}_test.py").write_text(template.format(new, last))
    return scripts


def rows(path: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute(statement).fetchall()


async def test_an_empty_place_becomes_a_database_without_backup(tmp_path: Path) -> None:
    path = tmp_path / "not yet" / "there.db"
    async with await Store.open(path) as store:
        assert store.migrated_from is None
        match_id = await started(store)
    assert rows(path, "PRAGMA journal_mode") == [("wal",)]
    assert [file.name for file in path.parent.iterdir()] == ["there.db"]
    async with await Store.open(path) as store:
        assert store.migrated_from is None
        assert (await store.moves.load(match_id)).snapshot == state(1)


def test_an_empty_file_is_as_good_as_none(tmp_path: Path) -> None:
    path = tmp_path / "empty.db"
    path.touch()
    assert migrate(path) is None
    assert revision(path) == revisions()[-1]


def test_the_scripts_lead_to_exactly_the_tables_of_the_code(path: Path) -> None:
    config = Config(Path(db.__file__).parent / "alembic.ini")
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.check(config)
    engine.dispose()


def test_the_scripts_are_numbered_in_their_order() -> None:
    numbers = revisions()
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


async def test_a_database_of_the_first_schema_opens_with_all_its_data(old: Path) -> None:
    async with await Store.open(old) as store:
        match = await store.matches.in_thread(77)
        assert match is not None
        loaded = await store.moves.load(match.id)
        assert (loaded.version, loaded.snapshot, loaded.match.options) == (2, state(2), {"variant": "довга"})
        assert (match.status, match.seed, match.started_at) == (Status.RUNNING, "secret", NOW)
        assert [seat.user_id for seat in loaded.seats] == [ANNA, CHIARA]
        assert loaded.seats[1].former[0]["user_id"] == BORYS
        assert {(seat.strength, seat.style) for seat in loaded.seats} == {("normal", "")}
        (entry,) = await store.moves.log(match.id)
        assert (entry.text, entry.receipt, entry.at) == ("Їжак 🦔", "aa", at(1))
        assert entry.salt == sha256(f"slowtable seal secret:{entry.asked}:{entry.seat}".encode()).hexdigest()[:32]
        assert [step.version for step in await store.moves.milestones(match.id)] == [2]
        assert [one.kind for one in await store.reminders.due(at(99))] == ["digest", "nudge", "clock", "vote"]
        assert [item.kind for item in await store.outbox.waiting(match.id)] == ["board", "turn"]
        assert (await store.settings.user(ANNA)).time_zone == "Europe/Kyiv"
        server = await store.settings.guild(1)
        assert (server.decision_hours, server.clock_set) == (48, True)
        assert [vote.kind for vote in await store.votes.open_in(match.id)] == ["pause"]
        await store.moves.commit(choice(match.id, 2))
        assert await store.faults() == []


def test_an_old_database_is_backed_up_and_migrated_with_its_data(old: Path, tmp_path: Path) -> None:
    scripts = scripts_with(tmp_path, ADD_COLUMN, REBUILD_TABLE)
    counts = "SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM seats), (SELECT count(*) FROM snapshots)"
    before = rows(old, counts)
    heard: list[tuple[int, int]] = []
    copy = migrate(old, lambda done, total: heard.append((done, total)), scripts)
    assert copy is not None
    assert copy.parent == old.parent
    assert revision(copy) == "0001"
    assert rows(copy, counts) == before
    assert heard[-1][0] == heard[-1][1] > 0
    assert revision(old) == revisions(scripts)[-1]
    assert rows(old, counts) == before == [(1, 3, 1)]
    assert rows(old, "SELECT owner_id, motto FROM matches LIMIT 1") == [(ANNA, "спокійно")]
    assert rows(old, "PRAGMA foreign_key_check") == []
    assert migrate(old, scripts=scripts) is None


def test_a_second_backup_does_not_replace_the_first(old: Path, tmp_path: Path) -> None:
    keep = Path(shutil.copy(old, tmp_path / "keep.db"))
    scripts = scripts_with(tmp_path, ADD_COLUMN)
    first = migrate(old, scripts=scripts)
    shutil.copy(keep, old)
    second = migrate(old, scripts=scripts)
    assert first is not None
    assert second is not None
    assert first != second
    assert first.exists()


@pytest.mark.parametrize("last", [FAIL, LOSE_PARENTS])
def test_a_migration_that_fails_leaves_the_database_as_it_was(old: Path, tmp_path: Path, last: str) -> None:
    everything = rows(old, "SELECT sql FROM sqlite_master"), rows(old, "SELECT * FROM matches")
    with pytest.raises(Exception, match=r"nowhere|refer to nothing"):
        migrate(old, scripts=scripts_with(tmp_path, ADD_COLUMN, last))
    assert revision(old) == "0001"
    assert (rows(old, "SELECT sql FROM sqlite_master"), rows(old, "SELECT * FROM matches")) == everything


def test_a_newer_database_is_refused_and_not_touched(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
        raw.commit()
    before = path.read_bytes()
    with pytest.raises(NewerDatabase, match=r"newer Slowtable \(schema 9999, this one knows up to"):
        asyncio.run(Store.open(path))
    assert path.read_bytes() == before


def test_a_file_that_is_not_ours_is_refused_and_not_touched(tmp_path: Path) -> None:
    text, foreign = tmp_path / "notes.txt", tmp_path / "foreign.db"
    text.write_text("Buy bread. " * 100)
    with closing(sqlite3.connect(foreign)) as raw:
        raw.execute("CREATE TABLE bread (slices INTEGER)")
    for path in (text, foreign):
        before = path.read_bytes()
        with pytest.raises(NotOurDatabase, match="is not a Slowtable database"):
            migrate(path)
        assert path.read_bytes() == before
