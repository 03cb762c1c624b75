"""`slowtable backup` and `slowtable restore`: a copy of the database, also while the bot runs, and the way back."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any

import db
from bot.cli import configured
from bot.cli.database import existing, meant, really, told


def add(commands: Any) -> None:
    """The commands' arguments."""
    parser = commands.add_parser("backup", help="copy the database, also while the bot runs")
    parser.add_argument("file", type=Path, help="the copy to write; it must not exist yet")
    parser.set_defaults(run=run)
    back = commands.add_parser("restore", help="put a backup in the place of the database; what was there is kept")
    back.add_argument("file", type=Path, help="the backup")
    meant(back)
    back.set_defaults(run=restore)


def run(args: argparse.Namespace) -> int:
    """Copy and tell the size."""
    source = existing()
    if args.file.exists():
        raise SystemExit(f"{args.file} exists already; nothing was overwritten")
    try:
        db.save(source, args.file, told if sys.stderr.isatty() else None)
    except (OSError, db.StoreError, db.Unavailable) as error:
        raise SystemExit(f"the backup failed: {error}") from None
    print(f"{args.file}: {args.file.stat().st_size / 1000:,.0f} kB")
    return 0


def restore(args: argparse.Namespace) -> int:
    """Look at the backup, tell what would be lost, and put it in its place if that is meant."""
    place = configured.read().database
    if not args.file.exists():
        raise SystemExit(f"there is no backup {args.file}")
    try:
        with db.single_instance(place), db.at_hand(args.file, place) as copy:
            try:
                return _restore(args, copy, place)
            except (OSError, ValueError, db.StoreError, db.Unavailable) as error:
                raise SystemExit(f"nothing was restored: {error}".replace(str(copy), str(args.file))) from None
    except (OSError, ValueError, db.StoreError, db.Unavailable) as error:
        raise SystemExit(f"nothing was restored: {error}") from None


def _restore(args: argparse.Namespace, copy: Path, place: db.Place) -> int:
    if faults := db.examine(copy).faults:
        raise db.DamagedBackup(f"{args.file} is not in order: {'; '.join(faults[:3])}")
    print(f"the backup {args.file}: {_content(copy)}")
    print(f"the database {place}: {_content(place)}")
    if not really(args):
        print("Nothing was changed. With --yes the backup takes the database's place, which is kept beside it.")
        return 0
    aside = db.restore(copy, place)
    print(f"{place} is the backup now." + (f" What was there is kept in {aside}." if aside else ""))
    return 0


def _content(place: db.Place) -> str:
    """How much there is, as far as that can be read without changing anything."""
    if isinstance(place, Path) and not place.exists():
        return "not there"
    try:
        found = db.examine(place)
    except (db.StoreError, db.Unavailable) as error:
        return f"cannot be read ({error})"
    if found.schema is None:
        return "empty"
    if found.pending:
        return f"schema {found.schema}, brought up to {found.known} at the next start"
    return asyncio.run(_counted(place))


async def _counted(place: db.Place) -> str:
    async with await db.Store.open(place) as store:
        totals, seen = await store.stats.totals(), await store.life.seen_at()
    last = f", last used {seen:%Y-%m-%d %H:%M}" if seen else ""
    return f"{sum(totals.matches.values())} matches, {totals.log_entries:,} log entries{last}"
