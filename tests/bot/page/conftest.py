"""The bot on a sandbox, and pages of people on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest_asyncio

import db
from bot.client import Slowtable
from bot.settings import Settings
from sandbox.kit import Kit
from tests.sandbox.page.conftest import browser, chromium, kit, kit_options, open_page, plain_tab
from tests.support.discord_client import running

__all__ = ["browser", "chromium", "kit", "kit_options", "open_page", "plain_tab"]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(kit: Kit, tmp_path: Path) -> AsyncIterator[Slowtable]:
    """The bot, connected and ready."""
    settings = Settings(_env_file=None, database=tmp_path / "slowtable.db")  # type: ignore[call-arg]
    async with await db.Store.open(settings.database) as store:
        bot = Slowtable(store, settings, lambda: datetime.fromtimestamp(kit.clock.now(), UTC))
        bot.delivery.on_idle.append(kit.wake)
        async with running(bot, kit.address):
            yield bot
