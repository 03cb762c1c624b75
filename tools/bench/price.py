"""What a move costs: the bot's processor time, next to that of a command which answers a word, in the same run."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

import db
import games
from db import Status
from games.engine import Match, Setup
from sandbox.kit import Kit
from tools.bench import bot

ROUNDS, TIMES, WARM = 5, 60, 40
ORDERS = ("red red red red red red", "blue blue blue blue blue blue")
PEOPLE = ("Alice", "Boris", "Oksana")
"""Only Alice answers: she can seal again and again, as long as the others have not."""


class Price(msgspec.Struct, frozen=True):
    """Milliseconds of the bot's process, without its workers; medians of rounds that take turns."""

    reply: float
    move: float
    workers: float
    """What a move costs the processes that draw."""

    @property
    def ratio(self) -> float:
        """The target is 3."""
        return self.move / self.reply


async def measure(database: db.Place, rounds: int = ROUNDS) -> Price:
    """Sealed orders by a command, until all that they cause has been said, against as many trivial replies."""
    async with Kit.start() as kit:
        places = [kit.thread(f"Table {number}") for number in range(TIMES)]
        await seat(kit, database, [int(place.id) for place in places])
        alice = kit.person("Alice")
        async with bot.started(kit, database) as (process,):
            for place in places[:WARM]:
                await alice.slash("/ping", place)
                await alice.slash("/plan", place, choice=ORDERS[1])
            await quiet(kit)
            replies, moves, drawn = [], [], []
            for number in range(rounds):
                began = process.seconds()
                for place in places:
                    await alice.slash("/ping", place)
                replies.append(process.seconds() - began)
                began, workers = process.seconds(), process.of_workers()
                for place in places:
                    await alice.slash("/plan", place, choice=ORDERS[number % 2])
                await quiet(kit)
                moves.append(process.seconds() - began)
                drawn.append(process.of_workers() - workers)
    return Price(*(median(taken) / TIMES * 1000 for taken in (replies, moves, drawn)))


async def seat(kit: Any, database: db.Place, threads: list[int]) -> None:
    """Running matches of Xidit, no two alike, in each of which Alice has to seal her orders."""
    at, people = datetime.now(UTC), [int(kit.person(name).id) for name in PEOPLE]
    async with await db.Store.open(database) as store:
        for number, thread in enumerate(threads):
            match = _planning(f"crowd {number}")
            row = await store.matches.create(
                guild_id=int(kit.world.guild.id),
                channel_id=int(kit.channel("games").id),
                host_id=people[0],
                game="xidit",
                language="en",
                at=at,
                thread_id=thread,
            )
            move = db.Move(
                match_id=row.id,
                expected_version=row.version,
                at=at,
                snapshot=match.dump(),
                seating=[db.Seating(user_id=person) for person in people],
                changes={"status": Status.RUNNING, "seed": "crowd"},
            )
            await store.moves.commit(move)


def _planning(seed: str) -> Match:
    """A match whose first year is to be planned."""
    match, _ = Match.begin(games.game("xidit"), games.game("xidit").complete(Setup(len(PEOPLE), seed)))
    while not all(asked.secret for asked in match.decisions.values()):
        match.submit_default(match.waiting[0])
    return match


async def quiet(kit: Any, seconds: float = 0.5) -> None:
    """Until the bot has asked nothing of the sandbox for a while."""
    requests = kit.sandbox.rest.requests
    for _ in range(1000):
        before = requests.count
        await asyncio.sleep(seconds)
        if requests.count == before:
            return


def run(rounds: int = ROUNDS) -> Price:
    """The same, on a file of its own."""
    with TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder) / "price.db", rounds))


def main() -> None:
    """For whoever works on it: `python -m tools.bench.price`."""
    price = run(int(sys.argv[1]) if sys.argv[1:] else ROUNDS)
    print(f"reply {price.reply:.2f} ms, move {price.move:.2f} ms, {price.ratio:.2f} x; workers {price.workers:.2f} ms")


if __name__ == "__main__":
    main()
