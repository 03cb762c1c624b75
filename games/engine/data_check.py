"""Whether a game's data fit together: what no single field can tell. Each game has its own checks in `data_check`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import games
from games.engine import data_lines
from games.engine.data import Folder, Named
from games.engine.data_errors import DataError, Fault
from games.engine.texts import STAND_IN, load

R = TypeVar("R", bound=msgspec.Struct)


class Need:
    """Collects what is wrong, with the file and the line of the row it is about."""

    def __init__(self, folder: Folder) -> None:
        self.problems: list[DataError] = []
        self.checks = 0
        self._folder = folder
        self._places: dict[int, tuple[str, data_lines.Path]] = {}

    def __call__(self, holds: bool, row: object, words: str, field: str = "") -> bool:
        """Remember what is not so. The row, or the whole file, is one of the folder's; a field points at its line."""
        self.checks += 1
        if not holds:
            name, path = self._place(row)
            self.problems.append(self._folder.error(name, Fault((*path, field) if field else path, words)))
        return holds

    def named(self, kind: str, rows: Iterable[Named]) -> None:
        """Rows of this kind have a name by their id, such as `scythe-faction-nordic`."""
        for row in rows:
            self.texts(row, f"{kind}-{row.id}")

    def texts(self, row: object, *keys: str) -> None:
        """A row has these texts: English has them, other languages may follow."""
        for key in keys:
            known = load(STAND_IN, f"games.{key.partition('-')[0]}").has(key)
            self(known, row, f"it has no name: the texts lack `{key}`", "id")

    def every(self, kind: type[R]) -> Iterator[R]:
        """All rows of a type, wherever they stand."""
        for name in self._folder.files():
            for each, _ in _structs(getattr(self._folder, name), ()):
                if isinstance(each, kind):
                    yield each

    def _place(self, row: object) -> tuple[str, data_lines.Path]:
        if not self._places:
            for name in self._folder.files():
                self._places |= {id(each): (name, path) for each, path in _structs(getattr(self._folder, name), ())}
        return self._places[id(row)]


def given(row: msgspec.Struct) -> set[str]:
    """The fields of a row that differ from what they are by default."""
    return {name for name, default in _defaults(type(row)) if getattr(row, name) != default}


@cache
def _defaults(kind: type[msgspec.Struct]) -> list[tuple[str, object]]:
    """What the fields of a type are by default."""
    return [
        (field.name, field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory())
        for field in msgspec.structs.fields(kind)
    ]


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
