"""Playing as somebody: two side by side, joining, switching, languages, closed DMs."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from sandbox import Bounds
from sandbox.kit import Kit
from tests.sandbox.page.conftest import OpenPage
from tests.sandbox.page.table_bot import TableBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_bare_address_plays_the_first_person(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page(channel=None)
    await expect(page.locator(".person-text strong")).to_have_text("Alice")
    await expect(page).to_have_url(re.compile(rf"\?as={kit.person('Alice').id}#/{kit.channel('welcome').id}$"))


async def test_switching_to_somebody_else_keeps_the_channel(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    await page.get_by_role("button", name="Playing as Alice").click()
    await page.get_by_role("menuitemradio", name="Oksana").click()
    await expect(page.locator(".person-text")).to_have_text("Граєте заOksana")
    await expect(page.locator(".chat-head h2")).to_have_text("games")
    await expect(page).to_have_url(re.compile(rf"\?as={kit.person('Oksana').id}#/{kit.channel('games').id}$"))


async def test_somebody_new_joins_and_plays_beside(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    await page.get_by_role("button", name="Add a person").click()
    await page.get_by_label("Name of the person").fill("Zoë")
    await page.keyboard.press("Enter")
    member = page.locator(".member", has_text="Zoë")
    await member.click()
    await page.get_by_role("button", name="Play beside").click()
    await expect(page.locator(".pane")).to_have_count(2)
    second = page.locator(".pane").nth(1)
    await expect(second.locator(".person-text strong")).to_have_text("Zoë")
    zoe = kit.person("Zoë")
    await expect(page).to_have_url(re.compile(rf"\?as={kit.person('Alice').id},{zoe.id}#"))
    await second.locator(".composer-text").fill("I am new here")
    await second.locator(".composer-text").press("Enter")
    await expect(page.locator(".pane").nth(0).locator(".message").last).to_contain_text("I am new here")
    await page.get_by_role("button", name="One person").click()
    await expect(page.locator(".pane")).to_have_count(1)


@pytest.mark.parametrize("kit_options", [{"bounds": Bounds(people=4)}])
async def test_a_name_that_is_refused_is_told(open_page: OpenPage) -> None:
    page = await open_page("Alice")
    await page.get_by_role("button", name="Add a person").click()
    await page.get_by_label("Name of the person").fill("Too Many")
    await page.get_by_role("button", name="Add", exact=True).click()
    await expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("there are enough people")


async def test_closing_somebody_elses_dms(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    boris = page.locator(".member", has_text="Boris")
    await boris.click()
    await page.get_by_role("switch", name="Accepts direct messages").uncheck()
    await expect(boris.locator(".closed")).to_have_count(1)
    answer = await kit.person("Boris").slash("/letter")
    assert "closed" in answer.text
    await page.get_by_role("switch", name="Accepts direct messages").check()
    await expect(boris.locator(".closed")).to_have_count(0)


async def test_people_write_to_each_other(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice", "Boris")
    alice, boris = page.locator(".pane").nth(0), page.locator(".pane").nth(1)
    await alice.get_by_role("button", name="Write to somebody").click()
    await alice.get_by_role("menuitem", name="Boris").click()
    await expect(alice.locator(".chat-head h2")).to_have_text("Boris")
    await alice.locator(".composer-text").fill("Between us")
    await alice.locator(".composer-text").press("Enter")
    await expect(boris.locator(".channel-group").nth(1).locator(".badge")).to_have_text("1")


async def test_the_language_follows_the_person(kit: Kit, bot: TableBot, open_page: OpenPage) -> None:
    page = await open_page("Alice")
    kit.person("Boris").say("At <t:1763287200:F>")
    await expect(page.locator(".message time").last).to_have_text("Sunday, November 16, 2025 at 10:00 AM")
    await page.get_by_role("button", name="My settings").click()
    await page.get_by_label("Language").select_option("Українська")
    await expect(page.locator(".channel-group h2").first).to_have_text("Канали")
    await expect(page.locator(".message time").last).to_have_text(re.compile("неділя.*16 листопада 2025"))
    await expect(page.get_by_role("button", name="Інструменти")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "uk")
    await expect(page.get_by_placeholder("Написати в games")).to_be_visible()
    assert kit.person("Alice").person.locale == "uk"


async def test_every_word_exists_in_every_language(modules: Page) -> None:
    missing = await modules.evaluate("""async () => {
        const load = async (name) => (await import(`/page/words/${name}.js`)).default;
        const [en, ru, uk] = await Promise.all(["en", "ru", "uk"].map(load));
        const blanks = (text) => [...JSON.stringify(text).matchAll(/\\{(\\w+)\\}/g)].map((match) => match[1]);
        const same = (a, b) => new Set(blanks(a)).symmetricDifference(new Set(blanks(b))).size === 0;
        return Object.keys({...en, ...ru, ...uk}).filter((key) =>
            [en, ru, uk].some((words) => !words[key] || !same(words[key], en[key] ?? "")));
    }""")
    assert missing == []


async def test_a_channel_can_be_added(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice", "Boris")
    await page.get_by_role("button", name="Add a channel").click()
    await page.get_by_label("Name of the channel").fill("Side tables")
    await page.keyboard.press("Enter")
    await expect(page.locator(".pane").nth(0).locator(".chat-head h2")).to_have_text("side-tables")
    await expect(page.locator(".pane").nth(1).get_by_role("button", name="side-tables")).to_be_visible()
