"""What a process remembers of a game stays within bounds, however many matches it has seen: what depends on a position
is remembered in a number that is bounded by what it takes, and only what is printed in the box for good."""

from __future__ import annotations

import functools
import gc
import random
import sys
from collections.abc import Callable, Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

import games
from games.engine import Match, Setup
from games.engine.policy import random_choice

Remembering: type = type(functools.cache(len))
"""What both `cache` and `lru_cache` make of a function."""
PRINTED = 300
"""How many things of a kind a box has at most: who remembers more of them remembers positions."""
MOST = 50_000
"""Objects that a cache may hold when it is full: some five megabytes."""
DECISIONS = 300
ELSEWHERE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Remembering)
"""What a remembered value refers to and does not keep alive."""


def remembering(game: str) -> Iterator[tuple[str, Any]]:
    """The functions of a game, and of what games share, that remember what they have answered."""
    for name, module in list(sys.modules.items()):
        if module is not None and name.startswith((f"games.{game}.", "games.lib.")):
            for called, function in vars(module).items():
                if isinstance(function, Remembering) and function.__module__ == name:
                    yield f"{name}.{called}", function


def play(game: str, look: Callable[[Match, int], object]) -> None:
    """Matches of people who pick at random, with as many as can play."""
    rules, rng, left = games.game(game), random.Random(game), DECISIONS
    while left:
        setup = Setup(games.metas()[game].players[1], f"remembered {left}")
        match, _ = Match.begin(rules, rules.complete(setup))
        while match.outcome is None and left:
            seat = rng.choice(match.waiting)
            look(match, seat)
            match.submit(seat, random_choice(match.decisions[seat], rng))
            left -= 1


def held(function: object) -> int:
    """How many objects are kept because this one remembers them."""
    seen: dict[int, object] = {}
    waiting = gc.get_referents(function)
    while waiting:
        one = waiting.pop()
        if id(one) not in seen and not isinstance(one, ELSEWHERE):
            seen[id(one)] = one
            waiting += fields(one) if isinstance(one, msgspec.Struct) else gc.get_referents(one)
    return len(seen)


def fields(one: msgspec.Struct) -> list[object]:
    """What a struct refers to: those that the collector does not look at do not tell it."""
    return [getattr(one, name) for name in one.__struct_fields__]


@pytest.mark.parametrize("game", games.metas())
def test_what_depends_on_positions_is_not_remembered_for_good(game: str) -> None:
    for _, function in remembering(game):
        function.cache_clear()
    play(game, lambda match, seat: match.explained(seat))
    used = {name: function for name, function in remembering(game) if function.cache_info().currsize}
    assert len(used) > 3
    for name, function in used.items():
        known = function.cache_info()
        if known.maxsize is None:
            assert known.currsize <= PRINTED, f"{name} grows with every match"
        else:
            each = held(function) / known.currsize
            assert known.maxsize * each <= MOST, f"{name} remembers {known.maxsize} times {each:.0f} objects"
