"""`slowtable play`: runs the bot, on Discord with a token, without one on the sandbox."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.http import Route

import db
from bot import gauges, process
from bot.cli import configured
from bot.client import Slowtable
from bot.clock import Now, system_now
from bot.settings import Settings
from bot.watch import logs, page
from games.engine import data_check

FIRST_PAUSE, LONGEST_PAUSE = 2, 300
"""Seconds between attempts to reach Discord."""
TOKEN_REFUSED = 4004
"""What the gateway says to a token that was reset while the bot was connected."""
TOO_MANY = 429
GRACE = 10.0
"""Seconds that what is in hand gets to come to its end when the bot is told to stop."""
log = logging.getLogger(__name__)
StartSandbox = Callable[[Settings], contextlib.AbstractAsyncContextManager[Any]]


def add(commands: Any, start_sandbox: StartSandbox) -> None:
    """The command's arguments."""
    parser = commands.add_parser("play", help="run the bot (without a token: on the sandbox, to try it)")
    parser.add_argument("--port", type=int, help="port of the sandbox's page")
    parser.add_argument("--quiet", action="store_true", help="fewer words on the terminal")
    parser.set_defaults(run=lambda args: run(args, start_sandbox))


def run(args: argparse.Namespace, start_sandbox: StartSandbox) -> int:
    """Run until interrupted."""
    settings = configured.read()
    logs.set_up(settings.log, logging.WARNING if args.quiet else logging.INFO, secrets_of(settings))
    if args.port is not None:
        settings.sandbox_port = args.port
    data_check.read_all()
    try:
        with db.single_instance(settings.database, settings.shards.numbers if settings.shards else ()):
            process.run(on_discord(settings) if settings.token else on_sandbox(settings, start_sandbox))
    except discord.LoginFailure:
        raise SystemExit("Discord refuses the token in SLOWTABLE_TOKEN. `slowtable doctor` tells more.") from None
    except discord.ConnectionClosed as closed:
        if closed.code == TOKEN_REFUSED:
            raise SystemExit("Discord refuses the token: it was reset. `slowtable doctor` tells more.") from None
        raise
    except (db.NewerDatabase, db.NotOurDatabase, db.DamagedDatabase) as error:
        raise SystemExit(f"{settings.database}: {error}") from None
    except (db.InUse, db.NoDriver) as error:
        raise SystemExit(str(error)) from None
    except db.Unavailable as error:
        raise SystemExit(f"{settings.database} cannot be used now: {error.orig}") from None
    return 0


def secrets_of(settings: Settings) -> list[str]:
    """What must not be in any line of the log."""
    password = None if isinstance(settings.database, Path) else settings.database.password
    return [secret for secret in (settings.token, password) if secret]


async def on_discord(settings: Settings) -> None:
    """With a token: the real thing."""
    await serve(settings, settings.token, system_now)


async def on_sandbox(settings: Settings, start_sandbox: StartSandbox) -> None:
    """Without a token: bot and sandbox together, and the page's address."""
    async with start_sandbox(settings) as sandbox:

        def now() -> datetime:
            return datetime.fromtimestamp(sandbox.clock.now(), UTC)

        print(f"Slowtable is on its sandbox. Open {sandbox.address.page} and press a button.", flush=True)
        await serve(settings, sandbox.token, now, lambda bot: sandbox.clock.on_move(bot.clock_moved))


async def serve(settings: Settings, token: str, now: Now, on_start: Callable[[Slowtable], None] | None = None) -> None:
    """The bot on an open database, until it is told to stop. `on_start` hears of it before it connects."""
    async with await db.Store.open(settings.database) as store:
        bot = Slowtable(store, settings, now)
        process.tune()
        if on_start is not None:
            on_start(bot)
        loop, stopped = asyncio.get_running_loop(), asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(name, stopped.set)
        async with bot, watched(bot, settings):
            running = asyncio.create_task(stay_connected(bot, token))
            waiting = asyncio.create_task(stopped.wait())
            await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if bot.is_ready() or bot.services.busy:  # right after the start, somebody may have pressed something
                await bot.finish(GRACE)
            await bot.close()
            running.cancel()  # it may be waiting for the network
            with contextlib.suppress(asyncio.CancelledError):
                await running


@contextlib.asynccontextmanager
async def watched(bot: Slowtable, settings: Settings) -> AsyncIterator[None]:
    """With figures and health on loopback, if that is asked for."""
    if settings.metrics is None:
        yield
        return
    async with page.served(bot.figures, lambda: gauges.health(bot.store, bot), settings.metrics) as port:
        log.info("figures and health: http://%s:%s/metrics and /healthz", page.LOOPBACK, port)
        yield


async def stay_connected(bot: Slowtable, token: str) -> None:
    """Log in, again and again with growing pauses while Discord cannot be reached; then stay until the bot is closed.

    A connection that is lost later is discord.py's own business.
    """
    for pause in pauses():
        try:
            await bot.login(token)
            break
        except (aiohttp.ClientConnectionError, discord.HTTPException, TimeoutError, OSError) as error:
            if isinstance(error, discord.HTTPException) and not _passes(error):
                raise
            print(f"{Route.BASE} cannot be reached ({error}). I will try again in {pause} seconds.", flush=True)
        await bot.http.close()
        bot.http.connector = discord.utils.MISSING  # it went with the session
        await rest(pause)
    await bot.connect()


def _passes(error: discord.HTTPException) -> bool:
    """Whether Discord will think otherwise later: it is not well, or has had too much of us, and whoever were started
    anew at once would only make that worse."""
    return error.status >= 500 or error.status == TOO_MANY


def pauses() -> Iterator[int]:
    """Seconds between attempts, doubled each time, without end."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * 2, LONGEST_PAUSE)


async def rest(seconds: int) -> None:
    """Until the next attempt."""
    await asyncio.sleep(seconds)
