"""Pictures of tests that are about something else: small, which is most of what one costs spared."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.messages.painters import Painters
from render.art import Picture, Request
from render.cards import CardRequest

WIDTH = 432
"""Pixels, where nobody asks for a width: two fifths of a page. Every piece still shows."""


class SmallPictures(Painters):
    """Paints the same on a smaller sheet."""

    async def draw(self, game: str, request: Request) -> Picture:
        """A page."""
        return await super().draw(game, _small(request))

    async def podium(self, game: str, request: Request) -> Picture:
        """The end of a match."""
        return await super().podium(game, _small(request))

    async def card(self, game: str, request: CardRequest) -> Picture:
        """A component."""
        return await super().card(game, replace(request, width=request.width or WIDTH))

    async def story(self, game: str, request: Request) -> Picture:
        """A match in numbers."""
        return await super().story(game, _small(request))

    async def review(self, game: str, request: Request) -> Picture:
        """A match reviewed."""
        return await super().review(game, _small(request))

    async def timelapse(self, game: str, requests: Sequence[Request]) -> Picture:
        """A match in motion."""
        return await super().timelapse(game, [_small(request) for request in requests])


def _small(request: Request) -> Request:
    return replace(request, width=request.width or WIDTH)
