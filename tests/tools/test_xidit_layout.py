"""The tool that finds places on Xidit's map keeps what somebody has put there."""

from __future__ import annotations

import tomllib
from random import Random

from render.xidit import layout
from tools import xidit_layout


def test_what_was_put_there_by_hand_stays_and_the_rest_moves() -> None:
    found = xidit_layout.Layout(Random("test"))
    start = dict(found.at)
    found.settle(3000)
    kept = {key for key in found.at if found.at[key] == start[key]}
    assert {("label", 12), ("guild", 15), ("block", "golden_steppe")} <= xidit_layout.BY_HAND.keys() <= kept
    assert found.at["label", 12] == layout.CITIES[12].label
    assert found.at["block", "golden_steppe"] == layout.REGIONS["golden_steppe"].block
    assert found.at["label", 1] != start["label", 1]


def test_the_file_says_what_was_put_there_by_hand() -> None:
    written = tomllib.loads(xidit_layout.written(xidit_layout.Layout(Random("test"))))
    assert written["city"]["15"]["by_hand"] == ["guild"]
    assert written["city"]["15"]["guild"] == [*layout.CITIES[15].guild]
    assert "by_hand" not in written["city"]["1"]
    assert written["region"]["golden_steppe"]["by_hand"] == ["block"]
    assert written["region"]["golden_steppe"]["block"] == [*layout.REGIONS["golden_steppe"].block]
