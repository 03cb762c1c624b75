"""Fluent files: the same messages in all languages, none missing, none unused, plurals as each language needs them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from games.engine import texts_check
from games.engine.texts import LANGUAGES
from games.engine.texts import messages as one_by_one

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(path.parent for path in ROOT.glob("*/**/text/en.ftl") if ".venv" not in path.parts)
WHOLE = ("ru", "uk")
"""Languages that lack nothing; others may have been begun, and English stands in."""


def package(folder: Path) -> str:
    return ".".join(folder.relative_to(ROOT).parts[:-1])


def messages(path: Path) -> dict[str, Message | Term]:
    """The messages of a file; what cannot be read is an error."""
    read = texts_check.read(path.read_text("utf-8") if path.is_file() else "")
    assert read.faults == [], path
    return read.entries


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT).parent))
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_read_one_by_one(folder: Path, language: str) -> None:
    """Each is parsed when it is first needed: the file is split into the same messages that a parser of all finds."""
    whole, parser = messages(folder / f"{language}.ftl"), FluentParser()
    split = one_by_one(package(folder), language)
    assert split.keys() == whole.keys()
    for key, source in split.items():
        (alone,) = [entry for entry in parser.parse(source).body if isinstance(entry, Message | Term)]
        assert alone.equals(whole[key], ignored_fields=["span", "comment"]), key


def name(value: object) -> str:
    return str(value.relative_to(ROOT)) if isinstance(value, Path) else str(value)


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
@pytest.mark.parametrize("language", WHOLE)
def test_languages_have_the_same_messages(folder: Path, language: str) -> None:
    assert sorted(messages(folder / f"{language}.ftl")) == sorted(messages(folder / "en.ftl"))


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_in_any_language(folder: Path, language: str) -> None:
    """Messages and variables are those of English, plurals have the forms that the language needs."""
    assert texts_check.faults(package(folder), language) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_no_message_is_unused(folder: Path) -> None:
    """A key stands in the code whole, or as the beginning or the end of a key that is put together there."""
    code = "\n".join(path.read_text("utf-8") for path in folder.parent.rglob("*.py"))
    if folder.parent.parent.name == "games":  # pictures name components, too
        code += "\n".join(path.read_text("utf-8") for path in (ROOT / "render" / folder.parent.name).rglob("*.py"))
    if folder.parent.name == "engine":
        for room in (ROOT / "bot", ROOT / "games"):
            code += "\n".join(path.read_text("utf-8") for path in room.rglob("*.py"))
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
