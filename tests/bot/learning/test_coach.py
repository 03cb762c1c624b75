"""The coach: a kind of decision is explained once, again on request, and never again if that is wished."""

from __future__ import annotations

import pytest

from bot.client import Slowtable
from games.engine import rulebook
from sandbox.kit import Actor, Kit, Seen
from tests.bot.conftest import Opened
from tests.bot.support import button, open_match, running, settled, thread


async def my_panel(kit: Kit, bot: Slowtable, number: int, person: Actor) -> Seen:
    """What opens under *My move*."""
    await settled(kit, bot)
    board = next(seen for seen in reversed(person.messages()) if any(":mine:" in str(b) for b in seen.buttons))
    return (await person.click(button(board, "mine"), board)).message


async def asked(bot: Slowtable, number: int, person: Actor) -> str:
    """The kind of what somebody is asked."""
    match = await running(bot, number)
    return match.match.decisions[match.seats_of(int(person.id))[0]].rule


async def until_asked_again(kit: Kit, bot: Slowtable, number: int, person: Actor) -> None:
    """Defaults are played until the same kind is asked of them once more."""
    kind = await asked(bot, number, person)
    seat = (await running(bot, number)).seats_of(int(person.id))[0]
    for first in range(60):
        match = await running(bot, number)
        if first and (decision := match.match.decisions.get(seat)) is not None and decision.rule == kind:
            return
        await bot.table.submit(number, seat, match.match.default(seat))
        await settled(kit, bot)
    raise AssertionError(f"{kind} does not come again")


async def scythe_table(kit: Kit, bot: Slowtable, alice: Actor) -> int:
    number = await open_match(kit, bot, alice, bots=1, game="scythe")
    alice.go(await thread(kit, bot, number))
    return number


@pytest.mark.finding("PL-3")
async def test_a_kind_of_decision_is_explained_when_it_is_met_first(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await scythe_table(kit, bot, alice)
    advice = rulebook.coach("scythe")[await asked(bot, number, alice)]
    panel = await my_panel(kit, bot, number, alice)
    assert f"💡 {advice}" in panel.text
    assert advice in (await my_panel(kit, bot, number, alice)).text, "as long as the question is open"
    section = rulebook.behind("scythe", await asked(bot, number, alice))[0]
    opened = await alice.click(button(panel, "section"), panel)
    assert section.heading in opened.text
    assert not opened.updated, "the panel stays"
    await until_asked_again(kit, bot, number, alice)
    later = await my_panel(kit, bot, number, alice)
    assert advice not in later.text
    again = await alice.click("What is this?", later)
    assert advice in again.text
    assert again.ephemeral


@pytest.mark.finding("PL-3")
async def test_it_is_quiet_for_good_after_one_click(kit: Kit, bot: Slowtable, alice: Actor) -> None:
    number = await scythe_table(kit, bot, alice)
    advice = rulebook.coach("scythe")[await asked(bot, number, alice)]
    panel = await my_panel(kit, bot, number, alice)
    await alice.click("No more tips", panel)
    await settled(kit, bot)
    assert advice not in panel.text
    assert advice not in (await my_panel(kit, bot, number, alice)).text
    settings = await alice.slash("/me coach", tips="on")
    assert "explained when you meet it" in settings.text
    assert advice in (await my_panel(kit, bot, number, alice)).text


async def test_what_was_met_outlives_a_restart(kit: Kit, opened: Opened, alice: Actor) -> None:
    async with opened() as bot:
        number = await scythe_table(kit, bot, alice)
        advice = rulebook.coach("scythe")[await asked(bot, number, alice)]
        assert advice in (await my_panel(kit, bot, number, alice)).text
        await until_asked_again(kit, bot, number, alice)
    async with opened() as bot:
        assert advice not in (await my_panel(kit, bot, number, alice)).text


@pytest.mark.finding("PL-3")
async def test_the_first_dm_explains_and_leads_to_the_rules(kit: Kit, bot: Slowtable, boris: Actor) -> None:
    number = await open_match(kit, bot, boris, bots=1, game="hyperborea")
    seat = (await running(bot, number)).seats_of(int(boris.id))[0]
    asked_now = (await running(bot, number)).match.decisions[seat]
    assert asked_now.secret
    dm = boris.last(boris.dm)
    assert rulebook.coach("hyperborea", "ru")[asked_now.rule] in dm.text
    opened = await boris.click("Как играть", dm)
    assert not opened.updated
    assert "Читать" in str([each.label for each in opened.message.buttons])
