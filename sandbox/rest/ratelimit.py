"""Rate limits: Discord's buckets, per route and major parameter, and the global one."""

from __future__ import annotations

import hashlib
import time
from typing import Any

from msgspec import Struct

from sandbox.errors import RateLimited
from sandbox.rest.router import Route

MAJOR = ("channel_id", "guild_id", "application_id", "token")
GLOBAL_PER_SECOND = 50
DISCORD = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
    ("POST", "/channels/{channel_id}/threads"): (5, 5.0),
    ("POST", "/webhooks/{application_id}/{token}"): (5, 2.0),
    ("PATCH", "/webhooks/{application_id}/{token}/messages/{message}"): (5, 2.0),
}
RENAMES = (2, 600.0)
"""A channel's or thread's name may change twice in ten minutes, whatever the bucket says."""
USUAL = (10, 5.0)
LENIENT = (10_000, 1.0)
EXEMPT = "/interactions/{interaction_id}/{token}/callback"


class Window(Struct):
    """A bucket's current window."""

    used: int
    ends: float


class RateLimits:
    """Counts requests in real time (a client really waits). Strict ones are Discord's; lenient ones only tell."""

    def __init__(self, *, strict: bool) -> None:
        self.strict = strict
        self.table = dict(DISCORD)
        """(requests, seconds) by method and route, for strict limits."""
        self._windows: dict[str, Window] = {}
        self._hashes: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._windows)

    def spend(self, route: Route, params: dict[str, str], body: Any = None) -> dict[str, str]:
        """Count a request: the headers for its answer, or 429."""
        if route.template == EXEMPT:
            return {}
        now = time.monotonic()
        if self.strict and not route.open:
            self._spend_global(now)
        limit, per = LENIENT
        if self.strict:
            limit, per = self.table.get((route.method, route.template), USUAL)
        bucket = self._hash(route)
        key = ":".join((bucket, *(params[name] for name in MAJOR if name in params)))
        window = self._window(key, now, per)
        window.used += 1
        headers = _headers(bucket, limit, window, now)
        full = window if window.used > limit else self._spend_rename(route, params, body, now)
        if full is not None:
            error = RateLimited(full.ends - now)
            error.headers.update(headers)
            raise error
        return headers

    def _spend_rename(self, route: Route, params: dict[str, str], body: Any, now: float) -> Window | None:
        renames = route.template == "/channels/{channel_id}" and isinstance(body, dict) and "name" in body
        if not self.strict or not renames:
            return None
        window = self._window(f"name:{params['channel_id']}", now, RENAMES[1])
        window.used += 1
        return window if window.used > RENAMES[0] else None

    def _spend_global(self, now: float) -> None:
        everything = self._window("global", now, 1.0)
        everything.used += 1
        if everything.used > GLOBAL_PER_SECOND:
            raise RateLimited(everything.ends - now, everywhere=True)

    def _window(self, key: str, now: float, per: float) -> Window:
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > 1_000:
                self._windows = {name: kept for name, kept in self._windows.items() if kept.ends > now}
            window = self._windows[key] = Window(0, now + per)
        return window

    def _hash(self, route: Route) -> str:
        name = f"{route.method} {route.template}"
        if name not in self._hashes:
            self._hashes[name] = hashlib.sha256(name.encode()).hexdigest()[:32]
        return self._hashes[name]


def _headers(bucket: str, limit: int, window: Window, now: float) -> dict[str, str]:
    left = window.ends - now
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(max(0, limit - window.used)),
        "X-RateLimit-Reset": f"{time.time() + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": bucket,
    }
