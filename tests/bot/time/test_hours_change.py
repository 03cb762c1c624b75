"""What was held back for somebody is judged anew when they change their hours; and a snooze ends when it says."""

from __future__ import annotations

from datetime import datetime

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, seat_of, set_clock, utc


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who joins is first to move, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


async def due(bot: Slowtable, number: int, kind: str, person: Actor) -> datetime:
    """When a reminder of somebody's is due."""
    seat = await seat_of(bot, number, person)
    (found,) = [r for r in await bot.store.reminders.of_match(number) if (r.kind, r.seat) == (kind, seat)]
    return found.due_at


async def asked_after(kit: Kit, bot: Slowtable, first: Actor, second: Actor) -> int:
    """A match in which the second person is asked, as the first has answered."""
    number = await open_match(kit, bot, first, second, bots=1)
    await answer(kit, bot, number, first)
    return number


@pytest.mark.finding("TM-7")
async def test_a_snooze_ends_when_it_says(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    watch = Watch(kit, alice)
    number = await asked_after(kit, bot, boris, alice)
    await pass_until(kit, bot, "2027-01-10T12:05")
    assert [line[0] for line in watch.heard()] == ["Sun 12:00"]
    await alice.slash("/remind", snooze="2h")
    await quiet(kit, bot)
    assert await due(bot, number, "turn", alice) == utc("2027-01-10T14:05")
    await pass_until(kit, bot, "2027-01-10T14:00")
    assert watch.heard() == []
    # A longer one takes its place; one that is called off lets the reminders begin anew.
    await alice.slash("/remind", snooze="1d")
    await pass_until(kit, bot, "2027-01-11T02:00")
    assert watch.heard() == []
    await alice.slash("/remind", snooze="off")
    await pass_until(kit, bot, "2027-01-11T14:30")
    assert [line[0] for line in watch.heard()] == ["Mon 14:00"]
    # And then they go on as ever.
    await alice.slash("/remind", snooze="30m")
    await pass_until(kit, bot, "2027-01-12T16:00")
    assert [line[0] for line in watch.heard()] == ["Mon 15:00", "Tue 15:00"]


@pytest.mark.finding("TM-7")
async def test_a_snooze_holds_the_first_ping_back_too(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    watch = Watch(kit, alice)
    await alice.slash("/remind", snooze="2h")
    await asked_after(kit, bot, boris, alice)
    await pass_until(kit, bot, "2027-01-10T13:59")
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-10T14:00")
    assert ["Your move" in line[3] for line in watch.heard()] == [True]


@pytest.mark.finding("TM-7")
async def test_a_ping_can_be_snoozed(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    await alice.slash("/me timezone", zone="Europe/Kyiv")  # two in the afternoon
    watch = Watch(kit, alice)
    number = await asked_after(kit, bot, boris, alice)
    await pass_until(kit, bot, "2027-01-10T12:05")
    for label, ends in (
        ("An hour", "2027-01-10T13:05"),
        ("Until the evening", "2027-01-10T17:00"),
        ("Until the morning", "2027-01-11T07:00"),
    ):
        ping = alice.last(alice.dm)
        assert [one.label for one in ping.buttons] == ["My move", "An hour", "Until the evening", "Until the morning"]
        watch.heard()
        reply = await alice.click(label, ping)
        assert f"No reminders until <t:{int(utc(ends).timestamp())}:f>" in reply.text
        await pass_until(kit, bot, ends)
        assert ["still awaited" in line[3] for line in watch.heard()] == [True]
        assert await due(bot, number, "turn", alice) > utc(ends)


@pytest.mark.finding("TM-16")
async def test_a_ping_that_is_not_held_back_any_more_comes(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    await alice.slash("/me timezone", zone="Asia/Kathmandu")
    await alice.slash("/me quiet", hours="17:00-09:00")
    watch = Watch(kit, alice)
    number = await asked_after(kit, bot, boris, alice)
    await pass_until(kit, bot, "2027-01-10T12:10")
    assert await due(bot, number, "turn", alice) == utc("2027-01-11T03:15")
    await alice.slash("/me timezone", zone="America/New_York")  # seven in the morning there
    await quiet(kit, bot)
    assert await due(bot, number, "turn", alice) == utc("2027-01-10T14:00")
    await pass_until(kit, bot, "2027-01-10T13:00")
    assert watch.heard() == []
    await alice.slash("/me quiet", hours="off")
    await quiet(kit, bot)
    assert [line[:2] for line in watch.heard()] == [("Sun 13:00", "Alice")]
    # It was the first ping: reminders count from it.
    assert await due(bot, number, "turn", alice) == utc("2027-01-11T01:00")


@pytest.mark.finding("TM-16")
async def test_ballots_and_vacations_too(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    watch = Watch(kit, alice)
    number = await asked_after(kit, bot, boris, alice)
    await alice.slash("/away", until="9d")
    await boris.go(await thread(kit, bot, number)).slash("/vote cancel")
    await pass_until(kit, bot, "2027-01-10T13:00")
    assert watch.heard() == []
    await alice.slash("/away")  # back early
    await quiet(kit, bot)
    ((_, _, _, told),) = watch.heard()
    assert "the table is asked something" in told
