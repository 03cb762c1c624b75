"""A word before one's turn, for those who want it: true, once, and while it helps."""

from __future__ import annotations

import random

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import open_match, running, seated, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, set_clock

NEXT = "Yours is next"


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats in the order of joining, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


async def decide(kit: Kit, bot: Slowtable, number: int) -> None:
    """Whoever is asked answers, as a bot would."""
    match = await running(bot, number)
    seat = match.match.waiting[0]
    view, decision = match.match.view(seat), match.match.decisions[seat]
    await bot.table.submit(number, seat, match.match.game.policy(view, decision, random.Random(1)))
    await quiet(kit, bot)


def told(watch: Watch) -> list[str]:
    """Who has been told that their turn is next."""
    return [line[1] for line in watch.heard() if NEXT in line[3]]


@pytest.mark.finding("TM-10")
async def test_it_comes_when_the_turn_before_begins(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    boris.set(locale="en-US")
    dmytro = kit.person("Dmytro").set(locale="en-US")
    for person in (alice, boris, dmytro):
        await person.slash("/remind", before=True)
    watch = Watch(kit, alice, boris, dmytro)
    number = await open_match(kit, bot, alice, boris, dmytro)
    await pass_until(kit, bot, "2027-01-10T12:05")
    assert told(watch) == ["Boris"]
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T12:10")
    assert [(line[1], NEXT in line[3]) for line in watch.heard()] == [("Boris", False), ("Dmytro", True)]
    # After the last hero all choose in secret: nobody is next.
    await answer(kit, bot, number, boris)
    await pass_until(kit, bot, "2027-01-10T12:15")
    assert told(watch) == []
    await answer(kit, bot, number, dmytro)
    await pass_until(kit, bot, "2027-01-10T12:30")
    assert told(watch) == []


@pytest.mark.finding("TM-10")
async def test_it_is_true(kit: Kit, bot: Slowtable) -> None:
    people = [kit.person(name).set(locale="en-US") for name in ("Alice", "Boris", "Oksana", "Dmytro")]
    for person in people:
        await person.slash("/remind", before=True)
    watch = Watch(kit, *people)
    number = await open_match(kit, bot, *people, game="scythe")
    turns, words = list[str](), list[str]()
    for minute in range(10, 50):
        await pass_until(kit, bot, f"2027-01-10T12:{minute}")
        match = await running(bot, number)
        (seat,) = match.match.waiting[:1]
        words += told(watch)
        if match.match.decisions[seat].rule == "SCY-D03":  # where a turn begins
            turns.append(seated(match, *people)[seat].name)
        await decide(kit, bot, number)
    assert len(turns) > 6
    assert words[: len(turns) - 1] == turns[1:]


@pytest.mark.finding("TM-10")
async def test_bots_in_between_play_at_once_and_a_long_turn_is_told_of_once(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    boris.set(locale="en-US")
    watch = Watch(kit, boris)
    number = await open_match(kit, bot, boris, alice, bots=2, game="hyperborea")
    while (await running(bot, number)).match.game.turns((await running(bot, number)).match.view(None)) == []:
        await decide(kit, bot, number)
    await boris.slash("/remind", before=True)
    match = await running(bot, number)
    mine = match.seats_of(int(alice.id))[0]
    while match.match.waiting != [mine]:
        await decide(kit, bot, number)
        match = await running(bot, number)
    assert match.match.game.turns(match.match.view(None))[1] != match.seats_of(int(boris.id))[0]  # two bots come first
    await pass_until(kit, bot, "2027-01-10T12:10")
    assert told(watch) == ["Boris"]
    # She goes on after the match has left the memory.
    for minute in (20, 30):
        bot.table.forget(number)
        await decide(kit, bot, number)
        assert (await running(bot, number)).match.waiting == [mine]
        await pass_until(kit, bot, f"2027-01-10T12:{minute}")
    assert told(watch) == []


@pytest.mark.finding("TM-10")
async def test_it_is_not_said_when_it_is_not_true_any_more(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    dmytro = kit.person("Dmytro").set(locale="en-US")
    await dmytro.slash("/remind", before=True)
    await dmytro.slash("/me quiet", hours="10:00-14:00")
    watch = Watch(kit, dmytro)
    number = await open_match(kit, bot, alice, boris, dmytro)
    await answer(kit, bot, number, alice)  # now it is the turn of Boris, and Dmytro would be told
    await pass_until(kit, bot, "2027-01-10T13:00")
    await alice.go(await thread(kit, bot, number)).slash("/undo")
    await pass_until(kit, bot, "2027-01-10T14:30")
    assert watch.heard() == []
