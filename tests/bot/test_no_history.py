"""Where the bot may not read what was said, a message of which nobody has heard cannot be looked for."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel
from sandbox.permissions import Permission
from tests.bot.lobby.helpers import bot_id, forbid
from tests.bot.support import open_match, running, settled, thread
from tests.bot.test_once import boards

pytestmark = pytest.mark.finding("TR-10")
HOST_IS_TOLD = "may not read the history"


async def lost_board(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> tuple[int, Channel, Channel]:
    """A board has arrived, nobody has heard of it, and nobody may look for it; with its thread and channel."""
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    place = await thread(kit, bot, number)
    parent = kit.world.channels[str(place.parent_id)]
    alice.say("Hello!", place)  # so the board stands in a message of its own
    forbid(kit, parent, Permission.READ_MESSAGE_HISTORY, bot_id(bot))
    await settled(kit, bot)
    lost = kit.fault("lose_answer", method="POST", route=f"/channels/{place.id}/messages", count=1)
    match = await running(bot, number)
    await bot.table.submit_default(number, match.match.waiting[0])
    await settled(kit, bot)
    assert lost.met == 1
    return number, place, parent


def letters(person: Actor) -> int:
    """How often somebody is asked for the permission."""
    return len([seen for seen in person.messages(person.dm) if HOST_IS_TOLD in seen.text])


async def test_while_the_nonce_is_known_it_is_sent_again(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number, place, _ = await lost_board(kit, bot, alice, boris)
    before = len(boards(alice, place))
    kit.clock.move(20)
    await settled(kit, bot)
    assert await bot.store.outbox.waiting(number) == []
    assert len(boards(alice, place)) == before
    assert letters(alice) == 0


async def test_later_it_waits_for_the_permission_and_the_host_is_told_once(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number, place, parent = await lost_board(kit, bot, alice, boris)
    before = len(boards(alice, place))
    for _ in range(3):
        kit.clock.move(600)
        await settled(kit, bot)
    assert len(boards(alice, place)) == before
    assert len(await bot.store.outbox.waiting(number)) == 1
    assert letters(alice) == 1
    parent.permission_overwrites = []
    kit.world.emit("CHANNEL_UPDATE", parent, parent)
    kit.clock.move(600)
    await settled(kit, bot)
    assert await bot.store.outbox.waiting(number) == []
    assert len(boards(alice, place)) == before
    assert (await running(bot, number)).row.messages["board"] == int(boards(alice, place)[-1].id)


async def test_after_an_hour_the_table_goes_on(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, caplog: pytest.LogCaptureFixture
) -> None:
    number, place, _ = await lost_board(kit, bot, alice, boris)
    before = len(boards(alice, place))
    for _ in range(8):
        kit.clock.move(600)
        await settled(kit, bot)
    assert await bot.store.outbox.waiting(number) == []
    assert len(boards(alice, place)) == before + 1
    assert any("may stand twice" in record.getMessage() for record in caplog.records)
    assert letters(alice) == 1
    assert (await running(bot, number)).row.messages["board"] == int(boards(alice, place)[-1].id)


async def test_an_empty_thread_is_no_riddle(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """Nothing was said there: nothing has arrived."""
    number = await open_match(kit, bot, alice, boris, kit.person("Oksana"))
    place = await thread(kit, bot, number)
    kit.world.messages[place.id].clear()
    place.last_message_id = None
    kit.fault("drop", method="POST", route=f"/channels/{place.id}/messages", count=1)
    match = await running(bot, number)
    await bot.table.submit_default(number, match.match.waiting[0])
    await settled(kit, bot)
    kit.clock.move(600)
    await settled(kit, bot)
    assert await bot.store.outbox.waiting(number) == []
    assert letters(alice) == 0
