"""A newcomer's first choice on a phone: what it does is read before it is made."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.client import Slowtable
from sandbox.kit import Kit
from tests.bot.page.screen import PHONE, choose, go, keep
from tests.bot.support import open_match, running, settled, thread
from tests.sandbox.page.conftest import OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
BOTS = {"xidit": 2}
others = [pytest.param(game, marks=pytest.mark.soak) for game in ("xidit", "ryozen", "hyperborea", "circadians")]


@pytest.mark.parametrize("game", ["scythe", *others])
async def test_a_first_choice_is_understood_before_it_is_made(
    kit: Kit, bot: Slowtable, open_page: OpenPage, game: str
) -> None:
    boris = kit.person("Boris")
    number = await open_match(kit, bot, boris, bots=BOTS.get(game, 1), game=game, language="ru")
    await settled(kit, bot)
    match = await running(bot, number)
    seat = match.seats_of(int(boris.id))[0]
    decision = match.match.explained(seat)
    page = await open_page("Boris", viewport=PHONE)
    await go(page, kit, await thread(kit, bot, number), boris)
    await keep(page, f"choice-{game}-board")
    await page.locator(".message").last.get_by_role("button", name="Мой ход").click()
    panel = page.locator(".message").last
    prompt = match.texts("ru").say(decision.prompt)
    await expect(panel).to_contain_text(prompt[:40])
    await panel.scroll_into_view_if_needed()
    await keep(page, f"choice-{game}-panel")
    menus, look = panel.get_by_role("combobox"), panel.get_by_role("button", name="Сначала посмотреть")
    if await look.count():
        await look.click()
        await expect(menus.first).to_be_visible()
    if await menus.count():
        await menus.first.click()
        await keep(page, f"choice-{game}-menu")
        await page.keyboard.press("Escape")
        await choose(page, panel, 0, 0)
        await expect(panel.get_by_role("combobox").first).to_be_visible()
        await keep(page, f"choice-{game}-looked")
    assert not await page.evaluate("() => document.querySelector('.timeline').scrollWidth > innerWidth")
