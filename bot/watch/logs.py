"""Lines of the log: what they are about, as text or as JSON, and never a secret."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

import msgspec

from bot.watch.errors import kind_of

Form = Literal["text", "json"]
LEAST_SECRET = 6
"""Shorter ones would be found in ordinary words."""
_TOKENS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?]{6,}")
"""Addresses of Discord that answer interactions: whoever has one can answer."""
_about: ContextVar[Mapping[str, object]] = ContextVar("what the log's lines are about", default={})  # noqa: B039


def note(**about: object) -> None:
    """What the present task is about, from now on: match, interaction, shard."""
    _about.set({**_about.get(), **about})


def anew(**about: object) -> None:
    """What a task that has just begun is about: nothing that whoever has begun it was."""
    _about.set(about)


def present() -> Mapping[str, object]:
    """What the present task is about."""
    return _about.get()


@contextmanager
def about(**about: object) -> Iterator[None]:
    """The same, as long as the block takes."""
    before = _about.set({**_about.get(), **about})
    try:
        yield
    finally:
        _about.reset(before)


def set_up(form: Form, level: int, secrets: Sequence[str] = ()) -> None:
    """Write the log of this process to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json(secrets) if form == "json" else Words(secrets))
    handler.addFilter(remember)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns of missing voice libraries
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("apscheduler").setLevel(logging.WARNING)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)


def remember(record: logging.LogRecord) -> bool:
    """A filter that refuses nothing: the line knows what it is about, whoever writes it down."""
    record.about = {**_about.get()}
    return True


class _Discreet(logging.Formatter):
    """Takes out what nobody may read, whoever has put it there."""

    def __init__(self, secrets: Sequence[str] = ()) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")
        self._secrets = [secret for secret in secrets if len(secret) >= LEAST_SECRET]

    def discreet(self, words: str) -> str:
        """The words without secrets."""
        for secret in self._secrets:
            words = words.replace(secret, "***")
        return _TOKENS.sub(r"\1***", words)


class Words(_Discreet):
    """A line for people: what it is about stands behind it."""

    def format(self, record: logging.LogRecord) -> str:
        """As text."""
        about = dict(getattr(record, "about", {}))
        if record.levelno >= logging.ERROR:
            about["error"] = kind_of(record).id
        first, rest, more = super().format(record).partition("\n")
        behind = " ".join(f"{name}={value}" for name, value in about.items())
        return self.discreet(f"{first} [{behind}]{rest}{more}" if behind else f"{first}{rest}{more}")


class Json(_Discreet):
    """A line for machines: one object."""

    def format(self, record: logging.LogRecord) -> str:
        """As JSON."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.discreet(record.getMessage()),
            **getattr(record, "about", {}),
        }
        if record.levelno >= logging.ERROR:
            line["error"] = kind_of(record).id
        if record.exc_info:
            line["exception"] = self.discreet(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()
