"""The bot's lives, as whoever started them sees them: begun, told the time, killed, begun again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

import db
from sandbox.kit import Kit
from tools.measured import ROOT
from tools.soak.child import Health

UNTIL_UP = 240.0
"""Seconds that a busy machine may take to start the bot and to log in."""
UNTIL_DOWN = 60.0
"""Seconds after which processes of a bot that has ended must have ended, too."""
LINE = 1 << 22
"""Bytes of a line of the log, at most: tracebacks are long."""
LIMITS = ("LOBBIES", "LOBBIES_PER_SERVER", "MATCHES", "DEMOS", "PER_HOUR")


class Sample(msgspec.Struct, frozen=True):
    """How much memory a life had after so many moves."""

    life: int
    seconds: float
    """Since its start."""
    moves: int
    memory: int


class Lives:
    """Starts the bot, and starts it again whenever it has died. What it logs is kept in a file."""

    def __init__(self, kit: Kit, folder: Path, place: db.Place | None = None, part: str = "") -> None:
        self._kit = kit
        self.database = place or folder / "slowtable.db"
        self.folder = folder
        self._part = part
        """Of the shards; none: all of them."""
        self._log = folder / f"bot{part.replace('/', '-of-')}.log"
        self._process: Process | None = None
        self._readers: list[asyncio.Task[None]] = []
        self._born = 0.0
        self._told = 0
        self._health = Health(0, 0, False, 0)
        self.skew = 0.0
        """By how many seconds the bot's clock differs from Discord's."""
        self.count = 0
        self.moves = 0
        """Committed by all lives that have ended."""
        self.samples: list[Sample] = []
        self.errors: Counter[str] = Counter()
        """What it logged as errors."""
        self.orphans: list[int] = []
        """Processes that outlived the bot they belonged to."""
        self._family: list[int] = []

    def one(self, _: random.Random) -> Lives:
        """This one: there is no other."""
        return self

    @property
    def alive(self) -> bool:
        """Whether it runs now."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int | None:
        """Of its process, while it runs."""
        return self._process.pid if self._process is not None and self.alive else None

    @property
    def committed(self) -> int:
        """Moves of all lives so far."""
        return self.moves + self._health.moves

    @property
    def quiet(self) -> bool:
        """Whether it was idle when it last said so, and had heard of every change of its clock."""
        return self.alive and self._health.quiet and self._health.heard >= self._told

    async def begin(self) -> None:
        """A new life, up to being connected. It may die before that: then another one is begun."""
        while True:
            before = self._kit.sandbox.gateway.identifies
            await self._start()
            deadline = time.monotonic() + UNTIL_UP
            while self.alive and time.monotonic() < deadline:
                if self._kit.sandbox.gateway.identifies > before:
                    return
                await asyncio.sleep(0.1)
            await self.kill()

    async def _start(self) -> None:
        self.count += 1
        where = self.database
        address = str(where) if isinstance(where, Path) else where.render_as_string(hide_password=False)
        settings = {"TOKEN": self._kit.token, "DATABASE": address, "SHARDS": self._part}
        settings |= {f"MOST_{name}": "100000" for name in LIMITS}
        environment = {**os.environ, **{f"SLOWTABLE_{name}": value for name, value in settings.items()}}
        sandbox = self._kit.address
        words = [sandbox.api_base, sandbox.gateway_url, sandbox.cdn, str(self._offset)]
        command = [sys.executable, "-m", "tools.soak.child", *words]
        self._process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=environment, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LINE
        )
        self._health, self._told, self._born = Health(0, 0, False, 0), 0, time.monotonic()
        self._readers = [
            asyncio.create_task(self._follow(self._process)),
            asyncio.create_task(self._keep_log(self._process)),
        ]

    @property
    def _offset(self) -> float:
        return self._kit.clock.offset + self.skew

    def tell_time(self) -> None:
        """The clock was changed: Discord's, which the bot's follows, or the bot's alone."""
        if self._process is not None and self.alive and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.write(f"clock {self._offset}\n".encode())
                self._told += 1

    async def kill(self) -> None:
        """`kill -9`."""
        if self._process is not None and self.alive:
            self._family = _children(self._process.pid)
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await self._ended()

    async def stop(self) -> int:
        """SIGTERM, as an operator does it. Returns the exit code."""
        if self._process is None:
            return 0
        if self.alive:
            self._family = _children(self._process.pid)
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGTERM)
        await self._ended()
        return self._process.returncode or 0

    async def _ended(self) -> None:
        if self._process is None:
            return
        ended = asyncio.gather(self._process.wait(), *self._readers)
        if not (await asyncio.wait([ended], timeout=UNTIL_DOWN))[0]:  # somebody still holds what it wrote to
            family = [self._process.pid, *self._family]
            self.orphans += [pid for pid in family if _runs(pid)]
            for pid in family:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        await ended
        self._readers, self._family = [], []
        self.moves += self._health.moves
        self._health = Health(0, 0, False, 0)

    def fill_disk(self, full: bool) -> None:
        """Let no file of the bot grow, as on a full disk; or let them grow again."""
        if self.pid is not None and isinstance(self.database, Path):
            files = [self.database, self.database.with_name(self.database.name + "-wal")]
            size = max((path.stat().st_size for path in files if path.exists()), default=0)
            _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size if full else hard, hard))

    async def _follow(self, process: Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            with contextlib.suppress(msgspec.DecodeError):
                self._health = msgspec.json.decode(line, type=Health)
                seconds = time.monotonic() - self._born
                self.samples.append(Sample(self.count, seconds, self._health.moves, self._health.memory))

    async def _keep_log(self, process: Process) -> None:
        assert process.stderr is not None
        with self._log.open("ab") as kept:
            async for line in process.stderr:
                kept.write(line)
                with contextlib.suppress(msgspec.DecodeError, TypeError):
                    said: dict[str, Any] = msgspec.json.decode(line, type=dict)
                    if said.get("level") in ("error", "critical"):
                        raised = str(said.get("exception", "")).strip().rpartition("\n")[2]
                        self.errors[f"{said.get('logger')}: {_kind(str(said.get('message')))} {raised}"[:300]] += 1


def _kind(message: str) -> str:
    """What a line says, without the numbers that differ."""
    return "".join("#" if letter.isdigit() else letter for letter in message)


def _children(pid: int) -> list[int]:
    """Processes that this one has started, and theirs."""
    try:
        own = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [found for child in own for found in (int(child), *_children(int(child)))]


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
