"""What differs between two views of one viewer, put together: the own things first, and no more than can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.engine import Text
from games.engine.text import Item
from games.engine.view import View
from games.lib.seats import clockwise, who

MOST = 12
"""How many lines can be read."""
OF_RIVAL = 4
"""So much of one rival fits in a line."""

OfSeat = Callable[[int], Iterable[Text]]
"""What became of one player."""


def line_by_line(game: str, after: View, of: OfSeat, *, first: Iterable[Text], last: Iterable[Text]) -> list[Text]:
    """Everybody clockwise from the viewer, a line for each change; those of the others are said to be theirs.

    >>> seen = View(seat=1, players=2, options={}, waiting=[], sealed=[], outcome=None)
    >>> [line.key for line in line_by_line("xxx", seen, lambda seat: [Text(f"coins-{seat}")], first=(), last=())]
    ['coins-1', 'xxx-change-of']
    """
    found = [*first]
    for seat in clockwise(after.players, after.seat or 0):
        lines = of(seat)
        found += lines if seat == after.seat else [_change(game, "of", seat, what=line) for line in lines]
    return [*found, *last][:MOST]


def line_a_rival(
    game: str, after: View, of: OfSeat, *, course: Iterable[Text], last: Iterable[Text] = ()
) -> list[Text]:
    """The viewer's changes line by line, as many as there is room for; the course of the game; a line for each of the
    others."""
    own: list[Text] = []
    rivals: list[Text] = []
    for seat in range(after.players):
        found = [*of(seat)]
        if seat == after.seat:
            own += found
        elif found:
            rivals.append(_change(game, "rival", seat, changes=[*found[:OF_RIVAL]]))
    others = [*course, *rivals, *last]
    return [*own[: MOST - len(others)], *others]


def _change(game: str, key: str, seat: int, **words: Item | list[Item]) -> Text:
    return Text(f"{game}-change-{key}", {"seat": who(seat), **words})
