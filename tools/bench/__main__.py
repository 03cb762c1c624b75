"""`make bench`, also `slowtable bench`: our figures beside baselines of the same run; only ratios mean something."""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import msgspec

import games
from bot.cli.progress import progress
from bot.cli.selfplay import play
from bot.process import tune
from games.engine import Entry, Match, Setup, export
from games.engine import play as engine
from games.engine.policy import random_choice
from tools.bench import crowd, database, growth, page, pictures, price, processes, reminders, start, table
from tools.bench.crowd import Crowd
from tools.bench.figure import Figure
from tools.bench.price import Price
from tools.measured import Measure, save

RATES = (50.0, 100.0, 400.0)
"""Touches a second; the last is more than a process can serve, or than there are people to touch anything."""

ROUNDS, SPAN = 5, 0.4
"""How often random play and python-chess take turns, and for how many seconds of the processor each."""


def main(arguments: list[str]) -> int:
    """Measure and report. Missed targets are told, but are no error: machines differ."""
    parser = argparse.ArgumentParser("python -m tools.bench", description="Measure everything against its baseline.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", help="only figures whose name contains this")
    parser.add_argument(
        "--write", type=Path, metavar="PAGE", help="write a page of it, with plots, and scaling.md beside it"
    )
    args = parser.parse_args(arguments)
    tune()  # as the bot does
    wanted = [*all_benches(), ("table", table_figures)]
    benches = [(name, bench) for name, bench in wanted if not args.only or args.only in name]
    crowds = [] if args.only and args.only not in "crowd" else crowds_of(RATES)
    figures = [figure for _, bench in progress(benches, len(benches), "bench") for figure in bench()]
    figures += crowd_figures(crowds)
    if args.write is not None and not args.only:
        scaled = processes.measure()
        figures += price_figures(scaled.file)
        page.write(args.write, figures, crowds, growth.run(), scaled)
    elif not args.only or args.only in "price":
        figures += price_figures(price.run())
    if not args.only:
        save("bench", "make bench", [_measure(figure) for figure in figures])
    if args.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    for figure in figures:
        goal = "" if figure.met is None else f"   {'✓' if figure.met else '✗'} {figure.target}"
        print(f"{figure.name:58} {figure.value:12,.2f} {figure.unit:14}{goal}")
    return 0


def crowds_of(rates: Sequence[float]) -> list[Crowd]:
    """A crowd at each of these rates, on a fresh database each."""
    with TemporaryDirectory() as folder:
        return [
            asyncio.run(crowd.measure(Path(folder) / f"{rate:g}.db", rate))
            for rate in progress(rates, len(rates), "crowd")
        ]


def crowd_figures(crowds: Sequence[Crowd]) -> list[Figure]:
    """What became of the crowds."""
    targets = {50.0: 0.3}
    found = []
    for each in crowds:
        name = f"crowd: {each.wanted:g} touches a second"
        found += [
            Figure(f"{name}, acknowledged, 99 of 100", each.p99, "s", most=targets.get(each.wanted)),
            Figure(f"{name}, acknowledged, the latest", each.latest, "s", most=1.0),
            Figure(f"{name}, never answered", each.lost, "", most=0),
            Figure(f"{name}, the bot's processor time each", each.cpu_ms, "ms"),
        ]
    return found


def price_figures(found: Price) -> list[Figure]:
    """A move against a trivial reply, in processor time."""
    return [
        Figure("price: trivial reply, processor time", found.reply, "ms"),
        Figure("price: a move and all it causes, processor time", found.move, "ms"),
        Figure("price: a move against the trivial reply", found.ratio, "x", most=3),
    ]


def _measure(figure: Figure) -> Measure:
    """As it is kept for the report."""
    target = "" if figure.met is None else figure.target
    return Measure(figure.name, round(figure.value, 3), figure.unit, target, figure.met)


def all_benches() -> list[tuple[str, Callable[[], list[Figure]]]]:
    """Every benchmark by name."""
    benches: list[tuple[str, Callable[[], list[Figure]]]] = []
    for name in games.metas():
        benches.append((f"{name} engine", partial(engine_figures, name)))
        benches.append((f"{name} state", partial(state_figures, name)))
        benches.append((f"{name} picture", partial(picture_figures, name)))
    benches.append(("database", database_figures))
    benches.append(("reminders", reminder_figures))
    benches.append(("start", start_figures))
    return benches


def picture_figures(name: str) -> list[Figure]:
    """Pages against copying, indexing and encoding what of them never changes, measured in turns."""
    measured = pictures.measure(name)
    shown, heaviest, slowest = measured.map, measured.heaviest, measured.slowest
    return [
        Figure(f"{name}: warm map against its floor", shown.ratio, "x", most=3),
        Figure(f"{name}: warm map", shown.ms, "ms"),
        Figure(f"{name}: map", shown.bytes / 1000, "kB", most=210),
        Figure(f"{name}: slowest page ({slowest.page}) against its floor", slowest.ratio, "x"),
        Figure(f"{name}: heaviest page ({heaviest.page})", heaviest.bytes / 1000, "kB", most=210),
        Figure(f"{name}: first picture after start", measured.first_s, "s", most=0.7),
    ]


