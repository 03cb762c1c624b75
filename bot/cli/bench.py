"""`slowtable bench`: runs the benchmarks of the source tree, which are no part of what is installed."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).parents[2]


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("bench", help="measure everything against its baseline (in the source tree)")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", help="only figures whose name contains this")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """In a process of its own, from the root of the tree."""
    if not (CHECKOUT / "tools" / "bench").is_dir():
        print("The benchmarks are part of the source tree: run `make bench` there.", file=sys.stderr)
        return 1
    more = [*(["--json"] if args.json else []), *(["--only", args.only] if args.only else [])]
    return subprocess.call([sys.executable, "-m", "tools.bench", *more], cwd=CHECKOUT)
