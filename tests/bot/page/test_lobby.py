"""A lobby on a phone: inviting somebody, managing the table, and the list of tables."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.client import Slowtable
from sandbox.kit import Kit
from tests.bot.page.screen import PHONE, choose, go, keep
from tests.bot.support import settled
from tests.sandbox.page.conftest import OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(900)]


async def test_a_table_for_two(kit: Kit, bot: Slowtable, open_page: OpenPage) -> None:
    alice, boris = kit.person("Alice"), kit.person("Boris").set(locale="en-US")
    await boris.slash("/my matches")
    await alice.slash("/match new", game="scythe")
    await settled(kit, bot)
    page = await open_page("Alice", channel="games", viewport=PHONE)
    lobby = page.locator(".message", has_text="Host:").first
    await lobby.get_by_role("button", name="Manage").click()
    panel = page.locator(".message", has_text="Your table").last
    await panel.get_by_role("button", name="Make it private").click()
    await expect(page.locator(".message").last).to_contain_text("only invited people can sit down")
    await keep(page, "lobby-manage")
    await lobby.get_by_role("button", name="Invite").click()
    asked = page.locator(".message", has_text="Invite somebody").last
    await asked.get_by_role("combobox").click()
    await page.get_by_role("option", name="Boris").first.click()
    await expect(page.locator(".message").last).to_contain_text("Invited:")
    await settled(kit, bot)
    await expect(lobby).to_contain_text("Invited:")
    await keep(page, "lobby-invited")

    await go(page, kit, boris.dm, boris)
    letter = page.locator(".message").last
    await keep(page, "lobby-letter")
    await letter.get_by_role("button", name="Sit down").click()
    await expect(letter).to_contain_text("You sit at the table")
    await settled(kit, bot)
    assert [seat.user_id for seat in await bot.store.matches.seats(1)] == [int(alice.id), int(boris.id)]

    await kit.person("Dmytro").slash("/match new", game="xidit")
    await settled(kit, bot)
    await boris.slash("/match list", "games")
    await go(page, kit, kit.channel("games"), boris)
    listed = page.locator(".message", has_text="Tables of this server").last
    await expect(listed).to_contain_text("Scythe · #1")
    await keep(page, "lobby-list")
    await choose(page, listed, 0, 0)
    await expect(page.locator(".message").last).to_contain_text("You sit at the table")
    assert int(boris.id) in [seat.user_id for seat in await bot.store.matches.seats(2)]
