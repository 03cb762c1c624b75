"""Whatever people and bots send stays data: no markup, no code, no request elsewhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, Request, expect

from sandbox.kit import Kit
from tests.sandbox.page.conftest import OpenPage, Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SCRIPT = "<img src=x onerror=window.hit=1><script>window.hit=1</script>"
BAD_LINKS = ["javascript:window.hit=1", "data:text/html,<script>1</script>", "vbscript:x", " javascript:window.hit=1"]


def forged(kit: Kit, **fields: Any) -> dict[str, Any]:
    """A message no validation has seen, as a careless server might send it."""
    author = {"id": "77", "username": SCRIPT, "global_name": SCRIPT, "bot": True}
    return {
        "id": kit.world.ids.next(),
        "channel_id": kit.person("Alice").channel.id,
        "author": author,
        "content": "",
        "timestamp": kit.clock.iso(),
        "flags": 0,
        "type": 0,
        **fields,
    }


def emit(kit: Kit, message: dict[str, Any]) -> None:
    """Send it to every open page."""
    kit.world.emit("MESSAGE_CREATE", message)


async def harmless(page: Page) -> None:
    """Nothing ran, nothing was built, nothing leads astray."""
    assert await page.evaluate("window.hit") is None
    assert await page.locator(".pane script, .pane iframe, .pane [onerror], .pane img[src='x']").count() == 0
    hrefs = await page.evaluate("[...document.querySelectorAll('a[href]')].map((link) => link.href)")
    assert all(href.startswith(("http://", "https://")) for href in hrefs)


async def test_hostile_names_and_texts(table: Table) -> None:
    page = table.page
    mallory = table.kit.add_person("<img src=x onerror=hit=1>").go(table.kit.person("Alice").channel)
    mallory.say(SCRIPT)
    mallory.say(f"[x]({BAD_LINKS[0]}) <{BAD_LINKS[0]}> {SCRIPT} ||{SCRIPT}|| `{SCRIPT}`\n```\n{SCRIPT}\n```")
    await expect(page.locator(".message").last.locator("pre")).to_have_text(SCRIPT)
    await page.locator(".spoiler").click()
    await expect(page.locator(".message-head .author").last).to_have_text("<img src=x onerror=hit=1>")
    await page.locator(".composer-text").fill("@img")
    await expect(page.locator(".completion .option-label")).to_have_text("<img src=x onerror=hit=1>")
    await page.locator(".member", has_text="<img").click()
    await page.get_by_role("button", name="Message", exact=True).click()
    await expect(page.locator(".chat-head h2")).to_have_text("<img src=x onerror=hit=1>")
    await harmless(page)


async def test_hostile_links_and_pictures(table: Table) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page = table.page
    page.on("request", note)
    embeds = [
        {"title": "t", "url": link, "author": {"name": "a", "url": link}, "image": {"url": link}} for link in BAD_LINKS
    ]
    embeds.append({"title": "away", "image": {"url": "http://192.0.2.1/pixel.png"}, "color": "red"})
    emit(table.kit, forged(table.kit, content="embeds", embeds=embeds))
    buttons = [{"type": 2, "style": 5, "label": link, "url": link} for link in BAD_LINKS]
    pictures = [{"media": {"url": link}, "description": SCRIPT} for link in [*BAD_LINKS, "https://192.0.2.1/p.png"]]
    parts = [
        {"type": 1, "components": buttons},
        {"type": 12, "items": pictures},
        {"type": 13, "file": {"url": BAD_LINKS[0]}, "name": SCRIPT},
        {"type": 17, "accent_color": "url(http://192.0.2.1)", "components": [{"type": 10, "content": SCRIPT}]},
        {"type": 3, "custom_id": "s", "options": [{"label": SCRIPT, "value": SCRIPT}]},
        {"type": 99, "content": SCRIPT},
    ]
    emit(table.kit, forged(table.kit, components=parts, flags=1 << 15))
    attachment = {"id": "1", "url": BAD_LINKS[0], "filename": SCRIPT, "content_type": "image/png", "size": 1}
    emit(table.kit, forged(table.kit, content="end", attachments=[attachment]))
    await expect(page.locator(".message").last).to_contain_text("end")
    await expect(page.locator("a.button[href]")).to_have_count(0)
    await harmless(page)
    assert [url for url in asked if not url.startswith(table.kit.address.page.rstrip("/"))] == []


async def test_a_hostile_modal(table: Table) -> None:
    page = table.page
    fields = [
        {
            "type": 18,
            "label": SCRIPT,
            "description": SCRIPT,
            "component": {"type": 4, "custom_id": "t", "value": SCRIPT},
        },
        {
            "type": 18,
            "label": "radio",
            "component": {"type": 21, "custom_id": "r", "options": [{"label": SCRIPT, "value": "1"}]},
        },
    ]
    modal = {"interaction_id": "5", "custom_id": "m", "title": SCRIPT, "components": fields}
    table.kit.world.emit("MODAL", modal, only=table.kit.person("Alice").id)
    await expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(SCRIPT)
    await expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(SCRIPT)
    await harmless(page)
    await page.keyboard.press("Escape")


async def test_the_address_cannot_carry_anything_else(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    await page.goto(f"{kit.address.page}?as=%3Cscript%3E,..%2F..%2F1#/%3Cimg%3E")
    await page.reload()
    await expect(page.locator(".person-text strong").first).to_have_text("Alice")
    await harmless(page)
