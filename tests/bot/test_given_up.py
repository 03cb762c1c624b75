"""Nothing is given up in silence: archived threads are opened again, refusals are retried, logged and reported."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from bot.delivery.courier import Courier
from bot.delivery.worker import Sent
from bot.tables import posts
from sandbox import threads
from sandbox.kit import Actor, Kit
from tests.bot.support import choose_first, open_match, running, seated, settled, thread

pytestmark = pytest.mark.finding("TR-4")


async def pick(kit: Kit, bot: Slowtable, number: int, *people: Actor) -> None:
    """Whoever is asked makes the first choice under the board; what is behind it has been delivered or not."""
    match = await running(bot, number)
    person, place = seated(match, *people)[match.match.waiting[0]], await thread(kit, bot, number)
    board = [message for message in person.messages(place) if message.buttons][-1]
    await choose_first(person, board)
    await settled(kit, bot)


async def test_an_archived_thread_is_opened_again(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    board = [message for message in alice.messages(place) if message.buttons][-1]
    before = board.text
    threads.set_archived(kit.world, place, True)
    await pick(kit, bot, number, alice, boris)
    assert board.text != before
    assert not place.metadata.archived
    assert await thread(kit, bot, number) == place
    assert await bot.store.outbox.waiting(number) == []


async def test_a_thread_that_may_not_be_opened_is_followed_by_a_new_one(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    threads.set_archived(kit.world, place, True)
    kit.fault("error", method="PATCH", route=f"/channels/{place.id}", status=403, code=50013, message="locked")
    await pick(kit, bot, number, alice, boris)
    another = await thread(kit, bot, number)
    assert another.id != place.id
    assert [message for message in alice.messages(another) if message.buttons]
    assert len([m for m in alice.messages(alice.dm) if "locked and closed" in m.text]) == 1


async def test_a_refusal_is_retried_then_logged_and_the_host_is_told_once(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, caplog: pytest.LogCaptureFixture
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    refusal = {"status": 400, "code": 50035, "message": "Invalid Form Body"}
    rule = kit.fault("error", method="PATCH", route=f"/channels/{place.id}/messages/*", **refusal)

    async def lose(times: int) -> None:
        await pick(kit, bot, number, alice, boris)
        for _ in range(times):
            kit.clock.move(120)
            await settled(kit, bot)

    await lose(6)
    assert rule.met >= 5
    assert await bot.store.outbox.waiting(number) == []
    (record,) = [record for record in caplog.records if record.getMessage().startswith("given up")]
    assert record.levelname == "ERROR"
    assert f"step of match {number} in lane table: HTTP 400, code 50035" in record.getMessage()
    letters = [message.text for message in alice.messages(alice.dm) if "does not take" in message.text]
    assert len(letters) == 1
    assert "50035" in letters[0]
    assert f"#{number}" in letters[0]


async def test_a_refusal_that_passes_costs_nothing(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    place = await thread(kit, bot, number)
    board = [message for message in alice.messages(place) if message.buttons][-1]
    before = board.text
    kit.fault("error", method="PATCH", route=f"/channels/{place.id}/messages/*", status=400, code=50035, count=2)
    await pick(kit, bot, number, alice, boris)
    assert board.text == before
    for _ in range(2):
        kit.clock.move(30)
        await settled(kit, bot)
    assert board.text != before
    assert not [message for message in alice.messages(alice.dm) if "does not take" in message.text]


async def test_a_fault_of_our_own_is_told_too(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)

    async def broken(_: Courier, __: object) -> Sent:
        raise ZeroDivisionError("a bug of ours")

    bot.delivery.on(posts.Ended, broken)
    await bot.table.post(posts.Ended(), posts.Ended(), match_id=number)
    await settled(kit, bot)
    assert len([m for m in alice.messages(alice.dm) if "ZeroDivisionError" in m.text]) == 1
