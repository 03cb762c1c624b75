"""The bot on a sandbox of its own, with a database in a file."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot import client
from bot.client import Slowtable
from bot.panels import request as answering
from bot.settings import Settings
from bot.tables import starting
from games.engine import dice
from sandbox.kit import Actor, Kit
from tests.bot.small import SmallPictures
from tests.bot.support import bot_on, by_lot

Opened = Callable[[], AbstractAsyncContextManager[Slowtable]]


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice and the same seats whenever a test is run: its name is the seed."""
    name = request.node.name
    monkeypatch.setattr(dice, "mixed", lambda secret, tickets: f"seed of {name}")
    monkeypatch.setattr(starting, "new_secret", lambda: f"secret of {name}")
    monkeypatch.setattr(starting, "shuffled", by_lot(name))


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine nothing is acknowledged before it is answered: a test would miss the answer. The sandbox's own
    clock, which stands still, still holds the bot to Discord's three seconds."""
    monkeypatch.setattr(answering, "AT_THE_LATEST", 60.0)
    monkeypatch.setattr(answering, "QUEUED", 60.0)


@pytest.fixture(autouse=True)
def many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many tables as a test likes: limits are for tests of limits."""
    for name in Settings.model_fields:
        if name.startswith("most_"):
            monkeypatch.setenv(f"SLOWTABLE_{name.upper()}", "1000")


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """How pages look is for tests of drawing, and for those here that override this."""
    monkeypatch.setattr(client, "Painters", SmallPictures)


@pytest.fixture
async def kit() -> AsyncIterator[Kit]:
    """A fresh sandbox; every route the bot asked for must be there."""
    async with Kit.start() as kit:
        yield kit
        assert kit.sandbox.unknown_routes == []


@pytest.fixture
def opened(kit: Kit, tmp_path: Path) -> Opened:
    """Opens the bot (again and again) on the same database."""

    return lambda: bot_on(kit, tmp_path / "slowtable.db")


@pytest.fixture
async def bot(opened: Opened) -> AsyncIterator[Slowtable]:
    """The bot, connected and ready."""
    async with opened() as bot:
        yield bot


@pytest.fixture
def alice(kit: Kit) -> Actor:
    """Alice, who reads English."""
    return kit.person("Alice")


@pytest.fixture
def boris(kit: Kit) -> Actor:
    """Boris, who reads Russian."""
    return kit.person("Boris")
