"""For all tests: whatever goes over the wire between a bot and the sandbox fits Discord's description of its API."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from bot import process
from sandbox.rest import log
from sandbox.rest.log import Exchange
from tests.support import discord_api, postgres
from tests.support.compiled_once import keep_compiled
from tests.support.longest_first import longest_first
from tests.support.quick_commits import commit_quickly
from tests.support.quick_pictures import compress_quickly
from tests.support.rewritten_once import rewrite

TESTS = Path(__file__).parent
TRIES_WHAT_IS_WRONG = TESTS / "sandbox"


def pytest_configure() -> None:
    """Hypothesis draws from the constants of all modules that happen to be imported: with them, the same test tries
    other examples in another worker, or alone. Ours are the same everywhere."""
    setattr(providers, "_get_local_constants", Constants)  # noqa: B010 - its only seam
    keep_compiled()
    compress_quickly()
    commit_quickly()


@pytest.hookimpl(optionalhook=True)
def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Tests run on the loop on which the bot is served. `make mutants` leaves the plugin out that asks for it."""
    return {"served": process.fastest() or asyncio.new_event_loop}


def pytest_sessionstart(session: pytest.Session) -> None:
    """Each worker of a whole run does its share before any of them collects."""
    given = getattr(session.config, "workerinput", None)
    if given is not None and session.config.args == session.config.getini("testpaths"):
        number, workers = int(given["workerid"].removeprefix("gw")), given["workercount"]
        share = sorted(TESTS.rglob("test_*.py"))[number::workers]
        rewrite(".".join(file.relative_to(TESTS.parent).with_suffix("").parts) for file in share)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """After those that are not asked for have been left out: the order is the same in every worker."""
    workers = getattr(config, "workerinput", {}).get("workercount", 0)
    if workers:
        items[:] = longest_first(items, lambda item: item.get_closest_marker("long") is not None, workers)


def pytest_collection_finish() -> None:
    """What has been imported and collected stays: the collector of garbage need not look through it again and again,
    which would be a tenth of the run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL server of the run's own; without one installed, its tests are skipped."""
    if postgres.programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres.running() as cluster:
        yield cluster


@pytest.fixture(autouse=True)
def misfits(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Where exchanges of this test do not fit the description: checked as they happen, and none may be left at the
    end. A test that sends what it should not clears the list itself. Only tests of the sandbox may send what the
    sandbox refuses as malformed."""
    found: list[str] = []
    refusals_are_meant = TRIES_WHAT_IS_WRONG in request.path.parents

    def watch(exchange: Exchange) -> None:
        found.extend(discord_api.faults(exchange))
        if not refusals_are_meant:
            found.extend(discord_api.refusals(exchange))

    log.watchers.append(watch)
    yield found
    log.watchers.remove(watch)
    assert not found, "\n".join(dict.fromkeys(found))
