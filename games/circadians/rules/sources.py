"""CIR-13, second part: the sources of income, what each gives, and what each depends on."""

from __future__ import annotations

from functools import cache

from games.circadians import components as c
from games.circadians.effects import effects_text, reward_text
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.cards import DrawThenDiscard
from games.circadians.rules.explained import Asks
from games.circadians.rules.income_order import ANYTHING, NONE, Flow, Tags, flows
from games.circadians.rules.jrayek import Upkeep, rhyzu_income, upkeep
from games.circadians.rules.lanes import OWN_INTEL
from games.circadians.rules.leyrien import BoostMorale, morale_fame
from games.circadians.rules.research import track_barred
from games.circadians.rules.rewards import ChooseReward, Gain, reward_id
from games.circadians.state import Circadians, who
from games.circadians.vocabulary import Effect, Reward
from games.engine import Choice, Decision, Option, Pick, Step, Text, Unavailable

SOURCES = ("regions", "base", "buildings", "leaders", "attributes", "intel", "faction")
"""CIR-13.16: the order if the owner states none."""


COUNTING_STRONGHOLDS = {
    faction for faction, effects in c.STRONGHOLDS.items() for effect in effects if effect.op == "region_count"
}
"""CIR-18.8: the factions whose strongholds may be counted as regions."""


def region_count(g: Circadians, seat: int) -> int:
    """CIR-2.11, CIR-13.15, CIR-18.8: controlled regions with the changes declared; never below 0."""
    player = g.seats[seat]
    extra = min(player.income.strongholds, counted_strongholds(g, seat))
    return max(0, len(g.controlled(seat)) + extra + player.income.delta)


def counted_strongholds(g: Circadians, seat: int) -> int:
    """CIR-18.8: strongholds that may be counted as regions."""
    return g.on_map(seat, "stronghold") if g.seats[seat].faction in COUNTING_STRONGHOLDS else 0


class Source(Step[Circadians], tag="Source"):
    """One source of income, once."""

    seat: int
    source: str
    wanted: str = ""
    """Which of two rewards, where the source offers a choice."""

    def in_order(self, g: Circadians) -> str:
        return OWN_INTEL if self.source == "intel" and g.seats[self.seat].has_intel else ""

    def run(self, g: Circadians) -> None:
        done = g.seats[self.seat].income.done
        if self.source not in done:
            steps = source_steps(g, self.seat, self.source)
            done.append(self.source)
            g.then(*(_settled(step, self.wanted) for step in steps))


def _settled(step: Step[Circadians], wanted: str) -> Step[Circadians]:
    """A choice between rewards that has been made already; any other step as it is."""
    if isinstance(step, ChooseReward):
        for reward in step.rewards:
            if reward_id(reward) == wanted:
                return Gain(step.seat, reward)
    return step


def source_steps(g: Circadians, seat: int, source: str) -> list[Step[Circadians]]:
    """What a source gives now."""
    player = g.seats[seat]
    if source == "regions":
        return _bracket(g, seat)
    if source == "base":  # CIR-13.10
        return [_given(seat, reward, "CIR-D40") for reward in player.data.base_income]
    if source == "buildings":
        return _buildings(g, seat)
    if source == "leaders":
        return leaders_that_pay(g, seat)
    if source == "attributes":
        return [
            step for effect in g.attribute_effects(seat) if effect.at == "income" for step in _effect(g, seat, effect)
        ]
    if source == "intel":  # CIR-18.12
        own = c.INTEL[player.faction].other_side if player.has_intel else ()
        return [Gain(seat, effect.gain) for effect in own]
    return _faction(g, seat)


def _bracket(g: Circadians, seat: int) -> list[Step[Circadians]]:
    """CIR-13.3, CIR-13.4, CIR-13.5, CIR-13.6, CIR-13.7, CIR-13.17: the reward of the
    bracket, twice from 8 regions on."""
    count = region_count(g, seat)
    bracket = next(each for each in c.BRACKETS if each.min <= count <= each.max)
    return [_given(seat, grant, "CIR-D41") for _ in range(bracket.times) for grant in bracket.grants]


