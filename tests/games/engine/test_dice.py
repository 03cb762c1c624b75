"""Dice: fair, counted, and verifiable."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import Dice, fingerprint, verify
from games.engine.dice import fresh_salt, receipt


def test_the_nth_draw_depends_on_seed_and_n_alone() -> None:
    one, other = Dice("a seed"), Dice("a seed")
    drawn = [one.below(6) for _ in range(50)]
    for _ in range(20):
        other.below(1000)
    assert [Dice("a seed", number).below(6) for number in range(50)] == drawn
    assert Dice("a seed", 20).below(6) == other.below(6)
    assert drawn != [Dice("another", number).below(6) for number in range(50)]


@given(st.integers(1, 10_000), st.text(max_size=20))
def test_below(bound: int, seed: str) -> None:
    """A throw lies between nought and its bound."""
    assert 0 <= Dice(seed).below(bound) < bound


def test_nothing_lies_below_zero() -> None:
    with pytest.raises(ValueError, match="0"):
        Dice("x").below(0)


def test_all_faces_come_about_equally_often() -> None:
    dice = Dice("fair")
    faces = Counter(dice.below(6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert max(faces.values()) - min(faces.values()) < 250


@given(st.lists(st.integers(), max_size=30), st.text(max_size=9))
def test_a_shuffle_keeps_everything(items: list[int], seed: str) -> None:
    shuffled = list(items)
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_can_come() -> None:
    orders = set()
    for number in range(200):
        items = [1, 2, 3]
        Dice(f"order {number}").shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_the_published_hash_fixes_the_seed() -> None:
    published = fingerprint("the seed")
    assert verify("the seed", published)
    assert not verify("the seed ", published)
    assert "the seed" not in published


def test_a_receipt_fixes_the_choice_and_tells_nothing() -> None:
    secret = fresh_salt()
    assert receipt(secret, "red") == receipt(secret, "red")
    assert receipt(secret, "red") != receipt(secret, "blue")
    assert receipt(secret, "red") != receipt(fresh_salt(), "red")
