"""Bots in seats: they answer as soon as they are asked, off the loop, from their own view. While no person plays, they
rest."""

from __future__ import annotations

import asyncio
import logging

import db
from bot.tables.bots import strength_of, style_of
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.thinking import Thinkers, Thought
from bot.watch import logs
from games.engine import GameError

log = logging.getLogger(__name__)
BUSY = 5.0
"""Seconds after which a bot plays on that the database has kept waiting."""


class BotRunner:
    """Plays the seats that bots fill."""

    def __init__(self, table: Table, thinkers: Thinkers | None = None) -> None:
        self._table = table
        self._thinkers = thinkers or Thinkers(0)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def wake(self, match_id: int) -> None:
        """Something happened in a match: perhaps a bot is asked now."""
        if match_id in self._tasks:
            self._again.add(match_id)
        else:
            task = asyncio.create_task(self._play(match_id), name=f"bots of match {match_id}")
            self._tasks[match_id] = task
            task.add_done_callback(lambda _: self._done(match_id))

    async def stop(self) -> None:
        """Stop; what is not played is played after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def until_idle(self) -> None:
        """Until no bot thinks any more."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._tasks)

    def _done(self, match_id: int) -> None:
        self._tasks.pop(match_id, None)
        if match_id in self._again:
            self._again.discard(match_id)
            self.wake(match_id)

    async def _play(self, match_id: int) -> None:
        logs.anew(match=match_id)
        try:
            # Another process may have looked just before what woke us: whoever comes second looks again.
            async with self._table.store.sharing.held("bots", match_id):
                while await self._answer(match_id):
                    pass
        except db.Unavailable as error:
            log.warning("a bot of match %s waits for the database: %s", match_id, error.orig)
            await asyncio.sleep(BUSY)
            self._again.add(match_id)
        except Exception:
            log.exception("a bot of match %s failed with an exception", match_id)

    async def _answer(self, match_id: int) -> bool:
        """One answer of one bot; False when no bot is asked."""
        running = await self._table.read(match_id)
        if running is None or running.over or running.row.status != "running" or not running.waiting_bots():
            return False
        seat = running.waiting_bots()[0]
        serial = running.match.serial(seat)
        words = await self._thinkers.choice(self._thought(running, seat))
        try:
            await self._table.submit(match_id, seat, words, serial, by="bot")
        except GameError:
            log.warning("match %s: the bot's answer came too late", match_id)
        return True

    def _thought(self, running: Running, seat: int) -> Thought:
        strength = strength_of(running.seats[seat])
        ponders = strength == "hard" and self._thinkers.ponders
        return Thought(
            game=running.game,
            view=running.match.view(seat),
            decision=running.match.decisions[seat],
            seed=running.chance_seed(seat),
            strength=strength,
            style=style_of(running.seats[seat]),
            record=running.match.dump() if ponders else b"",
        )
