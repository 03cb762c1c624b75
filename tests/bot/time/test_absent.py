"""Somebody who is gone costs the table one wait for a turn, and after two turns the table is asked."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

import db
from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel
from tests.bot.support import open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, set_clock


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats in the order of joining, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


async def table(kit: Kit, bot: Slowtable, *people: Actor, bots: int = 0, game: str = "scythe", late: str) -> Channel:
    """Match 1, with a day for each decision."""
    number = await open_match(kit, bot, *people, bots=bots, game=game, language="en")
    place = await thread(kit, bot, number)
    await people[0].go(place).slash("/match clock", decision="24h", late=late)
    await quiet(kit, bot)
    return place


async def play(kit: Kit, bot: Slowtable, person: Actor) -> None:
    """Somebody answers at once whatever they are asked, until the table waits for somebody else."""
    while set((match := await running(bot, 1)).match.waiting) & set(match.seats_of(int(person.id))):
        await answer(kit, bot, 1, person)


async def by_clock(bot: Slowtable) -> list[db.LogEntry]:
    """What the clock has answered."""
    return [entry for entry in await bot.store.moves.log(1) if entry.by in ("default", "late")]


def close_votes(bot: Slowtable, move: db.Move) -> None:
    """The message of a vote that has ended was delivered, and the vote closed, before anything else could happen."""
    ended = [post.payload["vote"] for post in move.posts if post.kind == "vote-now" and post.payload.get("outcome")]
    with closing(sqlite3.connect(bot.store.path)) as other, other:
        for vote in ended:
            other.execute("UPDATE votes SET closed_at = opened_at, outcome = 'default' WHERE id = ?", (vote,))


@pytest.mark.finding("TM-12")
@pytest.mark.parametrize(("late", "closed"), [("default", "later"), ("bot", "later"), ("bot", "at once")])
async def test_one_wait_for_a_turn(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, late: str, closed: str, caplog: pytest.LogCaptureFixture
) -> None:
    place = await table(kit, bot, boris, alice, late=late)
    await play(kit, bot, boris)
    watch = Watch(kit, alice)
    turns = []
    for day in (11, 12):
        await pass_until(kit, bot, f"2027-01-{day}T11:59")
        assert (await running(bot, 1)).waiting_people() == [(await running(bot, 1)).seats_of(int(alice.id))[0]]
        before = len(await by_clock(bot))
        await pass_until(kit, bot, f"2027-01-{day}T12:00")
        turns.append(len(await by_clock(bot)) - before)
        await play(kit, bot, boris)
    assert max(turns) > 2  # several questions each, in one moment
    assert caplog.records == []
    assert len(watch.heard()) <= 2 * 3  # for each turn a ping, a reminder and a warning
    # The third time the table is asked what to do; what will happen is told beforehand.
    board = [seen for seen in boris.messages(place) if seen.attachments][-1]
    assert "then the table votes" in board.text
    answered = await by_clock(bot)
    await pass_until(kit, bot, "2027-01-13T12:00")
    assert await by_clock(bot) == answered
    vote = next(seen for seen in reversed(boris.messages(place)) if seen.text.startswith("🗳️"))
    assert alice.mention in vote.text
    if closed == "at once":
        bot.table.on_commit.append(lambda move: close_votes(bot, move))
    # What the table decides is a new beginning: it is asked again after as many turns.
    await boris.go(place).click("The default of the rules", vote)
    await quiet(kit, bot)
    await play(kit, bot, boris)
    answered = await by_clock(bot)
    await pass_until(kit, bot, "2027-01-14T12:00")
    assert len(await by_clock(bot)) > len(answered)


@pytest.mark.finding("TM-12")
async def test_whoever_is_back_has_missed_nothing_in_a_row(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    place = await table(kit, bot, boris, alice, late="default")
    await play(kit, bot, boris)
    await pass_until(kit, bot, "2027-01-11T12:00")
    await play(kit, bot, boris)
    alice.go(place)
    await play(kit, bot, alice)
    await play(kit, bot, boris)
    await pass_until(kit, bot, "2027-01-12T12:00")  # one turn that the clock has played
    await play(kit, bot, boris)
    board = [seen for seen in boris.messages(place) if seen.attachments][-1]
    assert "then the default of the rules is played" in board.text


@pytest.mark.finding("TM-12")
async def test_a_table_that_two_have_left_does_not_play_itself_to_the_end(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    place = await table(kit, bot, alice, boris, bots=1, game="xidit", late="default")
    await pass_until(kit, bot, "2027-02-10T12:00")
    match = await running(bot, 1)
    assert not match.over
    turns = [entry.seat for entry in await by_clock(bot)]
    assert [turns.count(seat) for seat in (0, 1, 2)] == [2, 2, 0]  # a hero and the orders of a year each
    assert alice.sees("The table is waiting for", place)
