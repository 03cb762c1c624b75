"""`slowtable match patch`: a value of a running match's state, changed by hand."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

import db
import games
from bot.cli.database import meant, on_store, really
from bot.clock import system_now
from bot.tables.changes import Patched
from bot.tables.furnish import furnish
from bot.tables.table import Table
from games.engine import Match
from games.engine.patch import BadPatch, Patch, value_at

LONGEST = 2000
"""Characters that an entry of a log may have."""


def add(actions: Any) -> None:
    """The command's arguments."""
    parser = actions.add_parser("patch", help="change a value of a running match, with an entry in its log")
    parser.add_argument("number", type=int)
    parser.add_argument(
        "path", nargs="?", default="", help="where in the state, as seats.1.gold; without it, its fields"
    )
    parser.add_argument("value", nargs="?", help="the new value as JSON; without it, the present one is shown")
    meant(parser)
    parser.set_defaults(run=on_store(patch, exclusive=True))


async def patch(store: db.Store, args: argparse.Namespace) -> int:
    """Show a value, tell what would change, or change it: tried out first, then logged and told to the table."""
    table = furnish(Table(store, system_now))
    async with table.locked(args.number) as draft:
        if draft is None or draft.over:
            await store.matches.get(args.number)  # tells if there is none
            raise SystemExit(f"match {args.number} does not run")
        try:
            if args.value is None:
                return show(draft.match, args.path)
            wanted = Patch.read(f"{args.path} {args.value}")
            if len(str(wanted)) > LONGEST:
                raise BadPatch(f"a value of more than {LONGEST} characters fits into no log")
            before = value_at(draft.match.game, draft.match.state, wanted.path)
            draft.match.copy().patch(wanted)
        except BadPatch as error:
            raise SystemExit(f"nothing was changed: {error}") from None
        print(f"{wanted.path}: {plain(before)} → {plain(wanted.value)}")
        if not really(args):
            print("It can be done. Nothing was changed: with --yes it is, and the table is told.")
            return 0
        await table.carry_out(draft, Patched(patch=wanted))
    print(f"match {args.number} is changed, with an entry in its log. Its table is told.")
    return 0


def show(match: Match, path: str) -> int:
    """What stands at a path: fields with what they are, or the value itself. The state holds all secrets."""
    found = value_at(games.game(match.game.meta.id), match.state, path)
    if isinstance(found, dict):
        for name, value in found.items():
            print(f"{name}: {plain(value)}")
    else:
        print(plain(found))
    return 0


def plain(value: Any) -> str:
    """A value in a line."""
    words = msgspec.json.encode(value).decode()
    return words if len(words) <= 200 else f"{words[:200]}… ({len(words)} characters)"
