"""CIR-12, step 3 of a battle: CIR-12.42, CIR-12.43, CIR-12.44, CIR-12.45, CIR-12.46."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.rules.board import put, take
from games.circadians.rules.moving import PresenceEnds
from games.circadians.rules.rewards import Gain
from games.circadians.rules.stats import battle_effects, holds
from games.circadians.state import HOME, Circadians, Fighting, region_name, where, who
from games.circadians.vocabulary import Reward
from games.engine import Step, Text


class Removal(Step[Circadians], tag="Removal"):
    """Fighters home, leaders defeated, buildings destroyed, Rhy-zu to the victor's command; also if nothing of the
    victor is left there (CIR-12.46)."""

    def run(self, g: Circadians) -> None:
        battle = g.current_battle
        assert battle.victor is not None
        loser, victor = battle.other(battle.victor), battle.victor
        units = g.units(loser.seat, battle.region)
        if units.fighters:  # CIR-12.42
            g.tell("circadians-driven-home", seat=who(loser.seat), count=units.fighters)
            put(g, loser.seat, HOME, units.fighters)
            take(g, loser.seat, battle.region, units.fighters)
        for leader in tuple(units.leaders):
            take(g, loser.seat, battle.region, 0, (leader,))
            self._defeat(g, loser, leader)
        for rhyzu in tuple(units.rhyzu):  # CIR-12.45, CIR-22.6, CIR-22.7
            take(g, loser.seat, battle.region, 0, (rhyzu,))
            put(g, victor, battle.region, 0, (rhyzu,))
            g.tell("circadians-commands", seat=who(victor), rhyzu=Text(f"circadians-leader-{rhyzu}"))
        incomes = destroy(g, battle.region, loser.seat)
        g.then(*(Gain(loser.seat, income) for income in incomes), PresenceEnds(battle.region))

    def _defeat(self, g: Circadians, loser: Fighting, leader: str) -> None:
        """CIR-12.43; Demo and Heroic Rescue send leaders home instead, those that retreated
        are there already (CIR-28.58)."""
        other = g.current_battle.other(loser.seat)
        rescued = any(
            effect.op == "redirect" and effect.what == "this_leader" for effect in g.side_of(loser.seat, leader).effects
        ) or any(
            effect.op == "redirect" and effect.what == "own_leaders" and holds(g, effect, loser, other)
            for effect in battle_effects(g, loser.seat, "battle:removal")
        )
        if rescued:
            put(g, loser.seat, HOME, 0, (leader,))
        else:
            g.seats[loser.seat].reserve.append(leader)
        key = "circadians-leader-rescued" if rescued else "circadians-leader-defeated"
        g.tell(key, seat=who(loser.seat), leader=Text(f"circadians-leader-{leader}"))


def destroy(g: Circadians, name: str, seat: int) -> list[Reward]:
    """CIR-12.44: buildings return to their slots, traps with them (CIR-19.7); the income of each slot is the owner's
    at once. Foundations stay (CIR-8.19)."""
    region = g.regions[name]
    gone = [building for building in region.buildings if building.seat == seat]
    region.buildings = [building for building in region.buildings if building.seat != seat]
    g.moved(seat)
    for building in gone:
        g.tell(
            "circadians-destroyed",
            seat=who(seat),
            building=Text(f"circadians-building-{building.kind}"),
            region=region_name(name),
            where=where(name),
        )
    return [c.ROWS[g.seats[seat].faction, building.kind].income for building in gone]
