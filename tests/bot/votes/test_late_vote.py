"""The table votes on what happens when somebody's time has run out."""

from __future__ import annotations

import pytest

import db
from bot.client import Slowtable
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.conftest import Opened
from tests.bot.support import open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, seat_of, set_clock, utc

WAIT, DEFAULT, BOT, SEAT = (
    "Wait longer",
    "The default of the rules",
    "A bot makes this decision",
    "A bot takes the seat until the person returns",
)
ASKED = "has run out (<t:"


@pytest.fixture
def oksana(kit: Kit) -> Actor:
    """Oksana, who reads Ukrainian."""
    return kit.person("Oksana")


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice goes first, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


async def voting_match(
    kit: Kit, bot: Slowtable, *people: Actor, bots: int = 0, decision: str = "6h"
) -> tuple[int, Channel]:
    """A match with a clock at which the table votes."""
    number = await open_match(kit, bot, *people, bots=bots, language="en")
    place = await thread(kit, bot, number)
    for person in people:
        person.go(place)
    reply = await people[0].slash("/match clock", decision=decision, late="vote")
    assert "the others vote" in reply.text
    await quiet(kit, bot)
    return number, place


def votes_in(person: Actor, place: Channel) -> list[Seen]:
    """The messages of votes, oldest first."""
    return [seen for seen in person.messages(place) if seen.text.startswith("🗳️")]


async def stored(bot: Slowtable, number: int) -> list[db.Vote]:
    """The open votes."""
    return await bot.store.votes.open_in(number)


