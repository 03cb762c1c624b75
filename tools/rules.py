"""`make rules`: which rules of a specification stand in no code of their game, or in no test.

What a rule is tells `games.engine.specification`. Code carries a rule out where a comment or docstring
spells its id; a test proves a rule that its mark names: `@pytest.mark.rule("XID-4.3", "XID-4.4")`. A range, "XID-4.3 to
4.6", names no rule: no search for XID-4.5 finds it.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from games.engine.specification import NUMBER
from games.engine.specification import specification as specification

ROOT = Path(__file__).resolve().parents[1]
SPECIFICATION = "games/{}/specification.md"
TO = r"(?:\s+to\s+|\s*(?:-|–|\.\.+)\s*)"


class Gaps(msgspec.Struct, frozen=True):
    """What a game's code and tests lack; ranges and unknown ids as `file:line: id`."""

    no_code: list[str]
    no_test: list[str]
    ranges: list[str]
    unknown: list[str]

    def __bool__(self) -> bool:
        return bool(self.no_code or self.no_test or self.ranges or self.unknown)


def games(root: Path = ROOT) -> list[str]:
    """The games that have a specification."""
    return sorted(path.parts[-2] for path in root.glob(SPECIFICATION.format("*")))


def remarks(source: str) -> Iterator[str]:
    """The comments and docstrings of a file."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text


def marked(source: str) -> Iterator[tuple[int, str]]:
    """The ids in the rule marks of a test file, each with its line."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule") | ast.Name("rule")):
                yield from ((each.lineno, str(each.value)) for each in node.args if isinstance(each, ast.Constant))


def gaps(game: str, root: Path = ROOT) -> Gaps:
    """What is missing or wrong in one game."""
    spec = specification((root / SPECIFICATION.format(game)).read_text("utf-8"))
    each = rf"\b{spec.prefix}-{NUMBER}"
    code = {file.relative_to(root): file.read_text("utf-8") for file in sorted((root / "games" / game).rglob("*.py"))}
    in_code = {rule for source in code.values() for text in remarks(source) for rule in re.findall(each, text)}
    in_tests = [place for place in _marks(root) if place[1].startswith(f"{spec.prefix}-")]
    tested = {rule for _, rule in in_tests}
    return Gaps(
        [rule for rule in spec.rules if rule not in in_code],
        [rule for rule in spec.rules if rule not in tested],
        [f"{place}: {found}" for place, found in _places(code, rf"{each}{TO}(?:{spec.prefix}-)?{NUMBER}")],
        [f"{place}: {found}" for place, found in (*_places(code, each), *in_tests) if found not in spec.ids],
    )


def main(arguments: list[str]) -> int:
    """A line per game, and what it lacks; fails if it lacks anything."""
    parser = argparse.ArgumentParser("python -m tools.rules", description="Which rules stand in no code or test.")
    parser.add_argument("game", nargs="*", help="one of the specifications; all without it")
    wanted: list[str] = parser.parse_args(arguments).game
    if strange := set(wanted) - set(games()):
        parser.error(f"no specification of {', '.join(sorted(strange))}; there are {', '.join(games())}")
    found = {game: gaps(game) for game in wanted or games()}
    for game, lacks in found.items():
        print(f"{game}: {len(lacks.no_code)} rules in no code, {len(lacks.no_test)} in no test")
        _tell("in no code", lacks.no_code, " ")
        _tell("in no test", lacks.no_test, " ")
        _tell("ranges", lacks.ranges, "\n    ")
        _tell("not in the specification", lacks.unknown, "\n    ")
    return 1 if any(found.values()) else 0


def _tell(what: str, found: list[str], between: str) -> None:
    if found:
        print(f"  {what}:{between}{between.join(found)}")


def _places(files: dict[Path, str], pattern: str) -> Iterator[tuple[str, str]]:
    for path, source in files.items():
        for found in re.finditer(pattern, source):
            yield f"{path}:{source.count(chr(10), 0, found.start()) + 1}", found[0]


@cache
def _marks(root: Path) -> tuple[tuple[str, str], ...]:
    files = sorted((root / "tests").rglob("*.py"))
    sources = ((file, file.read_text("utf-8")) for file in files)
    found = ((file, line, rule) for file, source in sources if "rule(" in source for line, rule in marked(source))
    return tuple((f"{file.relative_to(root)}:{line}", rule) for file, line, rule in found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
