"""The ends of logs that are kept in memory tell what the database has, or nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from db import LogEntry, Move, NewEntry, Store
from db.tails import Tails
from tests.db.helpers import at, started


def entries(first: int, last: int, match_id: int = 1) -> list[LogEntry]:
    """Lines of a log, as they are read."""
    return [
        LogEntry(match_id=match_id, number=number, seat=0, kind="choice", by="player", text=f"{number}", at=at(number))
        for number in range(first, last + 1)
    ]


def choice(number: int) -> NewEntry:
    """A line to be written."""
    return NewEntry(seat=0, text=f"choice {number}", asked=number)


def numbers(found: list[LogEntry] | None) -> list[int] | None:
    return [entry.number for entry in found] if found is not None else None


@pytest.fixture
def not_asked(store: Store, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From then on the database may not be asked."""

    def forbid() -> None:
        async def asked(_: object) -> Any:
            raise AssertionError("the database was asked")

        monkeypatch.setattr(store.database, "read", asked)

    return forbid


async def test_what_was_just_committed_is_told_without_asking_the_database(
    store: Store, not_asked: Callable[[], None]
) -> None:
    match_id = await started(store)
    for version in range(1, 4):
        await store.moves.commit(Move(match_id=match_id, expected_version=version, at=at(5), entries=[choice(version)]))
        stored = await store.moves.log(match_id)
    not_asked()
    await store.moves.commit(Move(match_id=match_id, expected_version=4, at=at(6), entries=[choice(4), choice(5)]))
    told = await store.moves.log(match_id, 1, 4)
    assert [(entry.number, entry.text, entry.at) for entry in told[:2]] == [
        (entry.number, entry.text, entry.at) for entry in stored[1:]
    ]
    assert numbers(told) == [2, 3, 4, 5]


async def test_it_is_always_what_the_database_has(store: Store) -> None:
    match_id, rng, version, logged = await started(store), random.Random(5), 1, 0
    for _ in range(150):
        if rng.random() < 0.4:
            new = [choice(rng.randrange(100)) for _ in range(rng.randrange(3))]
            move = Move(match_id=match_id, expected_version=version, at=at(version), entries=new)
            version, logged = (await store.moves.commit(move)).version, logged + len(new)
        elif rng.random() < 0.1:
            store.moves.forget(match_id)
        else:
            after, most = rng.randrange(logged + 1), rng.randrange(1, 9)
            told, stored = await store.moves.log(match_id, after, most), await store.moves.log(match_id)
            assert [entry.model_dump() for entry in told] == [
                entry.model_dump() for entry in stored[after : after + most]
            ]


async def test_a_person_who_was_forgotten_is_not_told_of(store: Store) -> None:
    match_id = await started(store)
    await store.moves.commit(Move(match_id=match_id, expected_version=1, at=at(5), entries=[choice(1)]))
    assert len(await store.moves.log(match_id)) == 1
    store.moves.forget(match_id)
    await store.database.transact(lambda connection: connection.exec_driver_sql("UPDATE log SET text = 'somebody'"))
    assert [entry.text for entry in await store.moves.log(match_id, 0, 1)] == ["somebody"]


def test_what_was_asked_for_before_somebody_was_forgotten_is_not_kept() -> None:
    tails = Tails()
    asked = tails.forgotten
    tails.forget(1)
    tails.read(1, entries(1, 3), asked)
    assert tails.find(1, 0, 3) is None


def test_only_an_unbroken_row_is_kept() -> None:
    tails = Tails()
    tails.written(1, entries(1, 2))
    assert tails.find(1, 0, 2) is None, "what was before it may be asked for next"
    tails.read(1, entries(1, 3), 0)
    tails.read(1, entries(1, 2), 0)
    assert numbers(tails.find(1, 0, 3)) == [1, 2, 3], "older ones come late"
    assert tails.find(1, 2, 2) is None, "there may be another entry"
    tails.written(1, entries(5, 5))
    assert tails.find(1, 0, 3) is None


def test_no_more_than_its_bounds_is_kept() -> None:
    tails = Tails(kept=10, of_one=4)
    for match_id in range(1, 5):
        tails.read(match_id, entries(1, 6, match_id), 0)
    assert [numbers(tails.find(match_id, 2, 4)) for match_id in range(1, 5)] == [None, None, [3, 4, 5, 6], [3, 4, 5, 6]]
    assert tails.find(4, 1, 4) is None