def bracket_text(count: int) -> Text:
    """What the bracket of a region count gives (CIR-13.3, CIR-13.4, CIR-13.5, CIR-13.6)."""
    bracket = next(each for each in c.BRACKETS if each.min <= max(0, count) <= each.max)
    gain = reward_text({key: amount for grant in bracket.grants for key, amount in grant.items()})
    return Text("circadians-hint-bracket", {"count": max(0, count), "times": bracket.times, "gain": gain})


def source_text(g: Circadians, seat: int, source: str) -> Text:
    """What a source gives, in words."""
    player = g.seats[seat]
    if source == "regions":
        return bracket_text(region_count(g, seat))
    if source == "base":
        return reward_text(player.data.base_income[0])
    if source == "buildings":
        built = {kind: g.on_map(seat, kind) for kind in c.BUILDINGS}
        incomes = [(kind, c.ROWS[player.faction, kind].income, count) for kind, count in built.items() if count]
        return reward_text({key: n * count for _, income, count in incomes for key, n in income.items()})
    if source == "attributes":
        return effects_text([each for each in g.attribute_effects(seat) if each.at == "income"], moments=False)
    if source == "intel":
        return effects_text(c.INTEL[player.faction].other_side, moments=False)
    return Text(
        f"circadians-hint-income-{source}" if source == "leaders" else f"circadians-hint-income-{player.faction}"
    )


def _given(seat: int, reward: Reward, rule: str) -> Step[Circadians]:
    """A reward, or one of several."""
    return ChooseReward(reward["any_of"], rule, seat=seat) if "any_of" in reward else Gain(seat, reward)


def _buildings(g: Circadians, seat: int) -> list[Step[Circadians]]:
    """CIR-13.11, CIR-13.12, CIR-17.1: every uncovered slot; with the Archive stronghold gems may become research."""
    player = g.seats[seat]
    steps: list[Step[Circadians]] = []
    on_map = [building.kind for _, building in g.own_buildings(seat)]
    for kind in c.BUILDINGS:
        built = on_map.count(kind)
        if not built:
            continue
        if kind == "stronghold" and player.built("research"):
            steps.append(Exchange(built, seat=seat))
        else:
            steps.append(Gain(seat, {key: n * built for key, n in c.ROWS[player.faction, kind].income.items()}))
    return steps


class Exchange(Asks[int], tag="Exchange"):
    """CIR-D43, CIR-13.18: how many stronghold gems become research instead."""

    gems: int

    def ask(self, g: Circadians) -> Decision[int]:
        options = tuple(_exchange_option(count, self.gems - count) for count in range(self.gems + 1))
        return Decision(self.seat, Text("circadians-ask-exchange", {"count": self.gems}), Pick(options), "CIR-D43")

    def told(self, g: Circadians, decision: Decision[int]) -> Decision[int]:
        barred = {track: why for track in c.TRACKS if (why := track_barred(g, self.seat, track))}
        missing = [
            Unavailable(track, Text(f"circadians-phase-{track}"), Text(f"circadians-why-track-{why}"))
            for track, why in barred.items()
        ]
        gems, research = (Text(f"circadians-hint-gain-{key}", {"count": g.seats[self.seat].gems}) for key in GIVEN)
        return decision.explain(lambda option: research if option.value else gems, unavailable=missing)

    def answer(self, g: Circadians, choice: int) -> None:
        kept = self.gems - choice
        g.then(
            Gain(self.seat, {"gems": kept}) if kept else None,
            Gain(self.seat, {"research": choice}) if choice else None,
        )

    def default(self, g: Circadians) -> Choice:
        return ["0"]


GIVEN = ("gems", "research")


@cache
def _exchange_option(research: int, gems: int) -> Option[int]:
    given = {key: count for key, count in zip(GIVEN, (gems, research), strict=True) if count}
    return Option(str(research), reward_text(given), means=research)


def leaders_that_pay(g: Circadians, seat: int) -> list[Step[Circadians]]:
    """CIR-13.13, CIR-26.22: Ikryla in a region with a relic."""
    return [
        _given(seat, effect.gain, "CIR-D48")
        for _, place, effect in leader_abilities(g, seat, "income")
        if place in g.regions and g.regions[place].relic
    ]


