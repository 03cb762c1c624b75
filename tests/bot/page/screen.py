"""What people do on the sandbox's page beside answering: go somewhere, choose, type a command."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel

PATIENCE = 120_000
WIDE = {"width": 1800, "height": 1000}
PHONE = {"width": 390, "height": 844}
PICTURES = os.environ.get("SLOWTABLE_PICTURES")
"""A folder for pictures of the page, if they are to be taken: some stand in the README."""
expect.set_options(timeout=PATIENCE)


async def keep(page: Page, name: str) -> None:
    """Take a picture of the page."""
    if PICTURES:
        await page.evaluate("() => Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))")
        await page.screenshot(path=Path(PICTURES) / f"{name}.png")


async def go(page: Page, kit: Kit, place: Channel, *people: Actor) -> None:
    """Open the page anew, in a channel."""
    page.set_default_timeout(PATIENCE)
    await page.goto("about:blank")
    await page.goto(f"{kit.address.page}?as={','.join(person.id for person in people)}#/{place.id}")
    await page.locator(".pane .timeline-top").first.wait_for()


async def turn_to(pane: Locator, place: Channel) -> None:
    """Look at the end of a channel, by the list at the side."""
    entry = pane.locator(f'.channel[data-channel="{place.id}"]')
    if await entry.get_attribute("aria-current") != "page":
        await entry.click()
        await expect(entry).to_have_attribute("aria-current", "page")
    elif await (down := pane.locator(".jump-down")).is_visible():
        await down.click()


async def choose(page: Page, where: Locator, menu: int, option: int) -> None:
    """Choose in one of a message's menus, by place."""
    await where.get_by_role("combobox").nth(menu).click()
    await page.get_by_role("option").nth(option).click()


async def command(pane: Locator, words: str) -> None:
    """Type a command out and send it."""
    await pane.locator(".composer-text").fill(words)
    await pane.page.keyboard.press("Enter")
