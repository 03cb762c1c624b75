"""A thread that only counts: messages, pictures, and whether a picture is new."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any

import discord

from bot.messages import layout
from bot.messages.painters import Painters
from render.art import Picture, Request, paint


class Thread:
    """Stands in for a match's thread on Discord."""

    def __init__(self) -> None:
        self.posts = 0
        self.pictures = 0
        self.unchanged = 0
        self.shown: layout.Composed | None = None
        """The newest message as it is now."""
        self._last = b""

    async def send(self, *, view: layout.Composed, files: Sequence[discord.File] = (), **_: Any) -> Any:
        """A new message."""
        self.posts += 1
        self.shown = view
        self._uploaded(files)
        return SimpleNamespace(id=self.posts)

    async def history(self, *, limit: int) -> AsyncIterator[Message]:
        """The newest messages: nobody else talks here."""
        for number in range(self.posts, max(0, self.posts - limit), -1):
            yield Message(self, number)

    def get_partial_message(self, message: int) -> Message:
        """A message that was sent."""
        return Message(self, message)

    def changed(self, message: int, view: layout.Composed, files: Sequence[discord.File]) -> None:
        """A message was edited."""
        if message == self.posts:
            self.shown = view
        self._uploaded(files)

    def _uploaded(self, files: Sequence[discord.File]) -> None:
        for file in files:
            data = file.fp.read()
            self.pictures += 1
            self.unchanged += data == self._last
            self._last = data


class Message:
    """Stands in for a message of the thread."""

    def __init__(self, thread: Thread, number: int) -> None:
        self._thread = thread
        self.id = number

    async def edit(self, *, view: layout.Composed, attachments: Sequence[discord.File] = ()) -> None:
        """Change it."""
        self._thread.changed(self.id, view, attachments)


class Sketches(Painters):
    """Paints what is asked for, and keeps of a picture only what tells it apart."""

    async def draw(self, game: str, request: Request) -> Picture:
        """A page."""
        image = paint(game, request)
        data = blake2b(image.tobytes(), digest_size=16).digest()
        return Picture(data, "image/png", f"{game}-{request.page}.png", image.width, image.height)

    async def podium(self, game: str, request: Request) -> Picture:
        """The end of a match: the only one of its kind."""
        return Picture(b"podium", "image/png", f"{game}-podium.png", 1, 1)

    async def story(self, game: str, request: Request) -> Picture:
        """The match in numbers: the only one of its kind."""
        return Picture(b"story", "image/png", f"{game}-story.png", 1, 1)

    async def timelapse(self, game: str, requests: Sequence[Request]) -> Picture:
        """A match in motion: the only one of its kind."""
        return Picture(b"timelapse", "image/png", f"{game}-timelapse.png", 1, 1)
