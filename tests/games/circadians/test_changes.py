"""What differs between two views, in words."""

from __future__ import annotations

import pytest

import games
from games.circadians.game import GAME
from games.circadians.rules.actions import TakeTurn
from games.circadians.rules.move import MovePoints
from games.engine import Match, foresee
from games.engine.texts import Texts
from tests.contract.modes import MODES, Mode
from tests.contract.walk import BotWalk, every
from tests.games.circadians.support import Table

NAMES = ("Anna", "Boris")


def english() -> Texts:
    return games.texts("circadians", "en")


def foreseen(table: Table, faction: str, choice: str) -> list[str]:
    """What a choice would change, as its seat is told."""
    found = foresee(Match(games.game("circadians"), table.g), table.seat(faction), choice, "test")
    assert found is not None
    return [english().say(line, NAMES.__getitem__) for line in found.changes]


def test_paying_a_price_is_told_on_both_sides() -> None:
    table = Table("ai", "zcharo").priced("recruit", "zcharo", "p5").rich("ai", 7).rich("zcharo", 0)
    table.g.phase = "recruit"
    table.do(TakeTurn(0))
    assert foreseen(table, "ai", "act") == ["energy 7 → 2", "Boris: energy 0 → 2"]


def test_a_move_tells_who_is_where() -> None:
    table = (
        Table("jrayek", "ai").acting("jrayek", "move", move=2).stand("jrayek", "c2", 3, "lynke").stand("ai", "c3", 1)
    )
    table.do(MovePoints(seat=0))
    assert foreseen(table, "jrayek", "c2>c3-1") == [
        "fighters, C2: 3 → 1",
        "fighters, C3: 0 → 2",
        "Lynke: C3",
        "Boris: region count 2 → 1",
    ]


def test_nothing_changes_where_nothing_is_done() -> None:
    table = Table("jrayek", "ai").acting("jrayek", "move", move=2).stand("jrayek", "c2", 3)
    view = GAME.view(table.g, 0)
    assert GAME.changes(view, view) == []


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.game == "circadians"][:3], ids=str)
def test_there_are_never_more_lines_than_can_be_read(mode: Mode) -> None:
    before = None
    for here in every(BotWalk(mode, 5), 9):
        view = here.match.view(0)
        if before is not None:
            lines = GAME.changes(before, view)
            assert len(lines) <= 12
            assert all(english().say(line) for line in lines)
        before = view
