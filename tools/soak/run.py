"""One run: so many minutes of everything at once, then calm, then a look at what is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

import db
import games
from sandbox.kit import Kit
from sandbox.limits import Bounds
from sandbox.model.messages import Message
from tools.soak import verify
from tools.soak.ledger import HEX, Ledger
from tools.soak.life import Lives, Sample
from tools.soak.several import Several
from tools.soak.tables import House, Players
from tools.soak.trouble import MOST_SKEW, Trouble, kill_every

BOUNDS = Bounds(messages_per_channel=1_000_000, threads=100_000, cdn_bytes=64 << 20, answered_interactions=500)
KILL_EVERY = 60.0
TOLD_EVERY = 10.0
"""Seconds between two lines about how it goes."""
CALM = 300.0
"""Seconds that a busy machine may take until everything is said and done, without getting on with it."""
STEP = 660.0
"""Seconds by which the clock is moved until nothing waits: longer than the longest pause between two attempts."""
HEARTBEAT = 5.0


class Plan(msgspec.Struct, frozen=True):
    """What kind of run it is."""

    seconds: float
    seed: str
    kills: bool = True
    faults: bool = True
    moves: int | None = None
    """End after so many moves, if that is sooner."""
    processes: int = 1
    kill_every: float = KILL_EVERY
    """Seconds between two deaths, on average."""
    pace: float = 0.03
    """Seconds between two deeds at a table, on average."""


class Found(msgspec.Struct):
    """What a run has come to."""

    wrong: list[str]
    matches: int
    finished: int
    moves: int
    claims: int
    messages: int
    lives: int
    latencies: list[float]
    unanswered: int
    acts: dict[str, int]
    faults: dict[str, int]
    errors: dict[str, int]
    samples: list[Sample]


Tell = Callable[[str], None]


async def run(plan: Plan, folder: Path, tell: Tell, place: db.Place | None = None) -> Found:
    """Everything at once, then calm, then a look at it. With a server as place there are several bots on it."""
    sandbox_errors = Errors()
    async with Kit.start(frozen=False, bounds=BOUNDS, heartbeat_interval=HEARTBEAT) as kit:
        ledger = Ledger(kit)
        lives = Several(kit, folder, place, plan.processes) if place is not None else Lives(kit, folder)
        wrong: list[str] = []
        try:
            await lives.begin()
            house = House(kit, ledger, lives.database, plan.seed, more_servers=2 * plan.processes - 1)
            trouble = Trouble(house, lives, ledger, plan.seed)
            await _wild(plan, house, lives, trouble, tell)
            tell("calm: everything that waits is delivered")
            wrong += await _calm(lives, house, trouble)
            if (code := await lives.stop()) != 0:
                wrong.append(f"told to stop, the bot ended with {code}")
            wrong += [f"process {pid} of a bot that has ended lived on" for pid in lives.orphans]
        finally:
            await lives.kill()
        tell("a look at what is left")
        wrong += [f"the sandbox itself: {error}" for error in sandbox_errors.heard]
        wrong += [f"the sandbox has no route for {route}" for route in kit.sandbox.unknown_routes]
        return await look(kit, ledger, lives, wrong)


class Errors(logging.Handler):
    """Hears what the sandbox's server logs as errors; that a bot was killed in the middle of a request is none."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        logger = logging.getLogger("aiohttp.server")
        logger.addHandler(self)
        logger.propagate = False

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, ConnectionError | asyncio.CancelledError):
            self.heard.append(f"{record.getMessage()} {error!r}")


async def _wild(plan: Plan, house: House, lives: Lives | Several, trouble: Trouble, tell: Tell) -> None:
    rng = random.Random(f"kills {plan.seed}")
    pace = random.Random(f"pace {plan.seed}")
    bots = plan.moves is not None
    players = [Players(house, game, lambda: pace.expovariate(1 / plan.pace), bots) for game in games.metas()]
    work: list[Coroutine[Any, Any, None]] = [each.run() for each in players]
    if plan.faults:
        work.append(trouble.run())
    if plan.kills:
        work.append(kill_every(lives, house.ledger, rng, min(plan.kill_every, plan.seconds / 3)))
    if not plan.kills:
        work.append(_revive(lives))
    async with _at_once(work) as tasks:
        ends, told = time.monotonic() + plan.seconds, time.monotonic()
        while time.monotonic() < ends and (plan.moves is None or lives.committed < plan.moves):
            await asyncio.sleep(0.5)
            for task in tasks:
                if task.done():
                    task.result()
            if time.monotonic() - told >= TOLD_EVERY:
                told = time.monotonic()
                tell(_state(house, lives, ends))


async def _revive(lives: Lives | Several) -> None:
    while True:
        await asyncio.sleep(1.0)
        if not lives.alive:
            await lives.kill()
            await lives.begin()


@contextlib.asynccontextmanager
async def _at_once(work: list[Coroutine[Any, Any, None]]) -> AsyncIterator[list[asyncio.Task[None]]]:
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield tasks
    finally:
        left = set(tasks)
        while left:  # in Python 3.11 a cancellation is lost where `wait_for` has its answer at the same moment
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1.0)