async def test_the_only_other_person_decides_at_once(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number, place = await voting_match(kit, bot, alice, boris, bots=1)
    seat = await seat_of(bot, number, alice)
    watch = Watch(kit, alice, boris)
    await pass_until(kit, bot, "2027-01-10T18:00")

    # Both hear of it, each in their way; the message itself makes no noise.
    heard = {line[1:3]: line[3] for line in watch.heard() if line[0] == "Sun 18:00"}
    assert "your time has run out" in heard["Alice", "dm"]
    assert "стол голосует" in heard["Boris", "dm"]
    assert len(heard) == 2
    (vote,) = votes_in(boris, place)
    assert vote.id in map(str, (await bot.store.matches.get(number)).messages.values())
    assert f"{alice.mention} {ASKED}" in vote.text
    assert f"Not yet: {boris.mention}" in vote.text
    assert [button.label for button in vote.buttons] == [WAIT, DEFAULT, BOT, SEAT]

    # It is not about those who are not asked.
    assert "about you" in (await alice.click(DEFAULT, vote)).text
    assert "не за цим столом" in (await kit.person("Oksana").go(place).click(DEFAULT, vote)).text
    assert (await running(bot, number)).match.waiting == [seat]

    # Wait longer: another six hours, and then the question again.
    assert "Ждать дальше" in (await boris.click(WAIT, vote)).text
    await quiet(kit, bot)
    assert vote.buttons == []
    assert "has more time" in vote.text
    assert alice.sees(f"The table gives {alice.mention} more time", place)
    assert f"The table gives {alice.mention} more time" in (await alice.slash("/log")).text
    await pass_until(kit, bot, "2027-01-10T23:59")
    assert len(votes_in(boris, place)) == 1
    await pass_until(kit, bot, "2027-01-11T00:00")
    _, vote = votes_in(boris, place)

    # The default, with its reason in the log.
    await boris.click(DEFAULT, vote)
    await quiet(kit, bot)
    assert vote.buttons == []
    assert "the default of the rules was played" in vote.text
    assert "vote" not in str((await bot.store.matches.get(number)).messages)
    assert f"{alice.mention} ran out of time; the default was played." in (await alice.slash("/log")).text
    assert (await running(bot, number)).match.waiting == [await seat_of(bot, number, boris)]
    assert await stored(bot, number) == []


async def test_more_than_half_of_the_others_decide(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana)
    seat = await seat_of(bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T18:00")
    (vote,) = votes_in(boris, place)
    await boris.click(BOT, vote)
    await oksana.click(SEAT, vote)
    await quiet(kit, bot)
    assert f"{BOT}**: {boris.mention}" in vote.text
    assert f"{SEAT}**: {oksana.mention}" in vote.text
    assert (await running(bot, number)).match.waiting == [seat]

    # A tie: when the ballots are counted, the table waits for a full time more.
    await pass_until(kit, bot, "2027-01-11T00:00")
    assert "has more time" in vote.text
    await pass_until(kit, bot, "2027-01-11T06:00")
    _, vote = votes_in(boris, place)

    # Nobody votes: the table just waits, the vote stays open, and nobody is asked twice.
    watch = Watch(kit, alice, boris, oksana)
    await pass_until(kit, bot, "2027-01-12T13:00")
    assert len(votes_in(boris, place)) == 2
    assert vote.buttons != []
    assert {line[1] for line in watch.heard()} == {"Alice"}

    # A ballot can be changed; the second for the same decides at once.
    await boris.click(DEFAULT, vote)
    await oksana.click(SEAT, vote)
    await boris.click(SEAT, vote)
    await quiet(kit, bot)
    now = await running(bot, number)
    assert (now.seats[seat].bot, now.seats[seat].stand_in, now.owner(seat)) == ("bot", "voted", int(alice.id))
    assert "until they are back" in vote.text
    assert "the table has voted: a bot plays on" in (await alice.slash("/log")).text
    await alice.click("I am back")
    await quiet(kit, bot)
    assert not (await running(bot, number)).played_by_bot(seat)


async def test_whoever_answers_meanwhile_ends_the_vote(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana)
    await pass_until(kit, bot, "2027-01-10T18:00")
    (vote,) = votes_in(boris, place)
    await boris.click(SEAT, vote)
    custom_id = vote.buttons[0].custom_id
    assert custom_id is not None
    await bot.delivery.stop()  # the buttons stay for a while
    watch = Watch(kit, alice, boris, oksana)
    await alice.slash("/play", choice="6")
    seat = await seat_of(bot, number, alice)
    assert "закрито" in (await oksana.click(SEAT, vote)).text
    bot.delivery.start()
    await quiet(kit, bot)
    assert not (await running(bot, number)).played_by_bot(seat)
    assert f"{alice.mention} has answered" in vote.text
    assert vote.buttons == []
    assert await stored(bot, number) == []
    await pass_until(kit, bot, "2027-01-10T23:00")
    assert all(line[1] == "Boris" for line in watch.heard())


async def test_a_vote_about_a_secret_choice_tells_nothing(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana, decision="30d")
    for person in (alice, boris, oksana):
        await answer(kit, bot, number, person)
    await alice.slash("/match clock", decision="6h")
    for person in (boris, oksana):
        await answer(kit, bot, number, person)
    seat = await seat_of(bot, number, alice)
    assert (await running(bot, number)).match.waiting == [seat]
    await pass_until(kit, bot, "2027-01-10T18:00")
    (vote,) = votes_in(boris, place)
    assert "has run out (<t:" in vote.text
    await boris.click(BOT, vote)
    await quiet(kit, bot)
    assert f"Have voted: {boris.mention}" in vote.text
    assert BOT not in vote.text
    await oksana.click(BOT, vote)
    await quiet(kit, bot)
    assert vote.text == f"🗳️ The vote is over: the table does not wait for {alice.mention} any more."
    late = next(entry for entry in await bot.store.moves.log(number) if entry.by == "late")
    assert (late.seat, late.receipt is not None) == (seat, True)


async def test_nobody_else_is_there_to_vote(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number, place = await voting_match(kit, bot, alice, bots=2)
    watch = Watch(kit, alice)
    await pass_until(kit, bot, "2027-01-10T18:00")
    assert votes_in(alice, place) == []
    assert alice.sees("Nobody else plays here who could vote", place)
    assert "your time has run out" in watch.heard()[-1][3]
    assert await stored(bot, number) == []
    assert (await running(bot, number)).match.waiting == [await seat_of(bot, number, alice)]


async def test_people_who_rest_or_are_away(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor) -> None:
    _, place = await voting_match(kit, bot, alice, boris, oksana)
    await boris.slash("/me quiet", hours="17:00-20:00")
    await oksana.slash("/away", until="10d", stand_in=True)
    watch = Watch(kit, boris, oksana)
    await pass_until(kit, bot, "2027-01-10T21:00")
    # Boris hears of it when he may be disturbed. A bot plays for Oksana, so that Boris alone decides.
    assert [line[:3] for line in watch.heard()] == [("Sun 20:00", "Boris", "dm")]
    (vote,) = votes_in(boris, place)
    assert f"Not yet: {boris.mention}" in vote.text
    assert "грає бот" in (await oksana.click(SEAT, vote)).text
    await boris.click(BOT, vote)
    await quiet(kit, bot)
    assert "a bot has decided" in vote.text
    assert f"{alice.mention} ran out of time; a bot made this decision." in (await alice.slash("/log")).text


async def test_another_clock_or_a_pause_ends_the_vote(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number, place = await voting_match(kit, bot, alice, boris, bots=1)
    await pass_until(kit, bot, "2027-01-10T18:00")
    # What is not about the time leaves it alone.
    await alice.slash("/match clock", reminders="3h")
    await boris.slash("/prepare", moves="7")
    await quiet(kit, bot)
    (vote,) = votes_in(boris, place)
    assert vote.buttons != []
    await alice.slash("/match clock", decision="7h")
    await quiet(kit, bot)
    assert "has more time" in vote.text
    await pass_until(kit, bot, "2027-01-11T01:00")  # another clock is seven hours from then on
    vote = votes_in(boris, place)[1]
    await alice.slash("/match pause")
    await quiet(kit, bot)
    assert "not needed" in vote.text
    await alice.slash("/match resume")
    await pass_until(kit, bot, "2027-01-11T07:00")  # nothing strikes at once: there are some hours after a pause
    vote = votes_in(boris, place)[2]
    assert vote.buttons != []
    await alice.slash("/match clock", late="nothing")
    await quiet(kit, bot)
    assert "not needed" in vote.text
    assert await stored(bot, number) == []


async def test_an_empty_bank_is_no_time_to_wait(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number, place = await voting_match(kit, bot, alice, boris, bots=1)
    await alice.slash("/match clock", decision="off", bank="1h")
    await pass_until(kit, bot, "2027-01-10T13:00")
    await boris.click(WAIT, votes_in(boris, place)[0])
    await quiet(kit, bot)
    due = {r.kind: r.due_at for r in await bot.store.reminders.of_match(number)}
    assert due["clock"] == utc("2027-01-11T14:00")
    assert "vote" not in due


async def test_a_restart_loses_and_doubles_nothing(kit: Kit, opened: Opened, alice: Actor, boris: Actor) -> None:
    watch = Watch(kit, boris)
    async with opened() as bot:
        number, place = await voting_match(kit, bot, alice, boris, bots=1)
        seat = await seat_of(bot, number, alice)
    # Time runs out while nobody is there; the vote is opened, but its message not delivered.
    async with opened() as bot:
        await quiet(kit, bot)
        await bot.delivery.stop()
        bot.alarm.on_idle.append(kit.wake)
        set_clock(kit, "2027-01-10T18:00")
        await kit.until(lambda: bot.alarm.idle)
        assert len(await stored(bot, number)) == 1
        assert votes_in(boris, place) == []
    for _ in range(2):
        async with opened() as bot:
            await quiet(kit, bot)
            (vote,) = votes_in(boris, place)
            assert len(await stored(bot, number)) == 1
    assert len(watch.heard()) == 1
    # A ballot that nobody has counted yet.
    async with opened() as bot:
        await quiet(kit, bot)
        await bot.alarm.stop()
        await boris.click(DEFAULT, vote)
        assert (await running(bot, number)).match.waiting == [seat]
    async with opened() as bot:
        await quiet(kit, bot)
        assert (await running(bot, number)).match.waiting == [await seat_of(bot, number, boris)]
        assert "default of the rules was played" in vote.text
        assert len([entry for entry in await bot.store.moves.log(number) if entry.by == "default"]) == 1
    # It is over: a restart brings nothing back.
    async with opened() as bot:
        await quiet(kit, bot)
        assert await stored(bot, number) == []
        assert len(votes_in(boris, place)) == 1


async def test_two_are_late_at_once(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana, decision="30d")
    for person in (alice, boris, oksana):
        await answer(kit, bot, number, person)
    await alice.slash("/match clock", decision="6h")
    await answer(kit, bot, number, oksana)
    watch = Watch(kit, boris, oksana)
    await pass_until(kit, bot, "2027-01-10T18:00")
    about_alice, about_boris = sorted(votes_in(oksana, place), key=lambda seen: f"of {boris.mention}" in seen.text)
    assert f"The time of {alice.mention}" in about_alice.text
    assert f"The time of {boris.mention}" in about_boris.text
    # One message to each person, whatever it is about; theirs are two lanes, and either may be first.
    assert sorted(line[:3] for line in watch.heard() if line[0] == "Sun 18:00") == [
        ("Sun 18:00", "Boris", "dm"),
        ("Sun 18:00", "Oksana", "dm"),
    ]
    await boris.click(SEAT, about_alice)
    await oksana.click(SEAT, about_alice)
    await quiet(kit, bot)
    # A bot plays for Alice now, so that the vote about Boris is Oksana's alone.
    assert "until they are back" in about_alice.text
    await oksana.click(DEFAULT, about_boris)
    await quiet(kit, bot)
    assert "the table does not wait" in about_boris.text
    assert await stored(bot, number) == []
    log = await bot.store.moves.log(number)
    assert [entry.seat for entry in log if entry.by == "default"] == [await seat_of(bot, number, boris)]
