"""Buttons, selects and modals, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from playwright.async_api import FilePayload, Page, expect

from tests.sandbox.page.conftest import Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def with_panel(table: Table) -> Page:
    """Alice's page with a match's panel on it."""
    await table.kit.person("Alice").slash("/match new", game="xidit")
    await table.page.get_by_role("button", name="Plan").wait_for()
    return table.page


async def test_a_button_turns_until_the_bot_answers_and_changes_in_place(table: Table) -> None:
    page = await with_panel(table)
    await page.get_by_role("button", name="Count: 0").press("Enter")
    again = page.get_by_role("button", name="Count: 1")
    await expect(again).to_be_focused()
    await again.click()
    await expect(page.get_by_role("button", name="Count: 2")).to_have_attribute("aria-busy", "false")


async def test_the_picture_stays_the_same_element_when_the_panel_is_edited(table: Table) -> None:
    page = await with_panel(table)
    picture = page.locator(".gallery img").first
    await picture.evaluate("image => image.decode().then(() => { image.dataset.seen = 'yes'; })")
    await page.get_by_role("button", name="Count: 0").click()
    await page.get_by_role("button", name="Count: 1").wait_for()
    await expect(picture).to_have_attribute("data-seen", "yes")


async def test_a_button_nobody_answers(table: Table) -> None:
    page = await with_panel(table)
    silence = page.get_by_role("button", name="Silence")
    await silence.click()
    await expect(silence).to_have_attribute("aria-busy", "true")
    table.kit.clock.move(3)
    await expect(page.locator(".message .failure")).to_have_text("The application did not respond")
    await expect(silence).to_have_attribute("aria-busy", "false")
    await page.get_by_role("button", name="Count: 0").click()
    await expect(page.locator(".message .failure")).to_be_hidden()


async def test_a_link_button_is_a_safe_link(table: Table) -> None:
    page = await with_panel(table)
    rules = page.get_by_role("link", name="Rules")
    await expect(rules).to_have_attribute("href", "https://example.com/rules")
    await expect(rules).to_have_attribute("rel", "noopener noreferrer nofollow")


async def test_a_long_select_can_be_searched(table: Table) -> None:
    page = await with_panel(table)
    await page.get_by_role("combobox", name="First order").click()
    await expect(page.get_by_role("combobox", name="Search")).to_be_focused()
    await expect(page.get_by_role("option")).to_have_count(12)
    await page.keyboard.type("road 11")
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("Order 11 it is.")
    await expect(page.get_by_role("combobox", name="First order")).to_contain_text("Order 11")


async def test_a_select_of_several_counts_and_keeps_its_limits(table: Table) -> None:
    page = await with_panel(table)
    troops = page.get_by_role("combobox", name="Troops")
    await troops.focus()
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("button", name="Done")).to_be_disabled()
    await page.keyboard.press("Enter")
    await page.get_by_role("option", name="Pikes").click()
    await expect(page.get_by_text("2 chosen (1–2)")).to_be_visible()
    await expect(page.get_by_role("option", name="Clerics")).to_have_attribute("aria-disabled", "true")
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator(".message").last).to_contain_text("Troops: archers, pikes")


async def test_escape_leaves_a_select_as_it_was(table: Table) -> None:
    page = await with_panel(table)
    before = await page.locator(".message").count()
    troops = page.get_by_role("combobox", name="Troops")
    await troops.click()
    await page.get_by_role("option", name="Clerics").click()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("listbox")).to_have_count(0)
    await expect(troops).to_be_focused()
    await expect(troops).to_contain_text("Troops")
    assert await page.locator(".message").count() == before


async def test_a_select_of_people(table: Table) -> None:
    page = await with_panel(table)
    await page.get_by_role("combobox", name="Rival").click()
    await page.get_by_role("option", name="Oksana").click()
    await expect(page.locator(".message").last).to_contain_text("Rival: @Oksana")


async def test_a_modal_with_every_field_by_keyboard(table: Table) -> None:
    page = await with_panel(table)
    await page.get_by_role("button", name="Plan").click()
    modal = page.get_by_role("dialog", name="Plan the year")
    await expect(modal.get_by_label("Name")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(modal.get_by_text("Please fill this in.")).to_be_visible()
    await page.keyboard.type("Winter")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(modal.get_by_role("combobox", name="Dial")).to_contain_text("2")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowDown")
    await expect(modal.get_by_role("group", name="Stance").get_by_label("Defend")).to_be_checked()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await expect(modal.get_by_role("group", name="Cards").get_by_label("Card 2")).to_be_disabled()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("Control+Enter")
    await expect(modal).to_have_count(0)
    await expect(page.locator(".message").last).to_contain_text("Plan: ['Winter', ['2'], 'defend', ['1', '3'], True]")
    await expect(page.get_by_role("button", name="Plan")).to_be_focused()


async def test_a_modal_keeps_the_focus_and_escape_ends_it(table: Table) -> None:
    page = await with_panel(table)
    await page.get_by_role("button", name="Plan").click()
    modal = page.get_by_role("dialog")
    await modal.wait_for()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Shift+Tab")
    await expect(modal.get_by_role("button", name="Submit")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(modal).to_have_count(0)


async def test_a_modal_takes_a_file(table: Table) -> None:
    page = await with_panel(table)
    await page.get_by_role("button", name="Papers").click()
    modal = page.get_by_role("dialog", name="Hand in papers")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_text("Please add 1 to 1 files.")).to_be_visible()
    paper = FilePayload(name="oath.txt", mimeType="text/plain", buffer=b"I swear")
    await modal.get_by_label("Paper").set_input_files(paper)
    await modal.get_by_label("Words").fill("two\nlines")
    await modal.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message").last).to_contain_text("oath.txt: I swear (two\nlines)")


async def test_a_modal_stays_when_the_bot_does_not_answer(table: Table) -> None:
    page = await with_panel(table)
    await page.get_by_role("button", name="Papers").click()
    modal = page.get_by_role("dialog")
    await modal.get_by_label("Paper").set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"a"})
    table.kit.fault("drop", route="/interactions/*")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_role("button", name="Submit")).to_have_class("button primary busy")
    table.kit.clock.move(3)
    await expect(modal.get_by_role("alert").last).to_have_text("The application did not respond")


async def test_an_open_list_survives_an_edit_of_its_message(table: Table) -> None:
    page = await with_panel(table)
    await page.get_by_role("combobox", name="First order").click()
    await table.kit.person("Boris").click("Count: 0")
    await page.get_by_role("button", name="Count: 1").wait_for()
    await expect(page.get_by_role("listbox")).to_have_count(1)
    await expect(page.get_by_role("combobox", name="Search")).to_be_focused()
    await page.get_by_role("option", name="Order 7").click()
    await expect(page.locator(".message").last).to_contain_text("Order 7 it is.")
