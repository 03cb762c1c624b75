"""Types that hold without exceptions where games are written: what a game takes from the engine needs none."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.finding("CO-24")
@pytest.mark.parametrize("room", ["games", "render"])
def test_no_type_is_ignored(room: str) -> None:
    files = {path: path.read_text("utf-8") for path in (ROOT / room).rglob("*.py")}
    assert [str(path) for path, source in files.items() if "type: ignore" in source] == []
