"""What a game's module of pictures offers. A new game is a new module here, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, Protocol, cast

import msgspec
from PIL import Image
from typing_extensions import TypeVar

from games import metas
from games.engine.view import View

V_co = TypeVar("V_co", bound=View, default=View, covariant=True)

Colour = tuple[int, int, int]


class Request(msgspec.Struct, Generic[V_co], frozen=True):
    """What to draw. `before` is an earlier view of the same viewer: differences are marked."""

    view: V_co
    names: tuple[str, ...]
    language: str = "en"
    part: str | None = None
    width: int = 1600
    before: V_co | None = None

    def name(self, seat: int) -> str:
        """What the person in a seat is called; nothing if that is not known."""
        return self.names[seat] if seat < len(self.names) else ""


class Picture(msgspec.Struct, frozen=True):
    """A file ready to be sent."""

    data: bytes
    media_type: str
    filename: str
    width: int
    height: int


class Samples(msgspec.Struct, frozen=True):
    """Matches whose pictures together show everything the game can look like; the palette is trained on them."""

    matches: tuple[tuple[int, dict[str, str]], ...]
    """How many play, with which options."""
    stages: tuple[int, ...]
    """After how many decisions the board is drawn."""
    parts: tuple[str | None, ...]
    """What is drawn of the end for the first seat; None is the board."""


class Art(Protocol):
    """The module `render.<game>`. A game whose map is drawn as SVG names its module in `MAP_SVG` as well."""

    PARTS: Mapping[str, Callable[[Request], Image.Image]]
    """Parts of the board that can be drawn on their own."""
    COLOURS: tuple[Colour, ...]
    """Colours the palette must hold exactly."""
    SAMPLES: Samples

    def paint_board(self, request: Request) -> Image.Image:
        """The whole board."""

    def paint_podium(self, request: Request) -> Image.Image:
        """The end of a match."""

    def paint_frame(self, request: Request) -> Image.Image:
        """The board small, for a time-lapse."""


@cache
def drawn_games() -> tuple[str, ...]:
    """The games that have pictures."""
    return tuple(game for game in metas() if find_spec(f"render.{game}"))


@cache
def art(game: str) -> Art:
    """A game's pictures."""
    return cast(Art, import_module(f"render.{game}"))


def paint(game: str, request: Request) -> Image.Image:
    """The board, or the part that is asked for."""
    if request.part is None:
        return art(game).paint_board(request)
    parts = art(game).PARTS
    if request.part not in parts:
        raise ValueError(f"{game} has no part {request.part!r}; it has {', '.join(parts)}")
    return parts[request.part](request)
