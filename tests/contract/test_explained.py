"""What cannot be had is told, by every kind of decision in which somebody would look for it."""

from __future__ import annotations

from collections.abc import Iterator

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


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_decision_says_what_is_not_possible_or_needs_no_reasons(game: str) -> None:
    """Over many matches each kind has told of something unavailable at least once, unless it declares why it never
    does (`games/<game>/explained.py:NOTHING_MISSING`)."""
    declared = games.game(game).nothing_missing
    told: set[str] = set(declared)
    seen: set[str] = set()
    for here in (here for walk in walks(game) for here in walk):
        for seat, decision in here.match.decisions.items():
            seen.add(decision.rule)
            if decision.rule not in told and here.match.explained(seat).unavailable:
                told.add(decision.rule)
    assert not seen - told, f"never says what is not possible: {sorted(seen - told)}"
    assert all(declared.values()), "a reason each"
