"""Kinds of values that columns hold: moments, words from short lists, plain data."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Dialect, Enum, TypeDecorator

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

Plain = dict[str, Any]
"""Data that JSON can hold: what the caller gives comes back equal."""


class Moment(TypeDecorator[datetime]):
    """An aware datetime, stored as microseconds since 1970 so that an index sorts it; it comes back in UTC."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """To microseconds."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a moment needs its time zone: {value}")
        return (value - EPOCH) // _MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """From microseconds."""
        return None if value is None else EPOCH + timedelta(microseconds=value)


class Status(StrEnum):
    """Where a match stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def over(self) -> bool:
        """Whether nothing can happen in the match any more."""
        return self in (Status.FINISHED, Status.CANCELLED)


class WhenLate(StrEnum):
    """What happens when a decision's time runs out."""

    NOTHING = "nothing"
    DEFAULT = "default"
    BOT = "bot"
    SEAT = "seat"
    """A bot takes the seat until the person returns."""
    VOTE = "vote"
    """The others decide which of these it is."""


class Remind(StrEnum):
    """Where somebody wants to be reminded."""

    DM = "dm"
    THREAD = "thread"
    OFF = "off"


def words(kind: type[StrEnum]) -> Enum:
    """A column of such words, stored as they read."""
    return Enum(kind, native_enum=False, length=16, values_callable=lambda words: [word.value for word in words])


def nothing_yet() -> list[Any]:
    """An empty list, as a row's default: pydantic looks at the signature of what makes it for every row, and that of
    `list` itself has to be parsed each time."""
    return []


def to_json(value: object) -> str:
    """Plain data as JSON text; how JSON columns are written."""
    return msgspec.json.encode(value).decode()


def from_json(text: str) -> Any:
    """Plain data from JSON text."""
    return msgspec.json.decode(text)
