"""The process as a whole comes to its end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONG = 60.0
SCRIPT = """
import asyncio, contextlib, multiprocessing, os, signal, sys
import msgspec
from bot import process
from bot.tables.thinking import Thinkers
from bot.workers import Workers
from render.workers import carry_out

async def think():
    thinkers = Thinkers(1)
    return thinkers, await thinkers.done(abs, -1), lambda: thinkers.done(abs, -2)

async def draw():
    workers = Workers(1, 5)
    async def draw_nothing():
        with contextlib.suppress(msgspec.DecodeError):
            await workers.done(carry_out, "card", "xidit", [b""])

    return workers, await draw_nothing(), draw_nothing

async def work():
    workers, _, more = await {"think": think, "draw": draw}[sys.argv[1]]()
    (worker,) = multiprocessing.active_children()
    os.kill(worker.pid, signal.SIGSTOP)
    print(worker.pid, flush=True)
    asked = asyncio.create_task(more())
    await asyncio.sleep(0)
    workers.close()

if __name__ == "__main__":
    process.run(work())
"""


@pytest.mark.parametrize("what", ["think", "draw"])
async def test_it_ends_though_one_of_its_workers_stands_still(tmp_path: Path, what: str) -> None:
    """As one that still draws when the bot is told to stop, on a machine that is busy with other things."""
    script = tmp_path / "bot_with_a_worker.py"
    script.write_text(SCRIPT)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(script), what]
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    worker = int(await asyncio.wait_for(process.stdout.readline(), LONG))
    try:
        _, complaints = await asyncio.wait_for(process.communicate(), LONG)
        assert (process.returncode, complaints) == (0, b"")
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)
    finally:
        if process.returncode is None:
            process.kill()
            os.kill(worker, signal.SIGKILL)
