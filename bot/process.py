"""The process as a whole: what keeps the loop from waiting for anything but its own work."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import sys
from collections.abc import Callable, Coroutine
from typing import Any

SWITCH = 0.0005
"""Seconds after which a thread that draws lets the loop go on; Python's own is ten times as long."""
GARBAGE = (50_000, 20, 50)
"""How much is made before garbage is collected. With a thousand matches in memory a look takes a tenth of a second."""


def tune() -> None:
    """Once, when everything is imported: it all stays, and is not looked through again."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run the bot until its end, on uvloop's loop where that is installed: it takes less time for the same."""
    with asyncio.Runner(loop_factory=fastest()) as runner:
        runner.run(_to_its_end(work))


async def _to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Python waits for its workers before it ends. What they still draw or think of then is for nobody: whoever has
    told the bot to stop does not wait for a film."""
    try:
        await work
    finally:
        for worker in multiprocessing.active_children():
            worker.kill()


def fastest() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the loop; None: Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
