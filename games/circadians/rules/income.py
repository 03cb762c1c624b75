"""CIR-13: the Income phase, taken by all factions side by side (CIR-34.8)."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.cards import DrawThenDiscard, play_card, play_options, plays
from games.circadians.rules.jrayek import Upkeep, rhyzu_income
from games.circadians.rules.lanes import OWN_INTEL, Lanes
from games.circadians.rules.leyrien import BoostMorale, morale_fame
from games.circadians.rules.options import do
from games.circadians.rules.rewards import ChooseReward, Gain
from games.circadians.rules.victory import fame_winners_of_income
from games.circadians.state import Circadians, Income, who
from games.circadians.vocabulary import Effect
from games.engine import Choice, Decision, Number, Option, Pick, Question, Step, Text
from games.engine.decision import picked

SOURCES = ("regions", "base", "buildings", "leaders", "attributes", "intel", "faction")
"""CIR-13.16: the order if the owner states none."""


COUNTING_STRONGHOLDS = {
    faction for faction, effects in c.STRONGHOLDS.items() for effect in effects if effect.op == "region_count"
}
"""CIR-18.8: the factions whose strongholds may be counted as regions."""


class IncomePhase(Step):
    """CIR-13.1, CIR-15.12: everybody takes income; only then does anybody win by it."""

    def run(self, g: Circadians) -> None:
        g.phase = "income"
        g.tell("circadians-phase-begins", phase=Text("circadians-phase-income"), round=g.round)
        for player in g.seats:
            player.income = Income()
        g.then(IncomeEnds())
        Lanes(lanes={seat: [TakeIncome(seat=seat)] for seat in g.clockwise(g.flare)}).begin(g)


class IncomeEnds(Step):
    """CIR-15.6, CIR-15.12."""

    def run(self, g: Circadians) -> None:
        for player in g.seats:
            player.income = Income()
        fame_winners_of_income(g)


def region_count(g: Circadians, seat: int) -> int:
    """CIR-2.11, CIR-13.15, CIR-18.8: controlled regions with the changes declared; never below 0."""
    player = g.seats[seat]
    extra = min(player.income.strongholds, counted_strongholds(g, seat))
    return max(0, len(g.controlled(seat)) + extra + player.income.delta)


def counted_strongholds(g: Circadians, seat: int) -> int:
    """CIR-18.8: strongholds that may be counted as regions."""
    return g.on_map(seat, "stronghold") if g.seats[seat].faction in COUNTING_STRONGHOLDS else 0


class TakeIncome(Question):
    """CIR-D44, CIR-D53, CIR-13.2: declare changes of the count, play cards, take sources in any order or all of them.

    Asked where there is something to decide about the order; the usual order is taken otherwise.
    """

    def options(self, g: Circadians) -> list[Option]:
        """What could be done before the rest is taken."""
        player = g.seats[self.seat]
        found = [do("income-all")]
        if "regions" not in player.income.done:
            most = counted_strongholds(g, self.seat)
            now = min(player.income.strongholds, most)
            found += [do(f"count-{number}") for number in range(most + 1) if number != now]
            found += [
                Option(f"give.{faction}", Text("circadians-do-give", {"card": Text(f"circadians-intel-{faction}")}))
                for faction in player.intel
            ]
        found += [do(f"income-{source}") for source in SOURCES if self._has(g, source)]
        return [*found, *play_options(g, self.seat, "income")]

    def _has(self, g: Circadians, source: str) -> bool:
        player = g.seats[self.seat]
        if source in player.income.done:
            return False
        if source == "buildings":
            return any(True for _ in g.own_buildings(self.seat))
        if source == "leaders":
            return bool(_leaders(g, self.seat))
        if source == "attributes":
            return any(effect.at == "income" for effect in g.attribute_effects(self.seat))
        if source == "intel":
            return player.has_intel
        return source != "faction" or player.faction in ("ai", "leyrien", "jrayek")

    def _asked_at_all(self, g: Circadians) -> bool:
        """Cards, intel, strongholds or an upgrade make the order matter; else there is nothing to ask."""
        player = g.seats[self.seat]
        left = "regions" not in player.income.done
        return bool(
            player.hand
            or (left and (player.intel or counted_strongholds(g, self.seat) or region_count(g, self.seat) >= 6))
        )

    def ask(self, g: Circadians) -> Decision:
        options = self.options(g) if self._asked_at_all(g) else [do("income-all")]
        prompt = Text("circadians-ask-income", {"count": region_count(g, self.seat)})
        return Decision(self.seat, prompt, Pick(tuple(options)), "CIR-D53")

    def answer(self, g: Circadians, choice: Choice) -> None:
        chosen, player = picked(choice), g.seats[self.seat]
        if chosen == "income-all":
            g.then(*(Source(self.seat, source) for source in SOURCES if source not in player.income.done))
            return
        g.then(TakeIncome(seat=self.seat))
        if chosen.startswith("count-"):
            player.income.strongholds = int(chosen.removeprefix("count-"))
        elif chosen.startswith("give."):
            give_intel(g, self.seat, chosen.removeprefix("give."))
        elif chosen.startswith("play."):
            play_card(g, self.seat, chosen.removeprefix("play."))
        else:
            g.then(Source(self.seat, chosen.removeprefix("income-")))

    def default(self, g: Circadians) -> Choice:
        return ["income-all"]

    def standing(self, g: Circadians) -> Choice | None:
        return ["income-all"] if g.seats[self.seat].standing.income == "auto" else None


def give_intel(g: Circadians, seat: int, faction: str) -> None:
    """CIR-18.13, CIR-18.21: back to its faction, for one more region this phase."""
    owner = g.faction(faction)
    assert owner is not None
    g.seats[seat].intel.remove(faction)
    g.seats[owner].has_intel = True
    g.seats[owner].income.done.append("intel")
    g.seats[seat].income.delta += 1
    g.tell("circadians-intel-given", seat=who(seat), card=Text(f"circadians-intel-{faction}"))


class Source(Step):
    """One source of income, once."""

    seat: int
    source: str

    def in_order(self, g: Circadians) -> str:
        return OWN_INTEL if self.source == "intel" and g.seats[self.seat].has_intel else ""

    def run(self, g: Circadians) -> None:
        done = g.seats[self.seat].income.done
        if self.source not in done:
            steps = source_steps(g, self.seat, self.source)
            done.append(self.source)
            g.then(*steps)


def source_steps(g: Circadians, seat: int, source: str) -> list[Step]:
    """What a source gives now."""
    player = g.seats[seat]
    if source == "regions":
        return _bracket(g, seat)
    if source == "base":  # CIR-13.10
        return [
            ChooseReward(reward["any_of"], "CIR-D40", seat=seat) if "any_of" in reward else Gain(seat, reward)
            for reward in player.data.base_income
        ]
    if source == "buildings":
        return _buildings(g, seat)
    if source == "leaders":
        return _leaders(g, seat)
    if source == "attributes":
        return [
            step for effect in g.attribute_effects(seat) if effect.at == "income" for step in _effect(g, seat, effect)
        ]
    if source == "intel":  # CIR-18.12
        own = c.INTEL[player.faction].other_side if player.has_intel else ()
        return [Gain(seat, effect.gain) for effect in own]
    return _faction(g, seat)


def _bracket(g: Circadians, seat: int) -> list[Step]:
    """CIR-13.3 to 13.7, CIR-13.17: the reward of the bracket, twice from 8 regions on."""
    count = region_count(g, seat)
    bracket = next(each for each in c.BRACKETS if each.min <= count <= each.max)
    return [
        ChooseReward(grant["any_of"], "CIR-D41", seat=seat) if "any_of" in grant else Gain(seat, grant)
        for _ in range(bracket.times)
        for grant in bracket.grants
    ]


def _buildings(g: Circadians, seat: int) -> list[Step]:
    """CIR-13.11, CIR-13.12: every uncovered slot; with the Archive stronghold gems may become research."""
    player = g.seats[seat]
    steps: list[Step] = []
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


class Exchange(Question):
    """CIR-D43, CIR-13.18: how many stronghold gems become research instead."""

    gems: int

    def ask(self, g: Circadians) -> Decision:
        return Decision(
            self.seat, Text("circadians-ask-exchange", {"count": self.gems}), Number(0, self.gems), "CIR-D43"
        )

    def answer(self, g: Circadians, choice: Choice) -> None:
        assert isinstance(choice, int)
        kept = self.gems - choice
        g.then(
            Gain(self.seat, {"gems": kept}) if kept else None,
            Gain(self.seat, {"research": choice}) if choice else None,
        )

    def default(self, g: Circadians) -> Choice:
        return 0


def _leaders(g: Circadians, seat: int) -> list[Step]:
    """CIR-13.13, CIR-26.22: Ikryla in a region with a relic."""
    return [
        ChooseReward(effect.gain["any_of"], "CIR-D48", seat=seat)
        for _, place, effect in leader_abilities(g, seat, "income")
        if place in g.regions and g.regions[place].relic
    ]


def _effect(g: Circadians, seat: int, effect: Effect) -> list[Step]:
    """CIR-27.5, CIR-27.15: Perceptive, Optimistic."""
    if effect.op == "draw_then_discard":
        return [DrawThenDiscard(seat, effect.draw, effect.discard)]
    if effect.op == "boost_morale":
        return [BoostControlled(seat) for _ in range(int(effect.value))]
    return [Gain(seat, effect.gain)] if effect.op == "gain" else []


class BoostControlled(Step):
    """CIR-27.15: morale in a controlled region."""

    seat: int

    def run(self, g: Circadians) -> None:
        g.then(BoostMorale(g.controlled(self.seat), optional=True, seat=self.seat))


def _faction(g: Circadians, seat: int) -> list[Step]:
    """CIR-13.16, CIR-19.6, CIR-21.6, CIR-22.9, CIR-22.10: rules of the factions."""
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


class MoraleFame(Step):
    """CIR-21.6."""

    seat: int

    def run(self, g: Circadians) -> None:
        fame = morale_fame(g)
        g.then(Gain(self.seat, {"fame": fame}) if fame else None)


class RearmTraps(Step):
    """CIR-19.6."""

    seat: int

    def run(self, g: Circadians) -> None:
        for _, building in g.own_buildings(self.seat):
            building.armed = building.kind == "stronghold"
        g.tell("circadians-rearmed", seat=who(self.seat))


# -- cards ------------------------------------------------------------------------------------------------


@plays("region_count")
def _region_count(g: Circadians, seat: int, effect: Effect) -> list[Step]:
    """CIR-28.41, CIR-28.42, CIR-28.60: Census and Annexation."""
    if effect.choose:
        return [ChooseDelta([*effect.choose], seat=seat)]
    g.seats[seat].income.delta += effect.delta
    return []


class ChooseDelta(Question):
    """CIR-D10: Census, one more or one less."""

    deltas: list[int]

    def ask(self, g: Circadians) -> Decision:
        options = tuple(Option(f"{delta:+d}", Text("circadians-delta", {"count": delta})) for delta in self.deltas)
        return Decision(self.seat, Text("circadians-ask-delta"), Pick(options), "CIR-D10")

    def answer(self, g: Circadians, choice: Choice) -> None:
        g.seats[self.seat].income.delta += int(picked(choice))

    def default(self, g: Circadians) -> Choice:
        return [f"{self.deltas[-1]:+d}"]
