"""A week of a match of four, in four time zones: every ping, and no other."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Kit
from tests.bot.support import open_match
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, set_clock

BEGIN_EN = "Lords of Xidit · #1: Where does the hero begin?"
BEGIN_RU = "Лорды Ксидита · #1: Где начинает Герой?"
BEGIN_UK = "Лорди Ксідіту · #1: Де починає Герой?"
CHOOSING_EN = "Lords of Xidit · #1: still choosing in secret"
CHOOSING_RU = "Лорды Ксидита · #1: ещё идёт тайный выбор"
CHOOSING_UK = "Лорди Ксідіту · #1: ще триває таємний вибір"
MOVE_EN, MOVE_RU, MOVE_UK = "▶️ Your move", "▶️ Ваш ход", "▶️ Ваш хід"
STILL_EN, STILL_RU = "⏰ Your move is still awaited", "⏰ Вашего хода всё ещё ждут"
STILL_UK = "⏰ На ваш хід досі чекають"


async def test_a_week(kit: Kit, bot: Slowtable, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_chance(monkeypatch)
    alice, boris, oksana, dmytro = (kit.person(name) for name in ("Alice", "Boris", "Oksana", "Dmytro"))
    set_clock(kit, "2027-03-25T12:00")  # a Thursday
    await alice.slash("/me timezone", zone="Europe/Berlin")  # summer time begins on Sunday
    await alice.slash("/me quiet", hours="23:00-08:00")
    await boris.slash("/me timezone", zone="Asia/Tokyo")
    await boris.slash("/me quiet", hours="22:00-07:00")
    await oksana.slash("/me timezone", zone="Europe/Kyiv")
    await oksana.slash("/away", until="2027-03-28")
    await dmytro.slash("/me timezone", zone="America/New_York")
    dmytro.set(dms_open=False)
    watch = Watch(kit, alice, boris, oksana, dmytro)

    # Alice is first, and there: she needs no ping. Boris gets one, and a reminder after 12 hours: 9 in the morning.
    number = await open_match(kit, bot, alice, boris, dmytro, oksana)
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-03-26T14:00")
    assert watch.heard() == [
        ("Thu 12:00", "Boris", "dm", f"{MOVE_RU} | {BEGIN_RU}"),
        ("Fri 00:00", "Boris", "dm", f"{STILL_RU} | {BEGIN_RU}"),
    ]

    # Dmytro takes no DMs: the thread it is, from the first ping on.
    await answer(kit, bot, number, boris)
    await pass_until(kit, bot, "2027-03-27T12:00")
    assert watch.heard() == [
        ("Fri 14:00", "Dmytro", "thread", f"{MOVE_EN} | {BEGIN_EN}"),
        ("Sat 02:00", "Dmytro", "thread", f"{STILL_EN} | {BEGIN_EN}"),
    ]

    # Oksana is asked on her vacation, and hears of it when that is over: at midnight of Kyiv's summer time.
    await answer(kit, bot, number, dmytro)
    await pass_until(kit, bot, "2027-03-29T21:30")
    assert watch.heard() == [
        ("Sun 21:00", "Oksana", "dm", f"{MOVE_UK} | {BEGIN_UK}"),
        ("Mon 09:00", "Oksana", "dm", f"{STILL_UK} | {BEGIN_UK}"),
    ]

    # Secret orders of all four. Oksana has just moved, so her ping waits some minutes; Boris and Alice are asleep
    # (their panels make no noise) and are pinged at 7 in Tokyo and at 8 of Berlin's summer time. No ping tells what.
    await answer(kit, bot, number, oksana)
    await pass_until(kit, bot, "2027-03-31T08:00")
    assert watch.heard() == [
        ("Mon 21:30", "Dmytro", "thread", f"{MOVE_EN} | {CHOOSING_EN}"),
        ("Mon 21:35", "Oksana", "dm", f"{MOVE_UK} | {CHOOSING_UK}"),
        ("Mon 22:00", "Boris", "dm", f"{MOVE_RU} | {CHOOSING_RU}"),
        ("Tue 06:00", "Alice", "dm", f"{MOVE_EN} | {CHOOSING_EN}"),
        ("Tue 09:30", "Dmytro", "thread", f"{STILL_EN} | {CHOOSING_EN}"),
        ("Tue 09:35", "Oksana", "dm", f"{STILL_UK} | {CHOOSING_UK}"),
        ("Tue 10:00", "Boris", "dm", f"{STILL_RU} | {CHOOSING_RU}"),
        ("Tue 18:00", "Alice", "dm", f"{STILL_EN} | {CHOOSING_EN}"),
    ]

    # Three of them seal; the fourth is reminded daily, and at last the host is told.
    for person in (alice, boris, oksana):
        await answer(kit, bot, number, person)
    await pass_until(kit, bot, "2027-04-04T12:00")
    told = "⏳ Lords of Xidit · #1: the table is waiting for. /replace lets the others vote on a bot or somebody else"
    assert watch.heard() == [
        ("Wed 09:30", "Dmytro", "thread", f"{STILL_EN} | {CHOOSING_EN}"),
        ("Thu 09:30", "Dmytro", "thread", f"{STILL_EN} | {CHOOSING_EN}"),
        (
            "Fri 10:30",
            "Alice",
            "dm",
            f"{told} for the seat, with /match clock the host sets a time limit, and /vote cancel calls the match off.",
        ),
    ]
