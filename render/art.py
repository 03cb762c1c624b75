"""What a game's module of pictures offers. A new game is a new module here, found by its name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec
from PIL import Image

from games import metas

Colour = tuple[int, int, int]


class Request(msgspec.Struct, frozen=True):
    """What to draw. `before` is an earlier view of the same viewer: differences are marked."""

    view: Any
    names: tuple[str, ...]
    language: str = "en"
    part: str | None = None
    width: int = 1600
    before: Any | None = None


class Picture(msgspec.Struct, frozen=True):
    """A file ready to be sent."""

    data: bytes
    media_type: str
    filename: str
    width: int
    height: int


class Art(Protocol):
    """The module `render.<game>`. A game whose map is drawn as SVG names its module in `MAP_SVG` as well."""

    PARTS: tuple[str, ...]
    COLOURS: tuple[Colour, ...]
    """Colours the palette must hold exactly."""

    def paint(self, request: Request) -> Image.Image:
        """The board, or the part that is asked for."""

    def paint_podium(self, request: Request) -> Image.Image:
        """The end of a match."""

    def paint_frame(self, request: Request) -> Image.Image:
        """The board small, for a time-lapse."""

    def alt(self, request: Request) -> str:
        """The picture in two or three sentences."""

    def samples(self) -> Iterable[Image.Image]:
        """Pictures that show everything the game can look like; the palette is trained on them."""


@cache
def drawn_games() -> tuple[str, ...]:
    """The games that have pictures."""
    return tuple(game for game in metas() if find_spec(f"render.{game}"))


@cache
def art(game: str) -> Art:
    """A game's pictures."""
    return cast(Art, import_module(f"render.{game}"))
