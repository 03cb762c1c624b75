"""How costs grow: with matches stored, with the length of a match, with reminders that wait, with servers.

Costs are processor time (others on the machine do not count), each a median; what grows is doubled in the same
database.
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import msgspec
from sqlalchemy import Connection, text

import db
from db.tables import METADATA
from sandbox.kit import Kit
from tools.bench import bot
from tools.bench.database import a_move, a_state
from tools.bench.price import quiet

NOW = datetime(2030, 1, 1, tzinfo=UTC)
LATE = NOW + timedelta(days=1000)
TIMES = 25
STORED = (10, 100, 1_000, 10_000, 100_000)
LENGTHS = (10, 100, 1_000, 10_000)
PENDING = (10, 100, 1_000, 10_000, 100_000)
SERVERS = (1, 10, 100, 1_000)
OF_A_MATCH = ("seats", "snapshots", "log", "reminders")


class Curve(msgspec.Struct, frozen=True):
    """What something costs, by how much of something else there is."""

    name: str
    title: str
    along: str
    """What grows."""
    unit: str
    x: Sequence[int]
    lines: dict[str, list[float]]


async def measure(folder: Path) -> list[Curve]:
    """All curves."""
    return [
        await stored(folder / "stored.db"),
        await lengths(folder / "lengths.db"),
        await pending(folder / "pending.db"),
        await servers(folder),
    ]


async def _cost(work: Callable[[], Awaitable[object]], times: int = TIMES) -> float:
    """Milliseconds of this process, its threads included."""
    taken = []
    for _ in range(times):
        began = process_time()
        await work()
        taken.append(process_time() - began)
    return statistics.median(taken) * 1000


def _commits(store: db.Store, match_id: int, version: int) -> Callable[[], Awaitable[object]]:
    """A commit of a move at each call."""
    state, numbers = a_state(), count(version)
    return lambda: store.moves.commit(a_move(match_id, next(numbers), state))


async def stored(path: Path, sizes: Sequence[int] = STORED) -> Curve:
    """With matches in the database: each has four seats, a state, a log of eight lines and a reminder."""
    async with await db.Store.open(path) as store:
        first = await _match(store)
        lines: dict[str, list[float]] = {
            "commit of a move": [],
            "load of a match": [],
            "next reminder": [],
            "in a thread": [],
        }
        held = 1
        for size in sizes:
            for grown in _doubled(held, size):
                await store.database.transact(partial(_copy, held=held, more=grown - held))
                held = grown
            version = (await store.matches.get(first)).version
            lines["commit of a move"].append(await _cost(_commits(store, first, version)))
            lines["load of a match"].append(await _cost(lambda: store.moves.load(first)))
            lines["next reminder"].append(await _cost(store.reminders.earliest))
            lines["in a thread"].append(await _cost(partial(store.matches.in_thread, 1000 + size // 2)))
    return Curve("stored", "A database of so many matches", "matches", "ms", sizes, lines)


def _doubled(held: int, size: int) -> Iterator[int]:
    while held < size:
        held = min(size, held * 2)
        yield held


async def _match(store: db.Store) -> int:
    row = await store.matches.create(
        guild_id=1, channel_id=2, host_id=3, game="bench", language="en", at=NOW, thread_id=1000
    )
    seating = [db.Seating(user_id=number + 1) for number in range(4)]
    started = db.Move(
        match_id=row.id,
        expected_version=row.version,
        at=NOW,
        snapshot=a_state(),
        seating=seating,
        entries=[db.NewEntry(seat=number % 4, text="a move", asked=number) for number in range(8)],
        remind=[db.NewReminder(kind="nudge", seat=0, user_id=1, due_at=NOW + timedelta(days=1))],
        changes={"status": db.Status.RUNNING},
    )
    await store.moves.commit(started)
    return row.id


def _copy(connection: Connection, held: int, more: int) -> None:
    """The first `more` of the matches again, with all that is theirs."""
    for name in ("matches", *OF_A_MATCH):
        table = METADATA.tables[name]
        own = [column.name for column in table.c if not (name == "reminders" and column.name == "id")]
        key = "id" if name == "matches" else "match_id"
        moved = {key: f"{key} + {held}", "thread_id": f"thread_id + {held}"}
        listed, chosen = ", ".join(f'"{each}"' for each in own), ", ".join(moved.get(each, f'"{each}"') for each in own)
        connection.execute(text(f"INSERT INTO {name} ({listed}) SELECT {chosen} FROM {name} WHERE {key} <= {more}"))


async def lengths(path: Path, sizes: Sequence[int] = LENGTHS) -> Curve:
    """With entries in the log of one match."""
    async with await db.Store.open(path) as store:
        match_id = await _match(store)
        lines: dict[str, list[float]] = {"commit of a move": [], "load of a match": [], "last 20 entries": []}
        for size in sizes:
            row = await store.matches.get(match_id)
            entries = [db.NewEntry(seat=0, text="a move", asked=number) for number in range(max(0, size - row.logged))]
            move = db.Move(match_id=match_id, expected_version=row.version, at=NOW, entries=entries)
            version = (await store.moves.commit(move)).version
            lines["commit of a move"].append(await _cost(_commits(store, match_id, version)))
            lines["load of a match"].append(await _cost(lambda: store.moves.load(match_id)))
            lines["last 20 entries"].append(await _cost(partial(store.moves.log, match_id, size - 10, 20)))
    return Curve("lengths", "A match of so many moves", "entries of its log", "ms", sizes, lines)


async def pending(path: Path, sizes: Sequence[int] = PENDING) -> Curve:
    """With reminders that wait."""
    async with await db.Store.open(path) as store:
        match_id = await _match(store)
        lines: dict[str, list[float]] = {"when is the next one?": [], "a hundred that are due": [], "set one": []}
        held, seats = 0, count(100)

        async def set_one() -> None:
            one = db.NewReminder(kind="turn", match_id=match_id, seat=next(seats), due_at=LATE)
            await store.reminders.set([one])

        for size in sizes:
            new = [
                db.NewReminder(
                    kind="nudge", match_id=match_id, seat=next(seats), due_at=NOW + timedelta(minutes=number)
                )
                for number in range(held, size)
            ]
            await store.reminders.set(new)
            held = size
            lines["when is the next one?"].append(await _cost(store.reminders.earliest))
            lines["a hundred that are due"].append(await _cost(partial(store.reminders.due, LATE, 100)))
            lines["set one"].append(await _cost(set_one))
    return Curve("pending", "So many reminders that wait", "reminders", "ms", sizes, lines)


async def servers(folder: Path, sizes: Sequence[int] = SERVERS) -> Curve:
    """With servers that a process hears: from its start until it is connected and knows them all."""
    lines: dict[str, list[float]] = {"start, s of processor": [], "memory, 100 MB": []}
    for size in sizes:
        async with Kit.start() as kit:
            for number in range(1, size):
                kit.guild(f"Server {number}")
            async with bot.started(kit, folder / f"servers-{size}.db") as (process,):
                await quiet(kit, 1.0)
                lines["start, s of processor"].append(process.seconds())
                lines["memory, 100 MB"].append(process.megabytes() / 100)
    return Curve("servers", "A process that hears so many servers", "servers", "", sizes, lines)


def run() -> list[Curve]:
    """The same, in a folder of its own."""
    with TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(run())).decode())
