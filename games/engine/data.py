"""A game's components, read once from its TOML files."""

import tomllib
from importlib import resources
from typing import Any


def table(game: str, name: str) -> dict[str, Any]:
    """A data file of a game."""
    return tomllib.loads((resources.files(f"games.{game}") / "data" / f"{name}.toml").read_text("utf-8"))
