"""What a message can be: thinking, edited, with files, an embed; and how it is announced."""

from __future__ import annotations

import pytest
from playwright.async_api import FilePayload, expect

from tests.sandbox.page.conftest import Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_deferred_answer_thinks_and_then_speaks(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").press_sequentially("/think ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .thinking")).to_contain_text("is thinking…")
    table.bot.thought.set()
    await expect(page.locator(".message").last).to_contain_text("I have thought about it.")
    await expect(page.locator(".thinking")).to_have_count(0)


async def test_a_thought_that_never_ends(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").press_sequentially("/think ")
    await page.keyboard.press("Enter")
    await page.locator(".message .thinking").wait_for()
    table.kit.clock.move(15 * 60)
    await expect(page.locator(".message").last).to_contain_text("The application did not respond")


async def test_files_go_along_with_a_message(table: Table) -> None:
    page = table.page
    note = FilePayload(name="note.txt", mimeType="text/plain", buffer=b"x" * 2048)
    await page.locator(".composer input[type=file]").set_input_files(note)
    await expect(page.locator(".draft-files")).to_contain_text("note.txt · 2 kB")
    await page.get_by_role("button", name="Send").click()
    file = page.locator(".message .file")
    await expect(file.get_by_role("link", name="note.txt")).to_have_attribute("download", "note.txt")
    await expect(page.locator(".draft-files")).to_be_hidden()
    assert table.kit.person("Alice").last().attachments[0].data == b"x" * 2048


async def test_edits_and_deletions_arrive(table: Table) -> None:
    page = table.page
    channel = table.bot.get_partial_messageable(int(table.kit.person("Alice").channel.id))
    message = await channel.send("A word")
    await expect(page.locator(".message").last).to_contain_text("A word")
    await message.edit(content="Another word")
    await expect(page.locator(".message").last).to_contain_text("Another word (edited)")
    await message.pin()
    await expect(page.locator(".message .pinned")).to_have_count(1)
    await expect(page.locator(".system")).to_contain_text("pinned a message")
    await message.delete()
    await expect(page.get_by_text("Another word")).to_have_count(0)


async def test_an_embed_is_a_card(table: Table) -> None:
    page = table.page
    await table.kit.person("Alice").slash("/result")
    embed = page.locator(".embed")
    await expect(embed.get_by_role("link", name="Result")).to_have_attribute("href", "https://example.com/7")
    await expect(embed.locator(".embed-field")).to_have_count(2)
    await expect(embed).to_contain_text("Match 7")
    await expect(embed.locator("img")).to_have_js_property("naturalWidth", 700)
    await expect(page.locator(".message-body > .gallery")).to_have_count(0)


async def test_new_messages_are_announced(table: Table) -> None:
    page = table.page
    table.kit.person("Boris").say("Your **turn**, ||secretly||")
    await expect(page.locator(".pane [aria-live=polite].unseen")).to_have_text("Boris: Your turn, …")
