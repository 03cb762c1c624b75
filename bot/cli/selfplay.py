"""`slowtable selfplay`: whole matches between bots or random players, with figures."""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

import games
from bot.cli.progress import progress
from games.engine import Match, Outcome, Setup
from games.engine.policy import random_choice
from games.engine.text import Text


class Report(msgspec.Struct):
    """What a number of matches came to."""

    game: str
    players: int
    matches: int
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    wins_by_seat: list[int] = []
    wins_by_policy: dict[str, int] = {}
    shared_or_none: int = 0
    mean_scores: dict[str, list[float]] = {}


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("selfplay", help="play whole matches and report figures")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, help="how many players (default: the most)")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    parser.add_argument("--policy", default="bot", help="bot, random, or one per seat: bot,random,random")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report."""
    meta = games.metas()[args.game]
    players = args.players or meta.players[1]
    policies = seat_policies(args.policy, players)
    setups = [Setup(players, f"{args.seed}/{number}", options_of(args.option)) for number in range(args.matches)]
    report = Report(args.game, players, args.matches, wins_by_seat=[0] * players)
    wins: Counter[str] = Counter()
    started = time.perf_counter()
    for setup in progress(setups, len(setups), args.game):
        for match in play(args.game, setup, policies):
            report.decisions += 1
            if match.outcome is not None:
                count(report, wins, policies, match.outcome)
    report.seconds = round(time.perf_counter() - started, 3)
    report.decisions_per_second = round(report.decisions / max(report.seconds, 1e-9), 1)
    report.wins_by_policy = dict(wins)
    print(msgspec.json.encode(report).decode() if args.json else readable(report))
    return 0 if report.finished == report.matches else 1


def seat_policies(words: str, players: int) -> list[str]:
    """The policy of each seat."""
    policies = words.split(",")
    if len(policies) == 1:
        policies *= players
    if len(policies) != players or not set(policies) <= {"bot", "random"}:
        raise SystemExit(f"--policy: give bot or random, once or {players} times with commas")
    return policies


def options_of(words: list[str]) -> dict[str, str]:
    """`--option key=value`, several times."""
    pairs = [word.partition("=") for word in words]
    if not all(separator for _, separator, _ in pairs):
        raise SystemExit("--option: write KEY=VALUE")
    return {key: value for key, _, value in pairs}


def play(name: str, setup: Setup, policies: list[str]) -> Iterator[Match]:
    """A match, stopping after each decision."""
    game = games.game(name)
    try:
        match, _ = Match.begin(game, setup)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    rng = random.Random(setup.seed)
    while match.outcome is None:
        seat = match.waiting[0]
        decision = match.decisions[seat]
        if policies[seat] == "bot":
            match.submit(seat, game.policy(game.view(match.state, seat), decision, rng), by="bot")
        else:
            match.submit(seat, random_choice(decision, rng))
        yield match


def count(report: Report, wins: Counter[str], policies: list[str], outcome: Outcome) -> None:
    """Add a finished match to the figures."""
    report.finished += 1
    if len(outcome.winners) != 1:
        report.shared_or_none += 1
    for winner in outcome.winners:
        report.wins_by_seat[winner] += 1
        wins[policies[winner]] += 1
    for column, values in outcome.scores.items():
        means = report.mean_scores.setdefault(column, [0.0] * len(values))
        for seat, value in enumerate(values):
            means[seat] = round(means[seat] + (value - means[seat]) / report.finished, 3)


def readable(report: Report) -> str:
    """The figures for people."""
    texts = games.texts(report.game, "en")
    lines = [
        f"{texts.say(Text(f'{report.game}-name'))}, {report.players} players: "
        f"{report.finished} of {report.matches} matches finished",
        f"{report.decisions} decisions in {report.seconds:.2f} s: {report.decisions_per_second:,.0f} per second",
        f"wins by seat: {', '.join(map(str, report.wins_by_seat))}"
        + (f" (shared or nobody's: {report.shared_or_none})" if report.shared_or_none else ""),
        f"wins by policy: {', '.join(f'{name} {won}' for name, won in sorted(report.wins_by_policy.items()))}",
    ]
    for column, means in report.mean_scores.items():
        lines.append(f"mean {texts.say(Text(column))}: {', '.join(f'{mean:.1f}' for mean in means)}")
    return "\n".join(lines)
