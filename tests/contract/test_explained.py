"""Every choice explains itself: hints, reasons why not, marks on the board, and what cannot be taken back."""

from __future__ import annotations

import pytest

import games
from tests.contract.modes import MODES, Mode
from tests.contract.promises import hold
from tests.contract.promises.explained import EXPLAINS
from tests.contract.walk import BotWalk, Walk, every

EXPLAINED: frozenset[str] = frozenset({"circadians", "hyperborea", "ryozen", "scythe", "xidit"})
"""The games whose choices explain themselves."""
everywhere = pytest.mark.parametrize("mode", [mode for mode in MODES if mode.game in EXPLAINED], ids=str)


@everywhere
@pytest.mark.finding("PL-17", "PL-20", "PL-21")
def test_every_choice_explains_itself(mode: Mode) -> None:
    """Two matches, one played at random and one by bots."""
    hold(mode, (Walk(mode, 71), BotWalk(mode, 71)), EXPLAINS)


@pytest.mark.parametrize("game", sorted(EXPLAINED))
def test_every_kind_of_decision_says_what_is_not_possible_or_needs_no_reasons(game: str) -> None:
    """Over many matches each kind has told of something unavailable at least once, unless it declares why it never
    does (`games/<game>/explained.py:NOTHING_MISSING`)."""
    seen: dict[str, bool] = {}
    for mode in (mode for mode in MODES if mode.game == game):
        for walk in (Walk(mode, 77), BotWalk(mode, 77)):
            for here in every(walk, 2):
                for seat in here.match.decisions:
                    decision = here.match.explained(seat)
                    seen[decision.rule] = seen.get(decision.rule, False) or bool(decision.unavailable)
    declared = games.game(game).nothing_missing
    silent = {rule for rule, told in seen.items() if not told} - set(declared)
    assert not silent, f"never says what is not possible: {sorted(silent)}"
    assert all(declared.values()), "a reason each"
