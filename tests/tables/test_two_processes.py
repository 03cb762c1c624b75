"""Two processes on one PostgreSQL server, attacked at the seams: stale memory, both at once, connections that die."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest
from sqlalchemy import URL

import db
from bot.tables import offers, seats
from bot.tables.bot_runner import BotRunner
from bot.tables.changes import Paused
from bot.tables.taking_over import TakingOver
from bot.tables.votes import casting, subjects, table_vote
from db import Status
from games.engine import NotOpen, export
from tests.support.postgres import Cluster
from tests.tables.house import House

ANNA, BORYS, CHIARA, DMYTRO = (175928847299117000 + n for n in range(4))


@pytest.fixture
def place(cluster: Cluster) -> Iterator[URL]:
    """A database of the test's own."""
    url = cluster.fresh()
    yield url
    cluster.drop(url)


@pytest.fixture
async def houses(place: URL) -> AsyncIterator[tuple[House, House]]:
    """Two that hear nothing of each other: whatever one has in memory may be old."""
    async with await db.Store.open(place) as one, await db.Store.open(place) as other:
        yield House(one), House(other)
        assert await one.faults() == []


async def same(houses: tuple[House, House], number: int) -> None:
    """Both read the same match, once they look at the database, and it is what its log says."""
    for house in houses:
        house.table.forget_all()
    first, second = [await house.running(number) for house in houses]
    assert first.match.digest() == second.match.digest()
    stored = await houses[0].store.moves.load(number)
    assert stored.match.logged == len(await houses[0].store.moves.log(number))
    assert export.FORMAT


def kill(place: URL, statement: str) -> int:
    """End the connections of others whose last statement was such a one, as a failing network would."""
    address = place.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as connection:
        ended = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid() AND query LIKE %s",
            [statement],
        )
        return len(ended.fetchall())


async def test_a_control_that_another_process_has_made_stale_does_nothing(houses: tuple[House, House]) -> None:
    one, other = houses
    running = await one.match(ANNA, BORYS, CHIARA)
    seat = running.match.waiting[0]
    known = await other.running(running.id)
    serial, words = known.match.serial(seat), known.match.default(seat)
    await one.table.submit(running.id, seat, words, serial)
    with pytest.raises(NotOpen):
        await other.table.submit(running.id, seat, words, serial)
    with pytest.raises(NotOpen):
        await other.table.undo(running.id, seat, "0.0")
    await same(houses, running.id)


async def test_a_seat_is_given_away_once_and_a_vote_counted_once_whoever_hears_of_it(
    houses: tuple[House, House],
) -> None:
    one, other = houses
    running = await one.match(ANNA, BORYS, CHIARA)
    (seat,) = running.seats_of(BORYS)
    await offers.make(one.table, running.id, seat, None, BORYS)
    offer = (await one.running(running.id)).offers[seat].id
    await other.running(running.id)
    took = await asyncio.gather(
        *(offers.take(house.table, running.id, offer, user) for house in houses for user in (DMYTRO, DMYTRO + 1))
    )
    assert sorted(took) == ["seat-gone"] * 3 + ["seat-yours"]
    asked = await asyncio.gather(
        *(table_vote.open_vote(house.table, running, subjects.CallOff(), ANNA) for house in houses)
    )
    assert sorted(asked) == ["vote-one-at-a-time", "vote-opened"]
    (vote,) = await one.store.votes.open_in(running.id)
    await asyncio.gather(*(casting.cast(house.table, running.id, vote.id, CHIARA, "yes") for house in houses))
    assert len((await one.store.votes.count(vote.id) or pytest.fail("gone")).ballots) == 2
    await same(houses, running.id)


