"""Where the parts of a board with a map stand, whatever they are."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.view import ScytheView
from render.cache import GROUNDS
from render.canvas import Canvas
from render.mapboard import MapBoard
from render.scythe.scene import Scene
from tests.render.matches import request, viewed

Place = tuple[str, float, float]


class Part:
    """A part of this size that notes where it is drawn."""

    def __init__(self, name: str, noted: list[Place], width: int, height: int) -> None:
        self.name, self.noted = name, noted
        self.WIDTH, self.CLOSE_WIDTH = width, 2 * width
        self.HEIGHT, self.CARD_HEIGHT = height, height

    def draw(self, canvas: Canvas, *rest: Any) -> None:
        self.noted.append((self.name, canvas.left, canvas.top))

    def draw_close(self, canvas: Canvas, scene: Scene) -> None:
        self.noted.append((f"{self.name} close", canvas.left, canvas.top))

    def draw_ground(self, canvas: Canvas, scene: Scene | None = None) -> None:
        self.noted.append((f"{self.name} ground", canvas.left, canvas.top))

    def ground_key(self, scene: Scene) -> str:
        return self.name

    def height(self, scene: Scene) -> float:
        return self.HEIGHT

    def close_height(self, scene: Scene) -> float:
        return self.HEIGHT / 2


def board(noted: list[Place], *, hand_below_mats: bool = False) -> MapBoard[ScytheView, Scene]:
    GROUNDS.clear()
    world: Any = Part("map", noted, 1000, 800)
    return MapBoard(
        Scene,
        strip=Part("strip", noted, 0, 90),
        world=world,
        tracks=Part("tracks", noted, 400, 600),
        cards=Part("cards", noted, 0, 200),
        mats=Part("mat", noted, 700, 300),
        hand=Part("hand", noted, 0, 150),
        gap=20,
        hand_below_mats=hand_below_mats,
    )


@pytest.fixture(autouse=True)
def _no_grounds_left() -> Any:
    yield
    GROUNDS.clear()


@pytest.mark.finding("CO-25")
def test_tracks_stand_beside_the_map_and_cards_below_it() -> None:
    noted: list[Place] = []
    shown = board(noted)
    onlooker = shown.paint_board(request(viewed("scythe", 3, 20)))
    assert noted == [
        ("strip ground", 0, 0),
        ("map ground", 0, 90),
        ("strip", 0, 0),
        ("map", 0, 90),
        ("tracks", 1106, 190),
        ("cards", 14, 906),
        ("hand", 14, 1120),
    ]
    assert onlooker.size == (1600, 1120)
    assert shown.paint_board(request(viewed("scythe", 3, 20, 0))).size == (1600, 1274)


@pytest.mark.finding("CO-25")
def test_parts_from_close_by_stand_under_the_strip() -> None:
    noted: list[Place] = []
    shown = board(noted)
    view = viewed("scythe", 3, 20)
    assert shown.paint_map(request(view, width=1000)).size == (1000, 890)
    assert shown.paint_tracks(request(view, width=828)).size == (828, 418)
    assert ("tracks close", 14, 104) in noted
    assert shown.paint_hand(request(view)).size == (1600, 90)
    assert shown.paint_hand(request(viewed("scythe", 3, 20, 1))).size == (1600, 268)
    assert noted.count(("hand", 14, 104)) == 2


@pytest.mark.parametrize("below", [True, False])
def test_mats_stand_in_pairs_with_the_hand_below_where_it_is_wanted(below: bool) -> None:
    noted: list[Place] = []
    picture = board(noted, hand_below_mats=below).paint_mats(request(viewed("scythe", 3, 20, 0), width=1442))
    assert [place for place in noted if place[0] == "mat"] == [
        ("mat", 14, 104),
        ("mat", 728, 104),
        ("mat", 14, 418),
    ]
    assert picture.height == 746 + 154 * below
    assert (("hand", 14, 746) in noted) == below


def test_a_ground_is_painted_once_for_what_the_map_says_of_it() -> None:
    noted: list[Place] = []
    shown = board(noted)
    for _ in range(2):
        shown.paint_map(request(viewed("scythe", 3, 20)))
    assert noted.count(("map ground", 0, 90)) == 1
