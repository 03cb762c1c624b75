"""Errors by kind: the same fault has the same short id, in the log, in the owner's channel, and for whoever met it."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from hashlib import sha256
from pathlib import PurePath

import msgspec

OURS = ("bot", "db", "games", "render")


class ErrorKind(msgspec.Struct, frozen=True):
    """A kind of errors, as it may be told: no words of anybody are in it."""

    id: str
    name: str
    """The exception, or the beginning of the log's line."""
    where: str
    """The last place in our code that it went through."""
    logger: str


Heard = Callable[[ErrorKind, logging.LogRecord], None]


def id_of(error: BaseException) -> str:
    """The id of an error's kind: what it is, and where in our code it came from."""
    return _id(type(error).__name__, _place(error))


def kind_of(record: logging.LogRecord) -> ErrorKind:
    """What a line of the log is about."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        kind, where = str(record.msg), record.name
    else:
        kind, where = type(error).__name__, _place(error)
    return ErrorKind(_id(kind, where), kind, where, record.name)


class Errors(logging.Handler):
    """Hears of every error that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[Heard] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Tell everybody who wants to know. Whoever fails at that must not make the log fail."""
        try:
            for heard in self.heard:
                heard(kind_of(record), record)
        except Exception:
            self.handleError(record)


def _id(kind: str, where: str) -> str:
    return sha256(f"{kind} {where}".encode()).hexdigest()[:6].upper()


def _place(error: BaseException) -> str:
    """File and function, without a line: the id stays the same when something is written above it."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if not {*OURS}.isdisjoint(PurePath(frame.filename).parts)]
    if not frames:
        return "nowhere"
    frame = (ours or frames)[-1]
    return f"{'/'.join(PurePath(frame.filename).parts[-2:])}:{frame.name}"
