"""`python -m tools.legibility [GAME ...] [--positions 50]`: whether every page of every game reads on a phone.

Matches of bots with every number of players are stopped at places spread over their whole length; each page is drawn
there in every language, for onlookers or from a seat, plain or with what changed, with short and with very long names.
Prints what is wrong, and a line of figures per game; the exit code says whether anything was.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import msgspec

import games
import render
from games.engine import Match, Setup
from games.engine.texts import LANGUAGES
from render.art import art, drawn_games
from tools.measured import Measure, save

TALLEST = 1.5
"""Height of a page to its width: a phone shows a taller one at a smaller scale."""
SHORT = ("Ada", "Борис", "Chloé", "Ґанна", "Eve", "Fay")
LONG = ("Aleksandr Konstantinovich-Rimski", "Богдана-Володимира Ґалаґанівська", "W" * 32, "Ів", "Eve", "Fay")


class Position(msgspec.Struct, frozen=True):
    """A match that is stopped somewhere."""

    game: str
    players: int
    seed: int
    share: float
    """How much of the match has been played."""


class Finding(msgspec.Struct, frozen=True):
    """What a page of a position reads like."""

    where: str
    report: render.Report

    @property
    def flaws(self) -> list[str]:
        """What is wrong with it, in words."""
        report = self.report
        found = [
            f"{what}: {', '.join(dict.fromkeys(words))}"
            for what, words in (
                ("under 8 px", report.under_8px),
                ("under 11 px on the map", report.under_11px),
                ("cut", report.cut),
                ("overlaps", report.overlaps),
                ("broken", report.broken),
            )
            if words
        ]
        return found + ([f"too tall: {report.ratio}"] if report.ratio > TALLEST else [])


def main(arguments: list[str] | None = None) -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[[], *drawn_games()], metavar="GAME")
    parser.add_argument("--positions", type=int, default=50, help="of each game")
    parser.add_argument("--page", help="only this one")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(arguments)
    found = {game: _measure(game, args.positions, args.page, args.jobs) for game in args.games or drawn_games()}
    if not args.games and not args.page:
        flaws = [Measure(f"{game}: pages with flaws", count, "", "0", not count) for game, count in found.items()]
        save("legibility", f"make legibility ARGS='--positions {args.positions}'", flaws)
    return 1 if any(found.values()) else 0


def _measure(game: str, positions: int, page: str | None, jobs: int) -> int:
    """One game; returns how many pages are not as they should be."""
    found = [finding for each in _spread(jobs, positions_of(game, positions), page) for finding in each]
    bad = [finding for finding in found if finding.flaws]
    for finding in bad:
        print(finding.where, *finding.flaws, sep="\n    ")
    smallest = min((finding.report.smallest_px for finding in found), default=0)
    tallest = max((finding.report.ratio for finding in found), default=0)
    runs = sum(finding.report.runs for finding in found)
    print(
        f"{game}: {positions} positions, {len(found)} pages, {runs} runs of text, the smallest {smallest} px,"
        f" the tallest page {tallest}: {len(bad)} with flaws",
        flush=True,
    )
    return len(bad)


def _spread(jobs: int, positions: list[Position], page: str | None) -> Iterator[list[Finding]]:
    if jobs == 1:
        yield from (findings(position, page) for position in positions)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(findings, positions, [page] * len(positions))


def positions_of(game: str, count: int) -> list[Position]:
    """A number of places in matches with every number of players, from the first decision to the end."""
    least, most = games.metas()[game].players
    counts = most - least + 1
    return [Position(game, least + number % counts, number, number / max(1, count - 1)) for number in range(count)]


def findings(position: Position, only: str | None = None) -> list[Finding]:
    """Every page of a position in every language."""
    match, before, seat = _played(position)
    found = []
    for number, language in enumerate(LANGUAGES):
        names = (LONG if (position.seed + number) % 3 == 2 else SHORT)[: position.players]
        for page in render.pages(position.game):
            if page.name == render.ALL or (only and page.name != only):
                continue
            sees = seat if page.own or position.seed % 2 else None
            earlier = before.view(sees) if number % 2 else None
            request = render.Request(match.view(sees), names, language, page.name, before=earlier)
            where = f"{position.game} {page.name}, {position.players} players, seed {position.seed}, {language}"
            report = render.legibility_of(position.game, request)
            found.append(Finding(f"{where}, after {position.share:.0%} of the match", report))
    return found


def _played(position: Position) -> tuple[Match, Match, int]:
    """The match where it is stopped, the same some decisions earlier, and a seat that looks on."""
    rules = games.game(position.game)
    setup = rules.complete(Setup(position.players, f"legibility {position.seed}", _options(position)))
    dice = random.Random(position.seed)
    match, _ = Match.begin(rules, setup)
    stops = [match.dump()]
    while match.outcome is None:
        seat = match.waiting[0]
        match.submit(seat, rules.policy(match.view(seat), match.decisions[seat], dice))
        stops.append(match.dump())
    at = round(position.share * (len(stops) - 1))
    match, before = (Match.load(rules, stops[each]) for each in (at, max(0, at - 3 * position.players)))
    return match, before, position.seed % position.players


def _options(position: Position) -> dict[str, str]:
    """The options of one of the samples that the palettes are trained on."""
    samples = [dict(options) for _, options in art(position.game).SAMPLES.matches]
    return samples[position.seed % len(samples)]


if __name__ == "__main__":
    raise SystemExit(main())
