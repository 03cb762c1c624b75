"""What the figures are told: each room is listened to, and what has to be asked is asked when somebody looks."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from typing import Protocol

import db
from bot.clock import Now
from bot.messages.painters import Painters
from bot.tables.table import Table
from bot.watch import machine
from bot.watch.figures import Figures

PATIENCE = 2.0
"""Seconds that the database gets to say that it is well."""


class Gateway(Protocol):
    """The client, as the figures know it."""

    @property
    def latencies(self) -> Sequence[tuple[int, float]]:
        """Seconds by shard; not a number before the first answer."""

    def is_ready(self) -> bool:
        """Whether it is connected."""


def listen(figures: Figures, table: Table, painters: Painters) -> None:
    """Count what happens."""
    figures.version.info({"version": machine.VERSION})
    painters.on_drawn.append(lambda task, game, took: figures.pictures.labels(game=game, what=task).observe(took))

    def committed(move: db.Move) -> None:
        for entry in move.entries:
            figures.moves.labels(by=entry.by, kind=entry.kind).inc()

    table.on_commit.append(committed)


def ask(figures: Figures, store: db.Store, gateway: Gateway, now: Now) -> None:
    """Look after what is only known by asking."""

    async def look() -> None:
        for shard, seconds in gateway.latencies:
            if math.isfinite(seconds):
                figures.gateway.labels(shard=str(shard)).set(round(seconds, 4))
        waiting = await store.stats.waiting(now())
        figures.outbox.set(waiting.posts)
        figures.reminders.set(waiting.reminders)
        for status, count in waiting.matches.items():
            figures.matches.labels(status=status.value).set(count)

    figures.ask.append(look)


async def health(store: db.Store, gateway: Gateway) -> dict[str, bool]:
    """Whether Discord and the database can be reached."""
    return {"gateway": gateway.is_ready(), "database": await _answers(store)}


async def _answers(store: db.Store) -> bool:
    try:
        await asyncio.wait_for(store.life.seen_at(), PATIENCE)
    except (TimeoutError, db.StoreError, db.Unavailable, OSError):
        return False
    return True
