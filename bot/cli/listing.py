"""`slowtable games`: which games there are."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

import games
from games.engine.text import Text


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("games", help="list games, player counts, options and stage")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List them."""
    if args.json:
        print(msgspec.json.encode(list(games.playable().values())).decode())
        return 0
    for name, meta in games.playable().items():
        texts = games.texts(name, "en")
        low, high = meta.players
        print(f"{name}: {texts.say(Text(f'{name}-name'))}, {low}-{high} players, {meta.stage}")
        for spec in meta.options:
            only = f" ({', '.join(map(str, spec.players))} players)" if spec.players else ""
            choices = ", ".join(choice + ("*" if choice == spec.default else "") for choice in spec.choices)
            print(f"    {spec.key}: {choices}{only}")
    return 0
