"""`slowtable match import`: an exported match as a new one, if it is in order."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

import db
from bot.cli.database import on_store
from bot.cli.replay import plain
from bot.clock import system_now
from bot.tables import brought
from bot.tables.log import logged

LARGEST = 64_000_000
"""Bytes of a file to import: more than any match takes."""
SHOWN = 10
"""How many faults are told."""


def add(actions: Any) -> None:
    """The command's arguments."""
    parser = actions.add_parser("import", help="an exported match as a new one of this database")
    parser.add_argument("file", type=Path)
    for place in ("server", "channel", "thread"):
        parser.add_argument(f"--{place}", type=int, required=True, help=f"the id of the {place} where it is played on")
    parser.add_argument("--dry-run", action="store_true", help="only tell what would happen")
    parser.add_argument("--as-it-is", action="store_true", help="take it although it is not in order")
    parser.set_defaults(run=on_store(import_, exclusive=True))


async def import_(store: db.Store, args: argparse.Namespace) -> int:
    """Look whether it is in order, and say under which number it goes on."""
    bundle = read(args.file)
    told = looked(db.read_bundle(bundle), args.file, as_it_is=args.as_it_is)
    here = {"guild_id": args.server, "channel_id": args.channel, "thread_id": args.thread}
    if args.dry_run:
        await store.bundles.try_(bundle, **here)
        print(f"{told} Nothing was imported.")
        return 0
    match = await store.bundles.import_(bundle, **here)
    await note(store, match, "match-imported")
    print(f"{told} It is now match {match.id}. The bot goes on with it when somebody moves or looks.")
    return 0


def read(file: Path) -> dict[str, Any]:
    """What is in a file. Ends the command if that is nothing like a match."""
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise SystemExit(f"{file} is larger than any match")
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SystemExit(f"{file} is no exported match: {error}") from None


def looked(found: db.Brought, file: Path, *, as_it_is: bool) -> str:
    """What there is to say about a match. Ends the command for one that is not in order, unless it is meant so."""
    try:
        look = brought.look(found)
    except brought.Unreadable as error:
        raise SystemExit(f"{file} cannot be played here: {error}. Nothing was imported.") from None
    for fault in look.faults[:SHOWN]:
        print(f"✗ {plain(fault)}", file=sys.stderr)
    if look.faults and not as_it_is:
        raise SystemExit(f"{file} is not in order. Nothing was imported; --as-it-is takes it nevertheless.")
    words = f"{file}: a match of {found.match.game}, {len(found.log)} entries in the log"
    if look.unproved is not None:
        return f"{words}. It was not played again: {look.unproved}."
    return f"{words}." if look.faults or found.snapshot is None else f"{words}, which lead to its state."


async def note(store: db.Store, match: db.Match, key: str) -> None:
    """An entry in the log about what was done to the match."""
    entries = [logged(-1, key)]
    await store.moves.commit(
        db.Move(match_id=match.id, expected_version=match.version, at=system_now(), entries=entries)
    )
