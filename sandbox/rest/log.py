"""The request log: what bots asked and what they were told, for the page's inspector and for tests."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import UNSET, Struct, UnsetType

from sandbox.events import Event
from sandbox.world import World


class Request(Struct, kw_only=True):
    """One request of a bot."""

    id: int
    method: str
    path: str
    route: str
    status: int
    ms: float
    at: str
    error: str | UnsetType = UNSET


class LoggedRequest(Request, kw_only=True):
    """A request with its bodies, cut to size."""

    request: str = ""
    response: str = ""


class Exchange(NamedTuple):
    """A request and its answer, whole."""

    method: str
    path: str
    query: dict[str, str]
    status: int
    """0 if the line was cut before anything was done."""
    sent: bytes | None
    """The JSON that came; None if it was not read."""
    got: bytes


watchers: list[Callable[[Exchange], None]] = []
"""Told of every exchange of every sandbox in this process: a test suite can look at all of them."""


class RequestLog:
    """The last requests; every new one is also an event."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._kept: deque[tuple[Request, bytes, bytes]] = deque(maxlen=world.bounds.requests)
        self.count = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Request]:
        return (request for request, _, _ in self._kept)

    def add(
        self, method: str, path: str, route: str, status: int, ms: float, error: str | None, sent: bytes, got: bytes
    ) -> None:
        """Note a request and its answer."""
        self.count += 1
        cut = self._world.bounds.request_body
        request = Request(
            id=self.count,
            method=method,
            path=path,
            route=route,
            status=status,
            ms=round(ms, 3),
            at=self._world.clock.iso(),
            error=error or UNSET,
        )
        self._kept.append((request, sent[:cut], got[:cut]))
        self._world.bus.emit(Event("REQUEST", request))

    def after(self, request_id: int) -> list[LoggedRequest]:
        """Requests with bodies, newer than a given one."""
        return [
            LoggedRequest(
                **{name: getattr(request, name) for name in Request.__struct_fields__},
                request=sent.decode(errors="replace"),
                response=got.decode(errors="replace"),
            )
            for request, sent, got in self._kept
            if request.id > request_id
        ]
