"""CIR-12, second part: the three steps of a battle."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.effects import paid_text
from games.circadians.rules.board import put, take
from games.circadians.rules.cards import DiscardDown
from games.circadians.rules.hints import sum_text
from games.circadians.rules.lanes import INTEL
from games.circadians.rules.leyrien import BoostMorale
from games.circadians.rules.moving import PresenceEnds
from games.circadians.rules.removal import Removal
from games.circadians.rules.retreat import BeginRetreat
from games.circadians.rules.rewards import Gain
from games.circadians.rules.sending import Redeploy
from games.circadians.rules.stats import battle_effects, contributions, holds, multiplier, totals
from games.circadians.state import HOME, Battle, Circadians, Fighting, Held, where, who
from games.circadians.vocabulary import Effect
from games.engine import Step, Text


def resolution() -> list[Step[Circadians]]:
    """CIR-12.53, CIR-15.5: from step 1 to the end of the battle, one after another."""
    return [StrengthStep(), WoundsStep(), AfterWounds(), BeginRetreat(), Removal(), AfterBattle(), BattleEnds()]


def wound(g: Circadians, side: Fighting, count: int) -> None:
    """CIR-12.29, CIR-12.31: fighters (nothing else, CIR-12.32) to the first recruit area, or home as far as abilities
    reach together (CIR-12.55, CIR-28.57)."""
    battle = g.current_battle
    limit = c.LIMITS.wounds_per_battle
    count = min(count, limit - side.wounded, g.units(side.seat, battle.region).fighters)
    if count <= 0:
        return
    take(g, side.seat, battle.region, count)
    saves = sum(
        int(effect.value)
        for effect in battle_effects(g, side.seat, "battle:wounds")
        if effect.op == "redirect" and effect.what == "wounded"
    )
    saved = min(count, saves - side.saved)
    side.saved += saved
    side.wounded += count
    put(g, side.seat, HOME, saved)
    g.seats[side.seat].areas[0] += count - saved
    g.tell("circadians-wounded", seat=who(side.seat), count=count)
    if saved:
        g.tell("circadians-saved", seat=who(side.seat), count=saved)


def tell_attack(
    g: Circadians, seat: int, other: int, stats: dict[int, tuple[int, int, int]], result: bool = True
) -> None:
    """Attack of one side and defense of the other, so that everybody can count the wounds."""
    g.tell(
        "circadians-sum-attack",
        seat=who(seat),
        attack=stats[seat][1],
        by=sum_text(contributions(g, seat, result), "attack"),
        other=who(other),
        defense=stats[other][2],
        against=sum_text(contributions(g, other, result), "defense"),
    )


class EarlyAttack(Step[Circadians], tag="EarlyAttack"):
    """CIR-12.50: Oachra's attacks are dealt before step 1."""

    def run(self, g: Circadians) -> None:
        battle = g.current_battle
        for side in battle.sides:
            if any(effect.op == "own_attacks_first" for effect in battle_effects(g, side.seat, "battle:order")):
                other = battle.other(side.seat)
                battle.early = side.seat
                stats = {each.seat: totals(g, each.seat) for each in battle.sides}
                if stats[side.seat][1]:
                    tell_attack(g, side.seat, other.seat, stats, result=False)
                wound(g, other, stats[side.seat][1] - stats[other.seat][2])
                g.then(PresenceEnds(battle.region))


