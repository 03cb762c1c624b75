"""Bots think in a process of their own: the same as they would here."""

from __future__ import annotations

import os
import random
import signal

import pytest

import games
from bot.tables import thinking
from bot.tables.thinking import Thinkers
from games.engine import Match, Setup


@pytest.mark.parametrize("name", games.metas())
async def test_a_worker_answers_what_a_thread_answers_and_gives_way(name: str) -> None:
    game = games.game(name)
    match, _ = Match.begin(game, game.complete(Setup(game.meta.players[0], "thinking")))
    seat = match.waiting[0]
    asked = name, match.view(seat), match.decisions[seat], f"seed {seat}"
    here = game.policy(match.view(seat), match.decisions[seat], random.Random(f"seed {seat}"))
    workers, threads = Thinkers(1), Thinkers(0)
    try:
        assert await workers.choice(*asked) == await threads.choice(*asked) == here
        if name == "xidit":
            (process,) = workers.pids
            assert os.getpriority(os.PRIO_PROCESS, process) >= thinking.NICE
            os.kill(process, signal.SIGKILL)
            assert await workers.choice(*asked) == here, "another one is started"
    finally:
        workers.close()
