"""Reading: who sees what, what is unread, threads, DMs, and the way through long channels."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from sandbox.kit import Kit
from tests.sandbox.page.conftest import OpenPage
from tests.sandbox.page.table_bot import TableBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_two_people_talk(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice", "Boris")
    alice, boris = page.locator(".pane").nth(0), page.locator(".pane").nth(1)
    await alice.locator(".composer-text").press_sequentially("Hello **Boris**")
    await expect(boris.locator(".typing-line")).to_have_text("Alice печатает…")
    await page.keyboard.press("Enter")
    await expect(boris.locator(".message").last).to_contain_text("Hello Boris")
    await expect(boris.locator(".message strong").last).to_have_text("Boris")
    await expect(boris.locator(".typing-line")).to_have_text("")
    await boris.locator(".message").last.hover()
    await boris.get_by_role("button", name="Ответить").last.click()
    await page.keyboard.type("Привет!")
    await page.keyboard.press("Enter")
    await expect(alice.locator(".message").last).to_contain_text("Привет!")
    await expect(alice.locator(".message").last.locator(".origin")).to_contain_text("Alice Hello Boris")


async def test_an_ephemeral_answer_is_for_one_person(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    page = await open_page("Alice", "Boris")
    alice, boris = page.locator(".pane").nth(0), page.locator(".pane").nth(1)
    await kit.person("Alice").slash("/hand")
    mine = alice.locator(".message.ephemeral")
    await expect(mine).to_contain_text("Your cards:")
    await expect(mine).to_contain_text("Only you can see this")
    kit.person("Alice").say("Done")
    await expect(boris.locator(".message").last).to_contain_text("Done")
    await expect(boris.locator(".message.ephemeral")).to_have_count(0)
    await mine.get_by_role("button", name="Dismiss message").click()
    await expect(mine).to_have_count(0)
    await page.reload()
    await expect(alice.locator(".message").last).to_contain_text("Done")
    await expect(mine).to_have_count(0)


async def test_a_dm_from_the_bot_and_closed_dms(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    await kit.person("Alice").slash("/letter")
    dms = page.locator(".channel-group").nth(1)
    await expect(dms.locator(".badge")).to_have_text("1")
    await expect(page).to_have_title("(1) Sandbox")
    await dms.locator(".channel").click()
    await expect(page.locator(".message").last).to_contain_text("A letter for you: open it at home.")
    await expect(dms.locator(".badge")).to_have_count(0)
    await page.get_by_role("button", name="My settings").click()
    await page.get_by_role("switch", name="Accepts direct messages").uncheck()
    await kit.until(lambda: not kit.person("Alice").person.dms_open)
    await page.keyboard.press("Escape")
    await page.locator(".composer-text").press_sequentially("/letter ")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral")).to_contain_text("Your letterbox is closed.")


async def test_unread_channels_and_mentions(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice", channel="welcome")
    games = page.locator(f".channel[data-channel='{kit.channel('games').id}']")
    kit.person("Boris").say("Anybody here?")
    await expect(games).to_have_class(re.compile("unread"))
    await expect(games.locator(".badge")).to_have_count(0)
    kit.person("Boris").say(f"You, {kit.person('Alice').mention}?")
    kit.person("Boris").say(f"Come, {kit.person('Alice').mention}!")
    await expect(games.locator(".badge")).to_have_text("2")
    await page.reload()
    await expect(games.locator(".badge")).to_have_text("2")
    await games.click()
    await expect(page.locator(".divider.new")).to_contain_text("New")
    await expect(page.locator(".message.calls-me")).to_have_count(2)
    await expect(games.locator(".badge")).to_have_count(0)
    newest = kit.person("Alice").last().id
    await kit.until(lambda: kit.person("Alice").person.read.get(kit.channel("games").id) == newest)


async def test_a_thread_hangs_on_its_message(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    await kit.person("Alice").slash("/match thread", name="Xidit at night")
    card = page.locator(".thread-card")
    await expect(card).to_contain_text("Xidit at night")
    await expect(page.locator("li.thread .badge")).to_have_text("1")
    await card.click()
    await expect(page.locator(".message").last).to_contain_text("Welcome to Xidit at night, @Alice!")
    await expect(page).to_have_url(re.compile(f"#/{kit.channel('Xidit at night').id}$"))
    await page.locator(".chat-head .parent").click()
    await expect(page.locator(".chat-head h2")).to_have_text("games")


async def test_long_channels_bring_older_messages_and_stay_where_one_reads(kit: Kit, open_page: OpenPage) -> None:
    for number in range(1, 121):
        kit.person("Boris").say(f"Line {number}")
    page = await open_page("Alice")
    await expect(page.get_by_text("Line 120", exact=True)).to_be_in_viewport()
    await expect(page.locator(".message")).to_have_count(50)
    await page.locator(".timeline").evaluate("node => { node.scrollTop = 0; }")
    await expect(page.locator(".message")).to_have_count(100)
    await expect(page.get_by_text("Line 71", exact=True)).to_be_in_viewport()
    kit.person("Boris").say("One more")
    await expect(page.get_by_role("button", name="1 new message")).to_be_visible()
    await expect(page.get_by_text("Line 71", exact=True)).to_be_in_viewport()
    await page.get_by_role("button", name="1 new message").click()
    await expect(page.get_by_text("One more", exact=True)).to_be_in_viewport()
    await page.locator(".timeline").evaluate("node => { node.scrollTop = 0; }")
    await expect(page.locator(".timeline-top.beginning")).to_have_count(1)


async def test_a_link_to_a_message_leads_there(kit: Kit, open_page: OpenPage) -> None:
    first = kit.person("Boris").say("The very first")
    for number in range(70):
        kit.person("Boris").say(f"Line {number}")
    games, guild = kit.channel("games").id, kit.world.guild.id
    kit.person("Boris").say(f"See https://discord.com/channels/{guild}/{games}/{first.id}", "welcome")
    page = await open_page("Alice", channel="welcome")
    await page.get_by_role("button", name="games › message").click()
    await expect(page.get_by_text("The very first")).to_be_in_viewport()


@pytest.mark.finding("SA-7")
async def test_channels_stand_under_their_guild(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    headings = page.locator(".channel-group h2")
    await expect(headings).to_have_text(["Channels", "Direct messages"])
    other = kit.guild("Other", "Boris")
    other.join(kit.person("Alice"))
    await expect(headings).to_have_text(["Slowtable", "Other", "Direct messages"])
    group = page.locator(".channel-group").nth(1)
    await group.get_by_role("button", name="games").click()
    kit.person("Boris").say("Over here", other.channel("games"))
    await expect(page.locator(".message").last).to_contain_text("Over here")
    await group.get_by_role("button", name="Add a channel").click()
    await page.keyboard.type("den")
    await page.keyboard.press("Enter")
    await expect(group.locator(".channel")).to_have_text(["welcome", "games", "den"])
    other.leave(kit.person("Alice"))
    await expect(headings).to_have_text(["Channels", "Direct messages"])
    await expect(page.locator(".message", has_text="Over here")).to_have_count(0)


@pytest.mark.finding("SA-7")
async def test_a_private_thread_appears_for_whoever_is_added(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Boris", "Oksana")
    boris, oksana = page.locator(".pane").nth(0), page.locator(".pane").nth(1)
    kit.thread("Secret", private=True, members=(kit.person("Boris"),))
    kit.thread("Open")
    await expect(boris.locator(".thread")).to_have_text(["Secret", "Open"])
    await expect(oksana.locator(".thread")).to_have_text(["Open"])
