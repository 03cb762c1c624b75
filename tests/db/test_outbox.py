"""Messages that wait to be delivered."""

from __future__ import annotations

from pathlib import Path

import pytest

from db import Lane, NoSuchMatch, OutboxItem, Post, Store
from tests.db.helpers import ANNA, NOW, at, choice, started

DM = f"dm:{ANNA}"


def kinds(items: list[OutboxItem]) -> list[str]:
    return [item.kind for item in items]


async def test_items_of_a_lane_come_in_order_and_one_at_a_time(store: Store) -> None:
    match_id = await started(store)
    await store.outbox.put([Post(kind="a"), Post(kind="b")], NOW, match_id)
    (first,) = await store.outbox.claim(match_id, "table", NOW)
    assert (first.kind, first.number, first.attempts) == ("a", 1, 1)
    await store.outbox.delivered([first.id], at(1), remote_id=2**61, kept={"board": 2**61})
    (second,) = await store.outbox.claim(match_id, "table", NOW)
    assert (second.kind, second.number) == ("b", 2)
    await store.outbox.delivered([second.id], at(1))
    assert await store.outbox.claim(match_id, "table", NOW) == []
    assert (await store.matches.get(match_id)).messages == {"board": 2**61}


async def test_what_was_never_tried_can_be_put_off_or_hurried(store: Store) -> None:
    one, two = await started(store), await started(store)
    for match_id in (one, two):
        await store.outbox.put([Post(kind="a", lane=DM, not_before=at(3))], NOW, match_id)
    await store.outbox.claim(two, DM, at(3))
    await store.outbox.put_off(DM, at(5))
    assert await store.outbox.claim(one, DM, at(4)) == []
    assert kinds(await store.outbox.claim(two, DM, at(4))) == ["a"]  # it may be on its way
    await store.outbox.put_off(DM, at(1))
    assert kinds(await store.outbox.claim(one, DM, at(1))) == ["a"]


async def test_lanes_and_matches_do_not_wait_for_each_other(store: Store) -> None:
    one, two = await started(store), await started(store)
    await store.outbox.put([Post(kind="a"), Post(kind="dm", lane=DM)], NOW, one)
    await store.outbox.put([Post(kind="b")], NOW, two)
    await store.outbox.put([Post(kind="digest", lane=DM)], NOW)
    (stuck,) = await store.outbox.claim(one, "table", NOW)
    await store.outbox.failed([stuck.id], "500", at(10))
    assert await store.outbox.claim(one, "table", at(9)) == []
    assert kinds(await store.outbox.claim(one, DM, NOW)) == ["dm"]
    assert kinds(await store.outbox.claim(two, "table", NOW)) == ["b"]
    assert kinds(await store.outbox.claim(None, DM, NOW)) == ["digest"]
    assert [(lane.match_id, lane.name) for lane in await store.outbox.lanes()] == [
        (one, DM),
        (two, "table"),
        (None, DM),
        (one, "table"),
    ]


async def test_a_failed_item_holds_its_lane_until_its_time_and_keeps_its_nonce(store: Store) -> None:
    match_id = await started(store)
    await store.outbox.put([Post(kind="a"), Post(kind="b")], NOW, match_id)
    (item,) = await store.outbox.claim(match_id, "table", NOW)
    await store.outbox.failed([item.id], "429: почекайте", at(5))
    assert await store.outbox.lanes() == [Lane(match_id, "table", at(5))]
    (again,) = await store.outbox.claim(match_id, "table", at(5))
    assert (again.id, again.nonce, again.attempts) == (item.id, item.nonce, 2)
    assert again.last_error == "429: почекайте"
    await store.outbox.delivered([again.id], at(6), remote_id=3)
    assert kinds(await store.outbox.claim(match_id, "table", at(6))) == ["b"]


async def test_the_lane_goes_on_without_what_cannot_be_delivered(store: Store) -> None:
    match_id = await started(store)
    await store.outbox.put([Post(kind="a"), Post(kind="b")], NOW, match_id)
    (item,) = await store.outbox.claim(match_id, "table", NOW)
    await store.outbox.give_up([item.id], "50007", NOW)
    assert kinds(await store.outbox.claim(match_id, "table", NOW)) == ["b"]


async def test_a_post_may_have_to_wait(store: Store) -> None:
    match_id = await started(store)
    await store.outbox.put([Post(kind="a", not_before=at(3))], NOW, match_id)
    assert await store.outbox.claim(match_id, "table", at(2)) == []
    assert kinds(await store.outbox.claim(match_id, "table", at(3))) == ["a"]


