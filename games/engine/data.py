"""A game's components, read once from its TOML files."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any


def table(game: str, name: str) -> dict[str, Any]:
    """A data file of a game."""
    return tomllib.loads((resources.files(f"games.{game}") / "data" / f"{name}.toml").read_text("utf-8"))


def names(prefix: str, rows: Iterable[Mapping[str, Any]], key: str = "id") -> dict[str, Mapping[str, str]]:
    """The names of components by message id: `<prefix>-<id>`."""
    return {f"{prefix}-{row[key]}": row["name"] for row in rows}
