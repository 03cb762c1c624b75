"""How it looks: wide and narrow, light and dark, pictures, contrast, focus."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from sandbox.kit import Kit
from tests.sandbox.page.conftest import OpenPage
from tests.sandbox.page.table_bot import TableBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE = {"width": 360, "height": 740}

CONTRASTS = """() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
    const rgba = (colour) => {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (top, under) => top.slice(0, 3).map((c, i) => c * top[3] + under[i] * (1 - top[3])).concat(1);
    const ground = (node) => {
        if (!node) return [255, 255, 255, 1];
        const own = rgba(getComputedStyle(node).backgroundColor);
        return own[3] === 1 ? own : over(own, ground(node.parentElement));
    };
    const light = (colour) => {
        const linear = (c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        const [r, g, b] = colour.map((c) => linear(c / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const poor = [];
    for (const node of document.querySelectorAll("body *")) {
        const text = [...node.childNodes].filter((c) => c.nodeType === 3).map((c) => c.data.trim()).join("");
        if (!text || !node.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        if (node.closest("[disabled], [aria-disabled=true], .side-time, .avatar, .unseen, .option-check")) continue;
        const under = ground(node);
        const [a, b] = [light(over(rgba(getComputedStyle(node).color), under)), light(under)];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) poor.push(`${node.className} "${text.slice(0, 20)}" ${ratio.toFixed(2)}`);
    }
    return poor;
}"""


async def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    outgrown = await page.evaluate("""() => [...document.querySelectorAll("html, .timeline, .dialog-body")]
        .filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.className)""")
    return not outgrown


async def fill_channel(kit: Kit) -> None:
    """A channel with something of everything."""
    alice = kit.person("Alice")
    alice.say("# Title\n> quote\n- list\n`code` ||spoiler|| -# no\n-# small [link](https://example.com) @everyone")
    alice.say("word " * 40 + "x" * 200)
    kit.person("Boris").say(
        f"{alice.mention} <#{kit.channel('welcome').id}> <t:1763287200:R>\n```\n{'wide ' * 60}\n```"
    )
    await alice.slash("/match new", game="xidit")
    await alice.slash("/result")
    await alice.slash("/hand")


async def test_contrast_is_enough_in_light_and_dark(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    await fill_channel(kit)
    page = await open_page("Alice")
    await page.locator(".message.ephemeral").wait_for()
    for action in (page.get_by_role("button", name="Tools"), page.get_by_role("button", name="Plan")):
        await action.click()
        await page.emulate_media(color_scheme="light")
        assert await page.evaluate(CONTRASTS) == []
        await page.emulate_media(color_scheme="dark")
        assert await page.evaluate(CONTRASTS) == []


async def test_the_theme_can_be_chosen_and_stays(open_page: OpenPage) -> None:
    page = await open_page("Alice", color_scheme="dark")
    ground = "getComputedStyle(document.querySelector('.pane')).backgroundColor"
    dark = await page.evaluate(ground)
    await page.get_by_role("button", name="Switch to light").click()
    light = await page.evaluate(ground)
    assert light != dark
    await page.reload()
    await page.get_by_role("button", name="Switch to dark").wait_for()
    assert await page.evaluate(ground) == light


async def test_phone_width(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    await fill_channel(kit)
    page = await open_page("Alice", viewport=PHONE, has_touch=True)
    await page.locator(".message.ephemeral").wait_for()
    assert await fits(page)
    welcome = page.locator(".channel", has_text="welcome")
    await expect(welcome).to_be_hidden()
    await page.get_by_role("button", name="Channels").tap()
    await expect(welcome).to_be_visible()
    await welcome.tap()
    await expect(page.locator(".chat-head h2")).to_have_text("welcome")
    await expect(page.locator(".sidebar")).to_be_hidden()
    await page.get_by_role("button", name="Members").tap()
    await expect(page.locator(".member").first).to_be_visible()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Channels").tap()
    await page.locator(".channel", has_text="games").tap()
    await page.get_by_role("combobox", name="Troops").tap()
    await page.get_by_role("option", name="Pikes").tap()
    await page.get_by_role("button", name="Done").tap()
    await expect(page.locator(".message").last).to_contain_text("Troops: pikes")
    await page.get_by_role("button", name="Plan").tap()
    await expect(page.get_by_role("dialog").get_by_role("button", name="Submit")).to_be_in_viewport()
    assert await fits(page)


async def test_two_people_share_a_phone_by_tabs(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice", "Boris", viewport=PHONE)
    boris = page.get_by_role("tab", name="Boris")
    kit.person("Alice").say(f"{kit.person('Boris').mention}?")
    await expect(boris.locator(".badge")).to_have_text("1")
    await boris.click()
    await expect(page.get_by_placeholder("Написать в games")).to_be_visible()
    await expect(page.locator(".pane:visible")).to_have_count(1)
    await expect(page.get_by_role("tab", name="Alice").locator(".badge")).to_have_count(0)


async def test_tab_visits_everything_in_order_and_focus_shows(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    visited = []
    for _ in range(14):
        await page.keyboard.press("Tab")
        visited.append(
            await page.evaluate("""() => {
                const node = document.activeElement;
                const shown = getComputedStyle(node).outlineStyle !== "none" || node.closest(".composer-row");
                return [node.className.split(" ")[0], Boolean(shown), node.ariaLabel || node.innerText];
            }""")
        )
    assert all(shown for _, shown, _ in visited)
    assert all(label for _, _, label in visited)
    names = [name for name, _, _ in visited]
    order = ["bar-button", "icon-button", "channel", "person-switch", "timeline", "composer-text"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
