"""In which order tests are run by several workers."""

from __future__ import annotations

import pytest

from tests.support.longest_first import longest_first

TESTS = [*range(20), *range(100, 104), *range(20, 30)]


def is_long(test: int) -> bool:
    """Those from a hundred on."""
    return test >= 100


@pytest.mark.parametrize("workers", [1, 2, 3, 5, 7])
def test_every_test_is_run_once_and_others_keep_their_order(workers: int) -> None:
    ordered = longest_first(TESTS, is_long, workers)
    assert sorted(ordered) == sorted(TESTS)
    assert [test for test in ordered if not is_long(test)] == list(range(30))


def test_each_worker_begins_with_its_share() -> None:
    assert longest_first(TESTS, is_long, 1)[:5] == [100, 101, 102, 103, 0]
    first, second, third = (longest_first(TESTS, is_long, 3)[start : start + 3] for start in (0, 11, 22))
    assert (first, second[:2], third[:2]) == ([100, 103, 0], [101, 9], [102, 19])


def test_nothing_is_lost_where_a_block_is_smaller_than_its_share() -> None:
    assert sorted(longest_first([100, 101, 102, 1], is_long, 4)) == [1, 100, 101, 102]
    assert longest_first([], is_long, 3) == []
