"""`slowtable texts [LANGUAGE]`: what a language lacks and what is wrong in it. `--begin` starts a new one.

English stands in for whatever has no words yet, so a language can be tried from its first message on.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import games
from bot.commands.translate import DESCRIPTION, name_fits
from bot.messages.words import say
from games.engine import rulebook_check, texts_check
from games.engine.texts import LANGUAGES, STAND_IN, known_to_babel, messages, own_name
from render import fonts

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"[a-z]{2,3}")
SHOWN = 5
ABOUT = """
Every word a player reads is in Fluent files, one per language in each `text` folder; rulebooks and coaches of games are
Markdown files. Without --begin, this lists per file what a language lacks (English stands in for it) and what is wrong:
lines that are not Fluent, blanks such as $count that English does not have, plurals without a form, names that Discord
refuses, rules that no section of a rulebook covers; then the exit code is 1.
With --begin, a file is put into each folder (or added to) with the missing messages as comments, to be translated.
docs/translating.md tells more.
"""
HEADER = """\
# Begun from English. What is not translated yet is a comment with the English words:
#     # some-message = Some words
# Translate the words and take away the hash in front; until then English stands in. See docs/translating.md.

"""


def add(commands: Any) -> None:
    """The command's arguments."""
    help_ = "list what a language lacks, or begin a new one"
    parser = commands.add_parser("texts", help=help_, description=ABOUT)
    parser.add_argument("language", nargs="?", help=f"a code such as {LANGUAGES[-1]}; without one, all there are")
    parser.add_argument("--begin", action="store_true", help="put what is missing into the files, to be translated")
    parser.add_argument("--all", action="store_true", help="name every missing message, not only the first")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell, and write if that is wanted."""
    if args.language is not None and not CODE.fullmatch(args.language):
        raise SystemExit(f"{args.language!r} is no language code: it has two or three small letters, such as de")
    if args.begin and args.language in (None, STAND_IN):
        raise SystemExit("--begin needs a language other than English, which the others are made from")
    wrong = sum([report(language, every=args.all) for language in ([args.language] if args.language else LANGUAGES)])
    if args.begin:
        for path in begin(args.language):
            print(f"written: {path.relative_to(ROOT)}")
    return 1 if wrong else 0


def packages() -> list[str]:
    """Every package that has texts."""
    found = [path for room in ("bot", "games", "render") for path in (ROOT / room).rglob(f"text/{STAND_IN}.ftl")]
    return sorted(".".join(path.relative_to(ROOT).parts[:-2]) for path in found)


def file_of(package: str, language: str) -> Path:
    """Where a package has its texts in a language."""
    return ROOT.joinpath(*package.split("."), "text", f"{language}.ftl")


def missing(package: str, language: str) -> list[str]:
    """The messages that English has and this language has not, in the order of the file."""
    there = messages(package, language)
    return [key for key in messages(package, STAND_IN) if key not in there and not key.startswith("-")]


def report(language: str, *, every: bool) -> int:
    """How far a language has come, and what is wrong in it: how much is returned."""
    lacks = {package: missing(package, language) for package in packages()}
    whole, left = sum(len(messages(package, STAND_IN)) for package in lacks), sum(map(len, lacks.values()))
    print(f"{language} ({own_name(language, STAND_IN)}): {whole - left:,} of {whole:,} messages")
    if known_to_babel(language) != language:
        print("  CLDR does not know this language: numbers and lists follow English")
    wrong = 0
    for package, keys in lacks.items():
        path = file_of(package, language).relative_to(ROOT)
        if keys:
            shown = keys if every else keys[:SHOWN]
            print(f"  {path} lacks {len(keys)}: {', '.join(shown)}{' …' if len(keys) > len(shown) else ''}")
        for fault in (*texts_check.faults(package, language), *_commands(package, language)):
            wrong += 1
            print(f"  {path}, line {fault.line}: {fault.words}")
    wrong += report_rulebooks(language, every=every)
    if unknown := letters(language) - fonts.everywhere():
        print(f"  the pictures' fonts lack: {' '.join(sorted(unknown))}")
    return wrong


def report_rulebooks(language: str, *, every: bool) -> int:
    """What the rulebooks and coaches of the games lack in a language, and what is wrong in them: how much."""
    wrong = 0
    for game in games.metas():
        found = rulebook_check.check(game, [language])
        if language != STAND_IN:
            found = [problem for problem in found if problem.language is not None]  # told with English
        for file in dict.fromkeys(problem.file for problem in found if problem.lacks):
            lacks = [problem.words for problem in found if problem.lacks and problem.file == file]
            shown = lacks if every else lacks[:SHOWN]
            print(f"  games/{game}/{file}: {', '.join(shown)}{' …' if len(lacks) > len(shown) else ''}")
        for problem in found:
            if not problem.lacks:
                wrong += 1
                print(f"  games/{game}/{problem}")
    return wrong


def _commands(package: str, language: str) -> Iterator[texts_check.TextFault]:
    """Names and descriptions of commands and their options that Discord would refuse."""
    if package != "bot":
        return
    source = file_of(package, language)
    lines = texts_check.read(source.read_text("utf-8") if source.is_file() else "").lines
    for key, line in lines.items():
        if key.startswith(("command-", "option-")):
            words, about = say(language, key), key.endswith("-about")
            if about and len(words) > DESCRIPTION:
                yield texts_check.TextFault(line, f"{key}: {len(words)} characters, Discord takes {DESCRIPTION}")
            elif not about and not name_fits(words):
                yield texts_check.TextFault(line, f"{key}: Discord takes small letters without spaces, 32 at most")


def letters(language: str) -> set[str]:
    """All letters and digits of what can stand in a picture."""
    pictured = [package for package in packages() if package != "bot"]
    words = "".join(message for package in pictured for message in messages(package, language).values())
    return {letter for letter in words if letter.isalnum()}


def begin(language: str) -> list[Path]:
    """Put what is missing into the files as comments with the English words: to be translated and uncommented."""
    written = []
    for package in packages():
        path = file_of(package, language)
        if not path.is_file():
            path.write_text(HEADER + _all_commented(file_of(package, STAND_IN).read_text("utf-8")), "utf-8")
            written.append(path)
            continue
        there = path.read_text("utf-8")
        keys = [key for key in missing(package, language) if f"\n# {key} =" not in f"\n{there}"]
        if keys:
            english = messages(package, STAND_IN)
            path.write_text(f"{there.rstrip()}\n\n" + "\n".join(_commented(english[key]) for key in keys), "utf-8")
            written.append(path)
    messages.cache_clear()
    return written


def _all_commented(source: str) -> str:
    """A file with its headings and remarks, and its messages as comments."""
    return "".join(
        line if line.startswith("#") or not line.strip() else f"# {line}" for line in source.splitlines(keepends=True)
    )


def _commented(message: str) -> str:
    """A message as a comment; the headings and comments that follow it in the file are left out."""
    lines = [line for line in message.rstrip().split("\n") if line.strip() and not line.startswith("#")]
    return "".join(f"# {line}\n" for line in lines)
