"""One ping per burst, none to whoever has just moved, and a word before one's turn for those who want it."""

from __future__ import annotations

import msgspec
import pytest

from bot import posts
from bot.client import Slowtable
from bot.time.consequences import TimeKeeping
from games.engine import Entry
from sandbox.kit import Actor, Kit
from sandbox.model.messages import SUPPRESS_NOTIFICATIONS
from tests.bot.support import open_match, running, thread
from tests.bot.time.helpers import Watch, answer, fix_chance, pass_until, quiet, seat_of, set_clock


async def test_one_ping_per_burst(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, bots=1)
    place = await thread(kit, bot, number)
    watch = Watch(kit, alice, boris)
    # Alice moves, takes it back, moves again: Boris hears of it once, when it has settled.
    for _ in range(2):
        await answer(kit, bot, number, alice)
        await alice.go(place).slash("/undo")
        await quiet(kit, bot)
    assert (await running(bot, number)).match.waiting == [await seat_of(bot, number, alice)]
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T12:02")
    assert [line[:3] for line in watch.heard()] == [("Sun 12:00", "Boris", "dm")]

    # Boris moves, and both are asked for secret orders at once (the bot between them moves by itself). Both have just
    # moved: their panels make no noise, and the ping comes when each has been silent for minutes.
    await answer(kit, bot, number, boris)
    panels = [seen for person in (alice, boris) for seen in person.messages(person.dm) if seen.selects]
    assert [bool(seen.message.flags & SUPPRESS_NOTIFICATIONS) for seen in panels] == [True, True]
    await pass_until(kit, bot, "2027-01-10T12:06")
    assert [line[:3] for line in watch.heard()] == [("Sun 12:05", "Alice", "dm")]

    # Both seal: the question is answered, and no ping comes for it.
    await answer(kit, bot, number, boris)
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T12:10")
    assert watch.heard() == []


async def test_the_player_before_has_moved(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, bots=1)
    await boris.slash("/remind", before=True)
    match = await running(bot, number)
    # A turn that passes from seat 0 back to seat 0, as when somebody acts again before the next: Boris sits on seat 1.
    after = posts.Before(waiting=frozenset({0}), asked={0: 0}, logged=match.row.logged)
    monkeypatch.setattr(type(match.match), "waiting", property(lambda _: [2]))
    caused = await TimeKeeping(bot.store)(posts.Change(match, after, [(Entry(0, "-"), [])], bot.now()))
    monkeypatch.undo()
    (word,) = [reminder for reminder in caused.remind if reminder.kind == "next"]
    assert (word.seat, word.user_id) == (1, int(boris.id))
    watch = Watch(kit, boris)
    await bot.store.reminders.set([msgspec.structs.replace(word, match_id=number)])
    bot.alarm.wake()
    await pass_until(kit, bot, "2027-01-10T12:05")
    assert watch.heard() == [
        ("Sun 12:00", "Boris", "dm", "Лорды Ксидита · #1: игрок перед вами походил. Следующий ход ваш.")
    ]


async def test_a_word_before_ones_turn(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    dmytro = kit.person("Dmytro").set(locale="en-US")
    set_clock(kit, "2027-01-10T12:00")
    number = await open_match(kit, bot, alice, boris, dmytro)
    await alice.slash("/remind", before=True)  # before Alice sits Dmytro; she has begun, and orders come next
    await dmytro.slash("/remind", before=True)  # before Dmytro sits Boris
    watch = Watch(kit, alice, boris, dmytro)
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T12:05")
    assert [line[1] for line in watch.heard()] == ["Boris"]
    # Boris' choice makes it Dmytro's turn: that is a ping already, and one is enough.
    await answer(kit, bot, number, boris)
    await pass_until(kit, bot, "2027-01-10T12:10")
    assert [(line[1], "Your move" in line[3]) for line in watch.heard()] == [("Dmytro", True)]
