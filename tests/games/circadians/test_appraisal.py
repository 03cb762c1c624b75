"""What each seat may expect: the chance to win."""

from __future__ import annotations

import pytest

import games
from games.circadians.game import GAME
from games.circadians.state import Circadians
from games.engine import export
from tests.games.circadians.support import Table
from tests.support.playthrough import load


@pytest.mark.parametrize("way", ["fame-ai", "land", "relics"])
def test_in_the_end_seats_are_ordered_by_their_places(way: str) -> None:
    g = export.replay(games.game("circadians"), load(f"circadians-{way}")).match.state
    assert isinstance(g, Circadians)
    assert g.outcome is not None
    worths = GAME.appraise(g)
    assert worths is not None
    for one, place in zip(worths, g.outcome.places, strict=True):
        for other, behind in zip(worths, g.outcome.places, strict=True):
            assert (one > other) == (place < behind)


def test_fame_near_the_goal_is_worth_more() -> None:
    table = Table("ai", "zcharo", "leyrien")
    even = GAME.appraise(table.g)
    table.player("ai").fame = 15
    ahead = GAME.appraise(table.g)
    assert even is not None
    assert ahead is not None
    assert ahead[0] > even[0] + 10
    assert sum(ahead) == pytest.approx(100)


def test_the_last_relic_decides_the_last_round() -> None:
    table = Table("ai", "zcharo").stand("ai", "c3", 3).stand("zcharo", "c2", 3)
    table.g.round = 6
    table.g.regions["c3"].relic = 6
    worths = GAME.appraise(table.g)
    assert worths is not None
    assert worths[0] > 65
