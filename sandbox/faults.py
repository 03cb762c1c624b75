"""Faults on demand: rules that make requests fail in the ways Discord fails."""

from __future__ import annotations

import asyncio
import contextlib
import fnmatch
import random
from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sandbox.errors import ApiError, RateLimited

Kind: TypeAlias = Literal["error", "rate_limit", "slow", "drop", "lose_answer"]


class Rule(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which requests a fault meets, how often, and what happens to them.

    error: answered with `status`, `code` and `message`; nothing is done. rate_limit: 429 with `retry_after`.
    slow: done after `delay` seconds, or when it is let go (`Faults.let_go`). drop: the connection is cut, nothing is
    done. lose_answer: done, then cut.
    """

    kind: Kind
    method: Annotated[str, Meta(max_length=10)] = "*"
    route: Annotated[str, Meta(max_length=200)] = "*"
    """A pattern for the route (`/channels/*/messages`) or the path; * matches anything."""
    count: int | None = None
    """How many requests it still meets; None for all."""
    probability: Annotated[float, Meta(ge=0, le=1)] = 1.0
    seed: int = 0
    status: Annotated[int, Meta(ge=400, le=599)] = 500
    code: int = 0
    message: Annotated[str, Meta(max_length=200)] = "500: Internal Server Error"
    delay: Annotated[float, Meta(ge=0, le=60)] = 0.0
    retry_after: Annotated[float, Meta(ge=0, le=3600)] = 0.1
    everywhere: bool = False
    via: bool = True
    id: int = 0
    met: int = 0
    """How many requests it met so far."""

    def error(self) -> ApiError | None:
        """The answer, for rules that are one."""
        if self.kind == "rate_limit":
            return RateLimited(self.retry_after, everywhere=self.everywhere, via=self.via)
        if self.kind == "error":
            return ApiError(self.status, self.code, self.message)
        return None


class Faults:
    """The rules in force, in the order they were made; the first that fits wins."""

    def __init__(self, most: int) -> None:
        self._rules: dict[int, Rule] = {}
        self._dice: dict[int, random.Random] = {}
        self._count = 0
        self._most = most
        self.acks_muted = False
        """Heartbeats are not acknowledged."""
        self._let_go: dict[int, asyncio.Event] = {}
        self.on_met: list[Callable[[], None]] = []

    def __len__(self) -> int:
        return len(self._rules)

    @property
    def rules(self) -> list[Rule]:
        """All rules in force."""
        return list(self._rules.values())

    def add(self, rule: Rule) -> Rule:
        """Put a rule in force. Too many: the oldest goes."""
        self._count += 1
        rule.id = self._count
        self._rules[rule.id] = rule
        self._dice[rule.id] = random.Random(rule.seed)
        while len(self._rules) > self._most:
            self.remove(next(iter(self._rules)))
        return rule

    def remove(self, rule_id: int) -> bool:
        """Take a rule out of force."""
        self._dice.pop(rule_id, None)
        return self._rules.pop(rule_id, None) is not None

    def clear(self) -> None:
        """No more faults."""
        self._rules.clear()
        self._dice.clear()
        self.acks_muted = False

    def meet(self, method: str, template: str, path: str) -> Rule | None:
        """The fault this request meets, if any."""
        for rule in self._rules.values():
            if not _fits(rule, method, template, path):
                continue
            if rule.probability < 1 and self._dice[rule.id].random() >= rule.probability:
                continue
            rule.met += 1
            if rule.count is not None:
                rule.count -= 1
                if rule.count <= 0:
                    self.remove(rule.id)
            for listener in self.on_met:
                listener()
            return rule
        return None

    async def hold(self, rule: Rule) -> None:
        """Keep a request waiting for as long as its rule says."""
        if rule.delay:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._let_go.setdefault(rule.id, asyncio.Event()).wait(), rule.delay)

    def let_go(self, rule: Rule) -> None:
        """Requests that wait because of a rule need wait no longer."""
        self._let_go.setdefault(rule.id, asyncio.Event()).set()


def _fits(rule: Rule, method: str, template: str, path: str) -> bool:
    if rule.method not in ("*", method):
        return False
    return fnmatch.fnmatchcase(template, rule.route) or fnmatch.fnmatchcase(path, rule.route)
