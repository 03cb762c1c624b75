"""Somebody else holds the database longer than we wait for it: nothing is lost, nothing is said twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.tables import bot_runner
from sandbox.kit import Actor, Kit
from tests.bot.support import bot_on, open_match, running, settled, thread
from tests.bot.telling import told, true


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process writes, and takes its time."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


async def test_a_message_that_could_not_be_noted_is_not_said_twice_or_lost(
    kit: Kit, tmp_path: Path, alice: Actor, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "BUSY", 0.01)
    database = tmp_path / "slowtable.db"
    async with bot_on(kit, database, busy_seconds=0.2) as bot:
        number = await open_match(kit, bot, alice, bots=2)
        place = await thread(kit, bot, number)
        alice.say("Good luck!", place)  # the next board is a new message
        slow = kit.fault("slow", method="POST", route=f"/channels/{place.id}/messages", delay=60.0, count=1)
        match = await running(bot, number)
        await bot.table.submit_default(number, match.seats_of(int(alice.id))[0])
        await kit.until(lambda: slow.met)
        before = len(alice.messages(place))
        with held(database):
            kit.faults.let_go(slow)
            await kit.until(lambda: len(alice.messages(place)) > before)
            await kit.until(lambda: bot.delivery.idle)
        assert "waits for the database" in caplog.text
        assert [item.kind for item in await bot.store.outbox.waiting(number) if item.lane == "table"]
        bot.delivery.wake()
        await settled(kit, bot)
        assert [item for item in await bot.store.outbox.waiting(number) if item.lane == "table"] == []
        assert told(alice, place) == true(await running(bot, number), await bot.store.moves.log(number))
