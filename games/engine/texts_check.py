"""What is wrong with a language's Fluent file: what cannot be read, and what English does not have."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, SelectExpression, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

from games.engine.texts import STAND_IN, known_to_babel

ENGINE = "games.engine"
COUNTED = {"zero", "one", "two", "few", "many"}
"""A choice with one of these keys is a plural; `other` alone is only a default."""
THE_REST = {"other", "many"}
"""Either may be the default."""


class TextFault(NamedTuple):
    """Something wrong in a line of a file."""

    line: int
    words: str


class Used(Visitor):
    """What a message uses: variables, other messages and terms, and the forms of its plurals."""

    def __init__(self, entry: Message | Term) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()
        self.plurals: list[set[str]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the library's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # the library's naming
        self.others.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  # the library's naming
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the library's naming
        keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        if keys & COUNTED:
            self.plurals.append(keys)
        self.generic_visit(node)


class Read(NamedTuple):
    """A file, taken apart."""

    entries: dict[str, Message | Term]
    lines: dict[str, int]
    faults: list[TextFault]
    """What cannot be read, and what stands twice."""


def read(source: str) -> Read:
    """The messages and terms of a file."""
    found = Read({}, {}, [])
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, Junk):
            found.faults.append(TextFault(line, f"this is not Fluent: {(entry.content or '').strip().splitlines()[0]}"))
        elif isinstance(entry, Message | Term):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if key in found.entries:
                found.faults.append(TextFault(line, f"{key} stands twice"))
            found.entries[key], found.lines[key] = entry, line
    return found


def faults(package: str, language: str) -> list[TextFault]:
    """All that is wrong in a language's file of a package; what is only missing is no fault."""
    own = _read(package, language)
    if not own.entries:
        return own.faults
    english = _read(package, STAND_IN)
    known = {*own.entries, *_read(ENGINE, language).entries}
    found = list(own.faults)
    for key, entry in own.entries.items():
        against = english.entries.get(key)
        found += [TextFault(own.lines[key], f"{key}: {words}") for words in _compare(entry, against, known, language)]
    return sorted(found)


def _compare(entry: Message | Term, english: Message | Term | None, known: set[str], language: str) -> Iterator[str]:
    used = Used(entry)
    if entry.value is None:
        yield "it has no words"
    if isinstance(entry, Message) and english is None:
        yield "English has no such message"
    elif isinstance(entry, Message) and english is not None:
        there = Used(english).variables
        for name in sorted(used.variables - there):
            known_names = ", ".join(f"${each}" for each in sorted(there))
            yield f"${name} is not known; there is {known_names or 'nothing to put in'}"
    for name in sorted(used.others - known):
        yield f"there is no {name} in this language"
    forms = set(Locale.parse(known_to_babel(language)).plural_form.tags)
    for plural in used.plurals:
        for form in sorted(forms - THE_REST - plural):
            yield f"a plural lacks the form [{form}]"
        if not plural & THE_REST:
            yield "a plural lacks the form [other]"
        if strange := (plural & COUNTED) - forms:
            yield f"this language has no plural form [{'], ['.join(sorted(strange))}]"


@cache
def _read(package: str, language: str) -> Read:
    file = resources.files(package) / "text" / f"{language}.ftl"
    return read(file.read_text("utf-8") if file.is_file() else "")
