"""What a choice would change is told before it is made: truly, and without telling secrets."""

from __future__ import annotations

import random

from games.engine import Match, foresee
from games.engine.policy import random_choice
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.promises.spoken import Spoken
from tests.contract.walk import Walk

FEW = 0.4
"""So much of what is chosen at random can be foreseen whole at least; in some games secrets and chance are frequent."""


class WhatIsForeseenWholeIsWhatTheChoiceThenShows(Promise):
    """Where a foresight calls itself complete, playing the choice shows exactly that."""

    nth = 2

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._chosen = self._whole = 0

    def look(self, here: Walk) -> None:
        match = here.match
        if match.outcome is not None:
            return
        seat = self.rng.choice(match.waiting)
        choice = random_choice(match.decisions[seat], self.rng)
        foreseen = foresee(match, seat, choice, "seen by all")
        self._chosen += 1
        if foreseen is None or not foreseen.complete:
            return
        self._whole += 1
        played, before = match.copy(), match.view(seat)
        played.submit(seat, choice)
        after = played.view(seat)
        assert here.game.view_key(after) == here.game.view_key(foreseen.after), f"{seat} {choice}"
        assert tuple(here.game.changes(before, after)) == foreseen.changes, f"{seat} {choice}"

    def end(self) -> None:
        assert self._whole > FEW * self._chosen, f"of {self._chosen} choices {self._whole} were foreseen whole"


class WhatIsForeseenDoesNotDependOnSecretsAndChangesNothing(Promise):
    """A foresight is made from what the seat may know."""

    nth = 7

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._hidden = 0

    def look(self, here: Walk) -> None:
        match = here.match
        for seat in match.waiting if match.outcome is None else []:
            other = Match(here.game, here.game.shuffle_hidden(match.present, seat, self.rng), match.era)
            self._hidden += other.digest() != match.digest()
            before = match.digest()
            choice = random_choice(match.decisions[seat], random.Random(f"{here} {seat}"))
            mine, theirs = (foresee(each, seat, choice, "seen by all") for each in (match, other))
            assert mine == theirs, f"{seat} {choice}"
            assert match.digest() == before

    def end(self) -> None:
        assert self._hidden, "nothing was hidden: the test would prove nothing"


class ChangesReadWellInEveryLanguage(Promise):
    """What would change has words."""

    nth = 11

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._spoken = Spoken(mode.game)

    def look(self, here: Walk) -> None:
        match = here.match
        for seat in match.waiting if match.outcome is None else []:
            choice = random_choice(match.decisions[seat], self.rng)
            foreseen = foresee(match, seat, choice, "seen by all")
            for line in foreseen.changes if foreseen else ():
                assert all(self._spoken(line)), str(line)
