"""Slash commands written in the composer: completion, options, choices, autocomplete, what is required."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.sandbox.page.conftest import Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_slash_lists_the_commands_with_their_descriptions(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").press_sequentially("/")
    commands = page.locator(".completion [role=option]")
    await expect(commands.filter(has_text="/match new")).to_contain_text("Open a new match")
    await page.keyboard.type("le")
    await expect(commands).to_have_count(2)  # letter begins so, sleep contains it
    await expect(commands.first).to_contain_text("/letter")


async def test_autocomplete_by_keyboard_alone(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").press_sequentially("/pl")
    await page.keyboard.press("Tab")
    choices = page.locator(".completion [role=option]")
    await expect(choices).to_have_count(12)
    await page.keyboard.type("sail")
    await expect(choices).to_have_count(4)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="move", exact=True)).to_have_value("Sail east")
    await page.keyboard.press("Enter")
    answer = page.locator(".message").last
    await expect(answer).to_contain_text("Alice plays Sail:east.")
    await expect(answer).to_contain_text("Alice used /play")
    await expect(page.locator(".composer-text")).to_be_focused()


async def test_options_by_mouse_and_what_is_optional(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").press_sequentially("/play ")
    options = page.locator(".completion [role=option]")
    await options.filter(has_text="Ride north").click()
    await options.filter(has_text="quiet").click()
    await options.filter(has_text="True").click()
    await options.filter(has_text="whom").click()
    await options.filter(has_text="Boris").click()
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".message").last).to_contain_text("plays Ride:north quietly against @Boris.")


async def test_a_required_option_is_asked_for(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").press_sequentially("/match new ")
    game = page.get_by_role("combobox", name="game", exact=True)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("This option is required.")).to_be_visible()
    await expect(game).to_be_focused()
    await game.fill("chess")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Please pick one from the list.")).to_be_visible()
    await game.fill("scythe")
    await page.keyboard.press("Enter")
    await page.keyboard.type("rou")
    await page.keyboard.press("Tab")
    await page.keyboard.type("12")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("From 1 to 9, please.")).to_be_visible()
    await page.get_by_role("combobox", name="rounds", exact=True).fill("3")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("Scythe")
    await expect(page.locator(".message").last).to_contain_text("3 rounds")


async def test_a_command_typed_out_in_full(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").fill("/play move:Ride west quiet:true")
    await expect(page.get_by_role("combobox", name="move", exact=True)).to_have_value("Ride west")
    await page.get_by_role("combobox", name="quiet", exact=True).press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("plays Ride west quietly")


async def test_escape_and_backspace_lead_back_to_text(table: Table) -> None:
    page = table.page
    text = page.locator(".composer-text")
    await text.press_sequentially("/play ")
    await expect(page.locator(".command-name")).to_have_text("/play")
    await page.keyboard.press("Backspace")
    await expect(text).to_have_value("/play")
    await page.keyboard.type(" ")
    await expect(page.locator(".completion [role=option]").first).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".completion")).to_be_hidden()
    await page.keyboard.press("Escape")
    await expect(text).to_have_value("")


async def test_commands_speak_the_persons_language(table: Table) -> None:
    page = table.page
    table.kit.person("Alice").set(locale="ru")
    await page.locator(".composer-text").press_sequentially("/ход")
    only = page.locator(".completion [role=option]")
    await expect(only).to_have_count(1)
    await expect(only).to_contain_text("Сделать ход")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="шаг", exact=True)).to_be_focused()
    await page.locator(".completion [role=option]").first.click()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("Alice использует /ход")
    table.kit.person("Alice").set(locale="en-US")
    await expect(page.locator(".message").last).to_contain_text("Alice used /play")


async def test_a_command_nobody_answers(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").press_sequentially("/sleep ")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Sending /sleep…")).to_be_visible()
    table.kit.clock.move(3)
    failed = page.locator(".pending.failed")
    await expect(failed).to_contain_text("The application did not respond")
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(failed).to_have_count(0)


async def test_a_mentioned_command_is_one_click_away(table: Table) -> None:
    command = next(command for command in table.kit.world.commands if command.name == "play")
    table.kit.person("Boris").say(f"Try </play:{command.id}> now")
    page = table.page
    await page.get_by_role("button", name="/play").click()
    await expect(page.get_by_role("combobox", name="move", exact=True)).to_be_focused()


async def test_people_and_channels_are_completed_in_text(table: Table) -> None:
    page = table.page
    await page.locator(".composer-text").press_sequentially("Hello @oks")
    await expect(page.locator(".completion [role=option]")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.type("see #wel")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last.locator(".mention")).to_have_text(["@Oksana", "welcome"])
    assert table.kit.person("Alice").last().message.content == (
        f"Hello {table.kit.person('Oksana').mention} see <#{table.kit.channel('welcome').id}>"
    )
