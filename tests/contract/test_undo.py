"""Undo restores exactly, and never crosses another seat's move, a reveal or a die."""

from __future__ import annotations

import pytest

from games.engine import NotLegal
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Every, Walk

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


LONG_ENOUGH = 600


@everywhere
def test_undo(mode: Mode) -> None:
    """Undo restores exactly, and stops at another's move, a reveal or a die."""
    walk, often = Walk(mode, 10), Every(1)
    for walk.number in range(LONG_ENOUGH):
        if walk.match.outcome is not None:
            break
        due = often.due(walk)
        before, barrier = walk.game.dump(walk.match.present) if due else b"", walk.match.present.barrier
        serials = {walk.match.serial(seat) for seat in walk.match.decisions}
        walk.step()
        seat = walk.log[-1].seat
        sealed = walk.log[-1].receipt is not None
        for other in range(mode.players):
            if other != seat:
                assert not walk.match.can_undo(other), str(walk)
        if sealed or walk.match.present.barrier != barrier:
            assert not walk.match.can_undo(seat), str(walk)
            with pytest.raises(NotLegal):
                walk.match.undo(seat)
            continue
        assert walk.match.can_undo(seat), str(walk)
        if not due:
            continue
        again, played = walk.log[-1].text, walk.match.dump()
        walk.match.undo(seat)
        assert walk.game.dump(walk.match.present) == before, str(walk)
        assert not serials & {walk.match.serial(each) for each in walk.match.decisions}, "an old button would work"
        walk.match.submit(seat, again)
        assert walk.game.dump(walk.match.present) == walk.game.dump(type(walk.match).load(walk.game, played).state)


@everywhere
def test_a_whole_turn_can_be_taken_back_step_by_step(mode: Mode) -> None:
    walk = Walk(mode, 11)
    states: list[bytes] = [walk.game.dump(walk.match.present)]
    for _ in range(300):
        if walk.match.present.outcome is not None:
            break
        walk.step()
        seat = walk.log[-1].seat
        if not walk.match.can_undo(seat):
            states = [walk.game.dump(walk.match.present)]
            continue
        assert walk.match.turn is not None
        if len(walk.match.turn.entries) == 1:
            states = [bytes(walk.match.turn.before)]
        states.append(walk.game.dump(walk.match.present))
        if len(states) == 5:
            while walk.match.can_undo(seat):
                states.pop()
                walk.match.undo(seat)
                assert walk.game.dump(walk.match.present) == states[-1], str(walk)
            assert len(states) == 1
