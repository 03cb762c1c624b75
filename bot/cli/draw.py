"""`slowtable draw`: the board after some decisions, as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import games
import render
from bot.cli.selfplay import options_of, play
from games.engine import Match, Setup
from games.engine.chronicle import Stand
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
    parser.add_argument("--page", "--part", default=render.MAP, help="which page: map, seats, legend, all, …")
    parser.add_argument("--legibility", action="store_true", help="report how the page reads on a phone")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--width", type=int, default=0, help="in pixels (default: what the page is made for)")
    parser.add_argument("--podium", action="store_true", help="play to the end and draw the podium")
    parser.add_argument("--story", action="store_true", help="play to the end and draw the match in numbers")
    parser.add_argument("--out", type=Path, help="the file to write")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, draw, write."""
    meta = games.metas()[args.game]
    players = args.players or meta.players[1]
    pages = {page.name: page for page in render.pages(args.game)}
    if args.page not in pages:
        raise SystemExit(f"--page: {args.game} has {', '.join(pages)}")
    if pages[args.page].own and args.seat is None:
        raise SystemExit(f"--page {args.page} is a seat's own: it needs --seat")
    if args.out is None and not args.legibility:
        raise SystemExit("--out: the file to write")
    if args.seat is not None and not 1 <= args.seat <= players:
        raise SystemExit(f"--seat: from 1 to {players}")
    if args.out and not args.out.parent.is_dir():
        raise SystemExit(f"--out: there is no folder {args.out.parent}")
    if args.width and not 200 <= args.width <= 8000:
        raise SystemExit("--width: from 200 to 8000")
    match, before, stands = _play(args, Setup(players, str(args.seed), options_of(args.option)))
    seat = None if args.seat is None else args.seat - 1
    names = tuple(f"{name}" for name in ("Alice", "Boris", "Oksana", "Dmytro", "Chen", "Freya")[:players])
    request = render.Request(match.view(seat), names, args.language, args.page, args.width, before, story=stands)
    if args.legibility:
        _report(render.legibility_of(args.game, request), args.json)
    if args.out is None:
        return 0
    paint = render.podium if args.podium else render.story if args.story else render.draw
    picture = paint(args.game, request)
    try:
        args.out.write_bytes(picture.data)
    except OSError as error:
        raise SystemExit(f"{args.out}: {error.strerror}") from None
    print(f"{args.out}: {picture.width} x {picture.height}, {len(picture.data) / 1000:.0f} kB")
    return 0


def _report(report: render.Report, as_json: bool) -> None:
    """How the page reads on a phone."""
    if as_json:
        print(msgspec.json.encode(report).decode())
        return
    print(f"{report.runs} runs of text, the smallest {report.smallest_px} px high on a phone")
    for what, found in (
        ("under 8 px", report.under_8px),
        ("under 11 px on the map", report.under_11px),
        ("cut", report.cut),
        ("overlap", report.overlaps),
        ("broken words", report.broken),
    ):
        print(f"{what}: {len(found)}", *found, sep="\n  ")


def _play(args: argparse.Namespace, setup: Setup) -> tuple[Match, Any, tuple[Stand, ...]]:
    """The match after the decisions, the view before the last of them, and of one that is over how it stood."""
    seat = None if args.seat is None else args.seat - 1
    try:
        match, _ = Match.begin(games.game(args.game), setup)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    before, to_the_end = None, args.podium or args.story
    stands: list[Stand] = []
    for number, match in enumerate(play(args.game, setup, ["bot"] * setup.players), start=1):
        if number == args.decisions - 1:
            before = match.view(seat)
        if to_the_end:
            stands.append(match.game.stand(match.view(None)))
        elif number >= args.decisions:
            break
    return match, before, tuple(stands)
