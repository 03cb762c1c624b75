"""What pictures are made of: the linter's contract lets in views, components and words, and nothing else of a game."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CONTRACT = "render-views"
FORBIDDEN = {
    "from games.xidit.rules.assessment import lyres": "games.xidit.rules.assessment",
    "from games.hyperborea.rules import action": "games.hyperborea.rules.action",
    "from games.circadians.state import Region": "games.circadians.state",
    "import games.scythe.state": "games.scythe.state",
    "from games.ryozen.game import GAME": "games.ryozen.game",
    "from games.scythe.hidden import shuffle": "games.scythe.hidden",
    "from games.engine import Match": "games.engine",
}


def contract() -> dict[str, Any]:
    """The contract as `make lint` reads it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (found,) = (each for each in settings["tool"]["importlinter"]["contracts"] if each.get("id") == CONTRACT)
    return dict(found)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The code of games and pictures elsewhere, with this contract alone."""
    for package in ("games", "render"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=_all_but_code)
    lines = ["[tool.importlinter]", 'root_packages = ["games", "render"]', "[[tool.importlinter.contracts]]"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in contract().items()]
    (tmp_path / "pyproject.toml").write_text("\n".join(lines), "utf-8")
    return tmp_path


def _all_but_code(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not (Path(folder) / name).is_dir()]


def lint(folder: Path) -> tuple[int, str]:
    """What import-linter says of a tree."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"]
    here = {"PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=folder, env=here, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.finding("CO-12")
def test_pictures_import_no_rules_and_no_state(copied: Path) -> None:
    assert lint(copied)[0] == 0


@pytest.mark.finding("CO-12")
def test_the_contract_refuses_rules_state_and_matches(copied: Path) -> None:
    for number, line in enumerate(FORBIDDEN):
        (copied / "render" / "xidit" / f"planted_{number}.py").write_text(line + "\n", "utf-8")
    code, said = lint(copied)
    assert code == 1
    for number, module in enumerate(FORBIDDEN.values()):
        assert f"render.xidit.planted_{number} -> {module} (l.1)" in said
