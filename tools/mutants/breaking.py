"""Mutants: one small break each, spliced into the source so that everything else stays as it was written."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.breaks import Break, breaks_of
from tools.mutants.scope import Place, places


@dataclass(frozen=True)
class Mutant:
    """A break of a rule: where, what kind, and the text that stands there instead."""

    path: Path
    kind: str
    start: tuple[int, int]
    end: tuple[int, int]
    """Lines count from 1, columns are bytes from 0, as in `ast`."""
    text: str
    statement: tuple[int, int]
    """First and last line of what is executed with it."""
    at_import: bool
    """Whether it is executed when the module is loaded."""

    @property
    def name(self) -> str:
        """Stays the same as long as the file does: `path:line:columns:kind`."""
        return f"{self.path.as_posix()}:{self.start[0]}:{self.start[1]}-{self.end[1]}:{self.kind}"

    def source(self, original: str) -> str:
        """The whole file with the break in it."""
        lines = original.encode().splitlines(keepends=True)
        first, last = self.start[0] - 1, self.end[0] - 1
        broken = lines[first][: self.start[1]] + self.text.encode() + lines[last][self.end[1] :]
        return b"".join([*lines[:first], broken, *lines[last + 1 :]]).decode()

    def diff(self, original: str) -> str:
        """What is changed, without the lines around it."""
        found = difflib.unified_diff(
            original.splitlines(), self.source(original).splitlines(), lineterm="", n=0, fromfile="", tofile=""
        )
        return "\n".join(line for line in found if not line.startswith(("---", "+++", "@@")))


def mutants_of(path: Path, source: str) -> Iterator[list[Mutant]]:
    """All breaks of a file, grouped by the place that is broken."""
    for place in places(ast.parse(source)):
        group = [_mutant(path, place, number, found) for number, found in enumerate(breaks_of(place), 1)]
        if group:
            yield group


def _mutant(path: Path, place: Place, number: int, found: Break) -> Mutant:
    kind, node, text = found
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start, end = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
    return Mutant(path, f"{kind}-{number}", start, end, text, place.lines, place.at_import)


def is_real(mutant: Mutant, source: str) -> bool:
    """Whether it is Python, and says something else than before."""
    try:
        broken = ast.parse(mutant.source(source))
    except SyntaxError:
        return False
    return ast.dump(broken) != ast.dump(ast.parse(source))
