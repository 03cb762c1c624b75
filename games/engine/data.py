"""A game's components, read once from its TOML files. What the game does not know is refused, with its file and line.

A game declares what may stand in its files in `schema`: a `Folder` with a `File` each, made of `Row`s and `Part`s.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, Protocol, TypeVar, overload

import msgspec

from games.engine import data_errors, data_lines, data_refs
from games.engine.data_errors import DataError, Fault, fault_of, shown
from games.engine.data_refs import ids

__all__ = [
    "DataError",
    "File",
    "Folder",
    "Hex",
    "Id",
    "Named",
    "Natural",
    "Part",
    "Positive",
    "Row",
    "Source",
    "by_id",
    "ids",
]

Id = Annotated[str, msgspec.Meta(pattern=data_errors.ID)]
Hex = Annotated[str, msgspec.Meta(pattern=data_errors.HEX)]
"""A colour such as #2f6fde."""
Rule = Annotated[str, msgspec.Meta(pattern=data_errors.RULE)]
"""The id of a rule."""
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Source = Literal["rulebook", "public", "house"]
"""Where values come from: the rulebook, public material about the game, or our own making."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table inside another, or a whole file."""


class Row(Part, frozen=True, kw_only=True):
    """A table that tells where its values come from."""

    source: Source


T = TypeVar("T", bound=msgspec.Struct)


class File(Generic[T]):
    """A file of a folder: read, and refused if anything is wrong with it, when it is first asked for."""

    def __init__(self, kind: type[T]) -> None:
        self.kind = kind
        self.name = ""

    def __set_name__(self, owner: type[Folder], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, folder: None, owner: type[Folder]) -> File[T]: ...
    @overload
    def __get__(self, folder: Folder, owner: type[Folder]) -> T: ...
    def __get__(self, folder: Folder | None, owner: type[Folder]) -> File[T] | T:
        return self if folder is None else folder.read(self)


class Folder:
    """The data files of a game: those it ships with, or a copy at another place."""

    def __init__(self, game: str, at: Path | None = None) -> None:
        self._game = game
        self._at: Traversable = at or resources.files(f"games.{game}") / "data"
        self._found: dict[str, msgspec.Struct] = {}
        self._values: dict[str, frozenset[object]] = {}

    @classmethod
    def files(cls) -> dict[str, File[Any]]:
        """What the folder holds, by name."""
        return {name: file for name, file in vars(cls).items() if isinstance(file, File)}

    def read(self, file: File[T]) -> T:
        """A file with all its references to others."""
        if file.name not in self._found:
            tree = self._tree(file.name)
            try:
                self._found[file.name] = msgspec.convert(tree, file.kind)
            except msgspec.ValidationError as error:
                raise self.error(file.name, fault_of(tree, file.kind, error)) from error
            try:
                self._follow(file)
            except DataError:
                del self._found[file.name]
                raise
        found = self._found[file.name]
        assert isinstance(found, file.kind)
        return found

    def read_all(self) -> None:
        """Every file there is."""
        for file in self.files().values():
            self.read(file)

    def error(self, name: str, fault: Fault) -> DataError:
        """What is wrong, with the line of the nearest thing that is there."""
        known, path = data_lines.lines(self._source(name)), fault.path
        while path and path not in known:
            path = path[:-1]
        return DataError(self._shown(name), known.get(path, 1), shown(fault.path), fault.words)

    def strays(self) -> Iterator[DataError]:
        """Files that nobody reads."""
        for entry in sorted(self._at.iterdir(), key=lambda entry: entry.name):
            name = entry.name.removesuffix(".toml")
            if name != entry.name and name not in self.files():
                yield DataError(self._shown(name), 1, "", f"{self._game} has no file of this name")

    def values(self, path: str) -> frozenset[object]:
        """The values of `file.table.field` in all its rows."""
        if path not in self._values:
            name, *keys = path.split(".")
            self._values[path] = frozenset(data_refs.found(getattr(self, name), keys))
        return self._values[path]

    def _follow(self, file: File[Any]) -> None:
        """Ids that stand for rows of tables, and rows of one table with the same id."""
        fault = next(data_refs.faults(file.kind, self._found[file.name], self.values), None)
        if fault is not None:
            raise self.error(file.name, fault)

    def _source(self, name: str) -> str:
        try:
            return (self._at / f"{name}.toml").read_text("utf-8")
        except (FileNotFoundError, NotADirectoryError) as error:
            raise DataError(self._shown(name), 1, "", "there is no such file") from error
        except UnicodeDecodeError as error:
            raise DataError(self._shown(name), 1, "", "the file is not text in UTF-8") from error

    def _tree(self, name: str) -> dict[str, Any]:
        source = self._source(name)
        try:
            return tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            words, _, place = str(error).partition(" (at ")
            line = int("".join(filter(str.isdigit, place.partition(",")[0])) or source.count("\n") + 1)
            raise DataError(self._shown(name), line, "", f"this is not TOML: {words[:1].lower()}{words[1:]}") from error

    def _shown(self, name: str) -> str:
        """The file as it is named to people: from where they are, if it lies below."""
        path = Path(str(self._at)) / f"{name}.toml"
        return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


class Named(Protocol):
    """A row with an id."""

    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=Named)


def by_id(rows: Iterable[N]) -> dict[str, N]:
    """Rows by their id, in the order of the file."""
    return {row.id: row for row in rows}
