"""`slowtable replay`: plays an exported match again and verifies state, dice and seals."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

import games
from games.engine import export
from games.engine.text import Text


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("replay", help="replay an exported match and verify it")
    parser.add_argument("file", type=Path)
    parser.add_argument("--log", action="store_true", help="print every entry")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay and tell what was found."""
    try:
        exported = export.load(args.file.read_bytes())
    except OSError as error:
        raise SystemExit(f"{args.file}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise SystemExit(f"{args.file} is not an exported match: {error}") from None
    if exported.game not in games.metas():
        raise SystemExit(f"{args.file}: there is no game {exported.game!r}")
    if args.log:
        for number, entry in enumerate(exported.log, start=1):
            print(f"{number:4} {entry.kind:8} seat {entry.seat + 1}: {entry.text}")
    verdict = export.replay(games.game(exported.game), exported)
    for fault in verdict.faults:
        print(f"✗ {fault}", file=sys.stderr)
    if verdict.faults:
        return 1
    print(f"✓ {verdict.decisions} log entries replayed to the same state")
    print("✓ the dice come from the seed whose hash was published")
    print(f"✓ {verdict.seals} sealed choices match their receipts")
    if exported.outcome is not None:
        texts = games.texts(exported.game, "en")
        names = [exported.names[seat] if exported.names else f"seat {seat + 1}" for seat in exported.outcome.winners]
        reason = texts.say(Text(exported.outcome.reason.key, exported.outcome.reason.args))
        print(f"✓ winner: {', '.join(names) or 'nobody'} ({reason})")
    return 0
