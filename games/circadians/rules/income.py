"""CIR-13: the Income phase, taken by all factions side by side (CIR-34.8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.circadians import components as c
from games.circadians.effects import reward_text
from games.circadians.rules.cards import play_card, play_options, plays, unplayable
from games.circadians.rules.explained import Asks
from games.circadians.rules.income_order import flow_of, order_matters
from games.circadians.rules.lanes import Lanes
from games.circadians.rules.options import Do
from games.circadians.rules.research import alternatives
from games.circadians.rules.sources import (
    SOURCES,
    Source,
    bracket_text,
    counted_strongholds,
    leaders_that_pay,
    region_count,
    source_steps,
    source_text,
    uses_of,
)
from games.circadians.rules.victory import fame_winners_of_income
from games.circadians.state import Circadians, Income, who
from games.circadians.vocabulary import Effect
from games.engine import Always, Choice, Decision, Option, Pick, Step, Text, Unavailable


class IncomePhase(Step[Circadians], tag="IncomePhase"):
    """CIR-13.1, CIR-15.12: everybody takes income; only then does anybody win by it."""

    def run(self, g: Circadians) -> None:
        g.phase = "income"
        g.tell("circadians-phase-begins", phase=Text("circadians-phase-income"), round=g.round)
        for player in g.seats:
            player.income = Income()
        g.then(IncomeEnds())
        Lanes(lanes={seat: [TakeIncome(seat=seat)] for seat in g.clockwise(g.flare)}).begin(g)


class IncomeEnds(Step[Circadians], tag="IncomeEnds"):
    """CIR-15.6, CIR-15.12."""

    def run(self, g: Circadians) -> None:
        for player in g.seats:
            player.income = Income()
        fame_winners_of_income(g)


@cache
def _doing(name: str, means: Do) -> Option[Do]:
    return Option(name, Text(f"circadians-do-{name}"), means=means)


@cache
def _giving(faction: str) -> Option[Do]:
    label = Text("circadians-do-give", {"card": Text(f"circadians-intel-{faction}")})
    return Option(f"give.{faction}", label, means=Do("give", faction))


ALL = _doing("income-all", Do("income", "all"))
LAST = _doing("income-last", Do("income", "last"))
"""All that is left, but the regions at the end."""
WHOLE = {"all": ALL, "last": LAST}


@cache
def _everything(faction: str, order: str) -> tuple[Option[Do], ...]:
    """All that is left, in one of the orders; once for each base income there is to choose from (CIR-D40)."""
    (base,) = c.FACTIONS[faction].base_income
    found = alternatives(base)
    if not found:
        return (WHOLE[order],)
    return tuple(
        Option(
            f"income-{order}+{name}",
            Text(f"circadians-do-income-{order}-with", {"gain": reward_text(reward)}),
            means=Do("income", order, wanted=name),
        )
        for name, reward in found.items()
    )


def everything(g: Circadians, seat: int, order: str = "all") -> tuple[Option[Do], ...]:
    """The same, without a choice that has been made."""
    player = g.seats[seat]
    if "base" in player.income.done:
        return (WHOLE[order],)
    return _everything(player.faction, order)


USUAL = {
    "": Text("circadians-standing-auto"),
    "energy2": Text("circadians-standing-auto-energy"),
    "gems1": Text("circadians-standing-auto-gem"),
}
"""Standing orders for all income in the usual order, by the reward of the base."""


class TakeIncome(Asks[Do], tag="TakeIncome"):
    """CIR-D44, CIR-D53, CIR-13.2: declare changes of the count, play cards, take sources in any order or all of them:
    in the usual order, or with the regions last, so that what they offer can be paid for with the rest.

    Asked where there is something to decide about the order; the usual order is taken otherwise.
    """

    def options(self, g: Circadians) -> list[Option[Do]]:
        """What could be done before the rest is taken."""
        player = g.seats[self.seat]
        found = [*everything(g, self.seat)]
        if "regions" not in player.income.done:
            found += everything(g, self.seat, "last") if self._regions_gain(g) else ()
            most = counted_strongholds(g, self.seat)
            now = min(player.income.strongholds, most)
            found += [
                _doing(f"count-{number}", Do("count", number=number)) for number in range(most + 1) if number != now
            ]
            found += [_giving(faction) for faction in player.intel]
        found += [_doing(f"income-{source}", Do("income", source)) for source in SOURCES if self._has(g, source)]
        return [*found, *play_options(g, self.seat, "income")]

    def _has(self, g: Circadians, source: str) -> bool:
        player = g.seats[self.seat]
        if source in player.income.done:
            return False
        if source == "buildings":
            return bool(g.own_buildings(self.seat))
        if source == "leaders":
            return bool(leaders_that_pay(g, self.seat))
        if source == "attributes":
            return any(effect.at == "income" for effect in g.attribute_effects(self.seat))
        if source == "intel":
            return player.has_intel
        return source != "faction" or player.faction in ("ai", "leyrien", "jrayek")

    def _asked_at_all(self, g: Circadians) -> bool:
        """Cards, changes of the count, or sources whose order can matter; else there is nothing to ask."""
        player = g.seats[self.seat]
        if player.hand:
            return True
        if "regions" not in player.income.done and (player.intel or counted_strongholds(g, self.seat)):
            return True
        left = [source for source in SOURCES if source not in player.income.done]
        return order_matters(
            g, [(source_steps(g, self.seat, source), uses_of(g, self.seat, source)) for source in left]
        )

    def _regions_gain(self, g: Circadians) -> bool:
        """CIR-13.2: whether the regions' reward can be paid for with what other sources give."""
        uses = flow_of(g, source_steps(g, self.seat, "regions")).uses
        if not uses:
            return False
        done = ("regions", *g.seats[self.seat].income.done)
        others = (source for source in SOURCES if source not in done)
        return any(uses & flow_of(g, source_steps(g, self.seat, source)).gives for source in others)

    def stays(self, seat: int) -> bool:
        return True

    def ask(self, g: Circadians) -> Decision[Do]:
        options = self.options(g) if self._asked_at_all(g) else [ALL]
        prompt = Text("circadians-ask-income", {"count": region_count(g, self.seat)})
        return Decision(self.seat, prompt, Pick(tuple(options)), "CIR-D53")

    def told(self, g: Circadians, decision: Decision[Do]) -> Decision[Do]:
        done = [
            Unavailable(f"income-{source}", Text(f"circadians-do-income-{source}"), Text("circadians-why-income-taken"))
            for source in g.seats[self.seat].income.done
        ]
        return decision.explain(
            lambda option: self._hint(g, option.value),
            unavailable=[*done, *unplayable(g, self.seat, "income")],
            always=[
                Always("income", each.value.wanted or "auto", USUAL[each.value.wanted], each.id)
                for each in self._usual(g)
                if each.value.wanted in USUAL
            ],
        )

    def _usual(self, g: Circadians) -> Iterable[Option[Do]]:
        """All that is left in the usual order, once for each reward of the base."""
        return everything(g, self.seat) if self._asked_at_all(g) else (ALL,)

    def _hint(self, g: Circadians, choice: Do) -> Text | None:
        player = g.seats[self.seat]
        if choice.verb == "count":
            extra = choice.number - min(player.income.strongholds, counted_strongholds(g, self.seat))
            return bracket_text(region_count(g, self.seat) + extra)
        if choice.verb == "give":
            return bracket_text(region_count(g, self.seat) + 1)
        if choice.verb == "play":
            return None
        if choice.what in WHOLE:
            return Text(f"circadians-hint-income-{choice.what}")
        return source_text(g, self.seat, choice.what)

    def ask_always(self, g: Circadians, decision: Decision) -> bool:
        """CIR-29.4: whoever holds cards, whatever they are."""
        return bool(g.seats[self.seat].hand)

    def answer(self, g: Circadians, choice: Do) -> None:
        player = g.seats[self.seat]
        if choice.verb == "income" and choice.what in WHOLE:
            left = [source for source in SOURCES if source not in player.income.done]
            if choice.what == "last":
                left.sort(key=lambda source: source == "regions")
            g.then(*(Source(self.seat, source, choice.wanted if source == "base" else "") for source in left))
            return
        g.then(TakeIncome(seat=self.seat))
        if choice.verb == "count":
            player.income.strongholds = choice.number
        elif choice.verb == "give":
            give_intel(g, self.seat, choice.what)
        elif choice.verb == "play":
            play_card(g, self.seat, choice.what)
        else:
            g.then(Source(self.seat, choice.what))

    def default(self, g: Circadians) -> Choice:
        return [next(iter(self._usual(g))).id]

    def standing(self, g: Circadians) -> Choice | None:
        """Without asking, with the base income that was written down; energy if none was."""
        order = g.seats[self.seat].standing.income
        if order == "ask":
            return None
        found = [*self._usual(g)]
        return [next((each.id for each in found if each.value.wanted == order), found[0].id)]


