"""The rules of the games: pure, deterministic, no I/O, no Discord, no clock, no pictures.

A game is a folder here with a `meta.py` (facts the lobby needs) and a `game.py` with its `GAME` (everything else).
"""

from __future__ import annotations

import logging
import pkgutil
import traceback
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from games.engine.game import Game
from games.engine.meta import Meta
from games.engine.text import Text
from games.engine.texts import Texts, load

log = logging.getLogger(__name__)


@cache
def names() -> tuple[str, ...]:
    """The ids of the games there are, without loading anything of them."""
    folders = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(name for name in folders if name != "engine" and find_spec(f"games.{name}.meta") is not None)


@cache
def metas() -> dict[str, Meta]:
    """Facts about every game there is, without loading its rules. One that cannot be read is left out."""
    found: dict[str, Meta] = {}
    for name in names():
        try:
            found[name] = import_module(f"games.{name}.meta").META
        except Exception as error:  # whatever its author got wrong: the other games are played all the same
            _leave_out(name, error)
    return found


def by_weight() -> list[str]:
    """The games from light to heavy."""
    return sorted(metas(), key=lambda name: (metas()[name].weight, name))


def playable() -> dict[str, Meta]:
    """Facts about the games whose rules can be loaded. Others are left out."""
    found: dict[str, Meta] = {}
    for name, meta in metas().items():
        try:
            game(name)
        except Exception as error:  # see `metas`
            _leave_out(name, error)
        else:
            found[name] = meta
    return found


def _leave_out(name: str, error: Exception) -> None:
    """One line for its author: what is wrong, and the last place in the game's own folder that led to it."""
    frames = (frame for frame in traceback.extract_tb(error.__traceback__) if f"/games/{name}/" in frame.filename)
    where = "".join(f" ({frame.filename}, line {frame.lineno})" for frame in [*frames][-1:])
    log.warning("%s is left out: %s: %s%s", name, type(error).__name__, error, where)


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
