"""The bus: every change in the sandbox is an event; the gateway, the page and the test kit listen."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.json import encode

from sandbox.model.channels import Channel


class Event(Struct):
    """What happened, named as Discord's gateway names it (or the page's contract, for what is the page's alone)."""

    name: str
    data: Any
    channel: Channel | None = None
    only: str | None = None
    """The one person it concerns: ephemeral messages, modals, failures. Bots get none of these."""
    guild: str | None = None
    """The guild it happened in."""
    app: str | None = None
    """The one bot it is for."""
    _raw: bytes | None = None

    @property
    def raw(self) -> bytes:
        """The data as JSON, encoded once for all listeners. It must be read while the event is being emitted."""
        if self._raw is None:
            self._raw = encode(self.data)
        return self._raw


Listener: TypeAlias = Callable[[Event], None]


class Bus:
    """Calls every listener with every event, at once and in order."""

    def __init__(self) -> None:
        self._listeners: dict[int, Listener] = {}
        self._count = 0

    def emit(self, event: Event) -> None:
        """Tell everybody. A listener may leave while it is told."""
        for listener in tuple(self._listeners.values()):
            listener(event)

    @contextlib.contextmanager
    def listening(self, listener: Listener) -> Iterator[None]:
        """Listen for the length of a block."""
        self._count += 1
        key = self._count
        self._listeners[key] = listener
        try:
            yield
        finally:
            del self._listeners[key]

    def listen(self, listener: Listener) -> None:
        """Listen for good."""
        self._count += 1
        self._listeners[self._count] = listener
