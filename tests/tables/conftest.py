"""A house for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.house import House, house_at


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The tables, without Discord."""
    async with house_at(tmp_path / "slowtable.db") as house:
        yield house
