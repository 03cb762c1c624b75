"""Where things stand in a TOML file: the line of every key and every item of a list.

`tomllib` does not keep positions. This reads files that it has accepted, and only when something has to be pointed at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

Path = tuple[str | int, ...]
"""The way to a value: names of keys and numbers of items."""
Lines = dict[Path, int]

_TOKEN = re.compile(
    r"""(?P<text>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""
    r"""|(?P<skip>[ \t\r]+|\#[^\n]*)|(?P<mark>[\[\]{}=,.\n])|(?P<bare>[^\s\[\]{}=,.\#"']+)""",
    re.DOTALL,
)
_VALUE_ENDS = {",", "]", "}", "\n"}


def lines(source: str) -> Lines:
    """The line of every value, by the way to it."""
    return _Reader(source).read()


class _Reader:
    """Goes through the tokens of a file once."""

    def __init__(self, source: str) -> None:
        self._tokens = list(_tokens(source))
        self._next = 0
        self._found: Lines = {}
        self._rows: dict[Path, int] = {}
        """How many tables an array of tables has so far."""

    def read(self) -> Lines:
        table: Path = ()
        while self._next < len(self._tokens):
            if self._word() == "\n":
                self._next += 1
            elif self._word() == "[":
                table = self._header()
            else:
                self._pair(table)
        return self._found

    def _word(self) -> str:
        return self._tokens[self._next][0] if self._next < len(self._tokens) else "\n"

    def _take(self) -> tuple[str, int]:
        self._next += 1
        return self._tokens[self._next - 1]

    def _keys(self) -> tuple[list[str], int]:
        """A key, dotted or not, and its line."""
        first, line = self._take()
        keys = [_unquoted(first)]
        while self._word() == ".":
            self._next += 1
            keys.append(_unquoted(self._take()[0]))
        return keys, line

    def _header(self) -> Path:
        """`[a.b]` or `[[a.b]]`: the table whose keys follow."""
        self._next += 1
        many = self._word() == "["
        self._next += many
        keys, line = self._keys()
        self._next += 1 + many
        path: Path = ()
        for key in keys[:-1]:
            path = (*path, key)
            self._found.setdefault(path, line)
            if path in self._rows:
                path = (*path, self._rows[path] - 1)
        path = (*path, keys[-1])
        self._found.setdefault(path, line)
        if many:
            number = self._rows.get(path, 0)
            self._rows[path] = number + 1
            path = (*path, number)
            self._found[path] = line
        return path

    def _pair(self, table: Path) -> None:
        """`key = value`."""
        keys, line = self._keys()
        path = table
        for key in keys:
            path = (*path, key)
            self._found.setdefault(path, line)
        self._next += 1
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._word() == "[":
            self._items(path)
        elif self._word() == "{":
            self._next += 1
            while self._word() != "}":
                if self._word() in (",", "\n"):
                    self._next += 1
                else:
                    self._pair(path)
            self._next += 1
        else:
            while self._word() not in _VALUE_ENDS:
                self._next += 1

    def _items(self, path: Path) -> None:
        """A list, over one line or several."""
        self._next += 1
        number = 0
        while self._word() != "]":
            if self._word() in (",", "\n"):
                self._next += 1
                continue
            self._found[*path, number] = self._tokens[self._next][1]
            self._value((*path, number))
            number += 1
        self._next += 1


def _tokens(source: str) -> Iterator[tuple[str, int]]:
    """Words and marks with their lines; spaces and comments are left out."""
    line = 1
    for found in _TOKEN.finditer(source):
        if found.lastgroup != "skip":
            yield found[0], line
        line += found[0].count("\n")


def _unquoted(key: str) -> str:
    return key[1:-1] if key[:1] in "\"'" else key
