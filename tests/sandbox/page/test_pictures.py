"""Pictures: large in the channel, closer in the viewer."""

from __future__ import annotations

import discord
import pytest
from playwright.async_api import expect

from tests.sandbox.page.conftest import Table
from tests.sandbox.page.table_panel import picture

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_several_pictures_can_be_leafed_through_and_a_spoiler_is_covered(table: Table) -> None:
    page = table.page
    channel = table.bot.get_partial_messageable(int(table.kit.person("Alice").channel.id))
    names = ("first", "second", "SPOILER_third")
    files = [discord.File(picture(400, 300, name), f"{name}.png", description=name) for name in names]
    await channel.send("Look", files=files)
    await expect(page.locator(".gallery.of-3 .picture")).to_have_count(3)
    covered = page.get_by_role("button", name="Enlarge: SPOILER_third")
    await expect(covered).to_have_count(0)
    await page.locator(".gallery .spoiler").press("Enter")
    await expect(covered).to_be_visible()
    await page.get_by_role("button", name="Enlarge: second").click()
    caption = page.locator(".viewer-caption")
    await expect(caption).to_have_text("second")
    await page.keyboard.press("ArrowLeft")
    await expect(caption).to_have_text("first")
    await page.get_by_role("button", name="Previous").click()
    await expect(caption).to_have_text("SPOILER_third")
    await page.get_by_role("dialog").get_by_role("button", name="Close").click()
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_picture_opens_large_and_zooms(table: Table) -> None:
    page = table.page
    await table.kit.person("Alice").slash("/match new", game="xidit")
    await page.get_by_role("button", name="Enlarge: The board, empty").click()
    viewer = page.get_by_role("dialog", name="Picture")
    image = viewer.get_by_role("img")
    await expect(viewer).to_contain_text("The board, empty")

    async def width() -> float:
        return float(await image.evaluate("node => node.getBoundingClientRect().width"))

    await image.evaluate("node => node.decode()")
    fitted = await width()
    assert 700 < fitted < 1400
    await page.keyboard.press("+")
    assert await width() == pytest.approx(fitted * 1.3, rel=0.01)
    await page.keyboard.press("1")
    assert await width() == 1400
    await page.mouse.move(700, 450)
    await page.mouse.wheel(0, -100)
    await expect(image).to_have_css("width", "1820px")
    await page.keyboard.press("0")
    assert await width() == pytest.approx(fitted)
    await page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)
    await expect(page.get_by_role("button", name="Enlarge: The board, empty")).to_be_focused()


async def test_boards_are_shown_large(table: Table) -> None:
    page = table.page
    await table.kit.person("Alice").slash("/match new", game="xidit")
    board = page.locator(".container .gallery img")
    box = await board.bounding_box()
    assert box is not None
    assert box["width"] > 600
    assert box["width"] / box["height"] == pytest.approx(1.4, rel=0.01)
