"""Who comes next: what a game says of it is true, and it is said where the rules know it."""

from __future__ import annotations

from games.engine import Match
from tests.contract.modes import Mode
from tests.contract.promises import Promise
from tests.contract.walk import Walk

OPENING = {
    "xidit": ("XID-D2",),
    "scythe": ("SCY-D03",),
    "ryozen": ("RYO-D4",),
    "hyperborea": ("HYP-D10",),
    "circadians": ("CIR-D07", "CIR-D12"),
}
"""Questions with which turns begin."""
LEAST = {"xidit": 0.9, "scythe": 0.9, "ryozen": 0.7, "hyperborea": 0.9, "circadians": 0.5}
"""Of the turns that pass on from one seat to another, so many are announced."""
LONG_ENOUGH = 200
"""Later turns of a match pass on as these do."""


def beginners(match: Match, game: str) -> list[int]:
    """Whose turn begins or goes on, to judge by what is asked; several where turns are taken side by side."""
    return [seat for seat, one in match.decisions.items() if one.rule in OPENING[game]]


class WhoComesNextIsSaid(Promise):
    """TM-10: whoever is announced comes next, and most are announced."""

    always = True

    def __init__(self, mode: Mode) -> None:
        super().__init__(mode)
        self._passed = self._told = 0
        self._now: int | None = None
        self._announced: int | None = None

    def look(self, here: Walk) -> None:
        if here.number > LONG_ENOUGH:
            return
        if here.number == 0:
            self._now = self._announced = None
        turns = here.game.turns(here.game.view(here.match.present, None))
        opens = beginners(here.match, self.mode.game)
        if len(opens) > 1:
            assert turns == []
            self._now = None
        elif opens:
            self._come(opens[0])
            assert turns[:1] in ([], opens)
        self._announced = turns[1] if len(turns) > 1 and turns[0] == self._now else None

    def _come(self, seat: int) -> None:
        if self._now not in (None, seat):
            self._passed += 1
            self._told += self._announced is not None
            assert self._announced in (None, seat), f"{self._announced} was announced, {seat} came"
        self._now = seat

    def end(self) -> None:
        assert self._told >= LEAST[self.mode.game] * self._passed
