"""Pictures for readers: positions of matches between bots, played and drawn off the loop, and components; each once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cachetools import LRUCache

import games
import render
from bot.messages.boards import Boards, Drawn
from bot.tables.bots import BOT_NAMES
from games.engine import Setup
from games.engine.rulebook import Picture
from games.engine.sample import played

KEPT = 200
UNDER_WAY = 40
"""Decisions after which a match looks like one."""


class Illustrations:
    """Draws what a section or a component's page shows; what was drawn lately is kept."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._kept: LRUCache[str, Drawn] = LRUCache(KEPT)
        self._drawing: LRUCache[str, asyncio.Lock] = LRUCache(KEPT)

    def ready(self, game: str, picture: Picture, language: str) -> Drawn | None:
        """The picture, if it need not be drawn first."""
        return self._kept.get(_key(game, picture, language))

    async def drawn(self, game: str, picture: Picture, language: str) -> Drawn:
        """The picture. Whoever asks for one that is being drawn waits for that one."""

        async def draw() -> Drawn:
            return await self._boards.draw(game, await asyncio.to_thread(_request, game, picture, language))

        return await self._once(_key(game, picture, language), draw)

    def card_ready(self, game: str, card: str, language: str) -> Drawn | None:
        """A component's picture, if it need not be drawn first."""
        return self._kept.get(_card_key(game, card, language))

    async def card(self, game: str, card: str, language: str) -> Drawn | None:
        """A component from close by; None in a game whose components are not drawn."""
        if not render.has_cards(game):
            return None
        request = render.CardRequest(card, language)
        return await self._once(_card_key(game, card, language), lambda: self._boards.card(game, request))

    async def _once(self, key: str, draw: Callable[[], Awaitable[Drawn]]) -> Drawn:
        async with self._drawing.setdefault(key, asyncio.Lock()):
            found = self._kept.get(key)
            if found is None:
                found = self._kept[key] = await draw()
        return found

    async def under_way(self, game: str, language: str) -> Drawn:
        """What a game looks like in the middle of a match."""
        low, high = games.metas()[game].players
        return await self.drawn(game, Picture(min(high, max(low, 3)), seed=1, decisions=UNDER_WAY), language)


def _key(game: str, picture: Picture, language: str) -> str:
    return f"{game} {language} {picture}"


def _card_key(game: str, card: str, language: str) -> str:
    return f"{game} {language} card {card}"


def _request(game: str, picture: Picture, language: str) -> render.Request:
    """A match up to the decision. A page that the game does not have is the map; one that only the owner of a seat has
    is the first seat's, if none is named."""
    match = played(games.game(game), Setup(picture.players, str(picture.seed), picture.options), picture.decisions)
    page = next((page for page in render.pages(game) if page.name == picture.page), render.page(game, render.MAP))
    seat = 0 if picture.seat is None and page.own else picture.seat
    return render.Request(match.view(seat), BOT_NAMES[: picture.players], language, page.name)
