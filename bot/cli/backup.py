"""`slowtable backup`: a copy of the database, also while the bot runs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import db
from bot.cli.database import existing, told


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("backup", help="copy the database, also while the bot runs")
    parser.add_argument("file", type=Path, help="the copy to write; it must not exist yet")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy and tell the size."""
    source = existing()
    if args.file.exists():
        raise SystemExit(f"{args.file} exists already; nothing was overwritten")
    try:
        _copy(source, args.file, told if sys.stderr.isatty() else None)
    except (OSError, db.StoreError, db.Unavailable) as error:
        raise SystemExit(f"the backup failed: {error}") from None
    print(f"{args.file}: {args.file.stat().st_size / 1000:,.0f} kB")
    return 0


def _copy(source: db.Place, target: Path, progress: Callable[[int, int], None] | None) -> None:
    """A file as it is; what is on a server, row by row. Only a whole copy gets its name."""
    if isinstance(source, Path):
        db.backup(source, target, progress)
        return
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        db.copy(source, part, progress)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
