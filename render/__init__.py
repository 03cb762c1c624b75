"""View to picture, with Pillow. Pictures are made from views alone, so they show what their viewer may know.

A game's pictures are a folder of its name, which offers what `art.Art` asks for: pages, each made to be read on a
phone. `docs/drawing-pages.md` tells how they are written. `scene` is what drawing functions need to know of a request,
`blocks` are what pages are put together from, `theme` are colours and icons, `pieces` what is stamped on a `canvas`;
`ceremony` paints the podium, `legibility` measures whether all of it can be read.
"""

from __future__ import annotations

import msgspec
from PIL import Image

import games
from games.engine.text import Text
from render import palette
from render.art import ALL, MAP, Marked, Page, Picture, Request, Trail, art, page, pages, paint
from render.frames import timelapse
from render.legibility import Report, recorded
from render.words import words

__all__ = [
    "ALL",
    "MAP",
    "Marked",
    "Page",
    "Picture",
    "Report",
    "Request",
    "Trail",
    "alt",
    "draw",
    "label",
    "legibility_of",
    "page",
    "pages",
    "podium",
    "timelapse",
]

NARROWEST, WIDEST = 320, 3200


def draw(game: str, request: Request) -> Picture:
    """The page that is asked for, as PNG. The same arguments give the same bytes, in any thread."""
    return _picture(game, paint(game, _sane(request)), request.page)


def legibility_of(game: str, request: Request) -> Report:
    """How the page that is asked for reads on a phone."""
    with recorded() as found:
        return found.report(paint(game, _sane(request)))


def podium(game: str, request: Request) -> Picture:
    """A finished match: places, names, scores."""
    return _picture(game, art(game).paint_podium(_sane(request)), "podium")


def label(game: str, page_name: str, language: str) -> str:
    """What the button of a page says."""
    return words(game, language).say(page(game, page_name).label)


def alt(game: str, request: Request) -> str:
    """The picture in a few sentences, in the request's language: which page it is, and how the match stands."""
    texts = games.texts(game, request.language)

    def who(seat: int) -> str:
        return request.name(seat) or texts.say(Text("engine-seat", {"number": seat + 1}))

    sentences = [texts.say(sentence, who) for sentence in games.game(game).alt(request.view)]
    if request.page != MAP:
        sentences.insert(0, f"{label(game, request.page, request.language)}.")
    return " ".join(sentences)


def _sane(request: Request) -> Request:
    if not request.width:
        return request
    return msgspec.structs.replace(request, width=max(NARROWEST, min(WIDEST, request.width)))


def _picture(game: str, image: Image.Image, what: str) -> Picture:
    data = palette.encode(image, game)
    return Picture(data, "image/png", f"{game}-{what}.png", image.width, image.height)
