"""Before time runs out there is a warning, and the deadline and the bank are shown wherever one decides."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import button, open_match, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, set_clock, utc


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who joins is first to move, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


def at(moment: str) -> str:
    """A moment as Discord shows it to everybody in their own time."""
    return f"<t:{int(utc(moment).timestamp())}:R>"


@pytest.mark.finding("TM-9")
async def test_a_warning_comes_while_there_is_time(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, boris, alice, bots=1, language="en")
    await boris.go(await thread(kit, bot, number)).slash("/match clock", decision="11h", late="seat")
    await answer(kit, bot, number, boris)
    watch = Watch(kit, alice)
    await pass_until(kit, bot, "2027-01-10T12:05")
    assert alice.sees(at("2027-01-10T23:00"), alice.dm)
    await pass_until(kit, bot, "2027-01-10T23:30")
    then = "Lords of Xidit · #1: Where does the hero begin? | ⏱️ deadline, then a bot takes the seat"
    *before, (when, _, _, taken) = watch.heard()
    assert [(line[0], line[3]) for line in before] == [
        ("Sun 12:00", f"▶️ Your move | {then}"),
        ("Sun 20:15", f"⌛ Your time runs out soon | {then}"),
    ]
    assert when == "Sun 23:00"
    assert "your time ran out, and a bot plays your seat" in taken


@pytest.mark.finding("TM-9")
async def test_the_deadline_stands_where_one_decides(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, boris, alice, bots=1, language="en")
    place = await thread(kit, bot, number)
    await boris.go(place).slash("/match clock", decision="24h", late="default")
    await alice.slash("/me digest", hour=20)
    await answer(kit, bot, number, boris)
    await pass_until(kit, bot, "2027-01-10T20:00")
    until = f"⏱️ deadline {at('2027-01-11T12:00')}, then the default of the rules is played"
    board = [seen for seen in alice.messages(place) if seen.attachments][-1]
    assert f"{alice.mention}: {until}" in board.text
    assert until in (await alice.go(place).click(button(board, "mine"), board)).text
    assert f"{alice.mention}: {until}" in (await alice.slash("/match status")).text
    assert f"{alice.mention}: {until}" in (await alice.slash("/match clock")).text
    assert until in (await alice.slash("/my matches")).text
    assert alice.sees(until, alice.dm)  # the digest
    срок = f"⏱️ срок: {at('2027-01-11T12:00')}, потом будет сделан выбор по умолчанию"
    assert срок in (await boris.slash("/партия часы")).text


@pytest.mark.finding("TM-9")
async def test_what_is_left_in_the_bank(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await open_match(kit, bot, alice, boris, bots=1, language="en")
    place = await thread(kit, bot, number)
    await alice.go(place).slash("/match clock", bank="10h", increment="1h", late="nothing")
    await pass_until(kit, bot, "2027-01-10T14:30")
    left = f"🏦 {alice.mention}: 7 h 30 min left in the bank"  # while she thinks
    assert left in (await alice.slash("/match status")).text
    await pass_until(kit, bot, "2027-01-10T15:00")
    watch = Watch(kit, alice)
    await answer(kit, bot, number, alice)
    for command in ("/match status", "/match clock"):
        text = (await alice.slash(command)).text
        assert f"🏦 {alice.mention}: 8 h 0 min left in the bank" in text
        assert f"🏦 {boris.mention}: 10 h 0 min left in the bank" in text
    # When she is asked again, the board, her panel and the ping count it in.
    await answer(kit, bot, number, boris)
    await pass_until(kit, bot, "2027-01-10T15:10")
    until = f"⏱️ deadline {at('2027-01-10T23:00')} · 🏦 8 h 0 min of the bank counted in"
    board = [seen for seen in alice.messages(place) if seen.attachments][-1]
    assert f"{alice.mention}: {until}" in board.text
    assert until in (await alice.click(button(board, "mine"), board)).text
    assert ["8 h 0 min of the bank" in line[3] for line in watch.heard()] == [True]
    # What has run out is not announced as something to come.
    await pass_until(kit, bot, "2027-01-11T12:00")
    late = watch.heard()[-1][3]
    assert "your time has run out" in late
    assert "deadline" not in late
