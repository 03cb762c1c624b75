"""Closing the database leaves nothing behind, whoever is still asking."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from db import Store
from db.errors import StoreClosed


def connections() -> set[threading.Thread]:
    """The threads of connections that are open through aiosqlite."""
    return {thread for thread in threading.enumerate() if "_connection_worker_thread" in thread.name}


async def test_a_question_under_way_is_answered_and_a_later_one_refused(path: Path) -> None:
    before, store = connections(), await Store.open(path)
    asking = asyncio.create_task(store.matches.with_bots())
    await asyncio.sleep(0)
    await store.close()
    assert await asking == []
    with pytest.raises(StoreClosed):
        await store.matches.with_bots()
    for thread in connections() - before:
        thread.join(30)
    assert connections() <= before


async def test_who_leaves_while_asking_leaves_no_connection_behind(path: Path) -> None:
    before, store = connections(), await Store.open(path)
    asking = asyncio.create_task(store.matches.with_bots())
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await store.close()
    for thread in connections() - before:
        thread.join(30)
    assert connections() <= before
