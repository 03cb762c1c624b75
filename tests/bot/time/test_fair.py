"""Time that has passed is never charged anew: by another vacation, other hours, another clock, an undo, a downtime."""

from __future__ import annotations

from datetime import datetime

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, seat_of, set_clock, utc


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice is first to move, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


async def table(kit: Kit, bot: Slowtable, alice: Actor, *others: Actor, bots: int = 1, **clock: object) -> int:
    """A match with a clock; its host is in its thread."""
    number = await open_match(kit, bot, alice, *others, bots=bots)
    alice.go(await thread(kit, bot, number))
    if clock:
        await alice.slash("/match clock", **clock)
    await quiet(kit, bot)
    return number


async def ends(bot: Slowtable, number: int, seat: int) -> datetime | None:
    """When the seat's time runs out: the reminder and the seat agree."""
    found = [r.due_at for r in await bot.store.reminders.of_match(number) if r.kind == "clock" and r.seat == seat]
    shown = (await running(bot, number)).seats[seat].ends_at
    assert found == ([shown] if shown else [])
    stored = (await bot.store.matches.seats(number))[seat].ends_at
    assert stored == shown
    return shown


async def defaults(bot: Slowtable, number: int) -> int:
    """How often the clock has answered."""
    return len([entry for entry in await bot.store.moves.log(number) if entry.by == "default"])


