"""`slowtable`, also `python -m bot`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.cli import (
    backup,
    bench,
    check_data,
    database,
    doctor,
    draw,
    explain,
    listing,
    match,
    replay,
    selfplay,
    serve,
    texts,
)
from bot.cli.configured import BadSettings
from bot.settings import Settings
from games.engine.data import DataError
from sandbox import Sandbox

COMMANDS = (listing, selfplay, draw, explain, replay, bench, match, database, backup, doctor, texts, check_data)


@asynccontextmanager
async def sandboxed(settings: Settings) -> AsyncIterator[Sandbox]:
    """A sandbox, with this process's discord.py pointed at it."""
    async with Sandbox.start(port=settings.sandbox_port, save=settings.sandbox_save) as sandbox:
        Route.BASE = sandbox.address.api_base
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.address.gateway_url)
        discord.Asset.BASE = sandbox.address.cdn
        yield sandbox


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code tells whether all went well."""
    try:
        args = parser().parse_args(arguments)
        code: int = args.run(args)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    except BadSettings as error:
        raise SystemExit(str(error)) from None
    except DataError as error:
        raise SystemExit(f"{error}\n(`slowtable check-data` tells all that is wrong)") from None
    return code


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    parser = argparse.ArgumentParser(prog="slowtable", description="Heavy board games, played slowly, on Discord.")
    parser.add_argument("--version", action="version", version=f"slowtable {version('slowtable')}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve.add(commands, sandboxed)
    for command in COMMANDS:
        command.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
