"""A store on a real file, and on a real server, for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from db import Store
from db.backend import Place
from tests.support import postgres
from tests.support.database import fresh

SQLITE, POSTGRES = "sqlite", "postgres"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database file of the test's own."""
    return fresh(tmp_path / "slowtable.db")


@pytest.fixture(params=[SQLITE, POSTGRES])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """A database of the test's own, of each kind."""
    if request.param == SQLITE:
        yield request.getfixturevalue("path")
        return
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    url = cluster.fresh()
    yield url
    cluster.drop(url)


@pytest.fixture
async def file_store(path: Path) -> AsyncIterator[Store]:
    """One on a file, for what only files have."""
    async with await Store.open(path) as store:
        yield store
        assert await store.faults() == []


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    """The database of the test, open; it has to be consistent when the test is over."""
    async with await Store.open(place) as store:
        yield store
        assert await store.faults() == []
