"""The same again: what somebody has answered before is offered where it is possible and would take more presses."""

from __future__ import annotations

import msgspec
import pytest

from bot.client import Slowtable
from bot.messages import own
from bot.messages.asking import Asking
from bot.messages.controls import Press
from games.engine import Option, Pick, Text
from games.engine.again import remember
from sandbox.kit import Actor, Kit
from tests.bot.clicking import ids_of
from tests.bot.conftest import Opened
from tests.bot.support import hand_to, open_match, running, seated, settled, to_orders, xidit


@pytest.mark.finding("PL-39")
async def test_a_form_is_filled_in_the_same_again(kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """Offered from the second time on, to whoever answered; looked at before it is sealed, and not to be kept."""
    number = await to_orders(kit, bot, alice, boris, bots=1)
    first = alice.last(alice.dm)
    assert not [found for found in ids_of(first) if ":again:" in found]
    for wheel in range(6):
        await alice.click(next(found for found in ids_of(first) if found.endswith(f":fill:{wheel + 1}=wait")), first)
    await alice.click("Seal", first)
    match = await running(bot, number)
    seat = match.seats_of(int(boris.id))[0]
    await bot.table.submit_default(number, seat)
    await settled(kit, bot)
    assert xidit(await running(bot, number)).year == 2
    second = alice.last(alice.dm)
    assert second.id != first.id
    await alice.click("The same again", second)
    assert [menu.chosen for menu in second.selects] == [["wait"]] * 6
    assert not [found for found in ids_of(second) if ":again:" in found]
    assert xidit(await running(bot, number)).year == 2, "it is sealed by its owner alone"
    other = boris.last(boris.dm)
    assert not [found for found in ids_of(other) if ":again:" in found], "he has sealed nothing himself"
    await alice.click("Reset", second)
    await alice.click("The same again", second)
    await alice.click("Seal", second)
    await settled(kit, bot)
    (mine,) = (await running(bot, number)).seats_of(int(alice.id))
    assert mine in (await running(bot, number)).match.sealed


@pytest.mark.finding("PL-39")
async def test_the_same_again_outlives_a_restart_and_not_its_owner(
    kit: Kit, opened: Opened, alice: Actor, boris: Actor
) -> None:
    oksana = kit.person("Oksana").set(locale="en-US")
    async with opened() as bot:
        number = await to_orders(kit, bot, alice, boris, bots=1)
        people = seated(await running(bot, number), alice, boris)
        for seat in people:
            await bot.table.submit(number, seat, {f"{wheel}": ["wait"] for wheel in range(1, 7)})
        await settled(kit, bot)
        assert xidit(await running(bot, number)).year == 2
    async with opened() as bot:
        panel = alice.last(alice.dm)
        await alice.click("The same again", panel)
        assert [menu.chosen for menu in panel.selects] == [["wait"]] * 6
        (seat,) = (await running(bot, number)).seats_of(int(boris.id))
        await hand_to(kit, bot, number, boris, oksana)
        assert not [found for found in ids_of(oksana.last(oksana.dm)) if ":again:" in found], "it was his"
        assert seat not in (await running(bot, number)).match.answered


@pytest.mark.finding("PL-39")
async def test_an_option_of_a_menu_is_chosen_the_same_again(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    """By one press, where it had to be looked for in a menu."""
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    match = await running(bot, number)
    (seat,) = match.seats_of(int(alice.id))
    decision = match.match.decisions.get(seat) or next(iter(match.match.decisions.values()))
    many = tuple(Option(f"o{place}", Text("engine-seat", {"number": 100 * place})) for place in range(40))
    asked = msgspec.structs.replace(decision, seat=seat, shape=Pick(many))
    asking = Asking(asked, number, "0.1", match.texts("en"))
    assert not own.picked_again(match, asking), "nothing was answered yet"
    remember(match.match.answered, asked, "o30")
    (offered,) = own.picked_again(match, asking)
    (found,) = [each for each in offered.components if isinstance(each, Press)]
    assert found.label == f"The same again: {asking.label(many[30])}"
    assert (found.address.verb, found.address.argument) == ("pick", "30")
    gone = msgspec.structs.replace(asked, shape=Pick(many[:30]))
    assert not own.picked_again(match, Asking(gone, number, "0.1", match.texts("en"))), "it is not possible now"
    few = msgspec.structs.replace(asked, shape=Pick(many[28:33]))
    assert not own.picked_again(match, Asking(few, number, "0.1", match.texts("en"))), "it has a button anyway"
