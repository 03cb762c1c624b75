"""A thousand matches per mode: only in `make soak-tests`."""

from __future__ import annotations

import pytest

from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk

SOAK_SEEDS = 1000


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_thousand_matches(mode: Mode) -> None:
    for seed in range(1000, 1000 + SOAK_SEEDS):
        walk = Walk(mode, seed)
        for here in walk:
            assert here.game.check(here.match.present) == [], str(here)
        assert walk.match.present.outcome is not None
