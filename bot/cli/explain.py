"""`slowtable explain`: how much of what is asked explains itself, over whole matches."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

import msgspec

import games
from bot.cli.progress import progress
from games.engine import Decision, Match, Option, Setup, foresee
from games.engine.policy import random_choice
from games.engine.text import Text

TRIES = 3
"""How many of the choices that a question offers are foreseen."""


class Explanations(msgspec.Struct):
    """What the questions of a game tell of themselves."""

    game: str
    matches: int
    kinds: int = 0
    options: int = 0
    options_with_hint: int = 0
    kinds_with_reasons: int = 0
    kinds_with_marks: int = 0
    choices: int = 0
    foreseen: int = 0
    foresight_ms: float = 0.0
    without_reasons: list[str] = []
    """Kinds that never said what is not possible; a game may declare why."""
    without_marks: list[str] = []


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("explain", help="tell how much of what a game asks explains itself")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--matches", type=int, default=4, help="per number of players, half of them played by bots")
    parser.add_argument("--players", type=int, help="how many players (default: each number that can play)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play matches, look at every question, and report."""
    least, most = games.metas()[args.game].players
    if args.matches < 1:
        raise SystemExit("--matches: 1 or more")
    if args.players is not None and not least <= args.players <= most:
        raise SystemExit(f"--players: from {least} to {most}")
    counts = _Counts()
    setups = [
        (Setup(players, f"{args.seed}/{number}"), number % 2 == 1)
        for players in ([args.players] if args.players else range(least, most + 1))
        for number in range(args.matches)
    ]
    for setup, bots in progress(setups, len(setups), args.game):
        for match, rng in walk(args.game, setup, bots):
            for seat in match.waiting:
                counts.look(match, seat, rng)
    report = counts.report(args.game, len(setups))
    print(msgspec.json.encode(report).decode() if args.json else readable(report))
    return 0


def walk(name: str, setup: Setup, bots: bool) -> Iterator[tuple[Match, random.Random]]:
    """A match, stopping before each decision."""
    game, rng = games.game(name), random.Random(setup.seed)
    match, _ = Match.begin(game, game.complete(setup))
    while match.outcome is None:
        yield match, rng
        seat = match.waiting[0]
        decision = match.decisions[seat]
        choice = game.policy(match.view(seat), decision, rng) if bots else random_choice(decision, rng)
        match.submit(seat, choice)


class _Counts:
    """What was seen."""

    def __init__(self) -> None:
        self._options = self._hinted = self._choices = self._foreseen = 0
        self._kinds: set[str] = set()
        self._reasons: set[str] = set()
        self._marks: set[str] = set()
        self._seconds: list[float] = []

    def look(self, match: Match, seat: int, rng: random.Random) -> None:
        """One question to one seat."""
        decision = match.explained(seat)
        options = options_of(decision)
        self._kinds.add(decision.rule)
        self._options += len(options)
        self._hinted += sum(bool(option.hint or option.plain or decision.plain) for option in options)
        if decision.unavailable or decision.rule in match.game.nothing_missing:
            self._reasons.add(decision.rule)
        if decision.about or any(option.where for option in options):
            self._marks.add(decision.rule)
        for _ in range(TRIES):
            self._foresee(match, seat, rng)

    def _foresee(self, match: Match, seat: int, rng: random.Random) -> None:
        choice = random_choice(match.decisions[seat], rng)
        started = time.perf_counter()
        foreseen = foresee(match, seat, choice, "explain")
        self._seconds.append(time.perf_counter() - started)
        self._choices += 1
        self._foreseen += foreseen is not None and foreseen.complete

    def report(self, game: str, matches: int) -> Explanations:
        """The figures."""
        return Explanations(
            game,
            matches,
            kinds=len(self._kinds),
            options=self._options,
            options_with_hint=self._hinted,
            kinds_with_reasons=len(self._reasons),
            kinds_with_marks=len(self._marks),
            choices=self._choices,
            foreseen=self._foreseen,
            foresight_ms=round(median(self._seconds) * 1000, 2),
            without_reasons=sorted(self._kinds - self._reasons),
            without_marks=sorted(self._kinds - self._marks),
        )


def options_of(decision: Decision) -> list[Option]:
    """Everything that can be picked."""
    return [option for pick in decision.picks for option in pick.options]


def readable(report: Explanations) -> str:
    """The figures for people."""
    name = games.texts(report.game, "en").say(Text(f"{report.game}-name"))
    hinted = 100 * report.options_with_hint / max(1, report.options)
    foreseen = 100 * report.foreseen / max(1, report.choices)
    return "\n".join(
        [
            f"{name}: {report.kinds} kinds of decisions in {report.matches} matches",
            f"options with a hint, or that need none: {hinted:.1f} % of {report.options:,}",
            f"kinds that say why not: {report.kinds_with_reasons} (never: {_listed(report.without_reasons)})",
            f"kinds marked on the board: {report.kinds_with_marks} (not: {_listed(report.without_marks)})",
            f"choices foreseen whole: {foreseen:.1f} % of {report.choices:,}, median {report.foresight_ms} ms",
        ]
    )


def _listed(kinds: list[str]) -> str:
    return ", ".join(kinds) or "none"
