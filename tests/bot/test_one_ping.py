"""Of each kind of message to a person about a seat one stays open, whatever happens while a newer one is brought."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client import Slowtable
from bot.tables import posts
from db import Remind
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.crash.moments import Mortal, life
from tests.bot.crash.moments import settled as alive_or_settled
from tests.bot.support import open_match, running, settled, thread

pytestmark = pytest.mark.finding("TR-7")
FORGOTTEN = 900
"""Seconds: longer than a nonce is remembered."""
MOMENTS = 40
"""So many, and a few more than, a ping takes."""


def open_pings(person: Actor, place: Channel) -> list[Seen]:
    """Those with which something can be done."""
    return [
        seen for seen in person.messages(place) if ":mine:" in str(seen.buttons) and ":hand:" not in str(seen.buttons)
    ]


async def wait_of(bot: Slowtable, number: int, seat: int | None = None) -> posts.Waiting:
    """What a seat that is asked is told of."""
    match = await running(bot, number)
    seat = match.waiting_people()[0] if seat is None else seat
    return posts.Waiting(match=number, seat=seat, asked=match.match.decisions[seat].asked, why="again")


async def ping(bot: Slowtable, person: Actor, *waits: posts.Waiting) -> None:
    """Tell somebody."""
    await bot.table.post(posts.Ping(user=int(person.id), waits=list(waits)))


async def asked_at(bot: Slowtable, number: int, *people: Actor) -> Actor:
    """Who is asked."""
    match = await running(bot, number)
    owner = match.owner(match.waiting_people()[0])
    return next(person for person in people if int(person.id) == owner)


async def test_a_death_at_any_moment_leaves_one_ping_open(kit: Kit, tmp_path: Path) -> None:
    alice, boris = kit.person("Alice"), kit.person("Boris")
    place, died = tmp_path / "slowtable.db", 0
    async with life(kit, place) as bot:
        number = await open_match(kit, bot, alice, boris, game="scythe")
        person, wait = await asked_at(bot, number, alice, boris), await wait_of(bot, number)
    for at in range(1, MOMENTS):
        async with life(kit, place) as bot:
            bot.moments.arm(at)
            await told(bot, person, wait)
            await alive_or_settled(kit, bot)
            died += bot.moments.dead
        async with life(kit, place) as bot:
            kit.clock.move(30)
            await alive_or_settled(kit, bot)
            assert len(open_pings(person, person.dm)) == 1, f"dead at {at}"
    assert died > MOMENTS // 2


async def told(bot: Mortal, person: Actor, wait: posts.Waiting) -> None:
    """The ping, unless the bot dies before it is written down."""
    try:
        await ping(bot, person, wait)
    except BaseException:
        if not bot.moments.dead:
            raise


@pytest.mark.parametrize("by", [Remind.DM, Remind.THREAD])
async def test_a_ping_nobody_heard_of_is_closed_when_nothing_waits_any_more(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, by: Remind
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    person = await asked_at(bot, number, alice, boris)
    await bot.store.settings.set_user(int(person.id), reminders=by)
    place = person.dm if by is Remind.DM else await thread(kit, bot, number)
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
    await ping(bot, person, await wait_of(bot, number))
    await settled(kit, bot)
    assert lost.met == 1
    assert len(open_pings(person, place)) == 1
    match = await running(bot, number)
    while match.owner((now := await running(bot, number)).match.waiting[0]) == int(person.id):
        await bot.table.submit_default(number, now.match.waiting[0])
    kit.clock.move(FORGOTTEN)
    await settled(kit, bot)
    assert open_pings(person, place) == []
    assert [seen for seen in person.messages(place) if seen.text.startswith("✅")]
    assert await bot.store.outbox.waiting(None) == []


async def own_tables(kit: Kit, bot: Slowtable, alice: Actor, *where: Channel) -> list[int]:
    """Tables at which Alice is asked, whom bots play with; who wants to be reminded in threads."""
    numbers = [await open_match(kit, bot, alice.go(channel), bots=2) for channel in where]
    await bot.store.settings.set_user(int(alice.id), reminders=Remind.THREAD)
    for number in numbers:
        match = await running(bot, number)
        while not match.waiting_people():
            await bot.table.submit_default(number, match.match.waiting[0])
            await settled(kit, bot)
            match = await running(bot, number)
    return numbers


async def answer_for(bot: Slowtable, wait: posts.Waiting) -> None:
    """What somebody is pinged for is answered."""
    while (match := await running(bot, wait.match)).match.decisions[wait.seat].asked == wait.asked:
        await bot.table.submit_default(wait.match, match.waiting_people()[0])
        if wait.seat not in (await running(bot, wait.match)).match.decisions:
            return


@pytest.mark.finding("TR-10")
@pytest.mark.parametrize("seconds", [10, FORGOTTEN])
async def test_a_ping_to_several_servers_stands_once_on_each_whatever_has_changed(
    kit: Kit, bot: Slowtable, alice: Actor, seconds: int
) -> None:
    elsewhere = kit.guild("Elsewhere", "Alice")
    first, second = await own_tables(kit, bot, alice, kit.channel("games"), elsewhere.channel("games"))
    waits, place = [await wait_of(bot, number) for number in (first, second)], await thread(kit, bot, second)
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
    await ping(bot, alice, *waits)
    await settled(kit, bot)
    assert lost.met == 1
    assert len(open_pings(alice, place)) == 1
    await answer_for(bot, waits[0])
    kit.clock.move(seconds)
    await settled(kit, bot)
    assert len(open_pings(alice, place)) == 1
    assert await bot.store.outbox.waiting(None) == []
    await answer_for(bot, waits[1])
    await settled(kit, bot)
    assert open_pings(alice, place) == []


@pytest.mark.finding("TR-10")
async def test_a_ping_stays_in_the_thread_to_which_it_was_sent(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    here = kit.channel("games")
    first, second = await own_tables(kit, bot, alice, here, here)
    waits = [await wait_of(bot, number) for number in (first, second)]
    places = [await thread(kit, bot, number) for number in (first, second)]
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{places[0].id}/messages", count=1)
    await ping(bot, alice, *waits)
    await settled(kit, bot)
    assert lost.met == 1
    await answer_for(bot, waits[0])
    kit.clock.move(FORGOTTEN)
    await settled(kit, bot)
    pings = [seen for place in places for seen in open_pings(alice, place)]
    assert len(pings) == 1
    assert f"#{second}]" in pings[0].text
    assert f"#{first}]" not in pings[0].text
