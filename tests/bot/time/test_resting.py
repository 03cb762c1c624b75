"""A match in which nobody plays any more rests: its bots stop at once, and go on when somebody is back."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.conftest import Opened
from tests.bot.support import button, open_match, running, thread
from tests.bot.time.helpers import answer, fix_chance, pass_until, quiet, seat_of, set_clock

RESTS = "the bots stop and the match rests"


async def moves(bot: Slowtable, number: int) -> int:
    """How many choices the log has."""
    return len([entry for entry in await bot.store.moves.log(number) if entry.kind == "choice"])


@pytest.mark.finding("TM-1", "TR-6")
async def test_the_last_person_is_late(kit: Kit, opened: Opened, alice: Actor, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    async with opened() as bot:
        number = await open_match(kit, bot, alice, bots=2)
        place = await thread(kit, bot, number)
        await alice.go(place).slash("/match clock", decision="6h", late="seat")
        await pass_until(kit, bot, "2027-01-10T19:00")
        match = await running(bot, number)
        assert match.seats[0].stand_in == "late"
        assert match.match.waiting == [0]  # her decision is still hers
        assert await moves(bot, number) == 0
        told = alice.last(place)
        assert RESTS in told.text
        assert not alice.sees("a bot plays on", place)
    # So it stays after a restart, until she is back.
    async with opened() as bot:
        await pass_until(kit, bot, "2027-01-20T12:00")
        assert await moves(bot, number) == 0
        assert "yours again" in (await alice.click(button(told, "back"), told)).text
        await quiet(kit, bot)
        await answer(kit, bot, number, alice)
        assert await moves(bot, number) > 1


@pytest.mark.finding("TM-1", "TR-6")
async def test_everybody_is_away_or_has_left_the_seat_to_a_bot(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    boris.set(locale="en-US")
    away, handed, left = [await open_match(kit, bot, alice, boris, bots=1) for _ in range(3)]

    # Both leave their seats to bots: the first bot plays, with the second there is nobody left.
    for person in (alice, boris):
        await person.go(await thread(kit, bot, handed)).slash("/replace", bot=True)
        await quiet(kit, bot)
    assert await moves(bot, handed) == 1
    assert alice.sees(RESTS, await thread(kit, bot, handed))
    # Boris wants to move, so he is back; he alone is enough for the bots to go on.
    board = next(
        seen for seen in boris.messages(await thread(kit, bot, handed)) if any(":mine:" in str(b) for b in seen.buttons)
    )
    await boris.click(button(board, "mine"), board)
    await quiet(kit, bot)
    await answer(kit, bot, handed, boris)
    assert await moves(bot, handed) > 2

    # The last person resigns while a bot stands in for the other.
    await alice.go(await thread(kit, bot, left)).slash("/replace", bot=True)
    await quiet(kit, bot)
    await boris.go(await thread(kit, bot, left)).slash("/resign", sure="yes")
    await quiet(kit, bot)
    assert await moves(bot, left) == 1
    assert alice.sees(RESTS, await thread(kit, bot, left))

    # Both are on vacation, with bots standing in; at its end the seats are theirs again.
    for person, until in ((alice, "3d"), (boris, "4d")):
        await person.slash("/away", until=until, stand_in=True)
        await quiet(kit, bot)
    assert await moves(bot, away) == 1
    assert alice.sees(RESTS, await thread(kit, bot, away))
    await pass_until(kit, bot, "2027-01-13T12:00")
    assert await moves(bot, away) > 1
    assert (await running(bot, away)).match.waiting == [await seat_of(bot, away, alice)]


async def test_one_person_against_bots_plays_as_ever(
    kit: Kit, bot: Slowtable, alice: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    number = await open_match(kit, bot, alice, bots=2)
    await answer(kit, bot, number, alice)
    assert await moves(bot, number) == 5  # both bots have placed their heroes and sealed their orders
