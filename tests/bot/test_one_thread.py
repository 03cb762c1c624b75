"""A match goes on in one new thread when its own is gone, whatever happens while that is made."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Slowtable
from bot.tables import posts
from sandbox import threads
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel
from tests.bot.support import button, open_match, running, settled, thread

pytestmark = pytest.mark.finding("TR-10")
FORGOTTEN = 900


def active(kit: Kit, parent: str) -> list[Channel]:
    """The threads under a channel."""
    return [channel for channel in kit.world.channels.values() if channel.is_thread and channel.parent_id == parent]


async def without_thread(kit: Kit, bot: Slowtable, alice: Actor) -> tuple[int, Channel]:
    """A match whose thread somebody has deleted."""
    number = await open_match(kit, bot, alice, bots=2)
    place = await thread(kit, bot, number)
    threads.delete(kit.world, place)
    return number, place


async def wake(kit: Kit, bot: Slowtable, number: int, *told: posts.AnyPost) -> None:
    """Something is to be said at a table."""
    await bot.table.post(*told, match_id=number)
    await settled(kit, bot)


async def test_a_thread_whose_making_nobody_heard_of_is_the_one(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number, gone = await without_thread(kit, bot, alice)
    parent = str(gone.parent_id)
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{parent}/threads", count=1)
    await wake(kit, bot, number, posts.Note(key="note-rewound"))
    for seconds in (30, FORGOTTEN):
        kit.clock.move(seconds)
        await settled(kit, bot)
    assert lost.met == 1
    (place,) = active(kit, parent)
    assert await thread(kit, bot, number) == place
    assert alice.sees("earlier state", place)
    assert await bot.store.outbox.waiting(number) == []


async def test_a_thread_of_the_same_name_by_somebody_else_is_not_taken(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number, gone = await without_thread(kit, bot, alice)
    parent = kit.world.channels[str(gone.parent_id)]
    trap = threads.create(kit.world, parent, boris.id, str(gone.name), gone.type, 60)
    await wake(kit, bot, number, posts.Note(key="note-rewound"))
    assert await thread(kit, bot, number) != trap
    assert len(active(kit, parent.id)) == 2


async def test_the_thread_of_another_match_is_not_taken(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number, gone = await without_thread(kit, bot, alice)
    other = await open_match(kit, bot, alice, bots=2)
    await wake(kit, bot, number, posts.Note(key="note-rewound"))
    assert await thread(kit, bot, number) != await thread(kit, bot, other)
    assert len(active(kit, str(gone.parent_id))) == 2


async def test_lanes_that_find_out_at_once_make_one_thread(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number, gone = await without_thread(kit, bot, alice)
    parent = str(gone.parent_id)
    listing = kit.fault("slow", method="GET", route="/guilds/*/threads/active", delay=60.0)
    await bot.table.post(posts.Note(key="note-rewound"), posts.ThreadNamed(), match_id=number)
    await kit.until(lambda: bool(listing.met))
    for _ in range(50):  # as far as the other lane gets
        await asyncio.sleep(0)
    kit.faults.let_go(listing)
    await settled(kit, bot)
    kit.clock.move(FORGOTTEN)
    await settled(kit, bot)
    (place,) = active(kit, parent)
    assert await thread(kit, bot, number) == place
    assert len([m for m in alice.messages(alice.dm) if "was deleted" in m.text]) == 1


async def test_a_lobby_without_its_message_gets_one_thread(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await alice.slash("/match new", game="xidit")
    lobby = alice.last()
    for _ in range(2):
        await alice.click(button(lobby, "addbot"), lobby)
    number, start = int(button(lobby, "start").split(":")[1]), button(lobby, "start")
    parent = (await bot.store.matches.get(number)).channel_id
    kit.fault("error", method="POST", route="/channels/*/messages/*/threads", status=404, code=10008)
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{parent}/threads", count=1)
    for _ in range(2):  # who is told that it did not work tries again
        await alice.click(start, lobby)
        await settled(kit, bot)
    assert lost.met == 1
    (place,) = active(kit, str(parent))
    assert (await running(bot, number)).row.thread_id == int(place.id)
