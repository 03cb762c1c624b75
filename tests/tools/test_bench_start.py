"""A start of the bot against a process that imports the same modules."""

from __future__ import annotations

from pathlib import Path

from tools.bench import start


async def test_a_start_does_more_than_import(tmp_path: Path) -> None:
    found = await start.measure(tmp_path / "start.db", rounds=1, matches=5)
    assert 0 < found.bare.processor < found.ready.processor
    assert found.bare.wall > 0
    assert found.processor == found.ready.processor / found.bare.processor
