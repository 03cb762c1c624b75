"""A process that is killed while it writes. Imported by the test's fork server, run in its children."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.pool import Pool

from db import Forget, Move, NewEntry, NewReminder, Post, Store
from db.migrate import migrate
from tests.db.helpers import at, state

# Alembic is imported when something is to be migrated; here before the fork, once for all children.
__import__("alembic.command")


def die_after(instructions: int) -> None:
    """Kill this process, as kill -9 would, when SQLite has worked through so many instructions of its machine."""
    left = itertools.count(instructions, -1)

    def count_down() -> int:
        if next(left) <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    @event.listens_for(Pool, "connect")
    def watch(connection: Any, _: object) -> None:
        connection.set_progress_handler(count_down, 1)


def play(path: Path, versions: dict[int, int], instructions: int | None, told: Connection) -> None:
    """Commit move after move in these matches at once, until death comes, telling each version that is safe."""
    if instructions is not None:
        die_after(instructions)

    async def play_one(store: Store, match_id: int, version: int) -> None:
        for number in itertools.count(version):
            committed = await store.moves.commit(full_move(match_id, number))
            told.send((match_id, committed.version))

    async def run() -> None:
        async with await Store.open(path) as store:
            await asyncio.gather(*(play_one(store, *match) for match in versions.items()))

    asyncio.run(run())


def upgrade(path: Path, scripts: Path, instructions: int) -> None:
    """Migrate until death comes."""
    die_after(instructions)
    migrate(path, scripts=scripts)


def full_move(match_id: int, version: int) -> Move:
    """A move with all kinds of consequences, all of which tell its version."""
    seat = version % 2
    return Move(
        match_id=match_id,
        expected_version=version,
        at=at(version),
        snapshot=state(version + 1),
        milestone=version % 3 == 0,
        entries=[
            NewEntry(seat=seat, text=f"seal {version}", asked=version, receipt=f"r{version}"),
            NewEntry(seat=seat, text=f"move {version}", asked=version),
        ],
        forget=[Forget()],
        remind=[NewReminder(kind="nudge", seat=1 - seat, due_at=at(version), attempt=version)],
        posts=[Post(kind="board", payload={"version": version + 1}), Post(kind="turn", lane="dm:1")],
        seats={seat: {"bank_seconds": version}},
    )
