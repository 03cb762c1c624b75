"""A crowd at tables of all five games: real clicks, menus, DMs, plans and pictures, people and bots, at a steady rate.

`python -m tools.bench.crowd --rate 100 --seconds 30`: bot, painters and sandbox are processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from sqlalchemy import func, select

import db
from db.tables import METADATA
from sandbox.kit import Kit
from tools.bench import bot
from tools.bench.people import Answer, Exchanges, House, Pace, Players
from tools.bench.price import quiet

TABLES, SECONDS = 150, 20.0
WARM = 4.0
"""Seconds before anything is counted: rules, sprites and words are read when they are first needed."""
SETTLES = 20.0
"""Seconds at most that answers are waited for when the last touch is done."""


class Crowd(msgspec.Struct, frozen=True):
    """What became of so many touches a second."""

    wanted: float
    """Touches a second that were let happen."""
    touches: float
    """Touches a second that were answered."""
    moves: float
    """Decisions answered a second, of people and bots."""
    median: float
    p95: float
    p99: float
    latest: float
    """Seconds from a touch to the acknowledgement."""
    done: float
    """Seconds from a touch to the words that were asked for, of a hundred all but one."""
    lost: int
    messages: float
    """New and edited messages a second."""
    pictures: float
    megabytes: float
    """Of pictures, a second."""
    cpu: float
    """The bot's processors: 1 is a core."""
    cpu_ms: float
    """Of the bot for a touch, with everything that it causes."""
    drawing: float
    """The workers' processors."""
    memory: float
    """The bot's, in MB."""
    kinds: dict[str, int] = {}
    """What was touched, how often."""
    games: dict[str, float] = {}
    """The share of each game in the moves."""


async def measure(
    place: db.Place, rate: float, seconds: float = SECONDS, tables: int = TABLES, shards: tuple[str, ...] = ("",)
) -> Crowd:
    """Let a crowd play on a fresh database."""
    async with Kit.start() as kit:
        house = House(kit, place, servers=4 * len(shards))
        await house.seat(tables)
        async with bot.started(kit, place, shards) as bots:
            exchanges = Exchanges(kit)
            try:
                await house.greeted()
                await quiet(kit)
                return await _played(house, exchanges, bots, rate, seconds)
            finally:
                exchanges.close()


async def _played(house: House, exchanges: Exchanges, bots: list[bot.Process], rate: float, seconds: float) -> Crowd:
    pace = Pace(rate)
    players = [
        asyncio.create_task(Players(house, exchanges, pace, table, random.Random(table)).run())
        for table in range(len(house.tables))
    ]
    try:
        await pace.run(WARM)
        answered, began = await _answered(house.place), perf_counter()
        cpu, drawn = sum(one.seconds() for one in bots), sum(one.of_workers() for one in bots)
        exchanges.answers.clear()
        before = exchanges.messages.total(), exchanges.pictures, exchanges.bytes
        await pace.run(seconds)
        took = perf_counter() - began
        said = exchanges.messages.total() - before[0], exchanges.pictures - before[1], exchanges.bytes - before[2]
        in_time = len(exchanges.answers)
        cpu, drawn = sum(one.seconds() for one in bots) - cpu, sum(one.of_workers() for one in bots) - drawn
        moves = await _answered(house.place) - answered
        await _settled(exchanges)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return _figures(rate, took, in_time, moves, exchanges, said, cpu, drawn, max(one.megabytes() for one in bots))


def _figures(
    rate: float,
    took: float,
    in_time: int,
    moves: Counter[str],
    exchanges: Exchanges,
    said: tuple[int, int, int],
    cpu: float,
    drawn: float,
    memory: float,
) -> Crowd:
    answers: list[Answer] = exchanges.answers
    acknowledged = sorted(answer.acknowledged for answer in answers)
    done = sorted(answer.done for answer in answers)
    return Crowd(
        wanted=rate,
        touches=in_time / took,
        moves=moves.total() / took,
        median=_share(acknowledged, 0.5),
        p95=_share(acknowledged, 0.95),
        p99=_share(acknowledged, 0.99),
        latest=_share(acknowledged, 1.0),
        done=_share(done, 0.99),
        lost=exchanges.lost,
        messages=said[0] / took,
        pictures=said[1] / took,
        megabytes=said[2] / took / 1e6,
        cpu=cpu / took,
        cpu_ms=cpu / max(1, in_time) * 1000,
        drawing=drawn / took,
        memory=memory,
        kinds=dict(Counter(answer.what for answer in answers).most_common()),
        games={game: round(count / moves.total(), 3) for game, count in sorted(moves.items())},
    )


def _share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


async def _settled(exchanges: Exchanges) -> None:
    """Until what was touched last is answered too: how late that is counts."""
    for _ in range(int(SETTLES * 10)):
        if exchanges.open:
            await asyncio.sleep(0.1)


async def _answered(place: db.Place) -> Counter[str]:
    """How many decisions have been answered in each game."""
    matches, log = METADATA.tables["matches"], METADATA.tables["log"]
    found = select(matches.c.game, func.count()).join(log, log.c.match_id == matches.c.id).where(log.c.kind == "choice")
    async with await db.Store.open(place) as store:
        return Counter({row[0]: row[1] for row in await store.database.rows(found.group_by(matches.c.game))})


def main() -> None:
    """For whoever works on it."""
    parser = argparse.ArgumentParser("python -m tools.bench.crowd", description=__doc__)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder) / "crowd.db", args.rate, args.seconds, args.tables))
    for name, value in msgspec.structs.asdict(found).items():
        print(f"{name:12} {value:.3f}" if isinstance(value, float) else f"{name:12} {value}")


if __name__ == "__main__":
    main()
