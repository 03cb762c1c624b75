"""The commit of a move, and what is read back."""

from __future__ import annotations

from datetime import datetime

import pytest

from db import (
    Forget,
    Move,
    NewEntry,
    NewReminder,
    NoSuchMatch,
    NotSeated,
    Post,
    Seating,
    StaleVersion,
    Status,
    Store,
)
from db.commit import MILESTONES_KEPT
from tests.db.helpers import ANNA, BORYS, CHIARA, NOW, at, choice, new_match, sit, started, state


async def test_the_start_seats_everybody_anew(store: Store) -> None:
    match = await new_match(store)
    for user in (ANNA, BORYS):
        await sit(store, match.id, user_id=user)
    seating = [Seating(bot="careful"), Seating(user_id=BORYS, options={"colour": "red"}), Seating(user_id=ANNA)]
    start = Move(match_id=match.id, expected_version=0, at=at(1), snapshot=state(1), seating=seating)
    await store.moves.commit(start)
    loaded = await store.moves.load(match.id)
    assert [(seat.number, seat.user_id, seat.bot) for seat in loaded.seats] == [
        (0, None, "careful"),
        (1, BORYS, None),
        (2, ANNA, None),
    ]
    assert loaded.seats[1].options == {"colour": "red"}
    assert loaded.snapshot == state(1)


async def test_before_the_start_there_is_no_state(store: Store) -> None:
    match = await new_match(store)
    loaded = await store.moves.load(match.id)
    assert (loaded.match, loaded.seats, loaded.snapshot, loaded.version) == (match, [], None, 0)


async def test_everything_a_move_causes_is_written(store: Store) -> None:
    match_id = await started(store)
    committed = await store.moves.commit(
        Move(
            match_id=match_id,
            expected_version=1,
            at=at(5),
            snapshot=state(2),
            entries=[
                NewEntry(seat=0, text="move мех:2 t14>t15", asked=3, events='[{"text": "пішов"}]'),
                NewEntry(seat=1, text="pass", by="bot", asked=4),
            ],
            remind=[NewReminder(kind="nudge", seat=0, due_at=at(60), user_id=ANNA)],
            posts=[Post(kind="board", payload={"Ї": [1, None, {"x": 2.5}]}), Post(kind="turn", lane=f"dm:{ANNA}")],
            seats={1: {"bank_seconds": 1800}},
            changes={"language": "ru"},
        )
    )
    assert (committed.version, committed.logged) == (2, 2)
    loaded = await store.moves.load(match_id)
    assert (loaded.version, loaded.snapshot, loaded.match.language) == (2, state(2), "ru")
    assert loaded.match.moved_at == at(5)
    assert [seat.bank_seconds for seat in loaded.seats] == [3600, 1800]
    log = await store.moves.log(match_id)
    assert [(entry.number, entry.seat, entry.text, entry.by, entry.asked, entry.at) for entry in log] == [
        (1, 0, "move мех:2 t14>t15", "player", 3, at(5)),
        (2, 1, "pass", "bot", 4, at(5)),
    ]
    assert log[0].events == '[{"text": "пішов"}]'
    (reminder,) = await store.reminders.of_match(match_id)
    assert (reminder.kind, reminder.seat, reminder.due_at, reminder.user_id) == ("nudge", 0, at(60), ANNA)
    board, turn = await store.outbox.waiting(match_id)
    assert [board.id, turn.id] == committed.outbox_ids
    assert (board.number, board.lane, board.payload) == (1, "table", {"Ї": [1, None, {"x": 2.5}]})
    assert (turn.number, turn.lane, turn.kind) == (2, f"dm:{ANNA}", "turn")
    assert board.nonce != turn.nonce
    assert len(board.nonce) <= 25


async def test_a_stale_move_changes_nothing(store: Store) -> None:
    match_id = await started(store)
    await store.moves.commit(choice(match_id, 1))
    late = choice(
        match_id, 1, snapshot=b"other", posts=[Post(kind="board")], remind=[NewReminder(kind="x", due_at=NOW)]
    )
    with pytest.raises(StaleVersion) as caught:
        await store.moves.commit(late)
    assert (caught.value.expected, caught.value.actual) == (1, 2)
    loaded = await store.moves.load(match_id)
    assert (loaded.version, loaded.snapshot, loaded.match.logged, loaded.match.posted) == (2, state(2), 1, 0)
    assert len(await store.moves.log(match_id)) == 1
    assert await store.outbox.waiting(match_id) == []
    assert await store.reminders.of_match(match_id) == []


async def test_a_move_that_fails_halfway_changes_nothing(store: Store) -> None:
    match_id = await started(store)
    with pytest.raises(NotSeated):
        await store.moves.commit(choice(match_id, 1, seats={9: {"score": 1}}))
    loaded = await store.moves.load(match_id)
    assert (loaded.version, loaded.snapshot, loaded.match.moved_at) == (1, state(1), None)
    assert await store.moves.log(match_id) == []
    with pytest.raises(NoSuchMatch):
        await store.moves.commit(choice(match_id + 1, 1))


