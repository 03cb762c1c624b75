"""`slowtable check-data [GAME]`: whether the data files can be used, for those who correct them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from games.engine import data_check


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("check-data", help="check a game's data files after correcting them")
    parser.add_argument("game", nargs="?", help="one game; without it, all")
    parser.add_argument("--folder", type=Path, help="a copy of the game's data folder, instead of the one in use")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check, and tell every problem in a line."""
    known = data_check.games_with_data()
    if args.game is not None and args.game not in known:
        raise SystemExit(f"there is no game {args.game!r} with data; there are {', '.join(known)}")
    if args.folder is not None and args.game is None:
        raise SystemExit("--folder needs to know which game's data are in it")
    if args.folder is not None and not args.folder.is_dir():
        raise SystemExit(f"there is no folder {args.folder}")
    found = [report(game, args.folder) for game in ([args.game] if args.game else known)]
    return 1 if any(found) else 0


def report(game: str, folder: Path | None) -> int:
    """Tell what is wrong with a game's data; the number of problems."""
    need = data_check.check(game, folder)
    for problem in need.problems:
        print(problem)
    wrong = len(need.problems)
    print(f"{game}: {need.checks:,} checks, " + (f"{wrong} problem{'s' * (wrong > 1)}" if wrong else "all in order"))
    return wrong
