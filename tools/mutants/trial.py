"""Trials: one forked process per mutant, which serves the broken module and runs the tests that could notice."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection, wait
from time import monotonic
from types import CodeType, FrameType, ModuleType
from typing import Any, Literal

import pytest

from tools.mutants.breaking import Mutant
from tools.mutants.coverage import Coverage, Executed
from tools.mutants.running import FORK, run_pytest
from tools.mutants.sources import ROOT, module_of, rule_files

Verdict = Literal["noticed", "survived", "uncovered", "stillborn"]
PATIENCE = 2.0
"""Seconds a test may take beyond five times what it takes unbroken; processor time: a busy machine hangs nobody."""
LOADING = 20.0
"""Seconds for loading the game and collecting the tests."""
WALL_FACTOR = 20
MEMORY = 3 * 1024**3


@dataclass(frozen=True)
class Result:
    """What became of a mutant, and which test noticed it."""

    mutant: Mutant
    verdict: Verdict
    by: str = ""
    seconds: float = 0.0


class BrokenLoader(SourceFileLoader):
    """Serves a broken source in place of the file, and leaves no compiled file behind."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType | None:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class BrokenFinder(MetaPathFinder):
    """Finds one module, the broken one."""

    def __init__(self, mutant: Mutant) -> None:
        self.module = module_of(mutant.path)
        self.path = str(ROOT / mutant.path)
        self.source = mutant.source((ROOT / mutant.path).read_text("utf-8"))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        return spec_from_file_location(fullname, self.path, loader=BrokenLoader(fullname, self.path, self.source))


def patience(tests: Sequence[Executed]) -> float:
    """The processor time that some tests may take."""
    return sum(PATIENCE + 5 * test.seconds for test in tests)


class Chosen:
    """A pytest plugin: only the tests that could notice, fastest first, and the name of the one that does."""

    def __init__(self, tests: Sequence[Executed], to: Connection) -> None:
        self.place = {test.test: index for index, test in enumerate(tests)}
        self.limit = {test.test: patience([test]) for test in tests}
        self.to = to
        self.by = ""
        self.running = ""
        signal.signal(signal.SIGPROF, self.hangs)

    def hangs(self, number: int, frame: FrameType | None) -> None:
        """A test that goes on and on has noticed the break too."""
        self.to.send(f"{self.running} hangs")
        os._exit(1)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.running = nodeid
        signal.setitimer(signal.ITIMER_PROF, self.limit[nodeid])

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.place), key=lambda i: self.place[i.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.by = self.by or report.nodeid


def control(game: str, coverage: Coverage) -> str:
    """The test that fails in a trial without any break, if one does: then no verdict would mean anything."""
    path = rule_files(game)[0]
    trial = Trial(game, Mutant(path, "nothing", (1, 0), (1, 0), "", (1, 1), at_import=True), coverage.touching(path))
    while trial.result is None:
        _finished({trial.sentinel: trial})
    return "" if trial.result.verdict == "survived" else trial.result.by or trial.result.verdict


def judges(mutant: Mutant, coverage: Coverage) -> list[Executed]:
    """The tests that could notice a mutant."""
    first, last = mutant.statement
    covering = coverage.covering(mutant.path, first, last)
    if not coverage.runs_at_import(mutant.path, first, last):
        return covering
    known = {test.test for test in covering}
    return [*covering, *(test for test in coverage.touching(mutant.path) if test.test not in known)]


def _try(game: str, mutant: Mutant, tests: Sequence[Executed], to: Connection) -> None:
    """In the child: 0 survived, 1 noticed, 2 stillborn, where the game cannot even be loaded."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(LOADING + patience(tests)),) * 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, BrokenFinder(mutant))
    chosen = Chosen(tests, to)
    try:
        import_module(f"games.{game}.game")
    except Exception:
        os._exit(2)
    files = list(dict.fromkeys(test.test.partition("::")[0] for test in tests))
    code = run_pytest(files, chosen)
    to.send(chosen.by)
    os._exit(0 if code == 0 else 1)


def trials(game: str, mutants: Iterator[Mutant], coverage: Coverage, jobs: int, count: int) -> Iterator[Result]:
    """Results in the order of the mutants, until so many count; stillborn ones do not."""
    running: dict[int, Trial] = {}
    queue: list[Trial] = []
    counted = 0
    while True:
        open_ = sum(trial.result is None for trial in queue)
        while len(running) < jobs and counted + open_ < count and (mutant := next(mutants, None)) is not None:
            trial = Trial(game, mutant, judges(mutant, coverage))
            queue.append(trial)
            if trial.result is None:
                running[trial.sentinel] = trial
            open_ = sum(trial.result is None for trial in queue)
            counted += trial.result is not None
        if not queue:
            return
        for trial in _finished(running):
            assert trial.result is not None
            counted += trial.result.verdict != "stillborn"
        while queue and (result := queue[0].result) is not None:
            queue.pop(0)
            yield result


class Trial:
    """A mutant on trial."""

    def __init__(self, game: str, mutant: Mutant, tests: list[Executed]) -> None:
        self.mutant = mutant
        self.result: Result | None = None
        self.sentinel = 0
        self.begun = monotonic()
        self.limit = WALL_FACTOR * (LOADING + patience(tests))
        if not tests:
            self.result = Result(mutant, "uncovered")
            return
        self.answer, theirs = FORK.Pipe(duplex=False)
        self.child: Any = FORK.Process(target=_try, args=(game, mutant, tests, theirs))
        self.child.start()
        theirs.close()
        self.sentinel = self.child.sentinel

    def end(self) -> None:
        """The child has ended, or takes too long: a mutant that hangs is noticed."""
        if self.child.is_alive():
            self.child.kill()
        self.child.join()
        code: int = self.child.exitcode
        verdict: Verdict = "survived" if code == 0 else "stillborn" if code == 2 else "noticed"
        by = self.answer.recv() if code in (0, 1) and self.answer.poll() else "it hangs" if code < 0 else ""
        self.answer.close()
        self.result = Result(self.mutant, verdict, by, monotonic() - self.begun)


def _finished(running: dict[int, Trial]) -> list[Trial]:
    """Wait for children that end or have had their time."""
    if not running:
        return []
    ended = set(wait(list(running), timeout=1.0))
    late = {sentinel for sentinel, trial in running.items() if monotonic() - trial.begun > trial.limit}
    found = [running.pop(sentinel) for sentinel in [*running] if sentinel in ended | late]
    for trial in found:
        trial.end()
    return found
