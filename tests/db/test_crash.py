"""The process is killed at many points. Afterwards there are only whole moves, and all that were acknowledged."""

from __future__ import annotations

import itertools
import multiprocessing
import shutil
import signal
import sqlite3
from contextlib import closing
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from db import Store
from db.migrate import migrate, revision, revisions
from tests.db import victim
from tests.db.helpers import started, state
from tests.db.test_migrate import ADD_COLUMN, REBUILD_TABLE, scripts_with

# A commit takes SQLite between 300 and 700 instructions: these fall all over the first two or three.
DEATHS = [0, 1, 2, *range(5, 1600, 89)]


@pytest.fixture(scope="module")
def processes() -> ForkServerContext:
    """Children that have everything imported already."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.db.victim"])
    return context


def until_death(child: BaseProcess) -> None:
    child.join(30)
    assert child.exitcode == -signal.SIGKILL


async def check_moves(store: Store, match_id: int, acknowledged: int) -> int:
    """All parts of the match tell the same version, and it is not older than what was acknowledged."""
    assert await store.faults() == []
    loaded = await store.moves.load(match_id)
    version = loaded.version
    assert version in (acknowledged, acknowledged + 1)
    assert loaded.snapshot == state(version)
    if version == 1:
        return version
    last = version - 1
    assert [entry.text for entry in await store.moves.log(match_id, after=2 * (last - 1))] == [
        f"seal {last}",
        f"move {last}",
    ]
    assert [one.attempt for one in await store.reminders.of_match(match_id)] == [last]
    assert (await store.bundles.export(match_id))["receipts"][-1]["receipt"] == f"r{last}"
    assert [item.number for item in await store.outbox.waiting(match_id)] == list(range(1, 2 * last + 1))
    assert loaded.seats[last % 2].bank_seconds == last
    milestones = [step.version for step in await store.moves.milestones(match_id)]
    assert milestones[:1] == [number + 1 for number in range(last, 0, -1) if number % 3 == 0][:1]
    return version


async def test_killed_within_a_transaction(path: Path, processes: ForkServerContext) -> None:
    async with await Store.open(path) as store:
        match_id = await started(store)
    ends = set()
    for death in DEATHS:
        copy = Path(shutil.copy(path, path.with_name(f"{death}.db")))
        hear, tell = processes.Pipe(duplex=False)
        child = processes.Process(target=victim.play, args=(copy, {match_id: 1}, death, tell))
        child.start()
        tell.close()
        acknowledged = hear_the_rest(hear, {match_id: 1})
        until_death(child)
        async with await Store.open(copy) as store:
            ends.add(await check_moves(store, match_id, acknowledged[match_id]))
    assert len(ends) > 2


async def test_killed_from_outside_with_many_at_the_table(path: Path, processes: ForkServerContext) -> None:
    async with await Store.open(path) as store:
        versions = {await started(store): 1 for _ in range(4)}
    for moves in range(1, 30, 4):
        hear, tell = processes.Pipe(duplex=False)
        child = processes.Process(target=victim.play, args=(path, versions, None, tell))
        child.start()
        tell.close()
        acknowledged = dict(versions)
        for _ in range(moves):
            match_id, version = hear.recv()
            acknowledged[match_id] = version
        child.kill()
        acknowledged = hear_the_rest(hear, acknowledged)
        until_death(child)
        async with await Store.open(path) as store:
            versions = {one: await check_moves(store, one, version) for one, version in acknowledged.items()}


def hear_the_rest(hear: Connection, versions: dict[int, int]) -> dict[int, int]:
    """The last versions that the child told before it died."""
    heard = dict(versions)
    with hear:
        while True:
            try:
                match_id, version = hear.recv()
            except EOFError:
                return heard
            heard[match_id] = version


def test_killed_within_a_migration(path: Path, tmp_path: Path, processes: ForkServerContext) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(
            "INSERT INTO user_settings (user_id, language, time_zone, reminders, remind_after_hours) "
            "VALUES (5, 'uk', 'UTC', 'dm', 24)"
        )
        raw.commit()
    scripts = scripts_with(tmp_path, ADD_COLUMN, REBUILD_TABLE)
    first, last = revisions()[-1], revisions(scripts)[-1]
    deaths = 0
    for death in itertools.count(0, 500):
        copy = Path(shutil.copy(path, path.with_name(f"{death}.db")))
        child = processes.Process(target=victim.upgrade, args=(copy, scripts, death))
        child.start()
        child.join(30)
        if child.exitcode == 0:
            break
        assert child.exitcode == -signal.SIGKILL
        deaths += 1
        assert revision(copy) in (first, last)
        migrate(copy, scripts=scripts)
        assert revision(copy) == last
        with closing(sqlite3.connect(copy)) as raw:
            assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert raw.execute("SELECT user_id, language FROM user_settings").fetchall() == [(5, "uk")]
            assert "owner_id" in [row[1] for row in raw.execute("PRAGMA table_info(matches)")]
    assert deaths > 4
