"""What no command of its own writes down: pace, strength of bots, and a run of tests such as the fuzzers'."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from xml.etree import ElementTree

import msgspec

import games
from bot.cli.progress import progress
from bot.cli.selfplay import Report, play
from games.engine import Setup
from tools.measured import OUT, ROOT, Measure, save

FUZZ = ("tests/fuzz", "tests/tables/test_fuzz.py")
MORE = "SLOWTABLE_FUZZ"
"""How many examples each parser is tried with, if it is not as few as in the suite."""
STATISTICS = ("--hypothesis-show-statistics",)
EXAMPLES = re.compile(r"- (\d+) passing(?: examples)?, (\d+) failing")
"""What Hypothesis says of each test, once for each phase of it."""
COUNTED = ("turns", "waits", "decisions", "clicks", "posts", "pictures", "dms")
DUELS = (("normal", "random", 30), ("normal", "easy", 20), ("hard", "normal", 6))
"""Which strengths are compared, in so many matches of each game; hard bots take a minute for one."""
ROLLOUTS = 16
"""How often hard bots try a choice there, at most: about a quarter of what they do at a table."""


def pace() -> None:
    """The figures of `slowtable selfplay --json` for one match of each game, with the fewest players."""
    found: list[Measure] = []
    for game, meta in games.metas().items():
        players = meta.players[0]
        words = [sys.executable, "-m", "bot", "selfplay", game, "--players", str(players), "--matches", "3", "--json"]
        done = subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
        report = msgspec.json.decode(done.stdout, type=Report)
        found += [
            Measure(f"{game}, {players} players: {name} a match", float(getattr(report, name))) for name in COUNTED
        ]
    save("pace", "python -m tools.report --measure pace", found)


def strength() -> None:
    """How often each strength wins against the one below it, from each seat in turn, with the fewest players."""
    found: list[Measure] = []
    for game, meta in games.metas().items():
        players = meta.players[0]
        for policy, other, matches in DUELS:
            won = sum(wins(game, players, policy, other, number) for number in progress(range(matches), matches, game))
            name = f"{game}: wins of {policy} against {players - 1} {other}, of {matches}"
            found.append(Measure(name, round(won, 2), "", f"more than {matches / players:g}", won > matches / players))
    save("strength", "python -m tools.report --measure strength", found)


def wins(game: str, players: int, policy: str, other: str, number: int) -> float:
    """The share of a policy in winning the n-th match against others of another one."""
    seat = number % players
    policies = [policy if each == seat else other for each in range(players)]
    (match,) = deque(play(game, Setup(players, f"strength {number}"), policies, rollouts=ROLLOUTS), maxlen=1)
    winners = match.outcome.winners if match.outcome is not None else ()
    return 1 / len(winners) if seat in winners else 0.0


def fuzz() -> None:
    """The fuzzers of tables and parsers: as the suite runs them, or with more examples, and tables for long."""
    more = os.environ.get(MORE)
    command = "python -m tools.report --measure fuzz"
    words = [*FUZZ, *STATISTICS, *([] if more else ["-m", "not soak"]), "--timeout=14400"]
    save("fuzz", f"{MORE}={more} {command}" if more else command, run_of("fuzz", words, OUT))


def run_of(name: str, words: Sequence[str], folder: Path) -> list[Measure]:
    """How much these tests have tried, and how many of them failed."""
    folder.mkdir(parents=True, exist_ok=True)
    result = folder / f"{name}.xml"
    result.unlink(missing_ok=True)  # of a run before this one
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={result}", *words]
    done = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)
    sys.stderr.write(done.stdout)
    return [*of_junit(result.read_bytes()), *of_statistics(done.stdout)]


def of_junit(data: bytes) -> list[Measure]:
    """What pytest has written down of a run."""
    read = ElementTree.fromstring(data)
    counted = [suite.attrib for suite in read.iter("testsuite")]
    attempts = [int(one.attrib["value"]) for one in read.iter("property") if one.attrib["name"] == "attempts"]
    failed = sum(int(suite["failures"]) + int(suite["errors"]) for suite in counted)
    return [
        Measure("tests", sum(int(suite["tests"]) - int(suite["skipped"]) for suite in counted)),
        Measure("failed", failed, "", "0", failed == 0),
        Measure("seconds", round(sum(float(suite["time"]) for suite in counted), 1)),
        Measure("attempts of anybody to do anything at a table, each with a look at all promises", sum(attempts)),
    ]


def of_statistics(words: str) -> list[Measure]:
    """What Hypothesis has told of a run."""
    tried = sum(int(passed) + int(failed) for passed, failed in EXAMPLES.findall(words))
    return [Measure("examples for whatever reads what others have written, as far as Hypothesis tells", tried)]


MEASURES: dict[str, Callable[[], None]] = {"pace": pace, "strength": strength, "fuzz": fuzz}
