"""What becomes due."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from db import WHOLE_TABLE, Fired, Forget, NewReminder, Post, Store
from tests.db.helpers import ANNA, BORYS, NOW, at, choice, started


async def test_nothing_is_due_in_an_empty_table(store: Store) -> None:
    assert await store.reminders.earliest() is None
    assert await store.reminders.due(NOW) == []


async def test_what_is_due_comes_longest_overdue_first(store: Store) -> None:
    match_id = await started(store)
    minutes = [30, 10, 20, 40]
    await store.reminders.set(
        NewReminder(kind="nudge", match_id=match_id, seat=seat, due_at=at(minute))
        for seat, minute in enumerate(minutes)
    )
    assert await store.reminders.earliest() == at(10)
    assert [one.seat for one in await store.reminders.due(at(30))] == [1, 2, 0]
    assert [one.seat for one in await store.reminders.due(at(30), limit=2)] == [1, 2]
    assert await store.reminders.due(at(10) - timedelta(microseconds=1)) == []


async def test_one_per_seat_and_kind_or_user_and_kind(store: Store) -> None:
    match_id = await started(store)
    other = await started(store)
    for minute in (1, 2):
        await store.reminders.set(
            [
                NewReminder(kind="nudge", match_id=match_id, seat=0, due_at=at(minute), attempt=minute),
                NewReminder(kind="clock", match_id=match_id, seat=0, due_at=at(minute)),
                NewReminder(kind="lobby", match_id=match_id, due_at=at(minute)),
                NewReminder(kind="nudge", match_id=other, seat=0, due_at=at(minute)),
                NewReminder(kind="digest", user_id=ANNA, due_at=at(minute)),
                NewReminder(kind="digest", user_id=BORYS, due_at=at(minute)),
                NewReminder(kind="vacation", user_id=ANNA, due_at=at(minute)),
            ]
        )
    due = await store.reminders.due(at(5))
    assert len(due) == 7
    assert {one.due_at for one in due} == {at(2)}
    (nudge,) = [one for one in due if (one.match_id, one.kind) == (match_id, "nudge")]
    assert nudge.attempt == 2
    (lobby,) = [one for one in due if one.kind == "lobby"]
    assert lobby.seat == WHOLE_TABLE


async def test_a_reminder_concerns_a_match_or_somebody(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.reminders.set([NewReminder(kind="nudge", due_at=NOW)])
    with pytest.raises(IntegrityError):
        await store.reminders.set([NewReminder(kind="nudge", match_id=77, due_at=NOW)])


async def test_forgetting_by_seat_kind_both_or_all(store: Store) -> None:
    match_id, other = await started(store), await started(store)
    versions = count(1)

    async def left(*which: Forget) -> list[tuple[int, str]]:
        await store.reminders.set(
            NewReminder(kind=kind, match_id=match, seat=seat, due_at=at(seat))
            for match in (match_id, other)
            for seat in (0, 1)
            for kind in ("clock", "nudge")
        )
        await store.moves.commit(choice(match_id, next(versions), forget=list(which)))
        assert len(await store.reminders.of_match(other)) == 4
        return sorted((one.seat, one.kind) for one in await store.reminders.of_match(match_id))

    assert await left() == [(0, "clock"), (0, "nudge"), (1, "clock"), (1, "nudge")]
    assert await left(Forget(seat=0)) == [(1, "clock"), (1, "nudge")]
    assert await left(Forget(kind="nudge")) == [(0, "clock"), (1, "clock")]
    assert await left(Forget(seat=0, kind="nudge")) == [(0, "clock"), (1, "clock"), (1, "nudge")]
    assert await left(Forget(seat=0, kind="nudge"), Forget(seat=1)) == [(0, "clock")]
    assert await left(Forget()) == []


async def test_a_persons_own_reminder_can_be_forgotten(store: Store) -> None:
    both = [NewReminder(kind=kind, user_id=ANNA, due_at=NOW) for kind in ("digest", "vacation")]
    await store.reminders.set(both)
    await store.reminders.forget_user(ANNA, "digest")
    assert [one.kind for one in await store.reminders.due(NOW)] == ["vacation"]


async def test_firing_sends_and_moves_on_in_one_go(store: Store) -> None:
    match_id = await started(store)
    await store.reminders.set(
        [
            NewReminder(kind="nudge", match_id=match_id, seat=0, due_at=at(1)),
            NewReminder(kind="clock", match_id=match_id, seat=0, due_at=at(2)),
            NewReminder(kind="digest", user_id=ANNA, due_at=at(3)),
        ]
    )
    nudge, clock, digest = await store.reminders.due(at(5))
    dm = Post(kind="digest", lane=f"dm:{ANNA}")
    fired = [
        Fired(reminder=nudge, posts=[Post(kind="nudge", payload={"seat": 0})], again=at(60)),
        Fired(reminder=clock),
        Fired(reminder=digest, posts=[dm], again=at(24 * 60)),
    ]
    sent = await store.reminders.fire(fired, at(5))
    left = await store.reminders.due(at(9999))
    assert [(one.kind, one.due_at, one.attempt) for one in left] == [("nudge", at(60), 1), ("digest", at(1440), 1)]
    (of_match,), (of_nobody,) = await store.outbox.waiting(match_id), await store.outbox.waiting(None)
    assert [of_match.id, of_nobody.id] == sent
    assert (of_match.number, of_nobody.number, of_nobody.lane) == (1, 0, f"dm:{ANNA}")
    assert (await store.matches.get(match_id)).version == 1


async def test_a_reminder_that_a_move_has_changed_does_not_fire(store: Store) -> None:
    match_id = await started(store)
    remind = [NewReminder(kind=kind, seat=0, due_at=at(2)) for kind in ("clock", "nudge")]
    await store.moves.commit(choice(match_id, 1, remind=remind))
    stale = await store.reminders.due(at(5))
    again = [NewReminder(kind="nudge", seat=0, due_at=at(90))]
    await store.moves.commit(choice(match_id, 2, forget=[Forget(seat=0)], remind=again))
    fired = [Fired(reminder=one, posts=[Post(kind="late")], again=at(60)) for one in stale]
    assert await store.reminders.fire(fired, at(5)) == []
    assert await store.outbox.waiting(match_id) == []
    assert [(one.kind, one.due_at) for one in await store.reminders.of_match(match_id)] == [("nudge", at(90))]


async def test_a_reminder_that_got_the_id_of_a_removed_one_does_not_fire_for_it(file_store: Store) -> None:
    match_id, other = await started(file_store), await started(file_store)
    await file_store.reminders.set([NewReminder(kind="nudge", match_id=match_id, seat=0, due_at=at(1))])
    (stale,) = await file_store.reminders.due(at(1))
    await file_store.moves.commit(choice(match_id, 1, forget=[Forget()]))
    await file_store.reminders.set([NewReminder(kind="nudge", match_id=other, seat=0, due_at=at(1))])
    (new,) = await file_store.reminders.due(at(1))
    assert new.id == stale.id
    assert await file_store.reminders.fire([Fired(reminder=stale, posts=[Post(kind="late")])], at(2)) == []
    assert await file_store.reminders.due(at(1)) == [new]


async def test_looking_for_what_is_due_uses_the_index(path: Path) -> None:
    question = "EXPLAIN QUERY PLAN SELECT * FROM reminders WHERE due_at <= 5 ORDER BY due_at LIMIT 100"
    with closing(sqlite3.connect(path)) as raw:
        (plan,) = raw.execute(question).fetchall()
    assert "USING INDEX ix_reminders_due_at" in plan[3]
