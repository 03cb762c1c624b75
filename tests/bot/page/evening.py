"""Two people side by side on one page, at a match with two bots."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Locator, expect

from bot.client import Slowtable
from bot.tables.running import Running
from sandbox.kit import Kit
from sandbox.model.channels import Channel
from tests.bot.page.hand import Hand
from tests.bot.page.screen import PATIENCE, WIDE, keep, turn_to
from tests.bot.support import running, seated, settled, thread
from tests.sandbox.page.conftest import OpenPage

ByHand = Callable[[Running, int], bool]
Enter = Callable[[Running, int, str], Awaitable[None]]
NUMBER = 1
LOBBY = {
    "Alice": ("/match new ", "Join", "Add a bot", "Start"),
    "Boris": ("/партия новая ", "Сесть", "Добавить бота", "Начать"),
}
"""How each of them opens a table, and the buttons of a lobby in their language."""


class Evening:
    """Alice, who reads English, and Boris, who reads Russian, each at a pane. The host's language is the table's."""

    def __init__(self, kit: Kit, bot: Slowtable, host: str, hands: dict[str, Hand]) -> None:
        self.kit = kit
        self.bot = bot
        self.host = host
        self.hands = hands
        self.page = hands[host].pane.page

    @classmethod
    async def open(cls, kit: Kit, bot: Slowtable, open_page: OpenPage, host: str) -> Evening:
        """The page, with both in the channel where games are arranged."""
        page = await open_page("Alice", "Boris", viewport=WIDE)
        page.set_default_timeout(PATIENCE)
        people = [kit.person("Alice"), kit.person("Boris")]
        panes = page.locator(".pane")
        hands = {person.name: Hand(kit, bot, person, panes.nth(at)) for at, person in enumerate(people)}
        return cls(kit, bot, host, hands)

    @property
    def panes(self) -> list[Locator]:
        """Alice's and Boris's half of the screen."""
        return [hand.pane for hand in self.hands.values()]

    async def gather(self, game: str) -> Channel:
        """From `/match new` to the board in the match's thread, on both panes."""
        new, join, add_bot, start = LOBBY[self.host]
        host = self.hands[self.host].pane
        guest = next(hand.pane for name, hand in self.hands.items() if name != self.host)
        await host.locator(".composer-text").press_sequentially(new)
        await self.page.locator(".completion [role=option]").filter(has_text=game).click()
        await self.page.keyboard.press("Enter")
        await guest.get_by_role("button", name=join).click()
        for seats in (3, 4):
            await host.get_by_role("button", name=add_bot).click()
            await expect(host.locator(".message").last.get_by_role("listitem")).to_have_count(seats)
        await keep(self.page, f"lobby-{self.host.lower()}")
        await host.get_by_role("button", name=start).click()
        await self.kit.until(self.hands[self.host].person.threads, PATIENCE / 1000)
        await settled(self.kit, self.bot)
        place = await thread(self.kit, self.bot, NUMBER)
        for pane in self.panes:
            await turn_to(pane, place)
            await expect(pane.locator(".message .gallery img").last).to_be_visible()
        return place

    def hand_of(self, match: Running, seat: int) -> Hand:
        """The hand of whoever sits there."""
        return self.hands[seated(match, *(hand.person for hand in self.hands.values()))[seat].name]

    async def play(self, by_hand: ByHand, enter: Enter) -> None:
        """To the end of the match, as the people's policy would have it: choices are entered by hand, or else go
        straight to the table."""
        while not (match := await running(self.bot, NUMBER)).over:
            if not match.waiting_people():
                await settled(self.kit, self.bot)
                continue
            seat = match.waiting_people()[0]
            words = match.match.game.policy(match.match.view(seat), match.match.decisions[seat], match.chance(seat))
            if by_hand(match, seat):
                await enter(match, seat, words)
            else:
                await self.bot.table.submit(NUMBER, seat, words)
        await settled(self.kit, self.bot)

    async def play_each_kind_by_hand(self) -> set[str]:
        """To the end; of each kind of decision the first one is entered on the page. Returns the kinds."""
        entered: set[str] = set()

        def is_new(match: Running, seat: int) -> bool:
            return match.match.decisions[seat].rule not in entered

        async def enter(match: Running, seat: int, words: str) -> None:
            entered.add(match.match.decisions[seat].rule)
            await self.hand_of(match, seat).play(match, seat, words)

        await self.play(is_new, enter)
        return entered

    async def see_the_podium(self, title: str, rematch: str) -> None:
        """The end on both panes: places and their picture; one press opens the next table."""
        place = await thread(self.kit, self.bot, NUMBER)
        for pane in self.panes:
            await turn_to(pane, place)
            podium = pane.locator(".message").last
            await expect(podium).to_contain_text(title)
            await expect(podium.locator(".gallery img")).to_have_count(
                3
            )  # the podium, the match in numbers, the match in motion
            await podium.locator(".gallery img").first.scroll_into_view_if_needed()
            await expect(podium.locator(".gallery img").first).to_be_visible()
        await keep(self.page, f"{(await running(self.bot, NUMBER)).game}-podium-{self.host.lower()}")
        his = self.hands["Boris"].pane
        await his.get_by_role("button", name=rematch).click()
        await expect(his.locator(".message").last).to_contain_text("Новый стол открыт")
