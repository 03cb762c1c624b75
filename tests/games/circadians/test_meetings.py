"""Every pair of factions meets in a whole match, consistent at every step."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from games.circadians.game import GAME
from games.engine import Setup, apply, open_decisions
from games.engine.play import waiting_for
from games.engine.policy import random_choice

FACTIONS = next(spec.choices for spec in GAME.meta.seat_options if spec.key == "faction")


@pytest.mark.parametrize(("one", "other"), [*combinations(FACTIONS, 2)])
def test_every_pair_of_factions_meets(one: str, other: str) -> None:
    g, _ = GAME.begin(Setup(2, f"{one} meets {other}", {}, ({"faction": one}, {"faction": other})))
    assert [player.faction for player in g.seats] == [one, other]
    rng = random.Random(one + other)
    while g.outcome is None:
        seat = rng.choice(waiting_for(g))
        apply(g, seat, random_choice(open_decisions(g)[seat], rng))
        assert GAME.check(g) == []
