"""What a worker draws, in a process of its own: whoever asks for a picture never waits for the interpreter's lock.

Requests travel as bytes: the same bytes are the same picture, which is also how pictures are told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Literal

import msgspec

import games
import render
from render.art import Picture, Request
from render.cards import CardRequest

Task = Literal["draw", "podium", "story", "review", "timelapse", "card"]


def written(request: Request | CardRequest) -> bytes:
    """A request as bytes."""
    return msgspec.msgpack.encode(request)


def key(game: str, request: Request) -> str:
    """What tells a picture apart from all others: the same content has the same key."""
    digest = blake2b(digest_size=16)
    digest.update(game.encode())
    digest.update(written(request))
    return digest.hexdigest()


def carry_out(task: Task, game: str, requests: Sequence[bytes]) -> Picture:
    """Draw what is asked for; this runs in a worker."""
    if task == "card":
        return render.card(game, msgspec.msgpack.decode(requests[0], type=CardRequest))
    read = [_decoder(game).decode(data) for data in requests]
    if task == "timelapse":
        return render.timelapse(game, read)
    paint = {"draw": render.draw, "podium": render.podium, "story": render.story, "review": render.review}[task]
    return paint(game, read[0])


@cache
def _decoder(game: str) -> msgspec.msgpack.Decoder[Request[Any]]:
    of_game: Any = Request  # which view it carries is known at run time only
    return msgspec.msgpack.Decoder(of_game[games.game(game).view_type])
