"""A store on a real file for each test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from db.migrate import migrate


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with tables and nothing in them."""
    path = tmp_path_factory.mktemp("blank") / "blank.db"
    migrate(path)
    return path


@pytest.fixture
def path(blank: Path, tmp_path: Path) -> Path:
    """A database file of the test's own."""
    return Path(shutil.copy(blank, tmp_path / "slowtable.db"))


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """The database of the test, open; it has to be consistent when the test is over."""
    async with await Store.open(path) as store:
        yield store
        assert await store.faults() == []
