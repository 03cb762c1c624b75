"""`slowtable backup`: a copy of the database, also while the bot runs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import db
from bot.settings import Settings


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("backup", help="copy the database, also while the bot runs")
    parser.add_argument("file", type=Path, help="the copy to write; it must not exist yet")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy and tell the size."""
    source = Settings().database
    if not source.exists():
        raise SystemExit(f"there is no database at {source}")
    if args.file.exists():
        raise SystemExit(f"{args.file} exists already; nothing was overwritten")
    try:
        db.backup(source, args.file, _progress if sys.stderr.isatty() else None)
    except (OSError, db.StoreError) as error:
        raise SystemExit(f"the backup failed: {error}") from None
    print(f"{args.file}: {args.file.stat().st_size / 1000:,.0f} kB")
    return 0


def _progress(*steps: int) -> None:
    sys.stderr.write(f"\r\x1b[K{' of '.join(map(str, steps))} pages")
    sys.stderr.flush()
