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
from msgspec.structs import replace
from PIL import Image

import games
from games.engine import Match, Setup
from games.engine.policy import random_choice
from render import palette
from render.art import ALL, MAP, Request, page, pages, paint
from render.cache import GROUNDS

ROUNDS = 15
FIRST = """
import sys
from time import thread_time
from tools.bench.pictures import sample
request = sample(sys.argv[1])
import render
start = thread_time()
render.draw(sys.argv[1], request)
print(thread_time() - start)
"""


class Warm(msgspec.Struct, frozen=True):
    """A page whose sprites are known."""

    page: str
    ratio: float
    """Relative to copying, indexing and encoding what of it never changes: its bare ground, or an empty sheet."""
    ms: float
    bytes: int


class Measures(msgspec.Struct, frozen=True):
    """What was measured for one game."""

    pages: tuple[Warm, ...]
    first_s: float
    """The first picture of a fresh process."""

    @property
    def map(self) -> Warm:
        """The page that threads show."""
        return self.pages[0]

    @property
    def heaviest(self) -> Warm:
        """The page with the most bytes."""
        return max(self.pages, key=lambda page: page.bytes)

    @property
    def slowest(self) -> Warm:
        """The page that is furthest from its floor."""
        return max(self.pages, key=lambda page: page.ratio)


def measure(game: str, rounds: int = ROUNDS) -> Measures:
    """Measure the pages of a match in its middle, and the first picture of a process."""
    shown = [page for page in pages(game) if page.name != ALL]
    return Measures(tuple(measure_page(game, page.name, rounds) for page in shown), first_picture(game))


def measure_page(game: str, name: str, rounds: int = ROUNDS) -> Warm:
    """A page and its floor, in turns."""
    own = page(game, name).own
    request = replace(sample(game, seat=0 if own else None), page=name)
    picture = paint(game, request)
    data = palette.encode(picture, game)
    ground = GROUNDS.newest() if name == MAP else Image.new("RGB", picture.size, picture.getpixel((4, 4)))
    ours, least = _interleaved(
        rounds, lambda: palette.encode(paint(game, request), game), lambda: palette.encode(ground.copy(), game)
    )
    return Warm(name, ours / least, ours * 1000, len(data))


def sample(game: str, decisions: int = 60, seat: int | None = None) -> Request:
    """A board in the middle of a match played at random, as a seat or an onlooker sees it."""
    least, most = games.metas()[game].players
    players = min(4, most) if most > least else most
    match, _ = Match.begin(games.game(game), Setup(players, "bench"))
    dice = Random("bench")
    before: Any = None
    for _ in range(decisions):
        if match.outcome or not match.waiting:
            break
        before = match.view(seat)
        acting = match.waiting[0]
        match.submit(acting, random_choice(match.decisions[acting], dice))
    return Request(match.view(seat), tuple(f"Player {seat + 1}" for seat in range(players)), before=before)


def first_picture(game: str) -> float:
    """Seconds of its thread from asking for a picture in a fresh process to having it."""
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
