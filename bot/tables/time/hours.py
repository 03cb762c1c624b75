"""A person's own day: when they rest, and how much of a stretch of time is left without that."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import db

DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)
Stretch = tuple[datetime, datetime]


def zone(settings: db.UserSettings) -> ZoneInfo:
    """The person's time zone; UTC if the tz database has dropped theirs."""
    try:
        return ZoneInfo(settings.time_zone)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def at_minute(settings: db.UserSettings, day: date, minute: int) -> datetime:
    """A minute of the person's day. One that summer time skips comes as much later; of a doubled one, the first."""
    local = datetime.combine(day, time(minute // 60, minute % 60), zone(settings))
    return local.astimezone(UTC)


def from_minute(settings: db.UserSettings, day: date, minute: int) -> datetime:
    """The moment from which on the person's clock has passed a minute of the day: where summer time skips that minute,
    the jump itself."""
    local = datetime.combine(day, time(minute // 60, minute % 60), zone(settings))
    later, sooner = local.astimezone(UTC), local.replace(fold=1).astimezone(UTC)
    if sooner >= later:
        return later  # it exists; of a doubled one, the first
    offset = sooner.astimezone(zone(settings)).utcoffset()
    while later - sooner > SECOND:
        between = sooner + (later - sooner) // 2
        if between.astimezone(zone(settings)).utcoffset() == offset:
            sooner = between
        else:
            later = between
    return later.replace(microsecond=0)


def quiet_stretches(settings: db.UserSettings, since: datetime) -> Iterator[Stretch]:
    """Quiet hours from the one under way at `since` on, without end."""
    begins, ends = settings.quiet_from, settings.quiet_until
    if begins is None or ends is None or begins == ends:
        return
    day = since.astimezone(zone(settings)).date() - DAY
    while True:
        stretch = from_minute(settings, day, begins), at_minute(settings, day + DAY if ends < begins else day, ends)
        if stretch[1] > since and stretch[0] < stretch[1]:
            yield stretch
        day += DAY


def vacation(settings: db.UserSettings) -> Stretch | None:
    """The person's vacation: to come, under way, or over."""
    if settings.vacation_until is None:
        return None
    begins = settings.vacation_from or settings.vacation_until
    return (begins, settings.vacation_until) if begins < settings.vacation_until else None


def rests(settings: db.UserSettings, since: datetime, until: datetime) -> list[Stretch]:
    """All rest between two moments, in order and without overlaps."""
    found = []
    for stretch in quiet_stretches(settings, since):
        if stretch[0] >= until:
            break
        found.append(stretch)
    if away := vacation(settings):
        found.append(away)
    merged: list[Stretch] = []
    for begins, ends in sorted(found):
        begins, ends = max(begins, since), min(ends, until)
        if begins >= ends:
            continue
        if merged and begins <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(merged[-1][1], ends)
        else:
            merged.append((begins, ends))
    return merged


def awake_between(settings: db.UserSettings, since: datetime, until: datetime) -> timedelta:
    """How much of a stretch of time is no rest."""
    resting = sum((ends - begins for begins, ends in rests(settings, since, until)), timedelta())
    return max(timedelta(), until - since) - resting


def after_awake(settings: db.UserSettings, since: datetime, length: timedelta) -> datetime:
    """When so much time without rest has passed."""
    at, left, horizon = since, length, since + length
    while True:
        for begins, ends in rests(settings, at, horizon):
            if begins - at >= left:
                return at + left
            left, at = left - (begins - at), ends
        if horizon - at >= left:
            return at + left
        horizon = at + left + DAY


def free_at(settings: db.UserSettings, at: datetime) -> datetime:
    """The first moment from `at` on when the person may be disturbed: no vacation, no snooze, no quiet hours."""
    while True:
        holds = [settings.snoozed_until or at]
        if (away := vacation(settings)) and away[0] <= at:
            holds.append(away[1])
        quiet = next(quiet_stretches(settings, at), None)
        if quiet and quiet[0] <= at:
            holds.append(quiet[1])
        if max(holds) <= at:
            return at
        at = max(holds)


def last_free(settings: db.UserSettings, at: datetime) -> datetime:
    """The last moment up to `at` that is no rest, as far as rest is known in advance (a snooze is not)."""
    resting = [(begins, ends) for begins, ends in rests(settings, at - DAY, at + SECOND) if begins <= at < ends]
    if away := vacation(settings):
        resting += [away] if away[0] <= at < away[1] else []
    return at if not resting else min(begins for begins, _ in resting) - SECOND


def next_hour(settings: db.UserSettings, hour: int, after: datetime) -> datetime:
    """The next time that the person's own clock shows this hour."""
    day = after.astimezone(zone(settings)).date()
    while (found := at_minute(settings, day, hour * 60)) <= after:
        day += DAY
    return found