def give_intel(g: Circadians, seat: int, faction: str) -> None:
    """CIR-18.13, CIR-18.21, CIR-25.9: back to its faction, for one more region this phase."""
    owner = g.faction(faction)
    assert owner is not None
    g.seats[seat].intel.remove(faction)
    g.seats[owner].has_intel = True
    g.seats[owner].income.done.append("intel")
    g.seats[seat].income.delta += 1
    g.tell("circadians-intel-given", seat=who(seat), card=Text(f"circadians-intel-{faction}"))


# -- cards ------------------------------------------------------------------------------------------------


@plays("region_count")
def _region_count(g: Circadians, seat: int, effect: Effect) -> list[Step[Circadians]]:
    """CIR-28.41, CIR-28.42, CIR-28.60, CIR-25.8: Census and Annexation."""
    if effect.choose:
        return [ChooseDelta([*effect.choose], seat=seat)]
    g.seats[seat].income.delta += effect.delta
    return []


class ChooseDelta(Asks[int], tag="ChooseDelta"):
    """CIR-D56: Census, one more or one less."""

    deltas: list[int]

    def ask(self, g: Circadians) -> Decision[int]:
        options = tuple(
            Option(f"{delta:+d}", Text("circadians-delta", {"count": delta}), means=delta) for delta in self.deltas
        )
        return Decision(self.seat, Text("circadians-ask-delta"), Pick(options), "CIR-D56")

    def told(self, g: Circadians, decision: Decision[int]) -> Decision[int]:
        count = region_count(g, self.seat)
        return decision.explain(lambda option: bracket_text(count + option.value))

    def answer(self, g: Circadians, choice: int) -> None:
        g.seats[self.seat].income.delta += choice

    def default(self, g: Circadians) -> Choice:
        return [f"{self.deltas[-1]:+d}"]
