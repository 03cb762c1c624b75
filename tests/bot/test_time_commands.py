"""Commands about time: every one in three languages, with help, and kind to whoever types nonsense."""

from __future__ import annotations

from datetime import timedelta

import pytest

import db
from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, set_clock, utc

NAMES = {
    "Alice": {"me", "remind", "away", "my", "replace", "resign", "standing"},
    "Boris": {"я", "напоминать", "отпуск", "мои", "замена", "сдаться", "наказы"},
    "Oksana": {"я", "нагадувати", "відпустка", "мої", "заміна", "здатися", "накази"},
}


@pytest.mark.parametrize("name", NAMES)
async def test_names_in_everybodys_language(kit: Kit, bot: Slowtable, name: str) -> None:
    assert NAMES[name] <= set(kit.person(name).commands())


async def test_ones_own_hours(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    set_clock(kit, "2027-07-01T12:00")
    found = (await alice.autocomplete("/me timezone", "zone", "berl")).choices
    assert next(iter(found.values())) == "Europe/Berlin"
    assert len((await alice.autocomplete("/me timezone", "zone", "")).choices) == 25
    reply = await alice.slash("/me timezone", zone="berlin")
    assert "Europe/Berlin (it is 14:00 there)" in reply.text
    assert reply.ephemeral
    assert "23:00 to 08:30" in (await alice.slash("/me quiet", hours="23:00-8:30")).text
    assert "Digest at 09:00" in (await alice.slash("/me digest", hour=9)).text
    assert await bot.store.reminders.earliest() == utc("2027-07-02T07:00")
    assert "No digest" in (await alice.slash("/me digest")).text
    assert await bot.store.reminders.earliest() is None
    assert "No quiet hours" in (await alice.slash("/me quiet", hours="off")).text
    assert "Часовой пояс: Asia/Tokyo" in (await boris.slash("/я часовой-пояс", пояс="tokyo")).text
    assert "с 22:00 до 07:00" in (await boris.slash("/я тихие-часы", часы="22-7")).text
    assert "Asia/Tokyo" in (await boris.slash("/я настройки")).text


@pytest.mark.parametrize(
    ("command", "options", "says"),
    [
        ("/me timezone", {"zone": "Atlantis"}, 'I do not know the time zone "Atlantis"'),
        ("/me quiet", {"hours": "at night"}, "Write them like 23:00-08:00"),
        ("/me quiet", {"hours": "00:00-23:00"}, "cannot be longer than 20 hours"),
        ("/away", {"until": "2027-06-30"}, "is over already"),
        ("/away", {"until": "2027-02-30"}, "There is no such day"),
        ("/away", {"until": "3000-01-01"}, "too long"),
        ("/away", {"until": "one day"}, "I did not understand"),
        ("/away", {}, "You are not away"),
        ("/remind", {"interval": "1000d"}, "between an hour and 14 days"),
        ("/remind", {"interval": "60d"}, "between an hour and 14 days"),
        ("/remind", {"interval": "5m"}, "between an hour and 14 days"),
        ("/remind", {"snooze": "ages"}, "I did not understand"),
        ("/my matches", {}, "no match under way"),
        ("/replace", {"bot": True}, "which match you mean"),
        ("/standing", {}, "which match you mean"),
        ("/match pause", {}, "which match you mean"),
    ],
)
async def test_nonsense_is_refused_kindly(
    kit: Kit, bot: Slowtable, alice: Actor, command: str, options: dict[str, object], says: str
) -> None:
    set_clock(kit, "2027-07-01T12:00")
    reply = await alice.slash(command, **options)
    assert says in reply.text
    assert reply.ephemeral
    assert await bot.store.settings.user(int(alice.id)) == db.UserSettings(user_id=int(alice.id), language="en")


async def test_how_one_is_reminded(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    watch = Watch(kit, alice, boris)
    # Every six hours, in the thread.
    reply = await alice.go(place).slash("/remind", interval="6h", where="thread")
    assert "Every 6 hours" in reply.text
    assert "in the thread" in reply.text
    await pass_until(kit, bot, "2027-01-11T01:00")
    assert [line[:3] for line in watch.heard()] == [("Sun 18:00", "Alice", "thread"), ("Mon 00:00", "Alice", "thread")]
    # Snoozed; then a digest instead, and at last nothing at all.
    await alice.slash("/remind", snooze="1d")
    await pass_until(kit, bot, "2027-01-12T01:00")
    assert [line[:3] for line in watch.heard()] == [("Tue 01:00", "Alice", "thread")]
    await alice.slash("/remind", where="dm")
    await alice.slash("/me digest", hour=9)
    await pass_until(kit, bot, "2027-01-13T08:00")
    assert watch.heard() == [
        ("Tue 09:00", "Alice", "dm", "▶️ Your move | Lords of Xidit · #1: Where does the hero begin?")
    ]
    await alice.slash("/remind", where="off")
    await pass_until(kit, bot, "2027-01-14T12:00")
    told = watch.heard()
    assert [line for line in told if line[1] == "Alice"] == []
    # What waits, and how long.
    listed = (await alice.slash("/my matches")).text
    assert "Where does the hero begin?" in listed
    assert f"<t:{int(utc('2027-01-10T12:00').timestamp())}:R>" in listed
    # Boris hears when the player before him has moved only if he is not asked himself anyway.
    await boris.slash("/remind", before=True)
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-14T12:01")
    assert [line[1:3] for line in watch.heard()] == [("Boris", "dm")]
    settings = await bot.store.settings.user(int(boris.id))
    assert settings.warn_before_turn


async def test_a_refused_dm_is_not_tried_again_until_the_person_says_so(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    alice.set(dms_open=False)
    await open_match(kit, bot, alice, boris, bots=1)
    watch = Watch(kit, alice)
    await pass_until(kit, bot, "2027-01-10T13:00")
    assert [line[:3] for line in watch.heard()] == [("Sun 12:00", "Alice", "thread")]
    alice.set(dms_open=True)
    await pass_until(kit, bot, "2027-01-11T01:00")
    assert [line[:3] for line in watch.heard()] == [("Mon 00:00", "Alice", "thread")]
    assert "does not let me write to you" in (await alice.slash("/me settings")).text
    await alice.slash("/remind", where="dm")
    await pass_until(kit, bot, "2027-01-12T01:00")
    assert [line[:3] for line in watch.heard()] == [("Tue 00:00", "Alice", "dm")]


async def test_a_table_has_its_own_pace(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    boris.set(locale="en-US")
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    assert "There is no clock" in (await boris.go(place).slash("/match clock")).text
    assert "Only the host" in (await boris.slash("/match clock", decision="1d")).text
    assert "Only the host" in (await boris.slash("/match pause")).text
    assert "not paused" in (await alice.go(place).slash("/match resume")).text
    assert "between an hour" in (await alice.slash("/match clock", decision="10m")).text
    reply = await alice.slash("/match clock", bank="3d", increment="2h", rests=False, reminders="3h")
    assert "A bank of 3 d per seat; each of a seat's turns adds 2 h to its own." in reply.text
    assert "First reminder after 3 h" in reply.text
    await quiet(kit, bot)
    assert boris.sees("has set the clock", place)
    row = await bot.store.matches.get(number)
    assert (row.decision_hours, row.bank_hours, row.clock_rests) == (0, 72, False)
    due = {r.kind: r.due_at for r in await bot.store.reminders.of_match(number)}
    assert due["clock"] == utc("2027-01-10T12:00") + timedelta(days=3)
    watch = Watch(kit, alice)
    await pass_until(kit, bot, "2027-01-10T16:00")
    assert [line[:3] for line in watch.heard()] == [("Sun 12:00", "Alice", "dm"), ("Sun 15:00", "Alice", "dm")]


@pytest.mark.finding("TM-26")
async def test_a_clock_that_is_switched_off_is_told_as_such(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    await alice.go(place).slash("/match clock", decision="24h")
    assert "There is no clock" in (await alice.slash("/match clock", decision="off")).text
    await quiet(kit, bot)
    assert boris.sees("has switched the clock off", place)
    assert not boris.sees("There is no clock", place)
