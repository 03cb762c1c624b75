"""The data of all games: whatever is changed in them, they are read, or refused with a sentence."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import msgspec
import pytest

from games.engine import data_check
from tools import rules

ROOT = Path(__file__).parents[2]
GAMES = data_check.games_with_data()
CHANGES = 25


def mistyped(line: str, words: list[str], rng: random.Random) -> str:
    """A line with a number, a word or a key changed, or without anything."""
    number, word = re.search(r"(?<![\w\"])\d+", line), re.search(r'"([a-z_0-9]+)"', line)
    match rng.randrange(5):
        case 0 if number:
            return line[: number.start()] + rng.choice(["0", "1", "99", "-1", '"two"', "1.5"]) + line[number.end() :]
        case 1 if word:
            return line[: word.start(1)] + rng.choice(words) + line[word.end(1) :]
        case 2 if word:
            return line[: word.start(1)] + rng.choice(["", "x"]) + line[word.end(1) :]
        case 3:
            return line.replace(" =", "s =", 1)
        case _:
            return ""


@pytest.mark.finding("CO-7")
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_mistyped_is_read_or_refused(game: str, tmp_path: Path) -> None:
    """Nothing that happens to a line ends in a traceback, and most of it is noticed."""
    folder = shutil.copytree(ROOT / "games" / game / "data", tmp_path / "data")
    files = sorted(folder.glob("*.toml"))
    sources = {path: path.read_text("utf-8") for path in files}
    words = sorted(set(re.findall(r'"([a-z_0-9]+)"', "".join(sources.values()))))
    rng, noticed = random.Random(f"{game} 1"), 0
    for _ in range(CHANGES):
        path = rng.choice(files)
        lines = sources[path].split("\n")
        number = rng.choice([number for number, line in enumerate(lines) if "=" in line and not line.startswith("#")])
        lines[number] = mistyped(lines[number], words, rng)
        path.write_text("\n".join(lines), "utf-8")
        noticed += bool(data_check.check(game, folder).problems)
        path.write_text(sources[path], "utf-8")
    assert noticed > CHANGES * 0.6


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_data_name_are_in_the_specification(game: str) -> None:
    known = rules.specification((ROOT / "games" / game / "specification.md").read_text("utf-8")).ids
    rows = data_check.Need(data_check.folder_of(game)).every(msgspec.Struct)
    assert {getattr(row, "rule", None) for row in rows} - {None} <= known
