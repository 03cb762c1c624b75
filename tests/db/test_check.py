"""Every promise about the database is noticed when it is broken."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import NewEntry, NewReminder, Post, Store
from db.check import PROMISES
from tests.db.helpers import NOW, at, choice, started

BREAKS = {
    "DELETE FROM log WHERE number = 1": "match 1: the log has gaps or entries that were not counted",
    "UPDATE matches SET logged = 7": "match 1: the log has gaps or entries that were not counted",
    "UPDATE outbox SET number = 5": "match 1: the outbox has items that were not counted",
    "UPDATE snapshots SET version = 9": "match 1: the state is newer than the match",
    "DELETE FROM snapshots": "match 1: the match runs and has no state",
    "UPDATE matches SET status = 'cancelled'": "match 1: the match is over and has reminders",
    "DELETE FROM receipts": "match 1: a sealed choice has no receipt",
    "UPDATE seats SET match_id = 99": "a row of seats refers to nothing",
}


@pytest.mark.parametrize(("statement", "fault"), BREAKS.items())
async def test_a_broken_promise_is_found(path: Path, statement: str, fault: str) -> None:
    async with await Store.open(path) as store:
        match_id = await started(store)
        entries = [NewEntry(seat=0, text="one", receipt="aa"), NewEntry(seat=1, text="two")]
        remind = [NewReminder(kind="nudge", due_at=at(1))]
        await store.moves.commit(choice(match_id, 1, entries=entries, remind=remind, posts=[Post(kind="board")]))
        assert await store.faults() == []
        with closing(sqlite3.connect(path)) as raw:
            raw.execute(statement)
            raw.commit()
        assert fault in await store.faults()


def test_every_promise_is_broken_above() -> None:
    assert {fault.removeprefix("match 1: ") for fault in BREAKS.values()} >= PROMISES.keys()


async def test_a_match_that_never_moved_is_consistent(store: Store) -> None:
    match_id = await started(store)
    await store.outbox.put([Post(kind="board")], NOW, match_id)
    assert await store.faults() == []
