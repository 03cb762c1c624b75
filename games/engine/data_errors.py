"""What is wrong with a data file, in a sentence that names file, line and key."""

from __future__ import annotations

import difflib
import re
from typing import Any, NamedTuple

import msgspec

from games.engine import data_types
from games.engine.data_lines import Path

_AT = re.compile(r" - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<number>\d+|\.\.\.)\]")
KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
"""What msgspec calls the kinds of values, in words."""


ID = "^[a-z0-9]+(_[a-z0-9]+)*$"
HEX = "^#[0-9a-fA-F]{6}$"
RULE = "^[A-Z]{3}-[A-Z]?[0-9]+([.][0-9]+)*$"
PATTERNS = {
    ID: "an id has small letters, digits and single underscores",
    HEX: "a colour is written like #2f6fde",
    RULE: "a rule is written like XID-4.3",
}


class Fault(NamedTuple):
    """Something wrong at some place of a file."""

    path: Path
    words: str


class DataError(Exception):
    """A data file that cannot be used: where, and why."""

    def __init__(self, file: str, line: int, key: str, words: str) -> None:
        super().__init__(f"{file}, line {line}: {f'{key}: ' if key else ''}{words}")
        self.file, self.line, self.key, self.words = file, line, key, words


def shown(path: Path) -> str:
    """A path as people read it; the line tells which of several rows is meant."""
    return ".".join(step for step in path if isinstance(step, str))


def fault_of(tree: dict[str, Any], kind: type[msgspec.Struct], error: msgspec.ValidationError) -> Fault:
    """What msgspec found, in words and with the way to it."""
    message = str(error)
    at = _AT.search(message)
    said, path = (message[: at.start()], _path(tree, kind, at["path"], message)) if at else (message, ())
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", said):
        return Fault((*path, unknown[1]), f"there is no such field here{perhaps(unknown[1], data_types.keys(kind))}")
    if missing := re.fullmatch(r"Object missing required field `(.*)`", said):
        return Fault(path, f"`{missing[1]}` is missing")
    if word := re.fullmatch(r"Invalid enum value (?:'(.*)'|(.*))", said):
        name = word[2] if word[1] is None else word[1]
        where = (*path, name) if at and at["key"] else path
        return Fault(where, f"{name!r} is not known here{perhaps(name, data_types.words(kind))}")
    return Fault(path, _expected(said))


def _path(tree: dict[str, Any], kind: type[msgspec.Struct], words: str, message: str) -> Path:
    """`.row[2].cost[...]` as a path. msgspec does not name the key of a dictionary: it is the one without which the
    error goes away."""
    path: list[str | int] = []
    here: Any = tree
    for step in _STEP.finditer(words):
        name: str | int = step["name"] or (step["number"] if step["number"] == "..." else int(step["number"]))
        if name == "...":
            name = next((key for key in here if not _fails_without(tree, kind, here, key, message)), "")
            if not name:
                break
        path.append(name)
        here = here[name]
    return tuple(path)


def _fails_without(tree: dict[str, Any], kind: type[msgspec.Struct], here: dict[str, Any], key: str, same: str) -> bool:
    kept = dict(here)
    del here[key]
    try:
        msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        return str(error) == same
    else:
        return False
    finally:
        here.clear()
        here.update(kept)


def _expected(said: str) -> str:
    """`Expected ..., got ...` in words."""
    if form := re.fullmatch(r"Expected `str` matching regex '(.*)'", said):
        return PATTERNS[form[1]]
    if size := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", said):
        return f"a list of {size[1]} is needed here, this one has {size[2]}"
    if least := re.fullmatch(r"Expected `(\w+)` (>=|<=) (.*)", said):
        bound = "at least" if least[2] == ">=" else "at most"
        return f"{KINDS.get(least[1], least[1])} is needed here, {bound} {least[3]}"
    if wrong := re.fullmatch(r"Expected `(.*)`, got `(.*)`", said):
        wanted = " or ".join(KINDS.get(each, each) for each in wrong[1].split(" | "))
        return f"{wanted} is needed here, not {'a fraction' if wrong[2] == 'float' else KINDS.get(wrong[2], wrong[2])}"
    return said[:1].lower() + said[1:]


def perhaps(word: str, known: set[str]) -> str:
    """A suggestion, if there is one like it."""
    like = difflib.get_close_matches(word, sorted(known), 1)
    return f" (is `{like[0]}` meant?)" if like else ""
