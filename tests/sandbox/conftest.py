"""A sandbox per test, and the example bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox.kit import Actor, Kit
from tests.sandbox.example.client import ExampleBot
from tests.sandbox.wire import Wire, wired
from tests.support.discord_client import running


@pytest.fixture
async def kit() -> AsyncIterator[Kit]:
    """A fresh sandbox; every route a bot asked for must be there."""
    async with Kit.start() as kit:
        yield kit
        assert kit.sandbox.unknown_routes == []


@pytest.fixture
async def bot(kit: Kit) -> AsyncIterator[ExampleBot]:
    """The example bot, connected and ready."""
    async with running(ExampleBot(), kit.address) as bot:
        yield bot


@pytest.fixture
async def wire(kit: Kit) -> AsyncIterator[Wire]:
    """Plain HTTP to the sandbox."""
    async with wired(kit) as wire:
        yield wire


@pytest.fixture
def alice(kit: Kit) -> Actor:
    """Alice, the guild's owner."""
    return kit.person("Alice")


@pytest.fixture
def boris(kit: Kit) -> Actor:
    """Boris, who speaks Russian."""
    return kit.person("Boris")
