"""All games have one floor plan, the one of docs/adding-a-game.md: who knows one finds their way in another."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import games
from games.engine import Assembled

FOLDER = Path(games.__file__).parent
GUIDE = FOLDER.parent / "docs" / "adding-a-game.md"
ALWAYS = {
    "meta",
    "game",
    "state",
    "components",
    "rules",
    "view",
    "words",
    "hidden",
    "check",
    "bot",
    "text",
    "data",
    "specification",
}
everywhere = pytest.mark.parametrize("name", games.names())


def in_the_guide() -> set[str]:
    """The files and folders in the table of the guide."""
    rows = re.findall(r"^\| (`.*?) \|", GUIDE.read_text("utf-8"), re.M)
    return {re.split(r"[./]", path)[0] for row in rows for path in re.findall(r"`(.+?)`", row)} | {
        "schema",
        "data_check",
    }


def rooms(name: str) -> set[str]:
    """The files and folders of a game."""
    found = {path.stem for path in (FOLDER / name).iterdir() if path.name != "__pycache__"}
    return found - {"__init__"}


@everywhere
@pytest.mark.finding("CO-4")
def test_every_game_has_the_same_floor_plan(name: str) -> None:
    assert ALWAYS <= rooms(name) <= in_the_guide()


@everywhere
@pytest.mark.finding("CO-4")
def test_the_bot_is_in_its_room(name: str) -> None:
    assert callable(import_module(f"games.{name}.bot.policy").decide)


@everywhere
@pytest.mark.finding("CO-4")
def test_a_game_is_put_together_from_its_parts(name: str) -> None:
    assert type(games.game(name)) is Assembled
    source = (FOLDER / name / "game.py").read_text("utf-8")
    assert not re.search(r"^(class|    def) ", source, re.M), "game.py forwards nothing"
