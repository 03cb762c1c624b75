"""Clocks: what a decision may take, rests and pauses, and what happens when time has run out."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, seat_of, set_clock, utc


async def deadline(bot: Slowtable, number: int, seat: int) -> object:
    """When the seat's time runs out, as the table of reminders has it."""
    found = [r for r in await bot.store.reminders.of_match(number) if r.kind == "clock" and r.seat == seat]
    return found[0].due_at if found else None


async def test_the_clock_rests_pauses_and_then_the_table_gets_what_it_chose(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    await alice.slash("/me quiet", hours="22:00-08:00")
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    seat = await seat_of(bot, number, alice)
    assert await deadline(bot, number, seat) is None
    watch = Watch(kit, alice, boris)

    # 24 hours without the night: ten hours today, fourteen tomorrow.
    reply = await alice.go(place).slash("/match clock", decision="24h", late="nothing")
    assert "24 hours per decision" in reply.text
    assert await deadline(bot, number, seat) == utc("2027-01-11T22:00")
    await alice.slash("/me quiet", hours="off")
    await quiet(kit, bot)
    assert await deadline(bot, number, seat) == utc("2027-01-11T12:00")

    # A pause stops it, and everything else.
    await pass_until(kit, bot, "2027-01-10T18:00")
    watch.heard()
    await alice.slash("/match pause")
    await quiet(kit, bot)
    assert await bot.store.reminders.of_match(number) == []
    refused = await alice.slash("/play", choice="6")
    assert "paused" in refused.text
    await pass_until(kit, bot, "2027-01-12T18:00")
    assert watch.heard() == []
    await alice.slash("/match resume")
    await quiet(kit, bot)
    assert await deadline(bot, number, seat) == utc("2027-01-13T12:00")

    # Nothing but pings.
    await pass_until(kit, bot, "2027-01-13T12:00")
    assert watch.heard()[-1][1:] == (
        "Alice",
        "dm",
        "▶️ Your move | Lords of Xidit · #1: your time has run out; Where does the hero begin?",
    )
    assert (await running(bot, number)).match.waiting == [seat]

    # The default of the rules, with its reason in the log.
    await alice.slash("/match clock", late="default", decision="2h")
    await pass_until(kit, bot, "2027-01-13T14:00")  # another clock, another two hours
    other = await seat_of(bot, number, boris)
    assert (await running(bot, number)).match.waiting == [other]
    log = await alice.slash("/log")
    assert f"{alice.mention} ran out of time; the default was played." in log.text

    # A bot takes the seat until its owner returns.
    await pass_until(kit, bot, "2027-01-13T15:00")
    await alice.slash("/match clock", late="seat")
    await pass_until(kit, bot, "2027-01-13T17:00")
    now = await running(bot, number)
    assert now.seats[other].bot == "bot"
    assert now.owner(other) == int(boris.id)
    assert alice.sees("ran out of time: a bot plays on", place)
    back = await boris.go(place).click("I am back")
    assert "снова ваше" in back.text
    await quiet(kit, bot)
    assert not (await running(bot, number)).played_by_bot(other)
    assert alice.sees("plays again", place)


async def test_a_bot_decides_once_and_tells_no_secret(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, bots=1)
    for person in (alice, boris):
        await answer(kit, bot, number, person)
    await alice.slash("/match clock", decision="6h", bank="1d", increment="1h", late="bot")
    await quiet(kit, bot)
    seat, other = await seat_of(bot, number, alice), await seat_of(bot, number, boris)
    assert set((await running(bot, number)).match.waiting) == {seat, other}  # both plan in secret
    assert await deadline(bot, number, seat) == utc("2027-01-11T18:00")  # six hours, then the bank's day
    # Boris is on vacation, where no clock runs. Alice is late: a bot seals for her. That is not told to others, because
    # it would tell what she has sealed.
    await boris.slash("/away", until="10d")
    await pass_until(kit, bot, "2027-01-11T18:00")
    late = (await bot.store.moves.log(number))[-1]
    assert (late.seat, late.by) == (seat, "late")
    assert late.receipt is not None
    reason = "это решение принял бот"
    assert reason not in (await boris.slash("/log")).text
    assert "a bot made this decision" in (await alice.slash("/log")).text
    assert await deadline(bot, number, other) is not None

    # When everything is revealed, it is in the log. Eight hours of Boris' time: two from the bank, and a turn adds one.
    await boris.slash("/away")
    await pass_until(kit, bot, "2027-01-12T02:00")
    await answer(kit, bot, number, boris)
    assert reason in (await boris.slash("/log")).text
    assert (await running(bot, number)).seats[other].bank_seconds == (24 - 2 + 1) * 3600


async def test_an_increment_is_for_each_of_a_seats_turns_and_not_for_undone_ones(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, bots=1)
    alice.go(await thread(kit, bot, number))
    await alice.slash("/match clock", bank="10h", increment="2h")
    seat, other = await seat_of(bot, number, alice), await seat_of(bot, number, boris)

    async def bank_hours(of: int) -> float:
        return (await running(bot, number)).seats[of].bank_seconds / 3600

    await pass_until(kit, bot, "2027-01-10T13:00")
    await alice.slash("/play", choice="6")
    await quiet(kit, bot)
    assert (await bank_hours(seat), await bank_hours(other)) == (11, 10)  # an hour drawn, two added; to her own alone
    await alice.slash("/undo")
    await quiet(kit, bot)
    assert await bank_hours(seat) == 9
    assert await deadline(bot, number, seat) == utc("2027-01-10T22:00")
    await alice.slash("/play", choice="6")
    await quiet(kit, bot)
    assert await bank_hours(seat) == 11
