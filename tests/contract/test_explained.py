"""Every choice explains itself: hints, reasons why not, marks on the board, and what cannot be taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import games
from tests.contract.modes import MODES, Mode
from tests.contract.promises import hold
from tests.contract.promises.explained import EXPLAINS
from tests.contract.walk import BotWalk, Walk

EXPLAINED: frozenset[str] = frozenset({"circadians", "hyperborea", "ryozen", "scythe", "xidit"})
"""The games whose choices explain themselves."""
everywhere = pytest.mark.parametrize("mode", [mode for mode in MODES if mode.game in EXPLAINED], ids=str)


@everywhere
@pytest.mark.finding("PL-17", "PL-20", "PL-21")
def test_every_choice_explains_itself(mode: Mode) -> None:
    """Two matches, one played at random and one by bots."""
    hold(mode, (Walk(mode, 71), BotWalk(mode, 71)), EXPLAINS)


def walks(game: str, seed: int) -> Iterator[Walk]:
    """Two matches of each mode."""
    return (kind(mode, seed) for mode in MODES if mode.game == game for kind in (Walk, BotWalk))


@pytest.mark.parametrize("game", sorted(EXPLAINED))
def test_every_kind_of_decision_says_what_is_not_possible_or_needs_no_reasons(game: str) -> None:
    """Over many matches each kind has told of something unavailable at least once, unless it declares why it never
    does (`games/<game>/explained.py:NOTHING_MISSING`)."""
    declared = games.game(game).nothing_missing
    told: set[str] = set(declared)
    seen: set[str] = set()
    for seed in (77, 78, 79):  # more matches, as long as something rare was met and had nothing to tell
        for here in (here for walk in walks(game, seed) for here in walk):
            for seat, decision in here.match.decisions.items():
                seen.add(decision.rule)
                if decision.rule not in told and here.match.explained(seat).unavailable:
                    told.add(decision.rule)
        if seen <= told:
            break
    assert not seen - told, f"never says what is not possible: {sorted(seen - told)}"
    assert all(declared.values()), "a reason each"