async def test_a_move_without_state_leaves_the_state(store: Store) -> None:
    match_id = await started(store)
    pause = Move(match_id=match_id, expected_version=1, at=at(3), changes={"status": Status.PAUSED, "paused_at": at(3)})
    await store.moves.commit(pause)
    loaded = await store.moves.load(match_id)
    assert (loaded.version, loaded.snapshot, loaded.match.status) == (2, state(1), Status.PAUSED)
    assert (loaded.match.paused_at, loaded.match.moved_at) == (at(3), None)


async def test_the_log_can_be_read_from_anywhere(store: Store) -> None:
    match_id = await started(store)
    for version in range(1, 8):
        await store.moves.commit(choice(match_id, version))
    assert [entry.number for entry in await store.moves.log(match_id, after=4)] == [5, 6, 7]
    assert [entry.text for entry in await store.moves.log(match_id, after=4, limit=1)] == ["move 5"]
    assert await store.moves.log(match_id, after=7) == []


async def test_a_seal_leaves_a_receipt_and_a_new_seal_replaces_it(store: Store) -> None:
    match_id = await started(store)
    for version, (seat, asked, receipt) in enumerate([(0, 5, "aa"), (1, 5, "bb"), (0, 5, "cc"), (1, 6, "dd")], 1):
        entry = NewEntry(seat=seat, text="dial 4", asked=asked, receipt=receipt)
        await store.moves.commit(choice(match_id, version, entries=[entry]))
    kept = (await store.bundles.export(match_id))["receipts"]
    shown = [(one["asked"], one["seat"], one["receipt"], datetime.fromisoformat(one["at"])) for one in kept]
    assert shown == [(5, 0, "cc", at(3)), (5, 1, "bb", at(2)), (6, 1, "dd", at(4))]
    assert [entry.receipt for entry in await store.moves.log(match_id)] == ["aa", "bb", "cc", "dd"]


async def test_the_newest_milestones_are_kept(store: Store) -> None:
    match_id = await started(store)
    last = MILESTONES_KEPT + 4
    for version in range(1, last):
        await store.moves.commit(choice(match_id, version, milestone=version != 5))
    steps = await store.moves.milestones(match_id)
    made = [version for version in range(last, 1, -1) if version != 6]
    assert [step.version for step in steps] == made[:MILESTONES_KEPT]
    assert (steps[0].logged, steps[0].at) == (last - 1, at(last - 1))
    assert await store.moves.milestone(match_id, last - 2) == state(last - 2)
    assert await store.moves.milestone(match_id, 2) is None


async def test_the_end_clears_reminders_and_milestones(store: Store) -> None:
    match_id = await started(store)
    await store.moves.commit(choice(match_id, 1, milestone=True, remind=[NewReminder(kind="nudge", due_at=at(9))]))
    end = choice(
        match_id,
        2,
        changes={"status": Status.FINISHED, "finished_at": at(2)},
        seats={0: {"place": 1, "score": 40}, 1: {"place": 2, "score": 31}},
    )
    await store.moves.commit(end)
    loaded = await store.moves.load(match_id)
    assert (loaded.match.status, loaded.match.finished_at) == (Status.FINISHED, at(2))
    assert [(seat.place, seat.score) for seat in loaded.seats] == [(1, 40), (2, 31)]
    assert await store.reminders.of_match(match_id) == []
    assert await store.moves.milestones(match_id) == []


async def test_a_seat_remembers_who_sat_there(store: Store) -> None:
    match_id = await started(store, ANNA, BORYS)
    await store.moves.commit(choice(match_id, 1, seats={0: {"bot": "careful"}}))
    stand_in = (await store.matches.seats(match_id))[0]
    assert (stand_in.user_id, stand_in.bot, stand_in.former) == (ANNA, "careful", [])
    await store.moves.commit(choice(match_id, 2, seats={0: {"user_id": CHIARA, "bot": None}}))
    await store.moves.commit(choice(match_id, 3, seats={0: {"user_id": None, "bot": "careful"}}))
    seat = (await store.matches.seats(match_id))[0]
    assert (seat.user_id, seat.bot, seat.joined_at) == (None, "careful", at(3))
    assert seat.former == [
        {"user_id": ANNA, "bot": "careful", "until": at(2).isoformat()},
        {"user_id": CHIARA, "bot": None, "until": at(3).isoformat()},
    ]


async def test_a_move_forgets_before_it_reminds(store: Store) -> None:
    match_id = await started(store)
    first = [
        NewReminder(kind="nudge", seat=0, due_at=at(10)),
        NewReminder(kind="clock", seat=0, due_at=at(20)),
        NewReminder(kind="nudge", seat=1, due_at=at(30)),
    ]
    await store.moves.commit(choice(match_id, 1, remind=first))
    second = [NewReminder(kind="nudge", seat=1, due_at=at(40), attempt=2)]
    await store.moves.commit(choice(match_id, 2, forget=[Forget(seat=0)], remind=second))
    left = await store.reminders.of_match(match_id)
    assert [(one.seat, one.kind, one.due_at, one.attempt) for one in left] == [(1, "nudge", at(40), 2)]
