"""`slowtable texts [LANGUAGE]`: what a language still lacks. `--write` begins a new one, or adds what is missing.

English stands in for whatever has no words yet, so a language can be tried from its first message on.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from games.engine.texts import LANGUAGES, STAND_IN, known_to_babel, messages, own_name
from render import fonts

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"[a-z]{2,3}")
SHOWN = 5


def add(commands: Any) -> None:
    """The command's arguments."""
    parser = commands.add_parser("texts", help="list what a language lacks, or begin a new one")
    parser.add_argument("language", nargs="?", help=f"a code such as {LANGUAGES[-1]}; without one, all there are")
    parser.add_argument("--write", action="store_true", help="put what is missing into the files, to be translated")
    parser.add_argument("--all", action="store_true", help="name every missing message, not only the first")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell, and write if that is wanted."""
    if args.language is not None and not CODE.fullmatch(args.language):
        raise SystemExit(f"{args.language!r} is no language code: it has two or three small letters, such as de")
    if args.write and args.language in (None, STAND_IN):
        raise SystemExit("--write needs a language other than English, which the others are made from")
    for language in [args.language] if args.language else LANGUAGES:
        report(language, every=args.all)
    if args.write:
        for path in begin(args.language):
            print(f"written: {path.relative_to(ROOT)}")
    return 0


def packages() -> list[str]:
    """Every package that has texts."""
    found = [path for room in ("bot", "games", "render") for path in (ROOT / room).rglob(f"text/{STAND_IN}.ftl")]
    return sorted(".".join(path.relative_to(ROOT).parts[:-2]) for path in found)


def missing(package: str, language: str) -> list[str]:
    """The messages that English has and this language has not, in the order of the file."""
    there = messages(package, language)
    return [key for key in messages(package, STAND_IN) if key not in there]


def report(language: str, *, every: bool) -> None:
    """How far a language has come, and whether the pictures can show its letters."""
    lacks = {package: missing(package, language) for package in packages()}
    whole, left = sum(len(messages(package, STAND_IN)) for package in lacks), sum(map(len, lacks.values()))
    print(f"{language} ({own_name(language, STAND_IN)}): {whole - left:,} of {whole:,} messages")
    if known_to_babel(language) != language:
        print("  CLDR does not know this language: numbers and lists follow English")
    for package, keys in lacks.items():
        if keys:
            shown = keys if every else keys[:SHOWN]
            print(f"  {package} lacks {len(keys)}: {', '.join(shown)}{' …' if len(keys) > len(shown) else ''}")
    if unknown := letters(language) - fonts.everywhere():
        print(f"  the pictures' fonts lack: {' '.join(sorted(unknown))}")


def letters(language: str) -> set[str]:
    """All letters and digits of what can stand in a picture."""
    pictured = [package for package in packages() if package != "bot"]
    words = "".join(message for package in pictured for message in messages(package, language).values())
    return {letter for letter in words if letter.isalnum()}


def begin(language: str) -> list[Path]:
    """Add what is missing to the files as comments with the English words: to be translated and uncommented."""
    written = []
    for package in packages():
        path = ROOT.joinpath(*package.split("."), "text", f"{language}.ftl")
        there = path.read_text("utf-8") if path.is_file() else ""
        keys = [key for key in missing(package, language) if f"\n# {key} =" not in f"\n{there}"]
        if keys or not path.is_file():
            english = messages(package, STAND_IN)
            asked = "\n".join(_commented(english[key]) for key in keys)
            path.write_text((there.rstrip("\n") + "\n\n" + asked).lstrip("\n"), "utf-8")
            written.append(path)
    messages.cache_clear()
    return written


def _commented(message: str) -> str:
    """A message as a comment; the headings and comments that follow it in the file are left out."""
    lines = [line for line in message.rstrip().split("\n") if line.strip() and not line.startswith("#")]
    return "".join(f"# {line}\n" for line in lines)
