"""A value of a state, changed by hand: for a match that a fault has spoilt. The state stays one that the game knows."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine.game import Game, S, V
from games.engine.sound import obstacle

KEPT = ("schema", "players", "options", "dice", "stack", "debts", "asked", "revealed", "outcome")
"""What nobody changes by hand: how it is stored, what was agreed before the start, chance, what comes next, what proves
the log, and who has won. A match that has taken a wrong way goes back."""


class BadPatch(ValueError):
    """Why a value cannot be changed so, in a sentence."""


class Patch(msgspec.Struct, frozen=True):
    """Where in the state, as `seats.2.gold`, and what stands there from now on."""

    path: str
    value: Any

    @classmethod
    def read(cls, text: str) -> Patch:
        """As it stands in a log. Raises `BadPatch`."""
        path, _, value = text.partition(" ")
        try:
            return cls(path, msgspec.json.decode(value.encode()))
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadPatch(f"{value[:60]!r} is no JSON: {error}") from None

    def __str__(self) -> str:
        return f"{self.path} {msgspec.json.encode(self.value).decode()}"


def value_at(game: Game[S, V], g: S, path: str) -> Any:
    """What stands at a path of a state; all of it for an empty one. Raises `BadPatch` if there is nothing."""
    found: Any = msgspec.json.decode(game.dump(g))
    for name in path.split(".") if path else ():
        found = found[_key(found, name, path)]
    return found


def patched(game: Game[S, V], g: S, patch: Patch) -> S:
    """Another state, with this value. Raises `BadPatch` for what the game could not go on with."""
    first = patch.path.partition(".")[0]
    if not first or first in KEPT:
        raise BadPatch(f"{first or 'the whole state'} is not changed by hand")
    changed = _decoded(game, _with(msgspec.json.decode(game.dump(g)), patch), patch)
    if value_at(game, changed, patch.path) != patch.value:
        raise BadPatch(f"{patch.path} does not keep {str(patch)[len(patch.path) + 1 :]}: it would become another value")
    if (blocked := obstacle(game, changed)) is not None:
        raise BadPatch(blocked)
    new = [fault for fault in game.check(changed) if fault not in game.check(g)]
    if new:
        raise BadPatch(f"the game would be inconsistent: {'; '.join(new[:3])}")
    return changed


def _with(data: Any, patch: Patch) -> Any:
    *way, last = patch.path.split(".")
    inside = data
    for name in way:
        inside = inside[_key(inside, name, patch.path)]
    inside[_key(inside, last, patch.path)] = patch.value
    return data


def _key(inside: Any, name: str, path: str) -> str | int:
    if isinstance(inside, dict) and name in inside:
        return name
    if isinstance(inside, list) and name.isdecimal() and int(name) < len(inside):
        return int(name)
    there = list(inside) if isinstance(inside, dict) else f"0 to {len(inside) - 1}" if isinstance(inside, list) else ""
    offered = ", ".join(there[:30]) if isinstance(there, list) else there or "no fields, it is a plain value"
    raise BadPatch(f"there is no {name!r} in {path!r}: there is {offered}")


def _decoded(game: Game[S, V], data: Any, patch: Patch) -> S:
    try:
        return game.load(msgspec.json.encode(data))
    except (msgspec.ValidationError, ValueError, LookupError, TypeError) as error:
        raise BadPatch(f"{patch.path} cannot be that: {error}") from None
