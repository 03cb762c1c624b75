"""View to picture, with Pillow. Pictures are made from views alone, so they show what their viewer may know.

A game's pictures are a folder of its name, which offers what `art.Art` asks for: pages, each made to be read on a
phone. `docs/drawing-pages.md` tells how they are written. `scene` is what drawing functions need to know of a request,
`blocks` are what pages are put together from, `theme` are colours and icons, `pieces` what is stamped on a `canvas`;
`cards` are components from close by, `ceremony` paints the podium, `legibility` measures whether all of it can be read.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from PIL import Image

import games
from games.engine.text import Text
from games.engine.trail import Trail
from render import palette
from render.art import ALL, MAP, PAGE_WIDTH, Marked, Page, Picture, Request, art, page, pages, paint
from render.cards import CardRequest, card_alt, has_cards, paint_card
from render.frames import timelapse
from render.legibility import Report, recorded
from render.words import words

__all__ = [
    "ALL",
    "MAP",
    "CardRequest",
    "Marked",
    "Page",
    "Picture",
    "Report",
    "Request",
    "Trail",
    "alt",
    "card",
    "card_alt",
    "draw",
    "has_cards",
    "label",
    "legibility_of",
    "legibility_of_card",
    "page",
    "pages",
    "podium",
    "review",
    "story",
    "timelapse",
]

NARROWEST, WIDEST = 320, 3200
Asked = TypeVar("Asked", Request[Any], CardRequest)


def draw(game: str, request: Request) -> Picture:
    """The page that is asked for, as PNG. The same arguments give the same bytes, in any thread."""
    return _picture(game, paint(game, _sane(request)), request.page)


def legibility_of(game: str, request: Request) -> Report:
    """How the page that is asked for reads on a phone."""
    with recorded() as found:
        return found.report(paint(game, _sane(request)), request.names)


def card(game: str, request: CardRequest) -> Picture:
    """A component from close by."""
    return _picture(game, paint_card(game, _sane(request)), request.card.replace("/", "-"))


def legibility_of_card(game: str, request: CardRequest) -> Report:
    """How a component reads on a phone."""
    with recorded() as found:
        return found.report(paint_card(game, _sane(request)))


def podium(game: str, request: Request) -> Picture:
    """A finished match: places, names, scores."""
    return _picture(game, art(game).paint_podium(_wide(request)), "podium")


def story(game: str, request: Request) -> Picture:
    """A finished match in numbers: scores over time, turning points."""
    return _picture(game, art(game).paint_story(_wide(request)), "story")


def review(game: str, request: Request) -> Picture:
    """A finished match, reviewed: everybody's chances to win and scores over time."""
    return _picture(game, art(game).paint_story(_wide(request)), "review")


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


def _sane(request: Asked) -> Asked:
    if not request.width:
        return request
    return msgspec.structs.replace(request, width=max(NARROWEST, min(WIDEST, request.width)))


def _wide(request: Request) -> Request:
    """The same, as wide as a page if nothing is said."""
    return _sane(msgspec.structs.replace(request, width=request.width or PAGE_WIDTH))


def _picture(game: str, image: Image.Image, what: str) -> Picture:
    data = palette.encode(image, game)
    return Picture(data, "image/png", f"{game}-{what}.png", image.width, image.height)
