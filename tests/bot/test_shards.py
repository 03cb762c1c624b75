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
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import bot_id, forbid, lobby_of
from tests.bot.support import bot_on, button, open_match, running, seated, thread
from tests.bot.telling import told, true
from tests.bot.time.helpers import Watch, fix_chance, set_clock
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
        assert server.bot_runner.busy, "it waits for its turn"
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


async def test_a_server_that_another_bot_hears_has_not_removed_us(
    kit: Kit, place: db.Place, alice: Actor, boris: Actor
) -> None:
    """A permission that is missing for a while is no removal: nothing would wait for an invitation that never comes."""
    async with both(kit, place) as (letters, server):
        number = await open_match(kit, server, alice, boris, kit.person("Oksana"))
        where = await thread(kit, server, number)
        await all_quiet(kit, letters, server)
        await server.delivery.stop()
        forbid(kit, kit.channel("games"), Permission.VIEW_CHANNEL, bot_id(server))
        await server.table.submit_default(number, (await running(server, number)).match.waiting[0])
        letters.delivery.wake()
        await kit.until(lambda: alice.sees("I may not post in the thread", alice.dm), 60)
        kit.channel("games").permission_overwrites = []
        while await letters.store.outbox.waiting(number):
            kit.clock.move(60)
            await kit.until(lambda: letters.quiet)
        assert told(alice, where) == true(await running(letters, number), await letters.store.moves.log(number))


async def test_what_waits_for_an_invitation_goes_on_whichever_bot_hears_of_it(
    kit: Kit, place: db.Place, alice: Actor, boris: Actor
) -> None:
    async with both(kit, place) as (letters, server):
        number = await open_match(kit, server, alice, boris, kit.person("Oksana"))
        where = await thread(kit, server, number)
        await all_quiet(kit, letters, server)
        kit.kick_bot()
        await kit.until(lambda: server.get_guild(int(kit.world.guild.id)) is None)
        assert await letters.courier.servers.away(int(kit.world.guild.id))
        await server.table.submit_default(number, (await running(server, number)).match.waiting[0])
        await all_quiet(kit, letters, server)
        kit.clock.move(3600)
        await all_quiet(kit, letters, server)
        assert [item.kind for item in await server.store.outbox.waiting(number) if item.lane == "table"] == ["board"]
        all_of_it = true(await running(server, number), await server.store.moves.log(number))
        assert told(alice, where) != all_of_it
        kit.invite_bot()
        await kit.until(lambda: told(alice, where) == all_of_it)


async def test_a_bot_that_does_not_hear_the_server_tells_whose_turn_it_is(
    kit: Kit, place: db.Place, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    watch = Watch(kit, alice, boris)
    async with both(kit, place) as (letters, server):
        await open_match(kit, server, alice, boris, kit.person("Oksana"))
        await all_quiet(kit, letters, server)
        await server.delivery.stop()
        watch.heard()
        due = await server.store.reminders.earliest()
        assert due is not None
        kit.clock.move(due.timestamp() - kit.clock.now())
        await kit.until(lambda: letters.alarm.idle and server.alarm.idle)
        letters.delivery.wake()
        await kit.until(lambda: letters.quiet)
        assert [who for _, who, _, _ in watch.heard()] == ["Alice"]


async def test_whoever_was_invited_sits_down_by_dm(kit: Kit, place: db.Place, alice: Actor, boris: Actor) -> None:
    """The click comes to the bot with the DMs, which knows the server's channels and roles when it asks for them."""
    async with both(kit, place) as (letters, server):
        await lobby_of(alice)
        await alice.slash("/match invite", player=boris)
        await all_quiet(kit, letters, server)
        letter = boris.last(boris.dm)
        await boris.click(button(letter, "accept"), letter)
        await all_quiet(kit, letters, server)
        assert [seat.user_id for seat in await server.store.matches.seats(1)][:2] == [int(alice.id), int(boris.id)]


async def test_nobody_closes_a_panel_that_is_used_at_another_bot(kit: Kit, place: db.Place) -> None:
    async with both(kit, place) as (letters, server):
        steps = []

        async def close() -> None:
            async with server.courier.kept.of(1, 0):
                steps.append("closed")

        async with letters.courier.kept.of(1, 0):
            closing = asyncio.create_task(close())
            async with server.courier.kept.of(1, 1):
                steps.append("another seat's")
            await server.store.sharing.attempt("whatever")  # a round trip, while the other waits
            steps.append("used")
        await closing
        assert steps == ["another seat's", "used", "closed"]
