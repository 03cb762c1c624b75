"""Votes of the table."""

from __future__ import annotations

from datetime import timedelta

import pytest

from db import WHOLE_TABLE, Counter, Fired, Forget, NewReminder, Plain, Post, Store, Vote, VoteClosed
from tests.db.helpers import ANNA, BORYS, NOW, at, choice, started

COUNTER = Counter("vote", WHOLE_TABLE)


async def asked(store: Store, match_id: int, kind: str, subject: Plain | None = None) -> Vote:
    """A vote that Anna asks for."""
    return await store.votes.open(
        match_id, kind, subject or {}, by=ANNA, choice="yes", at=NOW, closes_at=at(99), counter=COUNTER
    )


async def test_ballots_are_counted_and_may_change(store: Store) -> None:
    match_id = await started(store)
    subject = {"seat": 1, "because": "зник"}
    vote = await asked(store, match_id, "replace", subject)
    await store.votes.cast(vote.id, BORYS, "yes", NOW, counter=COUNTER)
    count = await store.votes.cast(vote.id, BORYS, "no", at(1), counter=COUNTER)
    assert count.ballots == {ANNA: "yes", BORYS: "no"}
    assert (count.vote.subject, count.vote.closes_at) == (subject, at(99))
    assert await store.votes.count(vote.id) == count


async def test_a_closed_vote_takes_no_ballots_and_keeps_its_outcome(store: Store) -> None:
    match_id = await started(store)
    vote = await asked(store, match_id, "pause")
    await store.votes.close(vote.id, "refused", at(5))
    await store.votes.close(vote.id, "carried", at(6))
    with pytest.raises(VoteClosed):
        await store.votes.cast(vote.id, ANNA, "yes", at(7), counter=COUNTER)
    with pytest.raises(VoteClosed):
        await store.votes.cast(vote.id + 1, ANNA, "yes", at(7), counter=COUNTER)
    count = await store.votes.count(vote.id)
    assert count is not None
    assert (count.vote.outcome, count.vote.closed_at) == ("refused", at(5))


async def test_a_move_carries_out_a_vote(store: Store) -> None:
    match_id = await started(store)
    first = await asked(store, match_id, "undo", {"to": 1})
    second = await asked(store, match_id, "pause")
    assert await store.votes.open_in(match_id) == [first, second]
    await store.moves.commit(choice(match_id, 1, closed_votes={first.id: "carried"}))
    assert await store.votes.open_in(match_id) == [second]


async def test_a_vote_begins_with_a_ballot_a_count_and_a_message(store: Store) -> None:
    match_id = await started(store)
    first = await asked(store, match_id, "pause")
    count = await store.votes.count(first.id)
    assert count is not None
    assert count.ballots == {ANNA: "yes"}
    (counting,) = await store.reminders.due(NOW)
    assert (counting.kind, counting.seat, counting.due_at) == ("vote", WHOLE_TABLE, NOW)
    # One count for all: another vote makes it due anew, also for a count that is under way.
    second = await asked(store, match_id, "undo")
    assert await store.reminders.fire([Fired(reminder=counting, again=at(99))], NOW) == []
    (again,) = await store.reminders.due(NOW)
    posts = [(item.kind, item.payload) for item in await store.outbox.waiting(match_id)]
    assert posts == [("vote", {"vote": first.id}), ("vote", {"vote": second.id})]
    # A count closes what is over together with the word about it.
    over = Fired(reminder=again, again=at(99), closed_votes={first.id: "over"}, posts=[Post(kind="vote-now")])
    assert len(await store.reminders.fire([over], at(2))) == 1
    assert await store.votes.open_in(match_id) == [second]
    assert [one.due_at for one in await store.reminders.of_match(match_id)] == [at(99)]


async def open_by_clock(store: Store) -> tuple[int, Vote]:
    """A vote that a clock opens, with the reminder that counts its ballots."""
    match_id = await started(store)
    await store.reminders.set([NewReminder(kind="clock", match_id=match_id, seat=1, due_at=at(1))])
    (clock,) = await store.reminders.due(at(1))
    vote = Vote(match_id=match_id, kind="late", subject={"seat": 1}, opened_by=0, opened_at=at(1), closes_at=at(61))
    count = NewReminder(kind="vote", seat=1, due_at=at(61))
    fired = Fired(reminder=clock, vote=vote, remind=[count], posts=[Post(kind="note")])
    assert len(await store.reminders.fire([fired], at(1))) == 2
    assert await store.reminders.fire([fired], at(1)) == []  # it is not the same any more
    (opened,) = await store.votes.open_in(match_id)
    return match_id, opened


async def test_a_clock_opens_a_vote_once_with_all_that_belongs_to_it(store: Store) -> None:
    match_id, vote = await open_by_clock(store)
    assert (vote.kind, vote.subject, vote.opened_by, vote.closes_at) == ("late", {"seat": 1}, 0, at(61))
    posts = [(item.kind, item.payload) for item in await store.outbox.waiting(match_id)]
    assert posts == [("note", {}), ("vote", {"vote": vote.id})]
    assert [(one.kind, one.seat, one.due_at) for one in await store.reminders.of_match(match_id)] == [
        ("vote", 1, at(61))
    ]


async def test_a_ballot_makes_the_count_due_and_a_count_under_way_notices(store: Store) -> None:
    match_id, vote = await open_by_clock(store)
    counter, post = Counter("vote", 1), Post(kind="vote-now", payload={"vote": vote.id})
    await store.votes.cast(vote.id, ANNA, "wait", at(5), counter=counter, posts=[post])
    (counting,) = await store.reminders.due(at(5))
    assert (await store.outbox.waiting(match_id))[-1].kind == "vote-now"
    # Somebody votes in the very same moment while the first ballot is counted: the count may not put off the next one.
    await store.votes.cast(vote.id, BORYS, "wait", at(5), counter=counter)
    await store.reminders.fire([Fired(reminder=counting, again=at(61))], at(5))
    (again,) = await store.reminders.due(at(5))
    assert at(5) - again.due_at == timedelta(microseconds=2)
    await store.reminders.fire([Fired(reminder=again, again=at(61), attempt=0)], at(5))
    assert await store.reminders.due(at(5)) == []


async def test_a_vote_that_nothing_counts_takes_no_ballots(store: Store) -> None:
    match_id, vote = await open_by_clock(store)
    await store.moves.commit(choice(match_id, 1, forget=[Forget(seat=1)]))
    post = Post(kind="vote-now", payload={"vote": vote.id})
    with pytest.raises(VoteClosed):
        await store.votes.cast(vote.id, ANNA, "wait", at(7), counter=Counter("vote", 1), posts=[post])
    assert [item.kind for item in await store.outbox.waiting(match_id)] == ["note", "vote"]
    count = await store.votes.count(vote.id)
    assert count is not None
    assert count.ballots == {}
