"""People at their screens: a newcomer's first minute, and a match from the lobby to the podium."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import Locator, Page, expect

from bot.client import Slowtable
from games.engine.policy import random_choice
from sandbox.kit import Actor, Kit
from tests.bot.clicking import ids_of
from tests.bot.page.evening import Evening
from tests.bot.page.hand import Touch, press_one
from tests.bot.page.screen import PATIENCE, PHONE, command, go, keep
from tests.bot.support import button, open_match, running, seated, settled, thread, xidit
from tests.sandbox.page.conftest import OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(900)]


async def seal(page: Page, kit: Kit, bot: Slowtable, person: Actor, seal_label: str) -> None:
    """Set the six wheels in the DM, and seal them."""
    await go(page, kit, person.dm, person)
    panel, asked = page.locator(".message").last, person.last(person.dm)
    for wheel, order in enumerate(("black", "red", "blue") * 2, start=1):
        wanted = next(found for found in ids_of(asked) if found.endswith(f":fill:{wheel}={order}"))
        await Touch(page.locator("body"), asked).press(wanted)
    await expect(panel.get_by_role("combobox")).to_have_count(6)
    await expect(panel.get_by_role("button", name=seal_label)).to_be_enabled()
    await expect(panel.locator(".gallery img")).to_be_visible()
    if person.name == "Alice":
        await keep(page, "match")
    await panel.get_by_role("button", name=seal_label).click()


async def test_a_newcomers_first_minute(kit: Kit, bot: Slowtable, open_page: OpenPage) -> None:
    alice = kit.person("Alice")
    await kit.until(lambda: alice.messages("welcome"))
    page = await open_page("Alice", channel="welcome", viewport={"width": 1500, "height": 1180})
    page.set_default_timeout(PATIENCE)
    await page.get_by_role("button", name=re.compile("Play$")).first.click()
    await expect(page.get_by_text("Your table is ready")).to_be_visible()
    await settled(kit, bot)
    place = await thread(kit, bot, 1)
    await go(page, kit, place, alice)
    board = page.locator(".message").last
    await expect(board).to_contain_text("Where does the hero begin?")
    await expect(board.locator(".gallery img")).to_be_visible()
    await keep(page, "page")
    match = await running(bot, 1)
    seat = match.seats_of(int(alice.id))[0]
    await press_one(page.locator(".pane"), alice.last(place))
    await kit.until(lambda: xidit(bot.table.in_memory(1)).seats[seat].hero)
    await settled(kit, bot)
    await expect(page.locator(".message").last).to_contain_text("Choosing in secret")


async def test_a_newcomer_on_a_phone(kit: Kit, bot: Slowtable, open_page: OpenPage) -> None:
    alice = kit.person("Alice")
    await kit.until(lambda: alice.messages("welcome"))
    await alice.click("st:0:::demo:xidit", alice.messages("welcome")[0])
    await settled(kit, bot)
    page = await open_page("Alice", channel="welcome", viewport=PHONE)
    await go(page, kit, await thread(kit, bot, 1), alice)
    board = page.locator(".message").last
    await expect(board.locator(".gallery img")).to_be_visible()
    await keep(page, "phone")
    await press_one(page.locator(".pane"), alice.last(await thread(kit, bot, 1)))
    await kit.until(lambda: [m for m in alice.messages(alice.dm) if any(":fill:" in found for found in ids_of(m))])
    sideways = await page.evaluate("() => document.querySelector('.timeline').scrollWidth > innerWidth")
    assert not sideways
    await go(page, kit, alice.dm, alice)
    await expect(page.locator(".message").last.get_by_role("button", name="Seal")).to_be_disabled()
    panel = alice.last(alice.dm)
    await Touch(page.locator(".pane"), panel).type(button(panel, "type"), "wait wait wait wait wait wait")
    await kit.until(lambda: xidit(bot.table.in_memory(1)).year == 2)


@pytest.mark.long
async def test_two_people_from_the_lobby_to_the_podium(kit: Kit, bot: Slowtable, open_page: OpenPage) -> None:
    alice, boris = kit.person("Alice"), kit.person("Boris")
    evening = await Evening.open(kit, bot, open_page, host="Alice")
    place, (hers, his), page = await evening.gather("Lords of Xidit"), evening.panes, evening.page
    await place_heroes(page, kit, bot, alice, boris)
    await look_and_read(hers, his)
    await seal(page, kit, bot, alice, "Seal")
    await seal(page, kit, bot, boris, "Запечатать")
    await settled(kit, bot)
    assert xidit(await running(bot, 1)).year >= 1
    await go(page, kit, place, alice, boris)
    assert await evening.play_each_kind_by_hand() >= {"XID-D3", "XID-D4", "XID-D10"}
    await evening.see_the_podium("The match is over", "Rematch")


async def test_a_choice_is_taken_back_with_one_press(kit: Kit, bot: Slowtable, open_page: OpenPage) -> None:
    alice, boris = kit.person("Alice"), kit.person("Boris")
    number, rng = await open_match(kit, bot, alice, boris, game="hyperborea"), random.Random(1)
    while (match := await running(bot, number)).match.turn is None or len(match.match.turn.entries) < 3:
        seat = match.match.waiting[0]
        decision = match.match.decisions[seat]
        await bot.table.submit(number, seat, decision.write(random_choice(decision, rng)))
    await settled(kit, bot)
    era, whose = match.match.era, seated(match, alice, boris)[match.match.turn.seat]
    page = await open_page(whose.name)
    await go(page, kit, await thread(kit, bot, number), whose)
    await page.locator(".message").last.get_by_role("button", name="Undo").click()
    await kit.until(lambda: bot.table.in_memory(number).match.era == era + 1)
    await settled(kit, bot)
    turn = (await running(bot, number)).match.turn
    assert turn is not None
    assert len(turn.entries) == 2


async def place_heroes(page: Page, kit: Kit, bot: Slowtable, alice: Actor, boris: Actor) -> None:
    """Both choose where their heroes begin, on the board's own menu; the first to do so may take it back."""
    for _ in range(2):
        match = await running(bot, 1)
        seat = match.waiting_people()[0]
        person = seated(match, alice, boris)[seat]
        pane = page.locator(".pane").nth(0 if person is alice else 1)
        await press_one(pane, person.last(await thread(kit, bot, 1)), 3)
        await kit.until(lambda seat=seat: xidit(bot.table.in_memory(1)).seats[seat].hero)  # type: ignore[misc]
        await settled(kit, bot)


async def look_and_read(hers: Locator, his: Locator) -> None:
    """The board and the rules, each in the reader's language."""
    await command(hers, "/board ")
    await expect(hers.locator(".message").last.locator(".gallery img")).to_be_visible()
    await command(his, "/правила кратко ")
    await expect(his.locator(".message").last).to_contain_text("Герой")
