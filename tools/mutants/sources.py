"""Where a game keeps its rules, and the content that decides whether gathered coverage still holds."""

from __future__ import annotations

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NO_RULES = {
    "bot",
    "catalogue",
    "changes",
    "check",
    "chronicle",
    "data_check",
    "explained",
    "game",
    "hidden",
    "hints",
    "judgement",
    "meta",
    "migrations",
    "planner",
    "policy",
    "preview",
    "reasons",
    "said",
    "shorthand",
    "standing",
    "trails",
    "valuation",
    "view",
    "words",
    "worth",
}
"""Files and folders beside the rules: automatic players, words, what explains choices and tells what has happened,
pictures of the state, forms, self-checks, older states."""
ONLY_WORDS = {"games/circadians/effects.py", "games/hyperborea/effects.py"}
"""Effects in words: Ryozen has rules of this name."""


def games() -> list[str]:
    """The games there are."""
    return sorted(meta.parent.name for meta in (ROOT / "games").glob("*/meta.py") if meta.parent.name != "engine")


def rule_files(game: str) -> list[Path]:
    """The files of a game that carry rules, as paths from the root."""
    found = []
    for file in sorted((ROOT / "games" / game).rglob("*.py")):
        path = file.relative_to(ROOT)
        inside = {*path.parts[2:-1], path.stem}
        if path.stem != "__init__" and not inside & NO_RULES and path.as_posix() not in ONLY_WORDS:
            found.append(path)
    return found


def module_of(path: Path) -> str:
    """The module of a file."""
    return ".".join(path.with_suffix("").parts)


def fingerprint(game: str) -> str:
    """A hash of everything that decides which test executes which line."""
    digest = hashlib.sha256()
    for folder in (f"games/{game}", "games/engine", f"tests/games/{game}", "tools/mutants"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".toml"):
                digest.update(file.relative_to(ROOT).as_posix().encode())
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]
