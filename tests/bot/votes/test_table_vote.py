"""What `/vote` asks: decided at once by a majority, closed when its time is over, and safe from restarts."""

from __future__ import annotations

import asyncio

import pytest

import db
from bot.client import Slowtable
from bot.tables.votes import table_vote
from db import Status
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.conftest import Opened
from tests.bot.support import open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, set_clock, utc


@pytest.fixture
def oksana(kit: Kit) -> Actor:
    """Oksana, who reads Ukrainian."""
    return kit.person("Oksana")


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice goes first, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


async def table(kit: Kit, bot: Slowtable, *people: Actor, bots: int = 0) -> tuple[int, Channel]:
    """A match in English in which Alice has moved."""
    number = await open_match(kit, bot, *people, bots=bots, language="en")
    place = await thread(kit, bot, number)
    for person in people:
        person.go(place)
    await answer(kit, bot, number, people[0])
    return number, place


async def ask_back(kit: Kit, bot: Slowtable, person: Actor) -> None:
    """Ask to go back as far as possible."""
    states = (await person.autocomplete("/vote back", "to", "")).choices
    assert "The table is asked" in (await person.slash("/vote back", to=list(states.values())[-1])).text
    await quiet(kit, bot)


def votes_in(person: Actor, place: Channel) -> list[Seen]:
    """The messages of votes, oldest first."""
    return [seen for seen in person.messages(place) if seen.text.startswith("🗳️") and "asks:" in seen.text]


async def stored(bot: Slowtable, number: int) -> list[str]:
    """The open votes, by kind."""
    return [vote.kind for vote in await bot.store.votes.open_in(number)]


async def counts(bot: Slowtable, number: int) -> list[db.Reminder]:
    """What counts the ballots."""
    return [one for one in await bot.store.reminders.of_match(number) if one.kind == "vote"]


async def kept(bot: Slowtable, number: int) -> set[str]:
    """The messages to the table that the match remembers."""
    messages = (await bot.store.matches.get(number)).messages
    return {name for name in messages if not name.startswith(("ping_", "panel_"))}


async def rewinds(bot: Slowtable, number: int) -> int:
    """How often the table has gone back."""
    return len([entry for entry in await bot.store.moves.log(number) if entry.kind == "rewind"])


