"""Pictures of boards: drawn from views by workers, the same one never twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import discord
import msgspec
from cachetools import LRUCache

import render
from bot.messages import layout
from bot.messages.painters import Painters
from bot.messages.people import People
from bot.messages.shapes import numbered
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Decision, Text
from games.engine.chronicle import Stand
from games.engine.decision import Pick
from games.engine.review import Point
from render.workers import key

Paint = Callable[[str, render.Request], Awaitable[render.Picture]]
KEPT = 40
AT_ONCE = 4


class Drawn(msgspec.Struct, frozen=True):
    """A picture with its alternative text, and what tells its bytes apart from those of others."""

    picture: render.Picture
    alt: str
    key: str = ""

    def file(self) -> discord.File:
        """To be sent along with a message."""
        picture = self.picture
        return layout.file(picture.data, picture.filename, self.alt)

    def shown(self) -> layout.Picture:
        """Its place in the message."""
        return layout.Picture.attached(self.picture.filename, self.alt)

    def light(self) -> Drawn:
        """The same without the bytes of the picture."""
        return msgspec.structs.replace(self, picture=msgspec.structs.replace(self.picture, data=b""))


class Last(msgspec.Struct, frozen=True):
    """What the board message of a match shows."""

    told: str
    drawn: Drawn | None
    """Without its bytes; None if it was posted without a picture."""


class Moment(msgspec.Struct, frozen=True):
    """A frame of a time-lapse: what everybody saw, how the match stood, and what had happened."""

    view: Any
    stand: Stand
    caption: tuple[Text, ...]
    trail: tuple[render.Trail, ...]


class Boards:
    """Draws boards. Public pictures are remembered for a while; private ones never."""

    def __init__(self, people: People, painters: Painters) -> None:
        self._people = people
        self._painters = painters
        self._public: LRUCache[str, Drawn] = LRUCache(KEPT)
        self._drawing: dict[str, asyncio.Task[Drawn]] = {}
        self._shown: LRUCache[int, Any] = LRUCache(KEPT * 5)
        self._last: LRUCache[int, Last] = LRUCache(KEPT * 5)
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def board(
        self,
        running: Running,
        language: str,
        seat: int | None = None,
        page: str = render.MAP,
        width: int = 0,
        before: Any = None,
        trail: tuple[render.Trail, ...] = (),
        lasting: bool = False,
    ) -> Drawn:
        """A page as a seat (None: everybody) may see it; on the map of one that is asked something its options are
        marked. `lasting`: for a message that stays as it is while others choose."""
        view = lasting_view(running, seat) if lasting else running.view(seat)
        names = await self._people.seat_names(running)
        request = render.Request(view, names, language, page, width, before if before != view else None, trail=trail)
        decision = running.decision(seat) if seat is not None else None
        if decision is not None and page == render.MAP:
            request = msgspec.structs.replace(request, options=marks(decision), about=decision.about)
        return await self.draw(running.game, request, remember=seat is None)

    async def foreseen(self, running: Running, language: str, seat: int, after: Any) -> Drawn:
        """The map as it would be for a seat, with what would change marked. It is kept nowhere."""
        names = await self._people.seat_names(running)
        return await self.draw(running.game, render.Request(after, names, language, before=running.view(seat)))

    async def planned(self, running: Running, language: str, seat: int, route: Sequence[str]) -> Drawn:
        """The map as a seat sees it, with the way that is being planned: its stops are numbered. It is kept nowhere."""
        names = await self._people.seat_names(running)
        stops = tuple(
            render.Marked(stop, there, (here, there)) for stop, (here, there) in enumerate(pairwise(route), 1)
        )
        return await self.draw(
            running.game, render.Request(lasting_view(running, seat), names, language, options=stops)
        )

    async def table_board(self, running: Running, trail: tuple[render.Trail, ...] = ()) -> Drawn:
        """The public board for the thread, with what changed since the last one there, and what happened."""
        before = self._shown.get(running.id)
        return await self.board(running, running.row.language, before=before, trail=trail)

    async def new_board(self, running: Running, trail: tuple[render.Trail, ...] = ()) -> Drawn | None:
        """The same for a new message; None if the message before shows it already: nothing is uploaded twice."""
        if self._shown.get(running.id) == running.match.view(None):
            return None
        drawn = await self.table_board(running, trail)
        return None if self.is_shown(running, drawn) else drawn

    def is_shown(self, running: Running, drawn: Drawn) -> bool:
        """Whether the board message shows this picture."""
        last = self.last(running)
        return last is not None and last.drawn is not None and last.drawn.key == drawn.key

    def shown(self, running: Running, told: str, drawn: Drawn | None) -> None:
        """The table has a new board message: later changes are marked against it."""
        self._shown[running.id] = running.match.view(None)
        self.updated(running, told, drawn)

    def updated(self, running: Running, told: str, drawn: Drawn | None) -> None:
        """The board message shows this now."""
        self._last[running.id] = Last(told, drawn.light() if drawn else None)

    def forget(self, match_id: int) -> None:
        """Nobody knows what the board message of a match shows."""
        self._shown.pop(match_id, None)
        self._last.pop(match_id, None)

    def forget_all(self) -> None:
        """Nobody knows what any of them shows."""
        self._shown.clear()
        self._last.clear()

    def last(self, running: Running) -> Last | None:
        """What the board message shows; None if this process did not post it."""
        return self._last.get(running.id)

    async def podium(self, running: Running, stands: tuple[Stand, ...] = ()) -> Drawn:
        """The end of a match."""
        return await self._looked_back(running, stands, self._painters.podium)

    async def story(self, running: Running, stands: tuple[Stand, ...]) -> Drawn:
        """The match in numbers."""
        drawn = await self._looked_back(running, stands, self._painters.story)
        return msgspec.structs.replace(drawn, alt=say(running.row.language, "end-story"))

    async def review(
        self, running: Running, language: str, points: Sequence[Point], moves: Sequence[int] = ()
    ) -> Drawn:
        """The match reviewed; with the numbers of the points before which a reader's own choices mattered."""
        request = render.Request(
            running.match.view(None),
            await self._people.seat_names(running),
            language,
            story=tuple(point.stand for point in points),
            chances=tuple(point.chances for point in points),
            moves=tuple(moves),
        )
        async with self._slots:
            picture = await self._painters.review(running.game, request)
        return Drawn(picture, say(language, "review-picture"))

    async def _looked_back(self, running: Running, stands: tuple[Stand, ...], paint: Paint) -> Drawn:
        names = await self._people.seat_names(running)
        request = render.Request(running.match.view(None), names, running.row.language, story=stands)
        async with self._slots:
            picture = await paint(running.game, request)
        return Drawn(picture, render.alt(running.game, request))

    async def card(self, game: str, request: render.CardRequest) -> Drawn:
        """A component from close by: the same for everybody, as nothing of a match is on it."""
        async with self._slots:
            picture = await self._painters.card(game, request)
        return Drawn(picture, render.card_alt(game, request))

    async def timelapse(self, running: Running, moments: Sequence[Moment]) -> render.Picture:
        """The match in motion."""
        names, language = await self._people.seat_names(running), running.row.language
        requests = [
            render.Request(
                moment.view, names, language, trail=moment.trail, story=(moment.stand,), caption=moment.caption
            )
            for moment in moments
        ]
        async with self._slots:
            return await self._painters.timelapse(running.game, requests)

    async def draw(self, game: str, request: render.Request, remember: bool = False) -> Drawn:
        """A page. Whoever asks for one that is being drawn waits for the same."""
        name = key(game, request)
        if (kept := self._public.get(name)) is not None:
            return kept
        drawing = self._drawing.get(name)
        if drawing is None:
            drawing = asyncio.create_task(self._draw(game, request), name=f"drawing {game}")
            self._drawing[name] = drawing
            drawing.add_done_callback(lambda _: self._drawing.pop(name, None))
        drawn = await asyncio.shield(drawing)
        if remember:
            self._public[name] = drawn
        return drawn

    async def _draw(self, game: str, request: render.Request) -> Drawn:
        async with self._slots:
            picture = await self._painters.draw(game, request)
        return Drawn(picture, render.alt(game, request), blake2b(picture.data, digest_size=16).hexdigest())


def lasting_view(running: Running, seat: int | None) -> Any:
    """What a seat that is asked may know, without who else is choosing: that would soon be untrue."""
    view = running.view(seat)
    return msgspec.structs.replace(view, waiting=[seat], sealed=[one for one in view.sealed if one == seat])


def marks(decision: Decision) -> tuple[render.Marked, ...]:
    """The options that are somewhere on the board, with the numbers that they have in their menu."""
    if not isinstance(decision.shape, Pick):
        return ()
    return tuple(
        render.Marked(number + 1, option.where, option.route)
        for number, option in numbered(decision.shape)
        if option.where is not None
    )
