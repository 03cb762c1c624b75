"""View to picture, with Pillow. Pictures are made from views alone, so they show what their viewer may know.

A game's pictures are a folder of its name, which offers what `art.Art` asks for. In each of them `board` puts the parts
together: `strip` on top, the map (`worldmap`, upon the static `ground`), panels beside it, `players` below. `scene` is
what their drawing functions need to know of a request, `theme` are colours and icons, `pieces` what is stamped on a
`canvas`; `ceremony` paints the podium.
"""

from __future__ import annotations

import msgspec
from PIL import Image

import games
from games.engine.text import Text
from render import palette
from render.art import Picture, Request, art, paint
from render.frames import timelapse

__all__ = ["Picture", "Request", "alt", "draw", "parts", "podium", "timelapse"]

NARROWEST, WIDEST = 400, 3200


def draw(game: str, request: Request) -> Picture:
    """The board, or the part that is asked for, as PNG. The same arguments give the same bytes, in any thread."""
    return _picture(game, paint(game, _sane(request)), request.part or "board")


def podium(game: str, request: Request) -> Picture:
    """A finished match: places, names, scores."""
    return _picture(game, art(game).paint_podium(_sane(request)), "podium")


def alt(game: str, request: Request) -> str:
    """The picture in two or three sentences, in the request's language."""
    texts = games.texts(game, request.language)

    def who(seat: int) -> str:
        return request.name(seat) or texts.say(Text("engine-seat", {"number": seat + 1}))

    return " ".join(texts.say(sentence, who) for sentence in games.game(game).alt(request.view))


def parts(game: str) -> tuple[str, ...]:
    """Parts of the board that can be drawn on their own."""
    return tuple(art(game).PARTS)


def _sane(request: Request) -> Request:
    return msgspec.structs.replace(request, width=max(NARROWEST, min(WIDEST, request.width)))


def _picture(game: str, image: Image.Image, what: str) -> Picture:
    data = palette.encode(image, game)
    return Picture(data, "image/png", f"{game}-{what}.png", image.width, image.height)
