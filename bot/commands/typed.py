"""Dates, durations and hours as people type them. Whatever is not understood is refused kindly."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.commands.context import Answer

LONGEST = timedelta(days=366)
HOURS = re.compile(r"\s*(\d{1,2})(?::(\d{2}))?\s*(?:-|–|—|\s)\s*(\d{1,2})(?::(\d{2}))?\s*")
DURATION = re.compile(r"(\d{1,4})\s*([^\W\d_]+)")
UNITS = {
    timedelta(minutes=1): ("m", "min", "mins", "minute", "minutes", "мин", "минута", "минуты", "минут", "хв", "хвилин"),
    timedelta(hours=1): ("h", "hour", "hours", "ч", "час", "часа", "часов", "г", "год", "година", "години", "годин"),
    timedelta(days=1): ("d", "day", "days", "д", "день", "дня", "дней", "дні", "днів"),
    timedelta(weeks=1): ("w", "week", "weeks", "н", "нед", "неделя", "недели", "недель", "тиж", "тиждень", "тижні"),
}
MOST_QUIET = 20 * 60
"""Minutes: somebody who is never there cannot be reminded."""


@cache
def zones() -> list[str]:
    """All time zones by name; those named after places first."""
    return sorted(available_timezones(), key=lambda name: ("/" not in name, name.startswith("Etc/"), name))


def zone(words: str) -> str:
    """A time zone by its name, or by the end of it: `kyiv`."""
    wanted = words.strip().replace(" ", "_").lower()
    for name in zones():
        if name.lower() == wanted or name.lower().rpartition("/")[2] == wanted:
            return name
    raise Answer("me-unknown-zone", zone=words.strip()[:40])


def quiet_hours(words: str) -> tuple[int, int]:
    """`23:00-08:00` as minutes of the day."""
    found = HOURS.fullmatch(words)
    if found is None:
        raise Answer("me-quiet-not-understood")
    numbers = [int(number or 0) for number in found.groups()]
    begins, ends = (_minute(*numbers[:2]), _minute(*numbers[2:]))
    length = (ends - begins) % (24 * 60)
    if length == 0 or length > MOST_QUIET:
        raise Answer("me-quiet-too-long", hours=MOST_QUIET // 60)
    return begins, ends


def _minute(hour: int, minute: int) -> int:
    if hour == 24 and minute == 0:
        hour = 0
    if hour > 23 or minute > 59:
        raise Answer("me-quiet-not-understood")
    return hour * 60 + minute


def duration(words: str) -> timedelta:
    """`3d`, `2 weeks`, `1d 12h`."""
    whole, rest = timedelta(), words.strip().lower()
    parts = DURATION.findall(rest)
    if not parts or DURATION.sub("", rest).strip():
        raise Answer("time-not-understood", words=rest[:40])
    for number, unit in parts:
        length = next((length for length, names in UNITS.items() if unit in names), None)
        if length is None:
            raise Answer("time-not-understood", words=rest[:40])
        whole += int(number) * length
    if not timedelta() < whole <= LONGEST:
        raise Answer("time-absurd")
    return whole


def moment(words: str, now: datetime, time_zone: ZoneInfo) -> datetime:
    """A date (its end, in the person's own zone) or a duration from now. Neither in the past nor absurdly far."""
    day = _date(words.strip())
    if day is None:
        return now + duration(words)
    if isinstance(day, str):
        raise Answer("time-no-such-day", words=day)
    found = datetime.combine(day + timedelta(days=1), time(), time_zone).astimezone(UTC)
    if found <= now:
        raise Answer("time-past", words=words.strip()[:40])
    if found - now > LONGEST:
        raise Answer("time-absurd")
    return found


def _date(words: str) -> date | str | None:
    """`2027-03-31` or `31.03.2027`; the words themselves if there is no such day; None if it is no date at all."""
    found = re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", words)
    numbers = [int(number) for number in found.groups()] if found else []
    if found is None and (found := re.fullmatch(r"(\d{1,2})\.(\d{1,2})\.(\d{4})", words)):
        numbers = [int(number) for number in reversed(found.groups())]
    if not numbers:
        return None
    try:
        return date(*numbers)
    except ValueError:
        return words
