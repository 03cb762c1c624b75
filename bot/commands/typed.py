"""Dates, durations and hours as people type them, in their own language or in English. Whatever is not understood is
refused kindly. The words themselves live in the bot's Fluent files (`typed-…`)."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from bot.commands.context import Answer
from bot.messages.words import quoted, say

LONGEST = timedelta(days=366)
UNITS = {
    "minutes": timedelta(minutes=1),
    "hours": timedelta(hours=1),
    "days": timedelta(days=1),
    "weeks": timedelta(weeks=1),
    "months": timedelta(days=30),
    "years": timedelta(days=365),
}
CLOCK_TIME = r"(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?"
HOURS = re.compile(rf"\s*{CLOCK_TIME}\s*(?:-|–|—|\s)\s*{CLOCK_TIME}\s*", re.IGNORECASE)
DURATION = re.compile(r"(\d{1,4})\s*([^\W\d_]+)\.?")
MOST_QUIET = 20 * 60
"""Minutes: somebody who is never there cannot be reminded."""


@cache
def _meaning(language: str, key: str) -> re.Pattern[str]:
    """What people type for something: words separated by spaces, a star after a stem that takes any ending."""
    words = say(language, f"typed-{key}").split()
    return re.compile("|".join(re.escape(word).replace(r"\*", r"\w*") for word in words))


def means(words: str, key: str, language: str) -> bool:
    """Whether the words stand for this, in the person's language or in English."""
    said = words.strip().lower()
    return any(_meaning(known, key).fullmatch(said) for known in dict.fromkeys((language, "en")))


def quiet_hours(words: str) -> tuple[int, int]:
    """`23:00-08:00`, `23.00-8`, `11pm-8am` as minutes of the day."""
    # Spaces in a row would be divided in all ways between the parts of the pattern: minutes for some hundred of them.
    found = HOURS.fullmatch(" ".join(words.split()))
    if found is None:
        raise Answer("me-quiet-not-understood")
    begins, ends = _minute(*found.groups()[:3]), _minute(*found.groups()[3:])
    length = (ends - begins) % (24 * 60)
    if length == 0 or length > MOST_QUIET:
        raise Answer("me-quiet-too-long", hours=MOST_QUIET // 60)
    return begins, ends


def _minute(hour: str, minute: str | None, half: str | None) -> int:
    hours, minutes = int(hour), int(minute or 0)
    if half is not None:
        if not 1 <= hours <= 12:
            raise Answer("me-quiet-not-understood")
        hours = hours % 12 + (12 if half.lower() == "pm" else 0)
    if hours == 24 and minutes == 0:
        hours = 0
    if hours > 23 or minutes > 59:
        raise Answer("me-quiet-not-understood")
    return hours * 60 + minutes


def length(words: str, language: str) -> timedelta:
    """`3d`, `2 weeks`, `1d 12h`, however long it is."""
    whole, rest = timedelta(), words.strip().lower()
    parts = DURATION.findall(rest)
    if not parts or DURATION.sub("", rest).strip():
        raise Answer("time-not-understood", words=quoted(rest))
    try:
        for number, name in parts:
            whole += int(number) * _unit(name, language, rest)
    except OverflowError:
        raise Answer("time-absurd") from None
    return whole


def _unit(name: str, language: str, words: str) -> timedelta:
    """The person's language comes first: `год` is a year in Russian and an hour in Ukrainian."""
    for known in dict.fromkeys((language, "en")):
        for key, unit in UNITS.items():
            if _meaning(known, key).fullmatch(name):
                return unit
    raise Answer("time-not-understood", words=quoted(words))


def duration(words: str, language: str) -> timedelta:
    """A length of time that makes sense: at most a year."""
    whole = length(words, language)
    if not timedelta() < whole <= LONGEST:
        raise Answer("time-absurd")
    return whole


def whole_hours(words: str, language: str, most: int) -> int:
    """A number of hours: `6`, `6h`, `2 days`; at least one, at most so many."""
    bare = words.strip()
    hours = round(length(f"{bare}h" if bare.isdecimal() else bare, language).total_seconds() / 3600)
    if not 1 <= hours <= most:
        raise Answer("remind-absurd", most=most // 24)
    return hours


def moment(words: str, now: datetime, time_zone: ZoneInfo, language: str) -> datetime:
    """A date (its end, in the person's own zone) or a duration from now. Neither in the past nor absurdly far."""
    today = now.astimezone(time_zone).date()
    if means(words, "today", language) or means(words, "tomorrow", language):
        day: date | str | None = today + timedelta(days=int(means(words, "tomorrow", language)))
    else:
        day = _date(words.strip().rstrip("."), today)
    if day is None:
        return now + duration(words, language)
    if isinstance(day, str):
        raise Answer("time-no-such-day", words=quoted(day))
    if abs(day - today) > 2 * LONGEST:  # the last day of the calendar has none after it
        raise Answer("time-absurd") if day > today else Answer("time-past", words=quoted(words))
    found = datetime.combine(day + timedelta(days=1), time(), time_zone).astimezone(UTC)
    if found <= now:
        raise Answer("time-past", words=quoted(words))
    if found - now > LONGEST:
        raise Answer("time-absurd")
    return found


def _date(words: str, today: date) -> date | str | None:
    """`2027-03-31`, `31.03.2027`, `31.03.27`, or `31.03`, which is the next such day; the words themselves if there is
    no such day; None if it is no date at all."""
    if found := re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", words):
        year, month, day = (int(number) for number in found.groups())
    elif found := re.fullmatch(r"(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2}))?", words):
        day, month = int(found[1]), int(found[2])
        if found[3] is None:
            return _next(month, day, today) or words
        year = int(found[3]) + (2000 if len(found[3]) == 2 else 0)
    else:
        return None
    return _day(year, month, day) or words


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _next(month: int, day: int, today: date) -> date | None:
    """The next day of this name, today included; within four years every day of the calendar comes."""
    days = (_day(today.year + years, month, day) for years in range(5))
    return next((found for found in days if found is not None and found >= today), None)
