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
from games.engine.search import Budget
from games.engine.strength import STRENGTHS, Strength, worlds
from games.engine.strength import answer as bot_answer
from games.engine.text import Text

POLICIES: dict[str, str] = {"bot": "normal", "random": "random", **{each: each for each in STRENGTHS}}
"""What `--policy` takes, and how it is called in the figures."""
ROLLOUTS = 60
"""How much a hard bot tries before each answer: a number, not a time, so that matches can be played again."""
MEASURED = 1
"""How many matches are measured message by message unless told otherwise: it takes up to a minute for each."""
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
    shares_by_policy: dict[str, tuple[float, float, float]] = {}
    """Of the matches in which each policy played: the share won, and the interval that has it with 95 %."""
    wins_by_option: dict[str, dict[str, float]] = {}
    """By what seats can be dealt (a faction, say): the share of its matches that each has won."""
    rounds: float = 0.0
    shared_or_none: int = 0
    mean_scores: dict[str, list[float]] = {}


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("selfplay", help="play whole matches and report figures")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, help="how many players (default: the most)")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", default="1", help="any text: the same seed plays the same matches")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    parser.add_argument(
        "--policy", default="bot", help="easy, normal (or bot), hard or random; or one per seat: hard,normal,normal"
    )
    parser.add_argument("--rotate", action="store_true", help="policies change seats from match to match")
    parser.add_argument(
        "--rollouts", type=int, default=ROLLOUTS, metavar="N", help=f"how much hard bots try (default: {ROLLOUTS})"
    )
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
    played: Counter[str] = Counter()
    dealt: dict[str, Counter[str]] = {"played": Counter(), "won": Counter()}
    for number, setup in enumerate(progress(setups, len(setups), args.game)):
        tally = pace.Tally(people)
        seated = rotated(policies, number) if args.rotate else policies
        for match in play(args.game, setup, seated, tally, args.rollouts):
            if match.outcome is not None:
                count(report, wins, seated, match.outcome)
                played.update(set(seated))
                count_dealt(dealt, match.game.complete(setup), match.outcome)
                report.rounds += match.game.stand(match.view(None)).number
        found.append(tally.found)
    report.rounds = round(report.rounds / max(report.finished, 1), 2)
    report.shares_by_policy = {name: interval(wins[name], played[name]) for name in sorted(played)}
    report.wins_by_option = shares(dealt)
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
    if len(policies) != players or not set(policies) <= set(POLICIES):
        raise SystemExit(f"--policy: give one of {', '.join(POLICIES)}, once or {players} times with commas")
    return [POLICIES[policy] for policy in policies]


def rotated(policies: list[str], number: int) -> list[str]:
    """The policies of the n-th match, each some seats further."""
    turned = number % len(policies)
    return [*policies[-turned:], *policies[:-turned]] if turned else policies


def interval(won: int, played: int) -> tuple[float, float, float]:
    """The share of wins, and the interval of Wilson that has it with 95 %.

    >>> interval(20, 30)
    (0.667, 0.488, 0.808)
    """
    if not played:
        return (0.0, 0.0, 1.0)
    share, z = min(won / played, 1.0), 1.96
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    reach = z * ((share * (1 - share) + z * z / (4 * played)) / played) ** 0.5 / (1 + z * z / played)
    return (round(share, 3), round(middle - reach, 3), round(middle + reach, 3))


def count_dealt(dealt: dict[str, Counter[str]], setup: Setup, outcome: Outcome) -> None:
    """Which factions, colours and the like have played and won."""
    for seat, options in enumerate(setup.seats):
        for key, value in options.items():
            dealt["played"][f"{key} {value}"] += 1
            dealt["won"][f"{key} {value}"] += seat in outcome.winners


def shares(dealt: dict[str, Counter[str]]) -> dict[str, dict[str, float]]:
    """The share of matches won, by option and choice."""
    found: dict[str, dict[str, float]] = {}
    for name, count in sorted(dealt["played"].items()):
        key, _, value = name.partition(" ")
        found.setdefault(key, {})[value] = round(dealt["won"][name] / count, 3)
    return found


def options_of(words: list[str]) -> dict[str, str]:
    """`--option key=value`, several times."""
    pairs = [word.partition("=") for word in words]
    if not all(separator for _, separator, _ in pairs):
        raise SystemExit("--option: write KEY=VALUE")
    return {key: value for key, _, value in pairs}


def play(
    name: str, setup: Setup, policies: list[str], tally: pace.Tally | None = None, rollouts: int = ROLLOUTS
) -> Iterator[Match]:
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
        words = answer(match, seat, policies[seat], rng, rollouts)
        match.submit(seat, words, by="player" if policies[seat] == "random" else "bot")
        if tally is not None:
            tally.acted(match, seat, waited)
        yield match


def answer(match: Match, seat: int, policy: str, rng: random.Random, rollouts: int = ROLLOUTS) -> str:
    """What a seat answers."""
    decision, view = match.decision(seat), match.game.view(match.present, seat)
    if policy in ("easy", "hard"):
        seed = f"{rng.random()}"
        strength: Strength = "easy" if policy == "easy" else "hard"
        found = worlds(match, seat, seed) if policy == "hard" else []
        return bot_answer(strength, match.game, view, decision, seed, "", found, Budget(rollouts))
    if policy == "random":
        return decision.write(random_choice(decision, rng))
    return match.game.policy(view, decision, rng)


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
        *(
            f"{name} wins {won:.0%} ({low:.0%} to {high:.0%})"
            for name, (won, low, high) in report.shares_by_policy.items()
        ),
        f"ended by: {', '.join(f'{texts.say(Text(reason))} {share:.0%}' for reason, share in report.ends.items())}; "
        f"{report.rounds:.1f} rounds a match",
        *(
            f"wins by {key}: {', '.join(f'{value} {share:.0%}' for value, share in found.items())}"
            for key, found in report.wins_by_option.items()
        ),
    ]
    for column, means in report.mean_scores.items():
        lines.append(f"mean {texts.say(Text(column))}: {', '.join(f'{mean:.1f}' for mean in means)}")
    return "\n".join(lines)