async def test_a_majority_takes_effect_at_once(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    moved = (await running(bot, number)).match.state
    watch = Watch(kit, alice, boris, oksana)
    await ask_back(kit, bot, alice)
    (vote,) = votes_in(boris, place)
    assert f"✅ {alice.mention}" in vote.text
    assert f"Not yet: {boris.mention}, {oksana.mention}" in vote.text
    assert "The vote ends" in vote.text
    assert {line[1] for line in watch.heard()} == {"Boris", "Oksana"}
    assert "не за цим столом" in (await kit.person("Dmytro").go(place).click("Yes", vote)).text

    assert "Ваш голос: Нет" in (await boris.click("No", vote)).text
    await quiet(kit, bot)
    assert f"❌ {boris.mention}" in vote.text
    assert (await running(bot, number)).match.state == moved
    assert "Ваш голос: Да" in (await boris.click("Yes", vote)).text
    await quiet(kit, bot)
    assert "Accepted" in vote.text
    assert vote.buttons == []
    assert alice.sees("The table has gone back", place)
    assert (await running(bot, number)).match.state != moved
    assert await rewinds(bot, number) == 1
    assert (await stored(bot, number), await counts(bot, number)) == ([], [])
    assert await kept(bot, number) == {"lobby", "board", "since", "upto", "told"}


async def test_without_a_majority_in_time_everything_stays(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    moved = (await running(bot, number)).match.state
    await ask_back(kit, bot, alice)
    (vote,) = votes_in(boris, place)
    await boris.click("No", vote)
    await pass_until(kit, bot, "2027-01-17T11:59")
    assert [button.label for button in vote.buttons] == ["Yes", "No"]
    await bot.delivery.stop()  # the buttons stay for a while
    bot.alarm.on_idle.append(kit.wake)
    set_clock(kit, "2027-01-17T12:00")
    await kit.until(lambda: bot.alarm.idle)
    assert "закрито" in (await oksana.click("Yes", vote)).text
    bot.delivery.start()
    await quiet(kit, bot)
    assert "Time is up" in vote.text
    assert f"❌ {boris.mention}" in vote.text
    assert vote.buttons == []
    assert alice.sees("A vote has ended without a majority", place)
    assert (await running(bot, number)).match.state == moved
    assert (await stored(bot, number), await counts(bot, number)) == ([], [])
    assert await kept(bot, number) == {"lobby", "board", "since", "upto", "told"}


@pytest.mark.finding("TR-21")
async def test_one_question_at_a_time_and_nobody_asks_to_go_back_all_day(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    states = list((await alice.autocomplete("/vote back", "to", "")).choices.values())
    for asked in range(3):
        await ask_back(kit, bot, alice)
        back = votes_in(alice, place)[asked]
        assert "вопросы решаются по одному" in (await boris.slash("/vote cancel")).text
        assert await stored(bot, number) == ["rewind"]
        # More than half are against it.
        await boris.click("No", back)
        await oksana.click("No", back)
        await quiet(kit, bot)
        assert "Rejected" in back.text
        assert (await stored(bot, number), await counts(bot, number)) == ([], [])
    assert "three times within a day" in (await alice.slash("/vote back", to=states[-1])).text
    assert await stored(bot, number) == []
    # Others may still ask, and the next day she may, too.
    await boris.slash("/vote back", to=states[-1])
    await quiet(kit, bot)
    await boris.click("No", votes_in(alice, place)[3])
    await oksana.click("No", votes_in(alice, place)[3])
    await pass_until(kit, bot, "2027-01-11T12:00")
    await ask_back(kit, bot, alice)


async def test_of_two_who_ask_at_once_one_is_heard(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    await asyncio.gather(*(person.slash("/vote cancel") for person in (alice, boris, oksana)))
    await quiet(kit, bot)
    assert await stored(bot, number) == ["cancel"]
    assert len(votes_in(alice, place)) == 1


async def test_the_end_of_the_match_is_the_end_of_what_is_asked(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    await ask_back(kit, bot, alice)
    (back,) = votes_in(alice, place)
    for person in (boris, alice):
        await person.slash("/resign", sure="yes")
    await quiet(kit, bot)
    assert (await running(bot, number)).row.status is Status.CANCELLED
    assert back.buttons == []
    assert await stored(bot, number) == []
    assert await kept(bot, number) == {"lobby", "board", "since", "upto", "told"}


async def test_a_state_that_is_not_kept_any_more(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    subject = {"version": 999, "logged": 1, "at": "long ago"}
    await bot.store.votes.open(
        number,
        "rewind",
        subject,
        by=int(alice.id),
        choice="yes",
        at=bot.now(),
        closes_at=utc("2027-01-17T12:00"),
        counter=table_vote.COUNTER,
    )
    bot.alarm.wake()
    bot.delivery.wake()
    await quiet(kit, bot)
    (vote,) = votes_in(boris, place)
    await boris.click("Yes", vote)
    await quiet(kit, bot)
    assert "not possible any more" in vote.text
    assert (await stored(bot, number), await rewinds(bot, number)) == ([], 0)


async def test_a_table_that_rests_can_be_called_off(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    await alice.slash("/match pause")
    await alice.slash("/vote cancel")
    await quiet(kit, bot)
    (vote,) = votes_in(boris, place)
    await boris.click("Yes", vote)
    await quiet(kit, bot)
    assert (await running(bot, number)).row.status is Status.CANCELLED


async def test_who_leaves_the_table_may_leave_a_majority(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    await alice.slash("/vote cancel")
    await quiet(kit, bot)
    assert (await running(bot, number)).row.status is Status.RUNNING
    await boris.slash("/resign", sure="yes")
    await quiet(kit, bot)
    assert (await running(bot, number)).row.status is Status.CANCELLED
    assert "Accepted" in votes_in(alice, place)[0].text


async def test_nobody_else_has_to_be_asked(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number, place = await table(kit, bot, alice, bots=2)
    await alice.slash("/vote cancel")
    await quiet(kit, bot)
    assert (await running(bot, number)).row.status is Status.CANCELLED
    (vote,) = votes_in(alice, place)
    assert "Accepted" in vote.text
    assert vote.buttons == []


async def test_a_restart_between_ballot_and_effect(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    async with opened() as bot:
        number, place = await table(kit, bot, alice, boris, bots=1)
        moved = (await running(bot, number)).match.state
        await ask_back(kit, bot, alice)
        (vote,) = votes_in(boris, place)
        await bot.alarm.stop()
        await boris.click("Yes", vote)
        assert (await running(bot, number)).match.state == moved
    async with opened() as bot:
        await quiet(kit, bot)
        assert await rewinds(bot, number) == 1
        assert "Accepted" in vote.text
    # It is over: a restart brings nothing back.
    async with opened() as bot:
        await quiet(kit, bot)
        assert await rewinds(bot, number) == 1
        assert len(votes_in(boris, place)) == 1
        assert (await stored(bot, number), await counts(bot, number)) == ([], [])


async def test_a_restart_between_effect_and_all_that_follows(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened() as bot:
        number, place = await table(kit, bot, alice, boris, bots=1)
        await ask_back(kit, bot, alice)
        (vote,) = votes_in(boris, place)
        await bot.delivery.stop()

        async def die(*_: object) -> None:
            raise OSError("the power is gone")

        monkeypatch.setattr(bot.store.reminders, "fire", die)
        bot.alarm.on_idle.append(kit.wake)
        await boris.click("Yes", vote)
        await kit.until(lambda: bot.alarm.idle)
        # Gone back, and closed in the same transaction; but the count has not been taken away, and nobody was told.
        assert (await rewinds(bot, number), await stored(bot, number)) == (1, [])
        assert len(await counts(bot, number)) == 1
        assert "Accepted" not in vote.text
    async with opened() as bot:
        await quiet(kit, bot)
        assert (await rewinds(bot, number), await counts(bot, number)) == (1, [])
        assert "Accepted" in vote.text
        assert [seen.text for seen in alice.messages(place)].count("The table has gone back.") == 1


@pytest.mark.finding("TM-3")
async def test_time_passes_while_nobody_counts(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    async with opened() as bot:
        number, place = await table(kit, bot, alice, boris, bots=1)
        await ask_back(kit, bot, alice)
        (vote,) = votes_in(boris, place)
        gone = utc("2027-02-01T12:00") - bot.now()
        ends = (await bot.store.votes.open_in(number))[0].closes_at + gone
    # Time in which nobody could vote does not count: its seven days go on from here.
    set_clock(kit, "2027-02-01T12:00")
    async with opened() as bot:
        await quiet(kit, bot)
        assert f"<t:{int(ends.timestamp())}:R>" in vote.text
        await pass_until(kit, bot, "2027-02-08T13:00")
    for _ in range(2):
        async with opened() as bot:
            await quiet(kit, bot)
            assert "Time is up" in vote.text
            assert len([one for one in alice.messages(place) if "without a majority" in one.text]) == 1
            assert (await stored(bot, number), await rewinds(bot, number)) == ([], 0)
