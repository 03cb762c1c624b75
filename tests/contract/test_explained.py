"""What cannot be had is told, by every kind of decision in which somebody would look for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

import games
from tests.contract.modes import MODES
from tests.contract.walk import BotWalk, Walk


def walks(game: str) -> Iterator[Walk]:
    """A match of each mode; in those with the fewest and the most players one of bots, too."""
    for mode in (mode for mode in MODES if mode.game == game):
        yield Walk(mode, 77)
        if mode.players in games.metas()[game].players:
            yield BotWalk(mode, 77)


def more_walks(game: str) -> Iterator[Walk]:
    """For what is rare."""
    own = [mode for mode in MODES if mode.game == game]
    yield from (BotWalk(mode, 77) for mode in own if mode.players not in games.metas()[game].players)
    yield from (kind(mode, seed) for seed in range(78, 82) for mode in own for kind in (Walk, BotWalk))


class Told:
    """The kinds of decisions that were met, and those that have told of something unavailable."""

    def __init__(self, declared: Iterable[str]) -> None:
        self._seen: set[str] = set()
        self._told = {*declared}

    def look(self, walk: Walk) -> None:
        """At every position of a match."""
        for here in walk:
            for seat, decision in here.match.decisions.items():
                self._seen.add(decision.rule)
                if decision.rule not in self._told and here.match.explained(seat).unavailable:
                    self._told.add(decision.rule)

    @property
    def silent(self) -> list[str]:
        """Those that have told of nothing."""
        return sorted(self._seen - self._told)


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_decision_says_what_is_not_possible_or_needs_no_reasons(game: str) -> None:
    """Over many matches each kind has told of something unavailable at least once, unless it declares why it never
    does (`games/<game>/game.py:NOTHING_MISSING`)."""
    declared = games.game(game).nothing_missing
    told = Told(declared)
    for walk in walks(game):
        told.look(walk)
    for walk in more_walks(game):
        if told.silent:
            told.look(walk)
    assert not told.silent, f"never says what is not possible: {told.silent}"
    assert all(declared.values()), "a reason each"
