"""The measurement measures what it says."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from db import Store
from tools.bench.database import measure


async def test_both_sides_write_the_same_rows(tmp_path: Path) -> None:
    figures = await measure(tmp_path, moves=30, reminders=500)
    assert figures.commit_ratio == pytest.approx(figures.commit_ms / figures.raw_commit_ms, rel=0.05)
    assert min(msgspec.structs.astuple(figures)) > 0
    async with await Store.open(tmp_path / "store.db") as store, await Store.open(tmp_path / "raw.db") as raw:
        ours, theirs = await store.moves.load(1), await raw.moves.load(1)
        assert (ours.version, ours.match.posted, ours.snapshot) == (
            theirs.version,
            theirs.match.posted,
            theirs.snapshot,
        )
        assert len(await store.moves.log(1)) == len(await raw.moves.log(1)) == 30
        assert len(await store.outbox.waiting(1)) == len(await raw.outbox.waiting(1)) == 30
        assert len(await raw.reminders.of_match(1)) == 1
        assert (await store.stats.totals()).reminders == 500 + 30
        assert await store.faults() == await raw.faults() == []
