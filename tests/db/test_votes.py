"""Votes of the table."""

from __future__ import annotations

import pytest

from db import Store, VoteClosed
from tests.db.helpers import ANNA, BORYS, NOW, at, choice, started


async def test_ballots_are_counted_and_may_change(store: Store) -> None:
    match_id = await started(store)
    subject = {"seat": 1, "because": "зник"}
    vote = await store.votes.open(match_id, "replace", subject, by=ANNA, at=NOW, closes_at=at(99))
    await store.votes.cast(vote.id, ANNA, "yes", NOW)
    await store.votes.cast(vote.id, BORYS, "yes", NOW)
    count = await store.votes.cast(vote.id, BORYS, "no", at(1))
    assert count.ballots == {ANNA: "yes", BORYS: "no"}
    assert (count.vote.subject, count.vote.closes_at) == (subject, at(99))
    assert await store.votes.count(vote.id) == count


async def test_a_closed_vote_takes_no_ballots_and_keeps_its_outcome(store: Store) -> None:
    match_id = await started(store)
    vote = await store.votes.open(match_id, "pause", {}, by=ANNA, at=NOW, closes_at=at(99))
    await store.votes.close(vote.id, "refused", at(5))
    await store.votes.close(vote.id, "carried", at(6))
    with pytest.raises(VoteClosed):
        await store.votes.cast(vote.id, ANNA, "yes", at(7))
    with pytest.raises(VoteClosed):
        await store.votes.cast(vote.id + 1, ANNA, "yes", at(7))
    count = await store.votes.count(vote.id)
    assert count is not None
    assert (count.vote.outcome, count.vote.closed_at) == ("refused", at(5))


async def test_a_move_carries_out_a_vote(store: Store) -> None:
    match_id = await started(store)
    first = await store.votes.open(match_id, "undo", {"to": 1}, by=ANNA, at=NOW, closes_at=at(99))
    second = await store.votes.open(match_id, "pause", {}, by=BORYS, at=NOW, closes_at=at(99))
    assert await store.votes.open_in(match_id) == [first, second]
    await store.moves.commit(choice(match_id, 1, closed_votes={first.id: "carried"}))
    assert await store.votes.open_in(match_id) == [second]
