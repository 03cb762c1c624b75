"""`slowtable match log` and `rewind`: what was played, and back to how it stood."""

from __future__ import annotations

import argparse
from typing import Any

import db
from bot.cli.database import meant, on_store, really
from bot.clock import system_now
from bot.tables.changes import WentBack
from bot.tables.furnish import furnish
from bot.tables.table import Table

LAST = 30
SECRET = ("standing", "patch")
"""Entries whose text only their owner, or nobody, may read."""


def add(actions: Any) -> None:
    """The commands' arguments."""
    logged = actions.add_parser("log", help="what was played, with whoever played it")
    logged.add_argument("number", type=int)
    logged.add_argument("--last", type=int, default=LAST, metavar="N", help=f"so many entries (default {LAST}; 0: all)")
    logged.add_argument("--secrets", action="store_true", help="sealed choices and standing orders as well")
    logged.set_defaults(run=on_store(log))
    back = actions.add_parser("rewind", help="put a match back to an earlier state; the log keeps what was undone")
    back.add_argument("number", type=int)
    back.add_argument("--to", type=int, metavar="VERSION", help="without it, the states to go back to are listed")
    meant(back)
    back.set_defaults(run=on_store(rewind, exclusive=True))


async def log(store: db.Store, args: argparse.Namespace) -> int:
    """The log, oldest first. What is secret at the table is shown only if that is asked for."""
    match = await store.matches.get(args.number)
    after = max(0, match.logged - args.last) if args.last else 0
    for entry in await store.moves.log(match.id, after):
        secret = entry.receipt is not None or entry.kind in SECRET
        text = entry.text if args.secrets or not secret else "(secret)"
        who = f"seat {entry.seat + 1}" if entry.seat >= 0 else "table"
        print(f"{entry.number:5} {entry.at:%Y-%m-%d %H:%M} {who} {entry.kind} by {doer(entry)}: {text}")
    return 0


def doer(entry: db.LogEntry) -> str:
    """Whose doing an entry is. Logs from before this was written down say of what no seat did that a player did it."""
    if entry.seat >= 0 or entry.by != "player":
        return entry.by
    return "operator" if entry.kind == "patch" else "table"


async def rewind(store: db.Store, args: argparse.Namespace) -> int:
    """List the states that are kept, or go back to one: with an entry in the log and a notice to the table."""
    match = await store.matches.get(args.number)
    steps = await store.moves.milestones(match.id)
    if args.to is None:
        for kept in steps:
            print(f"version {kept.version}, {kept.at:%Y-%m-%d %H:%M}, entry {kept.logged} of {match.logged}")
        print("--to VERSION goes back to one of these." if steps else "No state is kept to go back to.")
        return 0
    step = next((each for each in steps if each.version == args.to), None)
    if step is None:
        raise SystemExit(f"match {match.id} keeps no state of version {args.to}; without --to they are listed")
    undone = match.logged - step.logged
    if not really(args):
        print(f"{undone} entries of the log would be undone. Nothing was changed: with --yes it is.")
        return 0
    snapshot = await store.moves.milestone(match.id, step.version)
    if snapshot is None:
        raise SystemExit("that state is damaged")
    before = await store.moves.log(match.id, 0, step.logged)
    table = furnish(Table(store, system_now))
    async with table.locked(match.id) as draft:
        if draft is None or draft.over:
            raise SystemExit(f"match {match.id} does not run")
        await table.carry_out(draft, WentBack(vote=None, snapshot=snapshot, logged=step.logged, kept=before))
    print(f"match {match.id} is at entry {step.logged} again; {undone} entries are undone. Its table is told.")
    return 0