async def test_of_waiting_items_with_one_key_only_the_newest_is_delivered(store: Store) -> None:
    match_id = await started(store)
    board = [Post(kind="board", dedupe="board", payload={"version": version}) for version in range(3)]
    await store.outbox.put([board[0], Post(kind="told"), board[1]], NOW, match_id)
    await store.outbox.put([Post(kind="board", dedupe="board", lane=DM)], NOW, match_id)
    (told,) = await store.outbox.claim(match_id, "table", NOW)
    assert told.kind == "told"
    await store.outbox.delivered([told.id], NOW)
    (shown,) = await store.outbox.claim(match_id, "table", NOW)
    assert shown.payload == {"version": 1}
    # This one may be on its way: a newer one does not replace it.
    await store.outbox.put([board[2]], NOW, match_id)
    (same,) = await store.outbox.claim(match_id, "table", NOW)
    assert same.id == shown.id
    await store.outbox.delivered([same.id], NOW)
    (newest,) = await store.outbox.claim(match_id, "table", NOW)
    assert newest.payload == {"version": 2}
    assert len(await store.outbox.claim(match_id, DM, NOW)) == 1


async def test_a_burst_can_be_delivered_as_one_message(store: Store) -> None:
    match_id = await started(store)
    posts = [Post(kind="told"), Post(kind="told"), Post(kind="told"), Post(kind="board"), Post(kind="told")]
    await store.outbox.put(posts, NOW, match_id)
    burst = await store.outbox.claim(match_id, "table", NOW, most=10)
    assert [item.number for item in burst] == [1, 2, 3]
    await store.outbox.delivered([item.id for item in burst], NOW, remote_id=9)
    assert kinds(await store.outbox.claim(match_id, "table", NOW, most=10)) == ["board"]


async def test_what_was_claimed_before_a_crash_comes_again_as_it_was(path: Path) -> None:
    async with await Store.open(path) as store:
        match_id = await started(store)
        await store.outbox.put([Post(kind="told"), Post(kind="told")], NOW, match_id)
        burst = await store.outbox.claim(match_id, "table", NOW, most=10)
    async with await Store.open(path) as store:
        await store.outbox.put([Post(kind="told")], NOW, match_id)
        assert [lane.match_id for lane in await store.outbox.lanes()] == [match_id]
        again = await store.outbox.claim(match_id, "table", NOW, most=1)
        assert [(item.id, item.nonce) for item in again] == [(item.id, item.nonce) for item in burst]
        await store.outbox.delivered([item.id for item in again], NOW, remote_id=1)
        (late,) = await store.outbox.claim(match_id, "table", NOW)
        assert late.number == 3


async def test_what_is_done_stays_done(store: Store) -> None:
    match_id = await started(store)
    (item_id,) = await store.outbox.put([Post(kind="a")], NOW, match_id)
    await store.outbox.delivered([item_id], at(1), remote_id=5)
    await store.outbox.failed([item_id], "late answer", at(9))
    await store.outbox.give_up([item_id], "late answer", at(9))
    await store.outbox.delivered([item_id], at(9), remote_id=6, kept={"board": 6})
    assert await store.outbox.lanes() == []
    assert (await store.matches.get(match_id)).messages == {}


async def test_only_what_is_long_done_is_removed(store: Store) -> None:
    match_id = await started(store)
    ids = await store.outbox.put([Post(kind="a"), Post(kind="b"), Post(kind="c")], NOW, match_id)
    await store.outbox.delivered(ids[:1], at(1))
    await store.outbox.delivered(ids[1:2], at(5))
    assert await store.outbox.prune(at(5)) == 1
    assert kinds(await store.outbox.waiting(match_id)) == ["c"]
    assert await store.outbox.prune(at(6)) == 1


async def test_numbers_go_on_whoever_posts(store: Store) -> None:
    match_id = await started(store)
    await store.outbox.put([Post(kind="a")], NOW, match_id)
    await store.moves.commit(choice(match_id, 1, posts=[Post(kind="b"), Post(kind="c")]))
    await store.outbox.put([Post(kind="d")], NOW, match_id)
    assert [item.number for item in await store.outbox.waiting(match_id)] == [1, 2, 3, 4]
    assert await store.outbox.put([], NOW, match_id) == []
    with pytest.raises(NoSuchMatch):
        await store.outbox.put([Post(kind="a")], NOW, match_id + 1)
