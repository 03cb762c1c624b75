"""Which marked test executes which line of a game: gathered once, kept on disk as long as nothing changes."""

from __future__ import annotations

import functools
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import msgspec
import pytest

from tools.mutants.running import in_child, run_pytest
from tools.mutants.sources import ROOT, fingerprint

OUT = ROOT / "out" / "mutants"
LEFT_OUT = ("soak", "whole_match", "browser")
"""Marks of tests that are not asked: what only a whole match notices is not proved by a test of the rule."""

Lines = dict[str, list[int]]


class Executed(msgspec.Struct):
    """A marked test: how long the processor takes for it and the lines it executes, by file."""

    test: str
    seconds: float
    lines: Lines


class Coverage(msgspec.Struct):
    """The marked tests of a game, and the lines executed before any of them."""

    tests: list[Executed]
    at_import: Lines
    failed: list[str]

    def covering(self, path: Path, first: int, last: int) -> list[Executed]:
        """The tests that execute one of these lines, fastest first."""
        wanted = set(range(first, last + 1))
        name = path.as_posix()
        found = (test for test in self.tests if not wanted.isdisjoint(test.lines.get(name, ())))
        return sorted(found, key=lambda test: (test.seconds, test.test))

    def touching(self, path: Path) -> list[Executed]:
        """All tests, first those that execute something of the file, each part fastest first."""
        return sorted(self.tests, key=lambda test: (path.as_posix() not in test.lines, test.seconds, test.test))

    def runs_at_import(self, path: Path, first: int, last: int) -> bool:
        """Whether one of these lines is executed when modules are loaded or tests collected."""
        return not set(range(first, last + 1)).isdisjoint(self.at_import.get(path.as_posix(), ()))


def coverage_of(game: str) -> Coverage:
    """The coverage of a game, from the disk if it still holds."""
    kept = OUT / f"{game}-{fingerprint(game)}.json"
    if kept.exists() and (known := msgspec.json.decode(kept.read_bytes(), type=Coverage)).tests:
        return known
    found = msgspec.json.decode(in_child(lambda: _gather(game)), type=Coverage)
    if found.failed:
        raise SystemExit("These tests fail without any mutant:\n" + "\n".join(found.failed))
    if not found.tests:
        raise SystemExit(f"no test of tests/games/{game} was run: pytest could not begin")
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob(f"{game}-*.json"):
        old.unlink()
    kept.write_bytes(msgspec.json.encode(found))
    return found


def _gather(game: str) -> bytes:
    tracer = Tracer(game)
    sys.settrace(tracer.enter)
    run_pytest([f"tests/games/{game}"], tracer)
    sys.settrace(None)
    return msgspec.json.encode(tracer.coverage())


class Tracer:
    """A pytest plugin that records the executed lines of one game test by test."""

    def __init__(self, game: str) -> None:
        self.prefix = str(ROOT / "games" / game)
        self.game = f"games.{game}"
        self.at_import: dict[str, set[int]] = {}
        self.lines = self.at_import
        self.tests: list[Executed] = []
        self.failed: list[str] = []
        self.caches: list[Any] = []

    def enter(self, frame: FrameType, event: str, arg: object) -> Any:
        """Trace the functions of the game, and no others."""
        name = frame.f_code.co_filename
        if not name.startswith(self.prefix):
            return None
        add = self.lines.setdefault(name, set()).add
        add(frame.f_lineno)

        def line(frame: FrameType, event: str, arg: object) -> Any:
            add(frame.f_lineno)
            return line

        return line

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Only tests that name a rule, without whole matches."""
        items[:] = [item for item in items if is_asked(item)]

    def pytest_collection_finish(self) -> None:
        """Remember the caches of the game: what they keep would be credited to the first test that fills them."""
        kind = type(functools.lru_cache(lambda: None))
        found = (each for each in gc.get_objects() if isinstance(each, kind))
        self.caches = [each for each in found if str(getattr(each, "__module__", "")).startswith(self.game)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Record one test."""
        for cached in self.caches:
            cached.cache_clear()
        self.lines = {}
        begun = process_time()
        result = yield
        self.tests.append(Executed(item.nodeid, process_time() - begun, self._plain(self.lines)))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails without a mutant proves nothing."""
        if report.failed:
            self.failed.append(f"{report.nodeid}\n{report.longreprtext}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """So does a file that cannot be loaded."""
        if report.failed:
            self.failed.append(f"{report.nodeid}\n{report.longreprtext}")

    def coverage(self) -> Coverage:
        """What was recorded."""
        return Coverage(self.tests, self._plain(self.at_import), self.failed)

    def _plain(self, lines: dict[str, set[int]]) -> Lines:
        return {Path(name).relative_to(ROOT).as_posix(): sorted(found) for name, found in lines.items()}


def is_asked(item: pytest.Item) -> bool:
    """Whether a test counts: it names a rule and is no whole match."""
    return item.get_closest_marker("rule") is not None and not any(map(item.get_closest_marker, LEFT_OUT))
