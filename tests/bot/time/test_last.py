"""Whoever is the last to seal is told kindly, once, and nobody else is."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from tests.bot.support import button, open_match, running, settled, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, set_clock

ALONE = "the table waits for you alone"
PLAN = "red black blue city wait red"


@pytest.fixture(autouse=True)
def begin(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats in the order of joining, on a Sunday at noon."""
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")


async def planning(kit: Kit, bot: Slowtable, *people: Actor, bots: int = 0) -> int:
    """A match in which everybody plans in secret."""
    for person in people:
        person.set(locale="en-US")
    number = await open_match(kit, bot, *(person.go("games") for person in people), bots=bots)
    for person in people:
        await answer(kit, bot, number, person)
    assert all(decision.secret for decision in (await running(bot, number)).match.decisions.values())
    return number


async def seal(kit: Kit, bot: Slowtable, number: int, person: Actor) -> None:
    """Somebody seals a plan."""
    told = await person.go(await thread(kit, bot, number)).slash("/plan", choice=PLAN)
    assert "⚠️" not in told.text
    await quiet(kit, bot)


async def test_the_last_one_is_told_once_and_nobody_else(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    dmytro = kit.person("Dmytro")
    watch = Watch(kit, alice, boris, dmytro)
    number = await planning(kit, bot, alice, boris, dmytro)
    await seal(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T13:00")
    assert [line for line in watch.heard() if ALONE in line[3]] == [], "two are still choosing"
    await seal(kit, bot, number, boris)
    await pass_until(kit, bot, "2027-01-10T13:29")
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-10T13:30")
    ((when, who, where, words),) = watch.heard()
    assert (when, who, where) == ("Sun 13:30", "Dmytro", "dm")
    assert ALONE in words
    assert "red" not in words
    # Whoever changes what they have sealed makes nobody hear it twice; and the message closes with its question.
    await alice.slash("/plan", choice="black black blue city wait red")
    await pass_until(kit, bot, "2027-01-10T15:00")
    assert watch.heard() == []
    ping = dmytro.last(dmytro.dm)
    assert button(ping, "mine")
    await seal(kit, bot, number, dmytro)
    assert ping.buttons == []


async def test_nobody_is_told_who_plays_against_bots_or_has_sealed_in_time(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    watch = Watch(kit, alice, boris)
    await planning(kit, bot, alice, bots=2)
    number = await planning(kit, bot, alice, boris, bots=1)
    await seal(kit, bot, number, boris)
    await pass_until(kit, bot, "2027-01-10T12:20")
    await seal(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T14:00")
    assert [line for line in watch.heard() if ALONE in line[3]] == []


async def test_it_waits_for_the_end_of_quiet_hours_and_gives_way_to_a_digest(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    dmytro = kit.person("Dmytro")
    first = await planning(kit, bot, alice, boris, bots=1)
    second = await planning(kit, bot, alice, dmytro, bots=1)
    await boris.slash("/me quiet", hours="11:00-20:00")
    await dmytro.slash("/me digest", hour=20)
    watch = Watch(kit, boris, dmytro)
    for number in (first, second):
        await seal(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T19:59")
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-10T20:30")
    # The ping itself comes now, and a second word with it would be one too many.
    assert sorted(who for _, who, _, _ in watch.heard()) == ["Boris", "Dmytro"]


async def test_whoever_has_just_looked_is_left_in_peace(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await planning(kit, bot, alice, boris, bots=1)
    await seal(kit, bot, number, alice)
    watch = Watch(kit, boris)
    place = await thread(kit, bot, number)
    board = next(seen for seen in boris.messages(place) if ":mine:" in str([one.custom_id for one in seen.buttons]))
    await boris.go(place).click(button(board, "mine"), board)
    await pass_until(kit, bot, "2027-01-10T23:00")
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-11T01:00")
    assert len(watch.heard()) == 1, "one message for both"
    await settled(kit, bot)


async def test_in_quiet_hours_it_is_not_said(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    number = await planning(kit, bot, alice, boris, bots=1)
    await pass_until(kit, bot, "2027-01-10T12:10")  # the ping has come
    await boris.slash("/me quiet", hours="12:00-16:00")
    watch = Watch(kit, boris)
    await seal(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T15:59")
    assert watch.heard() == []
    await pass_until(kit, bot, "2027-01-10T16:00")
    ((when, _, _, words),) = watch.heard()
    assert (when, ALONE in words) == ("Sun 16:00", True)
