"""The outbox: bursts become one message, the newest board is the one shown, and order holds within a lane."""

from __future__ import annotations

import asyncio
import random

import pytest

import db
from bot.client import Slowtable
from bot.delivery.courier import Courier
from bot.delivery.worker import Sent
from bot.tables import posts
from games.engine import NotOpen
from games.engine.policy import random_choice
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import button, is_form, open_match, press_any, running, seated, settled, thread
from tests.bot.telling import told, true


async def test_a_burst_becomes_one_message_that_tells_everything_once(kit: Kit, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, kit.person("Boris"), kit.person("Oksana"))
        place = await thread(kit, bot, number)
        alice.say("Hello!", place)  # so that the board stands in a message of its own
        before = len(alice.messages(place))
        await bot.delivery.stop()
        for _ in range(3):
            match = await running(bot, number)
            await bot.table.submit_default(number, match.match.waiting[0])
        assert len(alice.messages(place)) == before
    async with opened() as bot:
        await settled(kit, bot)
        assert len(alice.messages(place)) == before + 1
        assert told(alice, place) == true(await running(bot, number), await bot.store.moves.log(number))
        assert [bool(message.buttons) for message in alice.messages(place)][-3:] == [False, False, True]


async def all_sealed(bot: Slowtable, number: int, bots: int) -> None:
    """Until the bots have sealed their orders."""
    told_again = asyncio.Event()
    bot.table.listeners.append(lambda _: told_again.set())
    while len((await running(bot, number)).match.sealed) < bots:
        told_again.clear()
        async with asyncio.timeout(60):
            await told_again.wait()


async def test_only_the_newest_question_is_put_by_dm(kit: Kit, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        number = await open_match(kit, bot, alice, bots=2)
        place = await thread(kit, bot, number)
        board = alice.last(place)
        await bot.delivery.stop()
        await press_any(alice, board)
        await all_sealed(bot, number, 2)
        await alice.go(place).slash("/plan", choice="wait wait wait wait wait wait")
    async with opened() as bot:
        await settled(kit, bot)
        asked = [message for message in alice.messages(alice.dm) if is_form(message)]
        assert len(asked) == 1
        match = await running(bot, number)
        assert f":{match.match.serial(match.seats_of(int(alice.id))[0])}:" in button(asked[0], "send")


async def test_what_breaks_our_own_code_is_left_behind(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await open_match(kit, bot, alice, bots=2)

    async def broken(_: Courier, __: object) -> Sent:
        raise ZeroDivisionError("a bug of ours")

    bot.delivery.on(posts.Ended, broken)
    await bot.store.outbox.put([db.Post(kind="no such thing")], bot.now(), number)
    await bot.table.post(posts.Ended(), posts.LobbyChanged(), match_id=number)
    await settled(kit, bot)
    assert await bot.store.outbox.waiting(number) == []


async def test_a_doubled_undo_takes_back_one_choice(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, game="hyperborea")
    place, rng = await thread(kit, bot, number), random.Random(1)
    while (match := await running(bot, number)).match.turn is None or len(match.match.turn.entries) < 3:
        seat = match.match.waiting[0]
        decision = match.match.decisions[seat]
        await bot.table.submit(number, seat, decision.write(random_choice(decision, rng)))
    await settled(kit, bot)
    seat, entries = match.match.turn.seat, len(match.match.turn.entries)
    serial = match.undo_serial(seat)
    board = next(message for message in reversed(alice.messages(place)) if message.buttons)
    await seated(match, alice, boris)[seat].click(button(board, "undo"), board)
    await settled(kit, bot)
    with pytest.raises(NotOpen):
        await bot.table.undo(number, seat, serial)
    after = (await running(bot, number)).match.turn
    assert after is not None
    assert len(after.entries) == entries - 1
