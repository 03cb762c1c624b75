"""Whatever is said to a person obeys their own hours and wishes; a line in the thread mentions nobody."""

from __future__ import annotations

import pytest

import db
from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import open_match, running, seated, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, set_clock


@pytest.fixture
def people(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> list[Actor]:
    """Five who read English, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    known = [kit.person(name).set(locale="en-US") for name in ("Alice", "Boris", "Oksana", "Dmytro")]
    return [*known, kit.add_person("Eve")]


async def answer_until(kit: Kit, bot: Slowtable, number: int, people: list[Actor], waiting: list[int]) -> None:
    """Each answers who is asked, until the table waits for these."""
    while (match := await running(bot, number)).match.waiting != waiting:
        await answer(kit, bot, number, seated(match, *people)[match.match.waiting[0]])


def first_words(watch: Watch) -> dict[str, tuple[str, str]]:
    """When each was first disturbed, by DM alone, and with what."""
    found: dict[str, tuple[str, str]] = {}
    for when, who, where, words in watch.heard():
        assert where == "dm"
        found.setdefault(who, (when, words))
    return found


@pytest.mark.finding("TM-4")
@pytest.mark.parametrize(
    ("late", "words", "noted"),
    [
        ("nothing", "your time has run out", "The time of {} has run out."),
        ("seat", "nobody plays there", "{} ran out of time"),
    ],
)
async def test_ones_own_time_has_run_out(
    kit: Kit, bot: Slowtable, people: list[Actor], late: str, words: str, noted: str
) -> None:
    alice, boris, oksana, dmytro, eve = people
    number = await open_match(kit, bot, *people, language="en")
    place = await thread(kit, bot, number)
    await answer_until(kit, bot, number, people, [0, 1, 2, 3, 4])  # they choose in secret
    await alice.slash("/me quiet", hours="22:00-08:00")
    await boris.slash("/away", until="6d")
    await oksana.slash("/remind", snooze="5d")
    await dmytro.slash("/me digest", hour=20)
    await eve.slash("/remind", where="off")
    await alice.go(place).slash("/match clock", decision="15h", late=late, rests=False)
    await quiet(kit, bot)
    watch = Watch(kit, *people)
    await pass_until(kit, bot, "2027-01-10T22:00")
    assert "runs out soon" in watch.heard()[-1][3]  # Alice is warned before she goes to sleep
    await pass_until(kit, bot, "2027-01-11T07:59")
    for person in people:  # at three in the morning
        assert alice.sees(noted.format(person.mention), place)
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-16T19:00")
    told = first_words(watch)
    assert {who: when for who, (when, _) in told.items()} == {
        "Alice": "Mon 08:00",
        "Dmytro": "Mon 20:00",
        "Oksana": "Fri 12:00",
        "Boris": "Sat 12:00",
    }
    assert [words in told[who][1] for who in ("Alice", "Oksana", "Boris")] == [True] * 3


@pytest.mark.finding("TM-4")
async def test_the_table_waits_in_vain(kit: Kit, bot: Slowtable, people: list[Actor]) -> None:
    alice, boris, oksana, dmytro, eve = people
    number = await open_match(kit, bot, *people, language="en")
    await answer_until(kit, bot, number, people, [0])
    await boris.slash("/me quiet", hours="22:00-08:00")
    await dmytro.slash("/away", until="6d")
    await oksana.slash("/remind", snooze="5d")
    await eve.slash("/remind", where="off")
    watch = Watch(kit, boris, oksana, dmytro, eve)
    # Alice is the host: whoever else plays is told of her, after 84 hours, which is at midnight.
    await pass_until(kit, bot, "2027-01-14T07:59")
    assert alice.sees("The table is waiting for", await thread(kit, bot, number))
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-16T19:00")
    told = first_words(watch)
    assert {who: when for who, (when, _) in told.items()} == {
        "Boris": "Thu 08:00",
        "Oksana": "Fri 12:00",
        "Dmytro": "Sat 12:00",
    }
    assert all("the table is waiting for" in words for _, words in told.values())


@pytest.mark.finding("TM-4")
@pytest.mark.parametrize(("late", "words"), [(False, "the table is asked something"), (True, "the table votes")])
async def test_the_table_votes(kit: Kit, bot: Slowtable, people: list[Actor], late: bool, words: str) -> None:
    alice, boris, oksana, dmytro, eve = people
    number = await open_match(kit, bot, *people, language="en")
    await answer_until(kit, bot, number, people, [0])
    alice.go(await thread(kit, bot, number))
    if late:
        await alice.slash("/match clock", decision="11h", late="vote")
    await boris.slash("/me quiet", hours="22:00-08:00")
    await oksana.slash("/remind", snooze="5d")
    await dmytro.slash("/me digest", hour=20)
    await eve.slash("/remind", where="off")
    watch = Watch(kit, boris, oksana, dmytro, eve)
    await pass_until(kit, bot, "2027-01-10T23:00")
    if not late:
        await alice.slash("/vote cancel")
    await pass_until(kit, bot, "2027-01-11T07:59")
    assert alice.sees("🗳️")
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-15T13:00")
    told = first_words(watch)
    assert {who: when for who, (when, _) in told.items()} == {"Boris": "Mon 08:00", "Oksana": "Fri 12:00"}
    assert [words in told[who][1] for who in ("Boris", "Oksana")] == [True, True]


@pytest.mark.finding("TM-4")
async def test_a_seat_is_offered_and_taken(kit: Kit, bot: Slowtable, people: list[Actor]) -> None:
    alice, boris, oksana, _, eve = people
    number = await open_match(kit, bot, alice, boris, bots=1, language="en")
    place = await thread(kit, bot, number)
    await oksana.slash("/me quiet", hours="11:00-13:00")
    await eve.slash("/remind", where="off")
    await boris.slash("/me digest", hour=20)
    watch = Watch(kit, *people)
    for person in (eve, oksana):
        asked = (await boris.slash("/replace", place, player=person)).message
        await boris.click("Offer it", asked)
        await quiet(kit, bot)
    offer = next(seen for seen in reversed(oksana.messages(place)) if f"Will {oksana.mention} take over" in seen.text)
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-10T13:00")
    assert [line[:3] for line in watch.heard() if line[1] != "Alice"] == [("Sun 13:00", "Oksana", "dm")]
    # Boris, who has a digest, finds what became of his seat when he looks.
    await oksana.click("Take the seat", offer)
    await quiet(kit, bot)
    assert [line for line in watch.heard() if line[1] == "Boris"] == []
    assert boris.sees("has taken your seat", boris.dm)


@pytest.mark.finding("TM-4")
async def test_what_was_held_up_on_its_way_makes_no_noise(kit: Kit, opened: Opened, people: list[Actor]) -> None:
    alice, boris, *_ = people
    watch = Watch(kit, alice, boris)
    async with opened() as bot:
        number = await open_match(kit, bot, alice, boris, bots=1, language="en")
        await answer(kit, bot, number, alice)
        await boris.slash("/me quiet", hours="22:00-08:00")
        await bot.delivery.stop()
        bot.alarm.on_idle.append(kit.wake)
        set_clock(kit, "2027-01-10T12:10")
        await kit.until(lambda: bot.alarm.idle)  # the ping is on its way
    set_clock(kit, "2027-01-10T23:00")
    async with opened() as bot:
        await quiet(kit, bot)
        assert watch.heard() == []
        assert boris.sees("Your move", boris.dm)
        # Nor does what the host is told of troubles.
        await alice.slash("/me quiet", hours="22:00-08:00")
        trouble = {"key": "trouble-lost", "user": int(alice.id), "match": number, "code": "50035"}
        await bot.store.outbox.put([db.Post(kind="letter", payload=trouble, lane=f"dm-{alice.id}")], bot.now())
        bot.delivery.wake()
        await quiet(kit, bot)
        assert watch.heard() == []
        assert alice.sees("50035", alice.dm)
