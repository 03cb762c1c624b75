"""Moments and words as stored."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import StatementError

from db import NewReminder, Store
from db.snapshots import pack, unpack
from db.types import Moment, Status
from tests.db.helpers import ANNA, FIXED, NOW

DIALECT = dialect()
zones = st.integers(-23 * 60, 23 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
moments = st.datetimes(min_value=datetime(1900, 1, 2), max_value=datetime(2999, 1, 1), timezones=zones)  # noqa: DTZ001


@FIXED
@given(moment=moments)
def test_a_moment_comes_back_equal_and_in_utc(moment: datetime) -> None:
    kind = Moment()
    back = kind.process_result_value(kind.process_bind_param(moment, DIALECT), DIALECT)
    assert back == moment
    assert back is not None
    assert back.tzinfo is UTC


@FIXED
@given(first=moments, second=moments)
def test_stored_moments_sort_like_moments(first: datetime, second: datetime) -> None:
    kind = Moment()
    one, two = (kind.process_bind_param(moment, DIALECT) for moment in (first, second))
    assert one is not None
    assert two is not None
    assert (one < two) == (first < second)


async def test_a_moment_without_time_zone_is_refused(store: Store) -> None:
    naive = NOW.replace(tzinfo=None)
    with pytest.raises(StatementError, match="needs its time zone"):
        await store.reminders.set([NewReminder(kind="nudge", user_id=ANNA, due_at=naive)])


def test_which_matches_are_over() -> None:
    assert [status for status in Status if status.over] == [Status.FINISHED, Status.CANCELLED]


@FIXED
@given(data=st.binary(max_size=5000))
def test_a_state_comes_back_as_it_was(data: bytes) -> None:
    assert unpack(pack(data)) == data
