"""The choices that a hard bot compares: what the game's bot would do, and what lies beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import get_args

import msgspec

from games.engine.decision import Choice, Decision, Form, Number, Pick, Value
from games.engine.errors import GameError
from games.engine.game import Game, S, V
from games.engine.policy import Style


def candidates(game: Game[S, V], view: V, decision: Decision, usual: str, seed: str, most: int) -> list[str]:
    """Different answers, the usual one first, no more than so many."""
    found = {decision.write(decision.parse(usual)): None}
    if decision.shape.only() is None:
        for words in _others(game, view, decision, usual, seed):
            if len(found) >= most:
                break
            found[words] = None
    return list(found)


def _others(game: Game[S, V], view: V, decision: Decision, usual: str, seed: str) -> Iterator[str]:
    """First what the game's bot would do in another mood, then what it likes next best, then what differs in one thing
    from its answer."""
    for style in get_args(Style):
        yield _written(decision, game.policy(view, decision, random.Random(f"{seed} {style}"), style))
    yield from _next_best(game, view, decision, usual, seed)
    near = list(_near(decision, decision.parse(usual)))
    random.Random(f"{seed} near").shuffle(near)
    for choice in near:
        try:
            decision.shape.check(choice)
        except GameError:
            continue  # two fields that must differ
        yield decision.write(choice)


def _next_best(game: Game[S, V], view: V, decision: Decision, usual: str, seed: str) -> Iterator[str]:
    """What the game's bot answers when its answers so far are not offered: where one of several options is picked."""
    shape, words = decision.shape, usual
    while isinstance(shape, Pick) and shape.least == shape.most == 1 and len(shape.options) > 2:
        gone = decision.parse(words)
        left = tuple(option for option in shape.options if [option.id] != gone)
        shape = msgspec.structs.replace(shape, options=left)
        narrowed = msgspec.structs.replace(decision, shape=shape)
        try:
            words = _written(narrowed, game.policy(view, narrowed, random.Random(seed), ""))
        except Exception:  # a bot may count on what the rules always offer: then it has no second thoughts
            return
        yield words


def _written(decision: Decision, words: str) -> str:
    return decision.write(decision.parse(words))


def _near(decision: Decision, usual: Choice) -> Iterator[Choice]:
    """Answers that differ in one thing from the usual one."""
    shape = decision.shape
    if not isinstance(shape, Form):
        assert not isinstance(usual, Mapping)
        yield from _values(shape, usual)
        return
    assert isinstance(usual, dict)
    for field in shape.fields:
        for value in _values(field.shape, usual[field.name]):
            yield {**usual, field.name: value}


def _values(shape: Pick | Number, usual: Value) -> Iterator[Value]:
    """Other values of a pick or a number."""
    if isinstance(shape, Number):
        assert isinstance(usual, int)
        near = {usual - 1, usual + 1, shape.low, (shape.low + shape.high) // 2, shape.high}
        yield from sorted(each for each in near if shape.low <= each <= shape.high and each != usual)
        return
    assert isinstance(usual, list)
    words = [option.id for option in shape.options]
    if shape.least == shape.most == 1:
        yield from ([word] for word in words if [word] != usual)
        return
    yield from _picks(shape, words, usual)


def _picks(shape: Pick, words: list[str], usual: list[str]) -> Iterator[Value]:
    """Of several options, one more, one less or one exchanged."""
    new = [word for word in words if word not in usual]
    if len(usual) < shape.most:
        yield from ([*usual, word] for word in new)
    for gone in usual:
        rest = [word for word in usual if word != gone]
        if len(rest) >= shape.least:
            yield rest
        yield from ([*rest, word] for word in new)