class StrengthStep(Step[Circadians], tag="StrengthStep"):
    """Step 1. CIR-12.21, CIR-12.22: who is the victor, and what victory and defeat give, fame included, victor first
    (CIR-12.26, CIR-12.27, CIR-15.14)."""

    def run(self, g: Circadians) -> None:
        battle = g.current_battle
        strength = [totals(g, side.seat)[0] for side in battle.sides]
        battle.victor, battle.retreating = result(battle, strength[0], strength[1])
        loser = battle.other(battle.victor)
        for side, total in zip(battle.sides, strength, strict=True):
            parts = sum_text(contributions(g, side.seat), "strength")
            g.tell("circadians-sum-strength", seat=who(side.seat), total=total, parts=parts)
        if strength[0] == strength[1] and battle.retreating is None:
            g.tell("circadians-tie-initiator" if loser is battle.sides[1] else "circadians-tie-ability")
        g.tell(
            "circadians-strength",
            seat=who(battle.sides[0].seat),
            opponent=who(battle.sides[1].seat),
            mine=strength[0],
            theirs=strength[1],
            victor=who(battle.victor),
            where=where(battle.region),
        )
        g.then(BattleEffects(battle.victor, "battle:strength"), BattleEffects(loser.seat, "battle:strength"))


def result(battle: Battle, first: int, second: int) -> tuple[int, int | None]:
    """CIR-12.22, CIR-12.23, CIR-12.24, CIR-12.25, CIR-28.56: victor and retreating side, which is always the defeated
    one (CIR-12.40); `first` is the initiator's strength."""
    a, b = battle.sides
    stronger = a if first > second or (first == second and not _wins_ties(b)) else b
    retreats = [side for side in battle.sides if c.SECTORS[side.sector].retreat]
    if len(retreats) == 2:  # CIR-12.25, CIR-12.58: the other has not retreated
        if first == second:
            # The initiator counts as stronger and retreats, unless Dividends lets its user stay.
            stronger = b if _wins_ties(a) and not _wins_ties(b) else a
        return battle.other(stronger.seat).seat, stronger.seat
    if retreats:
        return battle.other(retreats[0].seat).seat, retreats[0].seat
    return stronger.seat, None


def _wins_ties(side: Fighting) -> bool:
    return bool(
        side.card and not side.cancelled and any(effect.op == "wins_ties" for effect in c.CARDS[side.card].battle)
    )


class WoundsStep(Step[Circadians], tag="WoundsStep"):
    """Step 2. CIR-12.28, CIR-12.29, CIR-12.30: attack less defense wounds, on both sides at the same time."""

    def run(self, g: Circadians) -> None:
        battle = g.current_battle
        dealt = []
        stats = {side.seat: totals(g, side.seat, result=True) for side in battle.sides}
        for side in battle.sides:
            other = battle.other(side.seat)
            attack = stats[side.seat][1] - stats[other.seat][2]
            if battle.early == side.seat:
                attack = 0
            elif stats[side.seat][1]:
                tell_attack(g, side.seat, other.seat, stats)
            dealt.append((other, max(0, attack) + self._unblockable(g, side, other)))
        for side, count in dealt:
            wound(g, side, count)
        g.then(PresenceEnds(battle.region))

    def _unblockable(self, g: Circadians, side: Fighting, other: Fighting) -> int:
        """CIR-26.38, CIR-28.72: Adecai and Desecration."""
        return sum(
            int(effect.value)
            for effect in battle_effects(g, side.seat, "battle:wounds")
            if effect.op == "wound" and holds(g, effect, side, other)
        )


class AfterWounds(Step[Circadians], tag="AfterWounds"):
    """CIR-12.33, CIR-15.14: effects of wounds, initiator first."""

    def run(self, g: Circadians) -> None:
        g.then(*(BattleEffects(side.seat, "battle:after_wounds") for side in g.current_battle.sides))


class BattleEffects(Step[Circadians], tag="BattleEffects"):
    """The effects of one side at one moment, in the order of the data (CIR-D52)."""

    seat: int
    at: str

    def run(self, g: Circadians) -> None:
        battle = g.current_battle
        me, other = battle.side(self.seat), battle.other(self.seat)
        steps: list[Step[Circadians]] = []
        for effect in battle_effects(g, self.seat, self.at):
            if holds(g, effect, me, other):
                steps += apply_effect(g, effect, me, other)
        g.then(*steps)


