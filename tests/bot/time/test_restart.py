"""Reminders outlive the process: none is lost, none comes twice, and a long silence ends with one message each."""

from __future__ import annotations

import pytest

from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import open_match
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, set_clock


async def test_a_restart_at_any_moment(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    watch = Watch(kit, alice, boris)
    async with opened() as bot:
        number = await open_match(kit, bot, alice, boris, bots=1)
        await answer(kit, bot, number, alice)
    # Written with the move, and not due yet.
    async with opened() as bot:
        await quiet(kit, bot)
        assert watch.heard() == []
        await pass_until(kit, bot, "2027-01-10T12:01")
    assert [line[:3] for line in watch.heard()] == [("Sun 12:00", "Boris", "dm")]
    # Due while nobody was there: it comes at the next start, once.
    set_clock(kit, "2027-01-11T01:00")
    async with opened() as bot:
        await quiet(kit, bot)
    async with opened() as bot:
        await quiet(kit, bot)
    assert [line[:3] for line in watch.heard()] == [("Mon 01:00", "Boris", "dm")]
    # Committed to the outbox, but not delivered.
    async with opened() as bot:
        await quiet(kit, bot)
        await bot.delivery.stop()
        bot.alarm.on_idle.append(kit.wake)
        set_clock(kit, "2027-01-12T01:00")
        await kit.until(lambda: bot.alarm.idle)
        assert watch.heard() == []
    async with opened() as bot:
        await quiet(kit, bot)
        assert [line[:3] for line in watch.heard()] == [("Tue 01:00", "Boris", "dm")]
        await answer(kit, bot, number, boris)
        await pass_until(kit, bot, "2027-01-12T02:00")
        assert not [line for line in watch.heard() if line[1] == "Boris" and "awaited" in line[3]]


async def test_after_three_days_of_downtime_each_person_gets_one_message(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    watch = Watch(kit, alice, boris)
    async with opened() as bot:
        await open_match(kit, bot, alice, boris, bots=1)
        second = await open_match(kit, bot, alice, boris, bots=1)
        await open_match(kit, bot, alice, boris, bots=1)
        await boris.slash("/remind", where="thread")
        await answer(kit, bot, second, alice)
        await pass_until(kit, bot, "2027-01-10T12:10")
    watch.heard()
    set_clock(kit, "2027-01-13T12:10")
    async with opened() as bot:
        await quiet(kit, bot)
        waiting = "Lords of Xidit · #{}: Where does the hero begin?"
        assert sorted(watch.heard()) == [
            ("Wed 12:10", "Alice", "dm", f"⏰ 2 tables wait for you | {waiting.format(1)} | {waiting.format(3)}"),
            ("Wed 12:10", "Boris", "thread", f"⏰ Your move is still awaited | {waiting.format(2)}"),
        ]
