"""What no command of its own writes down: pace, strength of bots, and a run of tests such as the fuzzers'."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import msgspec

import games
from bot.cli.progress import progress
from bot.cli.selfplay import Report, play
from games.engine import Setup
from tools.measured import OUT, ROOT, Measure, save

FUZZ = ("tests/fuzz", "tests/tables")
COUNTED = ("turns", "waits", "decisions", "clicks", "posts", "pictures", "dms")
MATCHES = 30
"""Of each game, for the strength of its bot."""


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
    """How often the house's bot wins against players who choose at random, from each seat in turn."""
    found = []
    for game, meta in games.metas().items():
        players, won = meta.players[0], 0.0
        for number in progress(range(MATCHES), MATCHES, f"{game}, strength"):
            seat = number % players
            policies = ["bot" if each == seat else "random" for each in range(players)]
            for match in play(game, Setup(players, f"strength {number}"), policies):
                if match.outcome is not None and seat in match.outcome.winners:
                    won += 1 / len(match.outcome.winners)
        what = f"{game}: wins of a bot against {players - 1} at random, of {MATCHES}"
        found.append(Measure(what, round(won, 2), "", f"more than {MATCHES / players:g}", won > MATCHES / players))
    save("strength", "python -m tools.report --measure strength", found)


def fuzz() -> None:
    """The fuzzers of tables and parsers, as the suite runs them."""
    there = [path for path in FUZZ if (ROOT / path).exists()]
    save("fuzz", "python -m tools.report --measure fuzz", run_of("fuzz", there, OUT))


def run_of(name: str, paths: list[str], folder: Path) -> list[Measure]:
    """How many tests of these were run, and how many of them failed."""
    folder.mkdir(parents=True, exist_ok=True)
    result = folder / f"{name}.xml"
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={result}", *paths]
    subprocess.run(words, cwd=ROOT, check=False, stdout=sys.stderr)
    return of_junit(result.read_bytes())


def of_junit(data: bytes) -> list[Measure]:
    """What pytest has written down of a run."""
    counted = [suite.attrib for suite in ElementTree.fromstring(data).iter("testsuite")]
    failed = sum(int(suite["failures"]) + int(suite["errors"]) for suite in counted)
    return [
        Measure("tests", sum(int(suite["tests"]) - int(suite["skipped"]) for suite in counted)),
        Measure("failed", failed, "", "0", failed == 0),
        Measure("seconds", round(sum(float(suite["time"]) for suite in counted), 1)),
    ]


MEASURES: dict[str, Callable[[], None]] = {"pace": pace, "strength": strength, "fuzz": fuzz}
