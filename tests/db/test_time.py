"""What time needs of the store: all that is due for somebody, another look, letters, seats and what they have seen."""

from __future__ import annotations

from db import Fired, NewReminder, Post, Store
from tests.db.helpers import ANNA, BORYS, at, started


async def test_all_that_is_due_for_somebody(store: Store) -> None:
    match_id = await started(store)
    await store.reminders.set(
        [
            NewReminder(kind="turn", match_id=match_id, seat=0, user_id=ANNA, due_at=at(2)),
            NewReminder(kind="digest", user_id=ANNA, due_at=at(1)),
            NewReminder(kind="turn", match_id=match_id, seat=1, user_id=BORYS, due_at=at(1)),
            NewReminder(kind="back", user_id=ANNA, due_at=at(9)),
        ]
    )
    assert [one.kind for one in await store.reminders.due_for([ANNA], at(3))] == ["digest", "turn"]
    await store.reminders.hurry(ANNA, ["back"], at(3), at(3))
    assert [one.kind for one in await store.reminders.due_for([ANNA], at(3))] == ["digest", "turn", "back"]


async def test_a_letter_goes_to_a_person_and_the_attempt_may_stay(store: Store) -> None:
    match_id = await started(store)
    await store.reminders.set([NewReminder(kind="turn", match_id=match_id, seat=0, user_id=ANNA, due_at=at(1))])
    (due,) = await store.reminders.due(at(1))
    letter = Post(kind="ping", lane=f"dm-{ANNA}")
    await store.reminders.fire([Fired(reminder=due, dms=[letter], again=at(5), attempt=0)], at(1))
    assert [item.kind for item in await store.outbox.waiting(None)] == ["ping"]
    (later,) = await store.reminders.due(at(5))
    assert later.attempt == 0
    await store.reminders.fire([Fired(reminder=later, again=at(6))], at(5))
    assert (await store.reminders.due(at(6)))[0].attempt == 1


async def test_what_a_seat_has_seen(store: Store) -> None:
    match_id = await started(store)
    await store.matches.saw(match_id, 0, 7)
    assert [seat.seen_entry for seat in await store.matches.seats(match_id)][:2] == [7, 0]
