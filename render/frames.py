"""A match in a few seconds: one frame per round, all in the game's palette."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from msgspec.structs import replace
from PIL import Image

from render import palette
from render.art import Picture, Request, art

STAY, STAY_AT_THE_END = 900, 4000
"""Milliseconds a frame is shown."""
WIDTHS = (800, 640, 480)
MOST_BYTES = 4_000_000


def timelapse(game: str, requests: Sequence[Request]) -> Picture:
    """An animated GIF, which Discord plays everywhere; smaller where a match has many rounds."""
    if not requests:
        raise ValueError("a time-lapse needs at least one frame")
    for width in WIDTHS:
        frames = [_frame(game, request, width) for request in requests]
        data = _animated(frames)
        if len(data) <= MOST_BYTES:
            break
    return Picture(data, "image/gif", f"{game}-timelapse.gif", frames[0].width, frames[0].height)


def _frame(game: str, request: Request, width: int) -> Image.Image:
    small = replace(request, width=min(width, request.width or width))
    return palette.indexed(art(game).paint_frame(small), game)


def _animated(frames: list[Image.Image]) -> bytes:
    file = BytesIO()
    stay = [STAY] * (len(frames) - 1) + [STAY_AT_THE_END]
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=stay, loop=0, optimize=False)
    return file.getvalue()
