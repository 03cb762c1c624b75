"""What a game's module of pictures offers. A new game is a new module here, found by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, Protocol, cast

import msgspec
from PIL import Image
from typing_extensions import TypeVar

from games import metas
from games.engine.chronicle import Stand
from games.engine.text import Text
from games.engine.trail import Trail
from games.engine.view import View

V_co = TypeVar("V_co", bound=View, default=View, covariant=True)

Colour = tuple[int, int, int]

PAGE_WIDTH = 1080
"""Pixels of a page; a phone shows them on 344 points."""
BOARD_WIDTH = 1600
SPREAD_WIDTH = 2000
"""Pixels of everything at once, for large screens."""
MAP, ALL = "map", "all"
"""The page a thread shows, and everything at once."""


class Marked(msgspec.Struct, frozen=True):
    """An option of the open question, to be numbered on the board as in its menu."""

    number: int
    where: str
    """The place, as `Option.where` says it."""
    route: tuple[str, ...] = ()
    """The places on the way there, the first and the last among them."""


class Request(msgspec.Struct, Generic[V_co], frozen=True):
    """What to draw. `before` is an earlier view of the same viewer: differences are marked."""

    view: V_co
    names: tuple[str, ...]
    language: str = "en"
    page: str = MAP
    width: int = 0
    """Of the picture in pixels; 0: as wide as the page is made for."""
    before: V_co | None = None
    options: tuple[Marked, ...] = ()
    """What the viewer can choose from."""
    about: tuple[str, ...] = ()
    """The places the question is about."""
    trail: tuple[Trail, ...] = ()
    """What happened since `before`."""
    story: tuple[Stand, ...] = ()
    """How the match stood until now, for those who look back on it."""
    chances: tuple[tuple[float, ...], ...] = ()
    """For those who review it: how likely each seat was to win, at each of these stands."""
    moves: tuple[int, ...] = ()
    """Numbers of the stands before which the reviewer's own choices mattered most."""
    caption: tuple[Text, ...] = ()
    """What is told below a frame of a time-lapse."""

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


class Page(msgspec.Struct, frozen=True):
    """A page of a game's pictures."""

    name: str
    paint: Callable[[Request[Any]], Image.Image]
    key: str = ""
    """The text on its button; without one it is `picture-page-` and the name."""
    own: bool = False
    """Shows what only a seat's owner may see: there is none for onlookers."""
    width: int = PAGE_WIDTH

    @property
    def label(self) -> str:
        """The message on its button."""
        return self.key or f"picture-page-{self.name}"


class Samples(msgspec.Struct, frozen=True):
    """Matches whose pictures together show everything the game can look like; the palette is trained on them."""

    matches: tuple[tuple[int, dict[str, str]], ...]
    """How many play, with which options."""
    stages: tuple[int, ...]
    """After how many decisions the board is drawn."""
    parts: tuple[str, ...]
    """Which pages are drawn of the end for the first seat."""


class Art(Protocol):
    """The module `render.<game>`. A game whose map is drawn as SVG names its module in `MAP_SVG` as well."""

    PAGES: tuple[Page, ...]
    """In the order of their buttons; the map is the first."""
    COLOURS: tuple[Colour, ...]
    """Colours the palette must hold exactly."""
    SAMPLES: Samples

    def paint_podium(self, request: Request) -> Image.Image:
        """The end of a match."""

    def paint_story(self, request: Request) -> Image.Image:
        """A match in numbers, after its end."""

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


def converted(game: str) -> bool:
    """Whether a game's pictures are pages for phones."""
    return hasattr(art(game), "PAGES")


def pages(game: str) -> tuple[Page, ...]:
    """A game's pages, in the order of their buttons."""
    if converted(game):
        return art(game).PAGES
    old = cast(Any, art(game))
    return (
        Page(MAP, old.paint_board, width=BOARD_WIDTH),
        *(
            Page("worldmap" if name == MAP else name, part, f"{game}-part-{name}", width=BOARD_WIDTH)
            for name, part in old.PARTS.items()
        ),
        Page(ALL, old.paint_board, width=BOARD_WIDTH),
    )


def page(game: str, name: str) -> Page:
    """A game's page by its name."""
    for each in pages(game):
        if each.name == name:
            return each
    raise ValueError(f"{game} has no page {name!r}; it has {', '.join(each.name for each in pages(game))}")


def paint(game: str, request: Request) -> Image.Image:
    """The page that is asked for."""
    shown = page(game, request.page)
    if shown.own and request.view.seat is None:
        raise ValueError(f"{game}'s page {shown.name!r} is a seat's own")
    return shown.paint(request if request.width else msgspec.structs.replace(request, width=shown.width))
