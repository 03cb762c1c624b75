"""`slowtable db`: the database itself, for those who keep it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import db
from bot.settings import Settings


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("db", help="copy a database into another, from a file to PostgreSQL or back")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    copied = actions.add_parser("copy", help="copy everything into an empty database, and compare both")
    copied.add_argument("source", type=db.place, metavar="FROM", help="a file, or a postgresql:// address")
    copied.add_argument("target", type=db.place, metavar="TO", help="the same; it must have no matches or settings yet")
    copied.set_defaults(run=copy)


def copy(args: argparse.Namespace) -> int:
    """Copy while no bot runs on either, which would not notice; tell how much it was."""
    if isinstance(args.source, Path) and not args.source.exists():
        raise SystemExit(f"there is no database at {args.source}")
    if args.source == args.target:
        raise SystemExit("a database cannot be copied into itself")
    try:
        with db.single_instance(args.source), db.single_instance(args.target):
            copied = db.copy(args.source, args.target, told if sys.stderr.isatty() else None)
    except (db.StoreError, db.Unavailable, OSError) as error:
        raise SystemExit(f"nothing was copied: {error}") from None
    print(f"{args.target}: {copied.total:,} rows, the same as in {args.source}")
    for name, count in copied.rows.items():
        print(f"  {name}: {count:,}")
    return 0


def told(done: int, total: int) -> None:
    """Progress, on a terminal."""
    sys.stderr.write(f"\r\x1b[K{done:,} of {total:,}")
    sys.stderr.flush()


def existing() -> db.Place:
    """The place of the database that the settings name; ends the command if it is a file that is not there."""
    place = Settings().database
    if isinstance(place, Path) and not place.exists():
        raise SystemExit(f"there is no database at {place}")
    return place
