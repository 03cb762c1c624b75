"""Bots think in a process of their own: the same as they would here."""

from __future__ import annotations

import asyncio
import os
import random
import signal

import msgspec
import pytest

import games
from bot.tables import thinking
from bot.tables.thinking import Thinkers, Thought, think
from games.engine import Match, Setup
from games.engine.search import Budget
from games.engine.strength import answer, worlds


@pytest.mark.parametrize("name", games.metas())
async def test_a_worker_answers_what_a_thread_answers_and_gives_way(name: str) -> None:
    game = games.game(name)
    match, _ = Match.begin(game, game.complete(Setup(game.meta.players[0], "thinking")))
    seat = match.waiting[0]
    asked = Thought(name, match.view(seat), match.decisions[seat], f"seed {seat}")
    here = game.policy(match.view(seat), match.decisions[seat], random.Random(f"seed {seat}"))
    workers, threads = Thinkers(1), Thinkers(0)
    try:
        assert await workers.choice(asked) == await threads.choice(asked) == here
        if name == "xidit":
            (process,) = workers.pids
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, process) == min(own + thinking.NICE, 19)
            os.kill(process, signal.SIGKILL)
            assert await workers.choice(asked) == here, "another one is started"
    finally:
        workers.close()


def hard_thought(seconds: float = 0.0) -> Thought:
    """What a hard bot is asked in the middle of a match."""
    game = games.game("scythe")
    match, _ = Match.begin(game, game.complete(Setup(3, "pondering")))
    rng = random.Random(7)
    for _ in range(60):
        seat = match.waiting[0]
        match.submit(seat, game.policy(match.view(seat), match.decisions[seat], rng), by="bot")
    seat = next(seat for seat, asked in match.decisions.items() if asked.shape.only() is None)
    asked = match.decisions[seat]
    return Thought("scythe", match.view(seat), asked, "seed", "hard", record=match.dump(), seconds=seconds)


async def test_a_hard_bot_without_workers_or_time_answers_as_a_normal_one() -> None:
    asked = hard_thought()
    usual = games.game("scythe").policy(asked.view, asked.decision, random.Random("seed"))
    for thinkers in (Thinkers(0, 5.0), Thinkers(1, 0.0)):
        try:
            assert not thinkers.ponders
            assert await thinkers.choice(asked) == usual
        finally:
            thinkers.close()


async def test_hard_bots_think_in_workers_and_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    thinkers = Thinkers(1, 3.0)

    async def done(work: object, question: Thought) -> str:
        assert work is think
        given.append(question.seconds)
        await asyncio.sleep(0)
        return "found"

    monkeypatch.setattr(thinkers, "done", done)
    asked = hard_thought()
    normal = msgspec.structs.replace(asked, strength="normal")
    await asyncio.gather(*(thinkers.choice(asked) for _ in range(3)), thinkers.choice(normal))
    assert given == [3.0, 1.5, 1.0, 0.0]
    await thinkers.choice(asked)
    assert given[-1] == 3.0, "those who have answered count no more"


def test_a_hard_bot_tries_its_choices_in_worlds_that_are_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that stands still it is the search of the engine, as often as its seconds say."""
    monkeypatch.setattr(thinking, "monotonic", lambda: 0.0)
    asked, game = hard_thought(2.0), games.game("scythe")
    match = Match.load(game, asked.record)
    made_up = worlds(match, asked.decision.seat, "seed")
    budget = Budget(2 * thinking.ROLLOUTS)
    found = answer("hard", game, asked.view, asked.decision, "seed", "", made_up, budget)
    assert think(asked) == found
    asked.decision.parse(found)


def test_time_that_is_up_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr(thinking, "monotonic", lambda: float(next(ticks)))
    asked = hard_thought(5.0)
    asked.decision.parse(think(asked))
    assert next(ticks) < 10
