"""Menus where there is room for them, and the focus that stays."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from sandbox.kit import Kit
from tests.sandbox.page.conftest import OpenPage
from tests.sandbox.page.menus import Menus, send
from tests.sandbox.page.table_bot import TableBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1500, "height": 940}
IN_SIGHT = """() => {
    const list = document.querySelector(".listbox").getBoundingClientRect();
    return [...document.querySelectorAll(".option")].filter((option) => {
        const box = option.getBoundingClientRect();
        const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.top >= list.top - 1 && box.bottom <= list.bottom + 1 && option.contains(seen);
    }).length;
}"""


async def open_last_menu(page: Page) -> tuple[float, float, float, float]:
    """Open the newest menu: its top and bottom, and those of its list."""
    menu = page.locator(".picker").last
    await menu.click()
    list_box = await page.locator(".picker-popup").bounding_box()
    menu_box = await menu.bounding_box()
    assert menu_box
    assert list_box
    return menu_box["y"], menu_box["y"] + menu_box["height"], list_box["y"], list_box["y"] + list_box["height"]


@pytest.mark.finding("SA-8")
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
async def test_at_the_end_of_the_chat_a_menu_opens_upward(
    kit: Kit, bot: TableBot, open_page: OpenPage, viewport: dict[str, int]
) -> None:
    for number in range(30):
        kit.person("Boris").say(f"line {number}")
    await send(bot, kit.channel("games").id, Menus(1, 20))
    page = await open_page("Alice", viewport=viewport)
    top, _, _, list_bottom = await open_last_menu(page)
    assert list_bottom <= top
    assert await page.evaluate(IN_SIGHT) >= 8


@pytest.mark.finding("SA-8")
async def test_at_the_top_of_the_chat_a_menu_opens_downward(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    await send(bot, kit.channel("games").id, Menus(1, 20))
    for number in range(4):
        kit.person("Boris").say(f"line {number}")
    page = await open_page("Alice", viewport={"width": 1500, "height": 1400})
    await page.locator(".timeline").evaluate("node => { node.style.paddingBottom = '700px'; }")
    _, bottom, list_top, _ = await open_last_menu(page)
    assert list_top >= bottom
    assert await page.evaluate(IN_SIGHT) >= 8


@pytest.mark.finding("SA-8")
async def test_a_menu_covers_its_control_rather_than_show_fewer_than_eight(
    kit: Kit, bot: TableBot, open_page: OpenPage
) -> None:
    await send(bot, kit.channel("games").id, Menus(1, 20))
    page = await open_page("Alice", viewport={"width": 390, "height": 560})
    await open_last_menu(page)
    assert await page.evaluate(IN_SIGHT) >= 8


@pytest.mark.finding("SA-8")
async def test_a_list_shows_what_is_chosen_already(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    await send(bot, kit.channel("games").id, Menus(1, 20, {"Order 1": "Road 17"}))
    page = await open_page("Alice", viewport=PHONE)
    await open_last_menu(page)
    await expect(page.get_by_role("option", name="Road 17")).to_be_in_viewport(ratio=1)


@pytest.mark.finding("SA-12")
@pytest.mark.parametrize("options", [5, 20], ids=["short", "searchable"])
async def test_the_focus_stays_where_it_was_when_the_message_is_redrawn(
    kit: Kit, bot: TableBot, open_page: OpenPage, options: int
) -> None:
    await send(bot, kit.channel("games").id, Menus(6, options))
    page = await open_page("Alice")
    for number in (1, 3):
        menu = page.get_by_role("combobox", name=f"Order {number}")
        await menu.press("ArrowDown")
        await page.get_by_role("option", name="Road 2", exact=True).click()
        await expect(menu).to_contain_text("Road 2")
        await expect(page.locator('.timeline [aria-busy="true"]')).to_have_count(0)
        await expect(menu).to_be_focused()


@pytest.mark.finding("SA-12")
async def test_the_focus_goes_to_the_next_control_if_its_own_is_used_up(
    kit: Kit, bot: TableBot, open_page: OpenPage
) -> None:
    await send(bot, kit.channel("games").id, Menus(3, 5, once=True))
    page = await open_page("Alice")
    await page.get_by_role("combobox", name="Order 2").press("ArrowDown")
    await page.get_by_role("option", name="Road 4").click()
    await expect(page.get_by_role("combobox", name="Order 2")).to_be_disabled()
    await expect(page.get_by_role("combobox", name="Order 3")).to_be_focused()
