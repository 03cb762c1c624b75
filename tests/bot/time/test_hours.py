"""A person's own day: quiet hours, vacations, and both over the changes to and from summer time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.tables.time import hours
from db import UserSettings

H = timedelta(hours=1)


def utc(words: str) -> datetime:
    return datetime.fromisoformat(words).replace(tzinfo=UTC)


def person(
    zone: str = "UTC", begins: int | None = None, ends: int | None = None, away: tuple[str, str] | None = None
) -> UserSettings:
    return UserSettings(
        user_id=1,
        time_zone=zone,
        quiet_from=None if begins is None else begins * 60,
        quiet_until=None if ends is None else ends * 60,
        vacation_from=utc(away[0]) if away else None,
        vacation_until=utc(away[1]) if away else None,
    )


def test_nothing_is_held_up_by_day() -> None:
    kyiv = person("Europe/Kyiv", 23, 8)
    assert hours.free_at(kyiv, utc("2027-01-10T12:00")) == utc("2027-01-10T12:00")
    assert hours.free_at(kyiv, utc("2027-01-10T06:00")) == utc("2027-01-10T06:00")  # 08:00 sharp


def test_quiet_hours_around_midnight_end_in_the_morning_of_the_persons_own_day() -> None:
    kyiv = person("Europe/Kyiv", 23, 8)
    for at in ("2027-01-10T21:00", "2027-01-10T23:59", "2027-01-11T05:59"):
        assert hours.free_at(kyiv, utc(at)) == utc("2027-01-11T06:00")


def test_quiet_hours_within_a_day() -> None:
    siesta = person("Europe/Madrid", 13, 16)
    assert hours.free_at(siesta, utc("2027-01-10T12:30")) == utc("2027-01-10T15:00")
    assert hours.free_at(siesta, utc("2027-01-10T15:30")) == utc("2027-01-10T15:30")


@pytest.mark.parametrize(
    ("evening", "morning", "length"),
    [("2027-03-26", "2027-03-27", 9), ("2027-03-27", "2027-03-28", 8), ("2027-10-30", "2027-10-31", 10)],
)
def test_a_night_is_an_hour_shorter_or_longer_when_summer_time_changes(evening: str, morning: str, length: int) -> None:
    berlin = person("Europe/Berlin", 23, 8)
    zone = hours.zone(berlin)
    begins = datetime.fromisoformat(f"{evening}T23:00").replace(tzinfo=zone).astimezone(UTC)
    ends = datetime.fromisoformat(f"{morning}T08:00").replace(tzinfo=zone).astimezone(UTC)
    assert hours.free_at(berlin, begins + timedelta(minutes=1)) == ends
    assert ends - begins == length * H
    noon = ends + 4 * H
    assert hours.awake_between(berlin, begins, noon) == 4 * H


def test_quiet_hours_that_end_in_the_skipped_hour_end_as_much_later() -> None:
    early = person("Europe/Berlin")
    early.quiet_from, early.quiet_until = 22 * 60, 2 * 60 + 30
    assert hours.free_at(early, utc("2027-03-28T00:30")) == utc("2027-03-28T01:30")  # 03:30 there


@pytest.mark.finding("TM-23")
@pytest.mark.parametrize(
    ("zone", "minute", "jump", "end"),
    [
        ("Europe/Berlin", 2 * 60 + 30, "2027-03-28T01:00", "2027-03-28T08:00"),  # 02:00 there becomes 03:00
        ("Europe/Berlin", 2 * 60, "2027-03-28T01:00", "2027-03-28T08:00"),
        ("America/New_York", 2 * 60 + 59, "2027-03-14T07:00", "2027-03-14T14:00"),
        ("Australia/Lord_Howe", 2 * 60 + 15, "2027-10-02T15:30", "2027-10-02T23:00"),  # half an hour is skipped
    ],
)
def test_quiet_hours_that_begin_in_the_skipped_hour_begin_at_the_jump(
    zone: str, minute: int, jump: str, end: str
) -> None:
    late = person(zone)
    late.quiet_from, late.quiet_until = minute, 10 * 60
    before = utc(jump) - timedelta(seconds=1)
    assert hours.free_at(late, before) == before
    assert hours.free_at(late, utc(jump)) == utc(end)
    assert hours.free_at(late, utc(jump) + timedelta(minutes=10)) == utc(end)


def test_a_vacation_holds_everything_up_and_ends_into_quiet_hours() -> None:
    away = person("Europe/Kyiv", 23, 8, away=("2027-01-01T10:00", "2027-01-05T22:00"))
    assert hours.free_at(away, utc("2027-01-03T12:00")) == utc("2027-01-06T06:00")
    assert hours.free_at(away, utc("2026-12-31T12:00")) == utc("2026-12-31T12:00")


def test_the_clock_stands_still_in_rests_that_overlap() -> None:
    away = person("UTC", 22, 8, away=("2027-01-02T06:00", "2027-01-03T10:00"))
    assert hours.awake_between(away, utc("2027-01-01T20:00"), utc("2027-01-03T12:00")) == 4 * H
    assert hours.after_awake(away, utc("2027-01-01T20:00"), 3 * H) == utc("2027-01-03T11:00")


def test_the_digest_comes_at_the_same_hour_of_the_persons_day_in_winter_and_summer() -> None:
    berlin = person("Europe/Berlin")
    assert hours.next_hour(berlin, 9, utc("2027-03-27T00:00")) == utc("2027-03-27T08:00")
    assert hours.next_hour(berlin, 9, utc("2027-03-27T08:00")) == utc("2027-03-28T07:00")


def test_a_zone_that_is_gone_is_utc() -> None:
    assert hours.free_at(person("Mars/Olympus", 0, 6), utc("2027-01-01T03:00")) == utc("2027-01-01T06:00")


# How long it takes to make up an example is a matter of what else the machine does, and tells nothing.
@pytest.mark.finding("TR-27")
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    zone=st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]),
    begins=st.integers(0, 23),
    length=st.integers(1, 20),
    minute=st.integers(0, 2 * 365 * 24 * 60),
    need=st.integers(0, 200),
)
def test_time_without_rest_adds_up(zone: str, begins: int, length: int, minute: int, need: int) -> None:
    somebody, at = person(zone, begins, (begins + length) % 24), utc("2026-01-01") + timedelta(minutes=minute)
    until = hours.after_awake(somebody, at, need * H)
    assert hours.awake_between(somebody, at, until) == need * H
    free = hours.free_at(somebody, at)
    assert at <= free <= at + 22 * H
    assert hours.free_at(somebody, free) == free
