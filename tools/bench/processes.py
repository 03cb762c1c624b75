"""What PostgreSQL costs against SQLite for the same move, and what several processes on it get done."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tools.bench import crowd, price
from tools.bench.crowd import Crowd
from tools.bench.price import Price

PROCESSES = (1, 2, 4)
TABLES, SECONDS = 60, 10.0
AS_MUCH_AS_GOES = 400.0
"""Touches a second: more than there are people to touch anything."""


class Scaling(msgspec.Struct, frozen=True):
    """What was measured."""

    file: Price
    server: Price | None = None
    """None: there is no PostgreSQL on this machine."""
    several: dict[int, Crowd] = {}
    """By the number of processes on one server, as much as they get done."""
    alone: Crowd | None = None
    """One process on a file, as much as it gets done."""


def measure() -> Scaling:
    """In a folder and on a server of its own, which writes to the disk before it says that something is written."""
    with TemporaryDirectory() as folder, _server() as cluster:
        files = (Path(folder) / f"{number}.db" for number in range(99))
        file = asyncio.run(price.measure(next(files)))
        alone = asyncio.run(crowd.measure(next(files), AS_MUCH_AS_GOES, SECONDS, TABLES))
        if cluster is None:
            return Scaling(file, alone=alone)
        server = asyncio.run(price.measure(cluster.fresh()))
        several = {
            count: asyncio.run(
                crowd.measure(
                    cluster.fresh(), AS_MUCH_AS_GOES, SECONDS, TABLES, tuple(f"{part}/{count}" for part in range(count))
                )
            )
            for count in PROCESSES
        }
        return Scaling(file, server, several, alone)


@contextlib.contextmanager
def _server() -> Iterator[Any]:
    try:
        from tests.support import postgres
    except ImportError:  # the driver is an extra
        yield None
        return
    if postgres.programs() is None:
        yield None
        return
    with postgres.running(fsync="on", full_page_writes="on", shared_buffers="128MB", autovacuum="on") as cluster:
        yield cluster


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(measure())).decode())
