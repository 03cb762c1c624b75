"""CIR-12, the retreat: CIR-12.35, CIR-12.37, CIR-12.38, CIR-12.57, CIR-12.59."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.rules.board import neighbours, put, reach, stack_fits, subsets, take
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import place_text, why_not
from games.circadians.rules.moving import PresenceEnds
from games.circadians.rules.options import region_option
from games.circadians.rules.rewards import Gain
from games.circadians.rules.sending import route_barred
from games.circadians.rules.stats import battle_effects, holds
from games.circadians.state import HOME, Circadians, region_name, where, who
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable
from games.engine.text import Item


class BeginRetreat(Step[Circadians], tag="BeginRetreat"):
    """CIR-12.35: after the wounds; effects of retreating come with it. Buildings stay for step 3 (CIR-12.39)."""

    def run(self, g: Circadians) -> None:
        battle = g.current_battle
        seat = battle.retreating
        if seat is None:
            return
        me, other = battle.side(seat), battle.other(seat)
        gains = [
            Gain(seat, effect.gain)
            for effect in battle_effects(g, seat, "battle:retreat")
            if effect.op == "gain" and holds(g, effect, me, other)
        ]
        g.then(RetreatCompany(seat=seat), *gains)


def companions(g: Circadians, seat: int) -> dict[str, str]:
    """CIR-12.59, CIR-26.51: own leaders that may go with the fighters, and how far that reaches."""
    battle = g.current_battle
    present = g.units(seat, battle.region).leaders
    side = battle.side(seat)
    found: dict[str, str] = {}
    if side.card and not side.cancelled:
        for effect in c.CARDS[side.card].battle:
            if effect.op == "retreat_with_fighters":
                found.update(dict.fromkeys(present, effect.reach))
    for leader in present:
        for effect in g.side_of(seat, leader).effects:
            if effect.op == "retreat_with_fighters":
                found[leader] = effect.reach
    return found


def refuges(g: Circadians, seat: int, company: tuple[str, ...]) -> list[str]:
    """CIR-12.35, CIR-12.36, CIR-12.41, CIR-12.57: adjacent regions with own presence; any if Zoey goes
    with them (CIR-26.51, CIR-26.53)."""
    battle = g.current_battle
    far = any(companions(g, seat)[leader] == "any_own_presence" for leader in company)
    names = (
        [name for name, region in g.regions.items() if region.owner is None and name != battle.region]
        if far
        else reach(g, seat, battle.region)
    )
    return [
        name
        for name in names
        if seat in g.present(name) and (not company or stack_fits(g, seat, [*g.units(seat, name).leaders, *company]))
    ]


class RetreatCompany(Asks[tuple[str, ...]], tag="RetreatCompany"):
    """CIR-D37: which leaders go with the fighters; the others go home and are not defeated (CIR-12.38)."""

    def ask(self, g: Circadians) -> Decision[tuple[str, ...]]:
        options = tuple(self._option(company) for company in self._companies(g))
        return Decision(self.seat, Text("circadians-ask-companions"), Pick(options), "CIR-D37")

    def told(self, g: Circadians, decision: Decision[tuple[str, ...]]) -> Decision[tuple[str, ...]]:
        def about(option: Option[tuple[str, ...]]) -> Text:
            if not option.value:
                return Text("circadians-hint-leaders-home")
            places: list[Item] = [region_name(name) for name in refuges(g, self.seat, option.value)]
            return Text("circadians-hint-companions", {"places": places})

        able = companions(g, self.seat)
        unable = [leader for leader in g.units(self.seat, g.current_battle.region).leaders if leader not in able]
        missing = [
            Unavailable(name, Text(f"circadians-leader-{name}"), Text("circadians-why-companion")) for name in unable
        ]
        return decision.explain(about, unavailable=missing)

    def _companies(self, g: Circadians) -> list[tuple[str, ...]]:
        able = [*companions(g, self.seat)]
        return [company for company in subsets(able) if not company or refuges(g, self.seat, company)]

    def _option(self, company: tuple[str, ...]) -> Option[tuple[str, ...]]:
        labels: list[Item] = [Text(f"circadians-leader-{name}") for name in company]
        if not company:
            return Option("leaders-home", Text("circadians-do-leaders-home"), means=())
        return Option("+".join(company), Text("circadians-list", {"parts": labels}), means=company)

    def answer(self, g: Circadians, choice: tuple[str, ...]) -> None:
        battle = g.current_battle
        home = tuple(leader for leader in g.units(self.seat, battle.region).leaders if leader not in choice)
        take(g, self.seat, battle.region, 0, home)
        put(g, self.seat, HOME, 0, home)
        g.then(RetreatTo([*choice], seat=self.seat))

    def default(self, g: Circadians) -> Choice:
        return ["leaders-home"]


class RetreatTo(Asks[str], tag="RetreatTo"):
    """CIR-D36: where all remaining fighters go together; home if there is nowhere else (CIR-12.37)."""

    company: list[str]

    def _places(self, g: Circadians) -> list[str]:
        return refuges(g, self.seat, tuple(self.company)) or [HOME]

    def ask(self, g: Circadians) -> Decision[str] | None:
        battle = g.current_battle
        if not self.company and not g.units(self.seat, battle.region).fighters:
            return None
        options = tuple(region_option(name) for name in self._places(g))
        return Decision(self.seat, Text("circadians-ask-retreat"), Pick(options), "CIR-D36", about=(battle.region,))

    def told(self, g: Circadians, decision: Decision[str]) -> Decision[str]:
        here, places = g.current_battle.region, self._places(g)
        near = reach(g, self.seat, here)
        alone = [name for name in near if name not in places and self.seat not in g.present(name)]
        around = [name for name in neighbours(here) if name not in near]
        missing = [why_not(name, Text("circadians-why-route-presence")) for name in alone]
        missing += [
            why_not(name, Text(f"circadians-why-route-{route_barred(g, self.seat, here, name)}")) for name in around
        ]

        def about(option: Option[str]) -> Says:
            return Says(place_text(g, self.seat, option.value), route=(f"region:{here}",))

        return decision.explain(about, unavailable=missing)

    def answer(self, g: Circadians, choice: str) -> None:
        battle, place = g.current_battle, choice
        fighters, company = g.units(self.seat, battle.region).fighters, tuple(self.company)
        take(g, self.seat, battle.region, fighters, company)
        put(g, self.seat, place, fighters, company)
        g.tell(
            "circadians-retreated",
            seat=who(self.seat),
            place=region_name(place),
            where=where(place),
            route=g.way(self.seat, battle.region, place),
        )
        g.then(PresenceEnds(battle.region))

    def default(self, g: Circadians) -> Choice:
        return [max(self._places(g), key=lambda name: g.units(self.seat, name).count)]
