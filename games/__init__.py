"""The rules of the games: pure, deterministic, no I/O, no Discord, no clock, no pictures.

A game is a folder here with a `meta.py` (facts the lobby needs) and a `game.py` with its `GAME` (everything else).
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from games.engine.game import Game
from games.engine.meta import Meta
from games.engine.text import Text
from games.engine.texts import Texts, load


@cache
def names() -> tuple[str, ...]:
    """The ids of the games there are, without loading anything of them."""
    folders = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(name for name in folders if name != "engine" and find_spec(f"games.{name}.meta") is not None)


@cache
def metas() -> dict[str, Meta]:
    """Facts about every game there is, without loading its rules."""
    return {name: import_module(f"games.{name}.meta").META for name in names()}


@cache
def game(name: str) -> Game[Any, Any]:
    """A game with its rules."""
    if name not in metas():
        raise KeyError(f"there is no game {name!r}; there are {', '.join(metas())}")
    found: Game[Any, Any] = import_module(f"games.{name}.game").GAME
    found.registry.refuse_strangers(f"games.{name}")
    return found


@cache
def title(name: str, language: str) -> str:
    """What a game is called, without loading its rules."""
    return load(language, f"games.{name}").say(Text(f"{name}-name"))


@cache
def texts(name: str, language: str) -> Texts:
    """A game's texts (with the engine's) in one language."""
    return load(language, "games.engine", f"games.{name}")
