"""Fingers: whatever is tapped on a narrow screen is at least 44 px high there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from playwright.async_api import FilePayload, Page, expect

from sandbox.kit import Kit
from tests.sandbox.page.conftest import OpenPage
from tests.sandbox.page.table_bot import TableBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.finding("SA-11")]

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
LEAST = 44

MEASURE = """([least, within]) => {
    const controls = `button, a[href], input, textarea, select, summary, label:has(input), [role=option],
        [role=button]`;
    const low = [], kinds = new Set();
    for (const node of document.querySelectorAll(controls)) {
        const shown = node.checkVisibility({visibilityProperty: true, opacityProperty: true});
        // A box is tapped with its label; marks inside a line of text are as high as the line.
        const part = node.matches("label input, .md *");
        if (!shown || part || node.disabled || !node.closest(within) || node.closest("[inert]")) continue;
        node.scrollIntoView({block: "center", behavior: "instant"});
        const box = node.getBoundingClientRect();
        const x = box.left + box.width / 2, middle = box.top + box.height / 2;
        const hit = (y) => node.contains(document.elementFromPoint(x, y));
        if (!hit(middle)) continue;  // something is open over it
        let [top, bottom] = [middle, middle];
        while (hit(top - 0.5) && middle - top < least) top -= 0.5;
        while (hit(bottom + 0.5) && bottom - middle < least) bottom += 0.5;
        const name = [...node.classList].at(-1) ?? node.tagName.toLowerCase();
        for (const kind of [name, ...node.classList]) kinds.add(kind);
        const label = (node.ariaLabel || node.innerText || "").slice(0, 24);
        if (bottom - top + 0.5 < least) low.push(`${node.className || name} "${label}" ${bottom - top}`);
    }
    return [low, [...kinds]];
}"""


class Fingers:
    """Measures what can be tapped, place by place."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def fit(self, within: str, *kinds: str) -> None:
        """Everything that can be tapped in these parts of the page is high enough, and these kinds are among it."""
        await self.page.locator(within).first.wait_for()
        low, found = await self.page.evaluate(MEASURE, [LEAST, within])
        assert not low, "\n".join(low)
        assert set(kinds) <= set(found), f"{set(kinds) - set(found)} is not there to be tapped"


async def fill_channel(kit: Kit, bot: TableBot) -> None:
    """A channel with everything that a message can offer."""
    alice, boris = kit.person("Alice"), kit.person("Boris")
    alice.say("Shall we?")
    await alice.slash("/match thread", name="Xidit 7")
    await alice.slash("/result")
    await alice.slash("/match new", game="xidit")
    channel = bot.get_channel(int(alice.channel.id))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(f"Your turn, {boris.mention}: <#{channel.id}>, [rules](https://example.com)")
    await message.pin()
    await message.reply("An answer")
    await alice.slash("/hand")


@pytest_asyncio.fixture(loop_scope="session")
async def fingers(kit: Kit, bot: TableBot, open_page: OpenPage) -> AsyncIterator[Fingers]:
    """Alice's phone in a channel with something of everything."""
    await fill_channel(kit, bot)
    page = await open_page("Alice", **PHONE)
    await page.locator(".message.ephemeral").wait_for()
    yield Fingers(page)


async def test_the_bar_the_messages_and_their_controls(fingers: Fingers) -> None:
    page = fingers.page
    await fingers.fit(".app-bar", "bar-button", "clock")
    await fingers.fit(".chat-head", "icon-button")
    await fingers.fit(".composer", "icon-button", "composer-text", "send")
    await fingers.fit(".timeline", "author", "button", "picker", "picture", "file-name", "thread-card", "a", "origin")
    await fingers.fit(".message.ephemeral", "author", "text-button")
    await fingers.fit(".system", "text-button")
    await page.locator(".message", has_text="An answer").tap()
    await fingers.fit(".message", "reply")
    await page.locator(".timeline").evaluate("node => node.scrollTo(0, 0)")
    await fingers.fit(".jump-down", "jump-down")


