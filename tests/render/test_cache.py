"""Grounds are kept, but not without bound."""

from __future__ import annotations

from PIL import Image

from render.cache import Grounds


def paper() -> Image.Image:
    return Image.new("RGB", (100, 100))


def test_a_ground_is_painted_once() -> None:
    grounds = Grounds(pixels=100_000)
    assert grounds.get("a", paper) is grounds.get("a", paper)
    assert grounds.newest() is grounds.get("a", paper)


def test_the_oldest_is_dropped_when_there_are_too_many() -> None:
    grounds = Grounds(pixels=25_000)
    first, second = grounds.get("a", paper), grounds.get("b", paper)
    assert grounds.get("a", paper) is first
    grounds.get("c", paper)
    assert grounds.held == 20_000
    assert grounds.get("a", paper) is first
    assert grounds.get("b", paper) is not second


def test_one_that_is_larger_than_the_bound_is_kept_alone() -> None:
    grounds = Grounds(pixels=5_000)
    grounds.get("a", paper)
    grounds.get("b", paper)
    assert grounds.held == 10_000
    grounds.clear()
    assert grounds.held == 0
