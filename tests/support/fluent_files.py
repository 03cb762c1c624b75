"""The Fluent files as tests read them: which messages there are, what is put into each, and what stands beside it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax.ast import (
    Identifier,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from games.engine import texts_check
from games.engine.text import Arg
from games.engine.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(path.parent for path in ROOT.glob("*/**/text/en.ftl") if ".venv" not in path.parts)
COUNTS = (1, 2, 5, 21)
NAMES = ("Ольга", "O'Neil & Sons", "мама Жени", "×ת—7")
"""No language declines these alike."""
_NUMBERS = (
    "count n number total cost price points left have need round rounds level most least low high hours minutes days"
    " bards coins cards favour power popularity strength missing expected year years times"
)
NUMBERS = set(_NUMBERS.split())
"""Under these names something is counted, if it is a number at all."""

YOU = re.compile(
    r"(?i)\b(you|your|yours|yourself)\b|\b(вы|вас|вам|вами|ваш(а|е|и|у|его|ему|им|ими|их|ей)?)\b"
    r"|\b(ви|вас|вам|вами|ваш(а|е|і|у|ого|ому|им|ими|их|ій|ої|ою)?)\b"
    r"|\b(выберите|возьмите|получите|заплатите|можете|виберіть|візьміть|отримайте|сплатіть)\b"
)
"""Words to one person, in any of the languages; what everybody reads has none of them."""


class Choices(Visitor):
    """What a message chooses by, and the keys it knows."""

    def __init__(self, entry: Message | Term) -> None:
        self.keys: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the library's naming
        if isinstance(node.selector, VariableReference):
            keys = {each.name if isinstance(each, Identifier) else str(each.value) for each in _keys(node)}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _keys(node: SelectExpression) -> list[Identifier | NumberLiteral]:
    return [variant.key for variant in node.variants]


class Line(NamedTuple):
    """One variant of a message in one piece, `{name}` for what is put in."""

    words: str
    chosen_by: frozenset[str]


class Lines(Visitor):
    """What stands beside what in a message."""

    def __init__(self, entry: Message | Term) -> None:
        self.found: list[Line] = []
        self._chosen: list[str] = []
        self.visit(entry)

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802  # the library's naming
        self.found.append(Line("".join(map(_piece, node.elements)), frozenset(self._chosen)))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the library's naming
        name = node.selector.id.name if isinstance(node.selector, VariableReference) else ""
        self._chosen.append(name)
        for variant in node.variants:
            self.visit(variant.value)
        self._chosen.pop()


def _piece(element: TextElement | Placeable) -> str:
    if isinstance(element, TextElement):
        return str(element.value)
    expression = element.expression
    return f"{{{expression.id.name}}}" if isinstance(expression, VariableReference) else "{}"


def package(folder: Path) -> str:
    """The package whose texts these are."""
    return ".".join(folder.relative_to(ROOT).parts[:-1])


@cache
def entries(folder: Path, language: str) -> dict[str, Message | Term]:
    """The messages and terms of a file."""
    return texts_check.read((folder / f"{language}.ftl").read_text("utf-8")).entries


def messages(folder: Path, language: str) -> dict[str, Message]:
    """What can be said by its key."""
    return {key: entry for key, entry in entries(folder, language).items() if isinstance(entry, Message)}


@cache
def _variables(folder: Path, key: str) -> tuple[set[str], dict[str, list[str]]]:
    """What is counted in a message (or may be), and what it is chosen by other than numbers, in any language."""
    used: set[str] = set()
    choices: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for used_here, chosen in _with_others(folder, language, key):
            used |= used_here.variables
            for name, keys in chosen.keys.items():
                choices.setdefault(name, set()).update(keys)
    words = {name: sorted(keys) for name, keys in choices.items() if not _counts(keys)}
    return used, words


@cache
def _with_others(folder: Path, language: str, key: str) -> list[tuple[texts_check.Used, Choices]]:
    """What a message uses and chooses by, and the same of those it refers to."""
    entry = entries(folder, language)[key]
    used = texts_check.Used(entry)
    others = [each for other in used.others for each in _with_others(folder, language, other)]
    return [(used, Choices(entry)), *others]


def _counts(keys: set[str]) -> bool:
    return bool(keys & texts_check.COUNTED) or any(key.isdigit() for key in keys)


@cache
def counted(folder: Path, key: str) -> set[str]:
    """The variables of a message that some language counts."""
    return {
        name
        for language in LANGUAGES
        for _, chosen in _with_others(folder, language, key)
        for name, keys in chosen.keys.items()
        if _counts(keys)
    }


def ways(folder: Path, key: str, count: int, name: str) -> Iterator[dict[str, Arg]]:
    """What can be put into a message, with this number and this name: once for each word it chooses by."""
    used, words = _variables(folder, key)
    numbers = NUMBERS | counted(folder, key)
    for chosen in itertools.product(*words.values()):
        args: dict[str, Arg] = {each: count if each in numbers else name for each in used}
        yield {**args, **dict(zip(words, chosen, strict=True))}
