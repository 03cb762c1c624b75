"""`slowtable draw`: the board after some decisions, as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import games
import render
from bot.cli.selfplay import options_of, play
from games.engine import Match, Setup
from games.engine.texts import LANGUAGES


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("draw", help="draw the board of a match between bots")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, help="how many players (default: the most)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=40, help="after how many decisions (the end is the limit)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seat", type=int, help="as this seat sees it, from 1 (default: an onlooker)")
    parser.add_argument("--part", help="a part of the board: map, players, …")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--width", type=int, default=1600)
    parser.add_argument("--podium", action="store_true", help="play to the end and draw the podium")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, draw, write."""
    meta = games.metas()[args.game]
    players = args.players or meta.players[1]
    if args.part and args.part not in meta.parts:
        raise SystemExit(f"--part: {args.game} has {', '.join(meta.parts) or 'no parts'}")
    if args.seat is not None and not 1 <= args.seat <= players:
        raise SystemExit(f"--seat: from 1 to {players}")
    if not args.out.parent.is_dir():
        raise SystemExit(f"--out: there is no folder {args.out.parent}")
    if not 200 <= args.width <= 8000:
        raise SystemExit("--width: from 200 to 8000")
    match, before = _play(args, Setup(players, str(args.seed), options_of(args.option)))
    seat = None if args.seat is None else args.seat - 1
    names = tuple(f"{name}" for name in ("Alice", "Boris", "Oksana", "Dmytro", "Chen", "Freya")[:players])
    request = render.Request(match.view(seat), names, args.language, args.part, args.width, before)
    picture = render.podium(args.game, request) if args.podium else render.draw(args.game, request)
    try:
        args.out.write_bytes(picture.data)
    except OSError as error:
        raise SystemExit(f"{args.out}: {error.strerror}") from None
    print(f"{args.out}: {picture.width} x {picture.height}, {len(picture.data) / 1000:.0f} kB")
    return 0


def _play(args: argparse.Namespace, setup: Setup) -> tuple[Match, Any]:
    """The match after the decisions, and the view before the last of them."""
    seat = None if args.seat is None else args.seat - 1
    try:
        match, _ = Match.begin(games.game(args.game), setup)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    before = None
    for number, match in enumerate(play(args.game, setup, ["bot"] * setup.players), start=1):
        if number == args.decisions - 1:
            before = match.view(seat)
        if number >= args.decisions and not args.podium:
            break
    return match, before
