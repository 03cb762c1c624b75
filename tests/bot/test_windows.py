"""Windows in which something is typed: sent off after a restart, twice, by another, or forged, each is answered."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from bot.messages.words import say
from sandbox.kit import Actor, Kit
from sandbox.people import interact
from tests.bot.conftest import Opened
from tests.bot.lobby.helpers import lobby_of
from tests.bot.support import button, hand_to, running, settled, thread, to_orders, xidit

WAIT = "wait wait wait wait wait wait"


async def test_what_was_typed_before_a_restart_is_taken_after_it(kit: Kit, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        number = await to_orders(kit, bot, alice)
        window = await alice.click("Type it", alice.last(alice.dm))
    async with opened() as bot:
        await alice.submit(window, {"Choice": WAIT})
        await settled(kit, bot)
        assert xidit(await running(bot, number)).year == 2


async def test_a_window_sent_off_twice_plays_once_and_is_answered_twice(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await to_orders(kit, bot, alice, boris, bots=1)
    window = await alice.click("Type it", alice.last(alice.dm))
    await alice.submit(window, {"Choice": WAIT})
    await settled(kit, bot)
    seat = (await running(bot, number)).seats_of(int(alice.id))[0]
    first = (await running(bot, number)).receipts()[seat]
    await boris.slash("/plan", await thread(kit, bot, number), choice=WAIT)
    await settled(kit, bot)
    before = [entry for entry in await bot.store.moves.log(number) if entry.receipt == first]
    await alice.submit(window, {"Choice": "red red red red red red"})
    await settled(kit, bot)
    assert [entry for entry in await bot.store.moves.log(number) if entry.receipt == first] == before
    assert "red=" not in str([entry.text for entry in await bot.store.moves.log(number) if entry.seat == seat])


async def test_the_window_of_a_seat_is_no_use_to_its_former_owner(
    kit: Kit, bot: Slowtable, alice: Actor, boris: Actor
) -> None:
    number = await to_orders(kit, bot, alice, boris, bots=1)
    window = await boris.click(button(boris.last(boris.dm), "type"), boris.last(boris.dm))
    eve = kit.add_person("Eve")
    await hand_to(kit, bot, number, boris, eve)
    before = len(await bot.store.moves.log(number))
    await boris.submit(window, {say("ru", "typing-label"): WAIT})
    await settled(kit, bot)
    assert len(await bot.store.moves.log(number)) == before


@pytest.mark.parametrize("forged", ["st:1:::rename:", "st:1:::closetable:", "st:1:::none:", "another's"])
async def test_a_window_with_another_address_does_nothing(kit: Kit, bot: Slowtable, alice: Actor, forged: str) -> None:
    """Sent off by somebody who does not even sit at the table."""
    lobby = await lobby_of(alice)
    panel = (await alice.click(button(lobby, "manage"), lobby)).message
    window = (await alice.click(button(panel, "rename"), panel)).modal
    eve = kit.add_person("Eve")
    assert window.interaction.modal is not None
    window.interaction.modal["custom_id"] = forged
    window.interaction.user_id = eve.id
    answered = interact.submit_modal(kit.world, eve.person, window.interaction, {})
    reply = await eve.answered(answered)
    assert reply.text in (say("en", "control-outdated"), say("en", "lobby-host-only", user=f"<@{alice.id}>"))
    row = await bot.store.matches.get(1)
    assert (row.name, row.status.value) == (None, "lobby")
