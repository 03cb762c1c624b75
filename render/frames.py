"""A match in less than a minute: one picture after the other, each with what happened until then."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from msgspec.structs import replace
from PIL import Image

from render.art import Picture, Request, art

LONGEST = 40_000
"""Milliseconds; nobody watches for longer."""
STAY, STAY_AT_THE_END = 1_800, 4_000
"""How long a frame is shown, at most."""
WIDTHS = (810, 720, 540)
"""In pixels: a phone shows it on 344 points, of two or three pixels each."""
MOST_BYTES = 8_000_000
QUALITY, EFFORT = 85, 2
"""Of WebP: letters stay crisp, and a frame takes a tenth of a second."""


def timelapse(game: str, requests: Sequence[Request]) -> Picture:
    """An animated WebP, which Discord's clients play; smaller where a match has many rounds."""
    if not requests:
        raise ValueError("a time-lapse needs at least one frame")
    for width in WIDTHS:
        frames = [_frame(game, request, width) for request in requests]
        data = _animated(frames)
        if len(data) <= MOST_BYTES:
            break
    return Picture(data, "image/webp", f"{game}-timelapse.webp", frames[0].width, frames[0].height)


def stays(count: int) -> list[int]:
    """How long each of so many frames is shown."""
    most = (LONGEST - STAY_AT_THE_END) // max(1, count - 1)
    return [min(STAY, most)] * (count - 1) + [STAY_AT_THE_END]


def _frame(game: str, request: Request, width: int) -> Image.Image:
    return art(game).paint_frame(replace(request, width=min(width, request.width or width)))


def _animated(frames: list[Image.Image]) -> bytes:
    file = BytesIO()
    first, *others = frames
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=stays(len(frames)),
        loop=0,
        quality=QUALITY,
        method=EFFORT,
    )
    return file.getvalue()
