"""Pictures are drawn by workers, and the same content has the same key."""

from __future__ import annotations

import msgspec
import pytest

import render
from render import workers
from render.art import drawn_games
from tests.render.matches import request, viewed

replace = msgspec.structs.replace


@pytest.mark.parametrize("game", drawn_games())
def test_a_request_that_travelled_gives_the_same_picture(game: str) -> None:
    least = len(viewed(game, 4, 0).options) and 4
    asked = request(viewed(game, least or 4, 30, 0), before=viewed(game, 4, 20, 0), width=400)
    assert workers.carry_out("draw", game, [workers.written(asked)]) == render.draw(game, asked)


def test_whatever_can_be_seen_is_in_the_key() -> None:
    asked = request(viewed("xidit", 4, 30))
    others = [
        request(viewed("xidit", 4, 31)),
        replace(asked, names=("Zoe", *asked.names[1:])),
        replace(asked, language="uk"),
        replace(asked, page="seats"),
        replace(asked, width=700),
        replace(asked, before=viewed("xidit", 4, 20)),
        replace(asked, options=(render.Marked(1, "city:3"),)),
        replace(asked, about=("city:3",)),
        replace(asked, trail=(render.Trail("battle", ("city:3",)),)),
    ]
    keys = {workers.key("xidit", each) for each in (asked, *others)}
    assert len(keys) == len(others) + 1
    assert workers.key("xidit", request(viewed("xidit", 4, 30))) == workers.key("xidit", asked)
