"""CIR-2.13, CIR-2.14, CIR-2.16: locks, and the ways to pay them."""

from __future__ import annotations

from functools import cache

from games.circadians.effects import paid_text
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import left_text
from games.circadians.state import Circadians, who
from games.engine import Choice, Decision, Option, Pick, Text, Unavailable

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
    energy = g.seats[seat].energy - (reserved(g, seat) if reserve is None else reserve)
    found = [way for way in ALL if not way_barred(g, seat, kind, way, energy)]
    return found[:1] if found[:1] == ["free"] else found


ALL = ("free", "energy1", "skip", "energy2", "gem")
"""Every way there is, the cheapest first."""


def way_barred(g: Circadians, seat: int, kind: str, way: str, energy: int) -> str:
    """Why a lock cannot be paid in this way, with so much energy at hand: `never`, or what is missing."""
    player = g.seats[seat]
    if way == "gem":
        return "" if player.gems >= 1 else "gem"
    if way == "energy2":
        return "bypass" if not player.built("unlock") else "" if energy >= 2 else "energy"
    if way == "skip":
        turn = g.turn if kind in ("foundation", "building") else None
        return "" if turn and turn.seat == seat and turn.discount.get("lock") else "never"
    if kind != "research":
        return "never"
    price = _proficient(g, seat)
    if price is None or (way == "free") != (price == 0):
        return "never"
    return "" if energy >= price else "energy"


def _proficient(g: Circadians, seat: int) -> int | None:
    """Energy for a lock of a research track (CIR-27.31); None without Proficient."""
    for effect in g.attribute_effects(seat):
        if effect.op == "lock_alt" and effect.what == "research":
            return int(effect.cost.get("energy", 0))
    return None


@cache
def _way_option(way: str) -> Option[str]:
    return Option(f"pay-{way}", Text(f"circadians-do-pay-{way}"), means=way)


class PayLock(Asks[str], tag="PayLock"):
    """CIR-D13: how to pay a lock; without a choice it is paid at once."""

    kind: str

    def ask(self, g: Circadians) -> Decision[str]:
        options = tuple(_way_option(way) for way in ways(g, self.seat, self.kind))
        return Decision(self.seat, Text("circadians-ask-lock"), Pick(options), "CIR-D13")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        player, offered = g.seats[self.seat], set(decision.offers(str).values())

        def left(option: Option[str]) -> Text:
            energy, gems = COST[option.value]
            return left_text(player.energy - energy, player.gems - gems)

        energy = player.energy - reserved(g, self.seat)
        barred = {way: way_barred(g, self.seat, self.kind, way, energy) for way in ALL if way not in offered}
        missing = [
            Unavailable(f"pay-{way}", Text(f"circadians-do-pay-{way}"), Text(f"circadians-why-lock-{why}"))
            for way, why in barred.items()
            if why not in ("", "never")
        ]
        return decision.explain(left, unavailable=missing)

    def answer(self, g: Circadians, choice: str) -> None:
        energy, gems = COST[choice]
        player = g.seats[self.seat]
        player.energy -= energy
        player.gems -= gems
        if choice == "skip":
            g.current_turn.discount["lock"] -= 1
        g.tell("circadians-lock", seat=who(self.seat), cost=paid_text({"energy": energy, "gems": gems}))

    def default(self, g: Circadians) -> Choice:
        return [f"pay-{ways(g, self.seat, self.kind)[0]}"]
