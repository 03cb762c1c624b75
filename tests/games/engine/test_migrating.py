"""The recipe of CONTRIBUTING.md, "change the state of running matches", is true: tried on the game of the guide."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import games
from games.engine import Match, Setup
from games.engine.policy import random_choice
from tests.games.engine.test_guide import Guide
from tests.games.engine.test_guide import guide as guide

RECIPE = Path(__file__).parents[3] / "CONTRIBUTING.md"
WON = "    won: list[int] = msgspec.field(default_factory=list)\n"
STEPS = "        steps=(Deal, Round, Look, Play, Take, End),\n"


def migration() -> str:
    """The function on the page."""
    found = re.search(r"^```python\n(def count_peeks.*?)^```", RECIPE.read_text("utf-8"), re.M | re.S)
    assert found is not None
    return found[1]


def played(match: Match, moves: int, rng: random.Random) -> None:
    """Some choices."""
    for _ in range(moves):
        seat = match.waiting[0]
        match.submit(seat, random_choice(match.decisions[seat], rng))


@pytest.mark.finding("CO-5")
def test_a_match_of_the_first_schema_goes_on_in_the_second(guide: Guide) -> None:
    guide.build()
    rng = random.Random(1)
    match, _ = Match.begin(games.game("higher"), Setup(3, "old"))
    played(match, 7, rng)
    old = match.dump()
    guide.build(
        **{
            "import random\n": "import random\nfrom typing import Any\n",
            WON: f"{WON}    peeks: list[int] = msgspec.field(default_factory=list)\n",
            "GAME = Assembled(": f"{migration()}\n\nGAME = Assembled(",
            STEPS: f"{STEPS}        migrations=(count_peeks,),\n",
        }
    )
    game = games.game("higher")
    assert game.schema == 2
    match = Match.load(game, old)
    assert (match.state.schema, match.state.peeks) == (2, [0, 0, 0])
    while match.outcome is None:
        played(match, 1, rng)
    assert Match.load(game, match.dump()).state == match.state
