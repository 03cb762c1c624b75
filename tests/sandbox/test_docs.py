"""The code in docs/sandbox.md runs as it stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.kit import Kit

DOCS = Path(__file__).parents[2] / "docs" / "sandbox.md"


@pytest.fixture
def names() -> Iterator[dict[str, Any]]:
    """What the document's code blocks define, one after the other."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(DOCS), "exec"), names)
    yield names
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


async def test_the_example_test_passes(names: dict[str, Any]) -> None:
    await names["test_greeting"]()


async def test_the_disguise_works(names: dict[str, Any], kit: Kit) -> None:
    await names["run_as_shipped"](kit.sandbox)


async def test_sandbox_and_bot_in_one_process(names: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    class Visitor(discord.Client):
        async def on_ready(self) -> None:
            await self.close()

    await names["play"](Visitor(intents=discord.Intents.default(), guild_ready_timeout=0.05))
    assert capsys.readouterr().out.startswith("open http://127.0.0.1:")


def test_files_the_document_names_exist() -> None:
    root = DOCS.parents[1]
    for path in ("tests/support/discord_client.py", "sandbox/rest/routes", "tests/sandbox/load.py"):
        assert (root / path).exists()
