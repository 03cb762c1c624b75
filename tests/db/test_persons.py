"""What is kept about a person: found, and removed, in both kinds of database."""

from __future__ import annotations

from db import NOBODY, Move, NewEntry, NewReminder, Offer, Post, Status, Store
from tests.db.helpers import ANNA, BORYS, CHIARA, NOW, at, started, state


async def lived(store: Store, status: Status) -> int:
    """A match that tells of Anna in every way it can."""
    match_id = await started(store, ANNA, BORYS)
    events = f'[{{"text":["seat-back",{{"user":"<@{ANNA}>"}}]}}]'
    await store.moves.commit(
        Move(
            match_id=match_id,
            expected_version=1,
            at=at(1),
            snapshot=state(2),
            entries=[NewEntry(seat=0, text="seat-back", kind="table", by="table", events=events)],
            changes={
                "status": status,
                "heir_id": ANNA,
                "guests": {str(ANNA): "asked", str(BORYS): "asked"},
                "watchers": [ANNA, CHIARA],
                "tickets": [[ANNA, 7], [BORYS, 8]],
            },
            seats={1: {"user_id": ANNA}, 0: {"user_id": CHIARA, "may_return": ANNA, "sealed_by": ANNA}},
            offer=Offer(match_id=match_id, seat=1, owner_id=ANNA, user_id=BORYS, opened_at=NOW, expires_at=at(9)),
            posts=[Post(kind="ping", lane=f"dm-{ANNA}", payload={"user": ANNA})],
        )
    )
    await store.matches.keep_messages(match_id, {"panel_0_user": ANNA, "panel_0_message": 5, "board": 6}, [], NOW)
    await store.reminders.set([NewReminder(kind="digest", user_id=ANNA, due_at=NOW)])
    await store.settings.set_user(ANNA, coach=False)
    await store.coaching.first_met(ANNA, "xidit", "orders", (match_id, 1))
    return match_id


async def test_everything_of_a_match_that_is_over(store: Store) -> None:
    match_id = await lived(store, Status.CANCELLED)
    other = await started(store, BORYS, CHIARA, host_id=BORYS)
    assert await store.persons.matches(ANNA) == [match_id]
    about = await store.persons.about(ANNA)
    assert about["matches"][0]["ticket"] == 7
    assert about["messages_to_them"]
    assert not await store.persons.forget_in(match_id, ANNA)
    await store.persons.forget(ANNA)
    store.settings.forget(ANNA)
    match = await store.matches.get(match_id)
    assert (match.host_id, match.heir_id, match.guests) == (NOBODY, None, {str(BORYS): "asked"})
    assert (match.watchers, match.tickets, match.messages) == ([CHIARA], None, {"board": 6})
    first, second = await store.matches.seats(match_id)
    assert (first.user_id, first.may_return, first.sealed_by) == (CHIARA, None, NOBODY)
    assert [one["user_id"] for one in first.former] == [NOBODY]
    assert second.user_id == NOBODY
    assert [one["user_id"] for one in second.former] == [BORYS]
    (entry,) = await store.moves.log(match_id)
    assert str(ANNA) not in entry.events
    assert await store.persons.matches(ANNA) == []
    assert await store.persons.about(ANNA) == {
        "person": ANNA,
        "settings": [],
        "matches": [],
        "taught": [],
        "reminders": [],
        "messages_to_them": [],
    }
    assert {record.user_id for record in await store.stats.best("xidit")} <= {CHIARA}
    assert (await store.stats.totals()).players == 2
    assert (await store.matches.get(other)).host_id == BORYS


async def test_what_proves_the_dice_of_a_match_under_way_stays(store: Store) -> None:
    match_id = await lived(store, Status.RUNNING)
    assert await store.persons.forget_in(match_id, ANNA)
    assert (await store.matches.get(match_id)).tickets == [[ANNA, 7], [BORYS, 8]]
