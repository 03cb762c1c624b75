"""A match that is over, looked at again: how likely each seat was to win, and which choices of a seat mattered most.

A choice is judged from where its seat stood: what it could not know then is made up, and a hard bot says what it would
have done in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec

from games.engine import export as exporting
from games.engine.chronicle import Stand, moments
from games.engine.decision import Choice, Decision
from games.engine.game import Game
from games.engine.imagine import in_words
from games.engine.match import Entry, Match
from games.engine.search import NO_BUDGET, Budget, played_on, search
from games.engine.state import State
from games.engine.strength import winning_chances, worlds
from games.engine.text import Text

POINTS = 36
"""At so many moments of a match chances are told, at most."""
MOST = 80
"""How many choices of a seat are judged, at most: first those that the game's bot would not have made."""
TOLD = 3
SLIGHT = 0.02
"""A smaller drop of the chances tells nothing."""
OWN = ("player", "plan")


class Point(msgspec.Struct, frozen=True):
    """How a match stood at a moment: by what everybody could see, and how likely each seat was to win."""

    entry: int
    """Of the log, after which it stood so."""
    stand: Stand
    chances: tuple[float, ...]


class Made(msgspec.Struct, frozen=True):
    """A choice that somebody made, with the match as it was stored just before."""

    entry: int
    seat: int
    words: str
    record: bytes
    usual: bool
    """Whether the game's bot would have chosen the same."""


class Course(msgspec.Struct, frozen=True):
    """How a match went."""

    points: tuple[Point, ...]
    made: tuple[Made, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """A choice, and what a hard bot would have chosen."""

    entry: int
    when: Text
    prompt: Text
    played: Text
    better: Text
    chance: float
    """Of winning, after what was chosen, as its seat could judge it."""
    could: float
    """After what a hard bot would have chosen."""

    @property
    def drop(self) -> float:
        """What the choice has cost."""
        return self.could - self.chance


def course(game: Game[Any, Any], exported: exporting.Export, seat: int | None = None, since: int = 0) -> Course:
    """Play a match again. With the choices that the owner of a seat made, from an entry of the log on."""
    walk = _Walk(game, exported, seat, since)
    exporting.replay(game, exported, walk.watch)
    return walk.course()


class _Walk:
    """What is noted on the way through a match."""

    def __init__(self, game: Game[Any, Any], exported: exporting.Export, seat: int | None, since: int) -> None:
        self._game, self._log, self._seat, self._since = game, exported.log, seat, since
        self._points: dict[int, Point] = {}
        self._made: dict[int, Made] = {}
        """By the number of the question: an answer that was taken back or replaced counts no more."""
        self._coming(Match.begin(game, exported.setup)[0], 0)

    def watch(self, match: Match[Any, Any], number: int) -> None:
        """After an entry of the log."""
        entry = self._log[number]
        if entry.kind == "rewind":
            back = int(entry.text)
            self._points = {at: point for at, point in self._points.items() if at < back}
            self._made = {asked: made for asked, made in self._made.items() if made.entry < back}
        elif entry.kind == "undo" and entry.seat == self._seat:
            self._made.pop(entry.asked, None)
        chances = winning_chances(self._game, match.present)
        if chances is not None:
            self._points[number] = Point(number, self._game.stand(match.view(None)), tuple(chances))
        self._coming(match, number + 1)

    def _coming(self, match: Match[Any, Any], number: int) -> None:
        """Keep the match if the next entry is a choice to be judged."""
        if number >= len(self._log) or number < self._since or not _own(self._log[number], self._seat):
            return
        entry = self._log[number]
        decision = match.decisions.get(entry.seat)
        if decision is None or decision.shape.only() is not None:
            return
        words = search(self._game, match.view(entry.seat), (), decision, str(number), NO_BUDGET)
        usual = decision.write(decision.parse(words)) == entry.text
        self._made[decision.asked] = Made(number, entry.seat, entry.text, match.dump(), usual)

    def course(self) -> Course:
        """All of it, at moments that tell it evenly, and with as many choices as can be judged."""
        chosen = moments([(number, point.stand) for number, point in self._points.items()], POINTS)
        made = sorted(self._made.values(), key=lambda one: (one.usual, one.entry))[:MOST]
        return Course(
            tuple(self._points[number] for number in sorted(chosen)), tuple(sorted(made, key=lambda one: one.entry))
        )


def _own(entry: Entry, seat: int | None) -> bool:
    return entry.kind == "choice" and entry.seat == seat and entry.by in OWN


def judge(game: Game[Any, Any], made: Made, seed: str, budget: Budget) -> Judged | None:
    """What a hard bot would have chosen instead, and how the two compare in the same worlds. None: the same, or nothing
    can be said."""
    match = Match.load(game, made.record)
    decision, imagined = match.decision(made.seat), worlds(match, made.seat, seed)
    better = decision.parse(search(game, match.view(made.seat), imagined, decision, seed, budget))
    played = decision.parse(made.words)
    if decision.write(better) == decision.write(played):
        return None
    samples = max(2, budget.rollouts // 4)
    found = _compared(game, imagined, decision, (played, better), seed, samples, budget)
    if not found:
        return None
    explained = match.explained(made.seat)
    return Judged(
        made.entry,
        game.stand(match.view(None)).when,
        explained.prompt,
        in_words(explained, played),
        in_words(explained, better),
        fmean(one for one, _ in found),
        fmean(other for _, other in found),
    )


def _compared(
    game: Game[Any, Any],
    imagined: Sequence[State],
    decision: Decision,
    choices: tuple[Choice, Choice],
    seed: str,
    samples: int,
    budget: Budget,
) -> list[tuple[float, float]]:
    """How likely the seat is to win after each of two choices: as often as there are samples, each pair with the same
    chance."""
    found: list[tuple[float, float]] = []
    view = game.view(imagined[0], decision.seat)
    for number in range(samples):
        world, chance = imagined[number % len(imagined)], f"{seed} compared {number}"
        try:
            ends = [played_on(game, view, world, decision.seat, choice, chance, budget) for choice in choices]
        except Exception:  # a made-up world may be one that the rules never come to: then it tells nothing
            continue
        values = [winning_chances(game, end) for end in ends if end is not None]
        if len(values) < len(choices) or None in values:
            break
        one, other = (value[decision.seat] for value in values if value is not None)
        found.append((one, other))
    return found


def most_telling(judged: Sequence[Judged], most: int = TOLD) -> list[Judged]:
    """The choices that cost most, as they were made."""
    costly = sorted((one for one in judged if one.drop >= SLIGHT), key=lambda one: one.drop, reverse=True)
    return sorted(costly[:most], key=lambda one: one.entry)