@pytest.mark.finding("TM-2")
async def test_a_vacation_is_prolonged(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await table(kit, bot, alice, boris, decision="48h", late="default")
    await pass_until(kit, bot, "2027-01-10T14:00")
    await alice.slash("/away", until="7d")
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-19T12:00")
    await pass_until(kit, bot, "2027-01-15T14:00")
    await alice.slash("/away", until="10d")
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-27T12:00")  # the 25th at 14:00, and 46 hours
    assert (await bot.store.settings.user(int(alice.id))).vacation_from == utc("2027-01-10T14:00")
    assert await defaults(bot, number) == 0


@pytest.mark.finding("TM-2")
async def test_two_vacations_during_one_question(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await table(kit, bot, alice, boris, decision="48h", late="default")
    await alice.slash("/away", until="3d")
    await pass_until(kit, bot, "2027-01-14T00:00")  # back for half a day
    assert await ends(bot, number, 0) == utc("2027-01-15T12:00")
    await alice.slash("/away", until="3d")
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-18T12:00")
    await alice.slash("/away")  # back early: what is left goes on from now
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-15T12:00")
    assert await defaults(bot, number) == 0


@pytest.mark.finding("TM-5")
async def test_quiet_hours_and_zone_count_from_their_change(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    await alice.slash("/me quiet", hours="22:00-08:00")
    number = await table(kit, bot, alice, boris, decision="24h", late="default")
    assert await ends(bot, number, 0) == utc("2027-01-11T22:00")
    await pass_until(kit, bot, "2027-01-11T20:00")
    await alice.slash("/me quiet", hours="off")
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-11T22:00")  # two hours were left, and are
    await pass_until(kit, bot, "2027-01-11T21:00")
    await alice.slash("/me quiet", hours="13:00-09:00")
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-12T10:00")  # the hour that is left, when she may think again
    await alice.slash("/me timezone", zone="Asia/Tokyo")
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-12T01:00")  # nine o'clock comes nine hours earlier
    assert await defaults(bot, number) == 0
    board = [seen for seen in alice.messages() if seen.attachments][-1]
    assert f"<t:{int(utc('2027-01-12T01:00').timestamp())}:R>" in board.text  # the board tells it, too


@pytest.mark.finding("TM-6")
async def test_a_clock_that_is_set_late_gives_its_full_time(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await table(kit, bot, alice, boris)
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-13T13:00")
    watch = Watch(kit, boris)
    await alice.slash("/match clock", decision="24h", late="seat")
    await quiet(kit, bot)
    match, seat = await running(bot, number), await seat_of(bot, number, boris)
    assert match.seats[seat].stand_in is None
    assert await ends(bot, number, seat) == utc("2027-01-14T13:00")
    ((_, _, _, told),) = watch.heard()  # he is told, with what will happen
    assert "место займёт бот" in told
    # Nor does it strike when only what happens then becomes worse.
    await alice.slash("/match clock", late="nothing")
    await pass_until(kit, bot, "2027-01-15T12:00")
    await alice.slash("/match clock", late="seat")
    await quiet(kit, bot)
    assert (await running(bot, number)).seats[seat].stand_in is None
    assert await ends(bot, number, seat) == utc("2027-01-16T12:00")


@pytest.mark.finding("TM-6")
async def test_a_clock_that_is_shortened_in_a_pause(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await table(kit, bot, alice, boris, decision="10h", late="default")
    await pass_until(kit, bot, "2027-01-10T21:00")
    await alice.slash("/match pause")
    await alice.slash("/match clock", decision="5h")
    await alice.slash("/match resume")
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-11T02:00")
    assert await defaults(bot, number) == 0


@pytest.mark.finding("TM-22")
async def test_an_undone_move_gives_no_time_back(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await table(kit, bot, alice, boris, decision="24h", late="default")
    await pass_until(kit, bot, "2027-01-11T11:00")
    for _ in range(2):
        await alice.slash("/play", choice="6")
        await quiet(kit, bot)
        assert await ends(bot, number, 0) is None
        await alice.slash("/undo")
        await quiet(kit, bot)
        assert await ends(bot, number, 0) == utc("2027-01-11T12:00")
    # Time that others take in between is not hers.
    await alice.slash("/play", choice="6")
    await pass_until(kit, bot, "2027-01-11T15:00")
    await alice.slash("/undo")
    await quiet(kit, bot)
    assert await ends(bot, number, 0) == utc("2027-01-11T16:00")


@pytest.mark.finding("TM-22")
async def test_undo_within_a_turn_gives_no_time_back_either(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await open_match(kit, bot, alice, boris, game="scythe")
    match = await running(bot, number)
    seat = match.match.waiting[0]
    who = {int(alice.id): alice, int(boris.id): boris}[match.owner(seat) or 0]
    place = await thread(kit, bot, number)
    alice.go(place)
    await alice.slash("/match clock", decision="24h", late="default")
    await quiet(kit, bot)
    await pass_until(kit, bot, "2027-01-10T15:00")
    await answer(kit, bot, number, who)  # three hours for the first question
    assert (await running(bot, number)).match.waiting == [seat]
    assert await ends(bot, number, seat) == utc("2027-01-11T15:00")
    await pass_until(kit, bot, "2027-01-10T20:00")
    await who.go(place).slash("/undo")  # five for the second, which is gone again
    await quiet(kit, bot)
    assert await ends(bot, number, seat) == utc("2027-01-11T17:00")
    await answer(kit, bot, number, who)
    assert await ends(bot, number, seat) == utc("2027-01-11T15:00")  # and comes with what it had taken


@pytest.mark.finding("TM-14")
async def test_an_empty_bank_leaves_some_hours_for_each_question(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await table(kit, bot, alice, boris, bank="3h", late="default")
    await pass_until(kit, bot, "2027-01-10T15:00")
    assert await defaults(bot, number) == 1
    watch = Watch(kit, alice)
    await answer(kit, bot, number, boris)
    assert await defaults(bot, number) == 1
    assert await ends(bot, number, 0) == utc("2027-01-10T18:00")
    assert "Sealed" not in str(watch.heard())
    await answer(kit, bot, number, alice)
    assert (await running(bot, number)).seats[0].bank_seconds == 0


@pytest.mark.finding("TM-14")
async def test_a_seat_that_is_taken_has_used_its_bank(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    dmytro = kit.person("Dmytro")
    number = await table(kit, bot, alice, boris, dmytro, bots=0, bank="10h", late="seat")
    await pass_until(kit, bot, "2027-01-10T22:00")
    match = await running(bot, number)
    assert (match.seats[0].stand_in, match.seats[0].bank_seconds) == ("late", 0)
    await alice.slash("/replace")
    await quiet(kit, bot)
    assert (await running(bot, number)).seats[0].bank_seconds == 0


@pytest.mark.finding("TM-3")
async def test_a_downtime_is_a_pause(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    watch = Watch(kit, alice, boris)
    async with opened() as bot:
        number = await table(kit, bot, alice, boris, decision="24h", late="seat")
        await answer(kit, bot, number, alice)
        await answer(kit, bot, number, boris)
        await pass_until(kit, bot, "2027-01-11T02:00")  # 14 hours of 24, and one reminder each
    watch.heard()
    set_clock(kit, "2027-01-14T02:00")
    async with opened() as bot:
        await quiet(kit, bot)
        match = await running(bot, number)
        assert [seat.stand_in for seat in match.seats] == [None] * 3
        assert match.row.status == "running"
        seats = [await seat_of(bot, number, person) for person in (alice, boris)]
        assert [await ends(bot, number, seat) for seat in seats] == [utc("2027-01-14T12:00")] * 2
        # They are told once, with the new end; and the table waits as long as ever before it is told.
        heard = watch.heard()
        assert sorted(line[1] for line in heard) == ["Alice", "Boris"]
        stalled = [r.due_at for r in await bot.store.reminders.of_match(number) if r.kind == "stalled"]
        assert all(due >= utc("2027-01-17T00:00") for due in stalled)
    # A moment later the bot is gone again, with an hour left: there are six hours after that.
    async with opened() as bot:
        await pass_until(kit, bot, "2027-01-14T11:00")
    set_clock(kit, "2027-01-14T20:00")
    async with opened() as bot:
        await quiet(kit, bot)
        assert await ends(bot, number, seats[0]) == utc("2027-01-15T02:00")
    # A restart is no downtime.
    set_clock(kit, "2027-01-14T20:03")
    async with opened() as bot:
        await quiet(kit, bot)
        assert await ends(bot, number, seats[0]) == utc("2027-01-15T02:00")


@pytest.mark.finding("TM-3")
async def test_a_crash_leaves_the_last_sign_of_life(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    async with opened() as bot:
        number = await table(kit, bot, alice, boris, decision="24h", late="default")
        await pass_until(kit, bot, "2027-01-10T20:00")
        assert await bot.store.life.seen_at() == utc("2027-01-10T20:00")
        await bot.alarm.stop()  # from here on there is no sign of it
        set_clock(kit, "2027-01-12T20:00")
    async with opened() as bot:
        await quiet(kit, bot)
        assert await ends(bot, number, 0) == utc("2027-01-13T12:00")  # sixteen hours are left
        assert await defaults(bot, number) == 0
