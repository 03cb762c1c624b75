"""Many at once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from db import Move, Post, StaleVersion, Store
from db.backend import Place
from tests.db.helpers import NOW, at, choice, started, state

LOOKS = 20


async def move_somehow(store: Store, match_id: int, text: str) -> int:
    """Commit a post, trying again whenever somebody was faster. Returns how often that was."""
    tries = 0
    while True:
        version = (await store.matches.get(match_id)).version
        try:
            await store.moves.commit(choice(match_id, version, posts=[Post(kind=text)]))
        except StaleVersion:
            tries += 1
        else:
            return tries


async def test_of_two_who_move_at_once_one_is_right(store: Store) -> None:
    match_id = await started(store)
    moves = (store.moves.commit(choice(match_id, 1, snapshot=str(number).encode())) for number in range(5))
    results = await asyncio.gather(*moves, return_exceptions=True)
    assert sum(isinstance(result, StaleVersion) for result in results) == 4
    assert (await store.matches.get(match_id)).version == 2


async def test_two_processes_worth_of_writers_lose_nothing(store: Store, place: Place) -> None:
    match_id = await started(store)
    async with await Store.open(place) as other:
        work = (move_somehow(one, match_id, f"{index}") for index in range(15) for one in (store, other))
        await asyncio.gather(*work)
    loaded = await store.moves.load(match_id)
    assert (loaded.version, loaded.match.logged, loaded.snapshot) == (31, 30, state(31))
    items = await store.outbox.waiting(match_id)
    assert sorted(item.kind for item in items) == sorted(f"{index}" for index in range(15) for _ in range(2))
    assert [item.number for item in items] == list(range(1, 31))


async def test_a_reader_never_sees_half_a_move(store: Store) -> None:
    match_id = await started(store)
    looks = [0, 0]

    async def write() -> None:
        for version in count(1):
            await store.moves.commit(choice(match_id, version))
            if min(looks) >= LOOKS:
                return

    async def read(reader: int) -> None:
        while looks[reader] < LOOKS:
            loaded = await store.moves.load(match_id)
            assert loaded.snapshot == state(loaded.version)
            looks[reader] += 1

    await asyncio.gather(write(), read(0), read(1))


async def test_a_locked_database_is_an_error_and_works_again_afterwards(path: Path) -> None:
    async with await Store.open(path, busy_seconds=0.01) as store:
        match_id = await started(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OperationalError, match="locked"):
                await store.moves.commit(choice(match_id, 1))
            assert (await store.moves.load(match_id)).version == 1
            other.execute("ROLLBACK")
        assert (await store.moves.commit(choice(match_id, 1))).version == 2
        assert await store.faults() == []


async def test_a_cancelled_write_happened_as_a_whole_or_not_at_all(store: Store) -> None:
    match_id = await started(store)
    for tenths_of_ms in range(20):
        version = (await store.matches.get(match_id)).version
        with suppress(TimeoutError, StaleVersion):
            async with asyncio.timeout(tenths_of_ms / 10_000):
                await store.moves.commit(choice(match_id, version))
    # Writes stand in line: when this one is done, so is everything before it.
    await store.matches.update(match_id, language="en")
    loaded = await store.moves.load(match_id)
    assert loaded.snapshot == state(loaded.version)
    assert loaded.match.logged == loaded.version - 1


async def test_closing_waits_for_what_is_being_written(path: Path) -> None:
    store = await Store.open(path)
    match_id = await started(store)
    moves = (Move(match_id=match_id, expected_version=version, at=at(version)) for version in range(1, 20))
    writes = asyncio.gather(*(store.moves.commit(move) for move in moves))
    written, _ = await asyncio.gather(writes, store.close())
    assert [committed.version for committed in written] == list(range(2, 21))
    async with await Store.open(path) as again:
        assert (await again.matches.get(match_id)).version == 20
        assert (await again.matches.get(match_id)).created_at == NOW