async def test_jump_down_lies_over_the_message_that_was_tapped(kit: Kit, fingers: Fingers) -> None:
    """A message that was tapped comes over the one below: not over what leads to the end."""
    page = fingers.page
    for number in range(20):
        kit.person("Boris").say(f"Line {number}\nand what follows it")
    await page.locator(".message", has_text="Line 19").wait_for()
    await page.locator(".timeline").evaluate("node => node.scrollTo(0, 0)")
    jump = page.locator(".jump-down")
    await jump.wait_for()
    box = await jump.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    under = await page.evaluate("([x, y]) => !!document.elementFromPoint(x, y)?.closest('.message')", [40, middle])
    assert under, "a message lies there"
    await page.mouse.move(40, middle)
    await expect(page.locator(".message:hover")).to_have_css("z-index", "1")
    found = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.className"
    assert await page.evaluate(found, [box["x"] + box["width"] / 2, middle]) == "jump-down"


async def test_channels_members_and_cards(fingers: Fingers) -> None:
    page = fingers.page
    await page.get_by_role("button", name="Channels").tap()
    await fingers.fit(".sidebar", "channel", "person-switch", "icon-button")
    await page.locator(".person-switch").tap()
    await fingers.fit(".popup", "menu-item")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Add a channel").tap()
    await fingers.fit(".dialog", "button", "input", "icon-button")
    await page.keyboard.press("Escape")
    await page.locator(".stage > .scrim").tap(position={"x": 370, "y": 300})
    await page.get_by_role("button", name="Members").tap()
    await fingers.fit(".members", "member", "add-person")
    await page.locator(".member", has_text="Boris").tap()
    await fingers.fit(".popup", "switch", "select", "button")


async def test_menus_windows_and_their_fields(fingers: Fingers) -> None:
    page = fingers.page
    await page.get_by_role("combobox", name="First order").tap()
    await fingers.fit(".popup", "option", "picker-search")
    await page.keyboard.press("Escape")
    await page.get_by_role("combobox", name="Troops").tap()
    await page.get_by_role("option", name="Pikes").tap()
    await fingers.fit(".popup", "option", "button")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Plan").tap()
    await fingers.fit(".dialog", "icon-button", "input", "picker", "choice", "box", "button")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Papers").tap()
    await fingers.fit(".dialog", "input", "textarea", "button")


async def test_writing(fingers: Fingers) -> None:
    """Everything about writing a message is large enough for a finger."""
    page = fingers.page
    text = page.locator(".composer-text")
    await text.press_sequentially("@b")
    await fingers.fit(".completion", "option")
    await text.fill("")
    await text.press_sequentially("/pl")
    await fingers.fit(".completion", "option")
    await page.keyboard.press("Enter")
    await fingers.fit(".command-form", "chip-input", "chip-tail")
    await fingers.fit(".completion .option", "option")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    note = FilePayload(name="note.txt", mimeType="text/plain", buffer=b"x")
    await page.locator(".composer input[type=file]").set_input_files(note)
    await fingers.fit(".draft-files", "icon-button")
    await page.locator(".message", has_text="Shall we?").tap()
    await page.locator(".message", has_text="Shall we?").get_by_role("button", name="Reply").tap()
    await fingers.fit(".replying", "icon-button")


async def test_tools_and_the_clock(fingers: Fingers) -> None:
    page = fingers.page
    await page.get_by_role("button", name="The sandbox’s clock").tap()
    await fingers.fit(".popup", "menu-item")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Tools").tap()
    await page.locator(".requests summary").first.wait_for()
    await fingers.fit(".drawer", "tab", "icon-button", "input", "check", "summary")
    await page.get_by_role("tab", name="Faults").tap()
    for count in (1, 2):
        await page.get_by_role("button", name="Let it happen").tap()
        await expect(page.locator(".fault")).to_have_count(count)
    await fingers.fit(".drawer", "select", "button", "small", "icon-button")


async def test_a_picture_seen_closely(fingers: Fingers) -> None:
    page = fingers.page
    await page.get_by_role("button", name="Enlarge: The board, empty").tap()
    await fingers.fit(".viewer", "icon-button")


async def test_two_people_on_one_phone(kit: Kit, open_page: OpenPage) -> None:
    page = await open_page("Alice", "Boris", **PHONE)
    await page.get_by_role("tab", name="Boris").wait_for()
    await Fingers(page).fit(".app-bar", "person-tab", "bar-button")
