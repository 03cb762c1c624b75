"""`slowtable selfplay`: whole matches between bots or random players, with figures."""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

import games
from bot.cli import pace
from bot.cli.progress import progress
from games.engine import Match, Outcome, Setup
from games.engine.policy import random_choice
from games.engine.text import Text

MEASURED = 1
"""So many matches are measured message by message unless told otherwise: it takes up to a minute for each."""
FROM_RULES = ("turns", "ends", "decisions", "waits", "waits_by_kind")
FROM_MESSAGES = (
    "clicks",
    "clicks_by_kind",
    "clicks_per_turn",
    "posts",
    "posts_per_turn",
    "pictures",
    "unchanged_pictures",
    "dms",
)


class Report(msgspec.Struct):
    """What a number of matches came to. Figures of their pace (`docs/pace.md`) are means per match."""

    game: str
    players: int
    people: int
    matches: int
    finished: int = 0
    turns: float = 0.0
    ends: dict[str, float] = {}
    decisions: float = 0.0
    waits: float = 0.0
    waits_by_kind: dict[str, float] = {}
    measured: int = 0
    """In how many matches the following were counted."""
    clicks: float = 0.0
    clicks_by_kind: dict[str, float] = {}
    clicks_per_turn: float = 0.0
    """Of the matches measured, which may be longer or shorter than the others."""
    posts: float = 0.0
    posts_per_turn: float = 0.0
    pictures: float = 0.0
    unchanged_pictures: float = 0.0
    dms: float = 0.0
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
    parser.add_argument("--people", type=int, metavar="N", help="how many seats are people's (default: all)")
    parser.add_argument(
        "--measure",
        type=int,
        metavar="N",
        help=f"count messages and clicks in so many of the matches (default: {MEASURED} with --json, else none)",
    )
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report."""
    meta = games.metas()[args.game]
    players = args.players or meta.players[1]
    policies = seat_policies(args.policy, players)
    people = players if args.people is None else args.people
    if not 0 <= people <= players:
        raise SystemExit(f"--people: from 0 to {players}")
    setups = [Setup(players, f"{args.seed}/{number}", options_of(args.option)) for number in range(args.matches)]
    report = Report(args.game, players, people, args.matches, wins_by_seat=[0] * players)
    wins: Counter[str] = Counter()
    found: list[pace.Pace] = []
    started = time.perf_counter()
    for setup in progress(setups, len(setups), args.game):
        tally = pace.Tally(people)
        for match in play(args.game, setup, policies, tally):
            if match.outcome is not None:
                count(report, wins, policies, match.outcome)
        found.append(tally.found)
    report.seconds = round(time.perf_counter() - started, 3)
    report.decisions_per_second = round(sum(each.decisions for each in found) / max(report.seconds, 1e-9), 1)
    report.wins_by_policy = dict(wins)
    tell_pace(report, found, measured(args, setups, policies, people))
    print(msgspec.json.encode(report).decode() if args.json else readable(report))
    return 0 if report.finished == report.matches else 1


def measured(args: argparse.Namespace, setups: Sequence[Setup], policies: list[str], people: int) -> list[pace.Pace]:
    """Some of the matches once more, with everything that a table would see of them."""
    wanted = (MEASURED if args.json else 0) if args.measure is None else args.measure
    chosen = setups[:wanted]
    return [
        asyncio.run(
            pace.measure(args.game, setup, lambda match, seat, rng: answer(match, seat, policies[seat], rng), people)
        )
        for setup in progress(chosen, len(chosen), f"{args.game}, pace")
    ]


def tell_pace(report: Report, played: Sequence[pace.Pace], watched: Sequence[pace.Pace]) -> None:
    """Means over all matches, and of what was counted in some over these."""
    of_all, of_some = pace.mean(played), pace.mean(watched)
    for name in FROM_RULES:
        setattr(report, name, getattr(of_all, name))
    report.measured = len(watched)
    for name in FROM_MESSAGES:
        setattr(report, name, getattr(of_some, name))


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


def play(name: str, setup: Setup, policies: list[str], tally: pace.Tally | None = None) -> Iterator[Match]:
    """A match, stopping after each decision."""
    game = games.game(name)
    try:
        match, _ = Match.begin(game, setup)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    rng = random.Random(setup.seed)
    while match.outcome is None:
        waited = match.waiting
        seat = waited[0]
        match.submit(seat, answer(match, seat, policies[seat], rng), by="bot" if policies[seat] == "bot" else "player")
        if tally is not None:
            tally.acted(match, seat, waited)
        yield match


def answer(match: Match, seat: int, policy: str, rng: random.Random) -> str:
    """What a seat answers."""
    decision = match.decision(seat)
    if policy == "bot":
        return match.game.policy(match.game.view(match.present, seat), decision, rng)
    return decision.write(random_choice(decision, rng))


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
        f"{report.decisions:.0f} decisions a match, {report.decisions_per_second:,.0f} per second",
        f"{report.turns:.0f} turns and {report.waits:.0f} waits a match"
        + (
            f"; {report.clicks:.0f} clicks, {report.posts:.0f} posts, {report.pictures:.0f} pictures "
            f"({report.unchanged_pictures:.0%} unchanged), {report.dms:.0f} DMs"
            if report.measured
            else ""
        ),
        f"wins by seat: {', '.join(map(str, report.wins_by_seat))}"
        + (f" (shared or nobody's: {report.shared_or_none})" if report.shared_or_none else ""),
        f"wins by policy: {', '.join(f'{name} {won}' for name, won in sorted(report.wins_by_policy.items()))}",
    ]
    for column, means in report.mean_scores.items():
        lines.append(f"mean {texts.say(Text(column))}: {', '.join(f'{mean:.1f}' for mean in means)}")
    return "\n".join(lines)
