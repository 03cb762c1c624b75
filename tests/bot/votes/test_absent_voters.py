"""Voters who are away, or silent, or cannot agree, do not keep the table waiting for somebody late."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import running
from tests.bot.time.helpers import fix_chance, pass_until, quiet, set_clock
from tests.bot.votes.test_late_vote import BOT, DEFAULT, SEAT, WAIT, votes_in, voting_match


@pytest.fixture
def oksana(kit: Kit) -> Actor:
    """Oksana."""
    return kit.person("Oksana")


@pytest.fixture
def dmytro(kit: Kit) -> Actor:
    """Dmytro."""
    return kit.person("Dmytro")


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice goes first, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


@pytest.mark.finding("TM-13")
async def test_people_on_vacation_do_not_count(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana, dmytro, decision="24h")
    for person in (oksana, dmytro):
        await person.slash("/away", until="20d")
    await pass_until(kit, bot, "2027-01-11T12:00")
    (vote,) = votes_in(boris, place)
    assert f"Not yet: {boris.mention}" in vote.text
    assert oksana.mention not in vote.text
    await boris.click(SEAT, vote)
    await quiet(kit, bot)
    assert "until they are back" in vote.text
    assert (await running(bot, number)).seats[0].stand_in == "voted"


@pytest.mark.finding("TM-13")
async def test_who_is_on_vacation_and_votes_counts(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana, decision="24h")
    await oksana.slash("/away", until="20d")
    await pass_until(kit, bot, "2027-01-11T12:00")
    (vote,) = votes_in(boris, place)
    await bot.alarm.stop()  # both votes are in before they are counted
    await oksana.click(WAIT, vote)
    await boris.click(SEAT, vote)
    bot.alarm.start()
    await quiet(kit, bot)
    assert (await running(bot, number)).seats[0].bot is None
    assert len(vote.buttons) == 4


@pytest.mark.finding("TM-13")
async def test_a_table_that_cannot_agree_twice_takes_the_mildest_way(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor
) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana, decision="24h")
    await pass_until(kit, bot, "2027-01-11T12:00")
    for moment in ("2027-01-12T12:00", "2027-01-14T12:00"):
        vote = votes_in(boris, place)[-1]
        assert len(vote.buttons) == 4
        await boris.click(SEAT, vote)
        await oksana.click(BOT, vote)
        await pass_until(kit, bot, moment)
        if moment == "2027-01-12T12:00":
            assert "more time" in vote.text  # once, the table waits
            assert 0 in (await running(bot, number)).match.waiting
            await pass_until(kit, bot, "2027-01-13T12:00")
    entries = [entry.by for entry in await bot.store.moves.log(number) if entry.seat == 0 and entry.kind == "choice"]
    assert entries == ["late"]
    assert (await running(bot, number)).seats[0].bot is None


@pytest.mark.finding("TM-13")
async def test_those_who_vote_decide_if_the_others_stay_silent_twice(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana, dmytro, decision="24h")
    await pass_until(kit, bot, "2027-01-11T12:00")
    await boris.click(DEFAULT, votes_in(boris, place)[-1])
    await pass_until(kit, bot, "2027-01-13T12:00")
    await boris.click(SEAT, votes_in(boris, place)[-1])
    await quiet(kit, bot)
    assert (await running(bot, number)).seats[0].bot is None
    await pass_until(kit, bot, "2027-01-14T12:00")
    assert (await running(bot, number)).seats[0].stand_in == "voted"


@pytest.mark.finding("TM-13")
async def test_who_is_silent_for_two_rounds_is_not_waited_for(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, oksana: Actor, dmytro: Actor
) -> None:
    number, place = await voting_match(kit, bot, alice, boris, oksana, dmytro, decision="24h")
    await pass_until(kit, bot, "2027-01-13T13:00")
    (vote,) = votes_in(boris, place)
    await boris.click(DEFAULT, vote)
    await quiet(kit, bot)
    assert [entry.by for entry in await bot.store.moves.log(number) if entry.seat == 0] == ["default"]