def apply_effect(g: Circadians, effect: Effect, me: Fighting, other: Fighting) -> list[Step[Circadians]]:
    """What an effect of a battle does (CIR-25.4, CIR-25.5)."""
    region = g.current_battle.region
    if effect.op == "gain":
        times = multiplier(g, effect.per, me, other)
        return [Gain(me.seat, effect.gain, times)] if times else []
    if effect.op == "steal":
        return [Steal(me.seat, other.seat, effect.what, int(effect.value))]
    if effect.op == "take_intel":
        return [TakeIntel(me.seat, other.seat)]
    if effect.op == "lose_fighters":
        return [LoseHalf(me.seat)]
    if effect.op == "boost_morale":
        return [BoostMorale([region], seat=me.seat)]
    if effect.op == "redeploy":
        only = effect.units == "fighters"
        return [Redeploy(region, only, effect.max_fighters, "CIR-D38", seat=me.seat)]  # CIR-26.50, CIR-28.34
    return []


class Steal(Step[Circadians], tag="Steal"):
    """CIR-28.53: as much as the opponent has, up to the value."""

    seat: int
    victim: int
    what: str
    value: int

    def run(self, g: Circadians) -> None:
        thief, victim = g.seats[self.seat], g.seats[self.victim]
        count = min(self.value, getattr(victim, self.what))
        setattr(victim, self.what, getattr(victim, self.what) - count)
        setattr(thief, self.what, getattr(thief, self.what) + count)
        if count:
            cost = paid_text({self.what: count})
            g.tell(
                f"circadians-stole-{self.what}", seat=who(self.seat), victim=who(self.victim), cost=cost, count=count
            )


class TakeIntel(Step[Circadians], tag="TakeIntel"):
    """CIR-18.11, CIR-18.20, CIR-25.9: the opponent's intel card goes to the Circadians."""

    seat: int
    victim: int

    def in_order(self, g: Circadians) -> str:
        return INTEL

    def run(self, g: Circadians) -> None:
        victim = g.seats[self.victim]
        if victim.has_intel:
            victim.has_intel = False
            g.seats[self.seat].intel.append(victim.faction)
            g.tell("circadians-intel-taken", seat=who(self.seat), card=Text(f"circadians-intel-{victim.faction}"))


class LoseHalf(Step[Circadians], tag="LoseHalf"):
    """CIR-26.41: Jayen's victory costs half of the own fighters; they are not wounded."""

    seat: int

    def run(self, g: Circadians) -> None:
        fighters = g.units(self.seat, g.current_battle.region).fighters
        lost = (fighters + 1) // 2
        if lost:
            take(g, self.seat, g.current_battle.region, lost)
            g.seats[self.seat].areas[0] += lost
            g.tell("circadians-lost-fighters", seat=who(self.seat), count=lost)


class AfterBattle(Step[Circadians], tag="AfterBattle"):
    """CIR-12.47: Urzo takes his card, used cards are discarded, then the rest, victor first."""

    def run(self, g: Circadians) -> None:
        battle = g.current_battle
        assert battle.victor is not None
        taken = [self._take_card(g, side, battle.other(side.seat)) for side in battle.sides]
        for side in battle.sides:
            if side.card and side.card not in taken:
                g.discard.append(side.card)
        loser = battle.other(battle.victor).seat
        g.then(BattleEffects(battle.victor, "battle:after"), BattleEffects(loser, "battle:after"))

    def _take_card(self, g: Circadians, side: Fighting, other: Fighting) -> str:
        """CIR-26.48; the card is known to be in that hand (CIR-29)."""
        for effect in battle_effects(g, side.seat, "battle:after"):
            if effect.op == "take_used_card" and other.card and holds(g, effect, side, other):
                g.seats[side.seat].hand.append(Held(other.card, g.round, g.phase, known=True))
                g.tell("circadians-card-taken", seat=who(side.seat), card=Text(f"circadians-card-{other.card}"))
                g.then(DiscardDown(seat=side.seat))
                return other.card
        return ""


class BattleEnds(Step[Circadians], tag="BattleEnds"):
    """The battle is over."""

    def run(self, g: Circadians) -> None:
        g.battle = None
