"""More is asked for than can be done: all are acknowledged, served in order, and told when it takes longer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import pytest

from bot.client import Slowtable
from bot.delivery import worker
from bot.messages.words import say
from bot.panels import request as answering
from bot.panels import turns
from bot.panels.turns import Turns
from games.engine.texts import LANGUAGES
from sandbox.interactions import ANSWERED
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, settled, thread


async def test_few_are_served_at_once_and_many_in_order() -> None:
    in_hand = turns.AT_ONCE
    queue, served = Turns(lambda: in_hand), list[int]()

    async def ask(number: int) -> None:
        await queue.turn()
        served.append(number)

    await ask(0)
    assert served == [0]
    in_hand += 1
    asked = [asyncio.create_task(ask(number)) for number in range(1, 30)]
    await asyncio.sleep(0)
    assert queue.crowded
    assert served == [0]
    asked[4].cancel()
    in_hand = 1
    late = asyncio.create_task(ask(30))  # though few are in hand: others came first
    await asyncio.gather(*asked, late, return_exceptions=True)
    assert served == [0, *(number for number in range(1, 31) if number != 5)]
    assert not queue.crowded


async def test_somebody_is_told_once_in_a_while() -> None:
    queue = Turns(lambda: 0)
    assert [queue.tell(user) for user in (1, 2, 1, 2)] == [True, True, False, False]


@pytest.fixture
def nobody(bot: Slowtable, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Nobody's turn comes until this is called."""
    may = asyncio.Event()

    async def wait() -> None:
        await may.wait()

    monkeypatch.setattr(bot.services.turns, "turn", wait)
    monkeypatch.setattr(answering, "QUEUED", 0.05)
    monkeypatch.setattr(answering, "TAKES_LONGER", 0.1)
    return may.set


async def test_whoever_waits_for_a_turn_is_acknowledged_and_told_and_served_in_the_end(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, nobody: Callable[[], None]
) -> None:
    asked = [alice.start("/help"), alice.start("/about"), boris.start("/about")]
    await kit.until(lambda: not kit.world.interactions.waiting)
    words = [say(language, "many-at-once") for language in LANGUAGES]

    def told(person: Actor) -> int:
        return sum(any(each in seen.text for each in words) for seen in person.messages())

    await kit.until(lambda: told(alice) and told(boris))
    assert (told(alice), told(boris)) == (1, 1), "each person once, however much they ask for"
    nobody()
    replies = await asyncio.gather(*asked)
    assert {reply.interaction.status for reply in replies} == {ANSWERED}
    await settled(kit, bot)
    assert sum("Slowtable" in seen.text for seen in alice.messages()) >= 1


async def test_where_the_queue_is_long_whoever_comes_is_acknowledged_at_once(
    kit: Kit, bot: Slowtable, alice: Actor, nobody: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "QUEUED", 3600.0)
    monkeypatch.setattr(answering, "AT_THE_LATEST", 3600.0)
    monkeypatch.setattr(Turns, "waited", 3601.0)
    asked = alice.start("/about")
    await kit.until(lambda: not kit.world.interactions.waiting)
    nobody()
    await asked


async def test_how_long_the_queue_is() -> None:
    queue = Turns(lambda: turns.AT_ONCE + 1)
    assert queue.waited == 0
    before = monotonic()
    waits = asyncio.create_task(queue.turn())
    await asyncio.sleep(0)
    assert 0 < queue.waited <= monotonic() - before
    waits.cancel()
    await asyncio.gather(waits, return_exceptions=True)


async def test_boards_give_way_while_people_wait_and_several_changes_become_one(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    await settled(kit, bot)
    waits = True
    monkeypatch.setattr(bot.delivery, "crowded", lambda: waits)
    monkeypatch.setattr(worker, "BREATH", 3600.0)

    before = len(kit.sandbox.rest.requests)
    for _ in range(3):
        match = await running(bot, number)
        await bot.table.submit_default(number, match.match.waiting[0])
        await bot.bot_runner.until_idle()
    assert len(kit.sandbox.rest.requests) == before, "nothing is said yet"
    waits = False
    bot.delivery.check_idle()
    await settled(kit, bot)
    assert await bot.store.outbox.waiting(number) == []
    assert (await running(bot, number)).row.messages["told"] == (await running(bot, number)).row.logged
    assert alice.messages(place)
