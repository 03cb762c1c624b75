"""How fast pictures are, always relative to the least that a picture can cost in the same run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import msgspec

import games
from games.engine import Match, Setup
from games.engine.policy import random_choice
from render import palette
from render.art import Request, paint
from render.cache import GROUNDS

ROUNDS = 15
FIRST = """
import sys
from time import perf_counter
from tools.bench.pictures import sample
request = sample(sys.argv[1])
import render
start = perf_counter()
render.draw(sys.argv[1], request)
print(perf_counter() - start)
"""


class Measures(msgspec.Struct, frozen=True):
    """What was measured for one game."""

    warm_ratio: float
    """A picture whose sprites are known, relative to copying, indexing and encoding its bare ground."""
    warm_ms: float
    bytes: int
    first_s: float
    """The first picture of a fresh process."""


def measure(game: str, rounds: int = ROUNDS) -> Measures:
    """Measure a board in the middle of a match."""
    request = sample(game)
    data = palette.encode(paint(game, request), game)
    ground = GROUNDS.newest()
    ours, least = _interleaved(
        rounds, lambda: palette.encode(paint(game, request), game), lambda: palette.encode(ground.copy(), game)
    )
    return Measures(ours / least, ours * 1000, len(data), first_picture(game))


def sample(game: str, decisions: int = 60) -> Request:
    """A board in the middle of a match played at random."""
    least, most = games.metas()[game].players
    players = min(4, most) if most > least else most
    match, _ = Match.begin(games.game(game), Setup(players, "bench"))
    dice = Random("bench")
    before: Any = None
    for _ in range(decisions):
        if match.outcome or not match.waiting:
            break
        before = match.view(None)
        seat = match.waiting[0]
        match.submit(seat, random_choice(match.decisions[seat], dice))
    return Request(match.view(None), tuple(f"Player {seat + 1}" for seat in range(players)), before=before)


def first_picture(game: str) -> float:
    """Seconds from asking for a picture in a fresh process to having it."""
    told = subprocess.run([sys.executable, "-c", FIRST, game], check=True, capture_output=True, text=True)
    return float(told.stdout)


def _interleaved(rounds: int, *tasks: Callable[[], object]) -> list[float]:
    """Medians of tasks that take turns, in time of this thread: others on the machine do not count."""
    times: list[list[float]] = [[] for _ in tasks]
    for _ in range(rounds):
        for task, spent in zip(tasks, times, strict=True):
            start = thread_time()
            task()
            spent.append(thread_time() - start)
    return [median(spent) for spent in times]
