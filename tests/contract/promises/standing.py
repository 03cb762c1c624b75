"""Standing orders can be read back as they hold, and forgotten."""

from __future__ import annotations

from games.engine import Decision, Form, Match, Text
from games.engine.decision import Value, filled
from games.engine.export import repeat
from games.engine.policy import random_choice
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.walk import Walk


class Ordered(Promise):
    """Gives orders at random."""

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self.seen = 0

    def chosen(self, seat: int, form: Form) -> dict[str, Value]:
        """Some orders."""
        return filled(random_choice(Decision(seat, Text(""), form, ""), self.rng))

    def end(self) -> None:
        assert self.seen


class StandingOrdersAreReadFromTheState(Ordered):
    """CO-14, TM-25: what is shown as ordered is what holds now."""

    nth = 9

    def look(self, here: Walk) -> None:
        game, state = here.game, here.game.clone(here.match.present)
        for seat in range(state.players):
            if (form := game.standing_form(state, seat)) is None:
                continue
            self.seen += 1
            fresh = dict(game.standing(state, seat))
            form.check(fresh)  # before anything was ordered, too: whatever is changed can be confirmed
            chosen = self.chosen(seat, form)
            game.set_standing(state, seat, form.meaning(chosen))
            held = dict(game.standing(state, seat))
            form.check(held)
            told = {name: value for name, value in held.items() if value != []}
            assert told == {name: chosen[name] for name in told}
            before = game.dump(state)
            game.set_standing(state, seat, form.meaning(held))
            assert game.dump(state) == before


class ForgottenOrdersLeaveNothingAndAreInTheLog(Ordered):
    """TR-19: who takes a seat over finds no orders of somebody else."""

    nth = 7

    def look(self, here: Walk) -> None:
        match = Match.load(here.game, here.match.dump())
        for seat in range(match.present.players):
            match.clear_standing(seat)
            if (form := here.game.standing_form(match.present, seat)) is None:
                continue
            never = match.digest()
            match.set_standing(seat, form.write(self.chosen(seat, form)))
            twin = Match.load(here.game, match.dump())
            entry = match.clear_standing(seat)
            assert match.digest() == never
            if entry is not None:
                self.seen += 1
                repeat(twin, entry)
                assert twin.digest() == never


STANDING = (StandingOrdersAreReadFromTheState, ForgottenOrdersLeaveNothingAndAreInTheLog)
