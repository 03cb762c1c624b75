"""Scythe at the screen, by two people and two bots: from the lobby through combats in DMs to the podium."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.async_api import expect

from bot.client import Slowtable
from bot.tables import starting
from bot.tables.running import Running
from games.engine import dice
from games.scythe.rules.combat import values_of
from sandbox.kit import Actor, Kit
from sandbox.model.channels import Channel
from tests.bot.page.evening import Evening
from tests.bot.page.hand import Hand
from tests.bot.page.screen import PHONE, go, keep, turn_to
from tests.bot.support import by_lot, settled
from tests.sandbox.page.conftest import OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(900)]

SEED = "scythe 24"
"""Here the two people fight each other, both with power and cards."""
FIRST = 12
"""So many decisions open a match by hand; the rest goes straight to the table, but for the dials of a combat."""
DIAL = {"Alice": "Power dial", "Boris": "Диск силы"}
"""The dial's menu as each of them reads it."""
SEALED = {"Alice": "@{} has sealed (receipt", "Boris": "@{}: запечатано (квитанция"}
"""What the thread tells of a sealed choice; its language is the host's."""
REVEALED = {"Alice": "@{}: {} = dial {}", "Boris": "@{}: {} = диск {}"}
"""The sum of a dial and its cards, as the thread tells it."""


@pytest.fixture(autouse=True)
def dealt(same_chance: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seats and the same dice in all matches here."""
    monkeypatch.setattr(dice, "mixed", lambda secret, tickets: SEED)
    monkeypatch.setattr(starting, "shuffled", by_lot(SEED))


class War:
    """Enters the people's choices on the page, and watches their combats there."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self.entered = 0
        self.combats = 0
        self.duels = 0
        """Combats in which both are people."""
        self.watching: set[str] = set()
        """Who has gone back to the thread after a combat."""
        self._sealed: list[str] = []
        """What is sealed and will be told."""
        self._told: Counter[str] = Counter()
        """What earlier combats have told, perhaps in the very message in which the next one is sealed."""

    async def enter(self, match: Running, seat: int, words: str) -> None:
        """A choice by hand."""
        self.entered += 1
        if fights(match, seat):
            await self._fight(match, seat, words)
        else:
            await self._evening.hand_of(match, seat).play(match, seat, words)

    async def _fight(self, match: Running, seat: int, words: str) -> None:
        """A dial is set in a DM; the thread tells who has sealed, and what only when both have."""
        hand, choice = self._evening.hand_of(match, seat), match.match.decisions[seat].parse(words)
        assert isinstance(choice, dict)
        await self._look_at_dial(hand, fields=len(choice))
        await hand.play(match, seat, words)
        host, name, page = self._evening.host, hand.person.name, self._evening.page
        await turn_to(hand.pane, self._evening.kit.world.channels[str(match.row.thread_id)])
        self.watching.add(name)
        dial, cards = choice["dial"], choice.get("cards", [])
        assert isinstance(dial, int)
        assert isinstance(cards, list)
        revealed = REVEALED[host].format(name, dial + sum(values_of(cards)), dial)
        if seat in self._evening.bot.table.in_memory(match.id).match.sealed:
            board = hand.pane.locator(".message").last
            await expect(board).to_contain_text(SEALED[host].format(name))
            assert (await board.inner_text()).count(revealed) <= self._told[revealed]
            self._sealed.append(revealed)
            await keep(page, f"scythe-sealed-{host.lower()}")
        else:
            self.combats += 1
            self.duels += bool(self._sealed)
            self._told.update([*self._sealed, revealed])
            self._sealed.clear()
            await expect(hand.pane.locator(".message").filter(has_text=revealed).last).to_be_visible()

    async def _look_at_dial(self, hand: Hand, fields: int) -> None:
        """The panel in the DM: the board, the dial and perhaps the cards, in the person's language."""
        await settled(self._evening.kit, self._evening.bot)
        await turn_to(hand.pane, hand.person.dm)
        panel = hand.pane.locator(".message").last
        await expect(panel).to_contain_text(DIAL[hand.person.name])
        await expect(panel.locator('[data-key*=":fill:dial="]').first).to_be_visible()
        cards = (
            await panel.get_by_role("combobox").count() or await panel.locator('[data-key*=":toggle:cards="]').count()
        )
        assert bool(cards) == (fields == 2)
        await expect(panel.locator(".gallery img")).to_be_visible()
        await keep(self._evening.page, f"scythe-dial-{hand.person.name.lower()}-{self.entered}")


def fights(match: Running, seat: int) -> bool:
    """Whether a seat is asked for its dial (SCY-D10)."""
    return match.match.decisions[seat].rule == "SCY-D10"


@pytest.mark.long
async def test_combats_by_dm_and_the_podium_in_russian(kit: Kit, bot: Slowtable, open_page: OpenPage) -> None:
    evening = await Evening.open(kit, bot, open_page, host="Boris")
    place, war = await evening.gather("Серп"), War(evening)
    await keep(evening.page, "scythe-board-russian")
    await on_a_phone(kit, open_page, place, kit.person("Boris"))
    await evening.play(
        lambda match, seat: war.entered < FIRST or (war.duels == 0 and fights(match, seat)), enter=war.enter
    )
    assert war.combats >= 1
    for name in war.watching:  # boards come and change, and the end of the thread stays in sight
        await expect(evening.hands[name].pane.locator(".jump-down")).to_be_hidden()
    await evening.see_the_podium("Партия окончена", "Реванш")


@pytest.mark.soak
@pytest.mark.timeout(1500)
async def test_every_decision_on_the_screen(kit: Kit, bot: Slowtable, open_page: OpenPage) -> None:
    evening = await Evening.open(kit, bot, open_page, host="Alice")
    await evening.gather("Scythe")
    war = War(evening)
    await keep(evening.page, "scythe-board")
    await evening.play(lambda match, seat: True, enter=war.enter)
    assert war.combats >= 1
    await evening.see_the_podium("The match is over", "Rematch")


async def on_a_phone(kit: Kit, open_page: OpenPage, place: Channel, person: Actor) -> None:
    """The board on a narrow screen: nothing is wider than it."""
    page = await open_page(person.name, viewport=PHONE)
    await go(page, kit, place, person)
    await expect(page.locator(".message .gallery img").last).to_be_visible()
    await keep(page, "scythe-phone")
    assert not await page.evaluate("() => document.querySelector('.timeline').scrollWidth > innerWidth")
    await page.goto("about:blank")
