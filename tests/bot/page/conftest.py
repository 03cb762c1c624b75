"""The bot on a sandbox, and pages of people on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.client import Slowtable
from sandbox.kit import Kit
from tests.bot.support import bot_on
from tests.sandbox.page.conftest import browser, chromium, kit, kit_options, open_page, plain_tab

__all__ = ["browser", "chromium", "kit", "kit_options", "open_page", "plain_tab"]


@pytest.fixture(autouse=True)
def small_pictures() -> None:
    """Whole ones, as people see them."""


@pytest_asyncio.fixture(loop_scope="session")
async def bot(kit: Kit, tmp_path: Path) -> AsyncIterator[Slowtable]:
    """The bot, connected and ready."""
    async with bot_on(kit, tmp_path / "slowtable.db") as bot:
        yield bot
