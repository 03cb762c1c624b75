"""Pictures of boards: drawn off the loop from views, the same one never twice."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from typing import Any

import discord
import msgspec

import games
import render
from bot.messages import layout
from bot.messages.people import People
from bot.tables.running import Running
from games.engine import Match, Setup

KEPT = 40
AT_ONCE = 2


class Drawn(msgspec.Struct, frozen=True):
    """A picture with its alternative text."""

    picture: render.Picture
    alt: str

    def file(self) -> discord.File:
        """To be sent along with a message."""
        picture = self.picture
        return discord.File(io.BytesIO(picture.data), picture.filename, description=self.alt[: layout.ALT] or None)

    def shown(self) -> layout.Picture:
        """Its place in the message."""
        return layout.Picture.attached(self.picture.filename, self.alt)


class Boards:
    """Draws boards. Public pictures are remembered for a while; private ones never."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._public: OrderedDict[tuple[object, ...], Drawn] = OrderedDict()
        self._shown: OrderedDict[int, Any] = OrderedDict()
        self._last: OrderedDict[int, tuple[str, Drawn]] = OrderedDict()
        self._openings: dict[tuple[str, str], Drawn] = {}
        self._opening = asyncio.Lock()
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def board(
        self,
        running: Running,
        language: str,
        seat: int | None = None,
        part: str | None = None,
        width: int = 1600,
        before: Any = None,
    ) -> Drawn:
        """The board as a seat (None: everybody) may see it."""
        view = running.view(seat)
        key = (running.id, running.row.version, language, part, width, before is not None)
        if seat is None and key in self._public:
            return self._public[key]
        names = await self._people.seat_names(running)
        request = render.Request(view, names, language, part, width, before)
        drawn = await self._draw(running.game, request)
        if seat is None:
            self._public[key] = drawn
            while len(self._public) > KEPT:
                self._public.popitem(last=False)
        return drawn

    async def table_board(self, running: Running) -> Drawn:
        """The public board for the thread, with what changed since the last one there."""
        before = self._shown.get(running.id)
        return await self.board(running, running.row.language, before=before)

    def shown(self, running: Running, told: str, drawn: Drawn) -> None:
        """The table has a new board message: later changes are marked against it."""
        self._shown[running.id] = running.match.view(None)
        while len(self._shown) > KEPT * 5:
            self._shown.popitem(last=False)
        self.updated(running, told, drawn)

    def updated(self, running: Running, told: str, drawn: Drawn) -> None:
        """The board message shows this now."""
        self._last[running.id] = (told, Drawn(msgspec.structs.replace(drawn.picture, data=b""), drawn.alt))
        while len(self._last) > KEPT * 5:
            self._last.popitem(last=False)

    def last(self, running: Running) -> tuple[str, Drawn] | None:
        """What the board message shows, without the picture's bytes; None if this process did not post it."""
        return self._last.get(running.id)

    async def opening(self, game: str, language: str) -> Drawn:
        """What a game looks like at its beginning. It never changes, so it is drawn once."""
        async with self._opening:
            if (game, language) not in self._openings:
                players = games.metas()[game].players[0]
                match, _ = Match.begin(games.game(game), Setup(players, "quick"))
                request = render.Request(match.view(None), tuple("ABCDEF"[:players]), language)
                self._openings[game, language] = await self._draw(game, request)
            return self._openings[game, language]

    async def podium(self, running: Running) -> Drawn:
        """The end of a match."""
        names = await self._people.seat_names(running)
        request = render.Request(running.match.view(None), names, running.row.language)
        async with self._slots:
            picture = await asyncio.to_thread(render.podium, running.game, request)
        return Drawn(picture, render.alt(running.game, request))

    async def timelapse(self, running: Running, views: list[Any]) -> render.Picture:
        """The match in motion."""
        names = await self._people.seat_names(running)
        requests = [render.Request(view, names, running.row.language) for view in views]
        async with self._slots:
            return await asyncio.to_thread(render.timelapse, running.game, requests)

    async def _draw(self, game: str, request: render.Request) -> Drawn:
        async with self._slots:
            picture = await asyncio.to_thread(render.draw, game, request)
        return Drawn(picture, render.alt(game, request))
