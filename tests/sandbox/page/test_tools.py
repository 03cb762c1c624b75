"""The clock, the inspector, the faults, and a line that breaks."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.sandbox.page.conftest import Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_the_clock_can_be_moved_forward(table: Table) -> None:
    page = table.page
    await table.kit.person("Alice").slash("/match new", game="xidit")
    ends = page.locator(".message .moment")
    await expect(ends).to_have_text("in 3 hours")
    await page.get_by_role("button", name="The sandbox’s clock").click()
    await page.get_by_role("menuitem", name="Skip 1 hour").click()
    await expect(ends).to_have_text("in 2 hours")
    await expect(page.locator(".clock-ahead")).to_have_text("+1h")
    assert table.kit.clock.offset == 3600
    await page.get_by_role("button", name="The sandbox’s clock").click()
    await page.keyboard.press("End")
    await page.get_by_role("menuitem", name="Skip 1 day").press("Enter")
    await expect(ends).to_have_text("21 hours ago")
    await expect(page.locator(".clock-ahead")).to_have_text("+1d 1h")


async def test_the_inspector_shows_requests_with_their_bodies(table: Table) -> None:
    page = table.page
    await page.get_by_role("button", name="Tools").click()
    callbacks = page.locator(".requests summary", has_text="/callback")
    before = sum("/callback" in request.path for request in table.kit.sandbox.rest.requests)
    await expect(callbacks).to_have_count(before)
    await table.kit.person("Alice").slash("/hand")
    await expect(callbacks).to_have_count(before + 1)
    await callbacks.first.click()
    await expect(page.locator(".bodies pre").first).to_contain_text('"flags": 64')
    await page.get_by_label("Only refused").check()
    await expect(page.locator(".requests .status.good")).to_have_count(0)
    await page.get_by_label("Only refused").uncheck()
    await page.keyboard.press("Escape")
    await expect(page.locator(".drawer")).to_be_hidden()


async def test_faults_are_made_seen_and_ended(table: Table) -> None:
    page = table.page
    await page.get_by_role("button", name="Tools").click()
    await page.get_by_role("tab", name="Faults").click()
    await page.get_by_label("What happens").select_option("Missing permission (403)")
    await page.get_by_label("To which requests").select_option("Opening a DM")
    await page.get_by_label("How often").select_option("Always")
    await page.get_by_role("button", name="Let it happen").click()
    await expect(page.locator(".fault")).to_contain_text("error · 403 · * /users/@me/channels")
    answer = await table.kit.person("Alice").slash("/letter")
    assert "closed" in answer.text
    await page.get_by_role("button", name="End this fault").click()
    await expect(page.get_by_text("Nothing goes wrong at the moment.")).to_be_visible()
    assert table.kit.faults.rules == []
    await page.get_by_role("button", name="Close").click()


async def test_the_gateway_can_be_made_to_drop(table: Table) -> None:
    page = table.page
    await page.get_by_role("button", name="Tools").click()
    await page.get_by_role("tab", name="Faults").click()
    await page.get_by_label("What happens").select_option("Gateway asks to reconnect")
    await expect(page.get_by_label("How often")).to_be_hidden()
    resumed = asyncio.ensure_future(table.bot.wait_for("resumed", timeout=120))
    await page.get_by_role("button", name="Let it happen").click()
    await resumed
    await page.get_by_role("button", name="Close").click()


async def test_a_lost_line_comes_back_and_catches_up(table: Table) -> None:
    page = table.page
    table.kit.person("Boris").say("Before")
    await expect(page.locator(".message").last).to_contain_text("Before")
    await page.locator(".composer-text").fill("half a thought")
    await page.context.set_offline(True)
    await table.kit.sandbox.page.sockets.close()
    await expect(page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    table.kit.person("Boris").say("While you were away")
    await page.context.set_offline(False)
    await expect(page.locator(".message").last).to_contain_text("While you were away")
    await expect(page.get_by_text("Connection lost. Trying again…")).to_be_hidden()
    await expect(page.locator(".composer-text")).to_have_value("half a thought")
    table.kit.person("Boris").say("And after")
    await expect(page.locator(".message").last).to_contain_text("And after")
