"""Every REST request takes this way: route, fault, token, rate limit, body, handler, log."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable

import msgspec
from aiohttp import web

from sandbox import errors
from sandbox.address import Address
from sandbox.apps import Logins
from sandbox.errors import ApiError
from sandbox.faults import Faults, Rule
from sandbox.rest import body
from sandbox.rest.log import Exchange, RequestLog, watchers
from sandbox.rest.ratelimit import RateLimits
from sandbox.rest.refusals import Refusals
from sandbox.rest.router import Answer, Call, Route
from sandbox.rest.routes import ROUTER
from sandbox.world import World

log = logging.getLogger("sandbox.rest")


class Outcome(msgspec.Struct):
    """A request while it is being answered: what the log will say of it."""

    path: str
    route: str = ""
    sent: bytes | None = None
    status: int = 500
    error: str | None = None
    data: bytes = b""
    headers: dict[str, str] = msgspec.field(default_factory=dict)
    cut: bool = False


class Rest:
    """The REST side of a sandbox."""

    def __init__(
        self, world: World, logins: Logins, faults: Faults, limits: RateLimits, address: Callable[[], Address]
    ) -> None:
        self._world = world
        self._logins = logins
        self._faults = faults
        self._limits = limits
        self._address = address
        self.requests = RequestLog(world)
        self.refusals = Refusals(world.clock, world.bounds.refused_requests)
        self.unknown_routes: deque[str] = deque(maxlen=world.bounds.unknown_routes)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        started = time.perf_counter()
        outcome = Outcome("/" + request.match_info["tail"])
        try:
            await self._run(request, outcome)
        except ApiError as error:
            outcome.status, outcome.error = error.status, f"{error.code}: {error.message}"
            outcome.data = msgspec.json.encode(error.body())
            outcome.headers |= error.headers
        except Exception:
            log.exception("%s %s", request.method, outcome.path)
            outcome.error = "the sandbox failed: see its log"
            outcome.data = msgspec.json.encode({"message": "500: the sandbox failed", "code": 0})
        took = (time.perf_counter() - started) * 1000
        sent, data = outcome.sent, outcome.data
        self.refusals.note(outcome.status)
        self.requests.add(
            request.method, outcome.path, outcome.route, outcome.status, took, outcome.error, sent or b"", data
        )
        for watch in watchers:
            watch(Exchange(request.method, outcome.path, dict(request.query), outcome.status, sent, data))
        return self._respond(request, outcome)

    async def _run(self, request: web.Request, outcome: Outcome) -> None:
        try:
            route, params = ROUTER.find(request.method, outcome.path)
        except errors.UnknownRoute as unknown:
            self.unknown_routes.append(f"{request.method} {outcome.path}")
            log.error("%s", unknown.message)
            raise
        outcome.route = route.template
        self.refusals.check()
        fault = self._faults.meet(request.method, route.template, outcome.path)
        if fault is not None:
            await self._suffer(fault, outcome)
            if outcome.cut and fault.kind == "drop":
                return
        application = None if route.open else self._logins.from_header(request.headers.get("Authorization"))
        parsed, uploads, outcome.sent = await body.read(request, self._world.bounds.request_bytes)
        outcome.headers |= self._limits.spend(route, params, parsed)
        call = Call(
            world=self._world,
            method=request.method,
            path=outcome.path,
            params=params,
            query=dict(request.query),
            application=application,
            body=self._address().inward(parsed, request.secure),
            uploads=uploads,
        )
        self._answer(route, call, outcome)

    @staticmethod
    def _answer(route: Route, call: Call, outcome: Outcome) -> None:
        answer: Answer = route.handler(call)
        outcome.status = answer.status
        if answer.status != 204:
            outcome.data = msgspec.json.encode(answer.data)

    async def _suffer(self, fault: Rule, outcome: Outcome) -> None:
        await self._faults.hold(fault)
        outcome.cut = fault.kind in ("drop", "lose_answer")
        if outcome.cut:
            outcome.error, outcome.status = f"fault: {fault.kind}", 0
        if error := fault.error():
            raise error

    def _respond(self, request: web.Request, outcome: Outcome) -> web.StreamResponse:
        if outcome.cut and request.transport is not None:
            request.transport.abort()
            return web.Response(status=500)
        if outcome.status == 204:
            return web.Response(status=204, headers=outcome.headers)
        data = self._address().outward(outcome.data, request.secure)
        return web.Response(status=outcome.status, body=data, content_type="application/json", headers=outcome.headers)
