"""CIR-12, first part: choosing battles, planning in secret, the reveal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.circadians import components as c
from games.circadians.effects import effects_text
from games.circadians.rules.announce import Announce
from games.circadians.rules.battle import EarlyAttack, resolution
from games.circadians.rules.cards import drop
from games.circadians.rules.explained import A, Asks
from games.circadians.rules.hints import sides_text, why_not
from games.circadians.rules.options import do, named
from games.circadians.rules.plans import NO_CARD, Plan, drop_stale_plans, drop_unless, forget_used, plan_for_battle
from games.circadians.rules.rewards import Gain
from games.circadians.rules.stats import battle_effects, leader_battle_effects, totals
from games.circadians.state import Battle, Circadians, Fighting, region_name, where, who
from games.engine import Choice, Decision, Field, Filled, Form, Option, Pick, Sealed, Step, Text, Unavailable

# -- choosing battles ------------------------------------------------------------------------------------


class Combat(Step[Circadians], tag="Combat"):
    """CIR-12.1: the Combat phase."""

    def run(self, g: Circadians) -> None:
        g.phase = "combat"
        g.tell("circadians-phase-begins", phase=Text("circadians-phase-combat"), round=g.round)
        g.then(NextBattle(g.flare))


def contested(g: Circadians) -> list[str]:
    """CIR-12.1: regions with two or more factions; never lakes (CIR-23.10)."""
    return [
        name
        for name, region in g.regions.items()
        if len(region.units) + len(region.buildings) > 1 and len(g.present(name)) > 1
    ]


def battles(g: Circadians, seat: int) -> list[tuple[str, int]]:
    """CIR-12.2, CIR-12.4, CIR-26.43: battles this faction can select: a region and one opponent there."""
    return _battles_in(g, seat, contested(g))


def _battles_in(g: Circadians, seat: int, regions: Iterable[str]) -> list[tuple[str, int]]:
    found = []
    for name in regions:
        present = g.present(name)
        if seat in present and not _blocked(g, seat, name):
            found += [(name, other) for other in sorted(present - {seat})]
    return found


def _blocked(g: Circadians, seat: int, name: str) -> bool:
    """CIR-26.43: Kajali keeps opponents from selecting battles in her region."""
    return any(
        effect.op == "block_opponent_select"
        for other, units in g.regions[name].units.items()
        if other != seat
        for leader in units.leaders
        for effect in g.side_of(other, leader).effects
    )


class NextBattle(Step[Circadians], tag="NextBattle"):
    """CIR-12.2, CIR-12.3, CIR-12.7: clockwise, whoever can select a battle does, until none is left."""

    seat: int

    def run(self, g: Circadians) -> None:
        drop_stale_plans(g)
        regions = contested(g)
        for seat in g.clockwise(self.seat) if regions else ():
            if _battles_in(g, seat, regions):
                g.then(SelectBattle(seat=seat), NextBattle((seat + 1) % g.players))
                return


@cache
def _battle_option(name: str, opponent: int) -> Option[tuple[str, int]]:
    return Option(
        f"{name}:{opponent}",
        Text("circadians-battle-option", {"region": region_name(name), "seat": who(opponent)}),
        where=where(name),
        means=(name, opponent),
    )


class SelectBattle(Asks[tuple[str, int]], tag="SelectBattle"):
    """CIR-D32: a region and an opponent; selecting is mandatory (CIR-12.4, CIR-12.6)."""

    def ask(self, g: Circadians) -> Decision[tuple[str, int]]:
        options = tuple(_battle_option(name, other) for name, other in battles(g, self.seat))
        return Decision(self.seat, Text("circadians-ask-battle"), Pick(options), "CIR-D32")

    def told(self, g: Circadians, decision: Decision[tuple[str, int]]) -> Decision[tuple[str, int]]:
        blocked = [
            why_not(name, Text("circadians-why-battle-blocked"))
            for name in contested(g)
            if self.seat in g.present(name) and _blocked(g, self.seat, name)
        ]
        others = [
            why_not(name, Text("circadians-why-battle-others"))
            for name in contested(g)
            if self.seat not in g.present(name)
        ]
        return decision.explain(lambda option: self._odds(g, *option.value), unavailable=[*blocked, *others])

    def _odds(self, g: Circadians, name: str, other: int) -> Text:
        """Both sides as they could see each other before they plan (CIR-12.8)."""
        kept, g.battle = g.battle, Battle(name, [_side(g, name, self.seat), _side(g, name, other)])
        mine, theirs = totals(g, self.seat), totals(g, other)
        g.battle = kept
        return sides_text(mine, theirs)

    def answer(self, g: Circadians, choice: tuple[str, int]) -> None:
        name, other = choice
        begin_battle(g, name, self.seat, other)

    def default(self, g: Circadians) -> Choice:
        name, other = battles(g, self.seat)[0]
        return [f"{name}:{other}"]


def begin_battle(g: Circadians, name: str, initiator: int, opponent: int) -> None:
    """CIR-12.5, CIR-12.53: the sequence of a battle, the same for a side that has only buildings there (CIR-12.48)."""
    g.battle = Battle(name, [_side(g, name, initiator), _side(g, name, opponent)])
    g.tell(
        "circadians-battle", seat=who(initiator), opponent=who(opponent), region=region_name(name), where=where(name)
    )
    before = [
        Gain(side.seat, effect.gain)
        for side in g.battle.sides
        for effect in leader_battle_effects(g, side)
        if effect.at == "battle:before"
    ]
    g.then(*before, Announce(), BeginPlans(), Reveal(), Rerolls(), EarlyAttack(), *resolution())


def _side(g: Circadians, name: str, seat: int) -> Fighting:
    units = g.units(seat, name)
    buildings = sum(building.seat == seat for building in g.regions[name].buildings)
    return Fighting(seat, units.fighters, [*units.leaders], [*units.rhyzu], buildings)


# -- planning --------------------------------------------------------------------------------------------


def sectors(g: Circadians, seat: int) -> list[str]:
    """CIR-12.12, CIR-12.13: sectors this side may choose."""
    barred = barred_sectors(g, seat)
    return [name for name in c.SECTORS if name not in barred]


def barred_sectors(g: Circadians, seat: int) -> dict[str, str]:
    """Which sectors a side may not choose, and why, in a word; Phoros lifts both conditions."""
    side, gems = g.current_battle.side(seat), g.seats[seat].gems
    effects = leader_battle_effects(g, side)
    for_free = "dial_no_gem" in [effect.op for effect in effects]
    access = [effect.sector for effect in effects if effect.op == "dial_access"]
    barred: dict[str, str] = {}
    for name, sector in c.SECTORS.items():
        if sector.gem_cost > gems and not for_free:
            barred[name] = "gem"
        elif sector.requires and name not in access and not _meets(side, sector.requires):
            barred[name] = "charge"
    return barred


def explain_plan(g: Circadians, decision: Decision[A]) -> Decision[A]:
    """What sectors and cards do, and which sectors are not open."""

    def sector(option: Option[str]) -> Text:
        return Text(f"circadians-hint-sector-{option.id}")

    def card(option: Option[str]) -> Text | None:
        return Text("circadians-hint-no-card") if option.id == NO_CARD else option.hint

    missing = [
        Unavailable(name, Text(f"circadians-sector-{name}"), Text(f"circadians-why-sector-{why}"))
        for name, why in barred_sectors(g, decision.seat).items()
    ]
    explained = decision.explain_field("sector", sector).explain_field("card", card)
    return explained.explain(unavailable=missing)


def _meets(side: Fighting, requires: dict[str, int]) -> bool:
    return side.fighters >= requires["min_fighters"] and len(side.leaders) <= requires["max_leaders"]


def plan_form(g: Circadians, seat: int) -> Form:
    """CIR-D33, CIR-12.49: a sector, and one card of the hand or none."""
    return Form((sector_field(sectors(g, seat)), card_field([held.card for held in g.seats[seat].hand])))


def sector_field(names: Iterable[str]) -> Field[str]:
    """The sector of a plan."""
    return Field("sector", Text("circadians-field-sector"), Pick(tuple(map(_sector_option, names))))


def card_field(hand: Iterable[str]) -> Field[str]:
    """The card of a plan, or `NO_CARD`."""
    return Field("card", Text("circadians-field-card"), Pick((do(NO_CARD), *map(plan_card, hand))))


@cache
def _sector_option(name: str) -> Option[str]:
    return named("sector", name)


@cache
def plan_card(card: str) -> Option[str]:
    """A card for the dial, with its values."""
    data = c.CARDS[card]
    return Option(
        card,
        Text(
            "circadians-plan-card",
            {"card": Text(f"circadians-card-{card}"), "left": str(data.left), "right": str(data.right)},
        ),
        hint=effects_text(data.battle),
    )


def plan_prompt(g: Circadians, seat: int) -> Text:
    """What a planner reads."""
    battle = g.current_battle
    return Text("circadians-ask-plan", {"region": region_name(battle.region), "seat": who(battle.other(seat).seat)})


DEFAULT_PLAN: dict[str, list[str]] = {"sector": ["guard"], "card": [NO_CARD]}


class BeginPlans(Step[Circadians], tag="BeginPlans"):
    """CIR-12.9, CIR-34.5, CIR-34.6, CIR-34.7: a plan stored for this battle is sealed at once; its owner may still
    change it.

    With plans on both sides that would leave nobody time to change theirs: then each owner is asked, and the stored
    plan is proposed.
    """

    def run(self, g: Circadians) -> None:
        for side in g.current_battle.sides:
            drop_unless(g, side.seat, sectors(g, side.seat))
        last = _plans_last(g, g.current_battle)
        if last is not None:
            g.then(OpenPlan(seat=g.current_battle.other(last).seat), OpenPlan(last=True, seat=last))
            return
        stored = {side.seat: plan for side in g.current_battle.sides if (plan := stored_plan(g, side.seat)) is not None}
        if len(stored) == 2:
            stored = {}
        for seat in stored:
            forget_used(g, seat)
            g.tell("circadians-plan-sealed", only=(seat,), known=True, region=region_name(g.current_battle.region))
        g.then(Plans(answers={seat: {**plan} for seat, plan in stored.items()}))


def _plans_last(g: Circadians, battle: Battle) -> int | None:
    """CIR-26.36: against Sable the opponent plans first and openly."""
    for side in battle.sides:
        if any(effect.op == "opponent_reveals_first" for effect in leader_battle_effects(g, side)):
            return side.seat
    return None


def stored_plan(g: Circadians, seat: int) -> Plan | None:
    """CIR-34.6: what a side has stored for the battle under way, if it still fits."""
    return plan_for_battle(g, seat, sectors(g, seat))


def planning_decision(
    g: Circadians, seat: int, rule: str, *, secret: bool = False, private: bool = False
) -> Decision[Filled]:
    """A plan is asked for; one that is stored is proposed."""
    stored = stored_plan(g, seat)
    proposed: Choice | None = {**stored} if stored else None
    return Decision(
        seat, plan_prompt(g, seat), plan_form(g, seat), rule, secret=secret, private=private, proposed=proposed
    )


class Plans(Sealed[Circadians, Filled], tag="Plans"):
    """CIR-D33, CIR-12.9, CIR-29.1: both sides plan in secret; the last plan reveals both, and changes before
    that leave no trace (CIR-29.6)."""

    def seats(self, g: Circadians) -> list[int]:
        return [side.seat for side in g.current_battle.sides]

    def ask(self, g: Circadians, seat: int) -> Decision[Filled]:
        return planning_decision(g, seat, "CIR-D33", secret=True)

    def explained(self, g: Circadians, decision: Decision) -> Decision:
        return explain_plan(g, decision)

    def default_for(self, g: Circadians, seat: int) -> Choice:
        return {**(stored_plan(g, seat) or DEFAULT_PLAN)}

    def reveal(self, g: Circadians, answers: dict[int, Filled]) -> None:
        for seat, answer in answers.items():
            commit(g, seat, answer)


class OpenPlan(Asks[Filled], tag="OpenPlan"):
    """CIR-D34, CIR-26.36, CIR-26.52: a plan that is final and open at once: a stored one is only proposed."""

    last: bool = False

    def ask(self, g: Circadians) -> Decision[Filled]:
        return planning_decision(g, self.seat, "CIR-D34" if self.last else "CIR-D33", private=True)

    def told(self, g: Circadians, decision: Decision[Filled]) -> Decision[Filled]:
        return explain_plan(g, decision).explain(final=Text("circadians-final-open"))

    def answer(self, g: Circadians, choice: Filled) -> None:
        g.mark_revealed()
        commit(g, self.seat, choice)

    def default(self, g: Circadians) -> Choice:
        return {**(stored_plan(g, self.seat) or DEFAULT_PLAN)}


def commit(g: Circadians, seat: int, plan: Filled) -> None:
    """CIR-12.15, CIR-12.18: a plan is open; its card leaves the hand."""
    sector, card = plan[sector_field(())], plan[card_field(())]
    side = g.current_battle.side(seat)
    side.sector = sector
    forget_used(g, seat)
    if card != NO_CARD:
        side.card = card
        drop(g, seat, card)
    g.tell(
        "circadians-plan",
        seat=who(seat),
        sector=Text(f"circadians-sector-{sector}"),
        card=Text(f"circadians-card-{card}") if card != NO_CARD else Text("circadians-no-card"),
    )


# -- reveal ----------------------------------------------------------------------------------------------


class Reveal(Step[Circadians], tag="Reveal"):
    """CIR-12.18, CIR-12.19, CIR-12.20: Gambles pay their gems and roll; cancelled abilities are struck out."""

    def run(self, g: Circadians) -> None:
        battle = g.current_battle
        for side in battle.sides:
            sector = c.SECTORS[side.sector]
            free = any(effect.op == "dial_no_gem" for effect in leader_battle_effects(g, side))
            if not free:
                g.seats[side.seat].gems -= sector.gem_cost
            if sector.die:
                roll(g, side)
        cancelled = [battle.other(side.seat) for side in battle.sides if _has(side, "cancel_card")]
        for side in cancelled:
            side.cancelled = True


def _has(side: Fighting, op: str) -> bool:
    return bool(side.card) and any(effect.op == op for effect in c.CARDS[side.card].battle)


def roll(g: Circadians, side: Fighting) -> None:
    """CIR-12.19."""
    side.die = 1 + g.dice.below(len(c.FACES))
    face = c.FACES[side.die - 1]
    g.tell("circadians-rolled", seat=who(side.seat), strength=face.strength, defense=face.defense)


class Rerolls(Step[Circadians], tag="Rerolls"):
    """CIR-12.20, CIR-28.55: rerolls that were not cancelled, initiator first."""

    def run(self, g: Circadians) -> None:
        g.then(
            *(
                Reroll(seat=side.seat)
                for side in g.current_battle.sides
                if side.die and any(effect.op == "reroll_die" for effect in battle_effects(g, side.seat))
            )
        )


class Reroll(Asks[str], tag="Reroll"):
    """CIR-D35: reroll the die once, or keep it."""

    def ask(self, g: Circadians) -> Decision[str]:
        face = c.FACES[g.current_battle.side(self.seat).die - 1]
        prompt = Text("circadians-ask-reroll", {"strength": face.strength, "defense": face.defense})
        return Decision(self.seat, prompt, Pick((do("keep"), do("reroll"))), "CIR-D35")

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        return decision.explain(lambda option: Text(f"circadians-hint-{option.id}"))

    def answer(self, g: Circadians, choice: str) -> None:
        if choice == "reroll":
            roll(g, g.current_battle.side(self.seat))

    def default(self, g: Circadians) -> Choice:
        return ["keep" if c.FACES[g.current_battle.side(self.seat).die - 1].strength >= 3 else "reroll"]
