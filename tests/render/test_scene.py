"""What all drawing functions know of a request."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from games.engine import Text
from games.engine.text import SeatName
from games.engine.texts import LANGUAGES
from render import Request
from render.cache import GROUNDS
from render.scythe.scene import Scene
from tests.render.matches import END, request, viewed

HERE = Text("scythe-heading-turn", {"seat": SeatName(1), "number": 3})


def test_names_are_those_of_the_request_or_numbers() -> None:
    assert Scene(Request(viewed("scythe", 3, 0), ("Ada", "山田"))).names == ("Ada", "Seat 2", "Seat 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_people(language: str) -> None:
    assert "Борис" in Scene(request(viewed("scythe", 3, 0), language=language)).text(HERE)


def test_only_a_finished_match_has_an_outcome() -> None:
    assert Scene(request(viewed("scythe", 2, END))).outcome.winners
    with pytest.raises(ValueError, match="not over"):
        _ = Scene(request(viewed("scythe", 2, 0))).outcome


def test_a_ground_is_painted_once_for_each_key_and_size() -> None:
    GROUNDS.clear()
    paint = Mock()
    view = viewed("scythe", 2, 0)
    for width in (400, 800):
        for key in ("one", "other"):
            for _ in range(2):
                canvas = Scene(request(view, width=width)).sheet(key, 1000, 500, paint)
                assert canvas.image.size == (width, width // 2)
                assert canvas.across == 1000
                assert canvas.image.getpixel((0, 0)) == Scene.THEME.page
                canvas.box(0, 0, 1000, 500, Scene.THEME.ink)
    assert paint.call_count == 4
    GROUNDS.clear()
