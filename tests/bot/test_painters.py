"""Pictures are drawn in processes of their own, which are replaced when they are lost and end with the bot."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from io import BytesIO
from multiprocessing import active_children
from pathlib import Path

import pytest
from PIL import Image

import render
from bot.messages.painters import Painters
from render.art import Picture
from tests.render.matches import request, viewed

ROOT = Path(__file__).parents[2]
DRAWS = """
import asyncio
from multiprocessing import active_children
from bot.messages.painters import Painters
from tests.render.matches import request, viewed

async def draw():
    painters = Painters(1)
    await painters.draw("xidit", request(viewed("xidit", 4, 30), width=400))
    print(active_children()[0].pid, flush=True)
    await asyncio.Event().wait()

asyncio.run(draw())
"""


@pytest.fixture
async def painters() -> AsyncIterator[Painters]:
    found = Painters(1)
    yield found
    found.close()


def shown(picture: Picture) -> tuple[str, bytes]:
    """What there is to see, however well it is compressed: workers are forked from a process that other tests use."""
    return picture.filename, Image.open(BytesIO(picture.data)).convert("RGB").tobytes()


async def test_a_worker_draws_what_we_would_draw_and_a_lost_worker_is_replaced(painters: Painters) -> None:
    asked = request(viewed("xidit", 4, 30), width=400)
    wanted, others = shown(render.draw("xidit", asked)), {*active_children()}
    assert shown(await painters.draw("xidit", asked)) == wanted
    (process,) = {*active_children()} - others
    assert process.pid != os.getpid()
    os.kill(process.pid or 0, signal.SIGKILL)
    again = await asyncio.gather(*(painters.draw("xidit", asked) for _ in range(3)))
    assert [shown(picture) for picture in again] == [wanted] * 3


@pytest.mark.timeout(300)
@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="the system does not tell when somebody else's child ends")
def test_no_worker_outlives_a_bot_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", DRAWS], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        worker = os.pidfd_open(int(process.stdout.readline()))
        process.kill()
    ended, _, _ = select.select([worker], [], [], 60)
    try:
        assert ended
    finally:
        if not ended:
            signal.pidfd_send_signal(worker, signal.SIGKILL)
        os.close(worker)


async def test_no_page_waits_for_a_time_lapse(painters: Painters) -> None:
    asked, others = request(viewed("xidit", 4, 30), width=400), {*active_children()}
    wanted = await painters.draw("xidit", asked)
    (painter,) = {*active_children()} - others
    film = asyncio.create_task(painters.timelapse("xidit", [asked] * 8))
    while not (filmers := {*active_children()} - others - {painter}):  # noqa: ASYNC110 - nobody tells us
        await asyncio.sleep(0)
    page = asyncio.create_task(painters.draw("xidit", asked))
    await asyncio.wait([film, page], return_when=asyncio.FIRST_COMPLETED)
    assert page.done()
    (filmer,) = filmers
    assert (await film).filename == "xidit-timelapse.webp"
    await asyncio.to_thread(filmer.join)
    assert painter.is_alive()
    assert await painters.draw("xidit", asked) == wanted


async def test_without_workers_threads_draw() -> None:
    asked = request(viewed("xidit", 4, 30), width=400)
    painters, others = Painters(), {*active_children()}
    assert await painters.draw("xidit", asked) == render.draw("xidit", asked)
    assert {*active_children()} <= others
    painters.close()
