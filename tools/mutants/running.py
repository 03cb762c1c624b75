"""Pytest in forked processes: everything heavy is loaded once, the game itself in every child anew."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection

import pytest

from tools.mutants.sources import ROOT

FORK = get_context("fork")
OPTIONS = [
    "-c=/dev/null",
    f"--rootdir={ROOT}",
    "-x",
    "-q",
    "--no-header",
    "--tb=line",
    "-Wignore",
    *(f"-pno:{plugin}" for plugin in ("cacheprovider", "randomly", "xdist", "timeout", "asyncio", "hypothesispytest")),
]


def preload() -> None:
    """Load what every child needs and no game changes."""
    import games.engine  # noqa: F401


def run_pytest(paths: Sequence[str], plugin: object) -> int:
    """Run tests in this process, without a word; the plugin chooses, orders and listens."""
    os.chdir(ROOT)
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    return int(pytest.main([*OPTIONS, *paths], plugins=[plugin]))


def in_child(work: Callable[[], bytes]) -> bytes:
    """The result of some work in a process of its own, which may load a game."""
    ours, theirs = FORK.Pipe(duplex=False)
    child = FORK.Process(target=_send, args=(work, theirs))
    child.start()
    theirs.close()
    try:
        return ours.recv_bytes()
    except EOFError:
        sys.exit("the child died without an answer")
    finally:
        child.join()


def _send(work: Callable[[], bytes], to: Connection) -> None:
    to.send_bytes(work())
