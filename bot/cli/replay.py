"""`slowtable replay`: plays an exported match again and verifies state, dice and seals."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import games
from games.engine import Game, export


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("replay", help="replay an exported match and verify it")
    parser.add_argument("file", type=Path)
    parser.add_argument("--log", action="store_true", help="print every entry")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay and tell what was found."""
    try:
        return verify(args)
    except export.BadExport as error:
        raise SystemExit(plain(f"{args.file}: {error}")) from None
    except OSError as error:
        raise SystemExit(plain(f"{args.file}: {error.strerror}")) from None


def verify(args: argparse.Namespace) -> int:
    """Check the file, then play it again. Raises `BadExport` for what is no match that could be played."""
    with args.file.open("rb") as file:
        exported = export.load(file.read(export.LARGEST + 1))
    if exported.game not in games.metas():
        raise export.BadExport(f"there is no game {exported.game!r}")
    game = games.game(exported.game)
    export.complete(game, exported)
    if args.log:
        for number, entry in enumerate(exported.log, start=1):
            print(plain(f"{number:4} {entry.kind:8} seat {entry.seat + 1}: {entry.text}"))
    if (other := export.other_version(game, exported)) is not None:
        seals, faults = export.check_seals(exported)
        faults.append(other)
    else:
        verdict = _replayed(game, exported)
        seals, faults = verdict.seals, verdict.faults
    for fault in faults:
        print(f"✗ {plain(fault)}", file=sys.stderr)
    if faults == [other]:
        tell_what_was_verified(seals)
    if faults:
        return 1
    print(f"✓ {len(exported.log)} log entries replayed to the same state")
    tell_what_was_verified(seals)
    if exported.outcome is not None:
        texts = games.texts(exported.game, "en")
        names = [exported.names[seat] if exported.names else f"seat {seat + 1}" for seat in exported.outcome.winners]
        print(plain(f"✓ winner: {', '.join(names) or 'nobody'} ({texts.say(exported.outcome.reason)})"))
    return 0


def _replayed(game: Game[Any, Any], exported: export.Export) -> export.Verdict:
    try:
        return export.replay(game, exported)
    except Exception as error:  # made by hand, a log may lead where no table gets; that is the file's fault
        raise export.BadExport(f"it cannot be replayed ({type(error).__name__}: {error})") from error


def tell_what_was_verified(seals: int) -> None:
    """What holds whatever the rules are."""
    print("✓ the dice come from the seed whose hash was published")
    print(f"✓ {seals} sealed choices match their receipts")


def plain(words: str) -> str:
    """Words of a file, with nothing in them that a terminal would obey."""
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in words)
