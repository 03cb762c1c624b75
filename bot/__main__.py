"""`slowtable`, also `python -m bot`."""

from __future__ import annotations

import argparse
import sys

from bot.cli import bench, draw, listing, replay, selfplay

COMMANDS = (listing, selfplay, draw, replay, bench)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code tells whether all went well."""
    parser = argparse.ArgumentParser(prog="slowtable", description="Heavy board games, played slowly, on Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    args = parser.parse_args(arguments)
    try:
        code: int = args.run(args)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    return code


if __name__ == "__main__":
    sys.exit(main())
