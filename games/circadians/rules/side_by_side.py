"""CIR-34.1, CIR-34.2: the action phases before Move, in which nobody's turn changes what another faction may do.

Every faction goes through them at its own pace. Whatever others could take, or could still give, comes in the order of
the turns; and whoever wishes waits for all turns before the own one (CIR-6.1).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.circadians import components as c
from games.circadians.rules.actions import ActOrPass, BeginTurn, PhaseEnds, TakeTurn, price_for
from games.circadians.rules.lanes import LOOT, LOOT_COLUMN
from games.circadians.rules.turn_order import NUMBERS, PURSE, may_pay, turns_before
from games.circadians.state import Circadians, Turn
from games.engine import Choice, Decision, Parallel, Step, Text
from games.engine.step import Listed

PHASES = tuple(track for track in c.TRACKS if track != "move")
"""CIR-34.4: Move is strictly sequential."""


class SideBySide(Step[Circadians], tag="SideBySide"):
    """CIR-4.3, CIR-34.1: every faction takes one turn in each of these phases; free moves follow all of them
    (CIR-26.45)."""

    phases: list[str]

    def run(self, g: Circadians) -> None:
        first, *_ = self.phases
        g.phase = first
        if len(self.phases) == 1:
            g.tell("circadians-phase-begins", phase=Text(f"circadians-phase-{first}"), round=g.round)
        else:
            g.tell(
                "circadians-phases-begin",
                phases=[Text(f"circadians-phase-{each}") for each in self.phases],
                round=g.round,
            )
        g.turns = {seat: Turn(seat, first, due=price_for(g, seat)) for seat in range(g.players)}
        g.then(*(PhaseEnds(phase) for phase in self.phases))
        Turns(lanes={seat: [*_turns(seat, self.phases)] for seat in g.clockwise(g.flare)}).begin(g)


def _turns(seat: int, phases: list[str]) -> Iterator[TakeTurn]:
    """The turns of a faction, the next of them last."""
    return (TakeTurn(seat, phase) for phase in reversed(phases))


class Own(msgspec.Struct, frozen=True, gc=False):
    """While it is entered, the turn and the phase under way are those of one faction; before and after, these."""

    g: Circadians
    seat: int
    turn: Turn | None
    phase: str

    def __enter__(self) -> None:
        g = self.g
        turn = g.turn = g.turns.get(self.seat)
        if turn is not None:
            g.phase = turn.phase

    def __exit__(self, *_: object) -> None:
        g = self.g
        if g.turn is None:
            g.turns.pop(self.seat, None)
        else:
            g.turns[self.seat] = g.turn
        g.turn, g.phase = self.turn, self.phase


class Turns(Parallel[Circadians], tag="Turns"):
    """The turns of the factions in several phases; each sees its own as the turn and the phase under way."""

    def before(self, g: Circadians, seat: int) -> list[int]:
        """CIR-6.1: by phase, and by the order of turns in it."""
        return turns_before(g, seat)

    def touches(self, g: Circadians, seat: int, what: str) -> bool:
        """CIR-34.1: energy paid to others, and the loot tokens."""
        if what.startswith(PURSE):
            return may_pay(g, seat, int(what.removeprefix(PURSE)))
        if what != LOOT:
            return True
        steps = [step for step in self.lane(seat) if not isinstance(step, BeginTurn | ActOrPass)]
        return g.seats[seat].tracks["harvest"] < LOOT_COLUMN or any(step.in_order(g) == LOOT for step in steps)

    def within(self, g: Circadians, seat: int) -> Own:
        return Own(g, seat, g.turn, g.phase)

    def begin(self, g: Circadians) -> None:
        super().begin(g)
        _first_phase(g)

    def take(self, g: Circadians, decision: Decision, choice: Choice) -> Listed | None:
        before = g.phase
        listed = super().take(g, decision, choice)
        _first_phase(g)
        return listed if g.phase == before else None


def _first_phase(g: Circadians) -> None:
    """The phase under way, for all who are in no turn: that of the first turn which is not over."""
    if g.turns:
        g.phase = min([turn.phase for turn in g.turns.values()], key=NUMBERS.__getitem__)
