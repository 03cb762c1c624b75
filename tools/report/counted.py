"""What can be counted in the sources at any time: rules with code and tests, and findings with tests."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from games.engine.specification import specification
from tools import rules
from tools.measured import ROOT, Measure


def rule_coverage(root: Path = ROOT) -> list[Measure]:
    """Of each game: rules, and how many of them stand in code and in a test."""
    found = []
    for game in rules.games(root):
        every = specification((root / rules.SPECIFICATION.format(game)).read_text("utf-8")).rules
        lacks = rules.gaps(game, root)
        for what, missing in (("code", lacks.no_code), ("a test", lacks.no_test)):
            share = 100 * (len(every) - len(missing)) / len(every)
            found.append(Measure(f"{game}: of {len(every)} rules in {what}", round(share, 1), "%", "100", not missing))
    return found


def findings(root: Path = ROOT) -> list[Measure]:
    """Findings of reviews that a test names as mended, by area."""
    areas: Counter[str] = Counter(re.split(r"-\d", one)[0] for one in set(_named(root)))
    return [Measure(f"{area}: findings with a test", count) for area, count in sorted(areas.items())]


def _named(root: Path) -> Iterator[str]:
    for path in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="finding")):
                    yield from (str(each.value) for each in node.args if isinstance(each, ast.Constant))
