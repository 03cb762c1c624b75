"""HYP-5 and HYP-6: the course of a turn and its start."""

from __future__ import annotations

from games.engine import Step
from games.hyperborea import components as c
from games.hyperborea.rules.action import Action
from games.hyperborea.rules.activation import activate
from games.hyperborea.rules.cube_effects import LoseDevelopment
from games.hyperborea.rules.figures import fill_up_figures, remove_fortresses
from games.hyperborea.rules.permanent import start_of_turn
from games.hyperborea.rules.reset import EndPhase
from games.hyperborea.rules.scoring import FinalScoring
from games.hyperborea.state import Hyperborea, Pool, round_of, row_name, who


class Turn(Step[Hyperborea], tag="Turn"):
    """HYP-5.2: the start of the turn, actions, the end phase, and the next player."""

    seat: int

    def run(self, g: Hyperborea) -> None:
        g.turn += 1
        g.active = self.seat
        g.tell("hyperborea-heading-turn", seat=who(self.seat), round=round_of(g.turn, g.players))
        g.then(
            SettleLosses(self.seat),
            StartOfTurn(self.seat),
            Action(seat=self.seat),
            EndPhase(self.seat),
            NextTurn(self.seat),
        )


class SettleLosses(Step[Hyperborea], tag="SettleLosses"):
    """HYP-6.8: pending negative developments first, one by one."""

    seat: int

    def run(self, g: Hyperborea) -> None:
        owed = [debt for debt in g.debts if isinstance(debt, LoseDevelopment) and debt.seat == self.seat]
        if owed:
            g.debts = [debt for debt in g.debts if debt not in owed]
            g.then(*owed, SettleLosses(self.seat))


class StartOfTurn(Step[Hyperborea], tag="StartOfTurn"):
    """HYP-6.1, HYP-6.2, HYP-6.3, HYP-6.4, HYP-6.5: Fortresses come back, figures are filled up, start-of-turn cards in
    force by now give their effects."""

    seat: int

    def run(self, g: Hyperborea) -> None:
        g.pool = Pool()
        remove_fortresses(g, self.seat)
        fill_up_figures(g, self.seat)
        for card in start_of_turn(g.seats[self.seat]):  # HYP-6.4
            g.tell("hyperborea-start-of-turn", seat=who(self.seat), card=row_name(card))
            activate(g, self.seat, c.ROWS[card].effects)


class NextTurn(Step[Hyperborea], tag="NextTurn"):
    """HYP-5.1, HYP-19.11, HYP-20.10, HYP-20.11, HYP-20.12: the next player, until all
    others have had their last turn."""

    seat: int

    def run(self, g: Hyperborea) -> None:
        following = (self.seat + 1) % g.players
        g.then(FinalScoring() if following == g.trigger else Turn(following))