def _state(house: House, lives: Lives | Several, ends: float) -> str:
    ledger, memory = house.ledger, lives.samples[-1].memory / 1e6 if lives.samples else 0
    return (
        f"{max(0, ends - time.monotonic()):5.0f} s to go: {lives.committed} moves, {sum(ledger.acts.values())} acts, "
        f"{len(ledger.sent)} messages, {sum(ledger.faults.values())} faults, life {lives.count}, {memory:.0f} MB"
    )


async def _calm(lives: Lives | Several, house: House, trouble: Trouble) -> list[str]:
    """Nothing goes wrong any more: what waits is delivered."""
    trouble.end()
    for place in house.places:
        place.invite_bot()
    if not lives.alive:
        await lives.kill()
        await lives.begin()
    wait: list[str] = []
    for _ in range(20):
        await _quiet(lives)
        wait = _waiting(house.kit, lives.database)
        if not wait:
            return []
        house.kit.clock.move(STEP)
        lives.tell_time()
    return [f"the outbox does not get empty: {len(wait)} wait, as {wait[:3]}"]


async def _quiet(lives: Lives | Several) -> None:
    """Until the bot rests; it gets on with it as long as it commits something."""
    deadline, committed = time.monotonic() + CALM, lives.committed
    rested = 0
    while time.monotonic() < deadline and rested < 4:
        await asyncio.sleep(0.5)
        rested = rested + 1 if lives.quiet else 0
        if lives.committed != committed:
            deadline, committed = time.monotonic() + CALM, lives.committed


def _waiting(kit: Kit, database: db.Place) -> list[str]:
    found = [item for item in verify.outbox(database, kit.clock.now()) if not item.done]
    return [f"{item.kind} of match {item.match_id}: {item.error}" for item in found]


async def look(kit: Kit, ledger: Ledger, lives: Lives | Several, wrong: list[str]) -> Found:
    """Compare what is stored, what was said and what was seen."""
    async with await db.Store.open(lives.database) as store:
        wrong += [f"the database: {fault}" for fault in await store.faults()]
        stories, unread = await verify.stories(store)
    wrong += unread
    wrong += await asyncio.to_thread(_verify, kit, ledger, stories, lives.folder)
    if not stories:
        wrong.append("no match has begun: nothing was tried")
    wrong += verify.doubled(ledger.sent.values())
    wrong += verify.undelivered(verify.outbox(lives.database, kit.clock.now()), ledger.sent)
    return Found(
        wrong,
        matches=len(stories),
        finished=sum(story.running.match.outcome is not None for story in stories),
        moves=sum(len(story.moves) for story in stories),
        claims=len(ledger.claims),
        messages=len(ledger.sent),
        lives=lives.count,
        latencies=ledger.latencies,
        unanswered=ledger.unanswered,
        acts=dict(ledger.acts),
        faults=dict(ledger.faults),
        errors=dict(lives.errors),
        samples=lives.samples,
    )


def _verify(kit: Kit, ledger: Ledger, stories: list[verify.Story], folder: Path) -> list[str]:
    wrong: list[str] = []
    done: set[str] = set()
    secrets, hexes = verify.Secrets(), _hexes(ledger)
    for story in stories:
        played = verify.replayed(story)
        done |= played.done
        wrong += played.wrong
        claims = [claim for claim in ledger.claims if claim.match == story.running.id]
        wrong += verify.lost([story], claims, played.done)
        shown, gone = _in_threads(kit, ledger, story)
        if told := verify.misannounced(story, shown, gone):
            path = folder / f"thread-{story.running.id}.json"
            path.write_bytes(msgspec.json.format(msgspec.json.encode([shown, gone])))
        wrong += told
        verify.events_of(story, played.lines)
        secrets.add(story, played.lines)
        wrong += verify.unsealed(story, played.opened, hexes, 2 * MOST_SKEW)
    nameless = [claim for claim in ledger.claims if claim.match is None]
    wrong += verify.lost(stories, nameless, done)
    return wrong + verify.leaks(stories, secrets, ledger.seen, 2 * MOST_SKEW)


def _in_threads(kit: Kit, ledger: Ledger, story: verify.Story) -> tuple[list[Message], list[Message]]:
    """The bot's messages in the threads of a match: those that stand there, and those that the script has deleted."""
    shown: list[Message] = []
    gone: list[Message] = []
    for place in sorted(ledger.threads.get(story.running.id, set()) | {str(story.running.row.thread_id)}):
        kept = kit.world.messages.get(place, {}).values()
        shown += [message for message in kept if message.author.id in kit.world.apps and not message.ephemeral]
        gone += ledger.taken.get(place, [])
    return shown, gone


def _hexes(ledger: Ledger) -> dict[str, float]:
    """When each string of hexadecimal digits could first be read by anybody."""
    first: dict[str, float] = {}
    for seen in ledger.seen.values():
        for line, at in seen.items():
            for found in HEX.findall(line):
                first[found] = min(at, first.get(found, at))
    return first
