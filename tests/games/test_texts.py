"""Fluent files: the same messages in all languages, none missing, none unused, plurals as each language needs them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from games.engine.texts import LANGUAGES
from games.engine.texts import messages as one_by_one

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(path.parent for path in ROOT.glob("*/**/text/en.ftl") if ".venv" not in path.parts)
COUNTED = {"one", "few", "many"}
"""A choice with one of these keys is a plural; `other` alone is only a default."""
THE_REST = {"other", "many"}
"""Either may be the default."""


def messages(path: Path) -> dict[str, Message]:
    """The messages of a file; what cannot be read is an error."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert junk == [], f"{path}: {junk[:1]}"
    found = [entry for entry in resource.body if isinstance(entry, Message)]
    names = [entry.id.name for entry in found]
    assert len(set(names)) == len(names), f"{path}: {sorted(name for name in names if names.count(name) > 1)}"
    return {entry.id.name: entry for entry in found}


class Reader(Visitor):
    """Collects the variables and the plural forms of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the library's naming
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the library's naming
        keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        if keys & COUNTED:
            self.plurals.append(keys)
        self.generic_visit(node)


def read(message: Message) -> Reader:
    reader = Reader()
    reader.visit(message)
    return reader


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT).parent))
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_read_one_by_one(folder: Path, language: str) -> None:
    """Each is parsed when it is first needed: the file is split into the same messages that a parser of all finds."""
    whole, parser = messages(folder / f"{language}.ftl"), FluentParser()
    package = ".".join(folder.relative_to(ROOT).parts[:-1])
    split = one_by_one(package, language)
    assert split.keys() == whole.keys()
    for key, source in split.items():
        (alone,) = [entry for entry in parser.parse(source).body if isinstance(entry, Message)]
        assert alone.equals(whole[key], ignored_fields=["span", "comment"]), key


def pairs() -> Iterator[tuple[Path, str]]:
    for folder in FOLDERS:
        for language in ("ru", "uk"):
            yield folder, language


def name(value: object) -> str:
    return str(value.relative_to(ROOT)) if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("folder", "language"), list(pairs()), ids=name)
def test_languages_have_the_same_messages_and_variables(folder: Path, language: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert sorted(english) == sorted(other)
    for key, message in english.items():
        unknown = read(other[key]).variables - read(message).variables
        assert not unknown, f"{key}: {language} uses {unknown}, English does not"


@pytest.mark.parametrize(("folder", "language"), list(pairs()), ids=name)
def test_plurals_have_the_forms_the_language_needs(folder: Path, language: str) -> None:
    for key, message in messages(folder / f"{language}.ftl").items():
        for forms in read(message).plurals:
            assert "one" in forms, f"{language} {key}: {forms}"
            assert forms & THE_REST, f"{language} {key}: {forms}"


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_no_message_is_unused(folder: Path) -> None:
    """A key stands in the code whole, or as the beginning or the end of a key that is put together there."""
    code = "\n".join(path.read_text("utf-8") for path in folder.parent.rglob("*.py"))
    if folder.parent.parent.name == "games":  # pictures name components, too
        code += "\n".join(path.read_text("utf-8") for path in (ROOT / "render" / folder.parent.name).rglob("*.py"))
    if folder.parent.name == "engine":
        code += "\n".join(path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py"))
    meta = re.compile(r"-(name|about|option-.*|seat-.*|part-.*|quick-.*)$")
    whole = set(re.findall(r"[\"']([a-z0-9_-]+)[\"']", code))
    ends = set(re.findall(r'\}(-[a-z0-9_-]+)"', code))
    whole |= {key + end for key in whole for end in ends}
    begun = set(re.findall(r'f"([a-z0-9_-]+-)\{', code)) | {key for key in whole if key.endswith("-")}
    english = folder / "en.ftl"
    said = english.read_text("utf-8").partition("\n## Names of components\n")[0]  # a component has its name anyway
    unused = [
        key
        for key in messages(english)
        if f"\n{key} =" in f"\n{said}"
        and key not in whole
        and not meta.search(key)
        and not any(key.startswith(start) for start in begun)
    ]
    assert unused == []
