"""The sandbox: a world, its REST side, gateway, CDN and page, on a port of this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from sandbox import seed, threads
from sandbox.address import Address
from sandbox.apps import LONG_TOKEN, TOKEN, Logins
from sandbox.cdn import Cdn
from sandbox.clock import Clock
from sandbox.faults import Faults
from sandbox.gateway.connection import Connection
from sandbox.gateway.hub import Hub
from sandbox.limits import Bounds
from sandbox.page_api.routes import PageApi
from sandbox.rest.pipeline import Rest
from sandbox.rest.ratelimit import RateLimits
from sandbox.save import Saved
from sandbox.web import Routes, add_cdn, nothing, page_file
from sandbox.world import World

HOST = "127.0.0.1"


class Sandbox:
    """A Discord on loopback. Start one with `async with Sandbox.start() as sandbox:`."""

    token = TOKEN
    long_token = LONG_TOKEN

    def __init__(
        self,
        *,
        bounds: Bounds | None = None,
        frozen: bool = False,
        strict_rate_limits: bool = False,
        heartbeat_interval: float = 41.25,
        shards: int = 1,
        bot_name: str = "Slowtable",
        save: Path | None = None,
    ) -> None:
        bounds = bounds or Bounds()
        self.clock = Clock(frozen=frozen)
        self.saving = Saved(save) if save else None
        cdn = Cdn(bounds.cdn_bytes, self.saving.files if self.saving else None)
        self.world = World(self.clock, bounds, cdn)
        self.world.shards = shards
        self.faults = Faults(bounds.fault_rules)
        self.logins = Logins(self.world, bot_name)
        self.gateway = Hub(self.world, self.logins, self.faults, heartbeat_interval)
        self.address = Address(HOST, 0)
        self.rate_limits = RateLimits(strict=strict_rate_limits)
        self.rest = Rest(self.world, self.logins, self.faults, self.rate_limits, lambda: self.address)
        self.page = PageApi(self.world, self.faults, self.gateway, self.rest.requests)
        self.clock.add(lambda now: threads.archive_idle(self.world, now))
        self.clock.on_move(self._tell_time)

    @classmethod
    @asynccontextmanager
    async def start(
        cls,
        *,
        port: int = 0,
        bounds: Bounds | None = None,
        frozen: bool = False,
        strict_rate_limits: bool = False,
        heartbeat_interval: float = 41.25,
        shards: int = 1,
        bot_name: str = "Slowtable",
        save: Path | None = None,
    ) -> AsyncIterator[Sandbox]:
        """Run a sandbox for the length of a block. Port 0 takes any free one; `save` keeps the world in a file."""
        sandbox = cls(
            bounds=bounds,
            frozen=frozen,
            strict_rate_limits=strict_rate_limits,
            heartbeat_interval=heartbeat_interval,
            shards=shards,
            bot_name=bot_name,
            save=save,
        )
        runner = await sandbox._listen(port)
        try:
            yield sandbox
        finally:
            await runner.cleanup()
            sandbox.clock.stop()
            if sandbox.saving is not None:
                sandbox.saving.close()

    @property
    def unknown_routes(self) -> list[str]:
        """Requests the sandbox has no route for: a test can assert that there are none."""
        return list(self.rest.unknown_routes)

    async def _listen(self, port: int) -> web.AppRunner:
        runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        site = web.TCPSite(runner, HOST, port)
        await site.start()
        self.address = Address(HOST, runner.addresses[0][1])
        self.world.cdn_base = self.address.cdn
        self.world.gateway_url = self.address.gateway_url
        if self.saving is None or not self.saving.load(self.world):
            seed.build(self.world)
        if self.saving is not None:
            self.saving.follow(self.world)
        return runner

    def _application(self) -> web.Application:
        app = web.Application()
        routes = Routes(app, lambda: self.address)
        routes.add("*", r"/api/v{version:\d+}/{tail:.*}", self.rest.handle)
        routes.get("/gateway", self.connect)
        routes.get("/gateway/", self.connect)
        add_cdn(routes.get, self.world.cdn, "/cdn")
        self.page.add_to(routes)
        routes.get("/", page_file)
        routes.get("/page/{file:.+}", page_file)
        routes.add("*", "/{tail:.*}", nothing)
        app.on_shutdown.append(self._shut)
        return app

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """A bot's gateway connection."""
        return await Connection(self.gateway, request, self.address).run()

    async def _shut(self, _: web.Application) -> None:
        await self.gateway.shut()
        await self.page.sockets.close()

    def _tell_time(self) -> None:
        self.world.emit("CLOCK", {"now": self.clock.iso(), "offset": self.clock.offset})
