"""SIGTERM: the move in hand is committed and answered, the process ends well, and the next one serves the buttons."""

from __future__ import annotations

import asyncio
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import db
from sandbox.kit import Actor, Kit, Seen
from sandbox.kit.reply import NotReached
from tests.bot.restart.playing import play_on
from tests.bot.support import button, choose_first

LONG = 60.0
A_WHILE = 3.0
"""Seconds in which a process that did not wait for anything would be gone."""


@asynccontextmanager
async def slowtable(kit: Kit, database: Path, **more: str) -> AsyncIterator[Process]:
    """The bot as an operator runs it."""
    before = kit.sandbox.gateway.identifies
    process = await play_on(kit, database, **more)
    try:
        await kit.until(lambda: kit.sandbox.gateway.identifies > before and kit.sandbox.gateway.ready, LONG)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def stopped(process: Process) -> str:
    """Tell it to stop, and wait for that; returns its log."""
    process.send_signal(signal.SIGTERM)
    _, log = await asyncio.wait_for(process.communicate(), LONG)
    assert process.returncode == 0, log.decode()
    return log.decode()


async def logged(database: Path) -> int:
    async with await db.Store.open(database) as store:
        return (await store.matches.get(1)).logged


def controls(seen: Seen) -> list[str]:
    """What can be pressed or chosen from."""
    return [each.custom_id or "" for each in seen.buttons] + [each.custom_id for each in seen.selects]


def newest(kit: Kit, alice: Actor, *verbs: str) -> Seen | None:
    """The newest message of the match's thread on which one of these can be pressed."""
    threads = [channel for channel in kit.world.channels.values() if channel.parent_id]
    found = [
        seen
        for place in threads
        for seen in alice.messages(place)
        if any(f":{verb}:" in custom_id for custom_id in controls(seen) for verb in verbs)
    ]
    return found[-1] if found else None


@pytest.mark.long
@pytest.mark.timeout(900)
async def test_a_move_in_hand_is_finished_and_the_next_process_goes_on(kit: Kit, alice: Actor, tmp_path: Path) -> None:
    database = tmp_path / "slow.db"
    async with slowtable(kit, database) as process:
        await alice.slash("/match new", game="xidit")
        lobby = alice.last()
        for _ in range(2):
            await alice.click(button(lobby, "addbot"), lobby)
        await alice.click(button(lobby, "start"), lobby)
        board = await kit.until(lambda: newest(kit, alice, "pick", "choose"), LONG)
        assert board is not None
        held = kit.fault("slow", method="POST", route="/interactions/*", delay=LONG, count=1)
        click = asyncio.create_task(choose_first(alice, board))
        await kit.until(lambda: held.met == 1, LONG)
        process.send_signal(signal.SIGTERM)
        ended = asyncio.create_task(process.communicate())
        with pytest.raises(NotReached):  # it stays as long as the answer is on its way
            await kit.until(lambda: ended.done() or not kit.sandbox.gateway.ready, A_WHILE)
        kit.faults.let_go(held)
        await asyncio.wait_for(click, LONG)
        _, log = await asyncio.wait_for(ended, LONG)
        assert process.returncode == 0, log.decode()
    first = await logged(database)
    assert first > 1, "the choice counts"
    async with slowtable(kit, database) as process:
        board = await kit.until(lambda: newest(kit, alice, "mine"), LONG)
        assert board is not None
        panel = (await alice.click(button(board, "mine"), board)).message
        assert panel.buttons or panel.selects, "a button from before is served"
        assert '"level":"error"' not in await stopped(process)
    assert await logged(database) >= first