async def test_two_who_resign_the_same_seat_leave_it_once(houses: tuple[House, House]) -> None:
    one, other = houses
    running = await one.match(ANNA, BORYS, CHIARA)
    (seat,) = running.seats_of(BORYS)
    await other.running(running.id)
    await asyncio.gather(
        *(seats.resign(house.table, running.id, seat, BORYS) for house in houses), return_exceptions=True
    )
    stored = (await one.store.matches.seats(running.id))[seat]
    assert [one["user_id"] for one in stored.former] == [BORYS]
    said = [entry.text for entry in await one.store.moves.log(running.id) if entry.kind == "table"]
    assert said.count("seat-resigned") == 1
    await same(houses, running.id)


async def test_whoever_loses_the_lock_in_the_middle_of_a_move_does_not_undo_another_s(
    houses: tuple[House, House], place: URL
) -> None:
    one, other = houses
    running = await one.match(ANNA, BORYS, CHIARA)
    seat = running.match.waiting[0]
    async with one.table.locked(running.id) as draft:
        assert draft is not None
        assert kill(place, "%advisory%") >= 1
        await other.table.submit_default(running.id, seat)
        with pytest.raises(db.StaleVersion):
            await one.table.carry_out(draft, Paused(by=ANNA))
    after = await one.running(running.id)
    assert (after.row.status, after.row.logged) == (Status.RUNNING, (await other.running(running.id)).row.logged)
    await one.defaults(running.id, 2)
    await same(houses, running.id)


async def test_a_connection_that_dies_in_the_middle_of_a_move_leaves_all_of_it_or_nothing(
    houses: tuple[House, House], place: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = houses
    running = await one.match(ANNA, BORYS, CHIARA)
    before = await one.store.moves.log(running.id)
    transact = one.store.database.writer.transact

    async def dying(work: object) -> object:
        def broken(connection: object) -> object:
            result = work(connection)  # type: ignore[operator]
            kill(place, "%INSERT%")
            kill(place, "%UPDATE%")
            return result

        return await transact(broken)

    monkeypatch.setattr(one.store.database.writer, "transact", dying)
    with pytest.raises(db.Unavailable):
        await one.table.submit_default(running.id, running.match.waiting[0])
    monkeypatch.undo()
    assert await other.store.moves.log(running.id) == before
    assert await other.store.outbox.waiting(running.id) == await one.store.outbox.waiting(running.id)
    await one.defaults(running.id, 2)
    await same(houses, running.id)


async def test_bots_of_a_dead_process_think_on_in_another_though_nobody_moves(houses: tuple[House, House]) -> None:
    one, other = houses
    running = await one.match(ANNA, bots=2)
    while not running.waiting_bots() or running.waiting_people():  # one dies right after the move that asks a bot
        running = (await one.table.submit_default(running.id, running.match.waiting[0])).running
    runner, leading = BotRunner(other.table), False
    watch = TakingOver(other.store, runner, lambda: leading)
    await watch.look()
    assert not runner.busy, "another one leads"
    leading = True
    await watch.look()
    await runner.until_idle()
    now = await other.running(running.id)
    assert now.row.logged > running.row.logged
    assert now.waiting_people()
    assert not now.waiting_bots()
    await watch.look()
    await runner.until_idle()
    await watch.look()
    assert not runner.busy, "nothing has changed since"
    await same(houses, running.id)


async def test_bots_that_think_elsewhere_are_waited_for_and_answer_once(houses: tuple[House, House]) -> None:
    one, other = houses
    running = await one.match(ANNA, bots=2)
    while not running.waiting_bots() or running.waiting_people():
        running = (await one.table.submit_default(running.id, running.match.waiting[0])).running
    runner = BotRunner(other.table)
    async with one.store.sharing.held("bots", running.id):
        await TakingOver(other.store, runner, lambda: True).look()
        assert runner.busy
        assert (await one.running(running.id)).row.logged == running.row.logged
        seat = running.waiting_bots()[0]
        await one.table.submit(running.id, seat, running.match.default(seat), running.match.serial(seat), by="bot")
    await runner.until_idle()
    answers = [(entry.seat, entry.asked) for entry in await one.store.moves.log(running.id) if entry.by == "bot"]
    assert len(answers) == len(set(answers)), "each question is answered once"
    await same(houses, running.id)
