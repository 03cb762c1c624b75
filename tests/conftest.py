"""For all tests: whatever goes over the wire between a bot and the sandbox fits Discord's description of its API."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandbox.rest import log
from sandbox.rest.log import Exchange
from tests.support import discord_api


@pytest.fixture(autouse=True)
def misfits() -> Iterator[list[str]]:
    """Where exchanges of this test do not fit the description: checked as they happen, and none may be left at the
    end. A test that sends what it should not clears the list itself."""
    found: list[str] = []

    def watch(exchange: Exchange) -> None:
        found.extend(discord_api.faults(exchange))

    log.watchers.append(watch)
    yield found
    log.watchers.remove(watch)
    assert not found, "\n".join(dict.fromkeys(found))
