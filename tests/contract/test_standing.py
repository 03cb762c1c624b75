"""Standing orders can be read back as they hold, and forgotten."""

from __future__ import annotations

import random

import pytest

from games.engine import Decision, Match, Text
from games.engine.decision import filled
from games.engine.export import repeat
from games.engine.policy import random_choice
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk, every

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


@everywhere
@pytest.mark.finding("CO-14", "TM-25")
def test_standing_orders_are_read_from_the_state(mode: Mode) -> None:
    chance, seen = random.Random(7), 0
    for here in every(Walk(mode, 21), 9):
        game, state = here.game, here.game.clone(here.match.state)
        for seat in range(state.players):
            if (form := game.standing_form(state, seat)) is None:
                continue
            seen += 1
            fresh = dict(game.standing(state, seat))
            form.check(fresh)  # before anything was ordered, too: whatever is changed can be confirmed
            chosen = filled(random_choice(Decision(seat, Text(""), form, ""), chance))
            game.set_standing(state, seat, form.meaning(chosen))
            held = dict(game.standing(state, seat))
            form.check(held)
            told = {name: value for name, value in held.items() if value != []}
            assert told == {name: chosen[name] for name in told}, here
            before = game.dump(state)
            game.set_standing(state, seat, form.meaning(held))
            assert game.dump(state) == before, here
    assert seen


@everywhere
@pytest.mark.finding("TR-19")
def test_forgotten_orders_leave_nothing_and_are_in_the_log(mode: Mode) -> None:
    chance, seen = random.Random(8), 0
    for here in every(Walk(mode, 22), 7):
        match = Match.load(here.game, here.match.dump())
        for seat in range(match.state.players):
            match.clear_standing(seat)
            if (form := here.game.standing_form(match.state, seat)) is None:
                continue
            never = match.digest()
            chosen = filled(random_choice(Decision(seat, Text(""), form, ""), chance))
            match.set_standing(seat, form.write(chosen))
            twin = Match.load(here.game, match.dump())
            entry = match.clear_standing(seat)
            assert match.digest() == never, here
            if entry is not None:
                seen += 1
                repeat(twin, entry)
                assert twin.digest() == never
    assert seen
