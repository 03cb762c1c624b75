"""Whether a game's data fit together: what no single field can tell. Each game has its own checks in `data_check`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

import games
from games.engine import data_lines
from games.engine.data import Folder
from games.engine.data_errors import DataError, Fault


class Need:
    """Collects what is wrong, with the file and the line of the row it is about."""

    def __init__(self, folder: Folder) -> None:
        self.problems: list[DataError] = []
        self.checks = 0
        self._folder = folder
        self._places: dict[int, tuple[str, data_lines.Path]] = {}

    def __call__(self, holds: bool, row: msgspec.Struct, words: str, field: str = "") -> bool:
        """Remember what is not so. The row, or the whole file, is one of the folder's; a field points at its line."""
        self.checks += 1
        if not holds:
            name, path = self._place(row)
            self.problems.append(self._folder.error(name, Fault((*path, field) if field else path, words)))
        return holds

    def _place(self, row: msgspec.Struct) -> tuple[str, data_lines.Path]:
        if not self._places:
            for name in self._folder.files():
                self._places |= {id(each): (name, path) for each, path in _structs(getattr(self._folder, name), ())}
        return self._places[id(row)]


Check = Callable[[Any, Need], None]
"""What `data_check.check` of a game is: it takes the game's own `Files`."""


def check(game: str, at: Path | None = None) -> Need:
    """Everything that is wrong with a game's data, or with a copy of them at another place."""
    folder = folder_of(game, at)
    need = Need(folder)
    need.problems += folder.strays()
    for name in folder.files():
        need.checks += 1
        try:
            getattr(folder, name)
        except DataError as error:
            if str(error) not in map(str, need.problems):
                need.problems.append(error)
    if not need.problems:
        checks: Check = import_module(f"games.{game}.data_check").check
        checks(folder, need)
    need.problems.sort(key=lambda problem: (problem.file, problem.line))
    return need


def games_with_data() -> list[str]:
    """The games that have data files; none of them is loaded."""
    return [name for name in games.names() if find_spec(f"games.{name}.schema") is not None]


def read_all() -> None:
    """Read the data of every game, or refuse: a table shall not be the first to notice that they cannot be used."""
    for game in games_with_data():
        import_module(f"games.{game}.schema").DATA.read_all()


def folder_of(game: str, at: Path | None = None) -> Folder:
    """The data files of a game, not read yet."""
    found: Folder = import_module(f"games.{game}.schema").Files(game, at)
    return found


def _structs(value: object, path: data_lines.Path) -> Iterator[tuple[msgspec.Struct, data_lines.Path]]:
    """All tables inside a value, with the way to them."""
    if isinstance(value, msgspec.Struct):
        yield value, path
        keys = type(value).__struct_encode_fields__
        for name, key in zip(value.__struct_fields__, keys, strict=True):
            yield from _structs(getattr(value, name), (*path, key))
    elif isinstance(value, tuple):
        for number, each in enumerate(value):
            yield from _structs(each, (*path, number))
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _structs(each, (*path, key))
