"""Seats that change hands, stand-ins, standing orders, and what somebody has missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import db
from bot.client import Slowtable
from bot.tables import seats
from games.engine import default_choice
from sandbox.kit import Actor, Kit
from tests.bot.support import button, open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, seat_of, set_clock


async def test_hot_seat_from_the_lobby(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    await alice.slash("/match new", game="xidit")
    lobby = alice.last()
    for _ in range(2):
        reply = await alice.click(button(lobby, "join"), lobby)
        assert "several seats yourself" in reply.text
        await alice.click("Sit in one more seat")
    await quiet(kit, bot)
    assert lobby.text.count(alice.mention) == 4  # the host, and three seats


async def test_a_vacation_with_a_stand_in(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    watch = Watch(kit, alice, boris)
    reply = await alice.slash("/away", until="3d", stand_in=True)
    assert "your table has been told" in reply.text
    await quiet(kit, bot)
    assert boris.sees(f"{alice.mention} is away until", place)
    assert (await running(bot, number)).match.waiting == [await seat_of(bot, number, boris)]
    await answer(kit, bot, number, boris)
    await answer(kit, bot, number, boris)  # his orders: the year goes on with bots only, as far as it goes
    await pass_until(kit, bot, "2027-01-13T12:00")
    assert not (await running(bot, number)).played_by_bot(await seat_of(bot, number, alice))
    assert boris.sees(f"{alice.mention} plays again.", place)
    assert [line for line in watch.heard() if line[1] == "Alice" and line[0] < "Wed"] == []

    # She reads, ephemerally, what happened meanwhile, with the board.
    changes = await alice.go(place).slash("/my changes")
    assert changes.ephemeral
    assert "A bot played for" in changes.text
    assert changes.message.attachments


async def test_who_comes_back_reads_what_was_missed_and_standing_orders_are_ones_own(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-11T12:00")
    await answer(kit, bot, number, boris)
    board = next(seen for seen in reversed(alice.go(place).messages(place)) if ":mine:" in str(seen.buttons))
    await alice.click(button(board, "mine"), board)
    await quiet(kit, bot)
    mine = [seen for seen in alice.messages(place) if seen.ephemeral]
    summary = mine[-1]
    assert "since your last move" in summary.text
    assert "begins in" in summary.text
    assert summary.attachments
    await alice.click(button(board, "mine"), board)
    await quiet(kit, bot)
    told = [seen for seen in alice.messages(place) if seen.ephemeral and "since your last move" in seen.text]
    assert len(told) == 1  # once

    # Standing orders, from one's own panel; only their owner sees them.
    panel = [seen for seen in alice.messages(place) if seen.ephemeral and "Standing orders" in str(seen.buttons)][-1]
    await alice.click("Standing orders", panel)
    field = next(select for select in panel.selects if "stfield" in select.custom_id)
    await alice.select(field.custom_id, field.options[0]["value"], message=panel)
    await alice.click(button(panel, "stsend"), panel)
    await quiet(kit, bot)
    assert "Stored." in panel.text
    entry = (await bot.store.moves.log(number))[-1]
    assert (entry.kind, entry.seat) == ("standing", await seat_of(bot, number, alice))
    again = await alice.slash("/standing")
    assert again.ephemeral
    assert next(select.chosen for select in again.message.selects) == [field.options[0]["value"]]
    assert field.options[0]["value"] not in (await boris.go(place).slash("/log")).text


async def test_who_answers_while_they_are_noticed_is_not_reminded(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening a panel sets reminders anew: never those of a question that is answered at the same moment."""
    fix_chance(monkeypatch)
    number = await open_match(kit, bot, alice, boris, bots=1)
    match = await running(bot, number)
    seat = await seat_of(bot, number, alice)
    assert match.match.waiting == [seat]
    entered = asyncio.Event()
    lock, of_match = bot.table.lock, bot.store.reminders.of_match
    answering: list[asyncio.Task[Any]] = []
    noticing = 0

    @asynccontextmanager
    async def watched(match_id: int) -> AsyncIterator[None]:
        nonlocal noticing
        if answering:
            entered.set()
        async with lock(match_id):
            noticing += not answering
            yield

    async def read_slowly(match_id: int) -> list[db.Reminder]:
        rows = await of_match(match_id)
        if not answering:
            text = default_choice(match.match.state, seat)
            answering.append(asyncio.create_task(bot.table.submit(number, seat, text)))
            await entered.wait()
            if not noticing:
                await answering[0]
        return rows

    monkeypatch.setattr(bot.table, "lock", watched)
    monkeypatch.setattr(bot.store.reminders, "of_match", read_slowly)
    await seats.knows(bot.table, int(alice.id), match.row)
    await answering[0]
    await quiet(kit, bot)
    assert [one.kind for one in await of_match(number) if one.user_id == int(alice.id)] == []
