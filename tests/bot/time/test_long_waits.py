"""Reminders go on as long as the table waits, one message for what is due at about the same time."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import button, open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, set_clock


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who joins is first to move, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


@pytest.mark.finding("TM-8")
async def test_ones_own_interval_goes_on(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, boris, alice, bots=1, language="en")
    await alice.slash("/remind", interval="5d")
    await answer(kit, bot, number, boris)
    watch = Watch(kit, alice)
    await pass_until(kit, bot, "2027-02-10T12:00")
    assert [line[0][:3] for line in watch.heard()] == ["Sun", "Fri", "Wed", "Mon", "Sat", "Thu", "Tue"]


@pytest.mark.finding("TM-8")
async def test_a_table_that_nobody_plays_at(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    boris.set(locale="en-US")
    number = await open_match(kit, bot, boris, alice, bots=1, language="en")
    place = await thread(kit, bot, number)
    await answer(kit, bot, number, boris)
    watch = Watch(kit, alice, boris)
    await pass_until(kit, bot, "2027-01-14T13:00")
    assert [line[1] for line in watch.heard()] == ["Alice"] * 4 + ["Boris"]
    # Weekly for some weeks, then monthly: to her, and to the host.
    heard = {}
    for moment in ("01-21", "01-28", "02-04", "02-11", "03-13", "04-12", "05-12"):
        await pass_until(kit, bot, f"2027-{moment}T13:00")
        heard[moment] = sorted(line[1] for line in watch.heard())
    assert list(heard.values()) == [["Alice", "Boris"]] * 7
    # After some weeks the table reads how to call the match off.
    notes = [seen.text for seen in alice.messages(place) if "waiting for" in seen.text]
    assert ["/vote cancel" in note for note in notes] == [False] * 3 + [True] * 5


@pytest.mark.finding("TM-8")
async def test_after_a_snooze_and_after_a_downtime_everything_goes_on(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor
) -> None:
    watch = Watch(kit, alice, boris)
    async with opened() as bot:
        number = await open_match(kit, bot, boris, alice, bots=1, language="en")
        await answer(kit, bot, number, boris)  # Alice has not been pinged yet
    set_clock(kit, "2027-01-14T12:00")
    async with opened() as bot:
        await quiet(kit, bot)
        assert [line[1] for line in watch.heard()] == ["Alice"]
        await pass_until(kit, bot, "2027-01-17T23:00")
        assert [line[:2] for line in watch.heard()] == [(f"{day} 00:00", "Alice") for day in ("Fri", "Sat", "Sun")]
        # The table is told 84 hours after the ping that she could read.
        await pass_until(kit, bot, "2027-01-18T02:00")
        assert [line[:2] for line in watch.heard()] == [("Mon 01:00", "Boris")]
        await alice.slash("/remind", snooze="6d")
        await pass_until(kit, bot, "2027-01-24T03:00")
        assert [line[:2] for line in watch.heard()] == [("Sun 02:00", "Alice")]
        await pass_until(kit, bot, "2027-01-31T03:00")
        assert [line[:2] for line in watch.heard()] == [("Mon 01:00", "Boris"), ("Sun 02:00", "Alice")]


@pytest.mark.finding("TM-8")
async def test_more_time_by_vote(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, boris, alice, bots=1, language="en")
    place = await thread(kit, bot, number)
    await boris.go(place).slash("/match clock", decision="72h", late="vote")
    await answer(kit, bot, number, boris)
    await pass_until(kit, bot, "2027-01-13T23:00")
    watch = Watch(kit, alice, boris)
    await boris.click("Wait longer")
    await quiet(kit, bot)
    assert [line[1] for line in watch.heard()] == ["Alice"]
    # She is reminded in the time that she has got, and the table hears nothing before it is over.
    await pass_until(kit, bot, "2027-01-16T22:00")
    heard = watch.heard()
    assert [line[:2] for line in heard] == [(f"{when}:00", "Alice") for when in ("Thu 23", "Fri 23", "Sat 05")]
    assert "deadline, then the table votes" in heard[0][3]
    assert not alice.sees("The table is waiting for", place)


@pytest.mark.finding("TM-19")
async def test_a_host_of_five_tables_gets_one_message(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    watch = Watch(kit, alice, boris)
    async with opened() as bot:
        numbers = [await open_match(kit, bot, alice, boris, bots=1, language="en") for _ in range(5)]
        for minute, number in enumerate(numbers):
            await pass_until(kit, bot, f"2027-01-10T12:{10 + 4 * minute}")
            await answer(kit, bot, number, alice)
        await pass_until(kit, bot, "2027-01-10T13:00")
    watch.heard()
    set_clock(kit, "2027-01-14T13:00")
    async with opened() as bot:
        await quiet(kit, bot)
        assert [line[1] for line in watch.heard()] == ["Boris"]
        await pass_until(kit, bot, "2027-01-18T12:00")
        ((when, _, place, words),) = [line for line in watch.heard() if line[1] == "Alice"]
        assert (when, place) == ("Mon 01:10", "dm")
        assert [f"#{number}" in words for number in numbers] == [True] * 5
        for number in numbers:
            assert alice.sees("The table is waiting for", await thread(kit, bot, number))


@pytest.mark.finding("TM-21")
async def test_two_seats_of_one_person(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    await alice.slash("/match new", game="xidit", language="en")
    lobby = alice.last()
    await boris.click(button(lobby, "join"), lobby)
    again = (await alice.click(button(lobby, "join"), lobby)).message
    await alice.click(button(again, "joinagain"), again)
    await quiet(kit, bot)
    number = int(button(lobby, "start").split(":")[1])
    await alice.click(button(lobby, "start"), lobby)
    await quiet(kit, bot)
    watch = Watch(kit, alice)
    for minute, words in enumerate(("6", "4", "1")):
        await pass_until(kit, bot, f"2027-01-10T12:{10 * minute:02}")
        watch.heard()
        await bot.table.submit(number, (await running(bot, number)).match.waiting[0], words)
        await quiet(kit, bot)
    seats = (await running(bot, number)).seats_of(int(alice.id))
    assert len(seats) == 2
    assert set(seats) < set((await running(bot, number)).match.waiting)  # she is asked twice
    await pass_until(kit, bot, "2027-01-11T02:00")
    line = "Lords of Xidit · #1: still choosing in secret"
    assert watch.heard() == [
        ("Sun 12:25", "Alice", "dm", f"▶️ Your move | {line}"),
        ("Mon 00:25", "Alice", "dm", f"⏰ Your move is still awaited | {line}"),
    ]


@pytest.mark.finding("TM-21")
async def test_reminders_of_several_tables_come_together_and_not_to_whoever_has_just_looked(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    boris.set(locale="en-US")
    numbers = [await open_match(kit, bot, alice, boris, bots=1, language="en") for _ in range(3)]
    for minute, number in enumerate(numbers):
        await pass_until(kit, bot, f"2027-01-10T12:{10 + 20 * minute}")
        await answer(kit, bot, number, alice)
    watch = Watch(kit, boris)
    await pass_until(kit, bot, "2027-01-11T00:09")
    assert len(watch.heard()) == 1  # the ping of the third table
    place = await thread(kit, bot, numbers[1])
    board = [seen for seen in boris.messages(place) if seen.attachments][-1]
    await boris.go(place).click("My move", board)
    await pass_until(kit, bot, "2027-01-11T12:00")
    ((when, _, _, words),) = watch.heard()
    assert when == "Mon 00:10"
    assert [f"#{number}" in words for number in numbers] == [True, False, True]
    assert words.startswith("⏰ 2 tables wait for you")
    await pass_until(kit, bot, "2027-01-11T12:10")
    assert ["#2" in line[3] for line in watch.heard()] == [True]
