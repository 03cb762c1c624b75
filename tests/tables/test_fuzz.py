"""Anybody does anything to a table: some of it in every run, the same each time; much more in `make soak-tests`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.tables.fuzz import AnybodyAnything

RecordProperty = Callable[[str, object], None]
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


@pytest.fixture(autouse=True)
def counted(record_testsuite_property: RecordProperty) -> Iterator[None]:
    """How much was tried is told, for `python -m tools.report --measure fuzz`."""
    before = AnybodyAnything.attempts
    yield
    assert AnybodyAnything.attempts > before
    record_testsuite_property("attempts", AnybodyAnything.attempts - before)


@pytest.mark.timeout(900)
def test_whatever_anybody_does_every_promise_holds() -> None:
    few = settings(
        max_examples=6,
        stateful_step_count=25,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=SLOW,
    )
    run_state_machine_as_test(AnybodyAnything, settings=few)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_the_same_for_long() -> None:
    many = settings(
        max_examples=400,
        stateful_step_count=80,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=SLOW,
    )
    run_state_machine_as_test(AnybodyAnything, settings=many)
