"""Matches that were under way before something changed go on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.engine import Match, NotOpen
from games.engine.play import advance, waiting_for
from games.xidit.game import GAME
from games.xidit.rules.bards import PlaceBards
from games.xidit.rules.census import Prize
from games.xidit.rules.rewards import ChooseRewards
from tests.games.xidit.support import WAIT, Board, units


def older(board: Board) -> dict[str, Any]:
    """The state as the first schema wrote it."""
    raw: dict[str, Any] = msgspec.json.decode(GAME.dump(board.g))
    raw["schema"] = 1
    for field in ("moves", "headed"):
        del raw[field]
    return raw


@pytest.mark.rule("XID-21.7")
def test_numbers_that_were_sealed_before_places_could_be_named_stand() -> None:
    board = Board(heroes="16").arrange().skip_to_year(4).give(0, "2p 1c").guild(0, 3, 1)
    board.plan(*[WAIT] * 4)
    board.answer(0, "2 0 0 1 0")
    raw = older(board)
    for field in ("bards", "guild"):
        del raw["stack"][-1]["answers"]["0"][field]
    match = Match(GAME, GAME.load(msgspec.json.encode(raw)))
    assert match.state.schema == GAME.schema == 2
    assert waiting_for(match.state) == [1, 2, 3]
    assert match.sealed_choice(0) is not None
    assert match.decisions[0].write(match.sealed_choice(0) or []).startswith("peasant=2 archer=0")
    for seat in (1, 2, 3):
        match.submit(seat, match.default(seat))
    assert match.state.seats[0].coins == 1
    assert match.decisions[0].rule == "XID-D11"


def test_bards_that_were_asked_for_apart_are_still_placed() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.plan("city")
    assert isinstance(board.g.stack.pop(), ChooseRewards)
    board.g.stack.append(PlaceBards(3, seat=0))
    match = Match(GAME, GAME.load(msgspec.json.encode(older(board))))
    assert match.decisions[0].rule == "XID-D5"
    match.submit(0, "crown_vale:2+snowy_reach:1")
    assert match.state.bards["snowy_reach"][0] == 1
    assert 17 not in match.state.sites


@pytest.mark.parametrize(("kind", "rule"), [(2, "XID-D11"), (3, "XID-D11"), (4, "XID-D12")])
def test_prizes_that_were_scheduled_one_by_one_are_still_given(kind: int, rule: str) -> None:
    board = Board(heroes="16").arrange().guild(0, 3, 1).guild(0, 5, 1)
    board.g.stack.append(Prize(kind, 0))
    board.g.stack.append(Prize(0, 0))
    match = Match(GAME, GAME.load(msgspec.json.encode(older(board))))
    advance(match.state)
    assert match.state.seats[0].coins == 1
    assert Match(GAME, match.state).decisions[0].rule == rule
    assert match.state.seats[0].units == units("")


def test_an_old_menu_answers_no_question_whose_options_stand_in_another_order() -> None:
    board = Board(heroes="4").arrange().wake(3).give(0, "2p 2a")
    board.plan("city")
    old = Match(GAME, board.g).serial(0)
    match = Match(GAME, GAME.load(msgspec.json.encode(older(board))))
    assert match.decisions[0].rule == "XID-D7"
    with pytest.raises(NotOpen):
        match.submit(0, "decline", serial=old)
    match.submit(0, "decline", serial=match.serial(0))
