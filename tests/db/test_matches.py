"""Matches outside of moves."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from db import WHOLE_TABLE, Clock, Counter, Match, NoSuchMatch, Status, Store, WhenLate
from tests.db.helpers import ANNA, BORYS, CHIARA, NOW, at, choice, new_match, sit, started


async def test_a_new_match_is_an_empty_lobby(store: Store) -> None:
    clock = Clock(decision_hours=48, bank_hours=24, when_late=WhenLate.DEFAULT)
    match = await new_match(store, options={"variant": "довга 🐉"}, clock=clock, thread_id=99)
    found = await store.matches.get(match.id)
    assert found == match
    assert (found.status, found.version, found.options) == (Status.LOBBY, 0, {"variant": "довга 🐉"})
    assert (found.decision_hours, found.bank_hours, found.when_late) == (48, 24, WhenLate.DEFAULT)
    assert (found.created_at, found.started_at, found.setup, found.messages) == (NOW, None, None, {})
    assert await store.matches.seats(match.id) == []


async def test_defaults_of_a_server_can_be_a_matchs_clock(store: Store) -> None:
    settings = await store.settings.set_guild(1, decision_hours=72, when_late=WhenLate.VOTE)
    match = await new_match(store, clock=settings)
    assert (match.decision_hours, match.when_late) == (72, WhenLate.VOTE)


async def test_an_unknown_match_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchMatch):
        await store.matches.get(7)
    with pytest.raises(NoSuchMatch):
        await store.matches.update(7, language="ru")
    with pytest.raises(NoSuchMatch):
        await store.moves.load(7)


async def test_a_thread_leads_to_its_match(store: Store) -> None:
    match = await new_match(store)
    assert await store.matches.in_thread(5) is None
    await store.matches.update(match.id, thread_id=5)
    found = await store.matches.in_thread(5)
    assert found is not None
    assert found.id == match.id


async def test_two_matches_cannot_share_a_thread(store: Store) -> None:
    threads = [5, None, 5, 6, 5, None]
    news = (new_match(store, thread_id=thread) for thread in threads)
    results = await asyncio.gather(*news, return_exceptions=True)
    assert sum(isinstance(result, IntegrityError) for result in results) == 2
    listed = await store.matches.listed()
    assert sorted(match.thread_id or 0 for match in listed) == [0, 0, 5, 6]
    assert {match.id for match in listed} == {result.id for result in results if isinstance(result, Match)}


async def test_changes_are_written_and_leave_the_version(store: Store) -> None:
    match = await new_match(store)
    await store.matches.update(match.id, options={"long": True}, language="ru", host_id=BORYS, bank_hours=3)
    await store.matches.update(match.id)
    found = await store.matches.get(match.id)
    assert (found.options, found.language, found.host_id, found.bank_hours) == ({"long": True}, "ru", BORYS, 3)
    assert found.version == 0


async def test_messages_are_kept_by_name(store: Store) -> None:
    match = await new_match(store)
    await store.matches.keep_message(match.id, "lobby", 2**62 + 1)
    await store.matches.keep_message(match.id, "board", 11)
    await store.matches.keep_message(match.id, "board", 12)
    assert (await store.matches.get(match.id)).messages == {"lobby": 2**62 + 1, "board": 12}
    with pytest.raises(ValueError, match="not a name"):
        await store.matches.keep_message(match.id, "a'b", 1)
    await store.matches.drop_message(match.id, "board", 11)  # another has taken its place
    assert "board" in (await store.matches.get(match.id)).messages
    await store.matches.drop_message(match.id, "board", 12)
    await store.matches.drop_message(match.id, "vote_7", 1)  # never kept
    assert (await store.matches.get(match.id)).messages == {"lobby": 2**62 + 1}


async def test_lists_by_user_guild_and_status(store: Store) -> None:
    first = await started(store, ANNA, BORYS)
    second = await started(store, BORYS, CHIARA, guild_id=9)
    lobby = (await new_match(store)).id
    await sit(store, lobby, user_id=ANNA)

    async def ids(user_id: int, *statuses: Status) -> list[int]:
        return [match.id for match in await store.matches.of_user(user_id, statuses or tuple(Status))]

    assert await ids(ANNA) == [lobby, first]
    assert await ids(ANNA, Status.RUNNING) == [first]
    assert await ids(BORYS) == [second, first]
    assert await ids(12345) == []
    assert [match.id for match in await store.matches.listed([Status.RUNNING])] == [second, first]
    assert [match.id for match in await store.matches.listed(guild_id=9)] == [second]
    assert [match.id for match in await store.matches.listed(limit=1)] == [lobby]


async def test_a_deleted_match_takes_everything_along_and_its_id_is_not_reused(store: Store) -> None:
    match_id = await started(store)
    await store.moves.commit(choice(match_id, 1))
    counter = Counter("vote", WHOLE_TABLE)
    vote = await store.votes.open(
        match_id, "pause", {}, by=ANNA, choice="yes", at=NOW, closes_at=at(60), counter=counter
    )
    await store.matches.delete(match_id)
    assert await store.moves.log(match_id) == []
    assert await store.votes.count(vote.id) is None
    assert (await new_match(store)).id > match_id
