"""`slowtable match`: the matches of a database, for those who keep it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import db
from bot.cli import match_history, match_import, match_patch
from bot.cli.database import meant, on_store, really
from bot.clock import system_now


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("match", help="list, show, rewind, patch, export, import, delete matches")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    listed = actions.add_parser("list", help="the matches, latest first")
    listed.add_argument("--status", choices=[status.value for status in db.Status], action="append")
    listed.add_argument("--server", type=int, help="the id of a Discord server")
    listed.set_defaults(run=on_store(listing))
    shown = actions.add_parser("show", help="one match: its seats, and what waits")
    shown.add_argument("number", type=int)
    shown.set_defaults(run=on_store(show))
    out = actions.add_parser("export", help="everything of a match, its secrets included, in one file")
    out.add_argument("number", type=int)
    out.add_argument("file", type=Path)
    out.set_defaults(run=on_store(export))
    match_import.add(actions)
    match_history.add(actions)
    match_patch.add(actions)
    gone = actions.add_parser("delete", help="remove a match and everything of it")
    gone.add_argument("number", type=int)
    gone.add_argument("--keep", type=Path, metavar="FILE", help="where what is deleted is kept (default: a new file)")
    meant(gone)
    gone.set_defaults(run=on_store(delete, exclusive=True))


async def listing(store: db.Store, args: argparse.Namespace) -> int:
    """A line for each."""
    statuses = [db.Status(name) for name in args.status or db.Status]
    for match in await store.matches.listed(statuses, guild_id=args.server):
        print(_line(match, await store.matches.seats(match.id)))
    return 0


async def show(store: db.Store, args: argparse.Namespace) -> int:
    """What there is of it. Nothing secret: neither seed nor state."""
    match = await store.matches.get(args.number)
    seats = await store.matches.seats(match.id)
    print(_line(match, seats))
    print(f"  server {match.guild_id}, channel {match.channel_id}, thread {match.thread_id or 'none yet'}")
    print(f"  version {match.version}, {match.logged} entries in the log, options {match.options}")
    for seat in seats:
        bot = f", played by a bot ({seat.bot})" if seat.bot else ""
        print(f"  seat {seat.number + 1}: {seat.user_id or 'nobody'}{bot}")
    for reminder in await store.reminders.of_match(match.id):
        print(f"  due {reminder.due_at:%Y-%m-%d %H:%M}: {reminder.kind}")
    for line in waits(await store.outbox.waiting(match.id)):
        print(f"  waits to be posted: {line}")
    return 0


def waits(posts: Sequence[db.OutboxItem]) -> list[str]:
    """What waits, a line for each kind and each answer of Discord: after a day without it that may be hundreds."""
    alike: dict[tuple[str, str | None], list[int]] = {}
    for post in posts:
        alike.setdefault((post.kind, post.last_error), []).append(post.attempts)
    return [
        f"{f'{len(tried)} × ' if len(tried) > 1 else ''}{kind}, {max(tried)} attempts{f' ({error})' if error else ''}"
        for (kind, error), tried in alike.items()
    ]


async def export(store: db.Store, args: argparse.Namespace) -> int:
    """Write it, and say what is in it."""
    if args.file.exists():
        raise SystemExit(f"{args.file} exists already; nothing was overwritten")
    bundle = await store.bundles.export(args.number)
    _write(bundle, args.file)
    over = db.Status(bundle["match"]["status"]).over
    print(f"{args.file}: match {args.number}, {len(bundle['log'])} entries in the log")
    if not over:
        print("It is not over: the file holds its seed and sealed choices. Show it to nobody who plays.")
    return 0


async def delete(store: db.Store, args: argparse.Namespace) -> int:
    """Tell, and remove it if that is meant. It is kept in a file, with a last entry in its log."""
    match = await store.matches.get(args.number)
    print(_line(match, await store.matches.seats(match.id)))
    if not really(args):
        print("Nothing was deleted. With --yes it is, and a file is kept from which it can be imported again.")
        return 0
    file: Path = args.keep or Path(f"match-{match.id}-deleted-{system_now():%Y%m%dT%H%M%S}.json")
    await match_import.note(store, match, "match-deleted")
    _write(await store.bundles.export(match.id), file)
    await store.matches.delete(match.id)
    print(f"deleted; it is kept in {file}, which holds all its secrets")
    return 0


def _write(bundle: dict[str, Any], file: Path) -> None:
    """Everything of a match into a new file that only its owner can read."""
    if file.exists():
        raise SystemExit(f"{file} exists already; nothing was overwritten")
    file.touch(mode=0o600)  # it holds secrets
    file.write_bytes(msgspec.json.format(msgspec.json.encode(bundle), indent=1))


def _line(match: db.Match, seats: list[db.Seat]) -> str:
    people = sum(seat.user_id is not None for seat in seats)
    when = f"{match.created_at:%Y-%m-%d}"
    return f"{match.id:5} {match.game}, {match.status.value}, {people} people of {len(seats)} seats, opened {when}"
