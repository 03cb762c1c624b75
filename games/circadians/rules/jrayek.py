"""CIR-22.9, CIR-22.10, CIR-22.15: the Rhy-zu in Income."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.effects import reward_text
from games.circadians.rules.board import take
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import left_text, short_of
from games.circadians.rules.options import do
from games.circadians.rules.rewards import Gain, can_pay, pay
from games.circadians.state import Circadians, who
from games.engine import Choice, Decision, Pick, Step, Text, Unavailable


def rhyzu_income(g: Circadians, seat: int) -> list[Step[Circadians]]:
    """CIR-22.10: for each Rhy-zu that another faction commands."""
    return [
        Gain(seat, dict(c.UPKEEP[rhyzu].gain_if_other_commands))
        for rhyzu in c.RHYZU
        if (at := g.commander(rhyzu)) is not None and at[0] != seat
    ]


def upkeep(g: Circadians, seat: int, rhyzu: str) -> dict[str, int]:
    """CIR-22.9, CIR-22.15, CIR-25.9: what a Rhy-zu costs; Assertive lowers energy, or waives all."""
    cost = dict(c.UPKEEP[rhyzu].upkeep_if_jrayek_commands)
    for effect in g.attribute_effects(seat):
        if effect.op == "upkeep_free":
            return {}
        if effect.op == "upkeep_discount" and effect.resource in cost:
            cost[effect.resource] = max(0, cost[effect.resource] - int(effect.value))
    return cost


class Upkeep(Asks[str], tag="Upkeep"):
    """CIR-D47: pay for a Rhy-zu, or release it to the supply."""

    rhyzu: str

    def ask(self, g: Circadians) -> Decision[str] | None:
        at = g.commander(self.rhyzu)
        if at is None or at[0] != self.seat:
            return None
        cost = upkeep(g, self.seat, self.rhyzu)
        if not any(cost.values()):
            return None
        options = (*([do("upkeep")] if can_pay(g, self.seat, cost) else []), do("release"))
        prompt = Text(
            "circadians-ask-upkeep",
            {"rhyzu": Text(f"circadians-leader-{self.rhyzu}"), "cost": reward_text(cost)},
        )
        return Decision(self.seat, prompt, Pick(options), "CIR-D47", about=(at[1],))

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        player, cost = g.seats[self.seat], upkeep(g, self.seat, self.rhyzu)
        token = next(token for token, rhyzu in c.SUMMONS.items() if rhyzu == self.rhyzu)
        back = Text("circadians-hint-release", {"total": c.TOKENS[token].total})
        left = left_text(player.energy - cost.get("energy", 0), player.gems - cost.get("gems", 0))
        short = short_of(g, self.seat, cost)
        missing = [Unavailable("upkeep", Text("circadians-do-upkeep"), short)] if short is not None else []
        return decision.explain(lambda option: left if option.value == "upkeep" else back, unavailable=missing)

    def answer(self, g: Circadians, choice: str) -> None:
        if choice == "upkeep":
            pay(g, self.seat, upkeep(g, self.seat, self.rhyzu))
            return
        at = g.commander(self.rhyzu)
        assert at is not None
        take(g, at[0], at[1], 0, (self.rhyzu,))
        g.rhyzu.append(self.rhyzu)
        g.tell("circadians-released", seat=who(self.seat), rhyzu=Text(f"circadians-leader-{self.rhyzu}"))

    def default(self, g: Circadians) -> Choice:
        return ["upkeep" if can_pay(g, self.seat, upkeep(g, self.seat, self.rhyzu)) else "release"]
