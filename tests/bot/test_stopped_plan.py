"""A prepared turn that cannot be played: its owner alone is told why, and finds the rest on the panel."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit, Seen
from tests.bot.support import button, running, settled, thread
from tests.bot.test_prepare import before_the_turn, open_panel, plan_first
from tests.bot.time.helpers import Watch, pass_until, set_clock

pytestmark = pytest.mark.finding("TM-17")
GONE = "What you had prepared is not possible any more: marching"


async def stopped_turn(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> tuple[int, int, list[str]]:
    """Alice has prepared two choices, the world has changed before them, and her turn comes. Returns the match, her
    seat, and what she had prepared."""
    set_clock(kit, "2027-01-10T12:00")
    number = await before_the_turn(kit, bot, alice, boris)
    panel = await open_panel(alice)
    for _ in range(2):
        await plan_first(kit, bot, alice, panel)
    match = await running(bot, number)
    seat = match.seats_of(int(alice.id))[0]
    plan = match.match.plans[seat]
    await bot.table.plan(number, seat, ["HYP-D10: marching", *plan])
    while seat not in match.match.waiting:
        match = (await bot.table.submit_default(number, match.match.waiting[0])).running
    await settled(kit, bot)
    return number, seat, plan


async def my_move(kit: Kit, bot: Slowtable, person: Actor, number: int) -> Seen:
    """The own panel, opened from the board."""
    place = await thread(kit, bot, number)
    board = [seen for seen in person.messages(place) if seen.attachments][-1]
    return (await person.go(place).click(button(board, "mine"), board)).message


async def played(bot: Slowtable, number: int) -> list[str]:
    """What was played as prepared."""
    return [entry.text for entry in await bot.store.moves.log(number) if entry.by == "plan"]


async def test_its_owner_is_told_and_goes_on(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    watch = Watch(kit, alice, boris)
    number, seat, plan = await stopped_turn(kit, bot, alice, boris)
    assert await played(bot, number) == []
    await pass_until(kit, bot, "2027-01-10T12:10")
    ((_, who, place, words),) = [line for line in watch.heard() if "prepared" in line[3]]
    assert (who, place) == ("Alice", "dm")
    assert GONE in words
    panel = await my_move(kit, bot, alice, number)
    assert GONE in panel.text
    read = (await running(bot, number)).match.read[seat]
    assert len(read) == len({*plan}) > 0  # the others read as they were clicked
    assert "Left of it:\n1. " in panel.text
    # Nobody else hears or sees anything of it.
    assert not boris.sees("prepared", await thread(kit, bot, number))
    assert "подготовлен" not in (await my_move(kit, bot, boris, number)).text.lower()
    stale = await my_move(kit, bot, alice, number)
    await alice.click("Go on as prepared", panel)
    await settled(kit, bot)
    assert (await played(bot, number))[0] == plan[0].partition(": ")[2]
    assert GONE not in panel.text
    count = len(await played(bot, number))
    await alice.click("Go on as prepared", stale)  # an old panel plays nothing twice
    await settled(kit, bot)
    assert len(await played(bot, number)) == count


async def test_it_can_be_forgotten_and_survives_a_restart_of_the_table(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number, _, _ = await stopped_turn(kit, bot, alice, boris)
    bot.table.forget(number)
    panel = await my_move(kit, bot, alice, number)
    assert GONE in panel.text
    await alice.click("Forget it", panel)
    await settled(kit, bot)
    assert GONE not in panel.text
    assert (await running(bot, number)).match.stopped == {}
    assert await played(bot, number) == []


async def test_two_clicks_at_once_play_the_rest_once(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number, seat, plan = await stopped_turn(kit, bot, alice, boris)
    one = (await running(bot, number)).match.stopped[seat]
    both = [bot.table.end_stopped(number, seat, one, go_on=True) for _ in range(2)]
    assert sorted(bool(done.played) for done in await asyncio.gather(*both)) == [False, True]
    assert await played(bot, number) == [words.partition(": ")[2] for words in plan]
    assert (await running(bot, number)).match.stopped == {}


async def test_a_ping_in_the_thread_does_not_tell(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    await alice.slash("/remind", where="thread")
    watch = Watch(kit, alice)
    number, _, _ = await stopped_turn(kit, bot, alice, boris)
    await pass_until(kit, bot, "2027-01-10T12:10")
    heard = watch.heard()
    assert [line[2] for line in heard] == ["thread"]
    assert "prepared" not in str(heard)
    assert GONE in (await my_move(kit, bot, alice, number)).text
