"""Figures."""

from __future__ import annotations

from db import NewReminder, Post, Record, Status, Store
from tests.db.helpers import ANNA, BORYS, CHIARA, NOW, at, choice, new_match, sit, started


async def finish(store: Store, match_id: int, scores: list[int]) -> None:
    """End a match that is at version 1 with these scores, best place to the highest."""
    order = sorted(scores, reverse=True)
    await store.moves.commit(
        choice(
            match_id,
            1,
            changes={"status": Status.FINISHED, "finished_at": at(1)},
            seats={seat: {"score": score, "place": order.index(score) + 1} for seat, score in enumerate(scores)},
        )
    )


async def test_a_players_record_by_game(store: Store) -> None:
    await finish(store, await started(store, ANNA, BORYS), [10, 20])
    await finish(store, await started(store, ANNA, BORYS, CHIARA), [30, 30, 5])
    await started(store, ANNA, BORYS)
    await started(store, ANNA, game="scythe")
    await sit(store, (await new_match(store)).id, user_id=ANNA)
    assert await store.stats.player(ANNA) == [
        Record(ANNA, "scythe", playing=1, finished=0, won=0, mean_place=None, best_score=None),
        Record(ANNA, "xidit", playing=1, finished=2, won=1, mean_place=1.5, best_score=30),
    ]
    assert await store.stats.player(999) == []


async def test_the_best_of_a_game(store: Store) -> None:
    await finish(store, await started(store, ANNA, BORYS), [10, 20])
    await finish(store, await started(store, BORYS, CHIARA, guild_id=5), [10, 20])
    await finish(store, await started(store, BORYS, ANNA), [9, 8])
    await started(store, CHIARA, ANNA)
    best = await store.stats.best("xidit")
    assert [(record.user_id, record.won, record.finished) for record in best] == [
        (BORYS, 2, 3),
        (CHIARA, 1, 1),
        (ANNA, 0, 2),
    ]
    assert [record.user_id for record in await store.stats.best("xidit", guild_id=5)] == [CHIARA, BORYS]
    assert len(await store.stats.best("xidit", limit=1)) == 1
    assert await store.stats.best("scythe") == []


async def test_totals(store: Store) -> None:
    """How much there is in the database."""
    await finish(store, await started(store, ANNA, BORYS), [1, 2])
    match_id = await started(store, ANNA, CHIARA)
    remind, posts = [NewReminder(kind="nudge", due_at=NOW)], [Post(kind="a"), Post(kind="b")]
    committed = await store.moves.commit(choice(match_id, 1, remind=remind, posts=posts))
    await store.outbox.delivered(committed.outbox_ids[:1], NOW)
    totals = await store.stats.totals()
    assert totals.matches == dict.fromkeys(Status, 0) | {Status.RUNNING: 1, Status.FINISHED: 1}
    assert (totals.players, totals.log_entries, totals.reminders, totals.undelivered) == (3, 2, 1, 1)
    assert totals.bytes > 0
