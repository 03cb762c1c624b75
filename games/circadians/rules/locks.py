"""CIR-2.13, CIR-2.14, CIR-2.16: locks, and the ways to pay them."""

from __future__ import annotations

from games.circadians.effects import cost_text
from games.circadians.state import Circadians, who
from games.engine import Choice, Decision, Option, Pick, Question, Text

COST = {"gem": (0, 1), "energy2": (2, 0), "energy1": (1, 0), "free": (0, 0), "skip": (0, 0)}
"""Energy and gems of each way."""


def reserved(g: Circadians, seat: int) -> int:
    """Energy that is owed as the price of an action already declared (CIR-6.21)."""
    turn = g.turn
    return turn.due if turn and turn.seat == seat and turn.acting and not (turn.paid or turn.free) else 0


def ways(g: Circadians, seat: int, kind: str, reserve: int | None = None) -> list[str]:
    """How a faction can pay a lock now; `kind` is research, foundation, building or card. Nothing can be had without
    a way (CIR-2.16).

    Energy that is owed as a price (`reserve`) cannot be spent.

    CIR-2.14, CIR-17.2 the Bypass, CIR-27.31 Proficient (research tracks only), CIR-28.65 Scaffolding (foundations and
    buildings).
    """
    player = g.seats[seat]
    energy = player.energy - (reserved(g, seat) if reserve is None else reserve)
    found: list[str] = []
    if kind == "research":
        for effect in g.attribute_effects(seat):
            if effect.op == "lock_alt" and effect.what == "research":
                if not effect.cost:
                    return ["free"]
                if energy >= effect.cost["energy"]:
                    found.append("energy1")
    if kind in ("foundation", "building") and g.turn and g.turn.seat == seat and g.turn.discount.get("lock"):
        found.append("skip")
    if player.built("unlock") and energy >= 2:
        found.append("energy2")
    if player.gems >= 1:
        found.append("gem")
    return found


def _way_option(way: str) -> Option[str]:
    return Option(f"pay-{way}", Text(f"circadians-do-pay-{way}"), means=way)


class PayLock(Question[Circadians, str], tag="PayLock"):
    """CIR-D13: how to pay a lock; without a choice it is paid at once."""

    kind: str

    def ask(self, g: Circadians) -> Decision[str]:
        options = tuple(_way_option(way) for way in ways(g, self.seat, self.kind))
        return Decision(self.seat, Text("circadians-ask-lock"), Pick(options), "CIR-D13")

    def answer(self, g: Circadians, choice: str) -> None:
        energy, gems = COST[choice]
        player = g.seats[self.seat]
        player.energy -= energy
        player.gems -= gems
        if choice == "skip":
            assert g.turn is not None
            g.turn.discount["lock"] -= 1
        g.tell("circadians-lock", seat=who(self.seat), cost=cost_text(energy, gems))

    def default(self, g: Circadians) -> Choice:
        return [f"pay-{ways(g, self.seat, self.kind)[0]}"]
