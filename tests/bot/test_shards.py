"""Several bots on one PostgreSQL database, each with its part of Discord: whichever hears a click, the match is one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

import db
from bot.client import Slowtable
from bot.shards import Shards
from games.engine import NotOpen
from games.engine.policy import random_choice
from sandbox.kit import Actor, Kit
from tests.bot.support import bot_on, open_match, running, seated, thread
from tests.bot.telling import told, true
from tests.support.postgres import Cluster


@pytest.fixture
def place(cluster: Cluster) -> Iterator[db.Place]:
    """A database of the test's own."""
    url = cluster.fresh()
    yield url
    cluster.drop(url)


def parts(kit: Kit) -> tuple[Shards, Shards]:
    """The shard that hears DMs, and another one that hears the server."""
    guild = int(next(iter(kit.world.servers))) >> 22
    total = next(total for total in range(2, 50) if guild % total)
    return Shards((0,), total), Shards((guild % total,), total)


@asynccontextmanager
async def both(kit: Kit, place: db.Place) -> AsyncIterator[tuple[Slowtable, Slowtable]]:
    """A bot for DMs and one for the server."""
    async with AsyncExitStack() as stack:
        letters, server = [await stack.enter_async_context(bot_on(kit, place, shards=part)) for part in parts(kit)]
        yield letters, server


async def all_quiet(kit: Kit, *bots: Slowtable) -> None:
    """Until neither has anything to do."""
    await kit.until(lambda: all(bot.quiet for bot in bots))


@pytest.mark.long
async def test_a_match_is_played_in_the_thread_and_by_dm_through_two_bots(
    kit: Kit, place: db.Place, alice: Actor, boris: Actor
) -> None:
    async with both(kit, place) as (letters, server):
        number = await open_match(kit, server, alice, boris, bots=1, chosen={"length": "short"})
        people, where, rng = (
            seated(await running(server, number), alice, boris),
            await thread(kit, server, number),
            random.Random(5),
        )
        for _ in range(400):
            await all_quiet(kit, letters, server)
            match = await running(server, number)
            if match.over:
                break
            for seat in match.waiting_people():
                now = await running(server, number)
                if seat not in now.match.waiting:
                    continue
                decision, person = now.match.decisions[seat], people[seat]
                words = decision.write(random_choice(decision, rng))
                said = "/plan" if decision.secret else "/play"
                reply = await person.go(person.dm if decision.secret else where).slash(said, choice=words)
                assert "⚠️" not in reply.text
                await all_quiet(kit, letters, server)
        assert (await running(letters, number)).over
        assert await server.store.outbox.waiting(number) == []
        entries = await server.store.moves.log(number)
        assert told(alice, where) == true(await running(server, number), entries)
        assert await server.store.faults() == []


async def test_of_two_bots_that_play_the_same_seat_at_once_one_does(
    kit: Kit, place: db.Place, alice: Actor, boris: Actor
) -> None:
    async with both(kit, place) as (letters, server):
        number = await open_match(kit, server, alice, boris, kit.person("Oksana"))
        before = await running(letters, number)
        seat = before.match.waiting[0]
        serial, words = before.match.serial(seat), before.match.default(seat)
        done = await asyncio.gather(
            *(bot.table.submit(number, seat, words, serial) for bot in (letters, server) * 3), return_exceptions=True
        )
        assert sum(isinstance(each, NotOpen) for each in done) == 5
        await all_quiet(kit, letters, server)
        assert len([entry for entry in await server.store.moves.log(number) if entry.seat == seat]) == 1
        one, other = await running(letters, number), await running(server, number)
        assert one.match.digest() == other.match.digest()


async def test_what_a_bot_left_undone_another_does(kit: Kit, place: db.Place, alice: Actor, boris: Actor) -> None:
    async with AsyncExitStack() as stack:
        (part, other) = parts(kit)
        server = await stack.enter_async_context(bot_on(kit, place, shards=other))
        number = await open_match(kit, server, alice, boris, kit.person("Oksana"))
        where = await thread(kit, server, number)
        await server.delivery.stop()
        await server.table.submit_default(number, (await running(server, number)).match.waiting[0])
        assert await server.store.outbox.waiting(number)
        letters = await stack.enter_async_context(bot_on(kit, place, shards=part))
        await kit.until(lambda: letters.quiet)
        entries = await letters.store.moves.log(number)
        assert await letters.store.outbox.waiting(number) == []
        assert told(alice, where) == true(await running(letters, number), entries)


async def test_bots_that_another_process_was_playing_go_on_when_it_lets_go(
    kit: Kit, place: db.Place, alice: Actor
) -> None:
    async with both(kit, place) as (letters, server):
        number = await open_match(kit, server, alice, bots=2)
        await all_quiet(kit, letters, server)
        await letters.store.sharing.take("bots", number)
        before = await running(server, number)
        await server.table.submit_default(number, before.waiting_people()[0])
        assert server.fill.busy, "it waits for its turn"
        await letters.store.sharing.let_go("bots", number)
        await all_quiet(kit, letters, server)
        after = await running(server, number)
        assert not after.waiting_bots()
        assert "bot" in {entry.by for entry in await server.store.moves.log(number, before.row.logged)}


async def test_settings_changed_through_one_bot_are_those_of_the_other(
    kit: Kit, place: db.Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with both(kit, place) as (letters, server):
        assert (await server.store.settings.user(7)).time_zone == "UTC"
        heard, forget = asyncio.Event(), server.store.settings.forget

        def noticed(user: int) -> None:
            forget(user)
            heard.set()

        monkeypatch.setattr(server.store.settings, "forget", noticed)
        await letters.store.settings.set_user(7, time_zone="Europe/Kyiv")
        await asyncio.wait_for(heard.wait(), 60)
        assert (await server.store.settings.user(7)).time_zone == "Europe/Kyiv"
