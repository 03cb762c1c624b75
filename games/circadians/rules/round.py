"""CIR-4: the structure of a round."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.rules.actions import ActionPhase
from games.circadians.rules.combat import Combat
from games.circadians.rules.income import IncomePhase
from games.circadians.rules.pricing import Pricing
from games.circadians.rules.relics import RelicCheck
from games.circadians.rules.side_by_side import PHASES, SideBySide
from games.circadians.state import Circadians, who
from games.engine import Step


class Round(Step[Circadians], tag="Round"):
    """CIR-4.1, CIR-4.2: Pricing, five action phases, Combat, Income, Relic check."""

    def run(self, g: Circadians) -> None:
        g.tell("circadians-round", round=g.round, rounds=c.ROUNDS, flare=who(g.flare))
        g.then(Pricing(), SideBySide([*PHASES]), ActionPhase("move"), Combat(), IncomePhase(), RelicCheck())
