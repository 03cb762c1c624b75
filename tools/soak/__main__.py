"""`make soak`, also `python -m tools.soak --minutes N --seed S`: the run, what was wrong, and its figures."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import faulthandler
import secrets
import shutil
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import db
from tests.support import postgres
from tools.measured import Measure, save
from tools.soak.run import KILL_EVERY, Found, Plan, run

SHOWN = 40
"""How many things that are wrong are printed."""
WARM = 60.0
"""Seconds of a life in which memory still grows: pages, caches and rules are loaded."""
TELLING = 1_000
"""With fewer moves of a warm life, growth is not told: it still gets warm."""
STRETCH = 10_000
"""How many moves of one life, once it is warm, tell whether its memory is flat."""
MOST_GROWTH = 1_000.0
"""Bytes per move that are taken for flat over such a stretch: a hundred megabytes in a hundred thousand moves."""


def main(arguments: list[str]) -> int:
    """Run, and tell; 1 if something was wrong."""
    parser = argparse.ArgumentParser("python -m tools.soak", description="Everything at once, with faults.")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long people play (default: %(default)s)")
    parser.add_argument("--seed", default=None, help="of people and faults (default: drawn, and told)")
    parser.add_argument("--no-kills", action="store_true", help="the bot lives through it: for its memory")
    parser.add_argument("--no-faults", action="store_true", help="nothing goes wrong")
    parser.add_argument("--moves", type=int, help="end after so many moves, most of them by bots")
    parser.add_argument(
        "--processes", type=int, default=1, help="so many bots, on a PostgreSQL of their own if several"
    )
    parser.add_argument("--kill-every", type=float, default=KILL_EVERY, metavar="SECONDS", help="on average")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where to leave database and log")
    args = parser.parse_args(arguments)
    seed = args.seed or secrets.token_hex(4)
    command = repeat(args, seed)
    say(f"soak, seed {seed}: {command}")
    plan = Plan(
        args.minutes * 60,
        seed,
        kills=not args.no_kills,
        faults=not args.no_faults,
        moves=args.moves,
        processes=args.processes,
        kill_every=args.kill_every,
    )
    folder = Path(args.keep or tempfile.mkdtemp(prefix="soak-"))
    folder.mkdir(parents=True, exist_ok=True)
    with place_of(args.processes) as place:
        found = asyncio.run(run(plan, folder, say, place))
    found.wrong += grown(found)
    tell(found, args.minutes)
    save("soak", command, figures(found, args.minutes))
    if found.wrong:
        say(f"{len(found.wrong)} things are wrong; database and log of the bot are in {folder}")
        for wrong in found.wrong[:SHOWN]:
            print(f"✗ {wrong}")
        say(f"seed {seed}; again: {command}")
        return 1
    if args.keep is None:
        shutil.rmtree(folder)
    say("all is well")
    return 0


@contextlib.contextmanager
def place_of(processes: int) -> Iterator[db.Place | None]:
    """Several bots share a PostgreSQL server, which runs while they do; one has a file."""
    if processes == 1:
        yield None
        return
    with postgres.running() as cluster:
        yield cluster.fresh()


def say(words: str) -> None:
    """A line, at once, with the time."""
    print(f"{time.strftime('%H:%M:%S')} {words}", flush=True)


def repeat(args: argparse.Namespace, seed: str) -> str:
    """The command that does the same again."""
    words = [f"python -m tools.soak --minutes {args.minutes:g} --seed {seed}"]
    words += ["--no-kills"] if args.no_kills else []
    words += ["--no-faults"] if args.no_faults else []
    words += [f"--moves {args.moves}"] if args.moves else []
    words += [f"--processes {args.processes}"] if args.processes > 1 else []
    words += [f"--kill-every {args.kill_every:g}"] if args.kill_every != KILL_EVERY else []
    return " ".join(words)


def tell(found: Found, minutes: float) -> None:
    """What happened, in numbers."""
    for title, counted in (("acts", found.acts), ("faults", found.faults)):
        ordered = sorted(counted.items(), key=lambda pair: -pair[1])
        print(f"{title}: " + ", ".join(f"{name} {count}" for name, count in ordered))
    for error, count in sorted(found.errors.items(), key=lambda pair: -pair[1]):
        print(f"logged as an error {count} times: {error}")
    for one in figures(found, minutes):
        print(f"{one.what:60} {one.value:12,.2f} {one.unit} {one.target}")


def figures(found: Found, minutes: float) -> list[Measure]:
    """For the report."""
    counts = [
        Measure("minutes", minutes),
        Measure("matches begun, of five games", found.matches),
        Measure("of them played to the end", found.finished),
        Measure("moves in their logs", found.moves),
        Measure("acts of people: commands, buttons, menus, windows", sum(found.acts.values())),
        Measure("messages of the bot", found.messages),
        Measure("faults, of all kinds", sum(found.faults.values())),
        Measure("lives of the bot", found.lives),
        Measure("moves that people were told are done", found.claims),
        Measure("things that are wrong", len(found.wrong), "", "0", not found.wrong),
    ]
    late = [
        Measure(f"answer to an act, {name}", round(quantile(found.latencies, share) * 1000), "ms")
        for name, share in (("half of them within", 0.5), ("95 % within", 0.95), ("99 % within", 0.99))
    ]
    late.append(Measure("acts without an answer (the bot was dead, or the answer lost)", found.unanswered))
    growth = slope(found) if any(moves >= TELLING for _, moves in slopes(found).values()) else None
    memory = (
        [Measure("memory of the bot at its end", round(found.samples[-1].memory / 1e6), "MB")] if found.samples else []
    )
    if growth is not None:
        memory.append(Measure("growth of memory, per 1,000 moves of a life", round(growth * 1000 / 1e6, 3), "MB"))
    return [*counts, *late, *memory]


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them is."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def grown(found: Found) -> list[str]:
    """Lives that were long enough to tell, and whose memory was not flat."""
    return [
        f"life {life}: memory grows by {rate:.0f} bytes per move"
        for life, (rate, moves) in slopes(found).items()
        if moves >= STRETCH and rate > MOST_GROWTH
    ]


def slope(found: Found) -> float | None:
    """Bytes per move by which lives have grown once they were warm: the median of them."""
    rates = [rate for rate, _ in slopes(found).values()]
    return statistics.median(rates) if rates else None


def slopes(found: Found) -> dict[int, tuple[float, int]]:
    """By life: bytes per move by which it has grown once it was warm, and over how many moves."""
    rates = {}
    for life in sorted({sample.life for sample in found.samples}):
        warm = [sample for sample in found.samples if sample.life == life and sample.seconds >= WARM]
        moves, memory = [each.moves for each in warm], [each.memory for each in warm]
        if len(set(moves)) > 10:
            rates[life] = statistics.linear_regression(moves, memory).slope, moves[-1] - moves[0]
    return rates


if __name__ == "__main__":
    faulthandler.register(signal.SIGUSR1)  # who wonders why it stands still can ask
    sys.exit(main(sys.argv[1:]))
