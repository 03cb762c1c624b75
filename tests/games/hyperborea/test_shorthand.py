"""Several actions of a turn in one typed line."""

from __future__ import annotations

import pytest

from games.engine import NotLegal
from games.hyperborea.game import GAME
from tests.games.hyperborea.support import START, Table


def expanded(table: Table, words: str) -> list[str] | None:
    return GAME.shorthand(GAME.view(table.g, 0), table.asked(0), words)


@pytest.mark.rule("HYP-D10", "HYP-24.1")
def test_a_whole_turn_in_one_line() -> None:
    table = Table().cubes(available="green red yellow", bag="3 blue")
    line = "exploration1 green red; move h1c>h1r; enter h1r; place yellow trade1; end"
    choices = expanded(table, line)
    assert choices == [
        "place:green:exploration1",
        "place:red:exploration1",
        "move:h1c>h1r",
        "enter:h1r:0",
        "place:yellow:trade1",
        "end",
    ]
    table.do(*choices)
    assert table.g.active == 1


def test_walks_by_several_figures_and_steps() -> None:
    table = Table().land().pool(move=9)
    assert expanded(table, "move h1c>h1r>o1 x2") == ["move:h1c>h1r", "move:h1r>o1"] * 2
    table.do(*(expanded(table, "MOVE h1c>h1r>o1 X2") or []))
    assert table.g.areas["o1"].free[0] == 2


def test_exploring_takes_the_first_ruin_with_nobody_on_it() -> None:
    table = Table().tile("o1", "o04").land().figures(0, o1=1).occupy("o1", 0, 0)
    assert expanded(table, "explore o1") == ["explore:o1:1"]


def test_plain_options_and_nonsense_are_no_shorthand() -> None:
    table = Table().cubes(available="red")
    assert expanded(table, "end") is None
    assert expanded(table, "place:red:war1") is None
    assert expanded(table, "") is None
    assert expanded(table, "move nowhere") is None
    assert expanded(table, "enter h1l") is None
    with pytest.raises(NotLegal):
        table.do(*(expanded(table, "war2 blue") or []))  # every choice is checked when it is played


def test_only_the_main_menu_has_shorthands() -> None:
    table = Table(start=False)
    assert expanded(table, START) is None
