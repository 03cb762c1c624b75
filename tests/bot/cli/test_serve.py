"""`slowtable play` without a network says so and waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from datetime import UTC, datetime
from pathlib import Path

import pytest
from discord.http import Route

from bot.cli import serve
from bot.settings import Settings
from sandbox.kit import Kit
from tests.support.discord_client import pointed_at


def nobody_there() -> str:
    """An address at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{taken.getsockname()[1]}/api/v10"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(_env_file=None, database=tmp_path / "slow.db")  # type: ignore[call-arg]


async def until_there(kit: Kit, settings: Settings) -> None:
    """Serve until the gateway has seen the bot, then no longer."""
    served = asyncio.create_task(serve.serve(settings, kit.token, lambda: datetime.now(UTC)))
    ready = asyncio.create_task(kit.until(lambda: kit.sandbox.gateway.ready))
    await asyncio.wait({served, ready}, return_when=asyncio.FIRST_COMPLETED)
    if served.done():
        served.result()
    await ready
    served.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await served


@pytest.mark.finding("TR-24")
async def test_play_waits_for_the_network_with_growing_pauses(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    waited: list[int] = []
    async with Kit.start() as kit:
        with pointed_at(kit.address):
            there, away = Route.BASE, nobody_there()
            Route.BASE = away

            async def rest(seconds: int) -> None:
                waited.append(seconds)
                if len(waited) == 4:
                    Route.BASE = there

            monkeypatch.setattr(serve, "rest", rest)
            await until_there(kit, settings)
    assert waited == [2, 4, 8, 16]
    printed = capsys.readouterr().out
    assert printed.count(f"{away} cannot be reached") == 4
    assert "I will try again in 16 seconds." in printed


@pytest.mark.parametrize("status", [429, 503])
async def test_play_waits_while_discord_lets_nobody_in(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], status: int
) -> None:
    """Started anew at once by the system, a bot that has asked too often would ask more often."""
    waited: list[int] = []
    async with Kit.start() as kit:
        with pointed_at(kit.address):
            kit.fault("rate_limit" if status == 429 else "error", route="/users/@me", status=status, via=False)

            async def rest(seconds: int) -> None:
                waited.append(seconds)
                if len(waited) == 2:
                    kit.faults.clear()

            monkeypatch.setattr(serve, "rest", rest)
            await until_there(kit, settings)
    assert waited == [2, 4]
    assert f"cannot be reached ({status}" in capsys.readouterr().out


def test_pauses_grow_to_a_limit() -> None:
    pauses = serve.pauses()
    assert [next(pauses) for _ in range(10)][-3:] == [256, 300, 300]
