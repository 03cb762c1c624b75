"""`slowtable db`: the database itself, for those who keep it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path
from typing import Any

import db
from bot.cli import configured
from bot.clock import system_now

Work = Callable[[db.Store, argparse.Namespace], Awaitable[int]]


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("db", help="check, prune or copy the database (from a file to PostgreSQL, or back)")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    checked = actions.add_parser("check", help="everything that is inconsistent")
    checked.set_defaults(run=on_store(check))
    pruned = actions.add_parser("prune", help="forget messages that were delivered long ago")
    pruned.add_argument("--days", type=int, default=7, help="delivered more than so many days ago (default 7)")
    pruned.add_argument("--yes", action="store_true", help="really; without it, it is only told how many")
    pruned.set_defaults(run=on_store(prune))
    small = actions.add_parser("vacuum", help="give back room that nothing uses any more")
    small.set_defaults(run=on_store(vacuum, exclusive=True))
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


async def check(store: db.Store, args: argparse.Namespace) -> int:
    """A line for each fault; the exit code tells whether there is one."""
    faults = await store.faults()
    print("\n".join(faults) or f"{store.place}: in order")
    return 1 if faults else 0


async def prune(store: db.Store, args: argparse.Namespace) -> int:
    """The bot does this by itself once a day."""
    before = system_now() - timedelta(days=args.days)
    if not args.yes:
        print(f"{await store.outbox.delivered_before(before):,} messages would be forgotten. With --yes they are.")
        return 0
    print(f"{await store.outbox.prune(before):,} messages are forgotten")
    return 0


async def vacuum(store: db.Store, args: argparse.Namespace) -> int:
    """Tell how much it was before and after."""
    before = (await store.stats.totals()).bytes
    await store.vacuum()
    print(f"{before / 1000:,.0f} kB before, {(await store.stats.totals()).bytes / 1000:,.0f} kB now")
    return 0


def on_store(work: Work, *, exclusive: bool = False) -> Callable[[argparse.Namespace], int]:
    """A command that works on the database of the settings; `exclusive`: only while no bot runs on it, which would not
    notice."""

    async def opened(args: argparse.Namespace, place: db.Place) -> int:
        async with await db.Store.open(place) as store:
            return await work(store, args)

    def run(args: argparse.Namespace) -> int:
        place = existing()
        try:
            with db.single_instance(place) if exclusive else nullcontext():
                return asyncio.run(opened(args, place))
        except db.Unavailable as error:
            raise SystemExit(f"{place} cannot be used now: {error.orig}") from None
        except (db.StoreError, OSError) as error:
            raise SystemExit(str(error)) from None

    return run


def meant(parser: argparse.ArgumentParser) -> None:
    """How a command that changes something is told whether to."""
    parser.add_argument("--dry-run", action="store_true", help="only tell what would happen (as without --yes)")
    parser.add_argument("--yes", action="store_true", help="really")


def really(args: argparse.Namespace) -> bool:
    """Whether it is to change something."""
    return bool(args.yes) and not args.dry_run


def told(done: int, total: int) -> None:
    """Progress, on a terminal."""
    sys.stderr.write(f"\r\x1b[K{done:,} of {total:,}")
    sys.stderr.flush()


def existing() -> db.Place:
    """The place of the database that the settings name; ends the command if it is a file that is not there."""
    place = configured.read().database
    if isinstance(place, Path) and not place.exists():
        raise SystemExit(f"there is no database at {place}")
    return place