def table_figures() -> list[Figure]:
    """Moves end to end on the sandbox, with the real client, against a command that answers a word."""
    return [Figure(*figure) for figure in asyncio.run(table.measure())]


def database_figures() -> list[Figure]:
    """A move's commit against the same statements in bare sqlite3, and a crowd of reminders."""
    with TemporaryDirectory() as folder:
        measured = asyncio.run(database.measure(Path(folder)))
    return [
        Figure("database: commit of a move against raw sqlite3", measured.commit_ratio, "x", most=4.5),
        Figure("database: commit of a move", measured.commit_ms, "ms"),
    ]


def reminder_figures() -> list[Figure]:
    """100,000 pending reminders against as many jobs of APScheduler."""
    measured = reminders.run()
    return [
        Figure("reminders: start-up with 100,000 pending", measured.start_ms, "ms", most=280),
        Figure(
            "reminders: start-up against APScheduler jobs", measured.start_ms / measured.jobs_start_ms, "x", most=0.1
        ),
        Figure("reminders: memory of the start-up", measured.memory_mb, "MB", most=2),
        Figure(
            "reminders: memory against APScheduler jobs", measured.memory_mb / measured.jobs_memory_mb, "x", most=0.1
        ),
        Figure("reminders: look for what is due", measured.ask_ms, "ms"),
        Figure("reminders: wake-up with 100 due", measured.wake_ms, "ms"),
    ]


def start_figures() -> list[Figure]:
    """From the start of a process to READY, against one that only imports the same, in turns."""
    found = start.run()
    return [
        Figure(f"start: ready with {table.WAITING:,} matches, processor time", found.ready.processor, "s"),
        Figure("start: against bare imports, processor time", found.processor, "x", most=1.5),
        Figure("start: against bare imports, by the clock", found.wall, "x", most=1.5),
    ]


def engine_figures(name: str) -> list[Figure]:
    """Decisions per second of random play to the end, against python-chess playing at random in the same run: in turns,
    in processor time, so that others at work count as little as can be."""
    _decisions_per_second(name, "bench warm")
    ours, theirs = [], []
    for round_ in range(ROUNDS):
        ours.append(_decisions_per_second(name, f"bench {round_}"))
        theirs.append(_chess_per_second(round_))
    ratios = [rate / chess for rate, chess in zip(ours, theirs, strict=True)]
    return [
        Figure(f"{name}: random play", statistics.median(ours), "decisions/s"),
        Figure(f"{name}: random play against python-chess", statistics.median(ratios), "x", least=1.0),
    ]


def _decisions_per_second(name: str, seed: str) -> float:
    game, rng, decisions = games.game(name), random.Random(seed), 0
    started = process_time()
    while process_time() - started < SPAN:
        state, _ = game.begin(Setup(game.meta.players[1], f"{seed} {decisions}"))
        position = engine.Position(state)
        while state.outcome is None:
            seat = position.waiting[0]
            position.apply(seat, random_choice(position.decision(seat), rng))
            decisions += 1
    return decisions / (process_time() - started)


def _chess_per_second(seed: int) -> float:
    try:
        import chess
    except ImportError:
        raise SystemExit("bench compares with python-chess: install the dev extra") from None
    rng, moves = random.Random(seed), 0
    started = process_time()
    while process_time() - started < SPAN:
        board = chess.Board()
        while not board.is_game_over(claim_draw=False) and board.fullmove_number < 300:
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (process_time() - started)


def state_figures(name: str) -> list[Figure]:
    """Clone, encode, decode and replay of a match in its middle."""
    setup = games.game(name).complete(Setup(games.metas()[name].players[1], "bench state"))
    match, log = _record(name, setup)
    game, state = match.game, _middle(name, setup, len(log) // 2)
    data = game.dump(state)
    exported = export.export(match, setup, log, [])
    replay = _median(lambda: export.replay(game, exported), 3)
    return [
        Figure(f"{name}: clone of a state", _median(lambda: game.clone(state)) * 1000, "ms", most=0.25),
        Figure(f"{name}: encode", _median(lambda: game.dump(state)) * 1000, "ms"),
        Figure(f"{name}: decode", _median(lambda: game.load(data)) * 1000, "ms"),
        Figure(f"{name}: state", len(data) / 1000, "kB"),
        Figure(f"{name}: replay of 500 decisions", replay / len(log) * 500 * 1000, "ms", most=80),
    ]


def _record(name: str, setup: Setup) -> tuple[Match, list[Entry]]:
    match, _ = Match.begin(games.game(name), setup)
    rng, log = random.Random(1), list[Entry]()
    while match.outcome is None:
        seat = match.waiting[0]
        entry, _ = match.submit(seat, random_choice(match.decision(seat), rng))
        log.append(entry)
    return match, log


def _middle(name: str, setup: Setup, decisions: int) -> Any:
    match = next(islice(play(name, setup, ["random"] * setup.players), decisions, None))
    return match.state


def _median(work: Callable[[], object], times: int = 60) -> float:
    taken = []
    for _ in range(times):
        started = process_time()
        work()
        taken.append(process_time() - started)
    return statistics.median(taken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
