"""Nobody disposes of another person's seat alone: the others vote, and its owner can come back. And absent hosts."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit, Seen
from sandbox.model.channels import Channel
from tests.bot.seats.test_offers import forge
from tests.bot.support import button, hand_to, open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, seat_of, set_clock


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch, boris: Actor) -> None:
    """Alice goes first, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    boris.set(locale="en-US")


async def table(kit: Kit, bot: Slowtable, *people: Actor, bots: int = 0) -> tuple[int, Channel]:
    """A match in English, and its thread."""
    number = await open_match(kit, bot, *people, bots=bots, language="en")
    place = await thread(kit, bot, number)
    for person in people:
        person.go(place)
    return number, place


def votes_in(person: Actor, place: Channel) -> list[Seen]:
    """The messages of votes, oldest first."""
    return [seen for seen in person.messages(place) if seen.text.startswith("🗳️")]


async def owners(bot: Slowtable, number: int) -> list[int | None]:
    """Who has which seat."""
    return [seat.user_id for seat in (await running(bot, number)).seats]


@pytest.mark.finding("TR-2")
async def test_the_host_takes_nobodys_seat(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    before = await owners(bot, number)
    assert "play at this table already" in (await alice.slash("/replace", seat=2, player=alice)).text
    # With nobody else to ask, she can do nothing while Boris is not late.
    assert "alone" in (await alice.slash("/replace", seat=2, bot=True)).text
    assert "alone" in (await alice.slash("/replace", seat=2, player=oksana)).text
    assert "seat:2 bot:True" in (await alice.slash("/replace", seat=2)).text
    assert "do not sit" in (await dmytro.go(place).slash("/replace", seat=2, bot=True)).text
    await quiet(kit, bot)
    assert await owners(bot, number) == before
    assert not (await running(bot, number)).played_by_bot(1)


@pytest.mark.finding("TR-2")
async def test_the_others_vote_for_a_bot_and_the_owner_is_told_and_comes_back(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    assert "asked the others" in (await alice.slash("/replace", seat=2, bot=True)).text
    await quiet(kit, bot)
    (vote,) = votes_in(boris, place)
    assert "the others are voting on who plays your seat" in boris.last(boris.dm).text
    assert f"should a bot play for {boris.mention}" in vote.text
    assert f"Not yet: {oksana.mention}" in vote.text
    assert "up to the others" in (await boris.click("No", vote)).text
    assert not (await running(bot, number)).played_by_bot(1)
    await oksana.click("Yes", vote)
    await quiet(kit, bot)
    assert ("Accepted" in vote.text, vote.buttons) == (True, [])
    assert (await running(bot, number)).seats[1].stand_in == "table"
    word = boris.last(boris.dm)
    assert "voted for a bot on your seat" in word.text
    assert "yours again" in (await boris.click("My move", word)).text
    assert not (await running(bot, number)).played_by_bot(1)
    # What was voted down stays.
    await alice.slash("/replace", seat=2, bot=True)
    await quiet(kit, bot)
    await oksana.click("No", votes_in(boris, place)[-1])
    await quiet(kit, bot)
    assert "Rejected" in votes_in(boris, place)[-1].text
    assert not (await running(bot, number)).played_by_bot(1)


@pytest.mark.finding("TR-2")
async def test_the_others_offer_a_seat_to_somebody_else_and_its_owner_keeps_it_by_moving(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    for _ in range(2):
        await oksana.slash("/replace", seat=1, player=dmytro)
        await quiet(kit, bot)
        await boris.click("Yes", votes_in(boris, place)[-1])
        await quiet(kit, bot)
        offer = next(seen for seen in reversed(dmytro.messages(place)) if "take over the seat" in seen.text)
        assert [one.label for one in offer.buttons] == ["Take the seat"]
        assert (await owners(bot, number))[0] == int(alice.id)
        if await seat_of(bot, number, alice) in (await running(bot, number)).match.waiting:
            await answer(kit, bot, number, alice)
            assert (offer.buttons, "plays on" in offer.text) == ([], True)
    await dmytro.go(place).click("Take the seat", offer)
    await quiet(kit, bot)
    assert (await owners(bot, number))[0] == int(dmytro.id)
    letter = alice.last(alice.dm)
    assert "has taken your seat" in letter.text
    await alice.click("Take it back", letter)
    await quiet(kit, bot)
    assert (await owners(bot, number))[0] == int(alice.id)


@pytest.mark.finding("TR-2")
async def test_somebody_else_is_found_for_a_seat_that_a_bot_plays_and_its_owner_who_is_back_keeps_it(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    await boris.slash("/replace", bot=True)
    await alice.slash("/replace", seat=2, player=dmytro)
    await quiet(kit, bot)
    await oksana.click("Yes", votes_in(oksana, place)[-1])
    await quiet(kit, bot)
    offer = next(seen for seen in reversed(dmytro.messages(place)) if "take over the seat" in seen.text)
    dead = button(offer, "takeseat")
    await boris.slash("/replace")
    await quiet(kit, bot)
    assert offer.buttons == []
    forge(offer, dead)
    assert "not on offer any more" in (await dmytro.go(place).click("Forged", offer)).text
    assert (await owners(bot, number))[1] == int(boris.id)


@pytest.mark.finding("TR-2", "TM-11")
async def test_who_is_late_can_be_followed_by_a_bot_where_only_one_is_left(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, bots=1)
    await pass_until(kit, bot, "2027-01-13T00:00")
    assert "alone" in (await boris.slash("/replace", seat=1, bot=True)).text
    await pass_until(kit, bot, "2027-01-14T12:00")
    assert "asked the others" in (await boris.slash("/replace", seat=1, bot=True)).text
    await quiet(kit, bot)
    assert "Accepted" in votes_in(boris, place)[-1].text
    assert (await running(bot, number)).seats[0].stand_in == "table"


@pytest.mark.finding("TR-2")
async def test_people_on_vacation_do_not_make_one_person_enough(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    await oksana.slash("/away", until="20d")
    await alice.slash("/replace", seat=2, bot=True)
    await quiet(kit, bot)
    (vote,) = votes_in(boris, place)
    assert "Not yet" not in vote.text  # nobody waits for her
    assert not (await running(bot, number)).played_by_bot(1)
    await oksana.click("Yes", vote)
    await quiet(kit, bot)
    assert (await running(bot, number)).played_by_bot(1)


# -- hosts ----------------------------------------------------------------------------------------------------------


async def host(bot: Slowtable, number: int) -> int:
    """Who is the host, as stored."""
    return (await bot.store.matches.get(number)).host_id


@pytest.mark.finding("TM-11")
async def test_the_host_passes_on_with_the_seat(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    await hand_to(kit, bot, number, alice, dmytro)
    assert await host(bot, number) == int(boris.id)
    assert oksana.sees(f"{boris.mention} is the host of this table now", place)
    await boris.slash("/resign", sure="yes")
    await quiet(kit, bot)
    assert await host(bot, number) == int(oksana.id)
    assert "host" in (await boris.slash("/match pause")).text
    assert (await running(bot, number)).row.status == "running"
    await oksana.slash("/match clock", decision="24h")
    assert (await running(bot, number)).row.decision_hours == 24


@pytest.mark.finding("TM-11")
async def test_a_host_who_lets_the_table_wait_is_followed_and_all_others_are_told(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await table(kit, bot, alice, boris, oksana)
    watch = Watch(kit, alice, boris, oksana)
    await pass_until(kit, bot, "2027-01-14T02:00")
    told = [line for line in watch.heard() if "the table is waiting" in line[3]]
    assert {line[1] for line in told} == {"Boris", "Oksana"}
    assert await host(bot, number) == int(boris.id)
    assert "/replace lets the others vote" in told[0][3]
    await oksana.slash("/replace", seat=1, bot=True)
    await quiet(kit, bot)
    await boris.click("Yes", votes_in(boris, place)[-1])
    await quiet(kit, bot)
    assert (await running(bot, number)).seats[0].stand_in == "table"


@pytest.mark.finding("TM-11")
@pytest.mark.parametrize("why", ["late", "away", "asked"])
async def test_a_host_for_whom_a_bot_plays_is_followed(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, why: str
) -> None:
    number, _ = await table(kit, bot, alice, boris, bots=1)
    if why == "late":
        await alice.slash("/match clock", decision="6h", late="seat")
        await pass_until(kit, bot, "2027-01-10T19:00")
        word = alice.last(alice.dm)
        assert "your time ran out, and a bot plays your seat" in word.text
    elif why == "away":
        await alice.slash("/away", until="20d", stand_in=True)
    else:
        await alice.slash("/replace", bot=True)
    await quiet(kit, bot)
    assert await host(bot, number) == int(boris.id)
    await boris.slash("/match pause")
    assert (await running(bot, number)).row.status == "paused"
    if why == "late":
        assert "yours again" in (await alice.click(button(word, "mine"), word)).text


@pytest.mark.finding("TM-11")
async def test_the_first_who_is_back_is_the_host_of_a_table_that_rested(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number, _ = await table(kit, bot, alice, boris, bots=1)
    for person in (boris, alice):
        await person.slash("/replace", bot=True)
        await quiet(kit, bot)
    assert await host(bot, number) == int(alice.id)
    await boris.slash("/replace")
    await quiet(kit, bot)
    assert await host(bot, number) == int(boris.id)


@pytest.mark.finding("TM-11")
async def test_a_host_of_old_who_has_left_is_followed_when_the_table_waits(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, _ = await table(kit, bot, alice, boris, oksana)
    await bot.store.matches.update(number, host_id=int(dmytro.id))  # as before the host passed on
    bot.table.forget(number)
    watch = Watch(kit, boris, oksana, dmytro)
    await pass_until(kit, bot, "2027-01-14T02:00")
    assert {line[1] for line in watch.heard() if "the table is waiting" in line[3]} == {"Boris", "Oksana"}
    assert await host(bot, number) == int(boris.id)
