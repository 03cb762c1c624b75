"""One ping per burst, and none to whoever has just moved."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from sandbox.kit import Actor, Kit
from sandbox.model.messages import SUPPRESS_NOTIFICATIONS
from tests.bot.support import is_form, open_match, running, thread
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
    panels = [seen for person in (alice, boris) for seen in person.messages(person.dm) if is_form(seen)]
    assert [bool(seen.message.flags & SUPPRESS_NOTIFICATIONS) for seen in panels] == [True, True]
    await pass_until(kit, bot, "2027-01-10T12:06")
    assert [line[:3] for line in watch.heard()] == [("Sun 12:05", "Alice", "dm")]

    # Both seal: the question is answered, and no ping comes for it.
    await answer(kit, bot, number, boris)
    await answer(kit, bot, number, alice)
    await pass_until(kit, bot, "2027-01-10T12:10")
    assert watch.heard() == []
