"""`python -m tools.mutants [GAME ...] [--count N] [--seed S] [--jobs J] [--only MUTANT] [--json FILE]`."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tools.measured import Measure, save
from tools.mutants.breaking import Mutant, is_real, mutants_of
from tools.mutants.coverage import coverage_of
from tools.mutants.running import preload
from tools.mutants.sources import ROOT, games, rule_files
from tools.mutants.trial import Result, control, trials

BAR = 90
"""Percent of the mutants that the marked tests of a game are to notice."""


def sample(game: str, seed: str) -> Iterator[Mutant]:
    """Every place of a game's rules in random order, with one break each."""
    groups = [group for path in rule_files(game) for group in mutants_of(path, _source(path))]
    rng = random.Random(f"{game} {seed}")
    rng.shuffle(groups)
    for group in groups:
        mutant = rng.choice(group)
        if is_real(mutant, _source(mutant.path)):
            yield mutant


def named(game: str, wanted: list[str]) -> list[Mutant]:
    """The mutants with these names; a part of a name will do."""
    every = (mutant for path in rule_files(game) for group in mutants_of(path, _source(path)) for mutant in group)
    return [mutant for mutant in every if any(name in mutant.name for name in wanted)]


def _source(path: Path) -> str:
    return (ROOT / path).read_text("utf-8")


def judge(game: str, args: argparse.Namespace) -> list[Result]:
    """Try the mutants of one game, telling how it goes."""
    wanted = named(game, args.only) if args.only else []
    count = len(wanted) if args.only else args.count
    coverage = coverage_of(game)
    print(f"{game}: {count} mutants against {len(coverage.tests)} marked tests, seed {args.seed}")
    if failed := control(game, coverage):
        raise SystemExit(f"without any break this fails: {failed}")
    results = []
    for result in trials(game, iter(wanted) if args.only else sample(game, args.seed), coverage, args.jobs, count):
        if result.verdict != "stillborn":
            results.append(result)
            told = f"{result.mutant.name} ({result.seconds:.1f} s) {result.by}"
            print(f"[{len(results):>3}/{count}] {result.verdict:<9} {told}", flush=True)
    return results


def report(game: str, results: list[Result]) -> None:
    """The share that was noticed, and the survivors with what was changed."""
    left = [result for result in results if result.verdict != "noticed"]
    for result in left:
        mutant = result.mutant
        print(f"\n{result.verdict}: {mutant.name}\n{mutant.diff(_source(mutant.path))}")
        print(f"again: python -m tools.mutants {game} --only {mutant.name}")
    print(f"\n{game}: {share(results):.1f} % noticed, {len(results) - len(left)} of {len(results)}\n", flush=True)


def share(results: list[Result]) -> float:
    """Percent noticed."""
    return 100 * sum(result.verdict == "noticed" for result in results) / max(1, len(results))


def as_data(results: list[Result]) -> Iterator[dict[str, object]]:
    """The results for `--json`."""
    for result in results:
        mutant = result.mutant
        yield {
            "mutant": mutant.name,
            "diff": mutant.diff(_source(mutant.path)),
            "verdict": result.verdict,
            "by": result.by,
            "seconds": round(result.seconds, 2),
        }


def main(arguments: list[str]) -> int:
    """Judge the games asked for; 1 if one of them stays below the bar."""
    parser = argparse.ArgumentParser("python -m tools.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(games())}; all if none is named")
    parser.add_argument("--count", type=int, default=150, help="mutants per game (150)")
    parser.add_argument("--seed", default="1", help="another seed breaks other rules (1)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants on trial at the same time (1)")
    parser.add_argument("--only", action="append", metavar="MUTANT", help="only mutants with this in their name")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every result to this file")
    args = parser.parse_args(arguments)
    unknown = set(args.games) - set(games())
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    preload()
    found = {game: judge(game, args) for game in args.games or games()}
    for game, results in found.items():
        report(game, results)
    if not args.only and not args.games:
        noticed = [
            Measure(f"{game}: of {len(results)}", round(share(results), 1), "%", f"{BAR}", share(results) >= BAR)
            for game, results in found.items()
        ]
        save("mutants", f"make mutants ARGS='--count {args.count} --seed {args.seed}'", noticed)
    if args.json:
        args.json.write_bytes(msgspec.json.encode({game: list(as_data(results)) for game, results in found.items()}))
    return int(not args.only and any(share(results) < BAR for results in found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
