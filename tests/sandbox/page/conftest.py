"""A browser for the whole run, and for each test a sandbox with the table's bot and pages on it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright, expect

from sandbox.kit import Kit
from sandbox.seed import add_text_channel
from tests.sandbox.page.table_bot import TableBot
from tests.support.discord_client import running

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
PLAIN: dict[str, Any] = {"viewport": {"width": 1500, "height": 940}, "locale": "en-US", "timezone_id": "UTC"}
PATIENCE = 120_000
"""Milliseconds that a busy machine may take."""

OpenPage: TypeAlias = Callable[..., Awaitable[Page]]


class Tab:
    """A page and the errors it met."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        # The browser notes a refusal (400) as an error too; the page tells it in words.
        if message.type == "error" and "status of 400" not in message.text:
            self.errors.append(f"{message.text} {message.location.get('url', '')}".strip())


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Where Chromium is. Without it the page is not tried, except in continuous integration, which must have it."""
    if not CHROMIUM.exists():
        if os.environ.get("CI") == "true":
            pytest.fail(f"the page's tests need Chromium at {CHROMIUM}")
        pytest.skip(f"no Chromium at {CHROMIUM}: the page is not tried")
    return CHROMIUM


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: Path) -> AsyncIterator[Browser]:
    """Chromium without a window."""
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        await browser.close()


async def _tab(context: BrowserContext) -> Tab:
    context.set_default_timeout(PATIENCE)
    return Tab(await context.new_page())


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def plain_tab(browser: Browser) -> Tab:
    """The tab that most tests use in turn: a new one would take longer than many a test. Each test's sandbox has a
    port of its own, so the browser keeps what they store apart."""
    return await _tab(await browser.new_context(**PLAIN))


@pytest.fixture
def kit_options() -> dict[str, Any]:
    """How the sandbox is started; a test may parametrize it."""
    return {}


@pytest_asyncio.fixture(loop_scope="session")
async def kit(kit_options: dict[str, Any]) -> AsyncIterator[Kit]:
    """A sandbox with its four people."""
    async with Kit.start(**kit_options) as kit:
        yield kit


@pytest_asyncio.fixture(loop_scope="session")
async def bot(kit: Kit) -> AsyncIterator[TableBot]:
    """The table's bot, logged in."""
    client = TableBot()
    async with kit.bot(running(client, kit.address)):
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, plain_tab: Tab, kit: Kit) -> AsyncIterator[OpenPage]:
    """Opens the page as somebody (two names: side by side) in a channel. Errors of the page fail the test.
    Options are those of a browser context (viewport, color_scheme, ...)."""
    tabs: list[Tab] = []

    async def open_as(*names: str, channel: str | None = "games", **options: Any) -> Page:
        own = bool(options or tabs)
        tab = await _tab(await browser.new_context(**PLAIN | options)) if own else plain_tab
        tabs.append(tab)
        people = ",".join(kit.person(name).id for name in names)
        fragment = f"#/{kit.channel(channel).id}" if channel else ""
        await tab.page.goto(f"{kit.address.page}?as={people}{fragment}")
        await tab.page.locator(".pane .timeline-top").first.wait_for()
        return tab.page

    yield open_as
    for tab in tabs:
        if tab is plain_tab:
            await tab.page.goto("about:blank")
        else:
            await tab.page.context.close()
    errors = [error for tab in tabs for error in tab.errors]
    plain_tab.errors.clear()
    assert errors == []


@dataclass
class Table:
    """Alice's page in a channel that nobody has written in."""

    kit: Kit
    bot: TableBot
    page: Page


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def laid_table(browser: Browser) -> AsyncIterator[tuple[Kit, TableBot, Tab]]:
    """One sandbox, bot and tab for the tests of a module that only need a channel of their own."""
    tab = await _tab(await browser.new_context(**PLAIN))
    client = TableBot()
    async with Kit.start() as kit, kit.bot(running(client, kit.address)):
        await tab.page.goto(f"{kit.address.page}?as={kit.person('Alice').id}")
        yield kit, client, tab
        await tab.page.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def table(laid_table: tuple[Kit, TableBot, Tab]) -> AsyncIterator[Table]:
    """Alice's page, moved to a new channel; everybody acts there."""
    kit, client, tab = laid_table
    channel = add_text_channel(kit.world, kit.world.home, f"table-{len(kit.world.channels)}")
    for name in ("Alice", "Boris", "Oksana"):
        kit.person(name).go(channel)
    kit.person("Alice").set(locale="en-US")
    client.thought.clear()
    if await tab.page.locator(".layer > *, .drawer:not([hidden])").count():
        await tab.page.reload()  # a test that failed left something open
    await tab.page.get_by_role("button", name=str(channel.name), exact=True).click()
    await tab.page.get_by_text(f"This is the beginning of {channel.name}.").wait_for()
    yield Table(kit, client, tab.page)
    kit.faults.clear()
    errors = [*tab.errors]
    tab.errors.clear()
    assert errors == []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def modules(browser: Browser) -> AsyncIterator[Page]:
    """A page on which single modules of the page can be imported and tried."""
    async with Kit.start() as kit:
        page = await browser.new_page(locale="en-US", timezone_id="UTC")
        await page.goto(kit.address.page)
        yield page
        await page.close()
