"""Matches stored by earlier versions go on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.circadians.game import GAME
from games.circadians.rules.actions import ActionPhase
from games.circadians.rules.move import MovePoints
from games.circadians.state import Circadians
from games.engine import Setup, apply, default_choice, open_decisions
from games.engine.play import waiting_for
from tests.games.circadians.support import Table


def raw(g: Circadians) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(GAME.dump(g))
    found["schema"] = 1
    return found


def load(data: dict[str, Any]) -> Circadians:
    return GAME.load(msgspec.json.encode(data))


@pytest.mark.parametrize("question", ["ChooseCompany", "ChooseFighters"])
def test_a_move_under_way_is_asked_for_in_one(question: str) -> None:
    table = Table("jrayek", "ai").acting("jrayek", "move", move=2).stand("jrayek", "c2", 3, "lynke")
    table.do(MovePoints(seat=0))
    table.answer("jrayek", "c2>c3?")
    old = raw(table.g)
    old["stack"][-1] |= {"step": question} | ({"others": ["lynke"]} if question == "ChooseFighters" else {})
    g = load(old)
    apply(g, 0, "lynke.2")
    assert (g.regions["c3"].units[0].leaders, g.regions["c3"].units[0].fighters) == (["lynke"], 2)


def test_a_base_whose_open_regions_were_still_to_be_chosen_is_placed_anew() -> None:
    seats = ({"faction": "ai"}, {"faction": "zcharo"})
    g, _ = GAME.begin(Setup(2, "older", {}, seats))
    (seat,) = waiting_for(g)
    old = raw(g)
    old["seats"][seat]["site"] = "e1"
    old["stack"][-1]["step"] = "OpenRegions"
    g = load(old)
    assert open_decisions(g)[seat].rule == "CIR-D02"
    apply(g, seat, "e1:d1+e2")
    assert g.seats[seat].open == ["d1", "e2"]


def test_fighters_of_the_start_are_still_asked_for() -> None:
    seats = ({"faction": "ai"}, {"faction": "zcharo"})
    g, _ = GAME.begin(Setup(2, "older", {}, seats))
    while open_decisions(g)[waiting_for(g)[0]].rule != "CIR-D04":
        apply(g, waiting_for(g)[0], default_choice(g, waiting_for(g)[0]))
    (seat,) = waiting_for(g)
    first = g.seats[seat].open[0]
    leader = g.seats[seat].reserve.pop()
    from games.circadians.rules.board import put

    put(g, seat, first, 0, (leader,))
    old = raw(g)
    old["stack"][-1]["step"] = "StartFighters"
    g = load(old)
    apply(g, seat, "fighters=2")
    assert (g.regions[first].units[seat].leaders, g.regions[first].units[seat].fighters) == ([leader], 2)


def test_action_phases_that_have_not_begun_are_played_side_by_side() -> None:
    table = Table("ai", "zcharo")
    for phase in ("discover", "build", "harvest", "recruit", "move"):
        table.priced(phase, "zcharo")
    table.rich("ai").rich("zcharo")
    table.do(*(ActionPhase(phase) for phase in ("discover", "build", "harvest", "recruit", "move")))
    old = raw(table.g)
    old["schema"] = 2
    g = load(old)
    assert (g.phase, waiting_for(g)) == ("discover", [1])  # one that has begun goes on as it was
    apply(g, 1, "pass")
    assert waiting_for(g) == [0]
    apply(g, 0, "pass")
    assert {seat: turn.phase for seat, turn in g.turns.items()} == {0: "build", 1: "build"}
    for _ in ("build", "harvest", "recruit"):
        apply(g, 0, "pass")
        apply(g, 1, "pass")
    assert (g.phase, g.turns, waiting_for(g)) == ("move", {}, [1])
