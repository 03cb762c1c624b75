"""`/metrics` and `/healthz` on loopback, for Prometheus and whatever restarts what is ill."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web

from bot.watch.figures import Figures

LOOPBACK = "127.0.0.1"
Health = Callable[[], Awaitable[Mapping[str, bool]]]
"""What has to be well, by name."""


@asynccontextmanager
async def served(figures: Figures, health: Health, port: int) -> AsyncIterator[int]:
    """Both pages, as long as the block takes; gives the port (of 0, a free one)."""
    runner = web.AppRunner(app(figures, health), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def app(figures: Figures, health: Health) -> web.Application:
    """The pages."""

    async def metrics(request: web.Request) -> web.Response:
        body, kind = await figures.text(request.headers.get("Accept", ""))
        return web.Response(body=body, headers={"Content-Type": kind})

    async def healthz(_: web.Request) -> web.Response:
        found = dict(await health())
        well = all(found.values())
        return web.json_response({"ok": well, **found}, status=200 if well else 503)

    pages = web.Application()
    pages.add_routes([web.get("/metrics", metrics), web.get("/healthz", healthz)])
    return pages
