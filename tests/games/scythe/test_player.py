"""The bot: sensible openings on every mat, no lost combats begun, enough committed to win."""

from __future__ import annotations

import random

import pytest

from games.engine.play import apply, open_decisions, waiting_for
from games.engine.policy import random_choice
from games.scythe.bot.fights import commitment, worth_of_attack
from games.scythe.bot.moves import best_plan
from games.scythe.bot.position import position_of
from games.scythe.bot.sections import turn_of
from games.scythe.components import MATS
from games.scythe.game import GAME
from tests.games.scythe.support import Table

OTHER = {"nordic": "saxony", "saxony": "nordic"}


@pytest.mark.parametrize("mat", list(MATS))
@pytest.mark.parametrize("faction", ["nordic", "saxony"])
def test_the_first_twelve_turns(faction: str, mat: str) -> None:
    rest = "industrial" if mat != "industrial" else "patriotic"
    t = Table(f"{faction}/{mat}", f"{OTHER[faction]}/{rest}")
    rng = random.Random(5)
    while t.g.turn < 24 and t.g.outcome is None:
        seat = waiting_for(t.g)[0]
        decision = open_decisions(t.g)[seat]
        if seat == 0:
            apply(t.g, 0, GAME.policy(GAME.view(t.g, 0), decision, rng))
        else:
            apply(t.g, 1, random_choice(decision, rng))
    player = t[0]
    assert player.workers_out >= 4
    assert player.mechs_out + len(player.cubes) + len(player.structures) + len(player.recruits) >= 3


def test_no_lost_combat_is_begun() -> None:
    t = Table("polania", "nordic").put(0, mechs={4: "d4"}, power=2, hand=[]).put(1, mechs={1: "d5"}, power=7, hand=[5])
    view = GAME.view(t.g, 0)
    assert worth_of_attack(view, position_of(view), 0, 1, "d5", 1) < 0
    plan = best_plan(view, position_of(view), 0, 1, ["m4"])
    assert plan is None or plan.path[-1] != "d5"
    t.put(0, power=7, hand=[5]).put(1, power=1, hand=[])
    view = GAME.view(t.g, 0)
    assert worth_of_attack(view, position_of(view), 0, 1, "d5", 1) > 0


def test_commitments() -> None:
    """What the bot puts into a combat."""
    t = Table("polania", "nordic").put(0, mechs={4: "d4"}, power=7, hand=[4]).put(1, mechs={1: "d5"}, power=3, hand=[])
    t.top("move", "move", "mech:d4", "d5", "stop")
    view = GAME.view(t.g, 0)
    answer = commitment(view, position_of(view), 0, random.Random(1))
    dial, cards = answer["dial"], answer["cards"]
    assert isinstance(dial, int)
    assert isinstance(cards, list)
    assert dial + sum(int(card[0]) for card in cards) >= 3
    view = GAME.view(t.g, 1)
    hopeless = commitment(view, position_of(view), 1, random.Random(1))
    assert hopeless["dial"] == 0, "nothing is thrown away"


def test_a_section_that_pays_for_its_bottom_action_is_better() -> None:
    t = Table("saxony/industrial", "nordic").put(0, workers="f1 f1 g1").goods("f1", metal=3)
    view = GAME.view(t.g, 0)
    g = position_of(view)
    names = ["1", "2", "3", "4"]
    assert max(names, key=lambda name: turn_of(view, g, 0, name).worth) == "2", "produce and deploy"
