"""Every way to win has a recorded match."""

from __future__ import annotations

import pytest

import games
from games.circadians import components as c
from games.engine import export
from tests.support.playthrough import load

WAYS = (*(f"fame-{faction}" for faction in c.FACTIONS), "relics", "land")


@pytest.mark.rule("CIR-15.1", "CIR-15.2", "CIR-15.8", "CIR-14.1")
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_win_is_recorded(way: str) -> None:
    recorded = load(f"circadians-{way}")
    verdict = export.replay(games.game("circadians"), recorded)
    assert verdict.faults == []
    outcome = verdict.match.state.outcome
    assert outcome is not None
    kind, _, faction = way.partition("-")
    assert outcome.reason.key == f"circadians-won-{kind}"
    if faction:
        assert recorded.setup.seats[outcome.winners[0]]["faction"] == faction