def _effect(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    """CIR-27.5, CIR-27.15: Perceptive, Optimistic."""
    if effect.op == "draw_then_discard":
        return [DrawThenDiscard(seat, effect.draw, effect.discard)]
    if effect.op == "boost_morale":
        return [BoostControlled(seat) for _ in range(int(effect.value))]
    return [Gain(seat, effect.gain)] if effect.op == "gain" else []


class BoostControlled(Step[Circadians], tag="BoostControlled"):
    """CIR-27.15, CIR-25.9: morale in a controlled region."""

    seat: int

    def run(self, g: Circadians) -> None:
        g.then(BoostMorale(g.controlled(self.seat), optional=True, seat=self.seat))


def _faction(g: Circadians, seat: int) -> list[Step[Circadians]]:
    """CIR-13.16, CIR-19.6, CIR-21.6, CIR-22.9, CIR-22.10: rules of the factions; Rhy-zu cost
    nobody else anything (CIR-22.11)."""
    faction = g.seats[seat].faction
    if faction == "leyrien":
        return [MoraleFame(seat)]
    if faction == "jrayek":
        return [*rhyzu_income(g, seat), *(Upkeep(rhyzu, seat=seat) for rhyzu in c.RHYZU)]
    if faction == "ai":
        return [RearmTraps(seat)] if any(_spent(g, seat)) else []
    return []


def _spent(g: Circadians, seat: int) -> list[bool]:
    return [building.kind == "stronghold" and not building.armed for _, building in g.own_buildings(seat)]


class MoraleFame(Step[Circadians], tag="MoraleFame"):
    """CIR-21.6."""

    seat: int

    def run(self, g: Circadians) -> None:
        fame = morale_fame(g)
        g.then(Gain(self.seat, {"fame": fame}) if fame else None)


class RearmTraps(Step[Circadians], tag="RearmTraps"):
    """CIR-19.6, CIR-25.9: all spent traps of the A.I."""

    seat: int

    def run(self, g: Circadians) -> None:
        for _, building in g.own_buildings(self.seat):
            building.armed = building.kind == "stronghold"
        g.tell("circadians-rearmed", seat=who(self.seat))


# -- what the order of sources depends on (CIR-13.2) ------------------------------------------------------


def uses_of(g: Circadians, seat: int, source: str) -> Tags:
    """What decides whether or what a source gives at all: regions are counted, Ikryla has to stand by a relic."""
    depends = source == "regions" or (source == "leaders" and leader_abilities(g, seat, "income"))
    return frozenset({"control"}) if depends else NONE


@flows(Exchange)
def _exchange_flow(g: Circadians, step: Exchange) -> Flow:
    return Flow(ANYTHING, frozenset({"energy", "gems"}))


@flows(DrawThenDiscard)
def _discard_flow(g: Circadians, step: DrawThenDiscard) -> Flow:
    return Flow(frozenset({"cards"}), frozenset({"cards"}))


@flows(BoostControlled)
def _boost_flow(g: Circadians, step: BoostControlled) -> Flow:
    possible = BoostMorale(g.controlled(step.seat), seat=step.seat).legal(g)
    return Flow(frozenset({"morale"}), frozenset({"control"})) if possible else Flow()


@flows(MoraleFame)
def _morale_flow(g: Circadians, step: MoraleFame) -> Flow:
    return Flow(ANYTHING if morale_fame(g) else NONE, frozenset({"morale"}))


@flows(RearmTraps)
def _rearm_flow(g: Circadians, step: RearmTraps) -> Flow:
    return Flow()


@flows(Upkeep)
def _upkeep_flow(g: Circadians, step: Upkeep) -> Flow:
    """What is not there yet has to be gained before it can be paid."""
    at = g.commander(step.rhyzu)
    if at is None or at[0] != step.seat:
        return Flow()
    cost = upkeep(g, step.seat, step.rhyzu)
    player = g.seats[step.seat]
    return Flow(uses=frozenset(key for key, count in cost.items() if getattr(player, key) < count))
