"""A match looked back on: how it stood over time, and what was worth telling of each round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, Literal

import msgspec
from typing_extensions import TypeVar

from games.engine.event import Event
from games.engine.text import Text
from games.engine.view import View

V = TypeVar("V", bound=View, default=View)


class Stand(msgspec.Struct, frozen=True):
    """How a match stands, by what everybody can see."""

    number: int
    """Of the round or year; 0 before the first."""
    when: Text
    """The same in words."""
    scores: dict[str, tuple[int, ...]]
    """By the message id of what is counted, a value per seat; what decides (or has decided) comes first."""


@dataclass(frozen=True)
class Chronicle(Generic[V]):
    """What a game tells of a match that is over."""

    stand: Callable[[V], Stand]
    highlights: Mapping[str, int]
    """Message ids of events that are worth telling of a round, and how much: the larger the better."""


def best(events: Iterable[Event], weights: Mapping[str, int], most: int) -> list[Text]:
    """The events most worth telling, as they happened; of equal ones the later."""
    worth = [
        (weights[event.text.key], number, event.text)
        for number, event in enumerate(events)
        if event.text.key in weights
    ]
    chosen = sorted(worth, key=lambda each: each[:2], reverse=True)[:most]
    return [text for _, _, text in sorted(chosen, key=lambda each: each[1])]


def by_round(stands: Iterable[Stand]) -> list[Stand]:
    """How the match stood at the end of each round."""
    last: dict[int, Stand] = {}
    for stand in stands:
        last[stand.number] = stand
    return [last[number] for number in sorted(last)]


def moments(stands: Sequence[tuple[int, Stand]], most: int) -> list[int]:
    """The entries of a log after which a match is looked at: the end of each round, and as many in between as there may
    be; of too many rounds some."""
    rounds: dict[int, list[int]] = {}
    for entry, stand in stands:
        rounds.setdefault(stand.number, []).append(entry)
    ends = [*rounds.values()]
    if len(ends) > most:
        ends = [ends[index] for index in _evenly(len(ends), most)]
    each = most // max(1, len(ends))
    return [entries[index] for entries in ends for index in _evenly(len(entries), min(each, len(entries)))]


def _evenly(count: int, most: int) -> list[int]:
    """Some of `count` numbers, evenly spaced, the last among them."""
    return [count * (index + 1) // most - 1 for index in range(most)]


def measure(stands: Sequence[Stand]) -> str | None:
    """What the match can be told by: of what decided it, the first that was known all along."""
    return next((key for key in stands[-1].scores if all(key in stand.scores for stand in stands)), None)


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point of a match: in which stand, what kind, whose, and by how much."""

    kind: Literal["lead", "always", "gap", "leap", "changes"]
    stand: int
    seat: int
    value: int
    other: int = 0
    """Of a change of the lead: what the next best had."""


def turns(stands: Sequence[Stand], key: str) -> list[TurningPoint]:
    """Who took the lead for good and when, how often it changed, the greatest lead, the greatest leap."""
    scores = [stand.scores[key] for stand in stands]
    if len(scores) < 2 or len(scores[0]) < 2:
        return []
    leaders = [_leader(values) for values in scores]
    found = [*_lead(scores, leaders)]
    gaps = [(_gap(values), number) for number, values in enumerate(scores)]
    gap, at = max(gaps, key=lambda each: (each[0], -each[1]))
    if gap > 0:
        found.append(TurningPoint("gap", at, max(range(len(scores[at])), key=scores[at].__getitem__), gap))
    leaps = [
        (now[seat] - before[seat], number, seat)
        for number, (before, now) in enumerate(pairwise(scores), 1)
        for seat in range(len(now))
    ]
    leap, at, seat = max(leaps, key=lambda each: (each[0], -each[1]))
    if leap > 0:
        found.append(TurningPoint("leap", at, seat, leap))
    return found


def _lead(scores: Sequence[tuple[int, ...]], leaders: Sequence[int | None]) -> Iterator[TurningPoint]:
    """A lead that is shared is nobody's, and changes no hands."""
    sole = [leader for leader in leaders if leader is not None]
    changes = sum(one != other for one, other in pairwise(sole))
    last = leaders[-1]
    if last is None:
        return
    since = len(leaders)
    while since and leaders[since - 1] in (last, None):
        since -= 1
    since = next(number for number in range(since, len(leaders)) if leaders[number] == last)
    if not changes:
        yield TurningPoint("always", since, last, scores[since][last])
        return
    others = [value for seat, value in enumerate(scores[since]) if seat != last]
    yield TurningPoint("lead", since, last, scores[since][last], max(others))
    yield TurningPoint("changes", since, last, changes)


def _leader(values: tuple[int, ...]) -> int | None:
    best_of_all = max(values)
    return values.index(best_of_all) if values.count(best_of_all) == 1 else None


def _gap(values: tuple[int, ...]) -> int:
    first, second, *_ = sorted(values, reverse=True)
    return first - second
