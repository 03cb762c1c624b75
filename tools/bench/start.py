"""What a start costs until the bot is connected, with five games and a thousand matches that wait, against a process
that only imports the same modules: `python -m tools.bench.start`."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import msgspec

from sandbox.kit import Kit
from tools.bench import bot, table

ROUNDS = 5


class Taken(msgspec.Struct, frozen=True):
    """What a process has taken from its beginning, the interpreter's own start included."""

    processor: float
    """Seconds, of all its threads."""
    wall: float


class Start(msgspec.Struct, frozen=True):
    """Medians of rounds that take turns."""

    ready: Taken
    bare: Taken

    @property
    def processor(self) -> float:
        """How many times the bare imports, in processor time."""
        return self.ready.processor / self.bare.processor

    @property
    def wall(self) -> float:
        """The same by the clock on the wall."""
        return self.ready.wall / self.bare.wall


class Told(msgspec.Struct, frozen=True):
    """What a process says when it is there."""

    processor: float
    modules: list[str]
    """All that it has imported, in their order."""


async def measure(database: Path, rounds: int = ROUNDS, matches: int = table.WAITING) -> Start:
    """Start the bot again and again on a database with so many matches; after each start, import what it did."""
    await table.fill(database, matches)
    ready, bare = list[Taken](), list[Taken]()
    async with Kit.start() as kit:
        address = [str(database), kit.token, kit.address.api_base, kit.address.gateway_url]
        await _taken("bot", address)  # compiles what is not compiled yet
        for _ in range(rounds):
            taken, told = await _taken("bot", address)
            ready.append(taken)
            bare.append((await _taken("bare", told.modules))[0])
    return Start(
        *(Taken(median(each.processor for each in all_), median(each.wall for each in all_)) for all_ in (ready, bare))
    )


async def _taken(what: str, arguments: Sequence[str]) -> tuple[Taken, Told]:
    """Start a process of this module, until it says that it is there."""
    began = perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __spec__.name, what, *arguments), stdout=asyncio.subprocess.PIPE, limit=2**20
    )
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        wall = perf_counter() - began
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    told = msgspec.json.decode(line, type=Told)
    return Taken(told.processor, wall), told


def _tell() -> None:
    processor = process_time()
    print(msgspec.json.encode(Told(processor, [*sys.modules])).decode(), flush=True)


def _bot(database: str, token: str, api: str, gateway: str) -> None:
    """The bot, which tells when Discord has said READY."""

    async def connected() -> None:
        _tell()

    bot.main(database, token, api, gateway, on_start=lambda client: setattr(client, "on_connect", connected))


def _bare(*modules: str) -> None:
    """Import these, and nothing else."""
    for name in modules:
        with contextlib.suppress(ImportError):  # some are made by others, and cannot be imported on their own
            importlib.import_module(name)
    _tell()


def run(rounds: int = ROUNDS) -> Start:
    """The same, on a file of its own."""
    with TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder) / "start.db", rounds))


def main(arguments: Sequence[str]) -> None:
    """A process that is measured, or the measurement itself."""
    if arguments[:1] == ["bot"]:
        _bot(*arguments[1:])
    elif arguments[:1] == ["bare"]:
        _bare(*arguments[1:])
    else:
        found = run()
        for name, taken in (("ready", found.ready), ("imports", found.bare)):
            print(f"{name:8} {taken.processor:.2f} s of the processor, {taken.wall:.2f} s")
        print(f"{found.processor:.2f} times in processor time, {found.wall:.2f} times on the wall")


if __name__ == "__main__":
    main(sys.argv[1:])
