"""Starts `slowtable play` in a process of its own, on a test's sandbox."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from sandbox.kit import Kit

ROOT = Path(__file__).parents[3]


async def play_on(kit: Kit, database: Path, **more: str) -> Process:
    """Start it."""
    settings = {"TOKEN": kit.token, "DATABASE": str(database), "PAINTERS": "0", "THINKERS": "0", "LOG": "json", **more}
    environment = {**os.environ, **{f"SLOWTABLE_{name}": value for name, value in settings.items()}}
    where = (kit.address.api_base, kit.address.gateway_url, kit.address.cdn)
    command = [sys.executable, "-m", "tests.bot.restart.child", *where]
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, stdout=PIPE, stderr=PIPE)
