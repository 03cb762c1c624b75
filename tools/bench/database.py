"""How fast the store is, next to bare sqlite3 in the same run."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

from db.commit import Move, NewEntry
from db.outbox import Post
from db.reminders import Forget, NewReminder
from db.snapshots import pack
from db.sqlite_engines import WRITER_PRAGMAS
from db.store import Store
from db.types import Status

SEATS = 5
NOW = datetime(2030, 1, 1, tzinfo=UTC)
TEXT, EVENTS, PAYLOAD = "move mech:2 t14>t15", '[{"text":"moved"}]', '{"version":1}'


class Figures(msgspec.Struct, frozen=True):
    """What was measured: medians, and a ratio of medians."""

    moves: int
    raw_commit_ms: float
    """The rows of a move with bare sqlite3: same schema, same pragmas, state already compressed."""
    commit_ms: float
    """The commit of the move through the store, compression and the round trip to the writer's thread included."""
    commit_ratio: float
    commits_per_s: float
    """With as many matches moving at once as the store is given."""
    load_ms: float
    reminders: int
    add_reminders_s: float
    due_query_us: float
    """SQLite's own time to look for what is due among all reminders."""
    due_call_ms: float
    """A batch of 100 due reminders through the store."""


async def measure(folder: Path, moves: int = 200, reminders: int = 100_000) -> Figures:
    """Measure in an empty folder; database files are left in it."""
    async with await Store.open(folder / "store.db") as store, await Store.open(folder / "raw.db") as twin:
        match_id = await _new_match(store)
        assert match_id == await _new_match(twin)
        raw_times, times = await _time_commits(store, folder / "raw.db", match_id, moves)
        per_s = await _time_crowd(store, moves)
        load_times = [await _timed(lambda: store.moves.load(match_id)) for _ in range(50)]
        add_time, query_times, call_times = await _time_reminders(store, match_id, reminders)
    return Figures(
        moves=moves,
        raw_commit_ms=round(median(raw_times) * 1e3, 3),
        commit_ms=round(median(times) * 1e3, 3),
        commit_ratio=round(median(times) / median(raw_times), 2),
        commits_per_s=round(per_s, 1),
        load_ms=round(median(load_times) * 1e3, 3),
        reminders=reminders,
        add_reminders_s=round(add_time, 3),
        due_query_us=round(median(query_times) * 1e6, 1),
        due_call_ms=round(median(call_times) * 1e3, 3),
    )


async def _new_match(store: Store) -> int:
    match = await store.matches.create(guild_id=1, channel_id=2, host_id=3, game="bench", language="en", at=NOW)
    return match.id


async def _time_commits(store: Store, raw_path: Path, match_id: int, moves: int) -> tuple[list[float], list[float]]:
    """By turns, so that a busy moment of the machine hits both."""
    state = a_state()
    packed = pack(state)
    raw_times, times = [], []
    with closing(_connect(raw_path)) as raw:
        for number in range(moves):
            start = perf_counter()
            _raw_commit(raw, match_id, number, packed)
            raw_times.append(perf_counter() - start)
            move = a_move(match_id, number, state)
            start = perf_counter()
            await store.moves.commit(move)
            times.append(perf_counter() - start)
    return raw_times, times


async def _time_crowd(store: Store, matches: int) -> float:
    """A move in each of many matches, all at the same time."""
    ids = [await _new_match(store) for _ in range(matches)]
    state = a_state()
    elapsed = await _timed(lambda: asyncio.gather(*(store.moves.commit(a_move(one, 0, state)) for one in ids)))
    return matches / elapsed


async def _time_reminders(store: Store, match_id: int, count: int) -> tuple[float, list[float], list[float]]:
    rng = random.Random(1)
    reminders = [
        NewReminder(kind="nudge", match_id=match_id, seat=seat, due_at=NOW + timedelta(seconds=rng.randrange(10**7)))
        for seat in range(count)
    ]
    add = await _timed(lambda: store.reminders.set(reminders))
    queries = []
    with closing(_connect(store.path)) as raw:
        for _ in range(200):
            start = perf_counter()
            raw.execute("SELECT * FROM reminders WHERE due_at <= ? ORDER BY due_at LIMIT 100", (0,)).fetchall()
            queries.append(perf_counter() - start)
    calls = [await _timed(lambda: store.reminders.due(NOW + timedelta(days=100))) for _ in range(20)]
    return add, queries, calls


async def _timed(call: Callable[[], Awaitable[object]]) -> float:
    start = perf_counter()
    await call()
    return perf_counter() - start


def a_state() -> bytes:
    """JSON as large and as compressible as the state of a match."""
    rng = random.Random(1)
    pieces = [
        {"id": number, "at": f"t{rng.randrange(48)}", "kind": f"piece {rng.randrange(9)}"} for number in range(1000)
    ]
    return msgspec.json.encode({"pieces": pieces, "seed": f"{rng.getrandbits(256):x}"})


def a_move(match_id: int, number: int, state: bytes) -> Move:
    seat, at = number % SEATS, NOW + timedelta(minutes=number)
    return Move(
        match_id=match_id,
        expected_version=number,
        at=at,
        snapshot=state,
        entries=[NewEntry(seat=seat, text=TEXT, asked=number, events=EVENTS)],
        forget=[Forget(seat=seat)],
        remind=[NewReminder(kind="nudge", seat=(seat + 1) % SEATS, due_at=at + timedelta(days=1))],
        posts=[Post(kind="board", payload={"version": 1}, dedupe="board")],
        changes={} if number else {"status": Status.RUNNING},
    )


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in WRITER_PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _raw_commit(raw: sqlite3.Connection, match_id: int, number: int, packed: bytes) -> None:
    """What `Moves.commit` writes for the same move, by hand."""
    seat, at = number % SEATS, number * 60_000_000
    raw.execute("BEGIN IMMEDIATE")
    ((posted,),) = raw.execute(
        "UPDATE matches SET version = version + 1, logged = logged + 1, posted = posted + 1, moved_at = ? "
        "WHERE id = ? AND version = ? RETURNING posted",
        (at, match_id, number),
    ).fetchall()
    raw.execute(
        "INSERT INTO log (match_id, number, seat, kind, by, text, asked, events, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (match_id, number + 1, seat, "choice", "player", TEXT, number, EVENTS, at),
    )
    raw.execute(
        "INSERT INTO snapshots (match_id, version, data) VALUES (?, ?, ?) "
        "ON CONFLICT (match_id) DO UPDATE SET version = excluded.version, data = excluded.data",
        (match_id, number + 1, packed),
    )
    raw.execute("DELETE FROM reminders WHERE match_id = ? AND seat = ?", (match_id, seat))
    raw.execute(
        "INSERT INTO reminders (match_id, seat, kind, due_at, attempt) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (match_id, seat, kind) WHERE match_id IS NOT NULL DO UPDATE SET due_at = excluded.due_at",
        (match_id, (seat + 1) % SEATS, "nudge", at, 0),
    )
    raw.execute(
        "INSERT INTO outbox (match_id, number, lane, kind, payload, dedupe, nonce, created_at, attempts, not_before) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (match_id, posted, "table", "board", PAYLOAD, "board", f"{number:016x}", at, 0, at),
    )
    raw.execute("COMMIT")
