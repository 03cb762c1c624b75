"""`python -m sandbox`: the sandbox alone, for a bot in another process and for a browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from pathlib import Path

from sandbox import demo
from sandbox.server import Sandbox


def main() -> None:
    """Run until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A Discord on loopback.")
    parser.add_argument("--port", type=int, default=8080, help="0 takes any free one (default: %(default)s)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the world in this file")
    parser.add_argument("--seed-demo", action="store_true", help="let people say something at the start")
    parser.add_argument("--rate-limits", action="store_true", help="enforce Discord's rate limits")
    parser.add_argument("--bot-name", default="Slowtable", help="the bot's name (default: %(default)s)")
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(run(arguments))


async def run(arguments: argparse.Namespace) -> None:
    """Start, say where, and wait for a signal."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on Windows
            loop.add_signal_handler(number, stopped.set)
    async with Sandbox.start(
        port=arguments.port,
        save=arguments.save,
        strict_rate_limits=arguments.rate_limits,
        bot_name=arguments.bot_name,
    ) as sandbox:
        if arguments.seed_demo:
            demo.play(sandbox.world)
        address = sandbox.address
        lines = (
            f"page     {address.page}",
            f"token    {sandbox.token}",
            f"api      {address.api_base}",
            f"gateway  {address.gateway_url}",
            f"cdn      {address.cdn}",
        )
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
        await stopped.wait()


if __name__ == "__main__":
    main()
