"""A store on a real file for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.support.database import fresh


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database file of the test's own."""
    return fresh(tmp_path / "slowtable.db")


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """The database of the test, open; it has to be consistent when the test is over."""
    async with await Store.open(path) as store:
        yield store
        assert await store.faults() == []
