"""View to picture, with Pillow. Pictures are made from views alone, so they show what their viewer may know."""

from __future__ import annotations

import msgspec
from PIL import Image

from render import palette
from render.art import Picture, Request, art
from render.frames import timelapse

__all__ = ["Picture", "Request", "alt", "draw", "parts", "podium", "timelapse"]

NARROWEST, WIDEST = 400, 3200


def draw(game: str, request: Request) -> Picture:
    """The board, or the part that is asked for, as PNG. The same arguments give the same bytes, in any thread."""
    if request.part is not None and request.part not in parts(game):
        raise ValueError(f"{game} has no part {request.part!r}; it has {', '.join(parts(game))}")
    return _picture(game, art(game).paint(_sane(request)), request.part or "board")


def podium(game: str, request: Request) -> Picture:
    """A finished match: places, names, scores."""
    return _picture(game, art(game).paint_podium(_sane(request)), "podium")


def alt(game: str, request: Request) -> str:
    """The picture in two or three sentences, in the request's language."""
    return art(game).alt(request)


def parts(game: str) -> tuple[str, ...]:
    """Parts of the board that can be drawn on their own."""
    return art(game).PARTS


def _sane(request: Request) -> Request:
    return msgspec.structs.replace(request, width=max(NARROWEST, min(WIDEST, request.width)))


def _picture(game: str, image: Image.Image, what: str) -> Picture:
    data = palette.encode(image, game)
    return Picture(data, "image/png", f"{game}-{what}.png", image.width, image.height)
