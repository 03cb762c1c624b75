"""A person's hand on the sandbox's page: it answers a decision with the controls that are on the screen."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from bot.client import Slowtable
from bot.tables.running import Running
from games.engine import Decision, Pick
from sandbox.kit import Actor, Kit, Seen
from tests.bot.clicking import check_taken, enter, ids_of, numbers_of, offers, option_menu
from tests.bot.page.screen import PATIENCE, turn_to
from tests.bot.support import button, settled


class Hand:
    """Somebody at their pane of the page."""

    def __init__(self, kit: Kit, bot: Slowtable, person: Actor, pane: Locator) -> None:
        self._kit = kit
        self._bot = bot
        self.person = person
        self.pane = pane

    async def play(self, match: Running, seat: int, words: str) -> None:
        """Enter a choice where a person would, and see that exactly this choice is taken."""
        await settled(self._kit, self._bot)
        decision, logged = match.match.decisions[seat], match.row.logged
        panel = await self.open_panel(match, seat, words)
        await enter(Touch(self.pane, panel), decision, words)
        await self._kit.until(lambda: self._bot.table.in_memory(match.id).row.logged > logged, PATIENCE / 1000)
        await settled(self._kit, self._bot)
        await check_taken(self._bot, match, decision, words, logged)

    async def open_panel(self, match: Running, seat: int, words: str) -> Seen:
        """A secret is chosen in the DM, all else on the board's own controls, or on the own ephemeral panel."""
        decision = match.match.decisions[seat]
        address = f"st:{match.id}:{seat}:{match.match.serial(seat)}:"
        if decision.secret:
            await turn_to(self.pane, self.person.dm)
            return self._newest(match, address, self.person.messages(self.person.dm))
        thread = self._kit.world.channels[str(match.row.thread_id)]
        await turn_to(self.pane, thread)
        board = next(seen for seen in reversed(self.person.messages(thread)) if _has(seen, f"st:{match.id}:::mine:"))
        if _answers(board, decision, words, address):
            return board
        await Touch(self.pane, board).press(button(board, "mine"))
        return self._newest(match, address, [seen for seen in self.person.messages(thread) if seen.ephemeral])

    def _newest(self, match: Running, address: str, messages: list[Seen]) -> Seen:
        found = [message for message in messages if _has(message, address)]
        assert found, f"{self.person.name} sees no panel of match {match.id} at {address}"
        return found[-1]


class Touch:
    """Touches the controls of one message on the screen."""

    def __init__(self, pane: Locator, panel: Seen) -> None:
        self._pane = pane
        self.panel = panel

    async def press(self, custom_id: str) -> None:
        """Press a button."""
        await self._control(custom_id).click()
        await self._answered()

    async def select(self, custom_id: str, *values: str) -> None:
        """Choose in a menu: one option closes it, of several each is ticked and then they are done."""
        control, popup = self._control(custom_id), self._pane.locator(".picker-popup")
        await control.click()
        done = popup.locator(".picker-foot button")
        if await done.count():
            await self._tick(popup, set(values))
            await done.click()
        else:
            (value,) = values
            await popup.locator(f'[role="option"][data-value="{value}"]').click()
        await expect(popup).to_have_count(0)
        await self._answered()

    async def _tick(self, popup: Locator, values: set[str]) -> None:
        for option in await popup.get_by_role("option").all():
            ticked = await option.get_attribute("aria-selected") == "true"
            if ticked != (await option.get_attribute("data-value") in values):
                await option.click()

    async def type(self, custom_id: str, words: str) -> None:
        """Type into the form that a button opens, and send it."""
        await self._control(custom_id).click()
        form = self._pane.locator(".bot-modal")
        await form.get_by_role("textbox").fill(words)
        await form.locator("button[type=submit]").click()
        await expect(form).to_have_count(0)

    def _control(self, custom_id: str) -> Locator:
        return self._pane.locator(f'[data-key="{self.panel.id} {custom_id}"]')

    async def _answered(self) -> None:
        """Until the control that was used has stopped turning."""
        await expect(self._pane.locator('.timeline [aria-busy="true"]')).to_have_count(0)


def _has(message: Seen, address: str) -> bool:
    controls = [*(found.custom_id or "" for found in message.buttons), *(menu.custom_id for menu in message.selects)]
    return any(custom_id.removeprefix("m").startswith(address) for custom_id in controls)


def _answers(board: Seen, decision: Decision, words: str, address: str) -> bool:
    choice = decision.parse(words)
    return (
        isinstance(decision.shape, Pick)
        and isinstance(choice, list)
        and offers(board, address, numbers_of(decision.shape, choice))
    )


async def press_one(pane: Locator, panel: Seen, which: int = 0) -> None:
    """Answer with one of the options of a message, by place: a button, or a line of its menu."""
    buttons = [found for found in ids_of(panel) if ":pick:" in found]
    if buttons:
        await Touch(pane, panel).press(buttons[which])
        return
    menu = option_menu(panel)
    assert menu is not None
    await Touch(pane, panel).select(menu.custom_id, menu.options[which]["value"])
